"""The automaton moves its legions towards the target sietch (WFA 22.5)."""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.war_for_arrakis.catalogue import AREAS, TOUCHING, bits
from landsraad.games.war_for_arrakis.deeds import check_stacking, stacking
from landsraad.games.war_for_arrakis.engine import answers, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.legion import NO_LEGION, Legion
from landsraad.games.war_for_arrakis.modules.mahdi.orders import considered
from landsraad.games.war_for_arrakis.modules.mahdi.sight import (
    FAR,
    as_the_crow_flies,
    away,
    from_sietches,
    outweighs,
    power,
    sift,
)
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi, target_area
from landsraad.games.war_for_arrakis.modules.mahdi.talk import decide, pack, tell, unpack
from landsraad.games.war_for_arrakis.movement import march, use_transport
from landsraad.games.war_for_arrakis.options import OfArea, areas, of_zone
from landsraad.games.war_for_arrakis.reach import by_air, free, transports
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    HARKONNEN,
    MINOR_ERG,
    MOUNTAIN,
    NOWHERE,
    PLATEAU,
)

ONE: Final = 1 << 4
"""One of the legions that an order still lets move."""


def goal_of(state: State) -> int:
    """The sietch that legions move to in this turn, or nowhere."""
    stand_in = mahdi(state).stand_in
    if stand_in >= 0 and state.sietches >> stand_in & 1:
        return stand_in
    goal = target_area(state)
    return goal if goal >= 0 and state.sietches >> goal & 1 else NOWHERE


def fresh(state: State, code: int) -> list[int]:
    """Legions of an order that have not moved with this action."""
    moved = {area for area, _ in state.moved}
    return [area for area in considered(state, code) if area not in moved]


def _outweighing(state: State, legions: list[int], goal: int) -> bool:
    """Whether some legion has more power than the defenders of a sietch (WFA 22.5.2)."""
    guard = state.legions[goal]
    return any(outweighs(state.legions[area], guard) for area in legions)


# --- where a legion could go


def steps_for(state: State, area: int, goal: int) -> tuple[int, list[int]]:
    """The areas in which a move of a legion can end, as bits, and the zones of its transport."""
    ways, open_to = away(state, goal), free(state, HARKONNEN) & ~(1 << area)
    here = ways[area]
    if here == 1:
        return _mergers(state, area, ways), []
    zones = [] if mahdi(state).flown else transports(state, HARKONNEN, area)
    if zones and here > 2:
        flights = _nearest(state, by_air(state, area, zones[0]) & open_to, ways, here - 1)
        if flights:
            return flights, zones
    return _nearest(state, TOUCHING[area] & open_to, ways, here), []


def _nearest(state: State, open_to: int, ways: tuple[int, ...], below: int) -> int:
    """Of some areas with room those nearest to the goal, nearer than ``below``."""
    roomy = [a for a in bits(open_to) if ways[a] < min(below, FAR) and _room(state, a)]
    best = min((ways[area] for area in roomy), default=FAR)
    return sum(1 << area for area in roomy if ways[area] == best)


def _room(state: State, area: int) -> int:
    legion = state.legions[area]
    return stacking(state, HARKONNEN) - (legion.units if legion.side == HARKONNEN else 0)


def _mergers(state: State, area: int, ways: tuple[int, ...]) -> int:
    """Legions beside one that stands next to the goal, as near and no weaker (WFA 22.5.6)."""
    found, own = 0, power(state.legions[area])
    for other in bits(TOUCHING[area] & state.armies[HARKONNEN]):
        near = ways[other] == 1 and _room(state, other)
        if near and power(state.legions[other]) >= own:
            found |= 1 << other
    return found


def best_ends(state: State, ends: int, *, merging: bool = False) -> tuple[list[int], str]:
    """The best of several ends of a move (WFA 22.5.5)."""
    near = from_sietches(state)
    if merging:
        # WFA 22.5.6: a single legion, as strong as can be.
        ends_of, _ = sift(bits(ends), ("strongest", lambda a: power(state.legions[a])))
        ends = sum(1 << area for area in ends_of)
    return sift(
        bits(ends),
        ("joins another legion", lambda a: state.legions[a].side == HARKONNEN),
        ("closest to a sietch", lambda a: -near[a]),
        ("mountain", lambda a: state.terrain(a) == MOUNTAIN),
        ("plateau or minor erg", lambda a: state.terrain(a) in (PLATEAU, MINOR_ERG)),
        ("no wormsign", lambda a: not state.wormsigns >> a & 1),
    )


# --- the order


