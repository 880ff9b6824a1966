"""Every answer about navigation cards."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import number_of
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.navigation.options import of_navigation
from landsraad.games.imperium.mechanisms.navigation.rules import NAVIGATION_ITEMS


def course(box: ComponentSet) -> Iterator[Option]:
    """Cards that are placed, and what they give in each slot."""
    yield from (of_navigation(number_of(card)) for card in box.of("navigation"))
    for slots in (NAVIGATION_ITEMS[number_of(card)] for card in box.of("navigation")):
        yield from (part.option for factions in slots for items in factions for part in items)
