"""What everybody sees of a leader with memories."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.memories.rules import has_sides
from landsraad.games.imperium.mechanisms.memories.shapes import MemoriesHouseView
from landsraad.games.imperium.mechanisms.memories.state import memories_of


def _house(state: State, number: int) -> MemoriesHouseView:
    player = state.players[number]
    if player.rival or not has_sides(player.leader):
        return {"memories": None}
    own = memories_of(player)
    return {"memories": {"troops": own.troops, "awake": own.awake}}


SHOWN: Final[Shown] = Shown(house=_house, shapes={"house": MemoriesHouseView})
