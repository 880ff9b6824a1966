"""An attack: support, moved strength, barring, result (DOF 11)."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.catalogue import WARRIOR
from landsraad.games.dawn_of_the_fremen.deeds import (
    add_goods,
    bearings,
    choices,
    clockwise,
    emit,
    give_debt,
    kept,
    occupy,
    spend_card,
)
from landsraad.games.dawn_of_the_fremen.effects import Farther
from landsraad.games.dawn_of_the_fremen.engine import answers, ask, ask_or_take, steps
from landsraad.games.dawn_of_the_fremen.frames import Attack, Step
from landsraad.games.dawn_of_the_fremen.marches import march_starts, march_ways, reaches
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.phases.action import action_used, forget_targets
from landsraad.games.dawn_of_the_fremen.phases.shipment import arrive, lift
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    FOR_ATTACK,
    FOR_DEFENCE,
    HAS_KULON,
    NEUTRAL,
    NOBODY,
    OVER_BARRIERS,
    TRIBES,
    UNASKED,
    WATER,
    WORMS,
)
from landsraad.games.dawn_of_the_fremen.travel import (
    KINDS,
    group_mask,
    held_debts,
    reach,
    toll,
)

BAR_PRICE = 2
HEAVY_LOSS = 4
"""From this much lost STRENGTH on, the loser gets two water debts (DOF 11.8.2)."""

SUPPORT, MOVE, MARCH, BAR = range(4)
"""What is asked in an attack."""


# --- sums


def moved_strength(state: State, attack: Attack) -> int:
    """What the moved tokens add: those that bear already count there (DOF 11.5.3)."""
    total = 0
    for token, origin in attack.carried:
        if not _bears(state, attack.target, token, origin):
            total += state.box.strength[token]
    return total


def _bears(state: State, target: int, token: int, origin: int) -> bool:
    if origin in state.ground.open[target]:
        return True
    kulon = state.tokens[origin] & HAS_KULON
    over = bool(kulon) and bool(BIT[token] & OVER_BARRIERS)
    return over and origin in state.ground.walled[target]


def defence_of(state: State, place: int) -> int:
    """What stands in a territory: nothing counts in an abandoned one (DOF 15.1.3)."""
    if state.owner[place] == NOBODY:
        return 0
    return WARRIOR + state.box.power[state.tokens[place]]


def totals(state: State, attack: Attack) -> tuple[int, int]:
    """Attack and defence as they stand (DOF 11.2, DOF 11.5)."""
    bearing = bearings(state, attack.target)
    attacking = moved_strength(state, attack)
    defending = defence_of(state, attack.target)
    # DOF 18.1.19: others only support an attack that the attacker takes part in.
    alone = not bearing[attack.seat] and not attack.carried
    for seat, side in enumerate(attack.sides):
        if side == FOR_ATTACK:
            attacking += bearing[seat]
        elif side == FOR_DEFENCE:
            defending += bearing[seat]
    return 0 if alone else attacking, defending


def words(state: State, attack: Attack) -> str:
    """The attack as it stands, for those who are asked about it."""
    attacking, defending = totals(state, attack)
    name = state.box.names[attack.target]
    return (
        f"The {state.box.tribe_names[attack.seat]} attacks {name}: {attacking} against {defending}"
    )


# --- steps


@steps(Attack)
def _attack(state: State, attack: Attack) -> None:
    if state.gone and attack.sides[attack.seat] != UNASKED:
        attack = _without_vanished(state, attack)
    if attack.step == SUPPORT:
        _ask_support(state, attack)
    elif attack.step == MARCH:
        _ask_march(state, attack)
    else:
        _ask_bar(state, attack)


@answers(Attack)
def _answered(state: State, attack: Attack, option: Choice) -> None:
    if attack.step == SUPPORT:
        _supported(state, attack, option)
    elif attack.step == MOVE:
        _moves(state, attack, option)
    elif attack.step == MARCH:
        _marches(state, attack, option)
    else:
        _bars(state, attack, option)


def _ask_support(state: State, attack: Attack) -> None:
    """DOF 11.4.1: from the attacker's left, whoever has a territory that bears."""
    if attack.sides[attack.seat] == UNASKED:
        attack = Attack(attack.seat, attack.target, _first_sides(state, attack))
    if UNASKED in attack.sides:
        seat = _next_supporter(state, attack)
        alone, owner = state.box.words.alone, state.owner[attack.target]
        offered = [alone[options.STAY_NEUTRAL], alone[options.JOIN_DEFENCE]]
        ally = owner != NOBODY and state.sides[owner] == state.sides[seat]
        if not ally and (attack.target, seat) not in state.bars:
            offered.insert(1, alone[options.JOIN_ATTACK])
        ask(state, attack, seat, asks.SUPPORT, offered, words(state, attack))
    else:
        _ask_move(state, attack)


