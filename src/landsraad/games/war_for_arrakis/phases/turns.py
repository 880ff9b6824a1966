"""Action resolution: dice on the dashboards, turns, the end of the phase (WFA 4)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks
from landsraad.games.war_for_arrakis.catalogue import LEADERS
from landsraad.games.war_for_arrakis.claims import DIE_CLAIMS, claim, claimable
from landsraad.games.war_for_arrakis.content import special_of
from landsraad.games.war_for_arrakis.deeds import emit, in_play, in_tank, regenerate
from landsraad.games.war_for_arrakis.effects import AnyResult, DesertPower, Effect, OneOf
from landsraad.games.war_for_arrakis.engine import answers, ask, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Resolve, Step
from landsraad.games.war_for_arrakis.free import might_act_freely
from landsraad.games.war_for_arrakis.names import name_of
from landsraad.games.war_for_arrakis.offer import action_of, possible
from landsraad.games.war_for_arrakis.options import (
    DECLINE,
    DONE,
    POWER,
    OfCard,
    OfForesight,
    OfLeader,
    OfResult,
    Take,
    of_leader,
    of_result,
    take,
)
from landsraad.games.war_for_arrakis.players import (
    acting,
    dice_of,
    has_power,
    owner,
    spend_die,
    take_token_off,
    token_of,
)
from landsraad.games.war_for_arrakis.resolve import WITH_SPECIAL, play, playable
from landsraad.games.war_for_arrakis.sets.base.dice import ATREIDES_DICE, HARKONNEN_DIE
from landsraad.games.war_for_arrakis.sets.base.economy import ROWS
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    HARKONNEN,
    HOUSE,
    NOBODY,
    NOWHERE,
    RESULT_KEYS,
    RESULTS,
    SLOTS,
    Phase,
)
from landsraad.games.war_for_arrakis.text import describe_for

ALL_RESULTS: Final = tuple(RESULTS)


def harkonnen_dice(state: State) -> int:
    """How many dice the Harkonnens have: the lowest imperium marker says (WFA 3.1.2)."""
    return ROWS[max(state.imperium) - 1].dice


@steps("actions")
def _actions(state: State, frame: Step) -> None:
    """Both sides roll their action dice."""
    state.phase = Phase.ACTIONS
    state.removed_harvesters = 0
    roll_actions(state, ATREIDES, state.setup.content.atreides_die, ATREIDES_DICE)
    if state.kit.players[HARKONNEN]:
        roll_actions(state, HARKONNEN, HARKONNEN_DIE, harkonnen_dice(state))
    state.stack.append(Step("turn", ATREIDES))
    state.stack.append(Step("token", ATREIDES))
    state.stack.append(Step("token", HARKONNEN))
    state.stack.append(Step("change", HARKONNEN))
    for told in state.moments.dice_rolled:
        told(state)


def roll_actions(state: State, side: int, faces: tuple[int, ...], dice: int) -> None:
    """Roll action dice and put them on the dashboard."""
    counts = [0] * 5
    for _ in range(dice):
        counts[faces[state.rng.below(6)]] += 1
    state.dice[side] = counts
    state.news = True
    emit(state, "dice", side, tuple(counts))


def _crowded(state: State, side: int) -> int:
    """A result with more dice than slots, or -1."""
    if state.kit.shared[side]:
        return NOBODY
    for result, count in enumerate(state.dice[side]):
        if count > SLOTS[side]:
            return result
    return NOBODY


@steps("change")
def _change(state: State, frame: Step) -> None:
    """Sides take turns changing excess dice, the Harkonnens first (WFA 4.1.3)."""
    side = frame.side
    if _crowded(state, side) < 0:
        side = 1 - side
        if _crowded(state, side) < 0:
            return
        frame = frame.changed(side=side)
    dice, slots = state.dice[side], SLOTS[side]
    most = max(slots - count for count in dice)
    options = [of_result("change", r) for r in RESULTS if slots - dice[r] == most]
    ask_or_take(state, frame, side, asks.CHANGE, options)


@answers("change")
def _change_answer(state: State, frame: Step, option: OfResult) -> None:
    crowded = _crowded(state, frame.side)
    state.dice[frame.side][crowded] -= 1
    state.dice[frame.side][option.result] += 1
    emit(state, "change", frame.side, RESULT_KEYS[crowded], RESULT_KEYS[option.result])
    state.stack.append(Step("change", 1 - frame.side))


@steps("token")
def _token(state: State, frame: Step) -> None:
    """A Bene Gesserit token may lie on the result with the fewest dice (WFA 4.2.1)."""
    if any(asked(state, frame.side) for asked in state.moments.token_asked):
        return
    if state.tokens[frame.side]:
        fewest = min(state.dice[frame.side])
        options = [
            of_result("bene_gesserit", result)
            for result in RESULTS
            if state.dice[frame.side][result] == fewest
        ]
        ask(state, frame, frame.side, asks.TOKEN, (*options, DECLINE))


@answers("token")
def _token_answer(state: State, frame: Step, option: Any) -> None:
    if option is not DECLINE:
        state.tokens[frame.side] -= 1
        state.token_slot[frame.side] = option.result
        emit(state, "token_laid", frame.side, RESULT_KEYS[option.result])


# --- turns


@steps("turn")
def _turn(state: State, frame: Step) -> None:
    side = frame.side
    if not state.dice_left(HARKONNEN):
        _end_phase(state)
        return
    if state.turn != side:
        for due in state.moments.turn_due:
            if due(state, side):
                return
        state.turn = side
        state.focus = NOWHERE
        state.flown = state.rode = 0
        if side == ATREIDES and state.held:
            state.held = 2
        emit(state, "turn", side)
        for told in state.moments.turn_begun:
            told(state, side)
    dice, token, results = dice_of(state, side), token_of(state, side), allowed(state, side)
    options: list[Option] = [of_result("die", result) for result in results if dice[result]]
    if token in results:
        options.append(of_result("token", token))
    question = asks.TURN
    if has_power(state, side) and outnumbered(state):
        options.append(POWER)
        question = asks.FEWER
    elif len(results) == 1:
        question = asks.FORCED
    ask(state, frame, side, question, options)


def allowed(state: State, side: int) -> tuple[int, ...]:
    """The results that a side may use now: Truthtrance forces one (WFA 14.1.10)."""
    forced = side == HARKONNEN and state.forced >= 0
    return (state.forced,) if forced else ALL_RESULTS


def outnumbered(state: State) -> bool:
    """Whether the Atreides have fewer unused dice, and so Desert Power (WFA 4.3.4)."""
    return state.dice_left(ATREIDES) < state.dice_left(HARKONNEN)


@answers("turn")
def _turn_answer(state: State, frame: Step, option: Any) -> None:
    side = frame.side
    state.stack.append(Step("turn_end", side))
    if option is POWER:
        emit(state, "power", ATREIDES)
        state.stack.append(Resolve(DesertPower(), ATREIDES, "desert_power"))
        return
    if option.verb == "die":
        spend_die(state, side, option.result)
    else:
        # WFA 4.2.3: a token that has been used leaves the game.
        take_token_off(state, side)
    if side == HARKONNEN:
        state.forced = NOBODY
    regeneration_due(state, side)
    emit(state, "spend", side, RESULT_KEYS[option.result], option.verb == "token")
    state.stack.append(Step("action", side, option.result))


def regeneration_due(state: State, side: int) -> None:
    """A die is spent: the leaders in the tank will move on at the end of the turn (WFA 7.1.4)."""
    state.regenerating = sum(1 << n for n in state.leaders(side) if in_tank(state, n))


def special_leaders(state: State, side: int, result: int) -> list[int]:
    """The leaders whose special action a die of a result may be used for (WFA 4.7.2)."""
    content = state.setup.content
    known = content.leaders
    base = len(known)
    ready, seat = [], acting(state, side) if state.kit.shared[side] else NOBODY
    for leader in state.leaders(side):
        if seat >= 0 and owner(state, leader) != seat:
            continue
        box, effect = known[leader] if leader < base else special_of(content, leader)
        if box != result or effect is None or state.spent >> leader & 1:
            continue
        if in_play(state, leader) and not in_tank(state, leader) and possible(state, side, effect):
            ready.append(leader)
    return ready


@cache
def _regular(side: int, result: int) -> tuple[tuple[Effect, Take], ...]:
    """What a die of a result is for, each with the answer that stands for it."""
    effect = action_of(side, result)
    if isinstance(effect, OneOf):
        return tuple(
            (part, take(label, describe_for(part, side))) for label, part in effect.options
        )
    if isinstance(effect, AnyResult):
        return ()
    return ((effect, take(RESULT_KEYS[result], describe_for(effect, side))),)


@steps("action")
def _action(state: State, frame: Step) -> None:
    side, result = frame.side, frame.value
    for told in state.moments.action_due:
        told(state, side, result)
    regular = _regular(side, result)
    options: list[Option] = [taken for part, taken in regular if possible(state, side, part)]
    if not regular:
        options += [of_result("as", other) for other in RESULTS if other != HOUSE]
    options += [of_leader("special", n) for n in special_leaders(state, side, result)]
    # WFA 12.2.5: a die for a prescience card is for nothing else, so for no special action.
    if side == ATREIDES and frame.more != WITH_SPECIAL:
        options += claimable(state, DIE_CLAIMS, at_end=False)
    options += playable(state, side)
    ask(state, frame, side, asks.ACTION, (*options, DONE), name_of(RESULT_KEYS[result]))


@answers("action")
def _action_answer(state: State, frame: Step, option: Any) -> None:
    side, result = frame.side, frame.value
    if option is DONE:
        return
    if isinstance(option, OfCard):
        play(state, side, option.card)
    elif isinstance(option, OfForesight):
        claim(state, option.card)
    elif isinstance(option, OfResult):
        state.stack.append(frame.changed(value=option.result))
    elif isinstance(option, OfLeader):
        use_special(state, side, option.leader)
    else:
        assert isinstance(option, Take)
        effect = action_of(side, result)
        if isinstance(effect, OneOf):
            effect = dict(effect.options)[option.label]
        state.stack.append(Resolve(effect, side, RESULT_KEYS[result]))


def use_special(state: State, side: int, leader: int) -> None:
    """A leader's card is spent for the special action (WFA 4.7.3)."""
    _, special = special_of(state.setup.content, leader)
    assert special is not None
    state.spent |= 1 << leader
    for told in state.moments.special_due:
        told(state, side, leader)
    emit(state, "special", side, LEADERS[leader].key)
    state.stack.append(Resolve(special, side, LEADERS[leader].key))


