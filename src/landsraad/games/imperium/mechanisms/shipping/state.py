"""A house's place on the shipping track (IMP 22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.state import Part, PlayerState, own_part

KEY: Final = "shipping"


@dataclass(slots=True)
class Shipping(Part):
    """A house's place on the shipping track (IMP 22)."""

    freighter: int = 0

    def copy(self) -> Shipping:
        """An independent copy."""
        new = Shipping.__new__(Shipping)
        new.freighter = self.freighter
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NONE: Final = Shipping()


def shipping_of(player: PlayerState) -> Shipping:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Shipping = own_part(player, KEY, _NONE) if part is None else part
    return own
