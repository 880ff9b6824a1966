"""Going through a game: who stood how after each turn, and what each choice was worth.

Every number comes from an observation of the seat it is about, at that moment of the game: what
was hidden then stays hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from landsraad.analysis.findings import Analysis, Judgement, Turn, Weighed, costliest
from landsraad.bots.judge import final
from landsraad.core.decisions import Decision, Option
from landsraad.core.events import Event
from landsraad.core.game import Game
from landsraad.core.observation import Observation

CAREFUL = 8
"""How many times longer the costliest choices are thought over."""
DECISIONS = 5
"""How many costly choices are told."""
AGAIN = 2
"""How many may be thought over for each of them, until it is clear which they are."""

Progress = Callable[[int, int], None]


class Thought(Protocol):
    """What a mind makes of one option."""

    @property
    def option(self) -> Option:
        """The option."""

    @property
    def share(self) -> float:
        """How much of the thinking went into it."""

    @property
    def chance(self) -> float:
        """Of the deciding seat to win after it."""


class Mind(Protocol):
    """Somebody who can judge."""

    def consider(self, observation: Observation, decision: Decision) -> Sequence[Thought]:
        """Every option of a decision, the one to choose first."""

    def weigh(self, observation: Observation, options: Sequence[Option]) -> Sequence[float]:
        """The chance of the observing seat after each of some options, compared with care."""

    def assess(self, observation: Observation) -> Sequence[float]:
        """The chance of each seat to win."""


class Effort(Protocol):
    """How much thought each choice is given; its words are part of the analysis."""

    def mind(self, seed: int, times: int = 1) -> Mind:
        """A fresh mind that may spend this many times the usual effort on a choice."""


def _nothing(done: int, total: int) -> None:
    """Show no progress."""


def analyse(
    game: Game,
    effort: Effort,
    seat: int | None = None,
    names: Sequence[str] = (),
    decisions: int = DECISIONS,
    progress: Progress = _nothing,
) -> Analysis:
    """Judge a game that was played, for all seats or from the eyes of one.

    Every number comes from an observation of the seat it is about. The costliest choices, about so
    many ``decisions``, are thought over a second time. Raises ValueError for a seat that there is
    not, and for a game that still runs unless it is for one seat: the others have secrets yet.
    """
    if seat is None and not game.over:
        raise ValueError("a game that is not over can be analysed for one seat only")
    if seat is not None and seat not in range(game.seats):
        raise ValueError(f"there is no seat {seat}; seats are 0 to {game.seats - 1}")
    plain = [f"Seat {number + 1}" for number in range(game.seats)]
    study = Study(game, effort, seat, (*names, *plain[len(names) :]), decisions, progress)
    study.go_through()
    study.think_again()
    return study.findings()


@dataclass(slots=True)
class _Draft:
    """A turn as far as it has been gone through; choices count from 1."""

    seat: int
    round: int | None
    first: int
    last: int
    before: tuple[float, ...]
    after: tuple[float, ...] = ()
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Question:
    """A choice to judge: what its seat knew, was asked and answered."""

    choice: int
    round: int | None
    observation: Observation
    decision: Decision
    played: str


class Study:
    """The work of one analysis."""

    def __init__(
        self,
        game: Game,
        effort: Effort,
        seat: int | None,
        names: tuple[str, ...],
        decisions: int,
        progress: Progress,
    ) -> None:
        self.game, self.effort, self.seat, self.names = game, effort, seat, names
        self.decisions, self.progress = decisions, progress
        self._total = len(game.actions) + CAREFUL * AGAIN * decisions
        self._drafts: list[_Draft] = []
        self._questions: dict[int, Question] = {}
        self._judgements: dict[int, Judgement] = {}

    def go_through(self) -> None:
        """Play the choices again, looking at each of them and at the end of each turn."""
        past = self.game.at(0)
        for choice, action in enumerate(self.game.actions, 1):
            decision = past.decision
            assert decision is not None
            draft = self._draft(past, decision, choice)
            taken = decision.find(action)
            played = taken is not None and not taken.leaves and len(decision.moves) > 1
            if self.seat in (None, decision.seat) and played:
                observation = past.observe(decision.seat)
                question = Question(choice, draft.round, observation, decision, action)
                self._questions[choice] = question
                self._judgements[choice] = judge(question, self.effort.mind(choice), careful=False)
            draft.events += past.apply(action)
            draft.last = choice
            self.progress(choice, self._total)
        if self._drafts:
            self._drafts[-1].after = self._chances(past)

    def _draft(self, past: Game, decision: Decision, choice: int) -> _Draft:
        """The turn that a choice belongs to; a new one begins with another seat or round."""
        now = round_of(past.view(None))
        last = self._drafts[-1] if self._drafts else None
        if last is not None and (last.seat, last.round) == (decision.seat, now):
            return last
        chances = self._chances(past)
        if last is not None:
            last.after = chances
        self._drafts.append(_Draft(decision.seat, now, choice, choice, chances))
        return self._drafts[-1]

    def _chances(self, past: Game) -> tuple[float, ...]:
        """The chance of each seat, as far as it knows; as the result says if there is one."""
        if past.over:
            return final(past.info.rules, past.state, past.seats)
        if self.seat is not None:
            return tuple(self.effort.mind(0).assess(past.observe(self.seat)))
        return tuple(
            self.effort.mind(0).assess(past.observe(seat))[seat] for seat in range(past.seats)
        )

    def think_again(self) -> None:
        """Think the costliest choices over, from the start and for longer.

        Many turn out to be less costly than they looked; then the next ones are looked at.
        """
        for done in range(1, AGAIN * self.decisions + 1):
            worst = costliest(self._judgements.values(), self.decisions)
            rough = [judged.choice for judged in worst if not judged.careful]
            if not rough:
                break
            mind = self.effort.mind(-rough[0], CAREFUL)
            self._judgements[rough[0]] = judge(self._questions[rough[0]], mind, careful=True)
            self.progress(len(self.game.actions) + CAREFUL * done, self._total)
        self.progress(self._total, self._total)

    def findings(self) -> Analysis:
        """What has been found so far."""
        info = self.game.info
        told = info.calibration.learnt is not None or bool(info.calibration.unit)
        return Analysis(
            info.name, info.version, info.title, self.game.seats, self.seat, self.names,
            self.game.over, self.game.winners, told, str(self.effort),
            tuple(map(self._turn, self._drafts)), tuple(self._judgements.values()),
        )  # fmt: skip

    def _turn(self, draft: _Draft) -> Turn:
        choices = range(draft.first, draft.last + 1)
        lost = sum(self._judgements[c].lost for c in choices if c in self._judgements)
        viewer = draft.seat if self.seat is None else self.seat
        describe = self.game.info.rules.describe
        lines = [describe(event.seen_by(viewer), self.names) for event in draft.events]
        return Turn(
            draft.seat, draft.round, draft.first, draft.last, draft.before, draft.after, lost,
            tuple(line for line in lines if line),
        )  # fmt: skip


def judge(question: Question, mind: Mind, *, careful: bool) -> Judgement:
    """What a mind makes of a choice, knowing what its seat knew."""
    decision = question.decision
    thoughts = mind.consider(question.observation, decision)
    chances = {thought.option: thought.chance for thought in thoughts}
    best, played = thoughts[0].option, decision.find(question.played)
    assert played is not None
    if best is not played:
        pair = (best, played)
        chances.update(zip(pair, mind.weigh(question.observation, pair), strict=True))
    weighed = {
        thought.option: Weighed(
            thought.option.notation, thought.option.text, thought.share, chances[thought.option]
        )
        for thought in thoughts
    }
    return Judgement(
        question.choice, decision.seat, question.round, decision.prompt, weighed[played],
        weighed[best], tuple(weighed.values()), careful,
    )  # fmt: skip


def round_of(view: Mapping[str, Any]) -> int | None:
    """The round that a view tells, by the custom of our games; None if there are no rounds."""
    table = view.get("table")
    told = table.get("round") if isinstance(table, Mapping) else view.get("round")
    return told if isinstance(told, int) else None
