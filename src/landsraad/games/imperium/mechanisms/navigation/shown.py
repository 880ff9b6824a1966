"""What a seat sees of navigation cards: those played, and its own."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.navigation.shapes import (
    NavigationHouseView,
    NavigationOwnView,
)
from landsraad.games.imperium.mechanisms.navigation.state import NAVIGATIONS, navigation_of


def _keys(cards: tuple[int, ...]) -> list[str]:
    return [NAVIGATIONS[card].key for card in cards]


def _house(state: State, number: int) -> NavigationHouseView:
    own = navigation_of(state.players[number])
    return {
        "course_left": len(own.course),
        "navigated": _keys(own.played),
        "each_reveal": own.each_reveal,
    }


def _own(state: State, seat: int) -> NavigationOwnView:
    own = navigation_of(state.players[seat])
    return {"course": _keys(own.course), "navigation_hand": _keys(own.dealt)}


SHOWN: Final[Shown] = Shown(
    house=_house, own=_own, shapes={"house": NavigationHouseView, "own": NavigationOwnView}
)
