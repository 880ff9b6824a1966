"""Spice harvesting: spice collected and spent, imperium markers, bans (WFA 10)."""

from __future__ import annotations

from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks
from landsraad.games.war_for_arrakis.catalogue import bits
from landsraad.games.war_for_arrakis.deeds import check_stacking, emit
from landsraad.games.war_for_arrakis.engine import answers, ask, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.options import DONE, STOCKPILE, of_imperium
from landsraad.games.war_for_arrakis.sets.base.economy import (
    KEEP_COST,
    RAISE_COST,
    STOCKPILE_COST,
    STOCKPILE_UP_TO,
)
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    BOTTOM_ROW,
    CHOAM,
    HARKONNEN,
    IMPERIUM_KEYS,
    SPICE,
    TOP_ROW,
    Phase,
)
from landsraad.games.war_for_arrakis.tracks import gain_supremacy

STOCKPILED: Final = 1 << 3
"""In the marks of the spending: bits 0 to 2 for markers kept or raised, this for the stockpile."""


@steps("harvest")
def _harvest(state: State, frame: Step) -> None:
    state.phase = Phase.HARVEST
    state.bans = 0
    spice = state.reserve
    for area in bits(state.harvesters & ~state.foreign):
        spice += SPICE[state.terrain(area)]
    for more in state.moments.harvested:
        spice += more(state)
    state.harvesters = state.foreign = 0
    state.reserve = 0
    emit(state, "harvest", HARKONNEN, spice)
    state.stack.append(Step("spend_spice", HARKONNEN, spice, 0))


def spending(state: State, spice: int, marks: int) -> list[Option]:
    """What spice can still be spent on; ``marks`` says what has been bought."""
    options: list[Option] = []
    for marker, row in enumerate(state.imperium):
        if marks >> marker & 1:
            continue
        if spice >= KEEP_COST and may_keep(state, marker):
            options.append(of_imperium("keep", marker))
        if spice >= RAISE_COST and row > TOP_ROW:
            options.append(of_imperium("lift", marker))
    stocked = marks & STOCKPILED or state.supremacy > STOCKPILE_UP_TO
    if spice >= STOCKPILE_COST and not stocked:
        options.append(STOCKPILE)
    return options


def may_keep(state: State, marker: int) -> bool:
    """Whether spice may be paid for a marker to stay: not where it cannot fall (WFA 16.1.19)."""
    if state.imperium[marker] < BOTTOM_ROW:
        return True
    return any(may_stay(state, marker) for may_stay in state.moments.may_stay)


@steps("spend_spice")
def _spend(state: State, frame: Step) -> None:
    """``value`` spice points are left; ``more`` marks what has been bought."""
    options = spending(state, frame.value, frame.more)
    if options:
        source = f"{frame.value} spice"
        ask(state, frame, HARKONNEN, asks.HARVEST, (*options, DONE), source)
    else:
        _spend_answer(state, frame, DONE)


@answers("spend_spice")
def _spend_answer(state: State, frame: Step, option: Any) -> None:
    spice, marks = frame.value, frame.more
    if option is DONE:
        # WFA 10.3.1: one point is saved; there is never a reason not to.
        state.reserve = min(spice, 1)
        _fall(state, marks)
        return
    if option is STOCKPILE:
        state.stack.append(frame.changed(value=spice - STOCKPILE_COST, more=marks | STOCKPILED))
        gain_supremacy(state, 1)
        return
    marks |= 1 << option.marker
    if option.verb == "lift":
        state.imperium[option.marker] -= 1
        step = state.imperium[option.marker]
        emit(state, "imperium", HARKONNEN, IMPERIUM_KEYS[option.marker], step)
    cost = RAISE_COST if option.verb == "lift" else KEEP_COST
    state.stack.append(frame.changed(value=spice - cost, more=marks))
    for paid in state.moments.marker_paid:
        paid(state, option.marker, option.verb == "lift")


def _fall(state: State, marks: int) -> None:
    """Markers neither kept nor raised go down, and bans come into force (WFA 10.2, WFA 10.4)."""
    for marker in range(3):
        if not marks >> marker & 1:
            if state.imperium[marker] < BOTTOM_ROW:
                state.imperium[marker] += 1
                emit(state, "imperium", HARKONNEN, IMPERIUM_KEYS[marker], state.imperium[marker])
            state.bans |= 1 << marker
        elif state.imperium[marker] == BOTTOM_ROW:
            state.bans |= 1 << marker
    if state.bans:
        emit(state, "bans", HARKONNEN, tuple(IMPERIUM_KEYS[ban] for ban in bits(state.bans)))
    state.stack.append(Step("end_of_round"))
    for told in state.moments.bans_set:
        told(state)
    if state.bans >> CHOAM & 1:
        for area in bits(state.armies[HARKONNEN]):
            check_stacking(state, area)
