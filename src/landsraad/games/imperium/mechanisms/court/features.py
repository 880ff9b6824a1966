"""Prices of choice in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State


def _own(state: State, seat: int) -> list[float]:
    return [any(player.swordmaster for player in state.players)]


FEATURES: Final[Features] = Features(own_names=((1, ("cheaper_swordmaster",)),), own=_own)
