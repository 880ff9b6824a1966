"""The tracks of further editions in the catalogue."""

from __future__ import annotations

from landsraad.games.imperium.editions import UPRISING
from landsraad.games.imperium.engine.plug import Sheet
from landsraad.games.imperium.facets.sheet import drawn
from landsraad.games.imperium.language.terms import FACTION_KEYS
from landsraad.games.imperium.mechanisms.court.shapes import CourtSheet


def _tracks() -> CourtSheet:
    return {
        "uprising_tracks": [
            {"faction": FACTION_KEYS[faction], "bonus": drawn(bonus)}
            for faction, bonus in enumerate(UPRISING.track_bonus)
        ]
    }


SHEET: Sheet = Sheet(more=_tracks, shapes={"more": CourtSheet})