def _first_sides(state: State, attack: Attack) -> tuple[int, ...]:
    """Attacker and defender are on their sides; whoever bears nothing is on none."""
    sides = [NEUTRAL] * TRIBES
    sides[attack.seat] = FOR_ATTACK
    owner = state.owner[attack.target]
    if owner != NOBODY:
        sides[owner] = FOR_DEFENCE
    if owner == NOBODY or state.setup.seats > 2:
        for seat, much in enumerate(bearings(state, attack.target)):
            if much and sides[seat] == NEUTRAL:
                sides[seat] = UNASKED
    return tuple(sides)


def _without_vanished(state: State, attack: Attack) -> Attack:
    """Who vanished instead of answering is on no side; who took the target over defends it."""
    sides = [NEUTRAL if state.gone >> seat & 1 else side for seat, side in enumerate(attack.sides)]
    if state.owner[attack.target] != NOBODY:
        sides[state.owner[attack.target]] = FOR_DEFENCE
    return attack.changed(sides=tuple(sides))


def _next_supporter(state: State, attack: Attack) -> int:
    return next(seat for seat in clockwise(state, attack.seat) if attack.sides[seat] == UNASKED)


def _supported(state: State, attack: Attack, option: Choice) -> None:
    seat = _next_supporter(state, attack)
    sides = list(attack.sides)
    sides[seat] = {options.JOIN_ATTACK: FOR_ATTACK, options.JOIN_DEFENCE: FOR_DEFENCE}.get(
        option.verb, NEUTRAL
    )
    emit(state, "support", seat, sides[seat])
    state.stack.append(attack.changed(sides=tuple(sides)))


def _ask_move(state: State, attack: Attack) -> None:
    starts = march_starts(state, attack.seat, attack.target)
    if not starts:
        _ask_bar(state, attack)
        return
    grid = state.box.words.grid(options.MOVE)
    offered = [grid[token][place] for token, place in starts]
    offered.append(state.box.words.alone[options.STRIKE])
    question = Attack(attack.seat, attack.target, attack.sides, step=MOVE)
    ask(state, question, attack.seat, asks.MOVE, offered, words(state, attack))


def _moves(state: State, attack: Attack, option: Choice) -> None:
    if option.verb == options.STRIKE:
        _ask_bar(state, attack)
        return
    emit(state, "move", attack.seat, option.what, state.box.keys[option.where])
    start, at = (option.what, option.where), option.where
    state.stack.append(
        Attack(attack.seat, attack.target, attack.sides, 0, at, 0, (start,), (), MARCH)
    )


def loads(state: State, attack: Attack) -> list[int]:
    """The tokens that may come along from here: one of a kind, and the target stays in reach."""
    at, seat = attack.at, attack.seat
    if at >= state.box.territories or state.owner[at] != seat:
        return []
    mask, there = group_mask(attack.carried), state.tokens[at]
    start = attack.carried[0][0]
    found = []
    for token in KINDS[there]:
        bit = BIT[token]
        if mask & (WORMS if bit & WORMS else bit):
            continue
        if bit & WORMS:
            debts = held_debts(state, seat, attack.paid)
            left = reach(state, seat, start, mask, attack.extra, False) - attack.moved
            if not reaches(state, seat, start, mask | bit, at, left, debts, attack.target):
                continue
        found.append(token)
    return found


