"""Agents that fight, in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.fray.state import fray_of


def _house(state: State, house: int) -> list[float]:
    return [fray_of(state.players[house]).agents]


FEATURES: Final[Features] = Features(house_names=((2, ("agents_fighting",)),), house=_house)
