"""The rules of the smugglers: vehicles, alliance, their die, ornithopters, defeat (WFA 17)."""

from __future__ import annotations

from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis.catalogue import (
    AREA_KEYS,
    LEADER,
    LEADERS,
    SECTOR_AREAS,
    VEHICLE_KEY,
    ZONES,
    bits,
)
from landsraad.games.war_for_arrakis.claims import DIE_CLAIMS, claim, claimable
from landsraad.games.war_for_arrakis.deeds import (
    board_leader,
    check_stacking,
    disband,
    emit,
    enter,
    in_play,
    in_tank,
    leave,
    put,
    stacking,
    with_piece,
)
from landsraad.games.war_for_arrakis.effects import AnyResult, OneOf
from landsraad.games.war_for_arrakis.engine import answers, ask, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Resolve, Step
from landsraad.games.war_for_arrakis.modules.smugglers import choices
from landsraad.games.war_for_arrakis.modules.smugglers.box import (
    ACTIONS,
    BASE_SECTORS,
    CARRYALL,
    DRONE,
    FACES,
    FIGURES,
    KIND,
    LOWEST,
    RANK,
)
from landsraad.games.war_for_arrakis.modules.smugglers.choices import SmugglersDie, smugglers_die
from landsraad.games.war_for_arrakis.modules.smugglers.state import (
    ALLIED,
    DEFEATED,
    NEUTRAL,
    smugglers,
)
from landsraad.games.war_for_arrakis.names import name_of
from landsraad.games.war_for_arrakis.offer import possible
from landsraad.games.war_for_arrakis.options import (
    DONE,
    OfArea,
    OfForesight,
    OfLeader,
    OfResult,
    OfZone,
    areas,
    of_leader,
    of_result,
    of_vehicle,
    of_zone,
    take,
)
from landsraad.games.war_for_arrakis.phases.turns import regeneration_due, use_special
from landsraad.games.war_for_arrakis.placing import left_over, zones_open
from landsraad.games.war_for_arrakis.players import acting
from landsraad.games.war_for_arrakis.reach import empty, free
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    HARKONNEN,
    HOUSE,
    NO_VEHICLE,
    NOBODY,
    NOWHERE,
    ORNITHOPTER,
    RESULT_KEYS,
    RESULTS,
    VEHICLE_PHASE,
)
from landsraad.games.war_for_arrakis.text import describe_for

GURNEY, STABAN = LEADER["gurney_halleck"], LEADER["staban_tuek"]
_A, _B, _C, _D = (SECTOR_AREAS[sector] for sector in BASE_SECTORS)
LOWLANDS: Final = _A | _B | _C | _D
"""The areas of the four lowest sectors."""

# --- neutral: vehicles in Harkonnen hands


def round_begun(state: State) -> None:
    """A smuggler joins those on the smugglers board (WFA 17.2.1)."""
    part = smugglers(state)
    if part.status == NEUTRAL and part.board < FIGURES:
        part.board += 1
        emit(state, "smuggler_joins", NOBODY, part.board)
    check_alliance(state)


def vehicles_begun(state: State) -> None:
    """Neutral vehicles are to be placed; the ornithopters of allies come first (WFA 17.5.1)."""
    part = smugglers(state)
    part.given_up, part.fought = 0, False
    if part.status == NEUTRAL:
        part.waiting, part.carryall = part.harvesters, True
    elif part.drones:
        state.stack.append(Step("drones", ATREIDES, part.drones))


def vehicles_over(state: State) -> None:
    """What was not placed among the Harkonnen vehicles is placed after them (WFA 17.2.2)."""
    if smugglers(state).status == NEUTRAL:
        state.stack.append(Step("smuggler_vehicles", HARKONNEN))


def harvester_areas(state: State) -> int:
    """Free deserts without a harvester of either kind."""
    return free(state, HARKONNEN) & state.deserts & ~state.harvesters


def free_zones(state: State) -> list[int]:
    """Air zones with nothing in them."""
    return [zone for zone, there in enumerate(state.zones) if there == NO_VEHICLE]


def offer_harvester(state: State, side: int, frame: Step) -> list[Option]:
    """Smuggler harvesters, in any order among the Harkonnens' own."""
    if state.phase != VEHICLE_PHASE or not smugglers(state).waiting:
        return []
    return areas("smuggler_harvester", harvester_areas(state))


