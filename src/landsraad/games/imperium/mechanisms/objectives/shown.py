"""What everybody sees of objectives and battle icons."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.mechanisms.objectives.shapes import (
    ObjectivesHouseView,
    ObjectivesTableView,
)
from landsraad.games.imperium.mechanisms.objectives.state import (
    MARKS,
    OBJECTIVES,
    face_up,
    mark_of,
    trophies_of,
)


def _table(state: State, seat: int | None) -> ObjectivesTableView:
    return {"conflict_icon": (MARKS[state.conflict] or None) if state.conflict != NOBODY else None}


def _house(state: State, number: int) -> ObjectivesHouseView:
    player = state.players[number]
    own = trophies_of(player)
    objective = OBJECTIVES[own.objective] if own.objective >= 0 else None
    return {
        "objective": {
            "key": objective.key, "icon": objective.mark, "face_up": not own.objective_down
        } if objective is not None else None,
        "trophies": [
            {"key": CONFLICTS[card].key, "icon": MARKS[card] or None, "face_up": up}
            for cards, up in ((own.up, True), (own.down, False))
            for card in cards
        ],
        "battle_icons": [mark_of(player, card) for card in face_up(player)],
    }  # fmt: skip


SHOWN: Final[Shown] = Shown(
    table=_table, house=_house, shapes={"table": ObjectivesTableView, "house": ObjectivesHouseView}
)
