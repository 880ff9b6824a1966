"""The components of the sets in play: what a key stands for, the decks, and the kinds of spaces."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Final, TypeVar

from landsraad.games.imperium.bridges import left_out
from landsraad.games.imperium.engine.catalogue import (
    CARD_KIND,
    CARDS,
    CONFLICTS,
    DECK,
    FLOW,
    HAGALS,
    INTRIGUES,
    KINDS,
    PLACES,
    SET,
    SPACES,
    TABLES,
    TOLLS,
    apart,
    number_of,
    numbers,
)
from landsraad.games.imperium.language.abilities import COST, OPENS, Changes, Quantity, given_on
from landsraad.games.imperium.language.components import Extra, Keyed
from landsraad.games.imperium.language.terms import WATER

Wanted = TypeVar("Wanted", bound=Extra)


class Selection:
    """The components of some sets that are in play together.

    ``card``, ``space``, ``leader`` and `keys` give the number of a key: of what is in play, and
    otherwise of the first set that has the key, so that it can be said what is not in play.
    """

    def __init__(self, sets: tuple[str, ...]) -> None:
        self.sets = sets
        self._keys = {name: self._numbered(KINDS[name], TABLES[name]) for name in KINDS}
        self.card = self.keys(CARD_KIND)
        self.space = self.keys("spaces")
        self.leader = self.keys("leaders")

        self.starting = self._copies("starting")
        self.reserve = tuple(self.numbers("reserve"))
        self.reserve_copies = tuple(CARDS[card].copies for card in self.reserve)
        self.slot = {card: slot for slot, card in enumerate(self.reserve)}
        """By reserve card, the place of its stack."""
        self.for_sale = tuple(
            (slot, card) for slot, card in enumerate(self.reserve) if CARDS[card].cost is not None
        )
        self.imperium = self._copies("imperium")
        self.foldspace = self.card["foldspace"]
        self.flow = self.card[FLOW]
        self.signet_ring = self.card["signet_ring"]
        self.cheaper = self._cheaper()
        """By card, the space that costs less for the agent it sends."""

        self.opening = frozenset(
            card for card in self._deck() if given_on(OPENS, CARDS[card].abilities) is not None
        )
        """The cards that may be put into play at the start of a turn."""
        self._intrigue = tuple(
            card for card in self.numbers("intrigue") for _ in range(INTRIGUES[card].copies)
        )
        self._decks: dict[tuple[str, ...], tuple[int, ...]] = {}
        self._hagal: dict[tuple[int, int], tuple[int, ...]] = {}
        self._read_spaces()

    def _read_spaces(self) -> None:
        spaces = [number for kind in KINDS["spaces"] for number in self.numbers(kind)]
        self.spaces = max(spaces, default=-1) + 1
        """How many places for spaces a position has."""
        self.board = self._board()
        """The spaces in play, as bits; some join later, with a leader."""
        self.makers = tuple(n for n in self.numbers("spaces") if SPACES[n].maker)
        self.later_makers = tuple(n for n in spaces if SPACES[n].maker and n not in self.makers)
        self.controlled = tuple(n for n in spaces if SPACES[n].control is not None)
        self.mentat_space = self.space["mentat"]
        self.guarded = tuple(n for n in spaces if SPACES[n].requirement or SPACES[n].once)
        """The spaces that ask for something, or are used once a game."""
        self.priced = tuple(n for n in spaces if TOLLS[n].amount and TOLLS[n].resource != WATER)
        """The spaces that cost something that may be cheaper for a house."""

    def _deck(self) -> list[int]:
        return [card for kind in DECK for card in self.numbers(kind)]

    def _cheaper(self) -> dict[int, tuple[int, int]]:
        return {
            card: (self.space[change.of], -change.by)
            for card in self._deck()
            for change in CARDS[card].abilities
            if isinstance(change, Changes) and change.quantity == COST
            if isinstance(change.of, str)
        }

    def numbers(self, kind: str) -> list[int]:
        """The numbers of the components of a kind, in the order of the sets."""
        return [number for name in self.sets for number in PLACES[name, kind]]

    def keys(self, kind: str) -> dict[str, int]:
        """The numbers of the keys of a table; cards go by ``imperium``."""
        return self._keys[kind]

    def _numbered(self, kinds: tuple[str, ...], table: tuple[Keyed, ...]) -> dict[str, int]:
        own = [number for kind in kinds for number in self.numbers(kind)]
        return {**numbers(table), **{table[number].key: number for number in own}}

    def _copies(self, kind: str) -> tuple[int, ...]:
        return tuple(card for card in self.numbers(kind) for _ in range(CARDS[card].copies))

    def more(self, kind: type[Wanted]) -> list[Wanted]:
        """What the sets bring of a kind that not every set has."""
        found = (extra for name in self.sets for extra in SET[name].more)
        return [extra for extra in found if isinstance(extra, kind)]

    def covered(self) -> set[str]:
        """The spaces that something lies on."""
        return {key for extra in self.more(Extra) for key in extra.covered()}

    def _board(self) -> int:
        covered = self.covered()
        return sum(
            1 << number for number in self.numbers("spaces") if SPACES[number].key not in covered
        )

    def starting_deck(self, variants: tuple[str, ...]) -> tuple[int, ...]:
        """The cards every player starts with."""
        if variants not in self._decks:
            deck = list(self.starting)
            for extra in self.more(Extra):
                for card, replaced in extra.swaps(variants):
                    deck[deck.index(self.card[replaced])] = number_of(card)
            self._decks[variants] = tuple(deck)
        return self._decks[variants]

    def intrigue_cards(self) -> list[int]:
        """The intrigue deck, copies included."""
        return list(self._intrigue)

    def conflicts(self, variants: tuple[str, ...]) -> list[int]:
        """The conflict cards that may come into the deck."""
        unused = left_out(self.sets, variants)
        return [card for card in self.numbers("conflicts") if CONFLICTS[card].key not in unused]

    def hagal_cards(self, seats: int, board: int) -> list[int]:
        """The House Hagal deck, copies included: none for spaces not in play (IMP 28.1.1)."""
        if (seats, board) not in self._hagal:
            cards = ((number, HAGALS[number]) for number in self.numbers("hagal"))
            unused = left_out(self.sets)
            self._hagal[seats, board] = tuple(
                number
                for number, card in cards
                if seats in card.seats
                and card.key not in unused
                and (not card.space or board >> self.space[card.space] & 1)
                for _ in range(card.copies)
            )
        return list(self._hagal[seats, board])


_KNOWN: Final[dict[tuple[str, ...], Selection]] = {}


def selection(sets: tuple[str, ...]) -> Selection:
    """The components of these sets, read once."""
    if sets not in _KNOWN:
        _KNOWN[sets] = Selection(sets)
    return _KNOWN[sets]


@cache
def words_in_play(sets: tuple[str, ...]) -> frozenset[object]:
    """The words that the components of these sets are written with: their kinds, and numbers."""
    return frozenset(kind for name in sets for kind in _words(SET[name]))


def _words(part: object) -> Iterator[object]:
    if isinstance(part, tuple):
        for inner in part:
            yield from _words(inner)
    elif is_dataclass(part) and not isinstance(part, type):
        yield part if isinstance(part, Quantity) else type(part)
        for field in fields(part):
            yield from _words(getattr(part, field.name))


def companions(key: str) -> tuple[str, ...]:
    """A set and those before it that it may be in play with."""
    before = list(SET)[: list(SET).index(key)]
    return (*(other for other in before if not apart(SET[key], SET[other])), key)


BASE: Final = selection(("base",))
