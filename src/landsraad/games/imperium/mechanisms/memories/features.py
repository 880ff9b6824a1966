"""Memories in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.memories.state import memories_of


def _house(state: State, house: int) -> list[float]:
    own = memories_of(state.players[house])
    return [own.troops, own.awake]


FEATURES: Final[Features] = Features(house_names=((4, ("memories", "awake")),), house=_house)
