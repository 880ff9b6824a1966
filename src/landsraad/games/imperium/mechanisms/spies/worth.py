"""What spies on the board are worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.mechanisms.spies.state import spies_of

SPY_WORTH: Final = 1.1
"""Of a spy on the board: a card to draw, or a way into an occupied space."""


def _standing(player: PlayerState, left: float, value: float) -> float:
    return value + SPY_WORTH * spies_of(player).posts.bit_count() * (0.2 + left)


WORTH: Final[Worth] = Worth(_standing)