@steps("turn_end")
def _turn_end(state: State, frame: Step) -> None:
    """Free actions may still follow; then the other side has its turn."""
    if state.kit.players[frame.side] and might_act_freely(state, frame.side):
        ask(state, frame, frame.side, asks.END_TURN, (DONE,))
    else:
        pass_on(state, frame.side)


@answers("turn_end")
def _turn_end_answer(state: State, frame: Step, option: Option) -> None:
    pass_on(state, frame.side)


def pass_on(state: State, side: int) -> None:
    """A turn is over: leaders move on in the tank, and the other side has its turn."""
    state.stack.append(Step("turn", 1 - side))
    if state.regenerating:
        regenerate(state)
    if side == ATREIDES and state.held == 2:
        state.held = 0
    state.moved = []
    for told in state.moments.turn_ended:
        told(state, side)


def _end_phase(state: State) -> None:
    """The Harkonnens have used their last die (WFA 4.3.5)."""
    state.turn = NOBODY
    state.acting = NOBODY
    state.forced = NOBODY
    for side in (ATREIDES, HARKONNEN):
        # WFA 16.1.11: a token that was not used goes back to its owner.
        if state.token_slot[side] >= 0:
            take_token_off(state, side)
            state.tokens[side] += 1
        state.dice[side] = [0] * 5
    state.lots = [[0] * 5 for _ in state.lots]
    state.stack.append(Step("hazards"))
    for told in state.moments.actions_over:
        told(state)
