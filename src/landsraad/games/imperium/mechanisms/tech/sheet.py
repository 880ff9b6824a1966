"""Tech tiles in the catalogue."""

from __future__ import annotations

from typing import Any

from landsraad.games.imperium.engine.plug import Catalogued, Sheet
from landsraad.games.imperium.facets.entries import facts
from landsraad.games.imperium.facets.sheet import shown
from landsraad.games.imperium.language.abilities import On, line
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.tech.shapes import TechSheet


def tech_lines(tile: Any) -> tuple[str, ...]:
    """What a tech tile gives its owner, ability by ability."""
    return tuple(map(line, tile.abilities))


def _lines(chosen: ComponentSet, tile: Any) -> tuple[str, ...]:
    rivals = "solo rivals may acquire it" if tile.hagal else ""
    return (facts(f"cost {tile.cost} spice", rivals, "1 tile"), *tech_lines(tile))


def _shown(tile: Any) -> dict[str, Any]:
    rows = []
    for ability in tile.abilities:
        if isinstance(ability, On):
            rows.append({"kind": ability.moment.key(), "row": shown(ability.effect)})
        elif ability.used() is not None:
            rows.append({"kind": "ability", "row": shown(ability.used())})
    return {
        "cost": tile.cost,
        "hagal": tile.hagal,
        "flip": any(ability.once_a_round() for ability in tile.abilities),
        "rows": rows,
    }


SHEET: Sheet = Sheet(
    kinds=(Catalogued("tech", "leaders", "tech", _lines, _shown),), shapes={"tech": TechSheet}
)
