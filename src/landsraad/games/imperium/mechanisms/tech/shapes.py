"""What a view holds of tech tiles."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from landsraad.games.imperium.shapes import KindRow, Printed


class StackView(TypedDict):
    """A stack of tiles."""

    top: str | None
    left: int
    price: NotRequired[int]
    """What the open one costs the viewer now."""


class TileView(TypedDict):
    """A tile of a house."""

    key: str
    flipped: bool


class TechTableView(TypedDict):
    """What is added to the table."""

    tech: list[StackView]
    tech_trashed: list[str]


class TechHouseView(TypedDict):
    """What everybody sees of a house."""

    tech: list[TileView]
    negotiators: NotRequired[int]


class TechSheet(Printed):
    """A tech tile."""

    cost: int
    hagal: bool
    """Rivals may acquire it."""
    flip: bool
    """Used once a round, then turned over."""
    rows: list[KindRow]
