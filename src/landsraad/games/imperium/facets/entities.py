"""A position card by card, as one seat may know it: tables of counts for programs that learn."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.core.features import Block
from landsraad.games.imperium.engine.catalogue import CARDS, CONFLICTS, DECK, INTRIGUES, LEADERS
from landsraad.games.imperium.engine.holdings import cards_of
from landsraad.games.imperium.engine.selection import Selection
from landsraad.games.imperium.engine.state import PlayerState, State
from landsraad.games.imperium.facets.features import OWNERS

_OTHERS: Final = OWNERS[1:]
_CARDS: Final = (
    "hand", "deck", "discard", "play", "row",
    *(f"{owner}.{place}" for owner in _OTHERS for place in ("cards", "discard", "play")),
)  # fmt: skip
"""Where a card may lie; `cards` are all of a house, which everybody can count."""
_MOST: Final = 127


class _Rows:
    """The components of the sets in play, and the row of each."""

    def __init__(self, chosen: Selection) -> None:
        self.cards = _numbered([n for kind in DECK for n in chosen.numbers(kind)])
        self.intrigue = _numbered(chosen.numbers("intrigue"))
        self.conflicts = _numbered(chosen.numbers("conflicts"))
        self.leaders = _numbered(chosen.numbers("leaders"))
        self.blocks = (
            Block("cards", tuple(CARDS[n].key for n in self.cards), _CARDS, _MOST,
                  "how many copies of a card lie where; the deck without its order"),
            Block("intrigue", tuple(INTRIGUES[n].key for n in self.intrigue),
                  ("hand", "discard"), _MOST, "how many copies of an intrigue card lie where"),
            Block("conflicts", tuple(CONFLICTS[n].key for n in self.conflicts),
                  ("now",), 1, "the conflict of this round"),
            Block("leaders", tuple(LEADERS[n].key for n in self.leaders),
                  OWNERS, 1, "who leads which house"),
        )  # fmt: skip


def _numbered(numbers: list[int]) -> dict[int, int]:
    return {number: row for row, number in enumerate(dict.fromkeys(numbers))}


@cache
def _rows(chosen: Selection) -> _Rows:
    return _Rows(chosen)


def blocks(state: State) -> tuple[Block, ...]:
    """The tables of a game with these sets."""
    return _rows(state.setup.selection).blocks


def counts(state: State, seat: int) -> list[list[int]]:
    """The numbers of each table, row by row."""
    rows = _rows(state.setup.selection)
    houses, seats = len(state.players), state.setup.seats
    order = [*range(seat, seats), *range(seat), *range(seats, houses)][: len(OWNERS)]
    players = [state.players[house] for house in order]
    return [
        _cards(rows, state, players),
        _spread(rows.intrigue, [players[0].intrigue, state.intrigue_discard]),
        _spread(rows.conflicts, [[state.conflict]]),
        _spread(rows.leaders, [[player.leader] for player in players], len(OWNERS)),
    ]


def _cards(rows: _Rows, state: State, players: list[PlayerState]) -> list[int]:
    me, *others = players
    piles = [me.hand, me.deck, me.discard, me.play, state.row]
    for other in others:
        piles += [cards_of(other), other.discard, other.play]
    return _spread(rows.cards, piles, len(_CARDS))


def _spread(row_of: dict[int, int], piles: list[list[int]], width: int = 0) -> list[int]:
    """A table with a column for each pile; what has no row is not counted."""
    width = width or len(piles)
    numbers = [0] * (len(row_of) * width)
    for column, pile in enumerate(piles):
        for card in pile:
            row = row_of.get(card)
            if row is not None:
                numbers[row * width + column] += 1
    return numbers
