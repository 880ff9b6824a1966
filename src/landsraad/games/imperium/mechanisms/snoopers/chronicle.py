"""The story of snooper tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.core.chronicle import Telling
from landsraad.core.events import Event
from landsraad.games.imperium.facets.chronicle import About
from landsraad.games.imperium.language.terms import FACTION_KEYS
from landsraad.games.imperium.language.words import the_faction


def _taken(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} takes the snooper token from the track of {the_faction(event.public[0])}."


EVENTS: Final[Mapping[str, Telling]] = {"snooper": About(_taken, FACTION_KEYS)}
