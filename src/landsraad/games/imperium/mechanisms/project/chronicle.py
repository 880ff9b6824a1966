"""The story of secret projects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.core.chronicle import Telling
from landsraad.core.events import Event
from landsraad.games.imperium.facets.chronicle import About, cards_named
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS


def _set_aside(name: str, event: Event, names: Sequence[str]) -> str:
    tile = cards_named(TECHS, event.secret) if event.secret else "a tech tile"
    return f"{name} sets {tile} aside as a secret project."


EVENTS: Final[Mapping[str, Telling]] = {"project": About(_set_aside, secret=TECHS)}
