"""What an area is worth to a legion, and what battles bring, for quick evaluation."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Final, NamedTuple

from landsraad.games.war_for_arrakis.catalogue import ADJACENT, AREAS, LEADING, STATIONS, bits
from landsraad.games.war_for_arrakis.claims import terrain_mask
from landsraad.games.war_for_arrakis.effects import Attack
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.odds import Force, Odds, battle_odds, force_of
from landsraad.games.war_for_arrakis.reach import around
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, CLAIMS

UNIT: Final = 3.0
"""What a regular unit is worth."""
SIETCH_RANK: Final = 20.0
VILLAGE_RANK: Final = 26.0
"""What a rank of a destroyed settlement is worth."""
CAMP: Final = 16.0
"""What a settlement is worth that is not a sietch and brings no supremacy."""
HIDDEN_RANK: Final = 2
HIDDEN_UNITS: Final = 2
"""What a facedown sietch, or token, is taken for."""
STATION_PULL: Final = 9.0
VILLAGE_PULL: Final = 1.2
SIETCH_PULL: Final = 3.0
GROUND: Final = 7.0
PLAIN_ATTACK: Final = Attack()
Pull = tuple[float, ...]


@lru_cache(512)
def pull(mask: int) -> Pull:
    """For each area how near it is to some areas: 1/2 in them, 1/3 next to them, and so on."""
    found = [0.0] * len(AREAS)
    queue = deque((area, 0) for area in bits(mask))
    while queue:
        area, steps = queue.popleft()
        if not found[area]:
            found[area] = 1 / (2 + steps)
            queue.extend((other, steps + 1) for other in bits(ADJACENT[area]))
    return tuple(found)


NEAR_BY: Final = tuple(around(around(1 << area)) & ~(1 << area) for area in range(len(AREAS)))
"""For each area those up to two steps away, as bits."""


class Wants(NamedTuple):
    """What both sides are after, worked out once for a position."""

    villages: Pull
    sietches: Pull
    stations: Pull
    grounds: tuple[tuple[int, float], ...]
    """Areas of a terrain where a prescience card asks for more legions, and the worth of one."""


def wants_of(state: State) -> Wants:
    """The aims of both sides in a position."""
    grounds = []
    if state.claims < CLAIMS:
        known = state.setup.content.prescience
        for card in state.row:
            kind, terrain, amount = known[card].requirement
            if kind == "legions_in":
                mask = terrain_mask(state, terrain)
                if (mask & state.armies[ATREIDES]).bit_count() < amount:
                    grounds.append((mask, GROUND * sum(known[card].advance) / amount))
    stations = 0
    for area, marker in zip(STATIONS, state.stations, strict=True):
        if marker >= 0:
            stations |= 1 << area
    return Wants(pull(state.villages), pull(state.sietches), pull(stations), tuple(grounds))


def rank_of(state: State, area: int) -> int:
    """The rank of a settlement, or its average where it may be hidden."""
    if (state.sietches & ~state.revealed) >> area & 1:
        return HIDDEN_RANK
    return state.ranks[area]


@lru_cache(1 << 14)
def power(legion: Legion) -> float:
    """The strength of a legion in regular units, roughly."""
    return (
        legion.regular
        + 1.6 * legion.elite
        + 1.9 * legion.special
        + 0.4 * legion.generic
        + 0.7 * legion.named.bit_count()
        + 2.8 * len(legion.tokens)
        + len(legion.others)
        + (0.4 * sum(kind in LEADING for kind in legion.others) if legion.others else 0.0)
    )


@lru_cache(1 << 14)
def force(legion: Legion) -> Force:
    """The force of a legion, tokens at their average."""
    return force_of(legion, (HIDDEN_UNITS * len(legion.tokens), 0, 0))


def clash(
    ours: Force, theirs: Force, rank: int, attack: Attack, cards: tuple[int, int] = (0, 0)
) -> Odds:  # fmt: skip
    """The odds of an attack of some kind."""
    return battle_odds(
        ours,
        theirs,
        rank,
        surprise=attack.surprise,
        extra=attack.extra,
        enemy_dice=attack.enemy_dice,
        relentless=attack.relentless,
        cards=cards,
    )


def prize(state: State, area: int) -> float:
    """What destroying the settlement of an area is worth; a little for an area without one."""
    if not state.ranks[area]:
        return 1.0
    if state.camps >> area & 1:
        return CAMP
    return rank_of(state, area) * (SIETCH_RANK if state.sietches >> area & 1 else VILLAGE_RANK)


def balance(odds: Odds, won: float) -> float:
    """What a battle brings on average: the prize, and units lost on both sides."""
    return odds.attacker * won + UNIT * (odds.defender_losses - odds.attacker_losses)


def spot(side: int, area: int, strength: float, wants: Wants) -> float:
    """What standing in an area is worth to a legion of some strength."""
    if side != ATREIDES:
        return SIETCH_PULL * strength * wants.sietches[area]
    value = STATION_PULL * wants.stations[area] + VILLAGE_PULL * strength * wants.villages[area]
    for mask, worth in wants.grounds:
        if mask >> area & 1:
            value += worth
    return value
