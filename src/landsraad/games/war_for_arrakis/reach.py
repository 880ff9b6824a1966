"""Where legions, sandworms and vehicles can go, as bits of areas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.games.war_for_arrakis.catalogue import (
    ADJACENT,
    AREAS,
    ATOMICS,
    BLASTED,
    CARRIES,
    FLIGHTS,
    GUISES,
    KIND_OF,
    LEADING,
    MOUNTAINS,
    PAULS,
    PLATEAUS,
    SECTOR_AREAS,
    SHELTERED,
    STATIONS,
    WALKERS,
    ZONES_AT,
    bits,
    mask_of,
)
from landsraad.games.war_for_arrakis.effects import ANY, Legions, Where
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    HARKONNEN,
)

EVERYWHERE: Final = (1 << len(AREAS)) - 1
"""All areas. ``EVERYWHERE ^ mask`` are the others: quicker than ``~mask``, which is negative."""
_STATION_BITS: Final = tuple(1 << area for area in STATIONS)


def free(state: State, side: int) -> int:
    """Areas without enemy units, enemy settlements or sandworms (WFA 2.1.6)."""
    return EVERYWHERE ^ (enemies(state, side) | state.all_worms)


def stations(state: State) -> int:
    """Areas with an ecological testing station."""
    found = 0
    for number, left in enumerate(state.stations):
        if left >= 0:
            found |= _STATION_BITS[number]
    return found


def empty(state: State, *, signs: bool = False) -> int:
    """Areas without any figure or token (WFA 2.1.7), but perhaps for a wormsign."""
    taken = _built_on(state) | stations(state)
    return EVERYWHERE ^ (taken if signs else taken | state.wormsigns)


def _built_on(state: State) -> int:
    """Areas with a figure or a settlement."""
    return (
        state.armies[0] | state.armies[1] | state.villages | state.sietches | state.camps
        | state.harvesters | state.all_worms
    )  # fmt: skip


def around(mask: int, graph: tuple[int, ...] = ADJACENT) -> int:
    """All areas next to some areas."""
    found = 0
    for area in bits(mask):
        found |= graph[area]
    return found


def ridden(state: State, origin: int) -> int:
    """The areas with wormsigns or sandworms that a sandrider can cross from an area (WFA 5.3.1)."""
    signs = state.wormsigns | state.all_worms | state.trails
    if not ADJACENT[origin] & signs:
        return 0
    left = signs & (EVERYWHERE ^ state.armies[HARKONNEN])
    chain = edge = ADJACENT[origin] & left
    while edge:
        left ^= edge
        edge = around(edge) & left
        chain |= edge
    return chain


def by_riding(state: State, origin: int) -> int:
    """The areas next to those a sandrider can cross, or among them."""
    chain = ridden(state, origin)
    return (chain | around(chain)) & ~(1 << origin) if chain else 0


def by_air(state: State, origin: int, zone: int) -> int:
    """The areas within reach of what flies in a zone, over any border (WFA 5.4.2)."""
    return FLIGHTS[state.zones[zone]][origin]


def transports(state: State, side: int, area: int) -> list[int]:
    """The air zones over an area's sector with a transport for the legion there (WFA 5.4.3)."""
    if not state.kit.flies[side] or (state.flown | state.rode) >> area & 1:
        return []
    zones = state.zones
    return [zone for zone in ZONES_AT[area] if CARRIES[zones[zone]] == side]


def destinations(state: State, side: int, origin: int, zone: int = -1) -> int:
    """Where a legion may move: by the transport of a zone, else perhaps by riding (WFA 5.1.2)."""
    return _near(state, side, origin, zone) & free(state, side)


def _near(state: State, side: int, origin: int, zone: int) -> int:
    """What a legion can get to by the transport of a zone, else perhaps by riding."""
    if zone >= 0:
        return ADJACENT[origin] | by_air(state, origin, zone)
    if side == ATREIDES and not state.flown >> origin & 1:
        return ADJACENT[origin] | by_riding(state, origin)
    return ADJACENT[origin]


def targets(state: State, side: int, origin: int, zone: int = -1) -> int:
    """Areas with an enemy legion or settlement that a legion may attack (WFA 6.1.1)."""
    return _near(state, side, origin, zone) & prey(state, side)


def prey(state: State, side: int) -> int:
    """All areas with somebody whom a side may attack: not where a sandworm is."""
    return enemies(state, side) & (EVERYWHERE ^ state.all_worms)


def enemies(state: State, side: int) -> int:
    """The areas with legions or settlements of the other side."""
    if side == ATREIDES:
        return state.armies[HARKONNEN] | state.villages
    return state.armies[ATREIDES] | state.sietches | state.camps


def retreats(state: State, side: int, area: int) -> int:
    """Where a legion may retreat (WFA 6.6.2)."""
    open_to = ADJACENT[area] & free(state, side)
    return open_to & ~state.wormsigns if side == HARKONNEN else open_to


