"""Chance as one integer."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from typing import Any, Final, TypeVar

Item = TypeVar("Item")

_MASK: Final = (1 << 64) - 1


LARGEST_SEED: Final = (1 << 256) - 1


class Rng:
    """The chance of a game: its state holds one; nothing else may produce chance.

    From a number of 64 bits it is SplitMix64: fast, for guesses, bots and tests, but whoever knows
    some of its results can work out the rest. From a larger one, as a table deals with, each result
    is a SHA-256 of the number, which counts on: what has been seen tells nothing of what has not.
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def __repr__(self) -> str:
        return f"Rng(state={self.state})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.state,)

    def copy(self) -> Rng:
        """An independent generator that goes on in the same way."""
        return Rng(self.state)

    def bits(self) -> int:
        """The next 64 random bits."""
        if self.state > _MASK:
            return self._sealed_bits()
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def _sealed_bits(self) -> int:
        whole = hashlib.sha256(b"landsraad chance %d" % self.state).digest()
        self.state += 1
        return int.from_bytes(whole[:8], "big")

    def below(self, n: int) -> int:
        """A uniform integer in [0, n), without modulo bias."""
        value = self.bits()
        # The first test, which nearly always fails, spares the division of the second.
        while value > _MASK - n and value > _MASK - (_MASK + 1) % n:
            value = self.bits()
        return value % n

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Put the items into a uniformly random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
