"""What a seat sees of a card set aside: its owner the card, everybody else that there is one."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import CARDS
from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.mechanisms.ahead.shapes import AheadHouseView, AheadOwnView
from landsraad.games.imperium.mechanisms.ahead.state import ahead_of


def _house(state: State, number: int) -> AheadHouseView:
    return {"ahead": ahead_of(state.players[number]).card != NOBODY}


def _own(state: State, seat: int) -> AheadOwnView:
    card = ahead_of(state.players[seat]).card
    return {"ahead_card": CARDS[card].key if card != NOBODY else None}


SHOWN: Final[Shown] = Shown(
    house=_house, own=_own, shapes={"house": AheadHouseView, "own": AheadOwnView}
)
