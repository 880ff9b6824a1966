"""What a view holds of twisted intrigue cards."""

from __future__ import annotations

from typing import TypedDict


class TwistedTableView(TypedDict):
    """What is added to the table."""

    twisted_deck: int
    twisted_discard: list[str]
    intrigue_trashed: list[str]


class TwistedHouseView(TypedDict):
    """What everybody sees of a house."""

    twisted_size: int


class IntrigueMarks(TypedDict):
    """What is drawn of an intrigue card."""

    twisted: bool
    """Of the deck of its own that one leader has."""
