"""What is asked about twisted intrigue cards."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.core.events import Event
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.conditions import asks_whether
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.language.abilities import found
from landsraad.games.imperium.mechanisms.ledger.state import ledger_of
from landsraad.games.imperium.mechanisms.twisted.state import TWISTED, twisted_on
from landsraad.games.imperium.mechanisms.twisted.words import DrawsTwisted, PlainIntrigue


@asks_whether(PlainIntrigue)
def plain(state: State, seat: int, asked: PlainIntrigue, source: str) -> bool:
    """Whether the intrigue card given up last was an ordinary one."""
    return ledger_of(state.players[seat]).plain


def shuffle(state: State, seat: int) -> None:
    """The deck comes with its leader."""
    if found(DrawsTwisted, LEADERS[state.players[seat].leader].abilities):
        cards = list(state.setup.selection.numbers("twisted"))
        state.rng.shuffle(cards)
        twisted_on(state).deck = tuple(cards)


def draw_twisted(state: State) -> None:
    """IMP 32.1.7: when a round begins a leader draws a twisted intrigue card."""
    for seat, player in enumerate(state.players[: state.setup.seats]):
        table = twisted_on(state)
        if player.leader == NOBODY or not table.deck:
            continue
        if found(DrawsTwisted, LEADERS[player.leader].abilities):
            card = table.deck[-1]
            table.deck = table.deck[:-1]
            player.intrigue.append(card)
            player.intrigue_eyes.append(0)
            state.news = True
            state.events.append(Event("twisted", seat, (1,), (card,), 1 << seat))


def put_away(state: State, cards: Sequence[int]) -> Sequence[int]:
    """Twisted cards have a pile of their own (IMP 32.1.8)."""
    if TWISTED.isdisjoint(cards):
        return cards
    table = twisted_on(state)
    table.discard = (*table.discard, *(card for card in cards if card in TWISTED))
    return [card for card in cards if card not in TWISTED]
