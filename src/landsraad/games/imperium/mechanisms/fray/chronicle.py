"""The story of agents that fight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.core.chronicle import Telling, says
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.facets.chronicle import naming

EVENTS: Final[Mapping[str, Telling]] = {
    "fray": naming("{name} sends the agent from {0} into the conflict.", SPACES),
    "recall_fighter": says("{name} recalls the agent from the conflict."),
}
