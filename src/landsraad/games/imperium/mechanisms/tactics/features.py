"""The tactics token in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.tactics.state import tactics_of


def _house(state: State, house: int) -> list[float]:
    return [tactics_of(state.players[house]).token]


FEATURES: Final[Features] = Features(house_names=((10, ("tactics",)),), house=_house)
