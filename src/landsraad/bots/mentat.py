"""The bot that searches a tree of what may happen, judged by what was learnt of the game."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from landsraad.bots.forced import skip_forced
from landsraad.bots.judge import Chances, check_weights, judge_for
from landsraad.bots.noise import best, gumbel
from landsraad.bots.rollout import Rollouts
from landsraad.bots.tree import Node, Tree
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, InvalidSetup, Option
from landsraad.core.game import Game
from landsraad.core.observation import Observation

ITERATIONS = 500
SAMPLES = 64
"""Games that are dealt for one decision; more iterations go round them again."""
AGAIN = 4
"""At least one part in this many of the budget is spent even where an older tree is continued."""
CANDIDATES = 4
"""Options that are played on to the end of the round, where that is asked for."""
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
    neither they nor a budget is told, the game says how many are worth their time.
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
        candidates: int = CANDIDATES,
    ) -> None:
        if iterations is not None and iterations < 1:
            raise InvalidSetup(f"mentat needs some iterations, not {iterations}")
        if seconds is not None and not 0 < seconds < float("inf"):
            raise InvalidSetup(f"mentat needs some seconds, not {seconds}")
        if not 0 <= noise < float("inf"):
            raise InvalidSetup(f"noise is 0 or more, not {noise}")
        if (rollouts is not None and rollouts < 0) or candidates < 1:
            raise InvalidSetup(f"mentat cannot play {candidates} options on {rollouts} times")
        self.rng = Rng(seed)
        self.iterations = ITERATIONS if iterations is None and seconds is None else iterations
        self.seconds = seconds
        self.noise = noise
        self.exploration = exploration
        self.horizon = horizon
        self.weights = weights
        usual = iterations is None and seconds is None
        self.rollouts = 0 if rollouts is None and not usual else rollouts
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
                thought.option not in worth, -found.get(thought.option, 0.0),
                -thought.share, -thought.chance,
            ),
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
        deadline = self._deadline()
        done = 0
        while True:
            if done < SAMPLES:
                samples.append(observation.sample(self.rng.bits()).state)
            tree.visit(samples[done % SAMPLES].copy())
            done += 1
            if deadline is not None and monotonic() >= deadline:
                break
            if self.iterations is not None and done >= least:
                left = min(self.iterations - done, self.iterations - begun - done)
                if left <= 0 or _settled(root, options, left):
                    break
        self.spent += done
        return tree, root

    def _deadline(self) -> float | None:
        """When the search ends, or what comes after it: both get as much of the seconds."""
        if self.seconds is None:
            return None
        return monotonic() + (self.seconds / 2 if self.rollouts else self.seconds)

    def _play_on(
        self, observation: Observation, tree: Tree, options: tuple[Option, ...]
    ) -> dict[Option, float]:
        """What the best options lead to by the end of the round, if that is asked for."""
        if self.rollouts == 0 or len(options) == 1:
            return {}
        info, seat, deadline = observation.sample(0).info, observation.seat, self._deadline()
        worlds = info.calibration.rollouts if self.rollouts is None else self.rollouts
        if not worlds:
            return {}
        return Rollouts(info, tree.judge, tree.seats, tree.root, seat).best(
            options,
            self.candidates,
            worlds,
            deal=lambda: observation.sample(self.rng.bits()).state,
            late=lambda: deadline is not None and monotonic() >= deadline,
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
        self, node: Node, seat: int, options: tuple[Option, ...], played: dict[Option, float]
    ) -> Option:
        options = tuple(played) or options
        children = [node.children[option] for option in options]
        if self.noise:
            chances = played.values() or [child.chances()[seat] for child in children]
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
