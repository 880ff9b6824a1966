"""The story of cards set aside for a later turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.core.chronicle import Telling
from landsraad.core.events import Event
from landsraad.games.imperium.engine.catalogue import CARDS
from landsraad.games.imperium.facets.chronicle import About, cards_named, naming


def _set_aside(name: str, event: Event, names: Sequence[str]) -> str:
    what = cards_named(CARDS, event.secret) if event.secret else "a card"
    return f"{name} sets {what} aside for the second turn."


EVENTS: Final[Mapping[str, Telling]] = {
    "ahead": About(_set_aside, secret=CARDS),
    "back": naming("{name} takes {0}, set aside before, back into the hand.", CARDS),
}
