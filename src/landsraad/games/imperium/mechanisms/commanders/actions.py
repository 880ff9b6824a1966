"""Every answer about commanders."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import ALL_SPACES, number_of
from landsraad.games.imperium.engine.options import numbers, take
from landsraad.games.imperium.engine.plug import Actions
from landsraad.games.imperium.facets.actions import routs, spaces_of
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.commanders.options import HIRE, of_skill
from landsraad.games.imperium.mechanisms.commanders.rules import AWAY_ITEMS, BUY_ITEMS

COMMANDERS = 7
"""Sardaukar Commanders in the box."""


def hires(box: ComponentSet) -> Iterator[Option]:
    """Commanders that move or are recruited, and their skills."""
    yield from numbers("commanders", 0, COMMANDERS)
    yield HIRE
    yield from (of_skill(number_of(skill)) for skill in box.of("skills"))


def purchases(box: ComponentSet) -> Iterator[Option]:
    """Commanders that are acquired on a space."""
    yield from (BUY_ITEMS[number_of(space)].option for space in spaces_of(box))


def places(box: ComponentSet) -> Iterator[Option]:
    """Where a commander is recruited to."""
    yield from (take(label, "") for label in ("garrison", "conflict"))


def units(box: ComponentSet) -> Iterator[Option]:
    """Commanders that retreat or are driven back."""
    yield from routs(box, "troop", "commander")


def farewells(box: ComponentSet) -> Iterator[Option]:
    """The commanders that a team sends away."""
    for space in spaces_of(box):
        yield AWAY_ITEMS[number_of(space)].option


ACTIONS: Actions = Actions(more_troops=COMMANDERS, lent=ALL_SPACES)
