"""What the way of a training token is worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.mechanisms.training.state import training_of


def _standing(player: PlayerState, left: float, value: float) -> float:
    return value + 0.1 * training_of(player).place


WORTH: Final[Worth] = Worth(_standing)
