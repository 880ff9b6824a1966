"""What a view holds of agents in the conflict."""

from __future__ import annotations

from typing import TypedDict


class FrayHouseView(TypedDict):
    """What everybody sees of a house."""

    agents_fighting: int
