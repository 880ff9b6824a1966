"""The story of navigation cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.core.chronicle import Telling
from landsraad.core.events import Event
from landsraad.games.imperium.facets.chronicle import About, cards_named, naming
from landsraad.games.imperium.mechanisms.navigation.state import NAVIGATIONS


def _placed(name: str, event: Event, names: Sequence[str]) -> str:
    card = cards_named(NAVIGATIONS, event.secret) if event.secret else "a navigation card"
    return f"{name} places {card} in slot {event.public[0]}."


EVENTS: Final[Mapping[str, Telling]] = {
    "course": About(_placed, secret=NAVIGATIONS),
    "navigation": naming("{name} plays {0}.", NAVIGATIONS),
}
