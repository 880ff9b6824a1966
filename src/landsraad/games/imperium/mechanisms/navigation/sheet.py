"""Navigation cards in the catalogue."""

from __future__ import annotations

from typing import Any

from landsraad.games.imperium.engine.plug import Catalogued, Sheet
from landsraad.games.imperium.facets.entries import moments
from landsraad.games.imperium.facets.sheet import shown
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.navigation.shapes import NavigationSheet


def _lines(chosen: ComponentSet, card: Any) -> tuple[str, ...]:
    return moments(("When you reach 2 influence with a faction", card.effect))


def _shown(card: Any) -> dict[str, Any]:
    return {"effect": shown(card.effect)}


SHEET: Sheet = Sheet(
    kinds=(Catalogued("navigation", "leaders", "navigation", _lines, _shown),),
    shapes={"navigation": NavigationSheet},
)
