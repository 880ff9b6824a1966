"""The dreadnoughts of a house (IMP 21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.state import Part, PlayerState, State, own_part
from landsraad.games.imperium.language.abilities import STRENGTH, changed
from landsraad.games.imperium.mechanisms.dreadnoughts.words import DREADNOUGHT, SHIP_STRENGTH

KEY: Final = "dreadnoughts"
DREADNOUGHTS: Final = 2
"""Dreadnoughts of each house."""
_STRENGTHS: Final = (
    *(SHIP_STRENGTH + changed(STRENGTH, leader.abilities, DREADNOUGHT) for leader in LEADERS),
    SHIP_STRENGTH,
)
"""Of a dreadnought by leader; the last is House Hagal's, which has none."""


class Flag:
    """A dreadnought that controls a space, and the round in whose combat it came there."""

    __slots__ = ("round", "seat", "space")

    def __init__(self, space: int, seat: int, round: int) -> None:
        self.space = space
        self.seat = seat
        self.round = round

    def __repr__(self) -> str:
        return f"Flag(space={self.space}, seat={self.seat}, round={self.round})"


@dataclass(slots=True)
class Dreadnoughts(Part):
    """The dreadnoughts of a house (IMP 21)."""

    garrison: int = 0
    conflict: int = 0
    supply: int = 0
    commissioned: int = 0
    """On this turn."""
    deployed: int = 0
    """On this turn."""
    by_right: int = 0
    """Of those, the ones deployed by right of a combat space or icon."""

    def copy(self) -> Dreadnoughts:
        """An independent copy."""
        new = Dreadnoughts.__new__(Dreadnoughts)
        new.garrison = self.garrison
        new.conflict = self.conflict
        new.supply = self.supply
        new.commissioned = self.commissioned
        new.deployed = self.deployed
        new.by_right = self.by_right
        return new

    def __repr__(self) -> str:
        return canonical(self)

    def followed(self) -> int:
        """Those that came from the garrison, and not from the yard."""
        return max(0, self.by_right - self.commissioned)

    def kinds(self) -> list[str]:
        """Dreadnoughts, if any fight."""
        return ["dreadnought"] if self.conflict else []

    def garrisoned(self) -> int:
        """Those at home."""
        return self.garrison

    def sent(self) -> int:
        """Those deployed on this turn."""
        return self.deployed

    def units(self) -> int:
        """Those in the conflict."""
        return self.conflict

    def lingers(self) -> bool:
        """One in the garrison may still be deployed."""
        return self.garrison > 0

    def strength(self, player: PlayerState) -> int:
        """A rival has the signet ability of its leader only (IMP 18.1.2)."""
        each = SHIP_STRENGTH if player.rival else _STRENGTHS[player.leader]
        return each * self.conflict

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""
        self.commissioned = self.deployed = self.by_right = 0


_NONE: Final = Dreadnoughts()


def dreadnoughts_of(player: PlayerState) -> Dreadnoughts:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Dreadnoughts = own_part(player, KEY, _NONE) if part is None else part
    return own


@dataclass(slots=True)
class DreadnoughtsTable(Part):
    """The dreadnoughts that control spaces."""

    flags: tuple[Flag, ...] = ()

    def copy(self) -> DreadnoughtsTable:
        """An independent copy."""
        new = DreadnoughtsTable.__new__(DreadnoughtsTable)
        new.flags = self.flags
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NO_TABLE: Final = DreadnoughtsTable()


def dreadnoughts_on(state: State) -> DreadnoughtsTable:
    """The part of the table; where the mechanism is not in play, one without anything in it."""
    part: Any = state.own.get(KEY)
    own: DreadnoughtsTable = own_part(state, KEY, _NO_TABLE) if part is None else part
    return own
