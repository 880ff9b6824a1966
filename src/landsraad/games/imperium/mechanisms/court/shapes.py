"""What a view holds of the edition."""

from __future__ import annotations

from typing import TypedDict

from landsraad.games.imperium.shapes import TrackSheet


class CourtGameView(TypedDict):
    """What is added to the game."""

    edition: str


class CourtTableView(TypedDict):
    """What is added to the table."""

    swordmaster_cost: int


class CourtSheet(TypedDict):
    """What is added to the sheet."""

    uprising_tracks: list[TrackSheet]
