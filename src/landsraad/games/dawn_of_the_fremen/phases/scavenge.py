"""Scavenging: a card is drawn, shown and followed (DOF 10, DOF 17)."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.components import REMOVE
from landsraad.games.dawn_of_the_fremen.deeds import (
    add_token,
    choices,
    emit,
    recycle,
    set_barriers,
)
from landsraad.games.dawn_of_the_fremen.effects import Find, Item, Look, ShiftBarrier, Worm
from landsraad.games.dawn_of_the_fremen.engine import answers, ask, ask_or_take, left_behind, steps
from landsraad.games.dawn_of_the_fremen.frames import Step
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.phases.harj import border_choices
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import BIT


def scavenge(state: State, seat: int) -> None:
    """Draw the top card of the deck."""
    state.news = True
    follow(state, seat, state.deck.pop())


def follow(state: State, seat: int, card: int) -> None:
    """Show a card and do what it says (DOF 10.1.1)."""
    printed = state.box.cards[card]
    emit(state, "scavenge", seat, printed.key)
    effect = printed.effect
    if printed.kept:
        state.cards[seat].append(card)
        return
    if isinstance(effect, Look):
        state.stack.append(Step("look", seat, card))
        return
    if isinstance(effect, Item):
        if not item_places(state, seat, effect.token):
            emit(state, "no_item", seat, printed.key)
            recycle(state, card)
            return
        state.stack.append(Step("item", seat, effect.token))
    elif isinstance(effect, Find):
        state.stack.append(Step("take", seat, 1, 1))
    elif isinstance(effect, Worm):
        state.stack.append(Step("worms", seat, 1))
    elif isinstance(effect, ShiftBarrier):
        state.stack.append(Step("lift", seat))
    if printed.after == REMOVE:
        state.removed.append(card)
    else:
        recycle(state, card)


def item_places(state: State, seat: int, token: int) -> list[int]:
    """Where an item can be set down (DOF 10.2.1)."""
    if not state.supply[token]:
        return []
    return [
        place
        for place, owner in enumerate(state.owner)
        if owner == seat and not state.tokens[place] & BIT[token]
    ]


@steps("item")
def _item(state: State, frame: Step) -> None:
    places = choices(state, options.PLACE, item_places(state, frame.seat, frame.value))
    name = state.box.words.names["token"][frame.value]
    ask_or_take(state, frame, frame.seat, asks.ITEM, places, name)


@answers("item")
def _item_placed(state: State, frame: Step, option: Choice) -> None:
    add_token(state, option.what, frame.value)
    emit(state, "item", frame.seat, frame.value, state.box.keys[option.what])


# --- looking at cards


def seen_cards(state: State, card: int) -> list[int]:
    """The cards that the looker sees on top of the deck."""
    effect = state.box.cards[card].effect
    assert isinstance(effect, Look)
    return state.deck[-effect.cards :]


@steps("look")
def _look(state: State, frame: Step) -> None:
    """The card looked with lies aside in this frame until one is chosen (DOF 17.4.4)."""
    if not state.deck:
        recycle(state, frame.value)
        return
    state.news = True
    emit(state, "look", frame.seat, len(seen_cards(state, frame.value)))
    ask_or_take(state, frame, frame.seat, asks.LOOK, look_choices(state, frame))


@left_behind("look")
def _look_left(state: State, frame: Step) -> None:
    recycle(state, frame.value)


def look_choices(state: State, frame: Step) -> list[Choice]:
    """One answer for each different card that is seen."""
    seen = sorted(set(seen_cards(state, frame.value)))
    return choices(state, options.RESOLVE, seen)


@answers("look")
def _looked(state: State, frame: Step, option: Choice) -> None:
    place = len(state.deck) - 1
    while state.deck[place] != option.what:
        place -= 1
    del state.deck[place]
    recycle(state, frame.value)
    state.news = True
    follow(state, frame.seat, option.what)


# --- moving a barrier


@steps("lift")
def _lift(state: State, frame: Step) -> None:
    if not state.barriers or len(state.barriers) == len(state.box.borders):
        return
    offered = choices(state, options.LIFT, state.barriers)
    offered.append(state.box.words.alone[options.PASS])
    ask(state, frame, frame.seat, asks.LIFT, offered)


@answers("lift")
def _lifted(state: State, frame: Step, option: Choice) -> None:
    if option.verb == options.LIFT:
        state.stack.append(Step("lay_barrier", frame.seat, option.what))


@steps("lay_barrier")
def _lay_barrier(state: State, frame: Step) -> None:
    ask_or_take(state, frame, frame.seat, asks.NEW_BORDER, border_choices(state))


@answers("lay_barrier")
def _barrier_laid(state: State, frame: Step, option: Choice) -> None:
    kept = tuple(border for border in state.barriers if border != frame.value)
    set_barriers(state, (*kept, option.what))
    keys = state.box.border_keys
    emit(state, "barrier_moved", frame.seat, keys[frame.value], keys[option.what])
