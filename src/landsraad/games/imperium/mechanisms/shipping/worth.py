"""What a freighter on its way is worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.mechanisms.shipping.state import shipping_of

FREIGHTER_WORTH: Final[tuple[float, ...]] = (0.0, 2.4, 5.4, 7.6)
"""Of a freighter on its step, a part of what a recall would bring."""


def _standing(player: PlayerState, left: float, value: float) -> float:
    return value + FREIGHTER_WORTH[shipping_of(player).freighter] * (0.3 + 0.7 * left)


WORTH: Final[Worth] = Worth(_standing)
