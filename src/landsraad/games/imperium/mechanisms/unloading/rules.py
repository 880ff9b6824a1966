"""What a card gives when it is discarded or trashed (IMP 24.1.2)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.boxes import items
from landsraad.games.imperium.engine.catalogue import CARDS
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.unloading.words import Unloads

_ITEMS: Final = {
    number: items(card.reveal, card.key)
    for number, card in enumerate(CARDS)
    if Unloads() in card.abilities
}


def leaves(state: State, seat: int, card: int) -> None:
    """A card was discarded or trashed."""
    if card in _ITEMS:
        deeds.emit(state, "unload", seat, card)
        deeds.add_items(state, seat, _ITEMS[card])
