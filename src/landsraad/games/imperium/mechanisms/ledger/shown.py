"""What everybody sees of a turn that some card in play asks about."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.selection import words_in_play
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.ledger.shapes import LedgerHouseView
from landsraad.games.imperium.mechanisms.ledger.state import ledger_of
from landsraad.games.imperium.mechanisms.ledger.words import GENERATED, SPICE_GAINED, NextSister


def _house(state: State, number: int) -> LedgerHouseView:
    own, asked = ledger_of(state.players[number]), words_in_play(state.setup.sets)
    shown: LedgerHouseView = {}
    if GENERATED in asked:
        shown["generated"] = own.persuasion
    if SPICE_GAINED in asked:
        shown["spice_gained"] = own.spice
    if NextSister in asked:
        shown["next_sister"] = own.sisters
    return shown


SHOWN: Final[Shown] = Shown(house=_house, shapes={"house": LedgerHouseView})
