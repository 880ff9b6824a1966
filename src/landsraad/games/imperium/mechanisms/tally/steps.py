"""What the effects of the turn do: one after another, granted, cards chosen by what they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium.engine import deeds, piles
from landsraad.games.imperium.engine.asks import ACQUIRE
from landsraad.games.imperium.engine.catalogue import COSTS, FACTION_CARDS
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, steps
from landsraad.games.imperium.engine.market import acquirable
from landsraad.games.imperium.engine.options import (
    Acquire,
    OfCard,
    acquire,
    of_card,
    trash_card,
)
from landsraad.games.imperium.engine.resolve_cards import (
    into_hand,
    special,
    trash_answer,
    trash_step,
)
from landsraad.games.imperium.engine.state import NOBODY, Resolve, State, Step
from landsraad.games.imperium.facets.offer import (
    INSTANT,
    can_trash,
    costs,
    may,
    must,
    waits,
)
from landsraad.games.imperium.language.cards import Discard, TrashOf
from landsraad.games.imperium.language.gains import LoseInfluence
from landsraad.games.imperium.language.terms import Zone
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.tally import asks
from landsraad.games.imperium.mechanisms.tally.bargains import (
    AcquireToHand,
    Grant,
    waives,
)
from landsraad.games.imperium.mechanisms.tally.state import tally_of

LOOKED_AT: Final = 3


waits(Discard, must)
waits(
    LoseInfluence,
    must,
    possible=lambda state, seat, effect, source: any(state.players[seat].influence),
)


@steps(Grant)
def _grant(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, Grant)
    own = tally_of(state.players[frame.seat])
    own.granted = (*own.granted, frame.effect.ability)


def _of_use(state: State, seat: int, effect: Grant, source: str) -> bool:
    """What concerns sending an agent comes too late once it is sent."""
    player = state.players[seat]
    early = waives(effect.ability)
    return not early or (player.space == NOBODY and not player.revealed)


waits(Grant, INSTANT, possible=_of_use)


# --- cards


def of_faction(state: State, seat: int, effect: TrashOf, source: str) -> tuple[Option, ...]:
    """The cards that fit; the card that says so is not among those in play (IMP 46.1.2)."""
    assert effect.cards.faction is not None
    player, cards = state.players[seat], FACTION_CARDS[effect.cards.faction]
    piles_of = (player.hand, player.discard, player.play)
    itself = state.setup.selection.card.get(source, -1)
    return tuple(
        trash_card(card, zone)
        for zone in effect.zones
        for card in sorted(set(piles_of[zone]))
        if card in cards
        and not (zone == Zone.PLAY and card == itself and piles_of[zone].count(card) == 1)
    )


@steps(TrashOf)
def _trash_of(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, TrashOf)
    if frame.effect.cards.faction is None:
        trash_step(state, frame)
        return
    options = of_faction(state, frame.seat, frame.effect, frame.source)
    if options:
        ask(state, frame, frame.seat, asks.TRASH, options, NAMES[frame.source])


answers(TrashOf)(trash_answer)


def _to_trash(state: State, seat: int, effect: TrashOf, source: str) -> bool:
    if effect.cards.faction is None:
        return can_trash(state.players[seat], effect)
    return bool(of_faction(state, seat, effect, source))


costs(TrashOf, _to_trash)
waits(TrashOf, must, possible=_to_trash)


def _within_reach(state: State, seat: int, effect: AcquireToHand) -> list[int]:
    meant = effect.cards
    if effect.paying is not None:
        meant = replace(meant, most=state.players[seat].resources[effect.paying])
    return acquirable(state, seat, meant)


@steps(AcquireToHand)
def _acquire_to_hand(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, AcquireToHand)
    cards = _within_reach(state, frame.seat, frame.effect)
    options = tuple(acquire(card, False) for card in cards)
    if options:
        ask_or_take(state, frame, frame.seat, ACQUIRE, options, NAMES[frame.source])


@answers(AcquireToHand)
def _acquire_to_hand_answer(state: State, frame: Resolve, option: Acquire) -> None:
    """IMP 46.1.14: the card is acquired like any other, and goes into the hand."""
    effect, player = frame.effect, state.players[frame.seat]
    assert isinstance(effect, AcquireToHand)
    if effect.paying is not None and COSTS[option.card]:
        deeds.spend(state, frame.seat, effect.paying, COSTS[option.card])
    piles.acquire(state, frame.seat, option.card, to_top=False, paid=False)
    player.discard.remove(option.card)
    into_hand(state, frame.seat, option.card)


waits(
    AcquireToHand,
    may,
    possible=lambda state, seat, effect, source: bool(_within_reach(state, seat, effect)),
)


# --- the top three cards of the deck (IMP 46.1.12)


def _enough(state: State, seat: int) -> bool:
    return len(state.players[seat].deck) >= LOOKED_AT


@special("long_live_the_fighters", _enough)
def _look(state: State, frame: Resolve) -> None:
    player = state.players[frame.seat]
    state.news = True
    # Others cannot tell which of the cards goes where, even if they have seen some.
    seen = len(player.deck) - max(LOOKED_AT, player.deck_shown) + 1
    player.deck_seen, player.deck_shown = min(player.deck_seen or seen, seen), 0
    top = tuple(player.deck[-LOOKED_AT:])
    state.events.append(Event("look", frame.seat, (), top, 1 << frame.seat))
    state.stack.append(Step("fighters", frame.seat, LOOKED_AT))


def looked_at(state: State, seat: int, verb: str, amount: int) -> tuple[Option, ...]:
    """The cards on top of the deck, to do something with one of them."""
    cards = sorted(set(state.players[seat].deck[-amount:]))
    return tuple(of_card(verb, card, "deck") for card in cards)


@steps("fighters")
def _fighters(state: State, frame: Step) -> None:
    drawing = frame.value == LOOKED_AT
    options = looked_at(state, frame.seat, "recover" if drawing else "discard", frame.value)
    ask(state, frame, frame.seat, asks.KEEP if drawing else asks.DROP, options, "")


@answers("fighters")
def _fighters_answer(state: State, frame: Step, option: OfCard) -> None:
    player = state.players[frame.seat]
    place = max(number for number, card in enumerate(player.deck) if card == option.card)
    del player.deck[place]
    if frame.value == LOOKED_AT:
        player.hand.append(option.card)
        state.events.append(Event("draw", frame.seat, (1,), (option.card,), 1 << frame.seat))
        state.stack.append(Step("fighters", frame.seat, LOOKED_AT - 1))
        return
    player.hand.append(option.card)
    piles.discard(state, frame.seat, option.card, from_deck=True)
    last = player.deck.pop()
    player.discard.append(last)
    if player.deck_seen > len(player.deck):
        player.deck_seen = 0
    piles.trash(state, frame.seat, last, Zone.DISCARD)
