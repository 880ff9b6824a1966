"""The special actions of Harkonnen leaders as the automaton uses them (WFA 22.13, WFA 22.18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.games.war_for_arrakis.catalogue import FEYD, HAWAT, LEADER, LEADERS, MOHIAM, RABBAN
from landsraad.games.war_for_arrakis.deeds import emit, in_play, in_tank
from landsraad.games.war_for_arrakis.frames import Resolve, Step
from landsraad.games.war_for_arrakis.modules.mahdi.drawing import CORRINO, HOUSE_DECK, then
from landsraad.games.war_for_arrakis.modules.mahdi.forces import LED_BY, replaceable
from landsraad.games.war_for_arrakis.modules.mahdi.marches import can_move
from landsraad.games.war_for_arrakis.modules.mahdi.orders import FOCUS, order
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ELITE, HARKONNEN, REGULAR

Frames = tuple[Step | Resolve, ...]
"""What a special action comes to; nothing if it can do nothing."""
BARON, ARAMSHAM = LEADER["baron_harkonnen"], LEADER["captain_aramsham"]
EMPEROR: Final = LEADER["emperor_shaddam_iv"]


def able(state: State, result: int) -> list[int]:
    """The ready leaders of a result whose special actions can do anything (WFA 22.3.6)."""
    return [
        leader
        for leader in state.leaders(HARKONNEN)
        if leader in ACTIONS
        and LEADERS[leader].box == result
        and in_play(state, leader)
        and not in_tank(state, leader)
        and not state.spent >> leader & 1
        and ACTIONS[leader](state)
    ]


def use(state: State, leader: int) -> None:
    """The special action, which spends the leader's card."""
    state.spent |= 1 << leader
    emit(state, "special", HARKONNEN, LEADERS[leader].key)
    then(state, *ACTIONS[leader](state))


def draws(amount: int, deck: int) -> Step:
    """A frame for cards that are drawn and played."""
    return Step("mahdi_draw", HARKONNEN, amount, deck)


def _hawat(state: State) -> Frames:
    return (draws(3, HOUSE_DECK),)


def _mohiam(state: State) -> Frames:
    return (draws(3, CORRINO),)


def _baron(state: State) -> Frames:
    found = replaceable(state, REGULAR, ELITE)
    return (Step("mahdi_replace", HARKONNEN, 3, REGULAR),) if found else ()


def _emperor(state: State) -> Frames:
    found = [a for a in replaceable(state, ELITE, ELITE + 1) if state.legions[a].elite]
    return (Step("mahdi_replace", HARKONNEN, 3, ELITE),) if found else ()


def _aramsham(state: State) -> Frames:
    return (Step("mahdi_deploy", HARKONNEN, LED_BY + 8 + 2),) if state.villages else ()


def _on_board(state: State, leader: int) -> bool:
    """Turn to the legion of a leader."""
    mahdi(state).focus = state.leader_at[leader]
    return state.leader_at[leader] >= 0


def _feyd(state: State) -> Frames:
    return (Step("mahdi_charge", HARKONNEN, order(FOCUS)),) if _on_board(state, FEYD) else ()


def _rabban(state: State) -> Frames:
    if not _on_board(state, RABBAN) or not can_move(state, order(FOCUS)):
        return ()
    move = Step("mahdi_move", HARKONNEN, order(FOCUS, 1))
    return move, move


ACTIONS: Final[dict[int, Callable[[State], Frames]]] = {
    HAWAT: _hawat,
    MOHIAM: _mohiam,
    BARON: _baron,
    EMPEROR: _emperor,
    ARAMSHAM: _aramsham,
    RABBAN: _rabban,
    FEYD: _feyd,
}
"""By leader; those of the possible futures add theirs."""
