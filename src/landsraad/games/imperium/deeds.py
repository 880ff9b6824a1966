"""The small changes that effects and phases are made of: resources, points, recruits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from landsraad.core.events import Event
from landsraad.games.imperium.boxes import EXTRA_SOLARI, Item, items, optional
from landsraad.games.imperium.catalogue import CONFLICTS, LEADERS, NAMES, SPACES, TECHS
from landsraad.games.imperium.effects import Effect
from landsraad.games.imperium.holdings import discard_intrigue, own_turn
from landsraad.games.imperium.market import wants_tiles
from landsraad.games.imperium.state import (
    EFFECT,
    NO_IX,
    NOBODY,
    Agenda,
    PlayerState,
    Resolve,
    State,
)
from landsraad.games.imperium.state_bloodlines import NO_BLOODLINES
from landsraad.games.imperium.terms import PERSUASION, SOLARI, SPICE, SWORD, WATER, Phase

RIVAL_PRICES: Final = ((WATER, 3), (SOLARI, 7), (SPICE, 7))
RIVAL_INTRIGUE: Final = 3
LAST_LEVEL: Final = 3


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


def clockwise(state: State, start: int) -> list[int]:
    """All houses in turn order from one of them."""
    count = len(state.players)
    return [(start + step) % count for step in range(count)]


def opponents(state: State, seat: int) -> list[int]:
    """The other houses, clockwise from the left of one."""
    return clockwise(state, seat)[1:]


# --- resources and points


def gain(state: State, seat: int, resource: int, amount: int) -> None:
    """Take a resource from the bank."""
    player, rival = state.players[seat], seat >= state.setup.seats
    if rival and player.leader == NOBODY and resource != SWORD:
        return  # IMP 17.2.2
    if resource == SOLARI and EXTRA_SOLARI[player.leader]:
        amount += extra_solari(state, seat)
    player.resources[resource] += amount
    state.events.append(Event("gain", seat, (resource, amount)))
    if rival:
        rival_spends(state, seat)
    elif player.bl is not NO_BLOODLINES:
        tally(state, seat, resource, amount)


def tally(state: State, seat: int, resource: int, amount: int) -> None:
    """Count what is generated on the own turn, and what a leader has for much spice."""
    player = state.players[seat]
    if resource == PERSUASION:
        player.bl.generated += amount
    elif resource == SPICE and own_turn(state, seat):
        old, new = player.bl.spice, player.bl.spice + amount
        player.bl.spice = new
        hungry = LEADERS[player.leader].on_spice
        if hungry is not None and old < hungry[0] <= new:
            add_items(state, seat, items(hungry[1], LEADERS[player.leader].key))


def extra_solari(state: State, seat: int) -> int:
    """What a leader adds to each gain of solari on the own turn (IMP 25.1.5)."""
    player = state.players[seat]
    own = state.turn == seat and state.phase == Phase.TURNS and not player.rival
    return EXTRA_SOLARI[player.leader] if own else 0


def spend(state: State, seat: int, resource: int, amount: int) -> None:
    """Pay a resource to the bank."""
    state.players[seat].resources[resource] -= amount
    state.events.append(Event("pay", seat, (resource, amount)))


def controller_of(state: State, space: int) -> int:
    """Who controls a space: a dreadnought there covers any marker (IMP 21.4.3)."""
    for flag in state.flags:
        if flag.space == space:
            return flag.seat
    return state.control[space]


def pay_controller(state: State, space: int) -> None:
    """An agent has been sent to a space: who controls it gains the bonus (IMP 4.7.1)."""
    bonus = SPACES[space].control
    controller = NOBODY if bonus is None else controller_of(state, space)
    if bonus is not None and controller != NOBODY:
        emit(state, "control_bonus", controller, space)
        gain(state, controller, bonus, 1)


def score(state: State, seat: int, amount: int) -> None:
    """Gain or lose victory points; House Hagal never scores (IMP 19.1.11)."""
    if state.players[seat].leader != NOBODY:
        state.players[seat].vp += amount
        emit(state, "vp", seat, amount)


def rival_prices(state: State, rival: PlayerState) -> tuple[tuple[int, int], ...]:
    """What a rival buys points with; spice is hoarded for tech tiles (IMP 28.4.2)."""
    late = state.conflict != NOBODY and CONFLICTS[state.conflict].level >= LAST_LEVEL
    if state.tech and not late and wants_tiles(state, rival):
        return RIVAL_PRICES[:2]
    return RIVAL_PRICES


def rival_can_spend(state: State, rival: PlayerState) -> bool:
    """Whether a solo rival has enough of something for a point."""
    prices = rival_prices(state, rival)
    enough = any(rival.resources[resource] >= price for resource, price in prices)
    return enough or len(rival.intrigue) >= RIVAL_INTRIGUE


def rival_spends(state: State, seat: int) -> None:
    """A solo rival turns what it has gathered into points at once (IMP 18.4.3)."""
    rival = state.players[seat]
    if rival.leader == NOBODY:
        return
    for resource, price in rival_prices(state, rival):
        while rival.resources[resource] >= price:
            spend(state, seat, resource, price)
            score(state, seat, 1)
    while len(rival.intrigue) >= RIVAL_INTRIGUE:
        spent = rival.intrigue[:RIVAL_INTRIGUE]
        del rival.intrigue[:RIVAL_INTRIGUE], rival.intrigue_eyes[:RIVAL_INTRIGUE]
        discard_intrigue(state, spent)
        emit(state, "intrigue_spent", seat, tuple(spent))
        score(state, seat, 1)


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
    stack = state.stack
    for number in range(len(stack) - 1, -1, -1):
        frame = stack[number]
        if isinstance(frame, Agenda) and frame.seat == seat and frame.mode != EFFECT:
            stack[number] = Agenda(seat, frame.mode, (*frame.items, *items))
            return
    stack.append(Agenda(seat, EFFECT, tuple(items)))


def push_box(state: State, effect: Effect, seat: int, source: str) -> None:
    """Carry out a box next; what is optional in it may be declined."""
    if optional(effect):
        state.stack.append(Agenda(seat, EFFECT, items(effect, source)))
    else:
        state.stack.append(Resolve(effect, seat, source))


def push_effect(state: State, effect: Effect, seat: int, source: str) -> None:
    """Carry out an effect next."""
    state.stack.append(Resolve(effect, seat, source))


def reset_turn(player: PlayerState) -> None:
    """Forget what belonged to the last turn."""
    player.rules = player.deployed = player.deployed_by_right = 0
    player.recruited = player.just_recruited = 0
    player.space = NOBODY
    player.resources[PERSUASION] = 0
    if player.ix is not NO_IX:
        player.rules = standing_rules(player)
        player.ix.reset_turn()
    if player.bl is not NO_BLOODLINES:
        player.bl.reset_turn()


def standing_rules(player: PlayerState) -> int:
    """The rules that a house's tech tiles change for good."""
    rules = 0
    for tile in player.ix.tech:
        rules |= TECHS[tile].standing
    return rules
