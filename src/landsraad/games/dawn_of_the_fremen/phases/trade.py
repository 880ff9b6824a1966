"""Trade: one thing for one thing, offered, countered and handed over (DOF 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.deeds import (
    add_goods,
    allied,
    choices,
    clockwise,
    emit,
    give_debt,
    lands,
    occupy,
    seated,
)
from landsraad.games.dawn_of_the_fremen.engine import answers, ask, ask_or_take, steps
from landsraad.games.dawn_of_the_fremen.frames import Deal, Step
from landsraad.games.dawn_of_the_fremen.options import CARD_ITEM, DEBT_ITEM, LAND_ITEM, Choice
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import NOBODY, RESOURCES, TOKEN_KEYS

COUNTERS = 2
"""Counter-offers in one talk (DOF 18.1.3)."""

RESOURCE, DEBT, CARD, LAND = range(4)
PRICES: Final = (
    1 << RESOURCE | 1 << DEBT | 1 << CARD,
    1 << RESOURCE | 1 << CARD,
    1 << RESOURCE | 1 << DEBT | 1 << CARD,
    1 << LAND,
)
"""For each kind of thing the kinds that it may be traded for, as bits (DOF 7.2)."""


def kind_of(item: int) -> int:
    """The kind of a traded thing."""
    if item < DEBT_ITEM:
        return RESOURCE
    if item < CARD_ITEM:
        return DEBT
    return CARD if item < LAND_ITEM else LAND


def belongings(state: State, seat: int, other: int) -> list[int]:
    """What a seat could give another in a trade."""
    friends, own = allied(state, seat, other), lands(state, seat)
    found = [resource for resource in range(RESOURCES) if _lies(state, own, resource)]
    if not friends:
        held = state.debts[4 * seat : 4 * seat + 4]
        found += [DEBT_ITEM + owner for owner, much in enumerate(held) if much]
    if state.cards[seat]:
        cards = state.box.cards
        found += [CARD_ITEM + c for c in sorted(set(state.cards[seat])) if cards[c].tradeable]
    if friends:
        found += [LAND_ITEM + place for place in own]
    return found


def _lies(state: State, places: Sequence[int], resource: int) -> bool:
    goods = state.goods
    for place in places:  # noqa: SIM110 (any() with a generator is slow)
        if goods[4 * place + resource]:
            return True
    return False


def wanted_for(state: State, give: int, giver: int, other: int) -> list[int]:
    """What may be asked of the other seat for a thing."""
    prices = PRICES[kind_of(give)]
    return [item for item in belongings(state, other, giver) if prices >> kind_of(item) & 1]


@steps("trade")
def _trade(state: State, frame: Step) -> None:
    """DOF 7.1.1: one talk with each other player."""
    partners = clockwise(state, frame.seat)[1:]
    state.stack.extend(Deal(frame.seat, other, frame.seat) for other in reversed(partners))


def _partner(deal: Deal) -> int:
    return deal.partner if deal.by == deal.seat else deal.seat


@steps(Deal)
def _deal(state: State, deal: Deal) -> None:
    """Ask for the next word of a talk: what is given, what is wanted, and the answer."""
    other = _partner(deal)
    if not seated(state, deal.partner):
        return
    if deal.give == NOBODY:
        _ask_give(state, deal, other)
    elif deal.want == NOBODY:
        items = wanted_for(state, deal.give, deal.by, other)
        offered = [state.box.choice(options.WANT, item) for item in items]
        ask_or_take(state, deal, deal.by, asks.WANT, offered, state.box.tribe_names[other])
    else:
        _ask_answer(state, deal, other)


def _ask_give(state: State, deal: Deal, other: int) -> None:
    theirs = 0
    for item in belongings(state, other, deal.by):
        theirs |= 1 << kind_of(item)
    items = [item for item in belongings(state, deal.by, other) if PRICES[kind_of(item)] & theirs]
    if not items:
        return
    choice = state.box.choice
    offered = [choice(options.GIVE, item) for item in items]
    offered.append(state.box.words.alone[options.PASS])
    ask(state, deal, deal.by, asks.OFFER, offered, state.box.tribe_names[other])


def _ask_answer(state: State, deal: Deal, other: int) -> None:
    alone = state.box.words.alone
    offered = [alone[options.ACCEPT], alone[options.REFUSE]]
    if deal.counters < COUNTERS:
        offered.append(alone[options.COUNTER])
    ask(state, deal, other, asks.OFFERED, offered, offer_words(state, deal))


def offer_words(state: State, deal: Deal) -> str:
    """An offer in words: who gives what for what."""
    words = state.box.words
    give = words.name("item", deal.give, words.names)
    want = words.name("item", deal.want, words.names)
    return f"The {state.box.tribe_names[deal.by]} offers {give} for {want}"


def _emit_trade(state: State, kind: str, deal: Deal) -> None:
    words = state.box.words
    give, want = (words.name("item", item, words.keys) for item in (deal.give, deal.want))
    emit(state, kind, deal.by, _partner(deal), give, want)


@answers(Deal)
def _dealt(state: State, deal: Deal, option: Choice) -> None:
    verb = option.verb
    if verb == options.GIVE:
        state.stack.append(deal.changed(give=option.what))
    elif verb == options.WANT:
        _emit_trade(state, "offer", deal.changed(want=option.what))
        state.stack.append(deal.changed(want=option.what))
    elif verb == options.COUNTER:
        by, counters = _partner(deal), deal.counters + 1
        state.stack.append(Deal(deal.seat, deal.partner, by, counters=counters))
    elif verb == options.ACCEPT:
        other = _partner(deal)
        _emit_trade(state, "trade", deal)
        exchange(state, deal.by, other, deal.give, deal.want)
    elif verb == options.REFUSE:
        emit(state, "refuse", _partner(deal), deal.by)


def exchange(state: State, giver: int, other: int, give: int, want: int) -> None:
    """Hand two things over."""
    if kind_of(give) == LAND:
        mine, theirs = give - LAND_ITEM, want - LAND_ITEM
        occupy(state, other, mine)
        occupy(state, giver, theirs)
        return
    _hand_over(state, other, giver, want)
    _hand_over(state, giver, other, give)


def _hand_over(state: State, giver: int, taker: int, item: int) -> None:
    kind = kind_of(item)
    if kind == RESOURCE:
        state.stack.append(Step("hand_over", giver, item, taker))
    elif kind == DEBT:
        give_debt(state, giver, item - DEBT_ITEM, taker)
    else:
        state.cards[giver].remove(item - CARD_ITEM)
        state.cards[taker].append(item - CARD_ITEM)


@steps("hand_over")
def _out_of(state: State, frame: Step) -> None:
    """`value` is the resource, `more` the taker, who may have vanished."""
    if not seated(state, frame.more):
        return
    own = [place for place in lands(state, frame.seat) if state.goods[4 * place + frame.value] > 0]
    name = TOKEN_KEYS[frame.value].replace("_", " ")
    offered = choices(state, options.FROM, own)
    ask_or_take(state, frame, frame.seat, asks.TAKE_FROM, offered, name)


@answers("hand_over")
def _taken_out(state: State, frame: Step, option: Choice) -> None:
    add_goods(state, option.what, frame.value, -1)
    emit(state, "hand_over", frame.seat, frame.value, state.box.keys[option.what])
    state.stack.append(Step("put", frame.more, frame.value, 1))
