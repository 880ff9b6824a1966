"""Leaders and cards of the possible futures in the hands of the automaton (WFA 22.18)."""

from __future__ import annotations

from typing import Final

from landsraad.games.war_for_arrakis.catalogue import LEADER
from landsraad.games.war_for_arrakis.deeds import enter, in_play
from landsraad.games.war_for_arrakis.effects import OpponentDiscards, Special
from landsraad.games.war_for_arrakis.frames import Resolve, Step
from landsraad.games.war_for_arrakis.modules.mahdi.cards import can_place, placed
from landsraad.games.war_for_arrakis.modules.mahdi.drawing import (
    CORRINO,
    HOUSE_DECK,
    PLAYS,
    play_next,
    then,
    to_reserve,
)
from landsraad.games.war_for_arrakis.modules.mahdi.leaders import ACTIONS, Frames, draws
from landsraad.games.war_for_arrakis.modules.mahdi.orders import ANY, FOCUS, order
from landsraad.games.war_for_arrakis.modules.mahdi.special_cards import can_stalk, stalking
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import HARKONNEN, NOBODY

PITER, NEFUD = LEADER["piter_de_vries"], LEADER["iakin_nefud"]
COUNT, LADY = LEADER["count_fenring"], LEADER["lady_fenring"]
IRULAN: Final = LEADER["princess_irulan"]


def _discard(source: str) -> Resolve:
    """The Atreides discard a card of their choice."""
    return Resolve(OpponentDiscards(1), HARKONNEN, source)


# --- leaders (WFA 22.18.3)


def _piter(state: State) -> Frames:
    return draws(2, HOUSE_DECK), _discard("piter_de_vries")


def _nefud(state: State) -> Frames:
    if not can_place(state, "iakin_nefud"):
        return ()
    return placed("iakin_nefud"), Step("mahdi_move", HARKONNEN, order(FOCUS, 1))


def _count(state: State) -> Frames:
    return stalking(order(ANY)) if can_stalk(state, order(ANY)) else ()


def _lady(state: State) -> Frames:
    return draws(2, NOBODY), _discard("lady_fenring")


def _irulan(state: State) -> Frames:
    withdrawn = Resolve(Special("withdraw_prescience"), HARKONNEN, "princess_irulan")
    return draws(2, CORRINO), withdrawn


ACTIONS.update({PITER: _piter, NEFUD: _nefud, COUNT: _count, LADY: _lady, IRULAN: _irulan})

# --- cards (WFA 22.18.4)


def _twisted_mentat(state: State) -> bool:
    key = "twisted_mentat"
    return then(state, placed(key) if can_place(state, key) else None, to_reserve(2))


def _guard_captain(state: State) -> bool:
    if not in_play(state, NEFUD):
        enter(state, NEFUD)
        return then(state, play_next())
    return can_place(state, "guard_captain") and then(state, placed("guard_captain"))


def _trained_in_the_bene_gesserit_ways(state: State) -> bool:
    key = "trained_in_the_bene_gesserit_ways"
    if not in_play(state, LADY):
        enter(state, LADY)
        return then(state, play_next())
    return then(state, placed(key) if can_place(state, key) else None, _discard(key))


PLAYS.update(
    twisted_mentat=_twisted_mentat,
    guard_captain=_guard_captain,
    trained_in_the_bene_gesserit_ways=_trained_in_the_bene_gesserit_ways,
)
