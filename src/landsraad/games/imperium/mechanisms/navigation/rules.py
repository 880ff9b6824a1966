"""Navigation cards as they are played: what the slot and the faction decide is settled."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium.engine import deeds, piles
from landsraad.games.imperium.engine.asks import WHERE
from landsraad.games.imperium.engine.boxes import Item, items
from landsraad.games.imperium.engine.catalogue import (
    LEADERS,
)
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, steps
from landsraad.games.imperium.engine.market import TO_TOP
from landsraad.games.imperium.engine.options import Acquire, acquire
from landsraad.games.imperium.engine.state import PlayerState, Resolve, State, Step
from landsraad.games.imperium.facets.offer import INSTANT, PLAIN, in_reserve, waits
from landsraad.games.imperium.language.abilities import found
from landsraad.games.imperium.language.cards import AcquireCard
from landsraad.games.imperium.language.counts import At
from landsraad.games.imperium.language.gains import GainInfluence
from landsraad.games.imperium.language.structure import OneOf, Pay, Seq, When
from landsraad.games.imperium.language.terms import FACTIONS, PERSUASION, Among
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.navigation import asks
from landsraad.games.imperium.mechanisms.navigation.options import OfNavigation, of_navigation
from landsraad.games.imperium.mechanisms.navigation.state import NAVIGATIONS, navigation_of
from landsraad.games.imperium.mechanisms.navigation.words import (
    EachReveal,
    InSlot,
    Navigates,
)
from landsraad.games.imperium.mechanisms.tally.words import Reaches

SLOTS: Final = 4


def settled(effect: Effect, slot: int, faction: int) -> Effect | None:
    """An effect of a card from a slot, played for reaching 2 influence with a faction."""
    match effect:
        case When(InSlot(wanted), then):
            return settled(then, slot, faction) if wanted == slot else None
        case When(At(Reaches(wanted)), then):
            return settled(then, slot, faction) if wanted == faction else None
        case Seq(steps):
            left = (settled(step, slot, faction) for step in steps)
            return Seq(tuple(step for step in left if step is not None))
        case OneOf(options):
            open_ones = ((name, settled(option, slot, faction)) for name, option in options)
            return OneOf(tuple((name, option) for name, option in open_ones if option is not None))
        case Pay(cost, reward):
            bought = settled(reward, slot, faction)
            assert bought is not None
            return Pay(cost, bought)
        case GainInfluence(factions, amount, Among.REACHED):
            others = tuple(other for other in factions if other != faction)
            return GainInfluence(others, amount, Among.REACHED)
    return effect


def _items(card: int, slot: int, faction: int) -> tuple[Item, ...]:
    return items(settled(NAVIGATIONS[card].effect, slot, faction), NAVIGATIONS[card].key)


NAVIGATION_ITEMS: Final = tuple(
    tuple(
        tuple(_items(card, slot, faction) for faction in FACTIONS) for slot in range(1, SLOTS + 1)
    )
    for card in range(len(NAVIGATIONS))
)
"""By card, slot and faction what playing the card brings."""


def reveal_more(state: State, seat: int, bank: list[int]) -> None:
    """Persuasion that a navigation card gave for every reveal turn."""
    bank[PERSUASION] += navigation_of(state.players[seat]).each_reveal


@steps(EachReveal)
def _each_reveal(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, EachReveal)
    navigation_of(state.players[frame.seat]).each_reveal += effect.amount


waits(EachReveal, INSTANT)


def navigate(state: State, seat: int, faction: int) -> None:
    """A leader with navigation cards plays the next one (IMP 32.2.3)."""
    own = navigation_of(state.players[seat])
    if not own.course:
        return
    card, slot = own.course[0], len(own.played)
    own.course, own.played = own.course[1:], (*own.played, card)
    deeds.emit(state, "navigation", seat, card)
    deeds.add_items(state, seat, NAVIGATION_ITEMS[card][slot][faction])


DEALT: Final = 5
"""Navigation cards drawn in setup (IMP 32.2.2)."""


def deal(state: State, seat: int) -> None:
    """A leader who navigates draws cards in setup."""
    player = state.players[seat]
    if found(Navigates, LEADERS[player.leader].abilities):
        cards = state.setup.selection.numbers("navigation")
        state.rng.shuffle(cards)
        navigation_of(player).dealt = tuple(sorted(cards[:DEALT]))
        state.news = True


def plot_course(state: State, seat: int) -> None:
    """And places them."""
    if found(Navigates, LEADERS[state.players[seat].leader].abilities):
        state.stack.append(Step("course", seat))


@steps("course")
def _course(state: State, frame: Step) -> None:
    """IMP 32.2.2: four of the five cards are placed face down, slot by slot."""
    own = navigation_of(state.players[frame.seat])
    if len(own.course) == SLOTS:
        own.dealt = ()
        return
    options = course_options(state.players[frame.seat])
    ask(state, frame, frame.seat, asks.COURSE, options, str(len(own.course) + 1))


def course_options(player: PlayerState) -> tuple[Option, ...]:
    """The navigation cards still to be placed."""
    return tuple(map(of_navigation, navigation_of(player).dealt))


@answers("course")
def _course_answer(state: State, frame: Step, option: OfNavigation) -> None:
    own = navigation_of(state.players[frame.seat])
    own.dealt = tuple(card for card in own.dealt if card != option.card)
    own.course = (*own.course, option.card)
    slot = len(own.course)
    state.events.append(Event("course", frame.seat, (slot,), (option.card,), 1 << frame.seat))
    state.stack.append(frame)


@steps(AcquireCard)
def _acquire_card(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, AcquireCard)
    places = (False, True) if state.players[seat].rules & TO_TOP else (False,)
    card = state.setup.selection.card[effect.card]
    options = tuple(acquire(card, place) for place in places)
    ask_or_take(state, frame, seat, WHERE, options, NAMES[frame.source])


@answers(AcquireCard)
def _acquire_card_answer(state: State, frame: Resolve, option: Acquire) -> None:
    piles.acquire(state, frame.seat, option.card, to_top=option.to_top, paid=False)


def _in_reserve(state: State, seat: int, effect: AcquireCard, source: str) -> bool:
    return in_reserve(state, state.setup.selection.card[effect.card])


waits(AcquireCard, PLAIN, possible=_in_reserve)
