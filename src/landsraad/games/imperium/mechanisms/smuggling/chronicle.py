"""The story of smuggled spice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.core.chronicle import Telling
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.facets.chronicle import naming

EVENTS: Final[Mapping[str, Telling]] = {
    "smuggle_in": naming("{name} puts 1 bonus spice on {0}.", SPACES),
    "smuggle_out": naming("{name} takes 1 bonus spice from {0}.", SPACES),
}
