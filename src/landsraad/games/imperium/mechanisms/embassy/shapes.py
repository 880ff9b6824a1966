"""What a view holds of the Ixian Embassy."""

from __future__ import annotations

from typing import TypedDict


class EmbassyTableView(TypedDict):
    """What is added to the table."""

    embassy: bool
