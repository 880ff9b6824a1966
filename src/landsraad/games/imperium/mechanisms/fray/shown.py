"""What everybody sees of agents in the conflict."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.fray.shapes import FrayHouseView
from landsraad.games.imperium.mechanisms.fray.state import fray_of


def _house(state: State, number: int) -> FrayHouseView:
    return {"agents_fighting": fray_of(state.players[number]).agents}


SHOWN: Final[Shown] = Shown(house=_house, shapes={"house": FrayHouseView})
