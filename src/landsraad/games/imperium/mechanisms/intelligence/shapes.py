"""What a view holds of the top of the intrigue deck."""

from __future__ import annotations

from typing import TypedDict


class IntelligenceTableView(TypedDict):
    """What is added to the table."""

    intrigue_top_known: str | None
