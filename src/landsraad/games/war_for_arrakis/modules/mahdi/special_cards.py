"""Cards of the automaton that follow no other order: as near the target as can be (WFA 22.9.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import signs
from landsraad.games.war_for_arrakis.catalogue import (
    AREA_KEYS,
    MOUNTAINS,
    TOUCHING,
    bits,
)
from landsraad.games.war_for_arrakis.deeds import check_stacking as check_room
from landsraad.games.war_for_arrakis.deeds import (
    emit,
    flip_all,
    reveal_sietch,
    tank,
    transfer,
)
from landsraad.games.war_for_arrakis.engine import answers, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.free import secret_areas
from landsraad.games.war_for_arrakis.modules.mahdi.forces import put_bashar, put_units, room
from landsraad.games.war_for_arrakis.modules.mahdi.marches import (
    ONE,
    best_ends,
    can_move,
    moving_part,
)
from landsraad.games.war_for_arrakis.modules.mahdi.orders import considered
from landsraad.games.war_for_arrakis.modules.mahdi.sight import (
    as_the_crow_flies,
    away,
    power,
    sift,
)
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi, target_area
from landsraad.games.war_for_arrakis.modules.mahdi.talk import decide
from landsraad.games.war_for_arrakis.modules.mahdi.tokens import hidden_in, legion_left
from landsraad.games.war_for_arrakis.movement import arrive, march
from landsraad.games.war_for_arrakis.options import OfArea, OfLeader, areas, of_leader
from landsraad.games.war_for_arrakis.reach import around, empty, free, sectors_of
from landsraad.games.war_for_arrakis.resolve import strike_area
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, ELITE, HARKONNEN, REGULAR


def near_target(state: State, found: Iterable[int]) -> tuple[list[int], str]:
    """Of some areas those nearest to the target sietch."""
    goal = target_area(state)
    if goal < 0:
        return list(found), ""
    ways = as_the_crow_flies(goal)
    return sift(list(found), ("as near the target sietch as can be", lambda a: -ways[a]))


def _ask(state: State, frame: Step, verb: str, mask: int, what: str) -> None:
    """An area as near the target as can be; nothing if there is none."""
    found, words = near_target(state, bits(mask))
    if found:
        options = areas(verb, sum(1 << area for area in found))
        decide(state, frame, options, what, "WFA 22.9.6", words)


# --- patrols, wormsigns, the battle group, spies


@steps("mahdi_patrol")
def _patrol(state: State, frame: Step) -> None:
    if frame.value and any(state.supply[HARKONNEN][:3]):
        _ask(state, frame, "place", empty(state) & state.deserts, "A patrol comes to {}")


@answers("mahdi_patrol")
def _patrol_answer(state: State, frame: Step, option: OfArea) -> None:
    put_units(state, option.area, [REGULAR])
    state.stack.append(frame.changed(value=frame.value - 1))


@steps("mahdi_clear")
def _clear(state: State, frame: Step) -> None:
    if frame.value:
        _ask(state, frame, "clear", state.wormsigns, "The wormsign in {} is discarded")


@answers("mahdi_clear")
def _clear_answer(state: State, frame: Step, option: OfArea) -> None:
    signs.lift(state, 1 << option.area)
    emit(state, "sign_cleared", HARKONNEN, AREA_KEYS[option.area])
    state.stack.append(frame.changed(value=frame.value - 1))


def mountains(state: State) -> int:
    """Free mountain areas with room for a unit that is left, as bits."""
    if not any(state.supply[HARKONNEN][:3]):
        return 0
    found = free(state, HARKONNEN) & MOUNTAINS & ~state.deserts
    return sum(1 << area for area in bits(found) if room(state, area) > 0)


@steps("mahdi_mountain")
def _mountain(state: State, frame: Step) -> None:
    _ask(state, frame, "place", mountains(state), "The battle group comes to {}")


@answers("mahdi_mountain")
def _mountain_answer(state: State, frame: Step, option: OfArea) -> None:
    put_units(state, option.area, [ELITE, ELITE])
    if state.legions[option.area].side == HARKONNEN:
        put_bashar(state, option.area)


@steps("mahdi_spy")
def _spy(state: State, frame: Step) -> None:
    secrets, goal = secret_areas(state), target_area(state)
    first = 1 << goal if goal >= 0 and secrets >> goal & 1 else 0
    _ask(state, frame, "reveal", first or secrets, "Spies look at {}")


@answers("mahdi_spy")
def _spy_answer(state: State, frame: Step, option: OfArea) -> None:
    reveal_sietch(state, option.area)
    flip_all(state, option.area)
    check_room(state, option.area)


# --- leaders seized


def hunted(state: State) -> list[int]:
    """Atreides leaders in a sector with a legion of the Harkonnens."""
    near = sectors_of(state, HARKONNEN)
    return [n for n in state.leaders(ATREIDES) if _on(state, n, near)]


def _on(state: State, leader: int, mask: int) -> bool:
    where = state.leader_at[leader]
    return where >= 0 and bool(mask >> where & 1)


@steps("mahdi_seize")
def _seize(state: State, frame: Step) -> None:
    """``value``: 0 in a sector with a legion, 1 next to the legion of the card; ``more``: or if
    none has moved, next to any that an order is for."""
    if frame.value:
        focus = mahdi(state).focus
        near = TOUCHING[focus] if focus >= 0 else 0
        if focus < 0:
            near = around(sum(1 << a for a in considered(state, frame.more)), TOUCHING)
        found = [n for n in state.leaders(ATREIDES) if _on(state, n, near)]
    else:
        found = hunted(state)
    spots, words = near_target(state, {state.leader_at[n] for n in found})
    options: list[Option] = [of_leader("seize", n) for n in found if state.leader_at[n] in spots]
    if options:
        decide(state, frame, options, "A leader is seized", "WFA 22.9.6", words)


@answers("mahdi_seize")
def _seize_answer(state: State, frame: Step, option: OfLeader) -> None:
    tank(state, option.leader)


def _hideouts(state: State, area: int) -> int:
    """Where a legion could go next to a leader, as bits."""
    prey = sum(1 << state.leader_at[n] for n in _abroad(state))
    open_to = TOUCHING[area] & free(state, HARKONNEN) & ~state.armies[HARKONNEN]
    return around(prey, TOUCHING) & open_to


def stalkers(state: State, code: int) -> tuple[list[int], bool]:
    """The legions that can move next to a leader, and whether one stands there already."""
    prey = sum(1 << state.leader_at[n] for n in _abroad(state))
    legions = considered(state, code)
    ready = [a for a in legions if _hideouts(state, a)]
    return ready, any(TOUCHING[a] & prey for a in legions)


def can_stalk(state: State, code: int) -> bool:
    """Whether a legion of an order stands or can come next to a leader, or can move at all."""
    ready, beside = stalkers(state, code)
    return bool(ready) or beside or can_move(state, code)


@steps("mahdi_stalk")
def _stalk(state: State, frame: Step) -> None:
    """A legion, by the order ``value``, moves next to a leader if it can, else as usual.

    ``more`` is its area plus one, once it is chosen.
    """
    if frame.more:
        near, _ = near_target(state, bits(_hideouts(state, frame.more - 1)))
        ends, words = best_ends(state, sum(1 << area for area in near))
        options = areas("to", sum(1 << area for area in ends))
        decide(state, frame, options, "It goes to {}, next to a leader", "WFA 22.11.7", words)
        return
    ready, beside = stalkers(state, frame.value)
    if beside or not ready:
        mahdi(state).focus = -1
        if not ready:
            state.stack.append(Step("mahdi_move", HARKONNEN, frame.value + ONE))
        return
    _ask(state, frame, "move", sum(1 << a for a in ready), "The legion of {} stalks a leader")


def _abroad(state: State) -> list[int]:
    return list(
        {state.leader_at[n]: n for n in state.leaders(ATREIDES) if state.leader_at[n] >= 0}.values()
    )


def stalking(which: int) -> tuple[Step, Step]:
    """One of some legions moves next to a leader, and a leader next to it is seized."""
    return Step("mahdi_stalk", HARKONNEN, which), Step("mahdi_seize", HARKONNEN, 1, which)


@answers("mahdi_stalk")
def _stalk_answer(state: State, frame: Step, option: OfArea) -> None:
    if not frame.more:
        state.stack.append(frame.changed(more=option.area + 1))
        return
    origin, end = frame.more - 1, option.area
    mahdi(state).focus = end
    march(state, HARKONNEN, origin, end, state.legions[origin], rode=False)


# --- artillery and carriers


ARTILLERY: Final = 4
"""Dice of Explosive Artillery."""


def in_range(state: State) -> int:
    """Atreides legions next to one of the Harkonnens, as bits."""
    return state.armies[ATREIDES] & around(state.armies[HARKONNEN], TOUCHING)


@steps("mahdi_artillery")
def _artillery(state: State, frame: Step) -> None:
    found, words = sift(
        bits(in_range(state)),
        ("highest combat power", lambda a: power(state.legions[a])),
        ("with a named leader", lambda a: state.legions[a].named > 0),
    )
    if found:
        options = areas("strike", sum(1 << area for area in found))
        decide(state, frame, options, "The artillery fires at {}", "WFA 22.10.13", words)


@answers("mahdi_artillery")
def _artillery_answer(state: State, frame: Step, option: OfArea) -> None:
    strike_area(state, option.area, ARTILLERY)


def carried(state: State) -> list[tuple[int, int]]:
    """Legions of settlements, each with a legion nearer to the target that has room."""
    goal = target_area(state)
    if goal < 0:
        return []
    ways, army = away(state, goal), bits(state.armies[HARKONNEN])
    found = []
    for area in bits(state.armies[HARKONNEN] & state.villages):
        if state.legions[area].units > hidden_in(state.legions[area]):
            ends = [a for a in army if a != area and ways[a] < ways[area] and room(state, a) > 0]
            best = min((ways[a] for a in ends), default=0)
            found += [(area, a) for a in ends if ways[a] == best]
    return found


@steps("mahdi_carry")
def _carry(state: State, frame: Step) -> None:
    """``value`` is the settlement plus one, once it is chosen."""
    pairs = carried(state)
    if not frame.value:
        found, words = sift(
            sorted({origin for origin, _ in pairs}),
            ("highest combat power", lambda a: power(state.legions[a])),
        )
        options = areas("carry", sum(1 << area for area in found))
        decide(state, frame, options, "Carriers take the legion of {}", "WFA 22.11.6", words)
    else:
        ends = {end for origin, end in pairs if origin == frame.value - 1}
        options = areas("to", sum(1 << area for area in ends))
        decide(state, frame, options, "They bring it to {}", "WFA 22.11.6", "nearest to the target")


@answers("mahdi_carry")
def _carry_answer(state: State, frame: Step, option: OfArea) -> None:
    if not frame.value:
        state.stack.append(frame.changed(value=option.area + 1))
        return
    origin, end = frame.value - 1, option.area
    visible = state.legions[origin].changed(others=())
    group = moving_part(visible, room(state, end))
    if hidden_in(state.legions[origin]) == 0 and group.units == visible.units:
        legion_left(state, HARKONNEN, origin)
    transfer(state, origin, end, group)
    emit(state, "move", HARKONNEN, AREA_KEYS[origin], AREA_KEYS[end], group.units)
    arrive(state, HARKONNEN, end)
