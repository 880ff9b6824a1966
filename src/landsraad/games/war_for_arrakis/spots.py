"""What an area is worth to a legion, and rough chances of battles, for quick evaluation."""

from __future__ import annotations

from collections import deque
from math import exp
from typing import NamedTuple

from landsraad.games.war_for_arrakis.catalogue import ADJACENT, AREAS, STATIONS, bits
from landsraad.games.war_for_arrakis.claims import terrain_mask
from landsraad.games.war_for_arrakis.state import Legion, State
from landsraad.games.war_for_arrakis.terms import ATREIDES, CLAIMS


def _distances(origin: int) -> tuple[int, ...]:
    found = [99] * len(AREAS)
    found[origin] = 0
    queue = deque((origin,))
    while queue:
        area = queue.popleft()
        for other in bits(ADJACENT[area]):
            if found[other] == 99:
                found[other] = found[area] + 1
                queue.append(other)
    return tuple(found)


DISTANCE = tuple(_distances(area) for area in range(len(AREAS)))
"""Steps on the ground between any two areas."""
HIDDEN_RANK = 2
STEEPNESS = 1.1


class Wants(NamedTuple):
    """What both sides are after, worked out once for a position."""

    villages: tuple[int, ...]
    sietches: tuple[int, ...]
    stations: tuple[int, ...]
    grounds: tuple[tuple[int, float], ...]
    """Areas of a terrain that a prescience card asks for, and what a legion there is worth."""

    def rank(self, state: State, area: int) -> int:
        """The rank of a settlement, or its average where it may be hidden."""
        if state.sietches >> area & 1:
            return state.ranks[area] if state.revealed >> area & 1 else HIDDEN_RANK
        return state.ranks[area]


def wants_of(state: State) -> Wants:
    """The aims of both sides in a position."""
    grounds = []
    if state.claims < CLAIMS:
        for card in state.row:
            known = state.setup.content.prescience[card]
            kind, terrain, amount = known.requirement
            if kind == "legions_in":
                worth = 5.0 * sum(known.advance) / amount
                grounds.append((terrain_mask(state, terrain), worth))
    stations = tuple(
        area for area, marker in zip(STATIONS, state.stations, strict=True) if marker >= 0
    )
    return Wants(tuple(bits(state.villages)), tuple(bits(state.sietches)), stations, tuple(grounds))


def power(legion: Legion) -> float:
    """The strength of a legion in regular units, roughly."""
    return (
        legion.regular
        + 1.6 * legion.elite
        + 1.9 * legion.special
        + 0.4 * legion.generic
        + 0.7 * legion.named.bit_count()
        + 2.8 * len(legion.tokens)
    )


def chance(attacker: float, defender: float, rank: int) -> float:
    """A rough chance that an attack wins: battles are steep."""
    if not defender:
        return 1.0
    return 1.0 / (1.0 + exp(-STEEPNESS * (attacker - defender - 1.4 * rank)))


def prize(state: State, area: int, wants: Wants) -> float:
    """What destroying a settlement is worth."""
    rank = wants.rank(state, area)
    return 20.0 * rank if state.sietches >> area & 1 else 26.0 * rank


def spot(state: State, side: int, area: int, strength: float, wants: Wants) -> float:
    """What standing in an area is worth to a legion of some strength."""
    here = DISTANCE[area]
    value = 0.0
    if side == ATREIDES:
        for mask, worth in wants.grounds:
            if mask >> area & 1:
                value += worth
        if wants.stations:
            value += 9.0 / (2 + min(here[station] for station in wants.stations))
        if wants.villages:
            value += 1.2 * strength / (2 + min(here[village] for village in wants.villages))
        return value
    if wants.sietches:
        value += 3.0 * strength / (2 + min(here[sietch] for sietch in wants.sietches))
    return value
