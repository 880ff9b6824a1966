"""Wormsigns, sandworms, the Wild Maker, storms and the family atomics (WFA 8, WFA 9, WFA 12.4)."""

from __future__ import annotations

from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks, signs
from landsraad.games.war_for_arrakis.catalogue import (
    ADJACENT,
    AREA,
    AREA_KEYS,
    ATOMICS,
    LEADERS,
    SAVING,
    WILD_MAKER,
    ZONES_AT,
    bits,
)
from landsraad.games.war_for_arrakis.deeds import (
    STRUCK,
    displace,
    emit,
    feat,
    in_play,
    remove_harvester,
    roll,
)
from landsraad.games.war_for_arrakis.effects import (
    ClearWormsigns,
    DesertPower,
    Detonate,
    Storms,
    Worms,
    Wormsigns,
)
from landsraad.games.war_for_arrakis.engine import (
    answers,
    ask,
    ask_or_skip,
    ask_or_take,
    steps,
)
from landsraad.games.war_for_arrakis.frames import Losses, Resolve, Step
from landsraad.games.war_for_arrakis.losses import destroy
from landsraad.games.war_for_arrakis.movement import arrive
from landsraad.games.war_for_arrakis.names import name_of
from landsraad.games.war_for_arrakis.options import (
    DECLINE,
    DONE,
    FRESH,
    MAKER,
    OfArea,
    OfAtomics,
    areas,
    of_area,
    of_atomics,
    of_zone,
    take,
)
from landsraad.games.war_for_arrakis.reach import (
    around,
    empty,
    exposed,
    free,
    retreats,
    worm_moves,
    worm_targets,
    worm_ways,
)
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    HARKONNEN,
    HAZARD_PHASE,
    NO_VEHICLE,
    NOWHERE,
    SANDWORMS,
    TERRAIN_HITS,
    WORMSIGN_KEYS,
)

WORM_DICE: Final = 4
MAKER_DICE: Final = 6
STORM_DICE: Final = 2

# --- Desert Power


def sign_areas(state: State) -> int:
    """Deserts that can take a wormsign; none when all tokens lie on the board (WFA 8.1.2)."""
    if state.calm or not signs.left(state):
        return 0
    return state.deserts & ~(state.wormsigns | state.all_worms | state.sietches | state.camps)


@steps(DesertPower)
def _power(state: State, frame: Resolve) -> None:
    options: list[Option] = []
    if sign_areas(state):
        options.append(take("wormsigns", "place 2 wormsigns"))
    worms = bits(state.all_worms)
    if any(worm_moves(state, area) for area in worms):
        options.append(take("move", "move 2 sandworms"))
    if any(worm_targets(state, area) for area in worms):
        options.append(take("attack", "attack with a sandworm"))
    if maker_ready(state):
        options.append(take("wild_maker", "the Wild Maker's special action"))
    ask_or_skip(state, frame, frame.side, asks.POWER, options, name_of(frame.source))


@answers(DesertPower)
def _power_answer(state: State, frame: Resolve, option: Any) -> None:
    if option is DONE:
        return
    if option.label == "wormsigns":
        state.stack.append(Resolve(Wormsigns(2), frame.side, frame.source))
    elif option.label == "move":
        state.stack.append(Step("worm_moves", ATREIDES, 2, 0))
    elif option.label == "attack":
        state.stack.append(Step("worm_attack", ATREIDES, NOWHERE))
    else:
        state.spent |= 1 << WILD_MAKER
        emit(state, "special", ATREIDES, LEADERS[WILD_MAKER].key)
        special = state.setup.content.leaders[WILD_MAKER][1]
        assert special is not None
        state.stack.append(Resolve(special, ATREIDES, "wild_maker"))


def maker_ready(state: State) -> bool:
    """Whether the Wild Maker's card is in play and not spent, and he can be placed."""
    return not state.calm and in_play(state, WILD_MAKER) and not state.spent >> WILD_MAKER & 1


@steps(Wormsigns)
def _wormsigns(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, Wormsigns)
    options = areas("wormsign", sign_areas(state))
    ask_or_skip(state, frame, frame.side, asks.WORMSIGN, options, name_of(frame.source))


