"""What a view holds of a leader's other memories."""

from __future__ import annotations

from typing import TypedDict


class MemoryView(TypedDict):
    """The troops among the memories, and whether they are awake."""

    troops: int
    awake: bool


class MemoriesHouseView(TypedDict):
    """What everybody sees of a house."""

    memories: MemoryView | None
