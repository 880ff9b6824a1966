"""The token on a leader's training track (IMP 46.4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.state import Part, PlayerState, own_part

KEY: Final = "training"


@dataclass(slots=True)
class Training(Part):
    """The token on a leader's training track."""

    place: int = 0
    """The number of the space that the token is on."""

    def copy(self) -> Training:
        """An independent copy."""
        new = Training.__new__(Training)
        new.place = self.place
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NONE: Final = Training()


def training_of(player: PlayerState) -> Training:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Training = own_part(player, KEY, _NONE) if part is None else part
    return own