@steps("mahdi_move")
def _move(state: State, frame: Step) -> None:
    """``value`` is the order with the legions that may still move; ``more`` the one chosen."""
    if frame.value < ONE:
        _over(state)
        return
    legions = fresh(state, frame.value)
    goal = goal_of(state)
    weak = goal < 0 or not _outweighing(state, considered(state, frame.value), goal)
    if weak and legions and mahdi(state).stand_in < 0 and _stand_ins(state, legions):
        state.stack.append(frame)
        state.stack.append(Step("mahdi_target", HARKONNEN, frame.value))
        return
    if goal < 0 or weak:
        if legions and not state.moved:
            tell(state, "No legion moves", "WFA 22.5.3", "none outweighs the defenders of a sietch")
        _over(state)
        return
    origin, end = unpack(frame.more, 2)
    if origin < 0:
        _choose_legion(state, frame, legions, goal)
    elif end < 0:
        merging = away(state, goal)[origin] == 1
        ends, words = best_ends(state, steps_for(state, origin, goal)[0], merging=merging)
        options = areas("to", sum(1 << area for area in ends))
        decide(state, frame, options, "It goes to {}", "WFA 22.5.5", words, quiet=True)
    else:
        _choose_flight(state, frame, origin, end, goal)


def _choose_legion(state: State, frame: Step, legions: list[int], goal: int) -> None:
    ways, guard = away(state, goal), state.legions[goal]
    able = [
        area
        for area in legions
        if outweighs(state.legions[area], guard) and steps_for(state, area, goal)[0]
    ]
    if not able:
        if not state.moved:
            tell(state, "No legion moves", "WFA 22.5.1", "none that may move comes any closer")
        _over(state)
        return
    left, words = sift(
        able,
        ("closest to the target", lambda a: -ways[a]),
        ("highest combat power", lambda a: power(state.legions[a])),
    )
    options = areas("move", sum(1 << area for area in left))
    decide(state, frame, options, "The legion of {} moves", "WFA 22.5.1", words)


def _choose_flight(state: State, frame: Step, origin: int, end: int, goal: int) -> None:
    zones = steps_for(state, origin, goal)[1]
    if zones:
        options = [of_zone("transport", zone) for zone in zones]
        decide(state, frame, options, "An ornithopter carries it", "WFA 22.5.4", quiet=True)
    else:
        _go(state, frame, origin, end)


@answers("mahdi_move")
def _move_answer(state: State, frame: Step, option: Any) -> None:
    origin, end = unpack(frame.more, 2)
    if option.verb == "transport":
        mahdi(state).flown = True
        use_transport(state, option.zone)
        _go(state, frame, origin, end)
    elif origin < 0:
        state.stack.append(frame.changed(more=pack(option.area, NOWHERE)))
    else:
        state.stack.append(frame.changed(more=pack(origin, option.area)))


def _go(state: State, frame: Step, origin: int, end: int) -> None:
    group = moving_part(state.legions[origin], _room(state, end))
    # WFA 22.6.2: tokens that are laid now do not move with this action.
    state.moved += [(end, group), (origin, NO_LEGION)]
    state.stack.append(frame.changed(value=frame.value - ONE, more=0))
    mahdi(state).focus = end
    march(state, HARKONNEN, origin, end, group, rode=False)


def moving_part(legion: Legion, room: int) -> Legion:
    """The strongest units that find room, and all leaders (WFA 22.5.5)."""
    if legion.units <= room:
        return legion
    special = min(legion.special, room)
    tokens = legion.others[: room - special]
    left = room - special - len(tokens)
    elite = min(legion.elite, left)
    return Legion(
        legion.side, left - elite, elite, special, legion.generic, legion.named, others=tokens
    )


def _over(state: State) -> None:
    state.moved = []
    for area in bits(state.armies[HARKONNEN]):
        check_stacking(state, area)


def can_move(state: State, code: int) -> bool:
    """Whether an order would move a legion now."""
    legions, goal = considered(state, code), goal_of(state)
    if goal >= 0 and _outweighing(state, legions, goal):
        goals = [goal]
    else:
        goals = _stand_ins(state, legions) if mahdi(state).stand_in < 0 else []
    return any(
        outweighs(state.legions[area], state.legions[one]) and steps_for(state, area, one)[0]
        for one in goals
        for area in legions
    )


# --- a target for this turn alone


def _stand_ins(state: State, legions: list[int]) -> list[int]:
    """Sietches that some legion outweighs."""
    return [sietch for sietch in bits(state.sietches) if _outweighing(state, legions, sietch)]


@steps("mahdi_target")
def _stand_in(state: State, frame: Step) -> None:
    """No legion outweighs the defenders of the target (WFA 22.5.3)."""
    goal = target_area(state)
    ways = as_the_crow_flies(goal) if goal >= 0 else (0,) * len(AREAS)
    found, words = sift(
        _stand_ins(state, fresh(state, frame.value)),
        ("closest to the target sietch", lambda a: -ways[a]),
        ("highest rank", lambda a: state.ranks[a]),
    )
    options = areas("sietch", sum(1 << area for area in found))
    decide(state, frame, options, "Target for this turn: {}", "WFA 22.5.3", words)


@answers("mahdi_target")
def _stand_in_answer(state: State, frame: Step, option: OfArea) -> None:
    mahdi(state).stand_in = option.area
