"""What the sheet holds of cards that unload."""

from __future__ import annotations

from typing import TypedDict


class CardMarks(TypedDict):
    """What is drawn of a card."""

    unload: bool
    """The reveal box also works when the card is discarded or trashed."""
