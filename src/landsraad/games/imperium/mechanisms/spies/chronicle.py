"""The story of spies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.core.chronicle import Telling, says
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.facets.chronicle import naming
from landsraad.games.imperium.mechanisms.spies.state import POSTS

EVENTS: Final[Mapping[str, Telling]] = {
    "spy": naming("{name} puts a spy on the {0}.", POSTS),
    "spy_recalled": naming("{name} recalls the spy on the {0}.", POSTS),
    "spy_lost": naming("{name} trashes the spy on the {0}.", POSTS),
    "spy_moved": naming("The spy of {name} moves to the {0}.", POSTS),
    "spy_home": naming("The spy of {name} on the {0} finds no other post and goes home.", POSTS),
    "infiltrate": naming("{name} infiltrates {0}.", SPACES),
    "gather": says("{name} gathers intelligence."),
}
