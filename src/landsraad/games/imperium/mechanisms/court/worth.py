"""What the seats of Uprising's Landsraad are worth beyond those of the original game."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState

SWORDMASTER_MORE: Final = 5.0
"""It is dearer here, and no mentat stands in for a third agent."""
SEAT_MORE: Final = 3.0


def _standing(player: PlayerState, left: float, value: float) -> float:
    return value + (SWORDMASTER_MORE * player.swordmaster + SEAT_MORE * player.council) * left


WORTH: Final[Worth] = Worth(_standing)
