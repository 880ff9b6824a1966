"""What a course is worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.mechanisms.navigation.state import navigation_of


def _standing(player: PlayerState, left: float, value: float) -> float:
    own = navigation_of(player)
    return value + (2.0 * len(own.course) + 3.0 * own.each_reveal) * (0.2 + left)


WORTH: Final[Worth] = Worth(_standing)
