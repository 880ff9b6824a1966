"""The components that the keys of a view stand for."""

from __future__ import annotations

from landsraad.cli.tables import View
from landsraad.games.imperium.engine.selection import Selection, selection


def in_play(view: View) -> Selection:
    """The components of the sets in play."""
    return selection(tuple(view["sets"]))
