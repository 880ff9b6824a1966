"""The shipping track in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.shipping.state import shipping_of


def _house(state: State, house: int) -> list[float]:
    return [shipping_of(state.players[house]).freighter]


def _own(state: State, seat: int) -> list[float]:
    return [1]


FEATURES: Final[Features] = Features(
    house_names=((3, ("freighter",)),),
    house=_house,
    own_names=((1, ("ix",)),),
    own=_own,
)
