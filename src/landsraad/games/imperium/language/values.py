"""What cards are made of: effects, counts and conditions are values without behaviour.

One value drives the rule, whether it may be offered, its English, its icons and its worth to a
bot. Each kind stands beside the word that the sets write for it and all that is said of it; what it
does stands in the engine, or in the rules of its mechanism.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effect:
    """Base class of what a component does."""


@dataclass(frozen=True, slots=True)
class Count:
    """A number read from the position. Compare with >= to get a condition."""

    def __ge__(self, minimum: int | Count) -> AtLeast:
        return AtLeast(self, minimum)

    # Written out: a compiled class with one comparison counts as having them all.
    def __eq__(self, other: object) -> bool:
        return self.__class__ is other.__class__ and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class Condition:
    """Base class of what `when` asks for."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """A count has reached a number, or another count."""

    count: Count
    minimum: int | Count
