"""What scavenge cards do, as values: one word each, written the same way in a content file.

An effect drives the rule, says whether the card is kept, and is described in `text`.
"""

from __future__ import annotations

from dataclasses import dataclass


class Effect:
    """What a scavenge card does."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Item(Effect):
    """Place an item token in one of one's own territories."""

    token: int


@dataclass(frozen=True, slots=True)
class Find(Effect):
    """Place a resource of any type in one of one's own territories, at once."""


@dataclass(frozen=True, slots=True)
class Worm(Effect):
    """Call a maker or promote one."""


@dataclass(frozen=True, slots=True)
class ShiftBarrier(Effect):
    """Move a rock barrier to another border."""


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """Look at the top cards, resolve one and shuffle the others back."""

    cards: int


@dataclass(frozen=True, slots=True)
class Stored(Effect):
    """Kept: place a resource in a territory of one's own, in development or before shipping."""

    resource: int


@dataclass(frozen=True, slots=True)
class Farther(Effect):
    """Kept: the starting token of a movement has a greater MOVE."""

    borders: int


@dataclass(frozen=True, slots=True)
class RollAgain(Effect):
    """Kept: the Arrakis die is rolled once more."""


@dataclass(frozen=True, slots=True)
class Votes(Effect):
    """Tribe ability: one's vote counts this many times when the die calls for a vote."""

    votes: int


@dataclass(frozen=True, slots=True)
class Matching(Effect):
    """Tribe ability: one's thumper matches whichever moon the die shows."""


@dataclass(frozen=True, slots=True)
class Exchange(Effect):
    """Tribe ability: another rate at which rival water debts become resources."""

    debts: int
    resources: int


@dataclass(frozen=True, slots=True)
class Walk(Effect):
    """Tribe ability: in shipments a starting token of MOVE 1 has this MOVE."""

    move: int


AnyEffect = (
    Item | Find | Worm | ShiftBarrier | Look | Stored | Farther | RollAgain | Votes | Matching
    | Exchange | Walk
)  # fmt: skip

KEPT = (Stored, Farther, RollAgain)
ABILITIES = (Votes, Matching, Exchange, Walk)
