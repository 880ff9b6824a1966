"""Every answer about smuggled spice."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import number_of
from landsraad.games.imperium.engine.options import of_space
from landsraad.games.imperium.facets.actions import spaces_of
from landsraad.games.imperium.language.components import ComponentSet


def spice(box: ComponentSet) -> Iterator[Option]:
    """Bonus spice that is put on a maker space or taken from it."""
    makers = (number_of(space) for space in spaces_of(box) if space.maker)
    yield from (of_space("smuggle", space) for space in makers)
