"""A card set aside for the second turn of a round (IMP 25.1.2)."""

from __future__ import annotations

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.board import icons_of
from landsraad.games.imperium.engine.boxes import Item, item
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.loop import answers, ask, steps
from landsraad.games.imperium.engine.options import OfCard, of_card
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, State, Step
from landsraad.games.imperium.language.abilities import found
from landsraad.games.imperium.mechanisms.ahead import asks
from landsraad.games.imperium.mechanisms.ahead.state import ahead_of
from landsraad.games.imperium.mechanisms.ahead.words import PlansAhead


def come_back(state: State, seat: int) -> None:
    """IMP 25.1.3: on the second turn the card set aside is shown and comes back into the hand."""
    player = state.players[seat]
    ahead = ahead_of(player)
    if ahead.card == NOBODY:
        return
    ahead.turns += 1
    if ahead.turns > 1:
        ahead.back, ahead.card = ahead.card, NOBODY
        player.hand.append(ahead.back)
        player.hand_shown.append(ahead.back)
        state.news = True
        deeds.emit(state, "back", seat, ahead.back)


def arrivals(state: State, seat: int, card: int, space: int) -> list[Item]:
    """What the card that came back gives for sending an agent, by its icons (IMP 25.1.3)."""
    player = state.players[seat]
    if card != ahead_of(player).back:
        return []
    leader = LEADERS[player.leader]
    ability = found(PlansAhead, leader.abilities)
    assert ability is not None
    icons = icons_of(player, card).bit_count()
    return [item(ability.one if icons == 1 else ability.gives.otherwise, leader.key)]


def join_hand(state: State, seat: int, bank: list[int]) -> None:
    """IMP 25.1.4: on a first turn that reveals, the card set aside joins the others."""
    player = state.players[seat]
    ahead = ahead_of(player)
    if ahead.card != NOBODY:
        player.hand.append(ahead.card)
        ahead.card = NOBODY


def dealt(state: State) -> None:
    """Before the first turn of a round a card may be set aside."""
    state.stack.append(Step("ahead"))


@steps("ahead")
def _ahead(state: State, frame: Step) -> None:
    """IMP 25.1.2: a leader who plans ahead sets a card aside, face down."""
    for seat in range(frame.seat, state.setup.seats):
        player = state.players[seat]
        if found(PlansAhead, LEADERS[player.leader].abilities) and player.hand:
            options = ahead_options(player)
            ask(state, Step("ahead", seat), seat, asks.SET_AHEAD, options, "")
            return


def ahead_options(player: PlayerState) -> tuple[Option, ...]:
    """The cards of the hand, to set one aside."""
    return tuple(of_card("set_aside", card, "hand") for card in sorted(set(player.hand)))


@answers("ahead")
def _ahead_answer(state: State, frame: Step, option: OfCard) -> None:
    player = state.players[frame.seat]
    player.hand.remove(option.card)
    player.hand_shown.clear()  # Others cannot tell which of the cards it was.
    ahead = ahead_of(player)
    ahead.card, ahead.turns = option.card, 0
    state.events.append(Event("ahead", frame.seat, (), (option.card,), 1 << frame.seat))
