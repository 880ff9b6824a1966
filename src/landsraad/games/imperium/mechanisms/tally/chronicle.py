"""The story of cards that come into the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.core.chronicle import Telling
from landsraad.games.imperium.engine.catalogue import CARDS
from landsraad.games.imperium.facets.chronicle import naming

EVENTS: Final[Mapping[str, Telling]] = {
    "to_hand": naming("{name} takes {0} into the hand.", CARDS),
}
