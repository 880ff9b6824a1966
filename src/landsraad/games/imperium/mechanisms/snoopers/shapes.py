"""What a view holds of snooper tokens."""

from __future__ import annotations

from typing import TypedDict

from landsraad.games.imperium.shapes import Faction


class SnoopersHouseView(TypedDict):
    """What everybody sees of a house."""

    snooped: list[Faction]
    """Factions whose snooper was taken."""