@answers(Wormsigns)
def _wormsigns_answer(state: State, frame: Resolve, option: Any) -> None:
    effect = frame.effect
    assert isinstance(effect, Wormsigns)
    if option is DONE:
        return
    signs.draw(state, option.area)
    emit(state, "wormsign", ATREIDES, AREA_KEYS[option.area])
    if frame.left + 1 < effect.amount:
        state.stack.append(frame.changed(left=frame.left + 1))


@steps(ClearWormsigns)
def _clear(state: State, frame: Resolve) -> None:
    """A number of all wormsigns, or any number of those around an area."""
    effect = frame.effect
    assert isinstance(effect, ClearWormsigns)
    lying = state.wormsigns
    if effect.around:
        lying &= ADJACENT[AREA[effect.around]]
    options = areas("clear", lying)
    question = asks.CLEAR_AROUND if effect.around else asks.CLEAR
    ask_or_skip(state, frame, frame.side, question, options, name_of(frame.source))


@answers(ClearWormsigns)
def _clear_answer(state: State, frame: Resolve, option: Any) -> None:
    effect = frame.effect
    assert isinstance(effect, ClearWormsigns)
    if option is DONE:
        return
    signs.lift(state, 1 << option.area)
    emit(state, "sign_cleared", frame.side, AREA_KEYS[option.area])
    if effect.around or frame.left + 1 < effect.amount:
        state.stack.append(frame.changed(left=frame.left + 1))


# --- sandworms move and attack


def move_worm(state: State, origin: int, target: int) -> None:
    """A sandworm, or the Wild Maker, changes its area."""
    if state.maker == origin:
        state.maker = target
    else:
        state.worms ^= 1 << origin | 1 << target


def take_worm(state: State, area: int) -> None:
    """A sandworm, or the Wild Maker, leaves the board."""
    if state.maker == area:
        state.maker = NOWHERE
    else:
        state.worms &= ~(1 << area)


@steps("worm_moves")
def _worm_moves(state: State, frame: Step) -> None:
    """``value`` sandworms may still move; ``more`` are the areas of those that have."""
    ready = [area for area in bits(state.all_worms & ~frame.more) if worm_moves(state, area)]
    options = [of_area("worm", area) for area in ready]
    ask_or_skip(state, frame, ATREIDES, asks.WORM, options)


@answers("worm_moves")
def _worm_moves_answer(state: State, frame: Step, option: Any) -> None:
    if option is DONE:
        return
    state.stack.append(frame.changed(value=frame.value - 1))
    state.stack.append(Step("worm_to", ATREIDES, option.area))


@steps("worm_to")
def _worm_to(state: State, frame: Step) -> None:
    options = areas("to", worm_moves(state, frame.value))
    ask_or_skip(state, frame, ATREIDES, asks.WORM_TO, options)


@answers("worm_to")
def _worm_to_answer(state: State, frame: Step, option: Any) -> None:
    below = state.stack[-1] if state.stack else None
    moves = isinstance(below, Step) and below.name == "worm_moves"
    if moves:
        state.stack.pop()
    if option is DONE:
        return
    move_worm(state, frame.value, option.area)
    emit(state, "worm_moves", ATREIDES, AREA_KEYS[frame.value], AREA_KEYS[option.area])
    if moves and isinstance(below, Step) and below.value:
        state.stack.append(below.changed(more=below.more | 1 << option.area))


@steps("worm_attack")
def _worm_attack(state: State, frame: Step) -> None:
    """``value`` is the attacking sandworm once it is chosen."""
    if frame.value < 0:
        ready = [area for area in bits(state.all_worms) if worm_targets(state, area)]
        ask_or_skip(state, frame, ATREIDES, asks.WORM, [of_area("worm", area) for area in ready])
    else:
        options = areas("strike", worm_targets(state, frame.value))
        ask_or_skip(state, frame, ATREIDES, asks.WORM_AT, options)


@answers("worm_attack")
def _worm_attack_answer(state: State, frame: Step, option: Any) -> None:
    if option is DONE:
        return
    if frame.value < 0:
        state.stack.append(frame.changed(value=option.area))
        return
    dice = MAKER_DICE if state.maker == frame.value else WORM_DICE
    take_worm(state, frame.value)
    worm_strikes(state, option.area, dice)


