"""What the Old Man of the Desert adds to a position."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.core.canon import canonical
from landsraad.games.war_for_arrakis.state import Part, State
from landsraad.games.war_for_arrakis.terms import NOWHERE

KEY = "old_man_of_the_desert"


@dataclass(slots=True)
class OldMan(Part):
    """The figure and the sandworms kept for it."""

    sector: int = NOWHERE
    """The outer sector in which it is."""
    kept: int = 0
    """Sandworms, the Wild Maker among them, that lie before the Atreides."""

    def copy(self) -> OldMan:
        """An independent copy."""
        return OldMan(self.sector, self.kept)

    def __repr__(self) -> str:
        return canonical(self)


def old_man(state: State) -> OldMan:
    """The Old Man of a position."""
    part = state.parts[KEY]
    assert isinstance(part, OldMan)
    return part
