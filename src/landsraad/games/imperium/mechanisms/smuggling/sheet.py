"""Leaders' own spaces in the catalogue."""

from __future__ import annotations

from landsraad.games.imperium.engine.plug import Catalogued, Sheet
from landsraad.games.imperium.facets.entries import space_lines
from landsraad.games.imperium.language.components import ComponentSet, Space


def _lines(chosen: ComponentSet, space: Space) -> tuple[str, ...]:
    return space_lines(space, of_leader=True)


SHEET: Sheet = Sheet(kinds=(Catalogued("leader_spaces", "spaces", "space", _lines),))
