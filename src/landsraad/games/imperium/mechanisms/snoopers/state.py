"""The tokens that a leader has taken from the influence tracks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.state import Part, PlayerState, own_part

KEY: Final = "snoopers"


@dataclass(slots=True)
class Snoopers(Part):
    """The tokens that a leader has taken from the influence tracks."""

    taken: tuple[int, ...] = ()
    """The factions whose tokens were taken, in order."""

    def copy(self) -> Snoopers:
        """An independent copy."""
        new = Snoopers.__new__(Snoopers)
        new.taken = self.taken
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NONE: Final = Snoopers()


def snoopers_of(player: PlayerState) -> Snoopers:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Snoopers = own_part(player, KEY, _NONE) if part is None else part
    return own
