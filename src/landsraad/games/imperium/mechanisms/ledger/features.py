"""What a turn has brought so far, in numbers, where a card in play asks about it."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.selection import words_in_play
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.ledger.state import ledger_of
from landsraad.games.imperium.mechanisms.ledger.words import GENERATED, SPICE_GAINED, NextSister


def _house(state: State, house: int) -> list[float]:
    asked = GENERATED in words_in_play(state.setup.sets)
    return [ledger_of(state.players[house]).persuasion if asked else 0]


def _own(state: State, seat: int) -> list[float]:
    own, asked = ledger_of(state.players[seat]), words_in_play(state.setup.sets)
    spice = own.spice if SPICE_GAINED in asked else 0
    return [spice, own.sisters if NextSister in asked else 0]


FEATURES: Final[Features] = Features(
    house_names=((10, ("generated",)),),
    house=_house,
    own_names=((4, ("me.spice_gained", "me.next_sister")),),
    own=_own,
)
