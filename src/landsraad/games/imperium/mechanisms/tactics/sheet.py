"""The track of a leader's tactics in the catalogue."""

from __future__ import annotations

from landsraad.games.imperium.engine.plug import Sheet
from landsraad.games.imperium.facets.sheet import drawn
from landsraad.games.imperium.language.abilities import found
from landsraad.games.imperium.language.components import Leader
from landsraad.games.imperium.mechanisms.tactics.rules import Circle, by_losses
from landsraad.games.imperium.mechanisms.tactics.shapes import (
    LeaderMarks,
    TacticsReward,
    TacticsSheet,
)
from landsraad.games.imperium.mechanisms.tactics.words import Track


def _track(leader: Leader) -> TacticsSheet | None:
    """Where its token starts, and what its spaces give."""
    track = found(Track, leader.abilities)
    if track is None or not by_losses(leader):
        return None
    circle = Circle(track)
    rows: list[TacticsReward] = [
        {"space": space, "row": drawn(gain)} for space, gain in circle.gains
    ]
    return {"start": circle.start, "rewards": rows}


def _leader(leader: Leader) -> LeaderMarks:
    return {"tactics": _track(leader)}


SHEET: Sheet = Sheet(leader=_leader, shapes={"leader": LeaderMarks})
