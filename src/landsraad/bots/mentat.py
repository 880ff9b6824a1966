"""The bot that searches a tree of what may happen, judged by what was learnt of the game."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from landsraad.bots.forced import skip_forced
from landsraad.bots.judge import Chances, LoneJudge, check_weights, judge_for
from landsraad.bots.noise import best, gumbel
from landsraad.bots.rollout import UNPLAYED, Outcome, Rollouts
from landsraad.bots.tree import Node, Tree
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, InvalidSetup, Option
from landsraad.core.game import Game
from landsraad.core.observation import Observation
from landsraad.core.rules import GameInfo

ITERATIONS = 500
SAMPLES = 64
"""Games that are dealt for one decision; more iterations go round them again."""
AGAIN = 4
"""At least one part in this many of the budget is spent even where an older tree is continued."""
CANDIDATES = 4
"""Options that are played on to the end of the round, where that is asked for."""
UNTIL_TIME_IS_UP = 1 << 20
"""More games than anybody waits for."""
NOW_AND_THEN = 8
"""Iterations after which it is asked again whether any option can still overtake the first."""
LOOKS = 8
"""Samples of which a position without learnt weights is assessed."""


class Thought(NamedTuple):
    """What the search found of an option."""

    option: Option
    share: float
    """How much of the search went there."""
    chance: float
    """The win chance of the deciding seat."""
    chances: Chances
    """The win chances of all seats."""


class _Memory(NamedTuple):
    """The tree behind the last choice, and the position that was expected after it."""

    tree: Tree
    node: Node
    seat: int
    expected: Game


class MentatBot:
    """Information-set tree search with a budget of iterations, or of seconds.

    With iterations the same seed and the same observations give the same choices. ``noise`` makes
    it misjudge win chances by about so much: weaker levels know no less and see as far.
    ``weights`` is a file of `landsraad train`, instead of what the game is shipped with.
    ``rollouts`` is the number of sampled games in which the best ``candidates`` of the tree are
    played on to the end of the round, to choose among them; it takes half of the seconds. Where
    they are not told, the game says how many are worth their time: with seconds as many as there is
    time for, and none where a number of iterations is told.
    """

    def __init__(
        self,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
        noise: float = 0.0,
        exploration: float = 15.0,
        horizon: int = 1,
        weights: Path | None = None,
        rollouts: int | None = None,
        candidates: int | None = None,
    ) -> None:
        if iterations is not None and iterations < 1:
            raise InvalidSetup(f"mentat needs some iterations, not {iterations}")
        if seconds is not None and not 0 < seconds < float("inf"):
            raise InvalidSetup(f"mentat needs some seconds, not {seconds}")
        if not 0 <= noise < float("inf"):
            raise InvalidSetup(f"noise is 0 or more, not {noise}")
        if (rollouts is not None and rollouts < 0) or (candidates is not None and candidates < 1):
            raise InvalidSetup(f"mentat cannot play {candidates} options on {rollouts} times")
        self.rng = Rng(seed)
        self.iterations = ITERATIONS if iterations is None and seconds is None else iterations
        self.seconds = seconds
        self.noise = noise
        self.exploration = exploration
        self.horizon = horizon
        self.weights = weights
        self.rollouts = 0 if rollouts is None and iterations is not None else rollouts
        self.candidates = candidates
        if weights is not None:
            check_weights(weights)
        self.spent = 0
        """Iterations that went into all decisions so far."""
        self._memory: _Memory | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Copies think from scratch: the tree of the last choice stays behind."""
        return {**vars(self), "_memory": None}

    def choose(self, observation: Observation, decision: Decision) -> Option:
        """The option that the search went to most; a forced one at once."""
        options = observation.sensible(decision)
        if len(options) == 1:
            return options[0]
        tree, node = self._search(observation, decision, options)
        option = self._pick(node, decision.seat, options, self._play_on(observation, tree, options))
        expected = observation.sample(0)
        expected.apply(option)
        skip_forced(expected, decision.seat)
        self._memory = _Memory(tree, node.children[option], decision.seat, expected)
        return option

    def consider(self, observation: Observation, decision: Decision) -> list[Thought]:
        """What the search finds of each option, the best first."""
        seat, options = decision.seat, decision.moves
        if len(options) == 1:
            chances = self.assess(observation)
            return [Thought(options[0], 1.0, chances[seat], chances)]
        tree, node = self._search(observation, decision, options)
        children = [(option, node.children[option]) for option in options]
        total = sum(child.visits for _, child in children) or 1
        thoughts = [
            Thought(option, child.visits / total, child.chances()[seat], child.chances())
            for option, child in children
        ]
        worth = observation.sensible(decision)
        found = self._play_on(observation, tree, worth)
        return sorted(
            thoughts,
            key=lambda thought: (
                thought.option in worth, found.get(thought.option, UNPLAYED),
                thought.share, thought.chance,
            ),
            reverse=True,
        )  # fmt: skip

    def assess(self, observation: Observation) -> Chances:
        """The win chances of all seats in the present position, as the observing seat sees it."""
        samples = [observation.sample(number) for number in range(LOOKS)]
        seats = samples[0].seats
        judge = judge_for(samples[0].info, observation.seat, seats, samples[0].state, self.weights)
        found = judge.values([sample.state for sample in samples])
        return tuple(sum(chances[seat] for chances in found) / LOOKS for seat in range(seats))

    def _search(
        self, observation: Observation, decision: Decision, options: tuple[Option, ...]
    ) -> tuple[Tree, Node]:
        """Spend the budget on some options; returns the tree and the node of the decision."""
        tree = self._tree(observation, decision)
        tree.first = options
        samples: list[Any] = []
        root, begun = tree.root, tree.root.visits
        least = 1 if self.iterations is None else max(1, self.iterations // AGAIN)
        deadline, done = None, 0
        if self.seconds is not None:
            sample = observation.sample(0)
            _, worlds = self._far_sight(sample.info, sample.seats)
            deadline = monotonic() + (self.seconds / 2 if worlds else self.seconds)
        while True:
            if done < SAMPLES:
                samples.append(observation.sample(self.rng.bits()).state)
            tree.visit(samples[done % SAMPLES].copy())
            done += 1
            if deadline is not None and monotonic() >= deadline:
                break
            if self.iterations is not None and done >= least:
                left = min(self.iterations - done, self.iterations - begun - done)
                if left <= 0 or (done % NOW_AND_THEN == 0 and _settled(root, options, left)):
                    break
        self.spent += done
        return tree, root

    def _far_sight(self, info: GameInfo, seats: int) -> tuple[int, int]:
        """How many options are played on to the end of the round, in how many games each."""
        told = info.calibration
        candidates, worlds = CANDIDATES, told.rollouts
        if seats == 1 and told.alone is not None:
            candidates, worlds = told.alone.candidates, told.alone.rollouts
        if self.rollouts is not None:
            worlds = self.rollouts
        elif self.seconds is not None and worlds:
            worlds = UNTIL_TIME_IS_UP
        return candidates if self.candidates is None else self.candidates, worlds

    def _play_on(
        self, observation: Observation, tree: Tree, options: tuple[Option, ...]
    ) -> dict[Option, Outcome]:
        """What the best options lead to by the end of the round, if that is asked for."""
        info, judge = observation.sample(0).info, tree.judge
        candidates, worlds = self._far_sight(info, tree.seats)
        if not worlds or len(options) == 1:
            return {}
        if tree.seats == 1 and info.calibration.alone is not None and self.weights is None:
            judge = LoneJudge(info, info.calibration.alone.chance)
        begun, limit = monotonic(), self.seconds and self.seconds / 2
        return Rollouts(info, judge, tree.seats, tree.root, observation.seat).best(
            options,
            candidates,
            worlds,
            deal=lambda: observation.sample(self.rng.bits()).state,
            spent=lambda: (monotonic() - begun) / limit if limit else 0.0,
        )

    def _tree(self, observation: Observation, decision: Decision) -> Tree:
        """The tree of the last choice if the game went on as expected, else a new one."""
        memory, self._memory = self._memory, None
        if memory is not None and memory.seat == observation.seat:
            known, expected = memory.node.children, memory.expected
            if all(option in known for option in decision.moves) and (
                expected.view(memory.seat) == observation.view
            ):
                memory.tree.root = memory.node
                return memory.tree
        sample = observation.sample(0)
        seats = sample.seats
        judge = judge_for(sample.info, observation.seat, seats, sample.state, self.weights)
        return Tree(sample.info.rules, judge, seats, self.exploration, self.horizon)

    def _pick(
        self, node: Node, seat: int, options: tuple[Option, ...], played: dict[Option, Outcome]
    ) -> Option:
        options = tuple(played) or options
        children = [node.children[option] for option in options]
        if self.noise:
            chances = [outcome.chance for outcome in played.values()] or [
                child.chances()[seat] for child in children
            ]
            guesses = [chance + self.noise * gumbel(self.rng) for chance in chances]
            return options[best(guesses, self.rng)]
        if played:
            return options[best(list(played.values()), self.rng)]
        merits = [(child.visits, child.chances()[seat]) for child in children]
        return options[best(merits, self.rng)]


def _settled(root: Node, options: tuple[Option, ...], left: int) -> bool:
    """Whether the option ahead cannot be overtaken any more."""
    visits = sorted(root.children[option].visits for option in options)
    return visits[-1] - visits[-2] > left
