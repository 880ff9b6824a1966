"""Whether the price of choice of this turn's space was paid (IMP 38.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.state import Part, PlayerState, own_part

KEY: Final = "court"


@dataclass(slots=True)
class Court(Part):
    """Whether the price of choice of this turn's space was paid."""

    paid: bool = False

    def copy(self) -> Court:
        """An independent copy."""
        new = Court.__new__(Court)
        new.paid = self.paid
        return new

    def __repr__(self) -> str:
        return canonical(self)

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""
        self.paid = False


_NONE: Final = Court()


def court_of(player: PlayerState) -> Court:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Court = own_part(player, KEY, _NONE) if part is None else part
    return own