def offer_airborne(state: State, side: int, frame: Step) -> list[Option]:
    """The smuggler carryall among the Harkonnen vehicles, and a thopter battle (WFA 17.5.3)."""
    options: list[Option] = []
    if state.phase == VEHICLE_PHASE and smugglers(state).carryall:
        options += [of_zone("smuggler_carryall", zone) for zone in zones_open(state, CARRYALL)]
    if frame.value == ORNITHOPTER:
        options += [of_zone("dogfight", zone) for zone in contested(state)]
    return options


def contested(state: State) -> list[int]:
    """Air zones for which an ornithopter may be given up now (WFA 17.5.3)."""
    if DRONE not in state.zones or smugglers(state).fought or not left_over(state, ORNITHOPTER):
        return []
    return [zone for zone, there in enumerate(state.zones) if there == DRONE]


def offer_ornithopter(state: State, side: int, frame: Resolve) -> list[Option]:
    """An ornithopter that has no zone to go to may still be given up."""
    if contested(state) and not zones_open(state, ORNITHOPTER):
        return [of_vehicle(ORNITHOPTER)]
    return []


def place_harvester(state: State, side: int, frame: Step, option: OfArea) -> None:
    """A smuggler harvester comes on the board."""
    smugglers(state).waiting -= 1
    state.harvesters |= 1 << option.area
    state.foreign |= 1 << option.area
    emit(state, "smuggler_harvester", HARKONNEN, AREA_KEYS[option.area])
    state.stack.append(frame)


def place_carryall(state: State, side: int, frame: Step, option: OfZone) -> None:
    """The smuggler carryall comes on the board."""
    smugglers(state).carryall = False
    state.zones[option.zone] = CARRYALL
    emit(state, "airborne", HARKONNEN, VEHICLE_KEY[CARRYALL], ZONES[option.zone].key)
    state.stack.append(frame)


@steps("smuggler_vehicles")
def _vehicles(state: State, frame: Step) -> None:
    part, options = smugglers(state), list[Option]()
    if part.waiting:
        options += areas("smuggler_harvester", harvester_areas(state))
    if part.carryall:
        options += [of_zone("smuggler_carryall", zone) for zone in zones_open(state, CARRYALL)]
    if options:
        ask(state, frame, HARKONNEN, choices.VEHICLES, options)
    else:
        part.waiting, part.carryall = 0, False


@answers("smuggler_vehicles")
def _vehicles_answer(state: State, frame: Step, option: OfArea | OfZone) -> None:
    if isinstance(option, OfArea):
        place_harvester(state, HARKONNEN, frame, option)
    else:
        place_carryall(state, HARKONNEN, frame, option)


def harvested(state: State) -> int:
    """One spice point for each smuggler harvester, wherever it is (WFA 17.2.5)."""
    return state.foreign.bit_count()


def captured(state: State, area: int) -> None:
    """An Atreides legion has come to a smuggler harvester (WFA 17.2.6)."""
    state.harvesters &= ~(1 << area)
    state.foreign &= ~(1 << area)
    smugglers(state).harvesters -= 1
    emit(state, "captured", ATREIDES, AREA_KEYS[area])
    lower(state, 1)


def lost(state: State, area: int) -> None:
    """A smuggler harvester was removed in another way: it comes back (WFA 17.2.7)."""
    emit(state, "smugglers_lose", NOBODY, AREA_KEYS[area])


def round_ended(state: State) -> None:
    """Smuggler harvesters that are still on the board leave it, like what flies (WFA 17.2.10)."""
    state.harvesters &= ~state.foreign
    state.foreign = 0


# --- the alliance


def lower(state: State, amount: int) -> None:
    """Staban Tuek goes down the track (WFA 17.2.8)."""
    part = smugglers(state)
    if part.status == NEUTRAL and part.step > LOWEST:
        part.step = max(part.step - amount, LOWEST)
        emit(state, "staban", NOBODY, part.step)
    check_alliance(state)


def _alliance_due(state: State) -> bool:
    part = smugglers(state)
    reached = part.status == NEUTRAL and max(state.prescience) >= part.step
    return reached and base_areas(state) > 0


def turn_due(state: State, side: int) -> bool:
    """An alliance that was waiting comes before the next turn."""
    if not _alliance_due(state):
        return False
    state.stack += [Step("turn", side), Step("alliance", ATREIDES)]
    return True


def check_alliance(state: State) -> None:
    """The smugglers ally once a marker has reached Staban Tuek (WFA 17.3.1)."""
    if _alliance_due(state) and not any(
        isinstance(frame, Step) and frame.name == "alliance" for frame in state.stack
    ):
        state.stack.append(Step("alliance", ATREIDES))


