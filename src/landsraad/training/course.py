"""A course of training: generations of games and what is learnt from each, with checkpoints."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from landsraad import bots
from landsraad.bots.network import BROKEN
from landsraad.core import registry
from landsraad.core.bots import Bot
from landsraad.core.bots import play as play_bots
from landsraad.core.chance import Rng
from landsraad.core.decisions import InvalidSetup
from landsraad.training.learner import BATCH, Learner
from landsraad.training.prior import blend
from landsraad.training.selfplay import Glance, Lesson, Task, play

FORMAT = 1
GENERATION = 50
"""Games that are played with the same weights."""
FIRST_GENERATIONS = 4
"""Generations that go by the game's plain evaluation, before there is anything better."""
WINDOW = 20
"""Generations that are learnt from again and again."""
REUSE = 4
"""How often a position is learnt from, on average, while it is in the window."""
DISCOUNT = 0.96
"""The lambda of the temporal difference, from one position of a seat to its next."""
RATE, SLOWING = 1e-3, 10
"""How fast is learnt at first, and after how many generations half as fast."""
TRIAL_GAMES = 16
TRIAL_EVERY = 10

Play = Callable[[Sequence[Task]], Iterator[Lesson]]


@dataclass(frozen=True, slots=True)
class Plan:
    """What a course is a function of. Values of options are lists to draw from."""

    game: str
    games: int
    seed: int = 1
    options: Mapping[str, Sequence[Any]] = field(default_factory=dict)

    @property
    def generations(self) -> int:
        """How often new weights are made; the last generation is played in full."""
        return -(-self.games // GENERATION)

    def check(self) -> None:
        """Raise InvalidSetup for what cannot be played."""
        if self.games < 1:
            raise InvalidSetup(f"training needs some games, not {self.games}")
        info = registry.info(self.game)
        for key, values in self.options.items():
            for value in values:
                registry.new_match(self.game, info.default_seats, 1, **{key: value})


class Report(NamedTuple):
    """How a generation went; ``wins`` of ``trials`` against the game's greedy bots, if tried."""

    generation: int
    games: int
    loss: float
    wins: int | None = None
    trials: int | None = None


def alone(tasks: Sequence[Task]) -> Iterator[Lesson]:
    """Play the games in this process, one after the other."""
    return map(play, tasks)


class Course:
    """Training as it goes on: `step` until it is done. The same plan gives the same weights."""

    def __init__(self, plan: Plan) -> None:
        plan.check()
        self.plan = plan
        info = registry.info(plan.game)
        self.learner = Learner(
            info.rules.feature_names(), max(self._seats()), self._seed("weights")
        )
        self.lessons: deque[list[Lesson]] = deque(maxlen=WINDOW)
        self.reports: list[Report] = []

    def _seats(self) -> list[int]:
        """The numbers of seats for which the usual options hold."""
        info = registry.info(self.plan.game)
        return [number for number in info.seats if number not in info.by_seats]

    @property
    def generation(self) -> int:
        """How many generations are behind."""
        return len(self.reports)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.reports[-1].games if self.reports else 0

    @property
    def done(self) -> bool:
        """Whether all games were played."""
        return self.generation >= self.plan.generations

    def _seed(self, *parts: object) -> int:
        text = " ".join(map(str, (self.plan.seed, *parts)))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7])

    def tasks(self) -> list[Task]:
        """The games of the next generation."""
        first = self.generation * GENERATION
        layers = self.learner.layers() if self.generation >= FIRST_GENERATIONS else None
        return [self._task(number, layers) for number in range(first, first + GENERATION)]

    def _task(self, number: int, layers: Any) -> Task:
        """Half of the games have the usual number of seats, the others any number alike."""
        rng = Rng(self._seed("game", number))
        info = registry.info(self.plan.game)
        usual = rng.below(2) == 0
        numbers = self._seats()
        seats = info.default_seats if usual else numbers[rng.below(len(numbers))]
        options = {key: values[rng.below(len(values))] for key, values in self.plan.options.items()}
        return Task(self.plan.game, rng.bits(), seats, options, layers, DISCOUNT)

    def rate(self) -> float:
        """How fast the next generation is learnt from: ever more slowly."""
        return RATE / (1 + self.generation / SLOWING)

    def step(self, playing: Play = alone) -> Report:
        """Play a generation and learn from it; broken off, it leaves everything as it was."""
        lessons = list(playing(self.tasks()))
        blend(lessons)
        window = deque([*self.lessons, lessons], WINDOW)
        before = self.learner.to_arrays()
        try:
            report = self._learn(window)
        except BaseException:
            self.learner.read(before)
            raise
        self.lessons = window
        self.reports.append(report)
        return report

    def _learn(self, window: deque[list[Lesson]]) -> Report:
        generation = self.generation
        fresh = sum(len(lesson.rows) for lesson in window[-1])
        loss = self.learner.learn(
            [lesson for lessons in window for lesson in lessons],
            -(-fresh * REUSE // BATCH),
            self.rate(),
            self._seed("batches", generation),
        )
        wins = trials = None
        if (generation + 1) % TRIAL_EVERY == 0 or generation + 1 == self.plan.generations:
            wins, trials = self.trial(), TRIAL_GAMES
        return Report(generation + 1, (generation + 1) * GENERATION, round(loss, 4), wins, trials)

    def trial(self) -> int:
        """How many of some games the network wins one step ahead, against greedy bots."""
        info, network, wins = registry.info(self.plan.game), self.learner.network(), 0
        for number in range(TRIAL_GAMES):
            rng = Rng(self._seed("trial", number // info.default_seats))
            seat = number % info.default_seats
            game = registry.new_match(self.plan.game, info.default_seats, rng.bits() >> 11)
            seated: list[Bot] = [
                Glance(network, number) if place == seat else bots.make("greedy", rng.bits())
                for place in range(info.default_seats)
            ]
            wins += seat in play_bots(game, seated).winners
        return wins

    # --- files

    def curve(self) -> dict[str, Any]:
        """How the course went so far, JSON-ready."""
        plan = asdict(self.plan)
        plan["options"] = {key: list(values) for key, values in self.plan.options.items()}
        rules = registry.info(self.plan.game).version
        return {
            "plan": plan, "rules": rules, "generation_games": GENERATION,
            "generations": [report._asdict() for report in self.reports],
        }  # fmt: skip

    def _identity(self) -> str:
        """What a checkpoint must agree in; a course may be made longer."""
        return repr((self.plan.game, self.plan.seed, sorted(self.plan.options.items())))

    def save(self, path: Path) -> None:
        """Write a checkpoint: all that the rest of the course depends on."""
        kept = self.learner.to_arrays()
        kept["format"], kept["plan"] = np.array(FORMAT), np.array(self._identity())
        missing = -1
        kept["reports"] = np.array(
            [[missing if value is None else value for value in report] for report in self.reports]
        ).reshape(-1, len(Report._fields))
        for place, lessons in enumerate(self.lessons):
            kept[f"seats_{place}"] = np.array([lesson.seats for lesson in lessons])
            kept[f"sizes_{place}"] = np.array([len(lesson.rows) for lesson in lessons])
            for part in ("rows", "chances", "scores"):
                arrays = [getattr(lesson, part) for lesson in lessons]
                kept[f"{part}_{place}"] = np.concatenate([array.ravel() for array in arrays])
        partial = path.with_name(path.name + ".part")
        with partial.open("wb") as file:
            np.savez(file, **kept)
        partial.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint; raises InvalidSetup if it is of another course."""
        try:
            with np.load(path, allow_pickle=False) as kept:
                if int(kept["format"]) != FORMAT or str(kept["plan"]) != self._identity():
                    raise InvalidSetup(f"{path} holds another course of training")
                if tuple(map(str, kept["names"])) != self.learner.names:
                    raise InvalidSetup(f"{path} was made with other features")
                self.learner.read(kept)
                self.reports = [_report(values) for values in kept["reports"].tolist()]
                count = sum(key.startswith("seats_") for key in kept.files)
                self.lessons.extend(_lessons(kept, place) for place in range(count))
        except InvalidSetup:
            raise
        except BROKEN:
            raise InvalidSetup(f"{path} holds no checkpoint of training") from None


def _report(values: list[float]) -> Report:
    generation, games, loss, wins, trials = values
    tried = trials >= 0
    return Report(
        int(generation), int(games), loss, int(wins) if tried else None,
        int(trials) if tried else None,
    )  # fmt: skip


def _lessons(kept: Any, place: int) -> list[Lesson]:
    """Cut the arrays of a generation into its games."""
    lessons, start, chances_start, scores_start = [], 0, 0, 0
    width = len(kept["names"])
    parts = [kept[f"{part}_{place}"] for part in ("rows", "chances", "scores")]
    rows, chances, scores = parts
    for seats, size in zip(
        kept[f"seats_{place}"].tolist(), kept[f"sizes_{place}"].tolist(), strict=True
    ):
        lessons.append(
            Lesson(
                seats,
                rows[start : start + size * width].reshape(size, width),
                chances[chances_start : chances_start + size * (seats + 1)].reshape(
                    size, seats + 1
                ),
                scores[scores_start : scores_start + size * seats].reshape(size, seats),
            )
        )
        start += size * width
        chances_start += size * (seats + 1)
        scores_start += size * seats
    return lessons
