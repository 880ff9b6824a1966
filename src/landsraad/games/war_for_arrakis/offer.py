"""Whether an effect could do anything now, whether conditions hold, and what dice are for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landsraad.games.war_for_arrakis.battle import attackers
from landsraad.games.war_for_arrakis.catalogue import DEEP, GUISES, LEADER
from landsraad.games.war_for_arrakis.deeds import in_play, in_tank
from landsraad.games.war_for_arrakis.desert import rising_areas, sign_areas
from landsraad.games.war_for_arrakis.effects import (
    AnyResult,
    Attach,
    Attack,
    ClearWormsigns,
    Condition,
    DeployToken,
    DesertPower,
    Detonate,
    Detonated,
    Draw,
    Effect,
    Enter,
    Foreseen,
    Gone,
    InPlay,
    Move,
    OneOf,
    OpponentDiscards,
    Place,
    PlayCard,
    RemoveVehicles,
    Seize,
    Seq,
    Special,
    Storms,
    Strike,
    TakeToken,
    Upgrade,
    Vehicles,
    When,
    Worms,
    Wormsigns,
)
from landsraad.games.war_for_arrakis.movement import movable
from landsraad.games.war_for_arrakis.placing import has_place, upgradable
from landsraad.games.war_for_arrakis.players import acting, decks_for, hand_of
from landsraad.games.war_for_arrakis.reach import around, exposed, places
from landsraad.games.war_for_arrakis.state import OUT, REMOVED, State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    DECK,
    DEPLOYMENT,
    HARKONNEN,
    HARVESTER,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    ORNITHOPTER,
    STRATEGY,
)
from landsraad.games.war_for_arrakis.vocabulary import (
    LED,
    SETTLEMENT,
    any_result,
    attack,
    deploy,
    deploy_token,
    draw,
    move,
    one_of,
    train,
    vehicles,
)

STRATEGY_ACTION: Final = one_of(move=move(2), attack=attack())
LEADERSHIP_ACTION: Final = one_of(move=move(2, LED), attack=attack(LED, surprise=True))
ACTIONS: Final[dict[int, tuple[Effect, ...]]] = {
    ATREIDES: (
        STRATEGY_ACTION, LEADERSHIP_ACTION, deploy_token(1), draw(2), any_result(),
    ),
    HARKONNEN: (
        STRATEGY_ACTION,
        LEADERSHIP_ACTION,
        deploy("regular", "regular", "regular", "leader", where=SETTLEMENT),
        draw(2),
        one_of(elite=train(2), vehicles=vehicles(any=2)),
    ),
}  # fmt: skip
"""What the results of the action dice are for (WFA 4.4)."""
assert tuple(range(5)) == (STRATEGY, LEADERSHIP, DEPLOYMENT, MENTAT, HOUSE)


def action_of(side: int, result: int) -> Effect:
    """The regular action of a die."""
    return ACTIONS[side][result]


def holds(state: State, condition: Condition) -> bool:
    """Whether a condition is true now."""
    return HOLDS[type(condition)](state, condition)


HOLDS: Final[dict[type, Callable[[State, Any], bool]]] = {
    InPlay: lambda state, c: in_play(state, LEADER[c.leader]),
    Gone: lambda state, c: state.leader_at[LEADER[c.leader]] == REMOVED,
    Detonated: lambda state, c: state.blast >= 0,
    Foreseen: lambda state, c: max(state.prescience) >= c.step,
}
"""Conditions by their class; modules add theirs."""


def possible(state: State, side: int, effect: Effect) -> bool:
    """Whether an effect could do anything now."""
    return POSSIBLE[type(effect)](state, side, effect)


def _place(state: State, side: int, effect: Place) -> bool:
    return bool(places(state, side, effect.where))


def _when(state: State, side: int, effect: When) -> bool:
    then = effect.then if holds(state, effect.condition) else effect.otherwise
    return then is not None and possible(state, side, then)


def _draw(state: State, side: int, effect: Draw) -> bool:
    if effect.deck:
        return bool(state.decks[DECK[effect.deck]])
    return any(state.decks[deck] for deck in decks_for(state, side))


def _vehicles(state: State, side: int, effect: Vehicles) -> bool:
    if (effect.harvesters or effect.any) and has_place(state, HARVESTER):
        return True
    if (effect.ornithopters or effect.any) and has_place(state, ORNITHOPTER):
        return True
    return bool(effect.carryalls or effect.any) and has_place(state, CARRYALL)


def _seize(state: State, side: int, effect: Seize) -> bool:
    leaders = state.leaders(1 - side)
    return any(in_play(state, leader) and not in_tank(state, leader) for leader in leaders)


def _strike(state: State, side: int, effect: Strike) -> bool:
    if effect.reach == "ornithopter":
        return ORNITHOPTER in state.zones
    return bool(state.armies[1 - side] & around(state.armies[side]))


def _remove_vehicles(state: State, side: int, effect: RemoveVehicles) -> bool:
    if effect.reach == "deep_desert":
        return bool(state.harvesters & DEEP & ~state.foreign)
    return any(state.leader_at[leader] >= 0 for leader in GUISES[effect.reach])


POSSIBLE: Final[dict[type, Callable[[State, int, Any], bool]]] = {
    Seq: lambda state, side, e: any(possible(state, side, step) for step in e.steps),
    OneOf: lambda state, side, e: any(possible(state, side, option) for _, option in e.options),
    When: _when,
    Special: lambda state, side, e: True,
    Draw: _draw,
    PlayCard: lambda state, side, e: bool(hand_of(state, acting(state, side))),
    OpponentDiscards: lambda state, side, e: bool(state.hands[1 - side]),
    Attach: lambda state, side, e: bool(state.row),
    AnyResult: lambda state, side, e: True,
    TakeToken: lambda state, side, e: bool(state.token_reserve),
    Enter: lambda state, side, e: state.leader_at[LEADER[e.leader]] == OUT,
    Move: lambda state, side, e: bool(movable(state, side, e.legions)),
    Attack: lambda state, side, e: bool(attackers(state, side, e)),
    Strike: _strike,
    Seize: _seize,
    Place: _place,
    Upgrade: lambda state, side, e: bool(upgradable(state, side, e.old, e.new)),
    DeployToken: lambda state, side, e: bool(state.tokens_left and state.sietches),
    Vehicles: _vehicles,
    RemoveVehicles: _remove_vehicles,
    DesertPower: lambda state, side, e: True,
    Wormsigns: lambda state, side, e: bool(sign_areas(state)),
    ClearWormsigns: lambda state, side, e: bool(state.wormsigns),
    Worms: lambda state, side, e: bool(rising_areas(state, e)),
    Detonate: lambda state, side, e: state.blast < 0,
    Storms: lambda state, side, e: bool(state.armies[HARKONNEN] & exposed(state)),
}
"""Effects by their class; modules add theirs."""
