"""What everybody sees of twisted intrigue cards: their piles, and how many a house holds."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import INTRIGUES
from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.twisted.shapes import TwistedHouseView, TwistedTableView
from landsraad.games.imperium.mechanisms.twisted.state import TWISTED, twisted_on


def _table(state: State, seat: int | None) -> TwistedTableView:
    table = twisted_on(state)
    return {
        "twisted_deck": len(table.deck),
        "twisted_discard": [INTRIGUES[card].key for card in table.discard],
        "intrigue_trashed": [INTRIGUES[card].key for card in table.trashed],
    }


def _house(state: State, number: int) -> TwistedHouseView:
    held = state.players[number].intrigue
    return {"twisted_size": sum(card in TWISTED for card in held)}


SHOWN: Final[Shown] = Shown(
    table=_table, house=_house, shapes={"table": TwistedTableView, "house": TwistedHouseView}
)
