"""What goes wrong inside, in words for whoever asked."""

from __future__ import annotations

from landsraad.table.connection import Refusal
from landsraad.table.elders import ElderFailed
from landsraad.table.patience import unreachable
from landsraad.table.store import Gone


def as_refusal(error: Exception) -> Refusal | None:
    """The refusal for a fault that is not the server's own; None if it is."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, Gone):
        return Refusal("unknown_table", "this table has been removed")
    if isinstance(error, ElderFailed):
        return Refusal("unavailable", "the rules of this game begin again; try again in a moment")
    if unreachable(error):
        return Refusal("unavailable", "the games cannot be reached now; try again in a moment")
    return None
