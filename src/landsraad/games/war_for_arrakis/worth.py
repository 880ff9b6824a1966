"""A plain evaluation of a side's standing, for bots that look one step ahead.

Values are tenths of a prescience step. What is counted for the Atreides counts against the
Harkonnens, so there is one number, turned round for the other seat.
"""

from __future__ import annotations

from landsraad.games.war_for_arrakis.catalogue import (
    ADJACENT,
    SIDE_LEADERS,
    ZONES_AT,
    bits,
)
from landsraad.games.war_for_arrakis.claims import terrain_mask, where_is
from landsraad.games.war_for_arrakis.deeds import in_tank
from landsraad.games.war_for_arrakis.promise import promise
from landsraad.games.war_for_arrakis.spots import (
    PLAIN_ATTACK,
    UNIT,
    Wants,
    clash,
    force,
    power,
    prize,
    rank_of,
    spot,
    wants_of,
)
from landsraad.games.war_for_arrakis.state import DRAW, OUT, REMOVED, State, Step
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    CLAIMS,
    DEEP_DESERT,
    HARKONNEN,
    HOUSE,
    LAST_STEP,
    ORNITHOPTER,
    SIDES,
    Phase,
)

WON = 10_000.0
WAY = 200.0
"""The whole way to victory."""
UNIT_OF_ODDS = 40.0
"""What makes three to one of even odds."""
CARD, DIE, TOKEN = 1.6, 2.5, 4.0
LEADER = 3.0
STEP_DOWN, BAN = 7.0, 3.0
SPICE = 6.0
SAFE, SIGNED, DEEPLY_SIGNED = 0.62, 0.55, 0.3
WORM_ON_BOARD, SIGN_ON_PREY, SIGN = 2.0, 1.2, 0.3
BEYOND = 0.15
"""Of a step above the score of an objective."""
FAR_PRIZE = 0.3
"""Of what a settlement in reach would bring, so much counts before the attack."""


def evaluate(state: State, seat: int) -> float:
    """How well a seat stands; larger is better."""
    sign = 1.0 if seat == ATREIDES else -1.0
    if state.winner >= 0:
        return 0.0 if state.winner == DRAW else WON * (1.0 if state.winner == seat else -1.0)
    wants = wants_of(state)
    value = _tracks(state) + _spice(state) + _desert(state) + _foresight(state)
    for side in SIDES:
        part = _forces(state, side, wants) + _means(state, side) + promise(state, side, wants)
        value += part if side == ATREIDES else -part
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
    value = 0.0
    enemies = state.villages if side == ATREIDES else state.sietches
    best: dict[int, float] = {}
    for area in bits(state.armies[side]):
        legion = state.legions[area]
        strength = power(legion)
        value += UNIT * strength + spot(side, area, strength, wants)
        near = ADJACENT[area] & enemies
        if near:
            for target in bits(near):
                theirs, rank = force(state.legions[target]), rank_of(state, target)
                odds = clash(force(legion), theirs, rank, PLAIN_ATTACK).attacker
                if odds > best.get(target, 0.0):
                    best[target] = odds
    for target, odds in best.items():
        value += FAR_PRIZE * odds * prize(state, target)
    return value


def _means(state: State, side: int) -> float:
    """Cards, dice, tokens and leaders of a side."""
    hand = len(state.hands[side])
    value = CARD * min(hand, 7) + 0.4 * max(hand - 7, 0)
    value += TOKEN * state.tokens[side]
    if state.phase == Phase.ACTIONS:
        value += DIE * state.dice_left(side) + 0.6 * state.dice[side][HOUSE]
    for leader in SIDE_LEADERS[side]:
        if state.leader_at[leader] not in (OUT, REMOVED):
            value += LEADER * (0.4 if in_tank(state, leader) else 1.0)
    return value


def _spice(state: State) -> float:
    """The imperium markers, bans, harvesters and vehicles, as a loss to the Atreides."""
    value = STEP_DOWN * (sum(state.imperium) - 3) + BAN * state.bans.bit_count()
    covered = [zone for zone, there in enumerate(state.zones) if there == CARRYALL]
    for area in bits(state.harvesters):
        deep = state.terrain(area) == DEEP_DESERT
        safe = SAFE
        if state.phase <= Phase.HAZARDS:
            safe = DEEPLY_SIGNED if deep else SIGNED
            if any(zone in ZONES_AT[area] for zone in covered):
                safe += 0.1
        value -= SPICE * (2 if deep else 1) * safe
    value -= 1.5 * state.zones.count(ORNITHOPTER) + 0.8 * len(covered)
    value -= SPICE * state.reserve
    if state.phase == Phase.HARVEST:
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
    """How near the revealed prescience cards are to being claimed."""
    left = CLAIMS - state.claims
    if not left:
        return 0.0
    values = sorted((_nearness(state, card) for card in state.row), reverse=True)
    return sum(values[:left])


def _nearness(state: State, card: int) -> float:
    known = state.setup.content.prescience[card]
    steps = 10.0 * sum(known.advance)
    kind, terrain, amount = known.requirement
    paul, jessica = where_is(state, "paul"), where_is(state, "jessica")
    if kind == "legions_in":
        have = min((terrain_mask(state, terrain) & state.armies[ATREIDES]).bit_count(), amount)
        return steps * 0.7 * have / amount
    if kind in ("reveal_pauls_sietch", "paul_and_jessica_in_one_sietch"):
        if paul < 0:
            return 0.0
        there = bool(state.sietches >> paul & 1)
        met = there and (kind == "reveal_pauls_sietch" or paul == jessica)
        return steps * (0.7 if met else 0.2)
    if kind == "reveal_pauls_tokens":
        have = min(len(state.legions[paul].tokens), amount) if paul >= 0 else 0
        return steps * 0.7 * have / amount
    return steps * 0.15
