"""What a view holds of sides that are shared."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from landsraad.games.war_for_arrakis.shapes import Result, Side


class PartnersTable(TypedDict):
    """What is added to the table."""

    cones: dict[str, int]
    """The cones of silence left, by shared side."""
    cone_open: list[Side]
    """The sides whose hands are open to partners."""


class DashboardView(TypedDict):
    """What lies before a seat."""

    role: str
    name: str
    side: Side
    shared: bool
    decks: list[str]
    dice: dict[Result, int]
    token_slot: Result | None
    set_aside: int
    """Dice that the player has still to change."""
    hand_size: int
    leaders: list[str]
    """Those in play whose special actions the seat may use."""
    acting: bool
    hand: NotRequired[list[str]]
    seen: NotRequired[list[str]]
    """What a partner knows of the hand."""


class PartnersView(TypedDict):
    """What is added to a view."""

    dashboards: list[DashboardView]


class PartnersSheet(TypedDict):
    """What is added to the sheet."""

    slots: dict[str, dict[str, int]]
    """For each role the slots of its dashboard, by result."""
