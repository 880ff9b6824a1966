"""What the sheet holds of icons that infiltrate."""

from __future__ import annotations

from typing import TypedDict


class CardMarks(TypedDict):
    """What is drawn of a card."""

    infiltrate: list[str]
    """Icons that enemy agents do not block."""
