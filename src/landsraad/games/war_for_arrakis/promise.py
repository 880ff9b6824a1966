"""What unfinished business promises: moves to make, attacks to try, pieces to place."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.games.war_for_arrakis.battle import attackers
from landsraad.games.war_for_arrakis.catalogue import bits
from landsraad.games.war_for_arrakis.effects import (
    Attack,
    DeployToken,
    DesertPower,
    Detonate,
    Draw,
    Effect,
    Enter,
    Legions,
    Move,
    OneOf,
    Place,
    PlayCard,
    Seize,
    Seq,
    Special,
    Strike,
    Upgrade,
    Vehicles,
    When,
    Worms,
    Wormsigns,
)
from landsraad.games.war_for_arrakis.movement import movable
from landsraad.games.war_for_arrakis.odds import Force, after_hit
from landsraad.games.war_for_arrakis.offer import ACTIONS, holds
from landsraad.games.war_for_arrakis.reach import destinations, targets
from landsraad.games.war_for_arrakis.spots import (
    UNIT,
    Wants,
    balance,
    clash,
    force,
    power,
    prize,
    rank_of,
    spot,
)
from landsraad.games.war_for_arrakis.state import (
    Attacking,
    Battle,
    Losses,
    Moving,
    Placing,
    Resolve,
    State,
    Step,
)
from landsraad.games.war_for_arrakis.terms import ATREIDES, COMBAT_DICE, HOUSE

PIECES: Final = {"regular": 3.0, "elite": 4.5, "fedaykin": 5.5, "sardaukar": 5.5, "leader": 1.0,
          "naib": 0.8, "bashar": 0.8}  # fmt: skip
MOST: Final = 0.9
"""What is promised counts a little less than what is had."""
RAID: Final = 5.0
"""A harvester that a move removes."""
HIT: Final = 0.85
"""The units that a hit costs, since it may fall on a leader or on one of two bodies of an elite."""
_BEFORE: Final = ("open", "cards_attacker", "cards_defender", "roll")
_ROLLED: Final = ("ability_attacker", "ability_defender", "clash")


def promise(state: State, side: int, wants: Wants) -> float:
    """The worth of the frames of a side on the stack."""
    value = 0.0
    for frame in state.stack:
        kind = frame.__class__
        if kind is Battle:
            if frame.attacker == side:  # type: ignore[union-attr]
                value += MOST * _battle(state, frame)  # type: ignore[arg-type]
        elif kind is Losses:
            if frame.side == side:  # type: ignore[union-attr]
                value -= _losses(state, frame)  # type: ignore[arg-type]
        elif kind is Step:
            if frame.name == "action" and frame.side == side:  # type: ignore[union-attr]
                value += MOST * _die(state, side, frame.value, wants)  # type: ignore[union-attr]
        elif frame.side == side:  # type: ignore[union-attr]
            value += MOST * _own(state, side, frame, wants)
    return value


def _own(state: State, side: int, frame: object, wants: Wants) -> float:
    if isinstance(frame, Moving):
        return _moving(state, frame, wants)
    if isinstance(frame, Attacking):
        if frame.origin < 0:
            return best_attack(state, side, frame.attack)
        return _best_target(state, side, frame.origin, frame.zone, frame.attack)
    if isinstance(frame, Placing):
        return sum(PIECES.get(piece, 3.0) for piece in frame.left)
    if isinstance(frame, Resolve):
        return effect_worth(state, side, frame.effect, wants)
    return 0.0


def _die(state: State, side: int, result: int, wants: Wants) -> float:
    """The best use of a die."""
    if side == ATREIDES and result == HOUSE:
        return max(_die(state, side, other, wants) for other in range(4))
    return 2.0 + effect_worth(state, side, ACTIONS[side][result], wants)


def effect_worth(state: State, side: int, effect: Effect, wants: Wants) -> float:
    """A rough price of an effect now."""
    match effect:
        case Seq(steps):
            return sum(effect_worth(state, side, step, wants) for step in steps)
        case OneOf(options):
            return max(effect_worth(state, side, option, wants) for _, option in options)
        case When(condition, then, otherwise):
            part = then if holds(state, condition) else otherwise
            return effect_worth(state, side, part, wants) if part is not None else 0.0
        case Move(amount, legions):
            return _best_moves(state, side, legions, amount, wants)
        case Attack():
            return best_attack(state, side, effect)
        case Place(pieces):
            return sum(PIECES.get(piece, 3.0) for piece in pieces)
        case Draw(amount):
            return 1.6 * amount
        case Upgrade(amount):
            return 1.6 * amount
        case DeployToken(amount):
            return 7.0 * amount if state.tokens_left and state.sietches else 0.0
        case Vehicles():
            return 4.0
    return _SMALL.get(type(effect), 1.0)


_SMALL: Final[dict[type, float]] = {
    PlayCard: 3.0,
    DesertPower: 4.0,
    Wormsigns: 2.0,
    Worms: 4.0,
    Enter: 3.0,
    Seize: 2.5,
    Strike: 5.0,
    Detonate: 3.0,
    Special: 3.0,
}

# --- moves


def _moving(state: State, frame: Moving, wants: Wants) -> float:
    if frame.origin < 0:
        return _best_moves(state, frame.side, frame.legions, frame.left, wants)
    return _best_step(state, frame.side, frame.origin, power(frame.group), wants)


def _best_step(state: State, side: int, origin: int, strength: float, wants: Wants) -> float:
    """What the best move of a group gains."""
    here = spot(side, origin, strength, wants)
    best = 0.0
    for area in bits(destinations(state, side, origin)):
        if state.legions[area].side < 0:
            best = max(best, spot(side, area, strength, wants) - here)
            if side == ATREIDES and state.harvesters >> area & 1:
                best = max(best, RAID)
    return best


def _best_moves(state: State, side: int, legions: Legions, amount: int, wants: Wants) -> float:
    gains = sorted(
        (
            _best_step(state, side, area, power(state.legions[area]), wants)
            for area in movable(state, side, legions)
        ),
        reverse=True,
    )
    return sum(gains[:amount])


# --- attacks and battles


def best_attack(state: State, side: int, attack: Attack) -> float:
    """What the best attack may bring."""
    found = [
        _best_target(state, side, area, -1, attack) for area in bits(attackers(state, side, attack))
    ]
    return max(found, default=0.0)


def _best_target(state: State, side: int, origin: int, zone: int, attack: Attack) -> float:
    ours = force(state.legions[origin])
    best = 0.0
    for target in bits(targets(state, side, origin, zone)):
        odds = clash(ours, force(state.legions[target]), rank_of(state, target), attack)
        best = max(best, balance(odds, prize(state, target)))
    return best


def _losses(state: State, frame: Losses) -> float:
    """Hits that are still to be taken."""
    return UNIT * min(HIT * frame.hits, power(state.legions[frame.area]))


def _battle(state: State, battle: Battle) -> float:
    """What a battle that goes on promises the attacker."""
    won, stage = prize(state, battle.target), battle.stage
    if stage in ("won", "advance"):
        return won
    if state.legions[battle.origin].side != battle.attacker:
        return 0.0
    legions = state.legions[battle.origin], state.legions[battle.target]
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
        taken = []
        for index in (0, 1):
            area = battle.target if index == 0 else battle.origin
            shields = max(battle.rolls[index][1] - state.legions[area].special, 0)
            taken.append(max(battle.rolls[1 - index][0] - shields, 0))
        return taken[0], taken[1]
    waiting = [0, 0]
    for frame in state.stack:
        if isinstance(frame, Losses):
            if frame.area == battle.origin:
                waiting[0] += frame.hits
            elif frame.area == battle.target:
                waiting[1] += frame.hits
    return waiting[0], waiting[1]


def _left(whole: Force, hits: int) -> Force:
    """A force after so many hits."""
    while hits and whole.units:
        whole = after_hit(whole)
        hits -= 1
    return whole
