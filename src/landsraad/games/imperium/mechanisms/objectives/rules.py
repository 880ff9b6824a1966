"""Objectives and battle icons: dealt, won, paired, turned down (IMP 41)."""

from __future__ import annotations

from dataclasses import replace

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.boxes import Item
from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.engine.loop import answers, ask_or_take, steps
from landsraad.games.imperium.engine.state import NOBODY, Resolve, State
from landsraad.games.imperium.facets.offer import ASKED, costs, waits
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.objectives import asks
from landsraad.games.imperium.mechanisms.objectives.options import OfTrophy, of_trophy
from landsraad.games.imperium.mechanisms.objectives.state import (
    MARKS,
    OBJECTIVE,
    OBJECTIVES,
    ONE_MARK,
    all_face_up,
    face_up,
    mark_of,
    trophies_of,
    turn_down,
    victor_on,
)
from landsraad.games.imperium.mechanisms.objectives.words import ORNITHOPTER, WILD, TurnDown

FEW = 2


def set_up(state: State) -> None:
    """Deal the objectives; whoever has the marked one is the first player (IMP 41.1.2)."""
    houses = len(state.players)
    cards = [
        n for n in state.setup.selection.numbers("objectives") if houses in OBJECTIVES[n].seats
    ]
    kept: list[int] = []
    if state.setup.seats == FEW:
        # IMP 50.1.7: beside two players the rival has the ornithopter.
        kept = [card for card in cards if OBJECTIVES[card].mark == ORNITHOPTER]
        cards = [card for card in cards if card not in kept]
    state.rng.shuffle(cards)
    cards += kept
    for seat, card in zip(deeds.fighters(state), cards, strict=True):
        trophies_of(state.players[seat]).objective = card
        deeds.emit(state, "objective", seat, card)
        if OBJECTIVES[card].first:
            state.first = seat


def rewards(state: State, seat: int, place: int, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Remember who has won alone; the card is taken after the rewards (IMP 41.2.1)."""
    if place == 0:
        victor_on(state).house = seat
    return items


def take_card(state: State) -> None:
    """The winner takes the conflict card, and a pair of icons gives a point (IMP 41.2.2)."""
    seat, card = victor_on(state).house, state.conflict
    if seat == NOBODY:
        return
    victor_on(state).house = NOBODY
    player = state.players[seat]
    deeds.emit(state, "trophy", seat, card)
    mark = mark_of(player, card)
    pair = [other for other in face_up(player) if mark_of(player, other) == mark]
    own = trophies_of(player)
    own.up = (*own.up, card)
    if pair and mark and mark != WILD:
        turn_pair_down(state, seat, pair[0], card)


def turn_pair_down(state: State, seat: int, one: int, other: int) -> None:
    """Two cards of one battle icon are worth a point."""
    player = state.players[seat]
    for card in (one, other):
        turn_down(player, card)
    deeds.emit(state, "trophy_pair", seat, one, other)
    deeds.score(state, seat, 1, CONFLICTS[other].key)


def score_wilds(state: State) -> None:
    """In the end a wild icon pairs with any other one (IMP 41.3.3), wild too (IMP 47.3.2)."""
    for seat in deeds.clockwise(state, state.first):
        player = state.players[seat]
        wild = [card for card in face_up(player) if mark_of(player, card) == WILD]
        others = [card for card in face_up(player) if card not in wild]
        left = wild[len(others) :]
        pairs = [*zip(wild, others, strict=False), *zip(left[::2], left[1::2], strict=False)]
        for one, other in pairs:
            turn_pair_down(state, seat, other, one)


def component_gained(state: State, seat: int, tile: int) -> None:
    """A tile that makes all battle icons one may bring pairs at once (IMP 47.6.7)."""
    if ONE_MARK[tile] is not None:
        cards = face_up(state.players[seat])
        for one, other in zip(cards[::2], cards[1::2], strict=False):
            turn_pair_down(state, seat, one, other)


# --- turned down as a cost


def fitting(state: State, seat: int, effect: TurnDown) -> list[int]:
    """The face-up cards that may be turned down for an effect (IMP 41.3.4)."""
    player = state.players[seat]
    if not effect.mark:  # IMP 47.2.4: cards without a battle icon too.
        return all_face_up(player)
    return [card for card in face_up(player) if mark_of(player, card) in (effect.mark, WILD)]


def _payable(state: State, seat: int, effect: TurnDown, source: str) -> bool:
    return len(fitting(state, seat, effect)) >= effect.amount


costs(TurnDown, _payable)
waits(TurnDown, ASKED, possible=_payable)


@steps(TurnDown)
def _turn(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, TurnDown)
    own = trophies_of(state.players[seat])
    bare = [card for card in own.up if not MARKS[card]]
    if bare and not effect.mark:  # IMP 47.2.4: it is good for nothing else.
        _turned(state, frame, effect, bare[0])
        return
    objective = own.objective
    options: tuple[Option, ...] = tuple(
        of_trophy(card, objective if card == OBJECTIVE else NOBODY)
        for card in fitting(state, seat, effect)
    )
    if options:
        ask_or_take(state, frame, seat, asks.TURN_DOWN, options, NAMES[frame.source])


@answers(TurnDown)
def _turn_answer(state: State, frame: Resolve, option: OfTrophy) -> None:
    assert isinstance(frame.effect, TurnDown)
    _turned(state, frame, frame.effect, option.card)


def _turned(state: State, frame: Resolve, effect: TurnDown, card: int) -> None:
    if effect.amount > 1:
        rest = replace(effect, amount=effect.amount - 1)
        state.stack.append(Resolve(rest, frame.seat, frame.source))
    turn_down(state.players[frame.seat], card)
    deeds.emit(state, "trophy_down", frame.seat, card)
