"""What a view holds of the epic game."""

from __future__ import annotations

from typing import TypedDict


class EpicGameView(TypedDict):
    """What is added to the game."""

    epic: bool
