"""The story of tech tiles and negotiators."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.core.chronicle import Telling, says
from landsraad.core.events import Event
from landsraad.games.imperium.engine.state import NOBODY
from landsraad.games.imperium.facets.chronicle import About, count_of, naming
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS


def _negotiators_home(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} takes {count_of(event.public[0], 'negotiator')} back from Ix."


def _trashed(name: str, event: Event, names: Sequence[str]) -> str:
    tile = TECHS[event.public[0]].name
    return f"{tile} leaves the game." if event.seat == NOBODY else f"{name} trashes {tile}."


EVENTS: Final[Mapping[str, Telling]] = {
    "negotiator": says("{name} places a negotiator on Ix."),
    "negotiators_home": _negotiators_home,
    "tech": naming("{name} acquires {0}.", TECHS),
    "tech_up": naming("{0} is the next tech tile on its stack.", TECHS),
    "tech_trashed": About(_trashed, TECHS),
    "no_tile": says("{name} acquires no tech tile."),
    "use_tech": naming("{name} uses {0}.", TECHS),
}
