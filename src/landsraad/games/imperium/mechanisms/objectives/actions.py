"""Every answer about battle icons."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import number_of
from landsraad.games.imperium.engine.state import NOBODY
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.objectives.options import of_trophy
from landsraad.games.imperium.mechanisms.objectives.state import MARKS, OBJECTIVE


def trophies(box: ComponentSet) -> Iterator[Option]:
    """Cards that are turned face down."""
    yield from (of_trophy(OBJECTIVE, number_of(card)) for card in box.of("objectives"))
    numbers = map(number_of, box.conflicts)
    yield from (of_trophy(card, NOBODY) for card in numbers if MARKS[card])
