"""The story of twisted intrigue cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.core.chronicle import Telling
from landsraad.games.imperium.engine.catalogue import INTRIGUES
from landsraad.games.imperium.facets.chronicle import drawn

EVENTS: Final[Mapping[str, Telling]] = {"twisted": drawn("twisted intrigue card", INTRIGUES)}
