"""What attacks promise: of legions, of sandworms, and battles in the middle of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.games.war_for_arrakis.battle import (
    attackers,
    casualties,
    fighting,
    in_reach,
    left_behind,
)
from landsraad.games.war_for_arrakis.catalogue import bits
from landsraad.games.war_for_arrakis.desert import MAKER_DICE, WORM_DICE
from landsraad.games.war_for_arrakis.effects import Attack
from landsraad.games.war_for_arrakis.frames import Battle, Losses
from landsraad.games.war_for_arrakis.odds import Force, after_hit
from landsraad.games.war_for_arrakis.reach import riders, worm_targets
from landsraad.games.war_for_arrakis.spots import (
    UNIT,
    balance,
    clash,
    force,
    power,
    prize,
    rank_of,
)
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import COMBAT_DICE, HARKONNEN, TERRAIN_HITS

RAID: Final = 5.0
"""A harvester that a move or a sandworm removes."""
WORM_SPENT: Final = 2.0
"""A sandworm that leaves the board."""
HIT: Final = 0.85
"""The units that a hit costs, since it may fall on a leader or on one of two bodies of an elite."""
_BEFORE: Final = ("open", "cards_attacker", "cards_defender", "roll")
_ROLLED: Final = ("ability_attacker", "ability_defender", "clash")

# --- sandworms


def worm_attack(state: State, worm: int) -> float:
    """What the best attack of a sandworm brings."""
    best = 0.0
    for area in bits(state.all_worms) if worm < 0 else (worm,):
        dice = MAKER_DICE if area == state.maker else WORM_DICE
        for target in bits(worm_targets(state, area)):
            best = max(best, _prey(state, target, dice))
    return best - WORM_SPENT if best else 0.0


def _prey(state: State, area: int, dice: int) -> float:
    """What a sandworm may take in an area."""
    legion = state.legions[area]
    if legion.side != HARKONNEN:
        return RAID
    hits = dice * (3 + TERRAIN_HITS[state.terrain(area)]) / 6
    return UNIT * min(HIT * hits, power(legion))


# --- attacks and battles


def best_attack(state: State, side: int, attack: Attack) -> float:
    """What the best attack may bring."""
    found = [
        best_target(state, side, area, -1, attack) for area in bits(attackers(state, side, attack))
    ]
    return max(found, default=0.0)


def best_target(state: State, side: int, origin: int, zone: int, attack: Attack) -> float:
    """What the best attack of one legion may bring."""
    legion = state.legions[origin]
    whole, best = force(legion), 0.0
    for target in bits(in_reach(state, side, origin, attack, zone)):
        ours = whole
        if legion.others and left_behind(state, side, origin, target, zone):
            ours = force(riders(legion))
        odds = clash(ours, force(state.legions[target]), rank_of(state, target), attack)
        best = max(best, balance(odds, prize(state, target)))
    return best


def losses(state: State, frame: Losses) -> float:
    """Hits that are still to be taken."""
    return UNIT * min(HIT * frame.hits, power(state.legions[frame.area]))


def battle_worth(state: State, battle: Battle) -> float:
    """What a battle that goes on promises the attacker."""
    won, stage = prize(state, battle.target), battle.stage
    if stage in ("won", "advance"):
        return won
    if state.legions[battle.origin].side != battle.attacker:
        return 0.0
    legions = fighting(state, battle, 0), fighting(state, battle, 1)
    hits = _hits(state, battle)
    ours, theirs = _left(force(legions[0]), hits[0]), _left(force(legions[1]), hits[1])
    attack = battle.attack
    rank = state.ranks[battle.target]
    if stage == "after" and rank and not attack.relentless:
        ours = after_hit(ours) if ours.units else ours
    if not ours.units:
        return 0.0
    if battle.round > 1 or stage not in _BEFORE:
        attack = replace(attack, surprise=False, enemy_dice=COMBAT_DICE)
    cards = battle.dice if stage in _BEFORE else (0, 0)
    worth = balance(clash(ours, theirs, rank_of(state, battle.target), attack, cards), won)
    # An attack may always be ceased.
    return worth if stage in _BEFORE else max(worth, 0.0)


def _hits(state: State, battle: Battle) -> tuple[int, int]:
    """Hits that both must still take, attacker's first: rolled, or waiting as frames."""
    if battle.stage in _ROLLED:
        legions = fighting(state, battle, 0), fighting(state, battle, 1)
        return casualties(state, battle.rolls, legions)
    waiting = [0, 0]
    for frame in state.stack:
        if isinstance(frame, Losses):
            if frame.area == battle.origin:
                waiting[0] += frame.hits
            elif frame.area == battle.target:
                waiting[1] += frame.hits
    return waiting[0], waiting[1]


def _left(whole: Force, hits: int) -> Force:
    """A force after a number of hits."""
    while hits and whole.units:
        whole = after_hit(whole)
        hits -= 1
    return whole
