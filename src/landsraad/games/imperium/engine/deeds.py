"""The small changes that effects and phases are made of: resources, points, recruits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from landsraad.core.events import Event
from landsraad.games.imperium.engine.boxes import EXTRA_SOLARI, Item, items, optional
from landsraad.games.imperium.engine.catalogue import LEADERS, SPACES
from landsraad.games.imperium.engine.conditions import army_of
from landsraad.games.imperium.engine.rivalry import rivals_of
from landsraad.games.imperium.engine.state import (
    AGENT,
    EFFECT,
    NOBODY,
    REVEAL,
    Agenda,
    PlayerState,
    Resolve,
    State,
)
from landsraad.games.imperium.language.abilities import Ability, turn_rule
from landsraad.games.imperium.language.terms import PERSUASION, SOLARI, SWORD, Phase
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import NAMES

LAST_LEVEL: Final = 3
MOST_HOUSES: Final = 6


def _orders(way: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By the number of houses and the one that begins, their order round the table."""
    return tuple(
        tuple(
            tuple((start + way * step) % count for step in range(count)) for start in range(count)
        )
        for count in range(MOST_HOUSES + 1)
    )


CLOCKWISE: Final = _orders(1)
BACKWARDS: Final = _orders(-1)


def emit(state: State, kind: str, seat: int, *public: object) -> None:
    """Record something that everybody may know."""
    state.events.append(Event(kind, seat, public))


def house_key(state: State, seat: int) -> str:
    """The key of a house: its leader's, or House Hagal's own."""
    leader = state.players[seat].leader
    return LEADERS[leader].key if leader >= 0 else "house_hagal"


def house_name(state: State, seat: int) -> str:
    """The printed name of a house's leader."""
    return NAMES[house_key(state, seat)]


def clockwise(state: State, start: int) -> tuple[int, ...]:
    """All houses in turn order from one of them."""
    setup = state.setup
    # IMP 50.3.3: a rival between two players sits next to whoever goes first.
    back = setup.seats == 2 and not state.first and setup.edition.between
    return (BACKWARDS if back else CLOCKWISE)[len(state.players)][start]


def following(state: State, seat: int) -> int:
    """The house whose turn comes after that of another."""
    return clockwise(state, seat)[1]


def opponents(state: State, seat: int) -> tuple[int, ...]:
    """The houses that play against one, clockwise from its left."""
    if not state.setup.edition.sides:
        return others(state, seat)
    own = side(state, seat)
    return tuple(other for other in others(state, seat) if other not in own)


def others(state: State, seat: int) -> tuple[int, ...]:
    """All other houses, clockwise from the left of one."""
    return clockwise(state, seat)[1:]


def side(state: State, seat: int) -> tuple[int, ...]:
    """The houses that win together with one, it among them."""
    return next((side for side in state.setup.edition.sides if seat in side), (seat,))


def fighters(state: State) -> list[int]:
    """The houses that have units: all but those that lead others."""
    return [seat for seat in range(len(state.players)) if seat not in state.setup.edition.leads]


# --- resources and points


def gain(state: State, seat: int, resource: int, amount: int) -> None:
    """Take a resource from the bank."""
    if resource == SWORD and state.moments.armies:
        seat = army_of(state, seat)
    player, rival = state.players[seat], seat >= state.setup.seats
    if rival and resource != SWORD and not gathers(state, seat):
        return
    if resource == SOLARI and EXTRA_SOLARI[player.leader]:
        amount += extra_solari(state, seat)
    player.resources[resource] += amount
    state.events.append(Event("gain", seat, (resource, amount)))
    if rival:
        rival_spends(state, seat)
    else:
        for handler in state.moments.gained:
            handler(state, seat, resource, amount)


def extra_solari(state: State, seat: int) -> int:
    """What a leader adds to each gain of solari on a turn of one's own (IMP 25.1.5)."""
    player = state.players[seat]
    own = state.turn == seat and state.phase == Phase.TURNS and not player.rival
    return EXTRA_SOLARI[player.leader] if own else 0


def spend(state: State, seat: int, resource: int, amount: int) -> None:
    """Pay a resource to the bank."""
    state.players[seat].resources[resource] -= amount
    state.events.append(Event("pay", seat, (resource, amount)))


