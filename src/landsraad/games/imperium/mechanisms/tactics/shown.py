"""What everybody sees of the token on a leader's track."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.tactics.rules import circle_of
from landsraad.games.imperium.mechanisms.tactics.shapes import TacticsHouseView
from landsraad.games.imperium.mechanisms.tactics.state import tactics_of


def _house(state: State, number: int) -> TacticsHouseView:
    player = state.players[number]
    plain = player.rival or circle_of(player.leader) is None
    return {"tactics": None if plain else tactics_of(player).token}


SHOWN: Final[Shown] = Shown(house=_house, shapes={"house": TacticsHouseView})
