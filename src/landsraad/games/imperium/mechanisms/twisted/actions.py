"""Every answer about intrigue cards that leave a hand."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import number_of
from landsraad.games.imperium.engine.options import of_intrigue
from landsraad.games.imperium.facets.actions import intrigue_of
from landsraad.games.imperium.language.components import ComponentSet


def given(box: ComponentSet) -> Iterator[Option]:
    """Cards that are trashed or given away."""
    for verb in ("scrap", "hand_over"):
        yield from (of_intrigue(verb, number_of(card)) for card in intrigue_of(box))
