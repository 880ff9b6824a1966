"""The reveal turn: show the hand, use its effects, acquire, clean up (IMP 5)."""

from __future__ import annotations

from typing import Final

from landsraad.core.events import Event
from landsraad.games.imperium.engine import deeds, piles
from landsraad.games.imperium.engine.boxes import (
    EXTRA_SOLARI,
    LEADER_REVEALS,
    REVEAL_BOXES,
    SPACE_REVEALS,
    Box,
    box,
)
from landsraad.games.imperium.engine.catalogue import INTRIGUES
from landsraad.games.imperium.engine.conditions import strength
from landsraad.games.imperium.engine.holdings import discard_intrigue
from landsraad.games.imperium.engine.loop import steps
from landsraad.games.imperium.engine.state import HAGAL_OWED, REVEAL, Agenda, State, Step
from landsraad.games.imperium.language.abilities import REVEALS
from landsraad.games.imperium.language.structure import kept_for
from landsraad.games.imperium.language.terms import PERSUASION, SOLARI

COUNCIL_PERSUASION: Final = 2


def _waiting_box(card: int) -> Box:
    plot = INTRIGUES[card].plot
    return box(kept_for(plot, REVEALS), INTRIGUES[card].key)


WAITING_BOXES: Final = tuple(_waiting_box(card) for card in range(len(INTRIGUES)))


def _solari_apart(state: State, seat: int, read: Box, bank: list[int]) -> None:
    """IMP 25.1.5: for some leaders each gain of solari counts by itself."""
    for resource, amount in read.gains:
        if resource == SOLARI:
            bank[resource] -= amount
            deeds.gain(state, seat, resource, amount)


def use_box(state: State, seat: int, read: Box, bank: list[int]) -> None:
    """Take the gains of a box into the bank, its rules and its items onto the turn."""
    player = state.players[seat]
    for resource, amount in read.gains:
        bank[resource] += amount
    if EXTRA_SOLARI[player.leader]:
        _solari_apart(state, seat, read, bank)
    player.rules |= read.rules
    for ability in read.abilities:
        deeds.hold_this_turn(player, ability)
    if read.items:
        deeds.add_items(state, seat, read.items)


def pay_out(state: State, seat: int, bank: list[int]) -> None:
    """Gain all that a bank holds."""
    for resource, amount in enumerate(bank):
        if amount:
            deeds.gain(state, seat, resource, amount)


def begin_reveal(state: State, seat: int) -> None:
    """Take the reveal turn of this round."""
    player = state.players[seat]
    player.revealed = True
    state.reveals += 1
    player.reveal_order = state.reveals
    state.stack.append(Agenda(seat, REVEAL, ()))
    bank = [0] * 5
    if player.council:
        bank[PERSUASION] += COUNCIL_PERSUASION
    for space, read in SPACE_REVEALS:
        if space < len(state.agents) and state.agents[space] >> 2 * seat & 3:
            use_box(state, seat, read, bank)
    for handler in state.moments.reveal_begun:
        handler(state, seat, bank)
    if LEADER_REVEALS[player.leader].items:
        use_box(state, seat, LEADER_REVEALS[player.leader], bank)
    for card in player.waiting:
        use_box(state, seat, WAITING_BOXES[card], bank)
    reveal_hand(state, seat, bank)


def reveal_hand(state: State, seat: int, bank: list[int] | None = None) -> None:
    """Lay the hand open into play and use the reveal boxes of its cards."""
    player = state.players[seat]
    cards = tuple(player.hand)
    if cards and seat != state.actor:
        state.news = True
    player.play.extend(cards)
    player.hand.clear()
    player.hand_shown.clear()
    state.events.append(Event("reveal", seat, (cards,)))
    bank = bank or [0] * 5
    for card in cards:
        use_box(state, seat, REVEAL_BOXES[card], bank)
    for handler in state.moments.revealed:
        handler(state, seat, cards)
    for banked in state.moments.banked:
        banked(state, seat, bank)
    pay_out(state, seat, bank)


@steps("clean_up")
def clean_up(state: State, frame: Step) -> None:
    """End the reveal turn: cards in play are discarded, what was set aside leaves (IMP 5.5.1)."""
    player = state.players[frame.seat]
    player.discard.extend(player.play)
    player.play.clear()
    discard_intrigue(state, player.waiting)  # IMP 10.2.3
    player.waiting.clear()
    for card in player.aside:
        piles.out_of_game(state, card)
        deeds.emit(state, "removed", frame.seat, card)
    player.aside.clear()
    player.resources[PERSUASION] = 0
    player.rules &= HAGAL_OWED
    player.turn = ()
    deeds.keep_standing(player)
    for handler in state.moments.turn_ended:
        handler(state, frame.seat)
    deeds.emit(state, "strength", frame.seat, strength(state, frame.seat))
    state.stack.append(Step("next_turn"))