def base_areas(state: State) -> int:
    """Where the base may stand: in an empty desert, else in a free one (WFA 17.3.3)."""
    lowlands = LOWLANDS & state.deserts
    own = state.foreign
    found = empty(state) & lowlands
    if found:
        return found
    taken = state.sietches | state.wormsigns | state.harvesters & ~own
    return free(state, ATREIDES) & lowlands & ~taken


@steps("alliance")
def _alliance(state: State, frame: Step) -> None:
    if smugglers(state).status == NEUTRAL and base_areas(state):
        _dismiss_vehicles(state)
        options = areas("base", base_areas(state))
        # WFA 21.2.1: of two players that of the House, whoever acts.
        ask_or_take(state, frame, ATREIDES, choices.BASE, options, seat=state.kit.seats[ATREIDES])


def _dismiss_vehicles(state: State) -> None:
    """The neutral vehicles leave the game."""
    part = smugglers(state)
    state.harvesters &= ~state.foreign
    state.foreign = 0
    state.zones = [NO_VEHICLE if there == CARRYALL else there for there in state.zones]
    part.harvesters, part.waiting, part.carryall = 0, 0, False


@answers("alliance")
def _alliance_answer(state: State, frame: Step, option: OfArea) -> None:
    part, area = smugglers(state), option.area
    part.status, part.base = ALLIED, area
    state.camps |= 1 << area
    state.ranks[area] = RANK
    emit(state, "smugglers_ally", ATREIDES, AREA_KEYS[area])
    state.supply[ATREIDES][KIND] -= part.board
    put(state, area, with_piece(state.legions[area], ATREIDES, KIND, part.board))
    part.board = 0
    for leader in (GURNEY, STABAN):
        enter(state, leader)
        board_leader(state, leader, area)
    check_stacking(state, area)


def destroyed(state: State, area: int) -> None:
    """The base has fallen: the smugglers are out of the game (WFA 17.7.1)."""
    part = smugglers(state)
    part.status, part.base, part.die, part.drones = DEFEATED, NOWHERE, NOBODY, 0
    emit(state, "smugglers_defeated", HARKONNEN)
    state.zones = [NO_VEHICLE if there == DRONE else there for there in state.zones]
    leave(state, STABAN)
    for where in bits(state.armies[ATREIDES]):
        legion = state.legions[where]
        amount = legion.amount(KIND)
        if amount:
            state.supply[ATREIDES][KIND] += amount
            put(state, where, with_piece(legion, ATREIDES, KIND, -amount))
            disband(state, where)


# --- the smugglers die


def dice_rolled(state: State) -> None:
    """The die of the allies is rolled with the others (WFA 17.4.1)."""
    part = smugglers(state)
    if part.status == ALLIED:
        part.die = FACES[state.rng.below(len(FACES))]
        state.news = True
        emit(state, "smugglers_roll", ATREIDES, RESULT_KEYS[part.die])


def dice_left(state: State, side: int) -> int:
    """The die counts as an unused die of the Atreides (WFA 17.4.1)."""
    return int(side == ATREIDES and smugglers(state).die >= 0)


def actions_over(state: State) -> None:
    """The die is not kept for the next round."""
    smugglers(state).die = NOBODY


def offer_die(state: State, side: int, frame: Step) -> list[Option]:
    """The die instead of a die of the Atreides."""
    part = smugglers(state)
    mine = side == ATREIDES and acting(state, side) == state.kit.seats[side]
    return [smugglers_die(part.die)] if mine and part.die >= 0 else []


def spend_die(state: State, side: int, frame: Step, option: SmugglersDie) -> None:
    """The die is spent, and tanks move on as for any other (WFA 17.4.7)."""
    smugglers(state).die = NOBODY
    state.stack.append(Step("turn_end", side))
    regeneration_due(state, side)
    emit(state, "smugglers_die", side, RESULT_KEYS[option.result])
    state.stack.append(Step("smugglers_action", side, option.result))


@steps("smugglers_action")
def _action(state: State, frame: Step) -> None:
    effect, options = ACTIONS[frame.value], list[Option]()
    if isinstance(effect, OneOf):
        options += [
            take(label, describe_for(part, ATREIDES))
            for label, part in effect.options
            if possible(state, ATREIDES, part)
        ]
    elif isinstance(effect, AnyResult):
        options += [of_result("as", other) for other in RESULTS if other != HOUSE]
    elif deployable(state):
        options.append(take(RESULT_KEYS[frame.value], describe_for(effect, ATREIDES)))
    options += claimable(state, DIE_CLAIMS, at_end=False)
    source = name_of(RESULT_KEYS[frame.value])
    ask(state, frame, ATREIDES, choices.ACTION, (*options, DONE), source)