def controller_of(state: State, space: int) -> int:
    """Who controls a space: whoever has a marker there, unless something stands over it."""
    for controls in state.moments.controls:
        if (holder := controls(state, space)) != NOBODY:
            return int(holder)
    return state.control[space]


def gathers(state: State, seat: int) -> bool:
    """Whether a house takes resources at all; some rivals do not, or no longer (IMP 17.2.2)."""
    return seat < state.setup.seats or rivals_of(state).collects(state, state.players[seat])


def pay_controller(state: State, space: int) -> None:
    """An agent has been sent to a space: who controls it gains the bonus (IMP 4.7.1)."""
    bonus = SPACES[space].control
    controller = NOBODY if bonus is None else controller_of(state, space)
    if bonus is None or controller == NOBODY:
        return
    if gathers(state, controller) or not state.setup.edition.between:
        emit(state, "control_bonus", controller, space)
        gain(state, controller, bonus, 1)


def score(state: State, seat: int, amount: int, source: str) -> None:
    """Gain or lose victory points; some rivals never score (IMP 19.1.11).

    The source is the key of a component, or what else gives points: influence, an alliance.
    """
    if seat < state.setup.seats or rivals_of(state).scores(state, state.players[seat]):
        state.players[seat].vp += amount
        emit(state, "vp", seat, amount, source)


def rival_spends(state: State, seat: int) -> None:
    """A rival has gained something, and spends what it can."""
    rivals_of(state).spends(state, seat)


# --- troops


def recruit(state: State, seat: int, amount: int) -> None:
    """Take troops from the supply into the garrison, as far as there are any."""
    player = state.players[seat]
    player.just_recruited = amount = min(amount, player.supply)
    if amount:
        player.supply -= amount
        player.garrison += amount
        player.recruited += amount
        state.events.append(Event("recruit", seat, (amount,)))


# --- the agenda of a turn


def add_items(state: State, seat: int, items: Iterable[Item]) -> None:
    """Add effects to the open turn or reward of a seat; without one they are offered next."""
    number = _open_agenda(state, seat)
    if number is None:
        state.stack.append(Agenda(seat, EFFECT, tuple(items)))
        return
    frame = state.stack[number]
    assert isinstance(frame, Agenda)
    state.stack[number] = Agenda(seat, frame.mode, (*frame.items, *items))


def turn_open(state: State, seat: int) -> bool:
    """Whether the effects of a seat's turn are being carried out, so that plot cards fit."""
    number = _open_agenda(state, seat)
    if number is None:
        return False
    frame = state.stack[number]
    return isinstance(frame, Agenda) and frame.mode in (AGENT, REVEAL)


def _open_agenda(state: State, seat: int) -> int | None:
    stack = state.stack
    for number in range(len(stack) - 1, -1, -1):
        frame = stack[number]
        if isinstance(frame, Agenda) and frame.seat == seat and frame.mode < EFFECT:
            return number
    return None


def push_box(state: State, effect: Effect, seat: int, source: str) -> None:
    """Carry out a box next; what is optional in it may be declined."""
    if optional(effect):
        state.stack.append(Agenda(seat, EFFECT, items(effect, source)))
    else:
        state.stack.append(Resolve(effect, seat, source))


def push_effect(state: State, effect: Effect, seat: int, source: str) -> None:
    """Carry out an effect next."""
    state.stack.append(Resolve(effect, seat, source))


def hold_this_turn(player: PlayerState, ability: Ability) -> None:
    """Give a house an ability for the rest of the turn; the same one twice is no more than once."""
    rule = turn_rule(ability)
    if rule is not None:
        player.rules |= rule
    elif ability not in player.turn:
        player.turn = (*player.turn, ability)


def reset_turn(player: PlayerState) -> None:
    """Forget what belonged to the last turn."""
    player.rules = player.deployed = player.deployed_by_right = 0
    player.turn = ()
    player.recruited = player.just_recruited = 0
    player.space = NOBODY
    player.resources[PERSUASION] = 0
    if player.answers.standing_rules:
        keep_standing(player)
    own = player.own
    for key in player.answers.reset_turn:
        part = own.get(key)
        (player.changing(key) if part is None else part).reset_turn()


def keep_standing(player: PlayerState) -> None:
    """The rules that a house has changed for good hold again."""
    for key in player.answers.standing_rules:
        player.rules |= player.parts[key].standing_rules()
