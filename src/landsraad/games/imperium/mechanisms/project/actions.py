"""Every answer about secret projects."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import number_of
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.tech.options import of_tech


def tiles(box: ComponentSet) -> Iterator[Option]:
    """Tiles that are set aside, or trashed by the leader who does so."""
    for verb in ("project", "dismantle"):
        yield from (of_tech(verb, number_of(tile)) for tile in box.of("tech"))
