"""What memories are worth: the cards that they stand for."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.mechanisms.memories.state import memories_of


def _standing(player: PlayerState, left: float, value: float) -> float:
    own = memories_of(player)
    return value + 0.8 * own.troops + (2.0 * left if own.awake else 0.0)


WORTH: Final[Worth] = Worth(_standing)
