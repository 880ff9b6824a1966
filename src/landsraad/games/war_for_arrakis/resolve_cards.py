"""Effects of one card only, each a function by its key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks, signs
from landsraad.games.war_for_arrakis.catalogue import (
    ADJACENT,
    AREA_KEYS,
    AREAS,
    WILD_MAKER,
    bits,
)
from landsraad.games.war_for_arrakis.deeds import (
    check_stacking,
    displace,
    emit,
    emit_secret,
    enter,
    put,
    roll,
    transfer,
    without,
)
from landsraad.games.war_for_arrakis.effects import Special
from landsraad.games.war_for_arrakis.engine import answers, ask, ask_or_skip, steps
from landsraad.games.war_for_arrakis.frames import Relocating, Resolve, Step
from landsraad.games.war_for_arrakis.free import reveal_area, secret_areas
from landsraad.games.war_for_arrakis.legion import NO_LEGION, Legion
from landsraad.games.war_for_arrakis.movement import arrive, minus, pieces
from landsraad.games.war_for_arrakis.names import name_of
from landsraad.games.war_for_arrakis.options import (
    DONE,
    STAY,
    OfArea,
    OfForesight,
    OfMarker,
    OfPiece,
    OfResult,
    Sector,
    areas,
    foresight,
    of_imperium,
    of_marker,
    of_result,
    of_sector,
    steps_of,
    take,
)
from landsraad.games.war_for_arrakis.placing import put_token
from landsraad.games.war_for_arrakis.players import lose_die, take_token_off
from landsraad.games.war_for_arrakis.reach import around, empty, held, worm_moves, worm_targets
from landsraad.games.war_for_arrakis.resolve import remove_vehicle, vehicles_in
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    BOTTOM_ROW,
    HARKONNEN,
    HOUSE,
    IMPERIUM_KEYS,
    LAST_STEP,
    MARKER_KEYS,
    NOBODY,
    NOWHERE,
    RESULT_KEYS,
    RESULTS,
)
from landsraad.games.war_for_arrakis.tracks import advance

SPECIALS: dict[str, Callable[[State, Resolve], None]] = {}
SPECIAL_ANSWERS: dict[str, Callable[[State, Resolve, Any], None]] = {}


@steps(Special)
def _special(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, Special)
    SPECIALS[frame.effect.key](state, frame)


@answers(Special)
def _special_answer(state: State, frame: Resolve, option: Any) -> None:
    assert isinstance(frame.effect, Special)
    if option is not DONE:
        SPECIAL_ANSWERS[frame.effect.key](state, frame, option)


def _register(function: Callable[[State, Resolve], None]) -> Callable[[State, Resolve], None]:
    SPECIALS[function.__name__.lstrip("_")] = function
    return function


def _answer(
    function: Callable[[State, Resolve, Any], None],
) -> Callable[[State, Resolve, Any], None]:
    SPECIAL_ANSWERS[function.__name__.lstrip("_").removesuffix("_answer")] = function
    return function


# --- prescience


@_register
def _second_objective(state: State, frame: Resolve) -> None:
    left = [n for n in range(len(state.setup.content.objectives)) if n not in state.objectives]
    drawn = left[state.rng.below(len(left))]
    state.objectives.append(drawn)
    # What was ruled out before may be the card just drawn, but not the first one.
    state.excluded_first, state.excluded = state.excluded, 0
    state.news = True
    emit_secret(state, "objective", ATREIDES, (), state.setup.content.objectives[drawn])


def _row(state: State, verb: str) -> list[Option]:
    """Revealed cards that may leave the row: those under Eyes of Ibad stay (WFA 14.2.5)."""
    known = state.setup.content.prescience
    return [foresight(verb, card, known[card]) for card in state.row if not state.eyes >> card & 1]


@_register
def _renew_prescience(state: State, frame: Resolve) -> None:
    state.stack.append(Step("renew", ATREIDES, 0))


@steps("renew")
def _renew(state: State, frame: Step) -> None:
    """``value`` cards have been discarded and will be replaced."""
    options = _row(state, "drop")
    if options:
        ask(state, frame, ATREIDES, asks.DROP, (*options, DONE))
    else:
        _renewed(state, frame, DONE)


@answers("renew")
def _renewed(state: State, frame: Step, option: Any) -> None:
    if option is DONE:
        for _ in range(min(frame.value, len(state.foresight_deck))):
            reveal_prescience(state)
        return
    drop_prescience(state, option.card)
    state.stack.append(frame.changed(value=frame.value + 1))


def drop_prescience(state: State, card: int) -> None:
    """A revealed prescience card is removed from the game, openly."""
    state.row.remove(card)
    state.foresight_gone.append(card)
    if state.fear == card:
        state.fear = NOBODY
    emit(state, "dropped", ATREIDES, state.setup.content.prescience[card].name)


def reveal_prescience(state: State) -> None:
    """The top prescience card joins the row."""
    card = state.foresight_deck.pop()
    state.row.append(card)
    state.news = True
    emit(state, "revealed", ATREIDES, state.setup.content.prescience[card].name)


@_register
def _shift_prescience(state: State, frame: Resolve) -> None:
    options = [of_marker("lower", marker) for marker in range(3) if state.prescience[marker]]
    ask_or_skip(state, frame, ATREIDES, asks.LOWER, options, name_of(frame.source))


@_answer
def _shift_prescience_answer(state: State, frame: Resolve, option: OfMarker) -> None:
    state.stack.append(Step("shift_by", ATREIDES, option.marker))


@steps("shift_by")
def _shift_by(state: State, frame: Step) -> None:
    options = [steps_of(n) for n in range(1, state.prescience[frame.value] + 1)]
    ask_or_skip(state, frame, ATREIDES, asks.STEPS, options)


@answers("shift_by")
def _shift_by_answer(state: State, frame: Step, option: Any) -> None:
    if option is not DONE:
        state.stack.append(Step("shift_up", ATREIDES, frame.value, option.steps))


@steps("shift_up")
def _shift_up(state: State, frame: Step) -> None:
    options = [
        of_marker("raise", marker)
        for marker in range(3)
        if marker != frame.value and state.prescience[marker] < LAST_STEP
    ]
    ask_or_skip(state, frame, ATREIDES, asks.RAISE, options)


@answers("shift_up")
def _shift_up_answer(state: State, frame: Step, option: Any) -> None:
    if option is DONE:
        return
    state.prescience[frame.value] -= frame.more
    emit(state, "prescience", ATREIDES, MARKER_KEYS[frame.value], state.prescience[frame.value])
    advance(state, option.marker, frame.more)


@_register
def _withdraw_prescience(state: State, frame: Resolve) -> None:
    options = _row(state, "withdraw")
    ask_or_skip(state, frame, frame.side, asks.WITHDRAW, options, name_of(frame.source))


@_answer
def _withdraw_prescience_answer(state: State, frame: Resolve, option: OfForesight) -> None:
    state.row.remove(option.card)
    state.foresight_deck.append(option.card)
    state.rng.shuffle(state.foresight_deck)
    state.news = True
    if state.fear == option.card:
        state.fear = NOBODY
    emit(state, "withdrawn", frame.side, option.name)


# --- dice and imperium markers


def forcible(state: State) -> list[int]:
    """The results that the Harkonnens can be forced to use."""
    for told in state.moments.forcible:
        found: list[int] = told(state)
        return found
    dice, token = state.dice[HARKONNEN], state.token_slot[HARKONNEN]
    return [result for result in RESULTS if dice[result] or token == result]


@_register
def _force_die(state: State, frame: Resolve) -> None:
    options = [of_result("force", result) for result in forcible(state)]
    ask_or_skip(state, frame, frame.side, asks.FORCE, options, name_of(frame.source))


@_answer
def _force_die_answer(state: State, frame: Resolve, option: OfResult) -> None:
    state.forced = option.result
    emit(state, "forced", ATREIDES, RESULT_KEYS[option.result])


@_register
def _discard_house_die(state: State, frame: Resolve) -> None:
    """With fewer dice the Atreides have more Desert Power: one may think better of it."""
    if state.dice[ATREIDES][HOUSE] or state.token_slot[ATREIDES] == HOUSE:
        options = [take("discard", "the Atreides lose a house die")]
        ask_or_skip(state, frame, frame.side, asks.LOSE_DIE, options, name_of(frame.source))


@_answer
def _discard_house_die_answer(state: State, frame: Resolve, option: Option) -> None:
    if state.dice[ATREIDES][HOUSE]:
        lose_die(state, ATREIDES, HOUSE)
    else:
        take_token_off(state, ATREIDES)
    emit(state, "die_lost", ATREIDES)


@_register
def _lower_imperium(state: State, frame: Resolve) -> None:
    options = [of_imperium("lower", m) for m in range(3) if state.imperium[m] < BOTTOM_ROW]
    ask_or_skip(state, frame, frame.side, asks.LOWER_IMPERIUM, options, name_of(frame.source))


@_answer
def _lower_imperium_answer(state: State, frame: Resolve, option: OfMarker) -> None:
    state.imperium[option.marker] += 1
    step = state.imperium[option.marker]
    emit(state, "imperium", HARKONNEN, IMPERIUM_KEYS[option.marker], step)


# --- the Wild Maker and the desert


@_register
def _maker_enters(state: State, frame: Resolve) -> None:
    enter(state, WILD_MAKER)
    if state.calm:
        for told in state.moments.maker_withheld:
            told(state)
        return
    options = areas("sandworm", empty(state) & state.deserts)
    ask_or_skip(state, frame, ATREIDES, asks.SANDWORM, options, name_of(frame.source))


@_answer
def _maker_enters_answer(state: State, frame: Resolve, option: OfArea) -> None:
    state.maker = option.area
    emit(state, "emerge", ATREIDES, AREA_KEYS[option.area], True)


@_register
def _maker_acts(state: State, frame: Resolve) -> None:
    state.stack.append(Step("maker_attack", ATREIDES))
    if state.maker >= 0:
        state.stack.append(Step("worm_to", ATREIDES, state.maker))


@steps("maker_attack")
def _maker_attack(state: State, frame: Step) -> None:
    if state.maker >= 0 and worm_targets(state, state.maker):
        state.stack.append(Step("worm_attack", ATREIDES, state.maker))


@_register
def _maker_leaps(state: State, frame: Resolve) -> None:
    options: list[Option] = areas("sandworm", state.wormsigns & empty(state, signs=True))
    if state.maker >= 0 and worm_moves(state, state.maker):
        options.append(take("move", "move the Wild Maker"))
    ask(state, frame, ATREIDES, asks.MAKER, (*options, STAY), name_of(frame.source))


@_answer
def _maker_leaps_answer(state: State, frame: Resolve, option: Any) -> None:
    state.stack.append(Step("maker_attack", ATREIDES))
    if isinstance(option, OfArea):
        signs.lift(state, 1 << option.area)
        state.maker = option.area
        emit(state, "emerge", ATREIDES, AREA_KEYS[option.area], True)
    elif option is not STAY:
        state.stack.append(Step("worm_to", ATREIDES, state.maker))


@_register
def _sandtides(state: State, frame: Resolve) -> None:
    gaps = empty(state)
    mask = state.armies[1 - frame.side] & state.deserts
    movable = sum(1 << area for area in bits(mask) if ADJACENT[area] & gaps)
    options = areas("push", movable)
    ask_or_skip(state, frame, frame.side, asks.PUSH, options, name_of(frame.source))


@_answer
def _sandtides_answer(state: State, frame: Resolve, option: OfArea) -> None:
    state.stack.append(Step("pushed", frame.side, option.area))


@steps("pushed")
def _pushed(state: State, frame: Step) -> None:
    options = areas("to", ADJACENT[frame.value] & empty(state))
    ask_or_skip(state, frame, frame.side, asks.TO, options)


@answers("pushed")
def _pushed_answer(state: State, frame: Step, option: Any) -> None:
    if option is not DONE:
        displace(state, frame.value, option.area)
        emit(state, "pushed", 1 - frame.side, AREA_KEYS[frame.value], AREA_KEYS[option.area])


@_register
def _fremen_rockets(state: State, frame: Resolve) -> None:
    sectors = sorted({s for area in bits(state.armies[frame.side]) for s in AREAS[area].sectors})
    options = [of_sector(sector) for sector in sectors]
    ask_or_skip(state, frame, frame.side, asks.SECTOR, options, name_of(frame.source))


@_answer
def _fremen_rockets_answer(state: State, frame: Resolve, option: Sector) -> None:
    hits, _, specials = roll(state, 3)
    emit(state, "rockets", frame.side, hits + specials)
    if hits + specials:
        state.stack.append(Step("rockets", frame.side, option.sector, hits + specials))


@steps("rockets")
def _rockets(state: State, frame: Step) -> None:
    """``more`` vehicles of the sector ``value`` may be removed."""
    options = vehicles_in(state, (frame.value,))
    ask_or_skip(state, frame, frame.side, asks.VEHICLES_OFF, options)


@answers("rockets")
def _rockets_answer(state: State, frame: Step, option: Any) -> None:
    if option is DONE:
        return
    remove_vehicle(state, option)
    if frame.more > 1:
        state.stack.append(frame.changed(more=frame.more - 1))


# --- sietches and deployment tokens


@_register
def _cielagos_message(state: State, frame: Resolve) -> None:
    near = around(state.armies[HARKONNEN])
    options = areas("sietch", state.sietches & (near | around(near)))
    if state.tokens_left:
        ask_or_skip(state, frame, ATREIDES, asks.CIELAGO, options, name_of(frame.source))


@_answer
def _cielagos_message_answer(state: State, frame: Resolve, option: OfArea) -> None:
    state.news = True
    put_token(state, option.area)
    check_stacking(state, option.area)


def _lonely(legion: Legion, tokens: tuple[int, ...]) -> bool:
    """Whether a legion with other tokens would be leaders alone."""
    units = legion.regular + legion.elite + legion.special + len(legion.others) + len(tokens)
    return not units and bool(legion.generic or legion.named)


def _partners(state: State, area: int) -> int:
    """Sietches whose tokens can be swapped with those of an area (WFA 14.2.12)."""
    here, found = state.legions[area], 0
    for other in bits(state.sietches & ~(1 << area)):
        there = state.legions[other]
        if not _lonely(here, there.tokens) and not _lonely(there, here.tokens):
            found |= 1 << other
    return found


@_register
def _swap_tokens(state: State, frame: Resolve) -> None:
    first = [area for area in bits(state.sietches & state.hidden) if _partners(state, area)]
    options = areas("sietch", sum(1 << area for area in first))
    ask_or_skip(state, frame, ATREIDES, asks.SWAP, options, name_of(frame.source))


@_answer
def _swap_tokens_answer(state: State, frame: Resolve, option: OfArea) -> None:
    state.stack.append(Step("swap_with", ATREIDES, option.area))


@steps("swap_with")
def _swap_with(state: State, frame: Step) -> None:
    options = areas("sietch", _partners(state, frame.value))
    ask_or_skip(state, frame, ATREIDES, asks.SWAP, options)


@answers("swap_with")
def _swap_with_answer(state: State, frame: Step, option: Any) -> None:
    if option is DONE:
        return
    first, second = frame.value, option.area
    here, there = state.legions[first], state.legions[second]
    for area, legion, tokens in ((first, here, there.tokens), (second, there, here.tokens)):
        new = legion.changed(side=ATREIDES, tokens=tokens)
        put(state, area, new if new.units or new.generic or new.named else NO_LEGION)
        check_stacking(state, area)
    emit(state, "swap", ATREIDES, AREA_KEYS[first], AREA_KEYS[second])


@_register
def _move_sietch(state: State, frame: Resolve) -> None:
    gaps = empty(state) & state.deserts
    mask = sum(1 << area for area in bits(state.sietches) if ADJACENT[area] & gaps)
    options = areas("sietch", mask)
    ask_or_skip(state, frame, ATREIDES, asks.SIETCH_MOVES, options, name_of(frame.source))


@_answer
def _move_sietch_answer(state: State, frame: Resolve, option: OfArea) -> None:
    legion = state.legions[option.area]
    # WFA 14.4.18: a legion that is held stays behind.
    group = NO_LEGION if held(state, legion) else legion
    state.stack.append(Relocating(ATREIDES, frame.source, option.area, NOWHERE, group, True))


@_register
def _troop_carriers(state: State, frame: Resolve) -> None:
    mask = state.armies[HARKONNEN] & state.villages
    options = areas("carry", mask) if state.armies[HARKONNEN].bit_count() > 1 else []
    ask_or_skip(state, frame, HARKONNEN, asks.CARRY, options, name_of(frame.source))


@_answer
def _troop_carriers_answer(state: State, frame: Resolve, option: OfArea) -> None:
    area = option.area
    state.stack.append(Relocating(HARKONNEN, frame.source, area, NOWHERE, state.legions[area]))


@steps(Relocating)
def _relocating(state: State, frame: Relocating) -> None:
    """Leave pieces behind, then go: to an empty desert with a sietch, else to another legion."""
    if frame.sietch:
        open_to = ADJACENT[frame.origin] & empty(state) & state.deserts
    else:
        open_to = state.armies[frame.side] & ~(1 << frame.origin)
    options: list[Option] = areas("to", open_to)
    rest = without(state.legions[frame.origin], frame.group)
    for option in pieces(state, "leave", frame.group):
        group = minus(frame.group, option.piece)
        alone = [part for part in (group, _plus(rest, option.piece)) if _lonely(part, part.tokens)]
        if not alone and (group.units or frame.sietch):
            options.append(option)
    ask_or_skip(state, frame, frame.side, asks.TO, options, name_of(frame.source))


def _plus(legion: Legion, piece: int) -> Legion:
    """A group with one unit or leader more, as far as being alone goes."""
    if piece == 3 or 10 <= piece < 100:
        return legion.changed(generic=legion.generic + 1)
    return legion.changed(regular=legion.regular + 1)


@answers(Relocating)
def _relocating_answer(state: State, frame: Relocating, option: Any) -> None:
    if option is DONE:
        return
    if isinstance(option, OfPiece):
        state.stack.append(frame.changed(group=minus(frame.group, option.piece)))
        return
    origin, target = frame.origin, option.area
    if frame.sietch:
        _carry_sietch(state, origin, target)
    if frame.group.side >= 0:
        transfer(state, origin, target, frame.group)
        emit(state, "move", frame.side, AREA_KEYS[origin], AREA_KEYS[target], frame.group.units)
        arrive(state, frame.side, target)


def _carry_sietch(state: State, origin: int, target: int) -> None:
    bit, new = 1 << origin, 1 << target
    state.sietches ^= bit | new
    if state.revealed & bit:
        state.revealed ^= bit | new
    state.ranks[origin], state.ranks[target] = 0, state.ranks[origin]
    emit(state, "sietch_moves", ATREIDES, AREA_KEYS[origin], AREA_KEYS[target])
    for told in state.moments.sietch_moved:
        told(state, origin, target)


@_register
def _reveal_area(state: State, frame: Resolve) -> None:
    options = areas("reveal", secret_areas(state))
    ask_or_skip(state, frame, frame.side, asks.REVEAL, options, name_of(frame.source))


@_answer
def _reveal_area_answer(state: State, frame: Resolve, option: OfArea) -> None:
    reveal_area(state, option.area)


@_register
def _hold_paul(state: State, frame: Resolve) -> None:
    state.held = 1
    emit(state, "held", ATREIDES)
