"""Sandworms and maker hooks of a house, and the shield wall (IMP 40)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.engine.state import NOBODY, Part, PlayerState, State, own_part
from landsraad.games.imperium.mechanisms.sandworms.words import STRENGTH, ShieldWall

KEY: Final = "sandworms"


@dataclass(slots=True)
class Sandworms(Part):
    """The sandworms of a house in the conflict, and whether it has its maker hooks."""

    there: int = 0
    hooks: bool = False
    summoned: int = 0
    """On this turn."""

    def copy(self) -> Sandworms:
        """An independent copy."""
        new = Sandworms.__new__(Sandworms)
        new.there = self.there
        new.hooks = self.hooks
        new.summoned = self.summoned
        return new

    def __repr__(self) -> str:
        return canonical(self)

    def units(self) -> int:
        """Sandworms are units, but no troops (IMP 40.2.2)."""
        return self.there

    def kinds(self) -> list[str]:
        """Sandworms, if any fight."""
        return ["sandworm"] if self.there else []

    def sent(self) -> int:
        """Those summoned on this turn."""
        return self.summoned

    def strength(self, player: PlayerState) -> int:
        """IMP 40.2.1"""
        return STRENGTH * self.there

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""
        self.summoned = 0


_NONE: Final = Sandworms()


def sandworms_of(player: PlayerState) -> Sandworms:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Sandworms = own_part(player, KEY, _NONE) if part is None else part
    return own


@dataclass(slots=True)
class Wall(Part):
    """The shield wall."""

    stands: bool = True

    def copy(self) -> Wall:
        """An independent copy."""
        new = Wall.__new__(Wall)
        new.stands = self.stands
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NO_WALL: Final = Wall(False)


def wall_on(state: State) -> Wall:
    """The part of the table; where the mechanism is not in play, one without a wall."""
    part: Any = state.own.get(KEY)
    own: Wall = own_part(state, KEY, _NO_WALL) if part is None else part
    return own


def protected(state: State) -> bool:
    """Whether the conflict of the round is fought behind the wall (IMP 40.3.1)."""
    if state.conflict == NOBODY or not wall_on(state).stands:
        return False
    space = CONFLICTS[state.conflict].space
    return any(space in wall.spaces for wall in state.setup.selection.more(ShieldWall))
