"""What dreadnoughts are worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.mechanisms.dreadnoughts.state import DREADNOUGHTS, dreadnoughts_of
from landsraad.games.imperium.mechanisms.dreadnoughts.words import Commission

SHIP_IN_CONFLICT: Final = 1.5
SHIP: Final = 3.5


def _standing(player: PlayerState, left: float, value: float) -> float:
    own = dreadnoughts_of(player)
    value += SHIP_IN_CONFLICT * own.conflict  # It comes home, whoever wins.
    return value + SHIP * (DREADNOUGHTS - own.supply) * (0.3 + left)


WORTH: Final[Worth] = Worth(_standing, purchases=(Commission,))
