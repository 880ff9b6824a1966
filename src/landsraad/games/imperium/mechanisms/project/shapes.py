"""What a view holds of secret projects."""

from __future__ import annotations

from typing import TypedDict


class ProjectHouseView(TypedDict):
    """What everybody sees of a house."""

    has_project: bool


class ProjectOwnView(TypedDict):
    """What a seat sees of its own house."""

    project: str | None
    project_price: int | None
    glimpsed: dict[str, str]
    """Tiles seen at the bottom of stacks, by the number of the stack."""
