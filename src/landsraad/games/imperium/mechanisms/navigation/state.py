"""The navigation cards of a leader (IMP 32.2.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.catalogue import TABLES
from landsraad.games.imperium.engine.state import Part, PlayerState, own_part
from landsraad.games.imperium.mechanisms.navigation import words

KEY: Final = "navigation"
NAVIGATIONS: Final[tuple[words.Navigation, ...]] = TABLES["navigation"]


@dataclass(slots=True)
class Navigation(Part):
    """The navigation cards of a leader (IMP 32.2.2)."""

    dealt: tuple[int, ...] = ()
    """Cards drawn in setup and not yet placed."""
    course: tuple[int, ...] = ()
    """Cards face down, the next one first."""
    played: tuple[int, ...] = ()
    each_reveal: int = 0
    """Persuasion on every reveal turn."""

    def copy(self) -> Navigation:
        """An independent copy."""
        new = Navigation.__new__(Navigation)
        new.dealt = self.dealt
        new.course = self.course
        new.played = self.played
        new.each_reveal = self.each_reveal
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NONE: Final = Navigation()


def navigation_of(player: PlayerState) -> Navigation:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Navigation = own_part(player, KEY, _NONE) if part is None else part
    return own
