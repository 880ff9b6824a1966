"""What seats are paid: for winning, or for points as they are scored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.rules import GameInfo

KINDS = ("win", "score")


def win(seats: int, winners: Sequence[int]) -> list[float]:
    """At the end: the winners share 1 and the losers -1; alone, 1 for a win and -1 for a loss.

    >>> win(4, (2,))[1:3], win(2, (0, 1)), win(1, ())
    ([-0.3333333333333333, 1.0], [0.0, 0.0], [-1.0])
    """
    losers = seats - len(winners)
    if seats > 1 and not (winners and losers):
        return [0.0] * seats
    return [1 / len(winners) if seat in winners else -1 / losers for seat in range(seats)]


def lead(scores: Sequence[int]) -> list[float]:
    """By how much each seat is ahead of the mean of the others.

    >>> lead((9, 6, 3))
    [4.5, 0.0, -4.5]
    """
    total, others = sum(scores), max(len(scores) - 1, 1)
    return [score - (total - score) / others for score in scores]


class Rewards:
    """The rewards of one game from choice to choice.

    ``win`` pays at the end only; ``score`` pays each change of a seat's `lead` as it happens.
    """

    def __init__(self, kind: str, info: GameInfo, state: Any) -> None:
        if kind not in KINDS:
            raise InvalidSetup(f"reward is {' or '.join(KINDS)}, not {shown(kind)}")
        self._kind, self._info = kind, info
        self._scores = info.rules.scores(state)

    def after(self, state: Any) -> list[float]:
        """What the last choice has brought each seat."""
        seats, rules = len(self._scores), self._info.rules
        if self._kind == "win":
            over = state.pending is None
            return win(seats, rules.winners(state)) if over else [0.0] * seats
        before, self._scores = self._scores, rules.scores(state)
        if before == self._scores:
            return [0.0] * seats
        return [now - then for now, then in zip(lead(self._scores), lead(before), strict=True)]
