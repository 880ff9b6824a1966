"""Chance as one integer."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from typing import Any, Final, TypeVar

from landsraad.core.native import i64, mypyc_attr

Item = TypeVar("Item")

_WORDS: Final = 1 << 64
_MASK: Final = _WORDS - 1
_HALF: Final = 1 << 63


LARGEST_SEED: Final = (1 << 256) - 1


def _probe() -> None:
    """Only to see what becomes of a function here."""


NATIVE: Final = not hasattr(_probe, "__code__")
"""Whether this module is compiled: then 64 bits are one word of the processor, with a sign."""
_GAMMA: Final[i64] = -0x30E44323405AC1F5
_FIRST: Final[i64] = -0x2053DC49718D8D23
_SECOND: Final[i64] = -0x3597DB227667770A
"""Of the three numbers the halves (rounded up): one of more than 62 bits would be an object."""
_SHIFTED_30: Final[i64] = (1 << 34) - 1
_SHIFTED_27: Final[i64] = (1 << 37) - 1
_SHIFTED_31: Final[i64] = (1 << 33) - 1
_SHIFTED_2: Final[i64] = (1 << 62) - 1


@mypyc_attr(acyclic=True)
class Rng:
    """The chance of a game: its state holds one; nothing else may produce chance.

    From a number of 64 bits it is SplitMix64: fast, for guesses, bots and tests, but whoever knows
    some of its results can work out the rest. From a larger one, as a table deals with, each result
    is a SHA-256 of the number, which counts on: what has been seen tells nothing of what has not.
    """

    __slots__ = ("_number", "_word")

    def __init__(self, state: int) -> None:
        self._number = state
        """Where it stands; compiled and of 64 bits, it is -1 and `_word` says where."""
        self._word: i64 = 0
        if NATIVE and state <= _MASK:
            self._number = -1
            self._word = i64(state if state < _HALF else state - _WORDS)

    @property
    def state(self) -> int:
        """Where it stands."""
        return _unsigned(self._word) if self._number < 0 else self._number

    def __repr__(self) -> str:
        return f"Rng(state={self.state})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.state,)

    def copy(self) -> Rng:
        """An independent generator that goes on in the same way."""
        new = Rng(0)
        new._number, new._word = self._number, self._word
        return new

    def bits(self) -> int:
        """The next 64 random bits."""
        if self._number < 0:
            return _unsigned(self._next())
        if self._number > _MASK:
            return self._sealed_bits()
        self._number = z = (self._number + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def _next(self) -> i64:
        """The same in a word, which overflows as it should; only where this is compiled."""
        # Not in one sum, which would be worked out beforehand, and be an object.
        self._word += _GAMMA
        self._word += _GAMMA - 1
        z: i64 = self._word
        z ^= (z >> 30) & _SHIFTED_30
        z = z * _FIRST + z * _FIRST - z
        z ^= (z >> 27) & _SHIFTED_27
        z = z * _SECOND + z * _SECOND - z
        return z ^ ((z >> 31) & _SHIFTED_31)

    def _sealed_bits(self) -> int:
        whole = hashlib.sha256(b"landsraad chance %d" % self._number).digest()
        self._number += 1
        return int.from_bytes(whole[:8], "big")

    def below(self, n: int) -> int:
        """A uniform integer in [0, n), without modulo bias."""
        if self._number < 0 and n < _SMALL:
            return int(self._below(n))
        value = self.bits()
        # The first test, which nearly always fails, spares the division of the second.
        while value > _MASK - n and value > _MASK - _WORDS % n:
            value = self.bits()
        return value % n

    def _below(self, n: i64) -> i64:
        """The same in a word, for small numbers: the topmost ones are negative."""
        value: i64 = self._next()
        while value < 0 and value >= -n and value >= -_over(n):
            value = self._next()
        if value >= 0:
            return value % n
        # The sign is a bit like the others: a quarter fits.
        quarter: i64 = (value >> 2) & _SHIFTED_2
        return (quarter % n * 4 + (value & 3)) % n

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Put the items into a uniformly random order."""
        if self._number < 0:
            for i in range(len(items) - 1, 0, -1):
                j = int(self._below(i + 1))
                items[i], items[j] = items[j], items[i]
            return
        bits = self.bits
        for i in range(len(items) - 1, 0, -1):
            value, n = bits(), i + 1
            while value > _MASK - n and value > _MASK - _WORDS % n:
                value = bits()
            j = value % n
            items[i], items[j] = items[j], items[i]


_SMALL: Final = 1 << 32


def _over(n: i64) -> i64:
    """How many of the highest words would make some remainders likelier than others."""
    return i64(_WORDS % int(n))


def _unsigned(word: i64) -> int:
    found = int(word)
    return found if found >= 0 else found + _WORDS
