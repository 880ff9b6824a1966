"""A plain evaluation of a side's standing, for bots that look one step ahead.

Values are tenths of a prescience step. What is counted for the Atreides counts against the
Harkonnens, so there is one number, turned round for the other seat.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from landsraad.games.war_for_arrakis.catalogue import (
    ADJACENT,
    DEEP,
    ZONE_AREAS,
    bits,
)
from landsraad.games.war_for_arrakis.claims import terrain_mask, where_is
from landsraad.games.war_for_arrakis.components import Requirement
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.promise import promise
from landsraad.games.war_for_arrakis.spots import (
    NEAR_BY,
    PLAIN_ATTACK,
    SIETCH_PULL,
    STATION_PULL,
    UNIT,
    VILLAGE_PULL,
    Wants,
    clash,
    force,
    power,
    prize,
    rank_of,
    wants_of,
)
from landsraad.games.war_for_arrakis.state import (
    ASIDE,
    DRAW,
    TANK,
    State,
)
from landsraad.games.war_for_arrakis.terms import (
    ACTION_PHASE,
    ATREIDES,
    CARRYALL,
    CLAIMS,
    DEEP_DESERT,
    HARKONNEN,
    HARVEST_PHASE,
    HAZARD_PHASE,
    HOUSE,
    LAST_STEP,
    ORNITHOPTER,
    SIDES,
)
from landsraad.games.war_for_arrakis.tracks import missing

WON: Final = 10_000.0
WAY: Final = 200.0
STEP: Final = 10.0
"""The whole way to victory, and a step of a prescience marker."""
UNIT_OF_ODDS: Final = 110.0
"""How far ahead of the other side makes odds of e to one."""
CARD: Final = 1.6
SPARE: Final = 0.4
FULL: Final = 7
"""A card, one too many, and how many are enough."""
DIE: Final = 2.5
HOUSE_DIE: Final = 0.6
TOKEN: Final = 4.0
LEADER: Final = 3.0
LEADER_IN_TANK: Final = 1.2
STEP_DOWN: Final = 4.0
ROW_DOWN: Final = 9.0
BAN: Final = 3.0
"""An imperium marker one step lower, the lowest of them one row lower, a ban."""
SPICE: Final = 6.0
SAFE: Final = 0.62
SIGNED: Final = 0.55
DEEPLY_SIGNED: Final = 0.3
COVERED: Final = 0.1
"""The chance of harvesters to bring their spice home, and what a carryall adds."""
ORNITHOPTERS: Final = 1.5
CARRYALLS: Final = 0.8
WORM_ON_BOARD: Final = 2.0
SIGN_ON_PREY: Final = 1.2
SIGN: Final = 0.3
BEYOND: Final = 0.15
"""Of a step above the score of an objective."""
NEXT_TO: Final = 0.4
TWO_AWAY: Final = 0.2
"""Of what a settlement would bring, so much counts for a legion that could win it."""
GONE: Final = 0.6
AVERAGE: Final = 1.5
"""A useful step of a prescience card that is gone, and how many a card is expected to have."""
NEAR: Final = 0.7
FAR: Final = 0.15
"""Of the steps of a prescience card whose requirement is met, or still to be met."""


def evaluate(state: State, seat: int) -> float:
    """How well a seat stands; larger is better."""
    sign = 1.0 if state.kit.sides[seat] == ATREIDES else -1.0
    if state.winner >= 0:
        return 0.0 if state.winner == DRAW else sign * (WON if state.winner == ATREIDES else -WON)
    wants = wants_of(state)
    value = _tracks(state) + _spice(state) + _desert(state) + _foresight(state)
    for side in SIDES:
        part = _forces(state, side, wants) + _means(state, side) + promise(state, side, wants)
        value += part if side == ATREIDES else -part
    for more in state.moments.worth:
        value += more(state)
    return sign * value


def _tracks(state: State) -> float:
    """Steps towards the nearest objective against steps on the supremacy track."""
    cards, heights = state.setup.content.objectives, state.prescience
    best = 0.0
    for card in state.objectives:
        scores = cards[card]
        reached = 0.0
        for height, score in zip(heights, scores, strict=True):
            reached += height if height <= score else score + BEYOND * (height - score)
        best = max(best, reached / sum(scores))
    return WAY * (best - state.supremacy / LAST_STEP)


def _forces(state: State, side: int, wants: Wants) -> float:
    """Units where they stand, and settlements they could take."""
    legions, army = state.legions, state.armies[side]
    value = 0.0
    if side == ATREIDES:
        enemies = state.villages
        stations, villages = wants.stations, wants.villages
        for area in bits(army):
            value += power(legions[area]) * (UNIT + VILLAGE_PULL * villages[area])
            value += STATION_PULL * stations[area]
    else:
        enemies, sietches = state.sietches, wants.sietches
        for area in bits(army):
            value += power(legions[area]) * (UNIT + SIETCH_PULL * sietches[area])
    return value + _within_reach(state, army, enemies)


def _within_reach(state: State, army: int, enemies: int) -> float:
    """What legions near enemy settlements may hope for: of the best chance at each, a part."""
    legions, value = state.legions, 0.0
    for target in bits(enemies):
        near = army & NEAR_BY[target]
        if not near:
            continue
        theirs, rank, next_to = force(legions[target]), rank_of(state, target), ADJACENT[target]
        best = 0.0
        for area in bits(near):
            odds = clash(force(legions[area]), theirs, rank, PLAIN_ATTACK).attacker
            best = max(best, odds * (NEXT_TO if next_to >> area & 1 else TWO_AWAY))
        value += best * prize(state, target)
    return value


def _means(state: State, side: int) -> float:
    """Cards, dice, tokens and leaders of a side."""
    hand = len(state.hands[side])
    value = CARD * hand if hand <= FULL else CARD * FULL + SPARE * (hand - FULL)
    value += TOKEN * state.tokens[side]
    if state.phase == ACTION_PHASE:
        value += DIE * state.dice_left(side) + HOUSE_DIE * state.dice[side][HOUSE]
    leader_at = state.leader_at
    for leader in state.leaders(side):
        where = leader_at[leader]
        if where >= 0 or where == ASIDE:
            value += LEADER
        elif where <= TANK:
            value += LEADER_IN_TANK
    return value


def _spice(state: State) -> float:
    """The imperium markers, bans, harvesters and vehicles, as a loss to the Atreides."""
    value = STEP_DOWN * (sum(state.imperium) - 3) + ROW_DOWN * (max(state.imperium) - 1)
    value += BAN * state.bans.bit_count()
    zones, harvesters = state.zones, state.harvesters
    value -= ORNITHOPTERS * zones.count(ORNITHOPTER) + CARRYALLS * zones.count(CARRYALL)
    value -= SPICE * state.reserve
    if harvesters:
        deep = harvesters & DEEP & ~state.foreign
        points = 2 * deep.bit_count()
        shallow = harvesters.bit_count() - deep.bit_count()
        if state.phase > HAZARD_PHASE:
            value -= SPICE * SAFE * (points + shallow)
        else:
            value -= SPICE * (DEEPLY_SIGNED * points + SIGNED * shallow)
            covered = 0
            for zone, there in enumerate(zones):
                if there == CARRYALL:
                    covered |= ZONE_AREAS[zone]
            saved = (harvesters & covered).bit_count() + (deep & covered).bit_count()
            value -= SPICE * COVERED * saved
    if state.phase == HARVEST_PHASE:
        value -= _unspent(state)
    return value


def _unspent(state: State) -> float:
    """Spice points that the Harkonnens are about to spend, and markers already cared for."""
    for frame in state.stack:
        if isinstance(frame, Step) and frame.name == "spend_spice":
            return 2.5 * min(frame.value, 8) + 9.0 * (frame.more & 7).bit_count()
    return 0.0


def _desert(state: State) -> float:
    prey = state.armies[HARKONNEN] | state.harvesters
    signs = state.wormsigns
    value = WORM_ON_BOARD * state.all_worms.bit_count()
    value += SIGN * signs.bit_count() + SIGN_ON_PREY * (signs & prey).bit_count()
    for area in bits(state.armies[HARKONNEN] & state.deserts):
        # Storms wear a legion down.
        hits = 0.6 if state.terrain(area) == DEEP_DESERT else 0.35
        value += hits * min(state.legions[area].units, 3)
    return value


def _foresight(state: State) -> float:
    """How near the revealed prescience cards are to being claimed, and what is gone for good."""
    lacks, known = _lacks(state), state.setup.content.prescience
    value = 0.0
    for card in state.foresight_gone:
        value += GONE * (AVERAGE - _useful(known[card].advance, lacks))
    left = CLAIMS - state.claims
    if not left or not state.row:
        return value
    paul, jessica = where_is(state, "paul"), where_is(state, "jessica")
    values = [
        _useful(known[card].advance, lacks)
        * _nearness(state, known[card].requirement, paul, jessica)
        for card in state.row
    ]
    values.sort(reverse=True)
    return value + STEP * sum(values[:left])


def _lacks(state: State) -> tuple[int, int, int]:
    """For each marker the steps that the nearest objective lacks."""
    nearest = state.objectives[0]
    if len(state.objectives) > 1:
        nearest = min(state.objectives, key=lambda card: missing(state, card))
    a, b, c = state.setup.content.objectives[nearest]
    x, y, z = state.prescience
    return max(a - x, 0), max(b - y, 0), max(c - z, 0)


@lru_cache(1 << 12)
def _useful(advance: tuple[int, int, int], lacks: tuple[int, int, int]) -> float:
    """Steps that bring an objective nearer; of others a small part."""
    steps = 0.0
    for amount, lack in zip(advance, lacks, strict=True):
        steps += amount if amount <= lack else lack + BEYOND * (amount - lack)
    return steps


def _nearness(state: State, requirement: Requirement, paul: int, jessica: int) -> float:
    """How likely a requirement is to be met, from what there is."""
    kind, terrain, amount = requirement
    if kind == "legions_in":
        have = (terrain_mask(state, terrain) & state.armies[ATREIDES]).bit_count()
        return NEAR * min(have, amount) / amount
    if kind == "reveal_pauls_tokens":
        have = len(state.legions[paul].tokens) if paul >= 0 else 0
        return NEAR * min(have, amount) / amount
    if kind == "paul_and_jessica_in":
        inside = terrain_mask(state, terrain)
        have = (paul >= 0 and inside >> paul & 1) + (jessica >= 0 and inside >> jessica & 1)
        return NEAR * have / 2
    if kind == "reveal_pauls_sietch":
        facedown = state.sietches & ~state.revealed
        return NEAR if paul >= 0 and facedown >> paul & 1 else FAR
    if kind == "paul_and_jessica_in_one_sietch":
        have = (paul >= 0 and state.sietches >> paul & 1) + (paul == jessica)
        return NEAR if paul >= 0 and have == 2 else FAR
    if kind == "spend_die_tank_paul":
        return NEAR if sum(state.dice[ATREIDES]) else FAR
    if kind == "spend_die_jessica_in_sietch":
        ready = jessica >= 0 and state.sietches >> jessica & 1 and sum(state.dice[ATREIDES])
        return NEAR if ready else FAR
    if kind == "harvesters_removed":
        return FAR + (NEAR - FAR) * min(state.removed_harvesters, amount) / amount
    return FAR
