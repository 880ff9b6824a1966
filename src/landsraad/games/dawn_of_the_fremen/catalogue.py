"""A box as numbered tables: territories, tokens and cards are indices here, paths are prepared."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from landsraad.games.dawn_of_the_fremen.components import Card, Content, DrumSand, Territory
from landsraad.games.dawn_of_the_fremen.options import Choice, Vocabulary
from landsraad.games.dawn_of_the_fremen.sets import DESIGNED
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    DEVELOPMENTS,
    HAS_KULON,
    MASKS,
    MOON_KEYS,
    OVER_BARRIERS,
    RESOURCES,
    TOKENS,
)

WARRIOR = 1
"""The STRENGTH of a warrior (DOF 2.2.1)."""
KEPT_SETS = 4096
"""How many sets of territories are remembered at most."""


def _power(strengths: tuple[int, ...], mask: int) -> int:
    return sum(strengths[token] for token in range(RESOURCES, TOKENS) if mask & BIT[token])


def bits(places: Iterable[int]) -> int:
    """A set of places as bits of one number."""
    found = 0
    for place in places:
        found |= 1 << place
    return found


_CHUNK: Final = 12
_CHUNK_BITS: Final = (1 << _CHUNK) - 1
_CHUNKS: Final = tuple(
    tuple(place for place in range(_CHUNK) if number >> place & 1) for number in range(1 << _CHUNK)
)


def places_in(found: int) -> list[int]:
    """The places that are set as bits of a number."""
    places = list(_CHUNKS[found & _CHUNK_BITS])
    first = 0
    while found > _CHUNK_BITS:
        found >>= _CHUNK
        first += _CHUNK
        places += [first + place for place in _CHUNKS[found & _CHUNK_BITS]]
    return places


def _distances(around: tuple[tuple[int, ...], ...], start: int) -> tuple[int, ...]:
    far = [len(around)] * len(around)
    far[start] = 0
    queue = [start]
    for place in queue:
        for other in around[place]:
            if far[other] > far[place] + 1:
                far[other] = far[place] + 1
                queue.append(other)
    return tuple(far)


class Box:
    """The content in use. Drum sands are places behind the territories."""

    __slots__ = (
        "_places", "around", "around_bits", "bare", "border", "border_keys", "borders",
        "card_number", "cards", "cheapest", "content", "copies", "costs", "deck", "distance",
        "faces", "keys", "move", "names", "near", "near_bits", "order_die", "over", "paces",
        "place", "power", "prices", "sand", "strength", "territories",
        "tribe_keys", "tribe_names", "words",
    )  # fmt: skip

    def __init__(self, content: Content) -> None:
        self.content = content
        chart, numbers = content.map, content.numbers
        areas: tuple[Territory | DrumSand, ...] = (*chart.territories, *chart.drum_sand)
        self.territories = len(chart.territories)
        self.keys = tuple(area.key for area in areas)
        self.names = tuple(area.name for area in areas)
        self.place: dict[str, int] = {key: number for number, key in enumerate(self.keys)}
        self._chart()
        self.strength = tuple(token.strength for token in numbers.tokens)
        self.move = tuple(token.move for token in numbers.tokens)
        self.costs = tuple(token.cost for token in numbers.tokens)
        self.cheapest = min(sum(self.costs[kind]) for kind in DEVELOPMENTS)
        """The fewest resources that anything is built of."""
        self.copies = tuple(token.copies for token in numbers.tokens)
        self.power = tuple(_power(self.strength, mask) for mask in range(MASKS))
        self.over = tuple(
            WARRIOR + self.power[mask & OVER_BARRIERS] if mask & HAS_KULON else 0
            for mask in range(MASKS)
        )
        """What a territory bears over a barrier: nothing but beside a kulon (DOF 11.3.3)."""
        self.faces = tuple(face for face, sides in enumerate(numbers.faces) for _ in range(sides))
        self.order_die = numbers.order_die
        self.cards: tuple[Card, ...] = content.cards
        self.card_number: dict[str, int] = {c.key: n for n, c in enumerate(content.cards)}
        self.deck = tuple(n for n, card in enumerate(content.cards) for _ in range(card.copies))
        self.tribe_keys = tuple(tribe.key for tribe in content.tribes)
        self.tribe_names = tuple(tribe.name for tribe in content.tribes)
        self.words = self._words()
        self._places: dict[int, tuple[int, ...]] = {}
        self.prices: dict[tuple[object, ...], float] = {}
        """What the evaluation has found things to be worth that lie together."""
        self.bare = Ground(self, ())
        """The map without rock barriers."""

    def _chart(self) -> None:
        chart, count = self.content.map, len(self.keys)
        near: list[list[int]] = [[] for _ in range(count)]
        sand: list[list[int]] = [[] for _ in range(count)]
        pairs = [(self.place[b.first], self.place[b.second]) for b in chart.borders]
        for a, b in pairs:
            near[a].append(b)
            near[b].append(a)
        for area in chart.drum_sand:
            for key in area.around:
                sand[self.place[key]].append(self.place[area.key])
                sand[self.place[area.key]].append(self.place[key])
        self.borders: tuple[tuple[int, int], ...] = tuple(pairs)
        self.border: dict[tuple[int, int], int] = {}
        for number, (a, b) in enumerate(pairs):
            self.border[a, b] = self.border[b, a] = number
        self.border_keys = tuple(f"{self.keys[a]} {self.keys[b]}" for a, b in pairs)
        self.near = tuple(tuple(sorted(places)) for places in near)
        self.near_bits = tuple(map(bits, self.near))
        self.sand = tuple(tuple(sorted(places)) for places in sand)
        """For a territory the drum sands beside it, for a drum sand the territories around."""
        self.around = tuple(
            self.near[place] + self.sand[place] if place < self.territories else self.sand[place]
            for place in range(count)
        )
        self.around_bits = tuple(map(bits, self.around))
        self.distance = tuple(_distances(self.around, start) for start in range(count))
        """Borders between two places for something that flies over everything."""
        self.paces = tuple(_distances(self.near, start) for start in range(count))
        """Borders between two territories on the ground."""

    def _words(self) -> Vocabulary:
        tokens = self.content.numbers.tokens
        keys = {
            "token": [token.key for token in tokens],
            "place": self.keys,
            "tribe": self.tribe_keys,
            "card": [card.key for card in self.cards],
            "border": self.border_keys,
            "moon": MOON_KEYS,
        }
        names = {
            "token": [token.name.lower() for token in tokens],
            "place": self.names,
            "tribe": self.tribe_names,
            "card": [card.name for card in self.cards],
            "border": [f"{self.names[a]} and {self.names[b]}" for a, b in self.borders],
            "moon": ("full moon", "crested moon"),
        }
        return Vocabulary(keys, names)

    def places(self, found: int) -> tuple[int, ...]:
        """The places that are set as bits of a number; for sets that are often asked for."""
        known = self._places.get(found)
        if known is None:
            if len(self._places) >= KEPT_SETS:
                self._places.clear()
            known = self._places[found] = tuple(places_in(found))
        return known

    def choice(self, verb: int, what: int = 0, where: int = 0) -> Choice:
        """The answer of a verb and its objects."""
        return self.words.choice(verb, what, where)


class Ground:
    """What lies between territories while the rock barriers stand as they do; never changed."""

    __slots__ = ("open", "open_bits", "walled")

    def __init__(self, box: Box, barriers: tuple[int, ...]) -> None:
        around = list(box.near[: box.territories])
        walled: list[tuple[int, ...]] = [()] * box.territories
        for number in barriers:
            first, second = box.borders[number]
            for place, other in ((first, second), (second, first)):
                around[place] = tuple(near for near in around[place] if near != other)
                walled[place] = tuple(sorted((*walled[place], other)))
        self.open: tuple[tuple[int, ...], ...] = tuple(around)
        self.walled: tuple[tuple[int, ...], ...] = tuple(walled)
        self.open_bits: tuple[int, ...] = tuple(map(bits, around))


@cache
def designed_box() -> Box:
    """The box of our own stand-ins."""
    return Box(DESIGNED)
