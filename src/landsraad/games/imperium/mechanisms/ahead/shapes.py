"""What a view holds of a card set aside."""

from __future__ import annotations

from typing import TypedDict


class AheadHouseView(TypedDict):
    """What everybody sees of a house."""

    ahead: bool


class AheadOwnView(TypedDict):
    """What a seat sees of its own house."""

    ahead_card: str | None
