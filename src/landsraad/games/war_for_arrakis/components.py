"""What is in the box: areas, air zones, planning cards, leaders, prescience cards, tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from landsraad.games.war_for_arrakis.effects import Effect


@dataclass(frozen=True, slots=True)
class Area:
    """An area of the board; x and y lie between 0 and 1 of a board of height 0.4618 times width."""

    key: str
    name: str
    terrain: int
    sectors: tuple[int, ...]
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Zone:
    """An air zone and the two sectors it serves."""

    key: str
    sectors: tuple[int, ...]
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Card:
    """A planning card; without an effect it is kept for Hawat's fall."""

    key: str
    name: str
    effect: Effect | None
    copies: int = 1
    deck: int = -1


@dataclass(frozen=True, slots=True)
class Leader:
    """A named leader: its action box and special action, and what one special result becomes."""

    key: str
    name: str
    side: int
    box: int
    special: Effect | None
    hits: int
    shields: int
    at_start: bool = False
    designed: bool = False
    untouchable: bool = False
    """Whether no hit is ever taken on this leader, who stays on the board between rounds and may
    stand with either side."""
    deck: int = -1
    """The planning deck of its part of the side, which tells whose it is where two share a side:
    the House's unless it is given."""


class Deployment(NamedTuple):
    """What a deployment token hides."""

    regular: int = 0
    elite: int = 0
    special: int = 0
    generic: int = 0


class Requirement(NamedTuple):
    """What must hold, or be done, to claim a prescience card."""

    kind: str
    terrain: str = ""
    amount: int = 0


class Prescience(NamedTuple):
    """A prescience card: when and how it is claimed, and the steps of the three markers."""

    key: str
    name: str
    at_end: bool
    requirement: Requirement
    advance: tuple[int, int, int]
    designed: bool = False


class Row(NamedTuple):
    """A row of The Spice Must Flow board."""

    dice: int
    harvesters: int
    ornithopters: int
    carryalls: int


# --- what modules bring


class Unit(NamedTuple):
    """A kind of unit besides those of the base game; a hit removes it whole."""

    kind: int
    """Its number among the pieces of a legion, from 4 to 9, a different one for each kind."""
    key: str
    name: str
    figures: tuple[int, int]
    """How many there are, by side."""
    counts_as: int = 0
    """The kind of the base game that it may stand for where units are replaced by better ones."""
    rides: bool = True
    """Whether it sandrides."""
    leads: bool = False
    """Whether it is a generic leader at once."""
    designed: bool = False


class Craft(NamedTuple):
    """What flies in an air zone besides ornithopters and carryalls, and holds it."""

    kind: int
    """Its number among the vehicles, from 4 on, a different one for each kind."""
    key: str
    name: str
    pilot: int = -1
    """The side whose legions it carries."""
    reach: int = 0
    """How many areas away it carries them."""
    saves: bool = False
    """Whether it saves harvesters that are not the Harkonnens' own."""
    lasting: bool = False
    """Whether it stays at the end of the round."""
    yields: bool = False
    """Whether vehicles of the Harkonnens make it leave its zone, as they do each other."""
    verb: str = "transport"
    """The first word of the answer that lets it carry a legion."""


@dataclass(frozen=True, slots=True)
class Box:
    """The components of a module."""

    key: str
    cards: tuple[Card, ...] = ()
    """Planning cards that come into their decks."""
    removed: tuple[str, ...] = ()
    """Planning cards of the base game that leave theirs."""
    leaders: tuple[Leader, ...] = ()
    units: tuple[Unit, ...] = ()
    craft: tuple[Craft, ...] = ()