def worm_strikes(state: State, area: int, dice: int) -> None:
    """A sandworm attacks what is in an area; its figure is already gone (WFA 8.3.3)."""
    for told in state.moments.engaged:
        told(state, area)
    legion = state.legions[area]
    emit(state, "worm_attacks", ATREIDES, AREA_KEYS[area])
    if legion.side != HARKONNEN:
        if not state.foreign >> area & 1:
            feat(state, STRUCK)
        remove_harvester(state, area)
        return
    state.stack.append(Step("worm_struck", HARKONNEN, area, legion.units))
    state.stack.append(Losses(HARKONNEN, area, desert_hits(state, area, dice), "worm"))


def desert_hits(state: State, area: int, dice: int) -> int:
    """Hits of a sandworm or a storm: a special result counts by the terrain (WFA 8.3.4)."""
    hits, _, specials = roll(state, dice)
    total = hits + specials * TERRAIN_HITS[state.terrain(area)]
    emit(state, "desert_roll", HARKONNEN, AREA_KEYS[area], total)
    return total


@steps("worm_struck")
def _worm_struck(state: State, frame: Step) -> None:
    area, before = frame.value, frame.more
    legion = state.legions[area]
    left = legion.units if legion.side == HARKONNEN else 0
    if left < before:
        feat(state, STRUCK)
    if not left and state.harvesters >> area & 1:
        state.stack.append(Step("harvester", HARKONNEN, area))


# --- a sandworm rises from a wormsign


@steps("sign")
def _sign(state: State, frame: Step) -> None:
    """A Harkonnen legion has entered an area with a wormsign (WFA 8.2.1)."""
    area = frame.value
    kind = signs.turn_up(state, area)
    emit(state, "sign", HARKONNEN, AREA_KEYS[area], WORMSIGN_KEYS[kind])
    if signs.rises(area, kind):
        state.stack.append(Step("emerge", ATREIDES, area))


@steps("emerge")
def _emerge(state: State, frame: Step) -> None:
    """``more`` are the areas where sandworms have risen in this phase: they stay there."""
    options: list[Option] = []
    if state.worms.bit_count() < SANDWORMS:
        options.append(FRESH)
    if in_play(state, WILD_MAKER) and not (state.maker >= 0 and frame.more >> state.maker & 1):
        options.append(MAKER)
    options += areas("relocate", state.worms & ~frame.more)
    ask_or_take(state, frame, ATREIDES, asks.EMERGE, options)


@answers("emerge")
def _emerge_answer(state: State, frame: Step, option: Any) -> None:
    area = frame.value
    if option is MAKER:
        state.maker = area
    else:
        if option is not FRESH:
            state.worms &= ~(1 << option.area)
        state.worms |= 1 << area
    emit(state, "emerge", ATREIDES, AREA_KEYS[area], option is MAKER)
    if state.phase != HAZARD_PHASE:
        state.stack.append(Step("worm_arrives", HARKONNEN, area))


@steps("worm_arrives")
def _worm_arrives(state: State, frame: Step) -> None:
    """What a sandworm does where it has risen (WFA 8.2.4)."""
    area = frame.value
    if state.legions[area].side == HARKONNEN:
        if retreats(state, HARKONNEN, area):
            if state.harvesters >> area & 1:
                state.stack.append(Step("harvester", HARKONNEN, area))
            state.stack.append(Step("retreat", HARKONNEN, area))
        else:
            dice = MAKER_DICE if state.maker == area else WORM_DICE
            take_worm(state, area)
            worm_strikes(state, area, dice)
    elif state.harvesters >> area & 1:
        state.stack.append(Step("harvester", HARKONNEN, area))


@steps("harvester")
def _harvester(state: State, frame: Step) -> None:
    """A harvester is lost, unless a carryall saves it during desert hazards (WFA 9.1.6)."""
    options: list[Option] = []
    if state.phase == HAZARD_PHASE:
        foreign = state.foreign >> frame.value & 1
        options = [
            of_zone("save", zone)
            for zone in ZONES_AT[frame.value]
            if (state.zones[zone] in SAVING if foreign else state.zones[zone] == CARRYALL)
        ]
    if options:
        ask(state, frame, HARKONNEN, asks.CARRYALL, (*options, DECLINE))
    else:
        remove_harvester(state, frame.value)


