"""What an agent in the conflict is worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.mechanisms.fray.state import fray_of


def _standing(player: PlayerState, left: float, value: float) -> float:
    return value + 1.5 * fray_of(player).agents


WORTH: Final[Worth] = Worth(_standing)
