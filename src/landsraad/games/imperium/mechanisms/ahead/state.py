"""The card that a leader sets aside for the second turn of a round (IMP 25.1.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.state import NOBODY, Part, PlayerState, own_part

KEY: Final = "ahead"


@dataclass(slots=True)
class Ahead(Part):
    """The card that a leader sets aside for the second turn of a round (IMP 25.1.2)."""

    card: int = NOBODY
    """The card set aside face down for the second turn."""
    back: int = NOBODY
    """That card on the turn on which it came back into the hand."""
    turns: int = 0
    """Turns begun this round; counted only while a card lies ahead."""

    def copy(self) -> Ahead:
        """An independent copy."""
        new = Ahead.__new__(Ahead)
        new.card = self.card
        new.back = self.back
        new.turns = self.turns
        return new

    def __repr__(self) -> str:
        return canonical(self)

    def cards(self) -> tuple[int, ...]:
        """The card set aside is still its owner's."""
        return (self.card,) if self.card != NOBODY else ()

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""
        self.back = NOBODY


_NONE: Final = Ahead()


def ahead_of(player: PlayerState) -> Ahead:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Ahead = own_part(player, KEY, _NONE) if part is None else part
    return own
