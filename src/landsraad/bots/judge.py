"""What a position is worth to each seat, as win chances: learnt where a game has weights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import exp
from pathlib import Path
from typing import Any, Protocol

from landsraad.core.decisions import InvalidSetup
from landsraad.core.rules import GameInfo, Rules

Chances = tuple[float, ...]
Looks = Callable[[list[Any]], list[list[float]]]
MOST = 30.0
"""Nothing is surer than this exponent."""


class Judge(Protocol):
    """Tells the win chances of all seats from what one seat may know."""

    def values(self, states: list[Any]) -> list[Chances]:
        """For each position the win chance of each seat."""


def final(rules: Rules, state: Any, seats: int) -> Chances:
    """The outcome of a finished game: winners share it."""
    winners = rules.winners(state)
    return tuple((seat in winners) / (len(winners) or 1) for seat in range(seats))


class LearntJudge:
    """Goes by the network of the game, which sees the features of the judging seat only.

    ``chances`` gives them for some positions, of oneself first and then in turn order.
    """

    def __init__(self, info: GameInfo, seat: int, seats: int, chances: Looks) -> None:
        self.rules = info.rules
        self.seats = seats
        self.turn = seats - seat
        self.chances = chances

    def values(self, states: list[Any]) -> list[Chances]:
        """One pass for all positions."""
        turn = self.turn
        return [
            (*chances[turn:], *chances[:turn])
            if state.pending is not None
            else final(self.rules, state, self.seats)
            for state, chances in zip(states, self.chances(states), strict=True)
        ]


class PlainJudge:
    """Squashes the plain evaluations of a game that has no weights.

    A game may tell their unit. Else the first positions asked for are the options of the decision
    that is being thought about: each seat is judged by how it fares against their average, in
    units of their range. Where they do not differ, seats are compared with each other.
    """

    def __init__(self, info: GameInfo, seat: int, seats: int) -> None:
        self.rules = info.rules
        self.seat = seat
        self.seats = seats
        self._unit = info.calibration.unit
        self._sides = info.calibration.sides
        self._zero: list[float] = [0.0] * seats

    def values(self, states: list[Any]) -> list[Chances]:
        """Shares of the seats by their evaluations; of a lone seat against the average."""
        rules, seats = self.rules, range(self.seats)
        worths = [[rules.evaluate(state, seat) for seat in seats] for state in states]
        if not self._unit:
            self._set_unit(worths)
        return [
            self._shares(state, worth)
            if state.pending is not None
            else final(rules, state, self.seats)
            for state, worth in zip(states, worths, strict=True)
        ]

    def _set_unit(self, worths: list[list[float]]) -> None:
        own = [worth[self.seat] for worth in worths]
        averages = [sum(column) / len(worths) for column in zip(*worths, strict=True)]
        self._unit = max(own) - min(own)
        if self._unit:
            self._zero = averages
        else:
            self._unit = (max(averages) - min(averages)) or 1.0

    def _shares(self, state: Any, worths: list[float]) -> Chances:
        gains = [
            (worth - zero) / self._unit for worth, zero in zip(worths, self._zero, strict=True)
        ]
        if self.seats == 1:
            gains.append(0.0)
        best = max(gains)
        raised = [exp(gain - best) for gain in gains]
        if self._sides is not None:
            raised = _by_side(raised, self._sides(state))
        total = sum(raised)
        return tuple(share / total for share in raised[: self.seats])


def _by_side(raised: list[float], sides: Sequence[int]) -> list[float]:
    """What allies have is that of their side, shared among them: as one they win."""
    members = Counter(sides[: len(raised)])
    together: dict[int, float] = {}
    for share, side in zip(raised, sides, strict=False):
        together[side] = together.get(side, 0.0) + share / members[side] ** 2
    return [together[side] for side, _ in zip(sides, raised, strict=False)]


class DuelJudge:
    """Reads chances off one plain evaluation, where that of the other seat is its opposite."""

    def __init__(self, info: GameInfo, seat: int) -> None:
        self.rules = info.rules
        self.seat = seat
        self.steepness = 2 / info.calibration.unit

    def values(self, states: list[Any]) -> list[Chances]:
        """The chance of the judging seat, and what it leaves to the other."""
        return [
            self._chances(state) if state.pending is not None else final(self.rules, state, 2)
            for state in states
        ]

    def _chances(self, state: Any) -> Chances:
        own = self.rules.evaluate(state, self.seat)
        chance = 1 / (1 + exp(max(-MOST, min(MOST, -self.steepness * own))))
        return (chance, 1 - chance) if self.seat == 0 else (1 - chance, chance)


class LoneJudge:
    """Goes by what a game says of the race of a lone seat against its automata."""

    def __init__(self, info: GameInfo, chance: Callable[[Any], float]) -> None:
        self.rules = info.rules
        self.chance = chance

    def values(self, states: list[Any]) -> list[Chances]:
        """The chance of the only seat."""
        return [
            (self.chance(state),) if state.pending is not None else final(self.rules, state, 1)
            for state in states
        ]


def check_weights(path: Path) -> None:
    """Raise InvalidSetup if a file holds no weights."""
    from landsraad.bots.network import Network

    Network.load(path)


def judge_for(
    info: GameInfo, seat: int, seats: int, state: Any = None, weights: Path | None = None
) -> Judge:
    """The best judge that a game has; for a position without features, one that needs none.

    ``weights``: of a file, instead of those that the game is shipped with.
    """
    if weights is not None or info.calibration.weights is not None:
        # Here, so that whoever plays without it does not wait for numpy.
        from landsraad.bots.network import looks, places

        if seats <= places(info, weights) and _has_features(info.rules, state, seat):
            return LearntJudge(info, seat, seats, looks(info, seat, seats, weights))
    told = info.calibration
    if told.unit and told.opposed and seats == 2 and not _allied(info.rules, state):
        return DuelJudge(info, seat)
    return PlainJudge(info, seat, seats)


def _allied(rules: Rules, state: Any) -> bool:
    """Whether the two seats stand or fall together, against an automaton."""
    if state is None:
        return False
    return bool(rules.evaluate(state, 0) == rules.evaluate(state, 1) != 0)


def _has_features(rules: Rules, state: Any, seat: int) -> bool:
    """Whether a game gives features of this position: not, say, of components from outside."""
    if state is None:
        return True
    try:
        rules.features(state, seat)
    except InvalidSetup:
        return False
    return True
