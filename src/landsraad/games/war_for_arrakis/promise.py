"""What unfinished business promises: moves to make, attacks to try, pieces to place."""

from __future__ import annotations

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
from landsraad.games.war_for_arrakis.offer import ACTIONS, holds
from landsraad.games.war_for_arrakis.reach import destinations, targets
from landsraad.games.war_for_arrakis.spots import Wants, chance, power, prize, spot
from landsraad.games.war_for_arrakis.state import (
    Attacking,
    Battle,
    Moving,
    Placing,
    Resolve,
    State,
    Step,
)
from landsraad.games.war_for_arrakis.terms import ATREIDES, HOUSE

UNIT = 3.0
PIECES = {"regular": 3.0, "elite": 4.5, "fedaykin": 5.5, "sardaukar": 5.5, "leader": 1.0,
          "naib": 0.8, "bashar": 0.8}  # fmt: skip
MOST = 0.9
"""What is promised counts a little less than what is had."""


def promise(state: State, side: int, wants: Wants) -> float:
    """The worth of the frames of a side on the stack."""
    value = 0.0
    for frame in state.stack:
        kind = frame.__class__
        if kind is Battle:
            value += _battle(state, side, frame, wants)  # type: ignore[arg-type]
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
            return best_attack(state, side, frame.attack, wants)
        return _best_target(state, side, frame.origin, frame.zone, wants)
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
            return best_attack(state, side, effect, wants)
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


_SMALL: dict[type, float] = {
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
    here = spot(state, side, origin, strength, wants)
    best = 0.0
    for area in bits(destinations(state, side, origin)):
        if state.legions[area].side < 0:
            best = max(best, spot(state, side, area, strength, wants) - here)
            if side == ATREIDES and state.harvesters >> area & 1:
                best = max(best, 5.0)
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


# --- attacks


def best_attack(state: State, side: int, attack: Attack, wants: Wants) -> float:
    """What the best attack may bring."""
    return max(
        (
            _best_target(state, side, area, -1, wants)
            for area in bits(attackers(state, side, attack))
        ),
        default=0.0,
    )


def _best_target(state: State, side: int, origin: int, zone: int, wants: Wants) -> float:
    strength = power(state.legions[origin])
    return max(
        (
            _attack_worth(state, strength, target, wants)
            for target in bits(targets(state, side, origin, zone))
        ),
        default=0.0,
    )


def _attack_worth(state: State, strength: float, target: int, wants: Wants) -> float:
    """The prize and the enemies lost against one's own losses."""
    enemy = power(state.legions[target])
    rank = wants.rank(state, target)
    odds = chance(strength, enemy, rank)
    gain = UNIT * enemy + (prize(state, target, wants) if rank else 0.0)
    return odds * (gain - 0.3 * UNIT * min(enemy, strength)) - (1 - odds) * UNIT * strength * 0.7


def _battle(state: State, side: int, frame: Battle, wants: Wants) -> float:
    """A battle that goes on, for either side."""
    ours, theirs = state.legions[frame.origin], state.legions[frame.target]
    if frame.stage in ("won", "advance"):
        rank = state.ranks[frame.target]
        worth = prize(state, frame.target, wants) if rank else 1.0
    elif ours.side != frame.attacker:
        return 0.0
    else:
        strength = power(ours) + 0.4 * frame.dice[0] - 0.4 * frame.dice[1]
        worth = _attack_worth(state, strength, frame.target, wants)
        if theirs.side < 0:
            worth = prize(state, frame.target, wants) if state.ranks[frame.target] else 1.0
    return MOST * worth if side == frame.attacker else 0.0
