"""The course of navigation cards in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.navigation.state import navigation_of


def _house(state: State, house: int) -> list[float]:
    return [len(navigation_of(state.players[house]).course)]


FEATURES: Final[Features] = Features(house_names=((4, ("course_left",)),), house=_house)
