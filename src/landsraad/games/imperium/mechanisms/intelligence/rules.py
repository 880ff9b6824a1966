"""Intrigue cards that are swapped, and the leader who looks at two of them (IMP 25.1.9)."""

from __future__ import annotations

from dataclasses import replace

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium.engine import piles
from landsraad.games.imperium.engine.loop import answers, ask, steps
from landsraad.games.imperium.engine.options import DONE, OfIntrigue, of_intrigue
from landsraad.games.imperium.engine.resolve_cards import (
    keep_answers,
    keeps,
)
from landsraad.games.imperium.engine.state import Resolve, State
from landsraad.games.imperium.facets.offer import may, waits
from landsraad.games.imperium.language.cards import KeepOne
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.intelligence import asks
from landsraad.games.imperium.mechanisms.intelligence.words import DECK, SwapIntrigue


@steps(SwapIntrigue)
def _swap_intrigue(state: State, frame: Resolve) -> None:
    """IMP 24.1.5: cards go unseen under the deck, and as many are drawn when all are there."""
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, SwapIntrigue)
    if effect.amount and state.players[seat].intrigue:
        options = bury_options(state, seat, may_stop=effect.amount > 1 or effect.buried > 0)
        ask(state, frame, seat, asks.BURY, options, NAMES[source])
    elif effect.buried:
        piles.draw_intrigue(state, seat, effect.buried)


def bury_options(state: State, seat: int, *, may_stop: bool) -> tuple[Option, ...]:
    """The intrigue cards a seat may put under the deck."""
    cards = sorted(set(state.players[seat].intrigue))
    buried = tuple(of_intrigue("bury", card) for card in cards)
    return (*buried, DONE) if may_stop else buried


@answers(SwapIntrigue)
def _swap_intrigue_answer(state: State, frame: Resolve, option: Option) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, SwapIntrigue)
    if option is DONE:
        state.stack.append(Resolve(replace(effect, amount=0), seat, source))
        return
    assert isinstance(option, OfIntrigue)
    piles.bury_intrigue(state, seat, option.card)
    following = SwapIntrigue(effect.amount - 1, effect.buried + 1)
    state.stack.append(Resolve(following, seat, source))


@keeps(DECK)
def _intelligence(state: State, frame: Resolve, effect: KeepOne) -> None:
    """IMP 25.1.9: the two top intrigue cards are seen, one is kept, the other stays on top."""
    seat, top = frame.seat, state.intrigue_deck[:-3:-1]
    state.news = True
    state.events.append(Event("look_intrigue", seat, (), tuple(top), 1 << seat))
    ask(state, frame, seat, asks.KEEP, keep_options(state), NAMES[frame.source])


def keep_options(state: State) -> tuple[Option, ...]:
    """The two top cards of the intrigue deck, to keep one."""
    return tuple(of_intrigue("keep", card) for card in sorted(set(state.intrigue_deck[:-3:-1])))


@keep_answers(DECK)
def _intelligence_answer(state: State, frame: Resolve, option: OfIntrigue) -> None:
    deck, player = state.intrigue_deck, state.players[frame.seat]
    place = len(deck) - 1 - deck[::-1].index(option.card)
    del deck[place]
    player.intrigue.append(option.card)
    player.intrigue_eyes.append(0)
    state.intrigue_top = 1 << frame.seat
    state.events.append(Event("intrigue", frame.seat, (1,), (option.card,), 1 << frame.seat))


def _to_swap(state: State, seat: int, effect: SwapIntrigue, source: str) -> bool:
    return bool(state.players[seat].intrigue)


waits(SwapIntrigue, may, possible=_to_swap)


def bury_again(guess: State, seat: int) -> tuple[Option, ...]:
    """The cards of a guess that may go under the deck."""
    assert guess.pending is not None
    return bury_options(guess, seat, may_stop=DONE in guess.pending.options)


def keep_again(guess: State, seat: int) -> tuple[Option, ...]:
    """The two top cards of a guess."""
    return keep_options(guess)
