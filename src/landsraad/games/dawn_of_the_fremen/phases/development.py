"""Development: building, exchanging water debts, and setting resources down (DOF 5)."""

from __future__ import annotations

from landsraad.core.decisions import Ask
from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.deeds import (
    add_goods,
    add_token,
    choices,
    emit,
    give_debt,
    kept,
    lands,
    rival_debts,
    spend_card,
)
from landsraad.games.dawn_of_the_fremen.effects import Exchange, Stored
from landsraad.games.dawn_of_the_fremen.engine import answers, ask_or_take, steps
from landsraad.games.dawn_of_the_fremen.frames import Step
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    DEVELOPMENTS,
    NOBODY,
    RESOURCES,
    TOKEN_KEYS,
)

RATES = ((3, 2), (5, 3))
"""Rival water debts and the resources they buy (DOF 5.2.1)."""


def buildable(state: State, seat: int) -> list[tuple[int, int]]:
    """What a seat can build and where (DOF 5.1)."""
    goods, tokens, costs = state.goods, state.tokens, state.box.costs
    wanted = [kind for kind in DEVELOPMENTS if state.supply[kind]]
    cheapest = state.box.cheapest
    found = []
    for place in lands(state, seat):
        first = 4 * place
        spice, water, food, tooth = goods[first : first + 4]
        if spice + water + food + tooth < cheapest:
            continue
        for kind in wanted:
            cost = costs[kind]
            if (
                not tokens[place] & BIT[kind]
                and spice >= cost[0]
                and water >= cost[1]
                and food >= cost[2]
                and tooth >= cost[3]
            ):
                found.append((kind, place))
    return found


def rates(state: State, seat: int) -> list[tuple[int, int]]:
    """The rates at which a seat can exchange now."""
    held = rival_debts(state, seat)
    if not held:
        return []
    card = kept(state, seat, Exchange)
    effect = state.box.cards[card].effect if card != NOBODY else None
    own = ((effect.debts, effect.resources),) if isinstance(effect, Exchange) else ()
    return [rate for rate in (*own, *RATES) if rate[0] <= held]


def stored_choices(state: State, seat: int) -> list[Choice]:
    """The kept cards that become a resource (DOF 17.2.1)."""
    cards = state.box.cards
    found = sorted({c for c in state.cards[seat] if isinstance(cards[c].effect, Stored)})
    return [state.box.choice(options.USE, card) for card in found]


def use_stored(state: State, seat: int, card: int) -> None:
    """Turn a kept card into its resource."""
    effect = state.box.cards[card].effect
    assert isinstance(effect, Stored)
    spend_card(state, seat, card)
    state.stack.append(Step("put", seat, effect.resource))


@steps("develop")
def _develop(state: State, frame: Step) -> None:
    seat = frame.seat
    grid, choice = state.box.words.grid(options.BUILD), state.box.choice
    offered = [grid[kind][place] for kind, place in buildable(state, seat)]
    offered += [choice(options.EXCHANGE, debts) for debts, _ in rates(state, seat)]
    if state.cards[seat]:
        offered += stored_choices(state, seat)
    if offered:
        offered.append(state.box.words.alone[options.DONE])
        ask_or_take(state, frame, seat, asks.DEVELOP, offered)


@answers("develop")
def _developed(state: State, frame: Step, option: Choice) -> None:
    if option.verb == options.DONE:
        return
    seat = frame.seat
    state.stack.append(frame)
    if option.verb == options.BUILD:
        build(state, seat, option.what, option.where)
    elif option.verb == options.USE:
        use_stored(state, seat, option.what)
    else:
        gain = dict(rates(state, seat))[option.what]
        emit(state, "exchange", seat, option.what, gain)
        state.stack += [Step("take", seat, gain), Step("give_back", seat, option.what)]


def build(state: State, seat: int, kind: int, place: int) -> None:
    """Pay with what lies there, and build."""
    for resource, amount in enumerate(state.box.costs[kind]):
        add_goods(state, place, resource, -amount)
    add_token(state, place, kind)
    emit(state, "build", seat, kind, state.box.keys[place])


@steps("give_back")
def _give_back(state: State, frame: Step) -> None:
    """One rival water debt after the other goes back to its owner."""
    if not frame.value:
        return
    seat = frame.seat
    held = [o for o in range(4) if o != seat and state.debts[4 * seat + o]]
    tribes = choices(state, options.RETURN, held)
    ask_or_take(state, frame, seat, asks.RETURN, tribes)


@answers("give_back")
def _given_back(state: State, frame: Step, option: Choice) -> None:
    give_debt(state, frame.seat, option.what, option.what)
    state.stack.append(Step("give_back", frame.seat, frame.value - 1))


@steps("take")
def _take(state: State, frame: Step) -> None:
    """Any resource, as often as is due; `more` says that a card gives it."""
    if not frame.value:
        return
    kinds = choices(state, options.TAKE, range(RESOURCES))
    question: Ask = asks.FIND if frame.more else asks.RESOURCE
    ask_or_take(state, frame, frame.seat, question, kinds)


@answers("take")
def _taken(state: State, frame: Step, option: Choice) -> None:
    state.stack.append(Step("take", frame.seat, frame.value - 1, frame.more))
    state.stack.append(Step("put", frame.seat, option.what))


@steps("put")
def _put(state: State, frame: Step) -> None:
    """A resource is set down in a territory of the seat; `more` says that it was traded."""
    own = choices(state, options.PUT, lands(state, frame.seat))
    question = asks.SET_DOWN if frame.more else asks.PUT
    name = TOKEN_KEYS[frame.value].replace("_", " ")
    ask_or_take(state, frame, frame.seat, question, own, name)


@answers("put")
def _set_down(state: State, frame: Step, option: Choice) -> None:
    add_goods(state, option.what, frame.value, 1)
    emit(state, "put", frame.seat, frame.value, state.box.keys[option.what])
