"""What shared factions add to a position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from landsraad.core.canon import canonical
from landsraad.games.war_for_arrakis.state import Part, State

KEY: Final = "shared_factions"
CONES: Final = 3
"""Cone of silence tokens of each shared faction."""


@dataclass(slots=True)
class Partners(Part):
    """Cones of silence, and what partners have seen of each other's cards."""

    cones: list[int] = field(default_factory=lambda: [0, 0])
    """For each side the tokens that are left."""
    opened: int = 0
    """Sides whose partners show each other their hands this round, as bits."""
    seen: dict[int, list[int]] = field(default_factory=dict)
    """For each seat the cards that it has seen and that its partner still holds."""

    def copy(self) -> Partners:
        """An independent copy."""
        seen = {seat: cards[:] for seat, cards in self.seen.items()}
        return Partners(self.cones[:], self.opened, seen)

    def __repr__(self) -> str:
        return canonical(self)


def partners(state: State) -> Partners:
    """What partners have at this table."""
    part = state.parts[KEY]
    assert isinstance(part, Partners)
    return part
