"""What waits for a later card is worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.mechanisms.ledger.state import ledger_of


def _standing(player: PlayerState, left: float, value: float) -> float:
    return value + 0.6 * ledger_of(player).sisters


WORTH: Final[Worth] = Worth(_standing)
