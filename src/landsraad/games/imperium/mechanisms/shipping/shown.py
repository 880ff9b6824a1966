"""What everybody sees of the shipping track."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.shipping.shapes import ShippingHouseView
from landsraad.games.imperium.mechanisms.shipping.state import shipping_of


def _house(state: State, number: int) -> ShippingHouseView:
    return {"freighter": shipping_of(state.players[number]).freighter}


SHOWN: Final[Shown] = Shown(house=_house, shapes={"house": ShippingHouseView})
