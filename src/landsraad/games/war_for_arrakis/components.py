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
