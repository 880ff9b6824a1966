"""The kinds of components, as the content of a box declares them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from landsraad.games.dawn_of_the_fremen.effects import ABILITIES, KEPT, Effect

Point = tuple[int, int]

RECYCLE, REMOVE, STAYS = "recycle", "remove", "stays"


@dataclass(frozen=True, slots=True)
class Territory:
    """A territory of the map; what comes after the region is for drawing only."""

    key: str
    name: str
    region: str = "Arrakis"
    terrain: str = "erg"
    x: int = 0
    y: int = 0
    room: int = 0
    """How wide a circle around (x, y) lies inside."""
    polygon: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class DrumSand:
    """An area of drum sand with the territories around it."""

    key: str
    name: str
    around: tuple[str, ...]
    x: int = 0
    y: int = 0
    polygon: tuple[Point, ...] = ()


class Border(NamedTuple):
    """Where two territories touch; the path is for drawing only."""

    first: str
    second: str
    path: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Map:
    """A whole board."""

    territories: tuple[Territory, ...]
    drum_sand: tuple[DrumSand, ...]
    borders: tuple[Border, ...]


@dataclass(frozen=True, slots=True)
class TokenKind:
    """A kind of token with its printed numbers; the cost is spice, water, food, worm tooth."""

    key: str
    name: str
    strength: int = 0
    move: int = 1
    copies: int = 0
    cost: tuple[int, int, int, int] = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Numbers:
    """What is printed on tokens and dice."""

    tokens: tuple[TokenKind, ...]
    """In the order of `terms.TOKEN_KEYS`; makers and great makers are sides of one token."""
    sites: tuple[int, ...]
    """How many of each kind of production site, in the order of `terms.SITE_KEYS`."""
    faces: tuple[int, ...]
    """How many sides of the Arrakis die show each result, in the order of `terms.FACE_KEYS`."""
    order_die: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A scavenge card."""

    key: str
    name: str
    effect: Effect
    copies: int = 1
    after: str = RECYCLE
    tradeable: bool = False

    @property
    def ability(self) -> bool:
        """Whether it is a tribe ability, which works as long as it lies there."""
        return isinstance(self.effect, ABILITIES)

    @property
    def kept(self) -> bool:
        """Whether it lies face up beside the tribe card after it is drawn."""
        return isinstance(self.effect, KEPT) or self.ability


@dataclass(frozen=True, slots=True)
class Tribe:
    """A tribe set; tribes differ in name and colour only."""

    key: str
    name: str
    colour: str
    emblem: str


@dataclass(frozen=True, slots=True)
class Content:
    """All that a box holds, and which parts of it are our own stand-ins."""

    name: str
    map: Map
    numbers: Numbers
    cards: tuple[Card, ...]
    tribes: tuple[Tribe, ...]
    designed: tuple[str, ...] = ()
    """The parts that are not as printed: map, tokens, sites, dice, cards, tribes."""
