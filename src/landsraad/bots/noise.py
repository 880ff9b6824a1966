"""Misjudgement by chance."""

from __future__ import annotations

from math import log

from landsraad.core.chance import Rng


def gumbel(rng: Rng) -> float:
    """A Gumbel variable: added to values, the largest of them is drawn as by a softmax."""
    return -log(-log((rng.bits() + 1) / (2**64 + 1)))
