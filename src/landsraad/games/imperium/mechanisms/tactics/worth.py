"""What the way of a tactics token is worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.mechanisms.tactics.state import tactics_of


def _standing(player: PlayerState, left: float, value: float) -> float:
    return value + 0.15 * tactics_of(player).token


WORTH: Final[Worth] = Worth(_standing)
