"""Twisted intrigue cards in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.twisted.state import TWISTED


def _house(state: State, house: int) -> list[float]:
    return [sum(card in TWISTED for card in state.players[house].intrigue)]


FEATURES: Final[Features] = Features(house_names=((4, ("twisted",)),), house=_house)
