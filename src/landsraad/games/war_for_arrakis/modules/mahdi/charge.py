"""A legion that moves so that it can attack, and then attacks (WFA 22.4.5)."""

from __future__ import annotations

from typing import NamedTuple

from landsraad.games.war_for_arrakis.catalogue import TOUCHING, bits
from landsraad.games.war_for_arrakis.engine import answers, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.modules.mahdi.marches import ONE, best_ends
from landsraad.games.war_for_arrakis.modules.mahdi.orders import FOCUS, SURPRISE, attacks, order
from landsraad.games.war_for_arrakis.modules.mahdi.sight import (
    Power,
    difference,
    outweighs,
    power,
    sift,
)
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi, target_area
from landsraad.games.war_for_arrakis.modules.mahdi.talk import decide
from landsraad.games.war_for_arrakis.movement import march
from landsraad.games.war_for_arrakis.options import OfArea, areas
from landsraad.games.war_for_arrakis.reach import free
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, HARKONNEN


class Prospect(NamedTuple):
    """The best attack that a legion could make from an area, by the order of WFA 22.4.2."""

    rank: int
    """That of a sietch or base; nothing for a legion in the open."""
    sietch: bool
    edge: Power
    """The difference of power; of a legion in the open its own power (WFA 22.4.3)."""
    target: bool
    named: bool


def _prospect(state: State, origin: int, end: int) -> Prospect | None:
    legion, goal = state.legions[origin], target_area(state)
    settled = state.sietches | state.camps
    near = TOUCHING[end] & (state.armies[ATREIDES] | settled)
    prey = [area for area in bits(near) if outweighs(legion, state.legions[area])]
    sieges = [
        Prospect(
            state.ranks[area],
            bool(state.sietches >> area & 1),
            difference(legion, state.legions[area]),
            area == goal,
            False,
        )
        for area in prey
        if settled >> area & 1
    ]
    raids = [
        Prospect(0, False, power(state.legions[area]), False, state.legions[area].named > 0)
        for area in prey
    ]
    return max(sieges or raids, default=None)


@steps("mahdi_charge")
def _charge(state: State, frame: Step) -> None:
    """The legion of the card moves and attacks, or just moves; ``value`` is its order."""
    origin, code = mahdi(state).focus, frame.value & SURPRISE | FOCUS
    if state.legions[origin].side != HARKONNEN:
        return
    if attacks(state, code)[0]:
        state.stack.append(Step("mahdi_attack", HARKONNEN, code))
        return
    open_to = TOUCHING[origin] & free(state, HARKONNEN) & ~state.armies[HARKONNEN]
    ends = {area: _prospect(state, origin, area) for area in bits(open_to)}
    hopeful = {area: prospect for area, prospect in ends.items() if prospect is not None}
    if not hopeful:
        state.stack.append(Step("mahdi_move", HARKONNEN, order(FOCUS) + ONE))
        return
    siege = any(prospect.rank for prospect in hopeful.values())
    found, words = sift(
        list(hopeful),
        ("highest rank", lambda a: hopeful[a].rank),
        ("a sietch before a base", lambda a: hopeful[a].sietch),
        (
            "greatest difference of power" if siege else "highest combat power",
            lambda a: hopeful[a].edge,
        ),
        ("the target sietch", lambda a: hopeful[a].target),
        ("with a named leader", lambda a: hopeful[a].named),
    )
    if len(found) > 1:
        found, words = best_ends(state, sum(1 << area for area in found))
    options = areas("to", sum(1 << area for area in found))
    decide(state, frame, options, "The legion moves to {} to attack", "WFA 22.4.5", words)


@answers("mahdi_charge")
def _charge_answer(state: State, frame: Step, option: OfArea) -> None:
    part = mahdi(state)
    origin, part.focus = part.focus, option.area
    state.stack.append(Step("mahdi_attack", HARKONNEN, frame.value & SURPRISE | FOCUS))
    march(state, HARKONNEN, origin, option.area, state.legions[origin], rode=False)
