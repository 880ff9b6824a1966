"""The House Hagal deck: cards are turned up until one sends the agent of a rival (IMP 16.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.board import banned
from landsraad.games.imperium.engine.catalogue import HAGALS, SPACES
from landsraad.games.imperium.engine.loop import steps
from landsraad.games.imperium.engine.state import NOBODY, Resolve, State, Step
from landsraad.games.imperium.language.cards import Reshuffle
from landsraad.games.imperium.language.components import HagalCard

RESHUFFLE: Final = Reshuffle()
_RESHUFFLES: Final = frozenset(
    number for number, card in enumerate(HAGALS) if RESHUFFLE in card.does
)


UNFIT, DRY, CLOSED, TAKEN = "unfit", "dry", "closed", "taken"
"""Why a card is passed over: not for this rival now, no bonus spice, shut by an effect, held."""


class Ways(NamedTuple):
    """How the rivals of an edition read the cards."""

    reading: Callable[[State, int, HagalCard], HagalCard | None]
    """(state, seat, card): the part of it that holds for the rival; nothing: it is skipped."""
    destination: Callable[[State, int, HagalCard], int]
    """(state, seat, card): the space that it names, whether the rival can go there or not."""
    arrive: Callable[[State, int, HagalCard, int], None]
    """(state, seat, card, space): the agent is sent."""
    passes_over: Callable[[State, int, HagalCard, str, int], None]
    """(state, seat, card, obstacle, space): the card is of no use, and another one follows."""
    stranded: Callable[[State, int], None]
    """(state, seat): no card sends the agent anywhere."""


_WAYS: Final[dict[str, Ways]] = {}


def register_ways(key: str, ways: Ways) -> None:
    """Make it known how the rivals under a key read the cards."""
    _WAYS[key] = ways


def deal_hagal(state: State) -> None:
    """Shuffle the deck of House Hagal."""
    state.hagal_deck = state.setup.selection.hagal_cards(state.setup.seats, state.setup.board)
    state.rng.shuffle(state.hagal_deck)


def turn_up(state: State, seat: int) -> int:
    """Reveal the top Hagal card, reshuffling where the deck is empty or a card says so."""
    by = seat if state.setup.edition.between else NOBODY
    while True:
        if not state.hagal_deck:
            reshuffle(state)
        card = state.hagal_deck.pop()
        state.hagal_discard.append(card)
        state.news = True
        deeds.emit(state, "hagal", by, card)
        if card not in _RESHUFFLES:
            return card
        reshuffle(state)


def reshuffle(state: State) -> None:
    """Shuffle all Hagal cards into a new deck (IMP 16.1.4)."""
    state.hagal_deck.extend(state.hagal_discard)
    state.hagal_discard.clear()
    state.rng.shuffle(state.hagal_deck)
    state.news = True
    deeds.emit(state, "hagal_reshuffle", NOBODY)


def rival_turn(state: State, seat: int) -> None:
    """Turn up cards until one names a free space, and send an agent there."""
    deeds.reset_turn(state.players[seat])
    for handler in state.moments.rival_begins:
        handler(state, seat)
    _turn_up_cards(state, seat, 0)


@steps("rival_goes_on")
def _goes_on(state: State, frame: Step) -> None:
    _turn_up_cards(state, frame.seat, frame.value)


def _turn_up_cards(state: State, seat: int, turned: int) -> None:
    # Two whole decks at most: the second one has been freshly shuffled (IMP 19.1.28).
    ways = _WAYS[state.setup.edition.rivals]
    for number in range(turned, 2 * (len(state.hagal_deck) + len(state.hagal_discard))):
        printed = HAGALS[turn_up(state, seat)]
        card = ways.reading(state, seat, printed)
        if card is None:
            ways.passes_over(state, seat, printed, UNFIT, NOBODY)
            continue
        if card.does and not card.space and not card.harvest:
            # IMP 35.3.3, IMP 50.4.14: the rival does what the card says, and another one sends it.
            state.stack.append(Step("rival_goes_on", seat, number + 1))
            for effect in reversed(card.does):
                state.stack.append(Resolve(effect, seat, card.key))
            return
        space = ways.destination(state, seat, card)
        obstacle = _obstacle(state, seat, card, space)
        if not obstacle:
            ways.arrive(state, seat, card, space)
            return
        ways.passes_over(state, seat, card, obstacle, space)
    ways.stranded(state, seat)


def needs_more(state: State, seat: int, card: HagalCard) -> bool:
    """Whether a rival lacks the influence that the space of a card asks for."""
    needs = SPACES[state.setup.selection.space[card.space]].requirement if card.space else None
    return needs is not None and state.players[seat].influence[needs[0]] < needs[1]


def skipped(state: State, seat: int, card: HagalCard) -> bool:
    """Whether something has a rival skip a card."""
    for skips in state.moments.rival_skips:  # noqa: SIM110 (any() with a generator is slow)
        if skips(state, seat, card):
            return True
    return False


def _obstacle(state: State, seat: int, card: HagalCard, space: int) -> str:
    """What keeps the agent of a rival from the space of a card; nothing if the way is free."""
    if card.harvest and not state.bonus[space]:
        return DRY
    if banned(state, seat, space):
        return CLOSED
    if state.agents[space] and not _passes(state, seat, space):
        return TAKEN
    return ""


def _passes(state: State, seat: int, space: int) -> bool:
    """Whether an agent does not keep a rival out."""
    for passes in state.moments.rival_passes:  # noqa: SIM110 (any() with a generator is slow)
        if passes(state, seat, space):
            return True
    return False


def send(state: State, seat: int, space: int) -> bool:
    """An agent of a rival goes to a space; whether units may follow it."""
    rival = state.players[seat]
    rival.agents -= 1
    rival.space = space
    state.agents[space] += 1 << 2 * seat
    deeds.emit(state, "rival_send", seat, space)
    deeds.pay_controller(state, space)
    if SPACES[space].combat:
        return True
    for fights in state.moments.rival_fights:  # noqa: SIM110 (any() with a generator is slow)
        if fights(state, seat):
            return True
    return False