def _ask_march(state: State, attack: Attack) -> None:
    offered = choices(state, options.GO, march_ways(state, attack))
    offered += choices(state, options.LOAD, loads(state, attack))
    if not attack.moved and not attack.extra and state.cards[attack.seat]:
        card = kept(state, attack.seat, Farther)
        if card != NOBODY:
            offered.append(state.box.choice(options.USE, card))
    ask_or_take(state, attack, attack.seat, asks.MARCH, offered, state.box.names[attack.at])


def _marches(state: State, attack: Attack, option: Choice) -> None:
    verb, path = option.verb, (*attack.path, attack.at)
    if verb == options.LOAD:
        carried = (*attack.carried, (option.what, attack.at))
        state.stack.append(attack.changed(carried=carried))
    elif verb == options.USE:
        effect = state.box.cards[option.what].effect
        assert isinstance(effect, Farther)
        spend_card(state, attack.seat, option.what)
        forget_targets(state)
        state.stack.append(attack.changed(extra=effect.borders))
    elif option.what == attack.target:
        tokens = tuple(token for token, _ in attack.carried)
        emit(state, "march", attack.seat, state.box.keys[attack.target], tokens)
        moved = attack.moved + 1
        state.stack.append(attack.changed(step=BAR, at=attack.target, moved=moved, path=path))
    else:
        owner = toll(state, attack.seat, attack.carried[0][0], option.what)
        paid = attack.paid if owner == NOBODY else (*attack.paid, owner)
        moved = attack.moved + 1
        state.stack.append(attack.changed(at=option.what, moved=moved, paid=paid, path=path))


# --- barring


def barrable(state: State, attack: Attack) -> list[int]:
    """The players whom the defender can bar (DOF 11.6.1)."""
    defender = state.owner[attack.target]
    if defender == NOBODY:
        return []
    return [
        seat
        for seat, side in enumerate(attack.sides)
        if side == FOR_ATTACK and state.debts[4 * defender + seat] >= BAR_PRICE
    ]


def _ask_bar(state: State, attack: Attack) -> None:
    players = barrable(state, attack)
    if not players:
        _result(state, attack)
        return
    defender = state.owner[attack.target]
    offered = choices(state, options.BAR, players)
    offered.append(state.box.words.alone[options.DONE])
    question = attack.changed(step=BAR)
    ask(state, question, defender, asks.BAR, offered, words(state, attack))


def _bars(state: State, attack: Attack, option: Choice) -> None:
    if option.verb == options.DONE:
        _result(state, attack)
        return
    defender, barred = state.owner[attack.target], option.what
    state.debts[4 * defender + barred] -= BAR_PRICE
    state.bars.append((attack.target, barred))
    emit(state, "bar", defender, barred, state.box.keys[attack.target])
    if barred != attack.seat:
        sides = list(attack.sides)
        sides[barred] = NEUTRAL
        state.stack.append(attack.changed(sides=tuple(sides)))


# --- the result


def _result(state: State, attack: Attack) -> None:
    attacking, defending = totals(state, attack)
    won = attacking > defending
    name = state.box.keys[attack.target]
    emit(state, "result", attack.seat, name, attacking, defending, won)
    if won:
        action_used(state)
        _capture(state, attack)
    else:
        state.vain[attack.seat] |= 1 << attack.target


def _capture(state: State, attack: Attack) -> None:
    """DOF 11.7.3, DOF 11.8."""
    seat, target = attack.seat, attack.target
    loser, lost = state.owner[target], defence_of(state, target)
    for owner in attack.paid:
        give_debt(state, seat, owner, owner)
        emit(state, "passage", seat, owner, state.box.keys[target])
    for token, origin in attack.carried:
        lift(state, origin, token)
    occupy(state, seat, target)
    if loser != NOBODY and not state.land[loser]:
        # After the attacker has chosen between two worms, if need be.
        state.stack.append(Step("landless", loser))
    arrive(state, seat, target, [token for token, _ in attack.carried])
    if loser == NOBODY:
        return
    add_goods(state, target, WATER, 1)
    owed = min(2 if lost >= HEAVY_LOSS else 1, state.debts[5 * seat])
    for _ in range(owed):
        give_debt(state, seat, seat, loser)
    emit(state, "fallen", loser, seat, lost, owed)
