"""A training track in the catalogue."""

from __future__ import annotations

from landsraad.games.imperium.engine.plug import Sheet
from landsraad.games.imperium.facets.sheet import shown
from landsraad.games.imperium.language.components import Leader
from landsraad.games.imperium.mechanisms.training.rules import lessons
from landsraad.games.imperium.mechanisms.training.shapes import LessonSheet, TrainingMarks


def _leader(leader: Leader) -> TrainingMarks:
    stops = lessons(leader)
    if not stops:
        return {}
    spaces: list[LessonSheet] = [
        {"key": one.key, "row": shown(one.reward), "next": list(one.following)} for one in stops
    ]
    return {"training": spaces}


SHEET: Sheet = Sheet(leader=_leader, shapes={"leader": TrainingMarks})
