"""What everybody sees of snooper tokens: those that were taken."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.language.terms import FACTION_KEYS
from landsraad.games.imperium.mechanisms.snoopers.shapes import SnoopersHouseView
from landsraad.games.imperium.mechanisms.snoopers.state import snoopers_of


def _house(state: State, number: int) -> SnoopersHouseView:
    taken = snoopers_of(state.players[number]).taken
    return {"snooped": [FACTION_KEYS[faction] for faction in taken]}


SHOWN: Final[Shown] = Shown(house=_house, shapes={"house": SnoopersHouseView})
