"""The memories of a leader, and the side that is face up (IMP 46.4.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.state import Part, PlayerState, own_part

KEY: Final = "memories"


@dataclass(slots=True)
class Memories(Part):
    """The memories of a leader, and the side that is face up."""

    troops: int = 0
    """Troops put aside as memories."""
    awake: bool = False
    """Whether the other side is face up."""

    def copy(self) -> Memories:
        """An independent copy."""
        new = Memories.__new__(Memories)
        new.troops = self.troops
        new.awake = self.awake
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NONE: Final = Memories()


def memories_of(player: PlayerState) -> Memories:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Memories = own_part(player, KEY, _NONE) if part is None else part
    return own
