"""Every answer about cards set aside."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import number_of
from landsraad.games.imperium.engine.options import of_card
from landsraad.games.imperium.facets.actions import cards_of
from landsraad.games.imperium.language.components import ComponentSet


def cards(box: ComponentSet) -> Iterator[Option]:
    """Any card may be set aside for the second turn."""
    yield from (of_card("set_aside", number_of(card)) for card in cards_of(box))
