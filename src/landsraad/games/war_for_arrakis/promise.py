"""What unfinished business promises: moves to make, attacks to try, pieces to place."""

from __future__ import annotations

from typing import Final

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
    RemoveVehicles,
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
from landsraad.games.war_for_arrakis.fights import (
    RAID,
    battle_worth,
    best_attack,
    best_target,
    losses,
    worm_attack,
)
from landsraad.games.war_for_arrakis.frames import (
    Attacking,
    Battle,
    Losses,
    Moving,
    Placing,
    Resolve,
    Step,
)
from landsraad.games.war_for_arrakis.movement import movable
from landsraad.games.war_for_arrakis.offer import ACTIONS, holds
from landsraad.games.war_for_arrakis.reach import destinations
from landsraad.games.war_for_arrakis.spots import (
    Wants,
    power,
    spot,
)
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ACTION_PHASE,
    ATREIDES,
    CARRYALL,
    HARVESTER,
    HOUSE,
    NOWHERE,
    ORNITHOPTER,
)

PIECES: Final = {"regular": 3.0, "elite": 4.5, "fedaykin": 5.5, "sardaukar": 5.5, "leader": 1.0,
          "naib": 0.8, "bashar": 0.8}  # fmt: skip
MOST: Final = 0.9
"""What is promised counts a little less than what is had."""
TOKEN: Final = 7.0
"""A deployment token with its leader."""
VEHICLE: Final = {ORNITHOPTER: 1.5, CARRYALL: 0.8, HARVESTER: 3.3}
"""What a vehicle is worth, by its kind."""
FLIGHT: Final = 2.5
"""What else flies and carries legions."""
WORM_MOVE: Final = 0.8


def promise(state: State, side: int, wants: Wants) -> float:
    """The worth of the frames of a side on the stack."""
    value = 0.0
    for frame in state.stack:
        kind = frame.__class__
        if kind is Battle:
            if frame.attacker == side:  # type: ignore[union-attr]
                value += MOST * battle_worth(state, frame)  # type: ignore[arg-type]
        elif kind is Losses:
            if frame.side == side:  # type: ignore[union-attr]
                value -= losses(state, frame)  # type: ignore[arg-type]
        elif kind is Step:
            if frame.side == side:  # type: ignore[union-attr]
                value += MOST * _step(state, frame, wants)  # type: ignore[arg-type]
        elif frame.side == side:  # type: ignore[union-attr]
            value += MOST * _own(state, side, frame, wants)
    return value


def _own(state: State, side: int, frame: object, wants: Wants) -> float:
    if isinstance(frame, Moving):
        return _moving(state, frame, wants)
    if isinstance(frame, Attacking):
        if frame.origin < 0:
            return best_attack(state, side, frame.attack)
        return best_target(state, side, frame.origin, frame.zone, frame.attack)
    if isinstance(frame, Placing):
        return sum(PIECES.get(piece, 3.0) for piece in frame.left)
    if isinstance(frame, Resolve):
        return _share(frame) * effect_worth(state, side, frame.effect, wants)
    return 0.0


def _share(frame: Resolve) -> float:
    """How much of an effect that goes piece by piece is still to come."""
    if not frame.left:
        return 1.0
    effect = frame.effect
    if isinstance(effect, Vehicles):
        return 1.0 - frame.left / effect.any
    if isinstance(effect, Upgrade | Wormsigns | Worms | RemoveVehicles):
        return max(1.0 - frame.left / effect.amount, 0.0)
    return 1.0


def _step(state: State, step: Step, wants: Wants) -> float:
    name = step.name
    if name == "action":
        return _die(state, step.side, step.value, wants)
    if name == "token_to":
        return TOKEN * step.value
    if name == "vehicle" and state.phase == ACTION_PHASE:
        return VEHICLE[step.value] * step.more
    if name == "worm_attack":
        return worm_attack(state, step.value)
    if name == "worm_moves":
        return WORM_MOVE * step.value
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
        case Enter(_, then) if then is not None:
            return _SMALL[Enter] + effect_worth(state, side, then, wants)
        case Draw(amount):
            return 1.6 * amount
        case Upgrade(amount):
            return 1.6 * amount
        case DeployToken(amount):
            return TOKEN * amount if state.tokens_left and state.sietches else 0.0
        case Vehicles():
            return 4.0
        case DesertPower():
            return max(_SMALL[Wormsigns], MOST * worm_attack(state, NOWHERE))
    return _SMALL.get(type(effect), 1.0)


_SMALL: Final[dict[type, float]] = {
    PlayCard: 3.0,
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
    strength, zone = power(frame.group), frame.zone
    gain = _best_step(state, frame.side, frame.origin, strength, wants, zone)
    # What flies is used up.
    return gain if zone < 0 else max(gain - VEHICLE.get(state.zones[zone], FLIGHT), 0.0)


def _best_step(
    state: State, side: int, origin: int, strength: float, wants: Wants, zone: int = NOWHERE
) -> float:
    """What the best move of a group gains."""
    here = spot(side, origin, strength, wants)
    best = 0.0
    for area in bits(destinations(state, side, origin, zone)):
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