@answers("harvester")
def _harvester_answer(state: State, frame: Step, option: Any) -> None:
    if option is DECLINE:
        remove_harvester(state, frame.value)
        return
    state.zones[option.zone] = NO_VEHICLE
    emit(state, "saved", HARKONNEN, AREA_KEYS[frame.value])


# --- sandworms placed by cards


def rising_areas(state: State, effect: Worms) -> int:
    """The empty deserts next to sandworms, or to legions, where a card lets one rise."""
    if state.calm:
        return 0
    if effect.near == "sandworm":
        near = around(state.all_worms, worm_ways(state))
    else:
        near = around(state.armies[ATREIDES])
    return near & empty(state) & state.deserts


@steps(Worms)
def _worms(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, Worms)
    options = areas("sandworm", rising_areas(state, effect))
    ask_or_skip(state, frame, frame.side, asks.SANDWORM, options, name_of(frame.source))


@answers(Worms)
def _worms_answer(state: State, frame: Resolve, option: Any) -> None:
    effect = frame.effect
    assert isinstance(effect, Worms)
    if option is DONE:
        return
    if frame.left + 1 < effect.amount:
        state.stack.append(frame.changed(left=frame.left + 1))
    state.stack.append(Step("emerge", ATREIDES, option.area))


# --- coriolis storms


@steps(Storms)
def _storms_effect(state: State, frame: Resolve) -> None:
    state.stack.append(Step("storms", HARKONNEN, 0))


@steps("storms")
def _storms(state: State, frame: Step) -> None:
    """Each exposed Harkonnen legion in turn; ``value`` are the areas that had theirs."""
    left = state.armies[HARKONNEN] & exposed(state) & ~frame.value
    if not left:
        return
    low = left & -left
    area = low.bit_length() - 1
    state.stack.append(frame.changed(value=frame.value | low))
    state.stack.append(Losses(HARKONNEN, area, desert_hits(state, area, STORM_DICE), "storm"))


# --- the family atomics


@steps(Detonate)
def _detonate(state: State, frame: Resolve) -> None:
    if state.blast < 0:
        options = [of_atomics(number) for number in range(len(ATOMICS))]
        ask_or_skip(state, frame, frame.side, asks.ATOMICS, options, name_of(frame.source))


@answers(Detonate)
def _detonate_answer(state: State, frame: Resolve, option: Any) -> None:
    if option is not DONE:
        blast(state, option.token)


@steps("detonate")
def _detonate_freely(state: State, frame: Step) -> None:
    """As a free action: which mountain is not a matter of whether."""
    options = [of_atomics(number) for number in range(len(ATOMICS))]
    ask(state, frame, ATREIDES, asks.ATOMICS, options)


@answers("detonate")
def _detonate_freely_answer(state: State, frame: Step, option: OfAtomics) -> None:
    blast(state, option.token)


def blast(state: State, token: int) -> None:
    """A mountain becomes desert, and a legion there must go."""
    state.blast = token
    area = ATOMICS[token][1]
    emit(state, "atomics", ATREIDES, AREA_KEYS[area])
    legion = state.legions[area]
    if legion.side >= 0:
        state.stack.append(Step("displaced", legion.side, area))


@steps("displaced")
def _displaced(state: State, frame: Step) -> None:
    """The opponent moves the legion out of the blast, or it is destroyed (WFA 12.4.3)."""
    open_to = ADJACENT[frame.value] & free(state, frame.side)
    if open_to:
        ask_or_take(state, frame, 1 - frame.side, asks.DISPLACED, areas("retreat", open_to))
    else:
        destroy(state, frame.value)


@answers("displaced")
def _displaced_answer(state: State, frame: Step, option: OfArea) -> None:
    displace(state, frame.value, option.area)
    emit(state, "retreat", frame.side, AREA_KEYS[frame.value], AREA_KEYS[option.area])
    arrive(state, frame.side, option.area)