def suits(state: State, legion: Legion, area: int, legions: Legions) -> bool:
    """Whether a legion, or the part of it that would act, is one an effect may use."""
    if not legion.units:
        return False
    if legions is ANY:
        return True
    if legions.leader and not (legion.generic or legion.named or (legion.others and led(legion))):
        return False
    if legions.unit and KIND_OF[legion.side][legions.unit] not in legion.others:
        return False
    if legions.special and not legion.special:
        return False
    if legions.desert and not state.deserts >> area & 1:
        return False
    if legions.it and area != state.focus:
        return False
    return not legions.named or any(legion.named >> n & 1 for n in GUISES[legions.named])


def led(legion: Legion) -> bool:
    """Whether there is a leader in a legion."""
    if legion.generic or legion.named:
        return True
    return not LEADING.isdisjoint(legion.others)


def walkers(legion: Legion) -> tuple[int, ...]:
    """The kinds of the units of a legion that do not sandride, one for each unit."""
    others = legion.others
    return tuple(kind for kind in others if kind in WALKERS) if others else ()


def riders(legion: Legion) -> Legion:
    """A legion without the units that do not sandride."""
    others = legion.others
    if not others or WALKERS.isdisjoint(others):
        return legion
    return legion.changed(others=tuple(kind for kind in others if kind not in WALKERS))


def on_foot(state: State, legion: Legion, area: int, legions: Legions) -> bool:
    """Whether a legion cannot ride since nobody would be left who may act and does ride."""
    part = riders(legion)
    return part is not legion and not suits(state, part, area, legions)


def may_act(state: State, legion: Legion, area: int, legions: Legions) -> bool:
    """Whether such a legion may move or attack: that with Paul may be held (WFA 14.4.18)."""
    return suits(state, legion, area, legions) and not held(state, legion)


def held(state: State, legion: Legion) -> bool:
    """Whether a legion has Paul on a turn on which he is held."""
    return state.held == 2 and legion.side == ATREIDES and bool(legion.named & PAULS)


def suitable(state: State, side: int, legions: Legions) -> int:
    """The areas of a side's legions that an effect may use."""
    found = 0
    for area in bits(state.armies[side]):
        if suits(state, state.legions[area], area, legions):
            found |= 1 << area
    return found


def places(state: State, side: int, where: Where) -> int:
    """The areas in which pieces may be placed."""
    kind = where.kind
    if kind == "settlement":
        named = state.villages
        if where.areas:
            named &= mask_of(where.areas)
        return named & ~state.armies[1 - side]
    if kind == "sietch":
        return state.sietches & ~state.armies[1 - side]
    if kind == "legion":
        return suitable(state, side, where.legions)
    if kind == "empty_desert":
        return empty(state) & state.deserts
    if kind == "free_plateau":
        return free(state, side) & PLATEAUS
    if kind == "free_mountain":
        return free(state, side) & MOUNTAINS & ~state.deserts
    return PLACES[kind](state, side)


PLACES: Final[dict[str, Callable[[State, int], int]]] = {}
"""Other kinds of areas for pieces, (state, side) -> areas as bits; modules add theirs."""


# --- the desert


def sheltered(state: State) -> int:
    """The central plateaus that still stand behind their mountains (WFA 9.2.1, WFA 12.4.4)."""
    return SHELTERED if state.blast < 0 else SHELTERED & ~ATOMICS[state.blast][2]


def exposed(state: State) -> int:
    """Areas that coriolis storms strike."""
    return EVERYWHERE & ~(MOUNTAINS & ~state.deserts) & ~sheltered(state)


def worm_ways(state: State) -> tuple[int, ...]:
    """For each area those next to it for a sandworm: a blasted mountain is open on all sides."""
    return ADJACENT if state.blast < 0 else BLASTED[state.blast]


def worm_moves(state: State, area: int) -> int:
    """Where a sandworm may move: up to two desert areas, to one with nothing (WFA 8.3.1)."""
    ways = worm_ways(state)
    near = ways[area] & state.deserts
    reach = (near | around(near, ways)) & state.deserts & ~(1 << area)
    return reach & (EVERYWHERE ^ (_built_on(state) | state.wormsigns))


def worm_targets(state: State, area: int) -> int:
    """What a sandworm may attack: legions outside mountains, harvesters (WFA 8.3.2)."""
    ways = worm_ways(state)
    near = ways[area]
    reach = near | around(near & state.deserts, ways)
    prey = state.armies[HARKONNEN] | state.harvesters
    return reach & prey & exposed(state)


def sectors_of(state: State, side: int) -> int:
    """All areas of the sectors in which a side has a legion."""
    found = 0
    for area in bits(state.armies[side]):
        for sector in AREAS[area].sectors:
            found |= SECTOR_AREAS[sector]
    return found
