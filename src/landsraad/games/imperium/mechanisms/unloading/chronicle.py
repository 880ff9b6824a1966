"""The story of cards that unload."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.core.chronicle import Telling
from landsraad.games.imperium.engine.catalogue import CARDS
from landsraad.games.imperium.facets.chronicle import naming

EVENTS: Final[Mapping[str, Telling]] = {"unload": naming("{name} unloads {0}.", CARDS)}
