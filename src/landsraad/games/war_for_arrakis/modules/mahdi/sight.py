"""What the automaton measures: combat power, distances, sectors, what comes first (WFA 22.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from landsraad.games.war_for_arrakis.catalogue import AREAS, TOUCHING, ZONES, bits
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.modules.mahdi.box import CENTRAL, CENTRE, TOKENS
from landsraad.games.war_for_arrakis.reach import around, free
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import HARKONNEN

FAR: Final = 99
"""The distance of what cannot be reached."""
Power = tuple[int, int]
"""Coarse combat power, and the fine one that decides between equals."""
Item = TypeVar("Item")
Criterion = tuple[str, Callable[[Item], object]]
ONLY: Final = "the only one"


def power(legion: Legion) -> Power:
    """The combat power of a legion (WFA 22.3.1)."""
    hidden = len(legion.tokens) + sum(kind in TOKENS for kind in legion.others)
    others = len(legion.others) - sum(kind in TOKENS for kind in legion.others)
    named = legion.named.bit_count()
    units = legion.regular + legion.elite + legion.special + others
    coarse = units + 2 * hidden + legion.generic + named
    fine = 2 * (legion.regular + others) + 3 * legion.elite + 4 * legion.special
    return coarse, fine + 4 * hidden + legion.generic + 2 * named


def difference(first: Legion, second: Legion) -> Power:
    """By how much a legion outweighs another."""
    ours, theirs = power(first), power(second)
    return ours[0] - theirs[0], ours[1] - theirs[1]


def outweighs(first: Legion, second: Legion) -> bool:
    """Whether a legion has more combat power (WFA 22.3.2)."""
    return power(first) > power(second)


@lru_cache(4096)
def distances(goal: int, open_to: int) -> tuple[int, ...]:
    """For each area how far it is from a goal, over areas that are open, borders ignored."""
    found = [FAR] * len(AREAS)
    found[goal] = 0
    edge, seen, steps = TOUCHING[goal], 1 << goal, 0
    while edge:
        steps += 1
        for area in bits(edge):
            found[area] = steps
        seen |= edge
        edge = around(edge & open_to, TOUCHING) & ~seen
    return tuple(found)


def away(state: State, goal: int) -> tuple[int, ...]:
    """For each area how far a legion there is from a sietch, or from any other goal."""
    return distances(goal, free(state, HARKONNEN))


def as_the_crow_flies(goal: int) -> tuple[int, ...]:
    """For each area how far it is from a goal, whatever lies between."""
    return distances(goal, (1 << len(AREAS)) - 1)


def from_sietches(state: State) -> list[int]:
    """For each area how far it is from the nearest sietch."""
    maps = [away(state, sietch) for sietch in bits(state.sietches)]
    return [min(column) for column in zip(*maps, strict=True)] if maps else [FAR] * len(AREAS)


def sift(items: Sequence[Item], *criteria: Criterion[Item]) -> tuple[list[Item], str]:
    """Those that come first, criterion by criterion, and the words of the one that decided."""
    left, words = list(items), ONLY
    for name, key in criteria:
        if len(left) < 2:
            break
        best = max(key(item) for item in left)  # type: ignore[type-var]
        kept = [item for item in left if key(item) == best]
        if len(kept) < len(left):
            left, words = kept, name
    return left, words


# --- sectors


def parts(sector: int) -> frozenset[int]:
    """The sectors of the board that a sector of a tactical card stands for (WFA 22.1.2)."""
    return frozenset(CENTRE if sector == CENTRAL else (sector,))


def within(area: int, sectors: frozenset[int]) -> bool:
    """Whether an area lies in one of some sectors."""
    return not sectors.isdisjoint(AREAS[area].sectors)


@lru_cache(16)
def next_to(sectors: frozenset[int]) -> frozenset[int]:
    """The sectors that touch one of some sectors, without these."""
    found: set[int] = set()
    for area in range(len(AREAS)):
        if within(area, sectors):
            for other in bits(TOUCHING[area]):
                found.update(AREAS[other].sectors)
    return frozenset(found - sectors)


def zones_of(sectors: frozenset[int]) -> list[int]:
    """The air zones connected to any of some sectors."""
    return [n for n, zone in enumerate(ZONES) if not sectors.isdisjoint(zone.sectors)]
