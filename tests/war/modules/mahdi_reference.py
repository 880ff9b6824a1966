"""The criteria of the automaton read a second time, as plainly as the rulebook has them (WFA 22).

Nothing here is shared with what decides in the game but the map and the figures on it. Areas go by
their keys; each function returns the answers that the criteria leave.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from landsraad.games.war_for_arrakis.catalogue import AREAS, TOUCHING, ZONE_AREAS, ZONES, bits
from landsraad.games.war_for_arrakis.deeds import stacking
from landsraad.games.war_for_arrakis.modules.mahdi.box import TOKENS
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi, target_area
from landsraad.games.war_for_arrakis.terms import (
    MINOR_ERG,
    MOUNTAIN,
    ORNITHOPTER,
    PLATEAU,
)

FAR = 99
NEXT_TO = {area: set(bits(mask)) for area, mask in enumerate(TOUCHING)}
"""Borders are ignored (WFA 22.3.3)."""
EVERYWHERE = frozenset(range(len(AREAS)))


class Force(NamedTuple):
    """What counts of a legion (WFA 22.3.1)."""

    side: int
    units: int
    coarse: int
    fine: int
    led: bool
    named: bool
    hardened: bool

    @property
    def power(self) -> tuple[int, int]:
        return self.coarse, self.fine


NOBODY = Force(-1, 0, 0, 0, False, False, False)


def force(legion: Any) -> Force:
    named = legion.named.bit_count()
    hidden = len(legion.tokens) + sum(kind in TOKENS for kind in legion.others)
    plain = legion.regular + sum(kind not in TOKENS for kind in legion.others)
    seen = plain + legion.elite + legion.special
    return Force(
        legion.side,
        seen + hidden,
        seen + 2 * hidden + legion.generic + named,
        2 * plain + 3 * legion.elite + 4 * (legion.special + hidden) + legion.generic + 2 * named,
        bool(legion.generic or named),
        bool(named),
        legion.special > 0,
    )


def distances(goal: int, open_to: frozenset[int]) -> dict[int, int]:
    """How far areas are from a goal, over open areas; the last step may start anywhere."""
    found, edge = {goal: 0}, [goal]
    while edge:
        near = {b for a in edge if a == goal or a in open_to for b in NEXT_TO[a]} - found.keys()
        found |= dict.fromkeys(near, found[edge[0]] + 1)
        edge = list(near)
    return found


@cache
def flight(goal: int) -> dict[int, int]:
    return distances(goal, EVERYWHERE)


def first(items: Any, *orders: Any) -> list[Any]:
    """Those that come first, order by order."""
    left = list(items)
    for order in orders:
        best = max(map(order, left), default=None)
        left = [item for item in left if order(item) == best]
    return left


class Board:
    """A position as the automaton looks at it."""

    def __init__(self, state: Any) -> None:
        self.state, self.part = state, mahdi(state)
        self.forces = [force(legion) for legion in state.legions]
        self.ours = {a for a, f in enumerate(self.forces) if f.side == 1}
        self.theirs = {a for a, f in enumerate(self.forces) if f.side == 0}
        self.sietches, self.camps = set(bits(state.sietches)), set(bits(state.camps))
        blocked = self.theirs | self.sietches | self.camps | set(bits(state.all_worms))
        self.free = EVERYWHERE - blocked
        self.target = target_area(state)
        self.limit = stacking(state, 1)

    def power(self, area: int, side: int) -> tuple[int, int]:
        return self.forces[area].power if self.forces[area].side == side else (0, 0)

    def outweighs(self, area: int, enemy: int) -> bool:
        return self.power(area, 1) > self.power(enemy, 0)

    def edge(self, area: int, enemy: int) -> tuple[int, int]:
        (coarse, fine), (other, finer) = self.power(area, 1), self.power(enemy, 0)
        return coarse - other, fine - finer

    def room(self, area: int) -> int:
        return self.limit - (self.forces[area].units if area in self.ours else 0)

    def way(self, goal: int) -> Any:
        found = distances(goal, self.free)
        return lambda area: found.get(area, FAR)

    def near_sietch(self) -> Any:
        ways = [self.way(sietch) for sietch in self.sietches]
        return lambda area: min((way(area) for way in ways), default=FAR)

    def ornithopters(self, area: int) -> list[int]:
        zones = enumerate(self.state.zones)
        return [z for z, there in zones if there == ORNITHOPTER and ZONE_AREAS[z] >> area & 1]

    def legions(self, code: int) -> list[int]:
        """The legions of an order: all, with a leader, with a Sardaukar, or one."""
        fits = {
            0: lambda a: True,
            1: lambda a: self.forces[a].led,
            2: lambda a: self.forces[a].hardened,
            3: lambda a: a == self.part.focus,
        }[code & 7]
        return [a for a in sorted(self.ours) if self.forces[a].units and fits(a)]


# --- attacks and marches


def attackers(board: Board, code: int) -> set[str]:
    """The legions whose attack comes first (WFA 22.4)."""
    cases: list[tuple[int, int, bool]] = []
    settled = board.sietches | board.camps
    for area in board.legions(code):
        for prey in settled:
            away = flight(area)[prey]
            flies = away == 2 and not board.part.flown and bool(board.ornithopters(area))
            if (away == 1 or flies) and board.outweighs(area, prey):
                cases.append((area, prey, away == 1))
    if cases:
        ranks = board.state.ranks
        cases = first(
            cases,
            lambda case: ranks[case[1]],
            lambda case: case[1] in board.sietches,
            lambda case: board.edge(case[0], case[1]),
            lambda case: case[2],
            lambda case: case[1] == board.target,
        )
    else:
        cases = [
            (area, prey, True)
            for area in board.legions(code)
            for prey in NEXT_TO[area] & board.theirs - settled
            if board.outweighs(area, prey)
        ]
        cases = first(
            cases,
            lambda case: board.power(case[1], 0),
            lambda case: board.forces[case[1]].named,
        )
    return {f"attack {AREAS[area].key}" for area, _, _ in cases}


def ends(board: Board, area: int, goal: int) -> set[int]:
    """Where a move of a legion may end (WFA 22.5.4, WFA 22.5.6)."""
    way = board.way(goal)
    here = way(area)
    if here == 1:
        beside = {a for a in NEXT_TO[area] & board.ours if way(a) == 1 and board.room(a) > 0}
        return {a for a in beside if board.power(a, 1) >= board.power(area, 1)}

    def nearest(open_to: set[int], below: int) -> set[int]:
        found = [a for a in open_to & board.free if way(a) < min(below, FAR) and board.room(a) > 0]
        return set(first(found, lambda a: -way(a)))

    if here > 2 and not board.part.flown and board.ornithopters(area):
        flown = nearest({a for a, steps in flight(area).items() if 0 < steps < 3}, here - 1)
        if flown:
            return flown
    return nearest(NEXT_TO[area], here)


def best_ends(board: Board, found: set[int], *, merging: bool) -> list[int]:
    """Of equal ways the best (WFA 22.5.5)."""
    near, state = board.near_sietch(), board.state
    if merging:
        found = set(first(found, lambda a: board.power(a, 1)))
    return first(
        sorted(found),
        lambda a: a in board.ours,
        lambda a: -near(a),
        lambda a: state.terrain(a) == MOUNTAIN,
        lambda a: state.terrain(a) in (PLATEAU, MINOR_ERG),
        lambda a: not state.wormsigns >> a & 1,
    )


def marchers(board: Board, code: int, origin: int) -> set[str]:
    """Which legion moves, or where it goes once it has been chosen (WFA 22.5)."""
    stand_in = board.part.stand_in
    goal = stand_in if stand_in in board.sietches else board.target
    if goal not in board.sietches:
        return set()
    strong = [a for a in board.legions(code) if board.outweighs(a, goal)]
    way = board.way(goal)
    if origin >= 0:
        found = best_ends(board, ends(board, origin, goal), merging=way(origin) == 1)
        return {f"to {AREAS[a].key}" for a in found}
    moved = {area for area, _ in board.state.moved}
    able = [a for a in strong if a not in moved and ends(board, a, goal)]
    able = first(able, lambda a: -way(a), lambda a: board.power(a, 1))
    return {f"move {AREAS[a].key}" for a in able}


def stand_ins(board: Board, code: int) -> set[str]:
    """A target for this turn (WFA 22.5.3)."""
    moved = {area for area, _ in board.state.moved}
    legions = [a for a in board.legions(code) if a not in moved]
    beaten = [s for s in board.sietches if any(board.outweighs(a, s) for a in legions)]
    far = flight(board.target) if board.target >= 0 else dict.fromkeys(EVERYWHERE, 0)
    left = first(beaten, lambda s: -far[s], lambda s: board.state.ranks[s])
    return {f"sietch {AREAS[area].key}" for area in left}


# --- figures


def deployed(board: Board, full: int) -> set[str]:
    """The settlement that is reinforced; a leader needs no room (WFA 22.8.1)."""
    villages = set(bits(board.state.villages & ~full))
    open_to = [a for a in villages if board.room(a) > 0] or list(villages & board.ours)
    way = board.way(board.target) if board.target >= 0 else lambda area: 0
    left = first(open_to, lambda a: board.power(a, 1), lambda a: -way(a))
    return {f"place {AREAS[area].key}" for area in left}


def replaced(board: Board, old: int) -> set[str]:
    """The legion in which a unit becomes a better one (WFA 22.8.4, WFA 22.8.6)."""
    legions = board.state.legions
    found = [a for a in board.ours if legions[a].amount(old) or any(
        kind in TOKENS for kind in legions[a].others)]  # fmt: skip
    near = board.near_sietch()
    ways = {sietch: board.way(sietch) for sietch in board.sietches}
    to_target = board.way(board.target) if board.target >= 0 else lambda area: 0

    def relative(area: int) -> tuple[int, int]:
        closest = [s for s, way in ways.items() if way(area) == near(area)]
        return max((board.edge(area, s) for s in closest), default=(0, 0))

    left = first(found, lambda a: -near(a), relative, lambda a: -to_target(a))
    return {f"upgrade {AREAS[area].key}" for area in left}


def carryalls(board: Board, zones: list[int]) -> set[str]:
    """Above most harvesters (WFA 22.15.3)."""
    prey = board.state.harvesters & ~board.state.foreign
    left = first(zones, lambda zone: (ZONE_AREAS[zone] & prey).bit_count())
    return {f"carryall {ZONES[zone].key}" for zone in left}


def expected(state: Any, frame: Any) -> set[str] | None:
    """The answers that the criteria leave for a step; None for one that is not read here."""
    board, name = Board(state), frame.name
    if name == "mahdi_attack" and not frame.more:
        return attackers(board, frame.value)
    if name == "mahdi_move" and frame.more < 1 << 8:
        if frame.value < 1 << 4:
            return set()
        return marchers(board, frame.value, (frame.more & 255) - 1)
    if name == "mahdi_target":
        return stand_ins(board, frame.value)
    if name == "mahdi_deploy":
        return deployed(board, frame.more) if frame.value else set()
    if name == "mahdi_replace":
        able = frame.value and state.supply[1][frame.more + 1]
        return replaced(board, frame.more) if able else set()
    return None
