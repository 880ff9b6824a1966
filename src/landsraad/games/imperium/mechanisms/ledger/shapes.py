"""What a view holds of the turn that is being taken."""

from __future__ import annotations

from typing import TypedDict


class LedgerHouseView(TypedDict, total=False):
    """What everybody sees of a house, where some card in play asks about it."""

    generated: int
    """Persuasion generated on this reveal turn."""
    spice_gained: int
    next_sister: int
