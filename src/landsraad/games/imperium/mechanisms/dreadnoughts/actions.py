"""Every answer about dreadnoughts."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import number_of
from landsraad.games.imperium.engine.options import of_space, of_unit, take
from landsraad.games.imperium.engine.plug import Actions
from landsraad.games.imperium.facets.actions import routs, spaces_of
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.dreadnoughts.rules import STATION


def units(box: ComponentSet) -> Iterator[Option]:
    """Ships that are deployed, retreat, are driven back or take control."""
    yield from (take(label, "") for label in ("garrison", "conflict", "turn"))
    yield of_unit("deploy", "dreadnought")
    yield from routs(box, "troop", "dreadnought")
    controlled = (number_of(space) for space in spaces_of(box) if space.control is not None)
    yield from (of_space("station", space) for space in controlled)


ACTIONS: Actions = Actions(waiting=((STATION.effect, STATION.source),))