def deployable(state: State) -> bool:
    """Whether a smuggler may come to the base, from the supply or from elsewhere (WFA 17.4.5)."""
    base = smugglers(state).base
    if state.legions[base].units >= stacking(state, ATREIDES):
        return False
    others = [state.legions[area] for area in bits(state.armies[ATREIDES] & ~(1 << base))]
    return state.supply[ATREIDES][KIND] > 0 or any(legion.amount(KIND) for legion in others)


@answers("smugglers_action")
def _action_answer(state: State, frame: Step, option: Any) -> None:
    if option is DONE:
        return
    if isinstance(option, OfForesight):
        claim(state, option.card)
        return
    if isinstance(option, OfResult):
        state.stack.append(frame.changed(value=option.result))
        return
    effect = ACTIONS[frame.value]
    if isinstance(effect, OneOf):
        effect = dict(effect.options)[option.label]
    state.stack.append(Resolve(effect, ATREIDES, RESULT_KEYS[frame.value]))


# --- ornithopters


@steps("drones")
def _drones(state: State, frame: Step) -> None:
    """``value`` smuggler ornithopters may still be placed (WFA 17.5.1)."""
    options: list[Option] = [of_zone("drone", zone) for zone in free_zones(state)]
    if options:
        ask(state, frame, ATREIDES, choices.DRONES, (*options, DONE))


@answers("drones")
def _drones_answer(state: State, frame: Step, option: Any) -> None:
    if option is DONE:
        return
    state.zones[option.zone] = DRONE
    emit(state, "airborne", ATREIDES, VEHICLE_KEY[DRONE], ZONES[option.zone].key)
    if frame.value > 1:
        state.stack.append(frame.changed(value=frame.value - 1))


def fight(state: State, side: int, frame: Step, option: OfZone) -> None:
    """One of the ornithopters that would be placed now is given up (WFA 17.5.3)."""
    part = smugglers(state)
    part.given_up, part.fought = part.given_up + 1, True
    state.zones[option.zone] = NO_VEHICLE
    emit(state, "dogfight", HARKONNEN, ZONES[option.zone].key)
    if frame.more > 1:
        state.stack.append(frame.changed(more=frame.more - 1))


def turn_begun(state: State, side: int) -> None:
    """Ornithopters that are placed on another turn are another occasion."""
    smugglers(state).fought = False


def grounded(state: State, kind: int) -> int:
    """Ornithopters given up are out of the round."""
    return smugglers(state).given_up if kind == ORNITHOPTER else 0


# --- Staban Tuek


def offer_special(state: State, side: int, frame: Resolve) -> list[Option]:
    """His special action instead of a Desert Power action (WFA 17.6.3)."""
    ready = in_play(state, STABAN) and not in_tank(state, STABAN)
    if not ready or state.spent >> STABAN & 1:
        return []
    return [of_leader("special", STABAN)]


def special(state: State, side: int, frame: Resolve, option: OfLeader) -> None:
    """He uses his special action."""
    use_special(state, ATREIDES, option.leader)


def regenerated(state: State, leader: int) -> None:
    """From the tank he comes back to a legion at once (WFA 17.6.2)."""
    if leader == STABAN and state.armies[ATREIDES]:
        state.stack.append(Step("staban_returns", ATREIDES))


@steps("staban_returns")
def _returns(state: State, frame: Step) -> None:
    if state.armies[ATREIDES]:
        options = areas("place", state.armies[ATREIDES])
        ask_or_take(state, frame, ATREIDES, choices.RETURN, options)


@answers("staban_returns")
def _returns_answer(state: State, frame: Step, option: OfArea) -> None:
    board_leader(state, STABAN, option.area)
    emit(state, "leader", ATREIDES, LEADERS[STABAN].key, AREA_KEYS[option.area])


# --- bots

DIE_IN_HAND: Final = 6.0
"""What the die promises once it is spent, about as much as another."""


def worth(state: State) -> float:
    """What the smugglers are worth to the Atreides."""
    part = smugglers(state)
    if part.status == NEUTRAL:
        return 1.5 * (7 - part.step) + 0.8 * part.board + part.drones
    if part.status == DEFEATED:
        return -6.0
    spent = any(isinstance(frame, Step) and frame.name == "smugglers_action"
                for frame in state.stack)  # fmt: skip
    return 8.0 + 1.5 * part.drones + (DIE_IN_HAND if spent else 0.0)
