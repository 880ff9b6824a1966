"""Chance in what a bot does: misjudgement, and the choice among equals."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from landsraad.core.chance import Rng


def gumbel(rng: Rng) -> float:
    """A Gumbel variable: added to values, the largest of them is drawn as by a softmax."""
    return -log(-log((rng.bits() + 1) / (2**64 + 1)))


def best(merits: Sequence[float] | Sequence[tuple[float, ...]], rng: Rng) -> int:
    """The place of the greatest merit; any of those that have it."""
    most = max(merits)
    equals = [place for place, merit in enumerate(merits) if merit == most]
    return equals[0] if len(equals) == 1 else equals[rng.below(len(equals))]
