"""Every answer about tech tiles."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import number_of
from landsraad.games.imperium.engine.options import acquire, numbers
from landsraad.games.imperium.engine.plug import Actions
from landsraad.games.imperium.engine.state import TROOPS
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.tech.options import of_tech


def tiles(box: ComponentSet) -> Iterator[Option]:
    """Tiles that are acquired and used, and negotiators that come back."""
    for verb in ("tech", "use"):
        yield from (of_tech(verb, number_of(tile)) for tile in box.of("tech"))
    yield from numbers("return", 0, TROOPS)


def reserve(box: ComponentSet) -> Iterator[Option]:
    """Cards without a price too: one that an effect gives may go on the deck."""
    for card in map(number_of, box.reserve):
        yield acquire(card, False)
        yield acquire(card, True)


ACTIONS: Actions = Actions(refusable=True)
