"""Where intrigue cards lie besides the deck, and the twisted ones that come with a leader."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.twisted.state import TWISTED, twisted_on


def _intrigue(state: State) -> list[int]:
    table = twisted_on(state)
    return [*table.deck, *table.discard, *table.trashed]


def _brought(state: State) -> list[int]:
    cards = _intrigue(state)
    for player in state.players:
        cards += player.intrigue + player.waiting
    found = any(card in TWISTED for card in cards)
    return state.setup.selection.numbers("twisted") if found else []


AUDIT: Final[Audit] = Audit(intrigue=_intrigue, more_intrigue=_brought)
