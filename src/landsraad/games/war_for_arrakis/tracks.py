"""The two tracks, what their steps bring, settlements destroyed, and the end of the game."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from landsraad.games.war_for_arrakis.catalogue import (
    ALIA,
    AREA_KEYS,
    ARRAKEEN,
    CHANI,
    FEYD,
    HAWAT,
    MUAD_DIB,
    REVEREND_MOTHER,
)
from landsraad.games.war_for_arrakis.deeds import emit, enter, take_token
from landsraad.games.war_for_arrakis.state import DRAW, State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DESERT_LEADERS,
    FEYD_STEP,
    HARKONNEN,
    HAWAT_STEP,
    JIHAD,
    KWISATZ_HADERACH,
    LAST_STEP,
    MARKER_KEYS,
    PRE_BORN,
    SAND_DWELLERS,
    TOKEN_STEPS,
    Phase,
)

DESERT_LEADER: Final = {KWISATZ_HADERACH: MUAD_DIB, SAND_DWELLERS: REVEREND_MOTHER, JIHAD: CHANI}


def win(state: State, side: int) -> None:
    """The game is over."""
    if state.winner < 0:
        state.winner = side
        state.phase = Phase.OVER
        emit(state, "won", side if side != DRAW else -1, decided_by(state))


def decided_by(state: State) -> str:
    """What decided a game that is over (WFA 12.6)."""
    if state.winner == DRAW:
        return "draw"
    if state.winner == HARKONNEN and state.supremacy >= LAST_STEP:
        return "supremacy"
    return "objective" if state.winner == ATREIDES and reached_objective(state) else "length"


def advance(state: State, marker: int, amount: int) -> None:
    """A prescience marker goes up (WFA 12.3)."""
    before = state.prescience[marker]
    after = min(before + amount, LAST_STEP)
    if after == before:
        return
    state.prescience[marker] = after
    emit(state, "prescience", ATREIDES, MARKER_KEYS[marker], after)
    if before < DESERT_LEADERS <= after:
        enter(state, DESERT_LEADER[marker])
    if before < PRE_BORN <= after:
        enter(state, ALIA)
    for told in state.moments.foreseen:
        told(state)


def gain_supremacy(state: State, amount: int) -> None:
    """The supremacy marker goes up; its steps bring leaders and tokens (WFA 12.5)."""
    before = state.supremacy
    after = min(before + amount, LAST_STEP)
    state.supremacy = after
    emit(state, "supremacy", HARKONNEN, after)
    if before < HAWAT_STEP <= after:
        enter(state, HAWAT)
    if before < FEYD_STEP <= after:
        enter(state, FEYD)
    for step in TOKEN_STEPS:
        if before < step <= after:
            take_token(state, ATREIDES)
    for told in state.moments.supremacy_gained:
        told(state, before, after)
    if after == LAST_STEP:
        win(state, HARKONNEN)


def missing(state: State, objective: int) -> int:
    """Steps that the Atreides lack for an objective."""
    lacking, scores = 0, state.setup.content.objectives[objective]
    for score, height in zip(scores, state.prescience, strict=True):
        if score > height:
            lacking += score - height
    return lacking


def reached_objective(state: State) -> bool:
    """Whether all three markers have reached an objective of the Atreides."""
    return any(not missing(state, card) for card in state.objectives)


def check_objective(state: State) -> None:
    """The Atreides win when all three markers have reached an objective (WFA 12.6.2)."""
    if reached_objective(state):
        win(state, ATREIDES)
        return
    for card in range(len(state.setup.content.objectives)):
        if not missing(state, card):
            state.excluded |= 1 << card


def destroy_settlement(state: State, area: int) -> None:
    """A victorious legion has advanced into a settlement (WFA 6.9)."""
    rank, bit = state.ranks[area], 1 << area
    state.ranks[area] = 0
    if state.sietches & bit:
        state.sietches &= ~bit
        state.revealed &= ~bit
        emit(state, "destroyed", HARKONNEN, AREA_KEYS[area], rank)
        gain_supremacy(state, rank)
        return
    if state.camps & bit:
        state.camps &= ~bit
        emit(state, "destroyed", HARKONNEN, AREA_KEYS[area], rank)
        for told in state.moments.camp_destroyed:
            told(state, area)
        return
    state.villages &= ~bit
    emit(state, "destroyed", ATREIDES, AREA_KEYS[area], rank)
    for marker in range(3):
        advance(state, marker, rank)
    if area == ARRAKEEN:
        check_objective(state)


def last_round_over(state: State) -> None:
    """After the last round whoever has come a larger part of the way wins (WFA 12.6.3)."""
    scores = state.setup.content.objectives
    lacking = min(Fraction(missing(state, card), sum(scores[card])) for card in state.objectives)
    harkonnen = Fraction(LAST_STEP - state.supremacy, LAST_STEP)
    if lacking == harkonnen:
        win(state, DRAW)
    else:
        win(state, ATREIDES if lacking < harkonnen else HARKONNEN)
