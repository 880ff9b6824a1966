"""What a view holds of the shipping track."""

from __future__ import annotations

from typing import TypedDict

from landsraad.games.imperium.shapes import Row


class ShippingHouseView(TypedDict):
    """What everybody sees of a house."""

    freighter: int


class More(TypedDict):
    """What is added to the sheet."""

    shipping: list[list[Row]]
    """The rewards of each step of the shipping track, from the bottom."""
