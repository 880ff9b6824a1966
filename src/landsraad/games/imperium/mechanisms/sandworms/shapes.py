"""What a view holds of sandworms and the shield wall."""

from __future__ import annotations

from typing import TypedDict


class SandwormsTableView(TypedDict):
    """What is added to the table."""

    shield_wall: bool
    """Whether it stands."""
    protected: bool
    """Whether it protects the conflict."""


class SandwormsHouseView(TypedDict):
    """What everybody sees of a house."""

    sandworms: int
    hooks: bool
