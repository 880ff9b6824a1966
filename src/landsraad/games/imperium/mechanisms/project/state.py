"""The tech tile that a leader has set aside (IMP 34.4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.state import NOBODY, Part, PlayerState, own_part
from landsraad.games.imperium.language.abilities import found
from landsraad.games.imperium.language.components import Leader
from landsraad.games.imperium.mechanisms.project.words import SecretProject

KEY: Final = "project"


def _discount(leader: Leader) -> int:
    ability = found(SecretProject, leader.abilities)
    return ability.less if ability is not None else 0


DISCOUNTS: Final = tuple(map(_discount, LEADERS))
"""By leader, how much less a tile set aside costs; nothing for most."""


@dataclass(slots=True)
class Project(Part):
    """The tech tile that a leader has set aside (IMP 34.4.1)."""

    tile: int = NOBODY
    """The tech tile set aside."""
    glimpsed: tuple[tuple[int, int], ...] = ()
    """Tiles seen at the bottom of stacks, each behind the number of its stack."""

    def copy(self) -> Project:
        """An independent copy."""
        new = Project.__new__(Project)
        new.tile = self.tile
        new.glimpsed = self.glimpsed
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NONE: Final = Project()


def project_of(player: PlayerState) -> Project:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Project = own_part(player, KEY, _NONE) if part is None else part
    return own
