"""Desert hazards: wormsigns turn up, sandworms rise, storms pass (WFA 9)."""

from __future__ import annotations

from landsraad.games.war_for_arrakis import asks, signs
from landsraad.games.war_for_arrakis.catalogue import AREA_KEYS, WILD_MAKER, bits
from landsraad.games.war_for_arrakis.deeds import emit, in_play
from landsraad.games.war_for_arrakis.engine import answers, ask, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.options import OfArea, areas
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    HARKONNEN,
    SANDWORMS,
    WORMSIGN_KEYS,
    Phase,
)


@steps("hazards")
def _hazards(state: State, frame: Step) -> None:
    state.phase = Phase.HAZARDS
    emit(state, "hazards", -1)
    for told in state.moments.hazards_begun:
        told(state)
    signs.lift(state, state.armies[ATREIDES] | state.all_worms)
    state.stack.append(Step("harvest"))
    state.stack.append(Step("storms", HARKONNEN, 0))
    state.stack.append(Step("signs", ATREIDES))


def _unsigned(state: State) -> int:
    """Deserts with Harkonnen legions or harvesters that get a wormsign (WFA 9.1.2)."""
    prey = state.armies[HARKONNEN] | state.harvesters
    return prey & state.deserts & ~(state.wormsigns | state.all_worms)


@steps("signs")
def _signs(state: State, frame: Step) -> None:
    """A wormsign for every area that needs one; if they run short the Atreides choose."""
    left = signs.left(state)
    wanted = _unsigned(state)
    if wanted.bit_count() > left > 0:
        ask(state, frame, ATREIDES, asks.SHORTAGE, areas("wormsign", wanted))
        return
    if left:
        for area in bits(wanted):
            signs.draw(state, area)
    _turn_up(state)


@answers("signs")
def _signs_answer(state: State, frame: Step, option: OfArea) -> None:
    signs.draw(state, option.area)
    state.stack.append(frame)


def _turn_up(state: State) -> None:
    """All wormsigns are revealed at once and leave the board (WFA 9.1.3)."""
    rising = 0
    for area, kind in signs.turn_up_all(state):
        emit(state, "sign", -1, AREA_KEYS[area], WORMSIGN_KEYS[kind])
        if signs.rises(area, kind):
            rising |= 1 << area
    state.stack.append(Step("too_many", ATREIDES, rising))


@steps("too_many")
def _too_many(state: State, frame: Step) -> None:
    """At most four sandworms rise, five with the Wild Maker (WFA 9.1.5)."""
    limit = SANDWORMS + in_play(state, WILD_MAKER)
    rising = frame.value
    if rising.bit_count() > limit:
        ask(state, frame, ATREIDES, asks.TOO_MANY, areas("expose", rising))
        return
    state.stack.append(Step("settle", ATREIDES, rising))
    for area in reversed(bits(rising)):
        state.stack.append(Step("emerge", ATREIDES, area, rising))


@answers("too_many")
def _too_many_answer(state: State, frame: Step, option: OfArea) -> None:
    emit(state, "no_worm", ATREIDES, AREA_KEYS[option.area])
    state.stack.append(frame.changed(value=frame.value & ~(1 << option.area)))


@steps("settle")
def _settle(state: State, frame: Step) -> None:
    """The sandworms have risen: legions flee and harvesters are lost, area by area."""
    areas_left = frame.value & (state.armies[HARKONNEN] | state.harvesters) & state.all_worms
    if areas_left:
        ask_or_take(
            state, frame.changed(value=areas_left), ATREIDES, asks.ORDER,
            areas("resolve", areas_left),
        )  # fmt: skip


@answers("settle")
def _settle_answer(state: State, frame: Step, option: OfArea) -> None:
    left = frame.value & ~(1 << option.area)
    if left:
        state.stack.append(frame.changed(value=left))
    state.stack.append(Step("worm_arrives", HARKONNEN, option.area))
