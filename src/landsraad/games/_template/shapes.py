"""The shapes of what the game sends: the view of a seat, and the sheet for drawing."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from landsraad.core.shapes import SeenView


class PlayerView(TypedDict):
    """A seat."""

    score: int
    hand_size: int
    hand: NotRequired[list[int]]
    """For its own seat only."""


class TableView(TypedDict):
    """What belongs to no seat."""

    phase: str
    deck: int
    played: list[int]


class View(SeenView):
    """A game as a seat sees it."""

    table: TableView
    players: list[PlayerView]


class Sheet(TypedDict):
    """The components."""

    cards: list[int]
