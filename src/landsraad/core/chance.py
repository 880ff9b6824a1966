"""Chance as one integer."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final, TypeVar

Item = TypeVar("Item")

_MASK: Final = (1 << 64) - 1


class Rng:
    """SplitMix64. The game state holds one; nothing else may produce chance."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def __repr__(self) -> str:
        return f"Rng(state={self.state})"

    def copy(self) -> Rng:
        """An independent generator that goes on alike."""
        return Rng(self.state)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

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
