"""What a view holds of the Old Man of the Desert."""

from __future__ import annotations

from typing import TypedDict


class OldManView(TypedDict):
    """The sector of the Old Man, and the sandworms kept."""

    sector: str | None
    kept: int


class Table(TypedDict):
    """What is added to the table."""

    old_man: OldManView
