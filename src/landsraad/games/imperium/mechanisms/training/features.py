"""A training token in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.training.state import training_of


def _house(state: State, house: int) -> list[float]:
    return [training_of(state.players[house]).place]


FEATURES: Final[Features] = Features(house_names=((7, ("training",)),), house=_house)
