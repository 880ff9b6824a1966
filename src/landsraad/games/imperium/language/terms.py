"""The rulebook's words as integers, unpacked once for the hot code."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, IntFlag
from typing import Final

from landsraad.games.imperium.shapes import Faction as FactionKey


class Resource(IntEnum):
    """What a player counts; persuasion and swords last for one round only."""

    SOLARI = 0
    SPICE = 1
    WATER = 2
    PERSUASION = 3
    SWORD = 4


class Faction(IntEnum):
    """The four powers with an influence track; also the first four agent icons."""

    EMPEROR = 0
    GUILD = 1
    BENE_GESSERIT = 2
    FREMEN = 3


class Icon(IntEnum):
    """The agent icons that are not factions."""

    LANDSRAAD = 4
    CITY = 5
    SPICE_TRADE = 6


class Place(IntEnum):
    """Where a troop stands."""

    GARRISON = 0
    CONFLICT = 1
    EITHER = 2


@dataclass(frozen=True, slots=True, eq=False)
class UnitKind:
    """A kind of units, with the icons that stand for it; each is made once."""

    key: str
    shown: tuple[str, ...]


TROOP: Final = UnitKind("troop", ("troop",))


@dataclass(frozen=True, slots=True, eq=False)
class Holding:
    """What a house takes once and keeps: in words, as an icon, and its worth in the first round.

    Each is made once and equals only itself, so that it is quickly found in a table.
    """

    key: str
    take: str
    have: str
    shown: str
    worth: float
    note: str = ""
    beside: str = ""


SEAT: Final = Holding(
    "seat",
    "take a High Council seat",
    "with a High Council seat",
    "council",
    11.0,
    " (+2 persuasion on each of your reveal turns)",
    "seat",
)
SWORDMASTER: Final = Holding(
    "swordmaster", "gain your third agent", "with your swordmaster", "swordmaster", 18.0
)


class Among:
    """Which factions an influence may be gained with: all, or those where something holds.

    Mechanisms may have names of their own for others.
    """

    ALL: Final = "all"
    BEHIND: Final = "behind"
    """An opponent has more."""
    VISITED: Final = "visited"
    """This turn's agent stands there."""
    REACHED: Final = "reached"
    """The house has 2 influence or more."""


class Zone(IntEnum):
    """Where a card may be trashed from."""

    HAND = 0
    DISCARD = 1
    PLAY = 2


class Pile(IntEnum):
    """Where an acquired card goes."""

    DISCARD = 0
    DECK = 1
    HAND = 2


class Rule(IntFlag):
    """A rule that an effect changes for the rest of a turn (or of a reveal turn)."""

    IGNORE_AGENTS = 1
    DOUBLE_HARVEST = 4
    DOUBLE_INFLUENCE = 8
    ACQUIRE_TO_TOP = 32
    EXTRA_TURN = 64
    COMBAT = 128


class Phase(IntEnum):
    """Where in the round the game stands; setup comes before, the end after all rounds."""

    SETUP = 0
    ROUND_START = 1
    TURNS = 2
    COMBAT = 3
    MAKERS = 4
    RECALL = 5
    ENDGAME = 6
    OVER = 7


# Unpacked once: a global look-up costs a sixth of an attribute of an enum. Resources are plain
# integers, as they index the resources of a house.
SOLARI: Final = int(Resource.SOLARI)
SPICE: Final = int(Resource.SPICE)
WATER: Final = int(Resource.WATER)
PERSUASION: Final = int(Resource.PERSUASION)
SWORD: Final = int(Resource.SWORD)
EMPEROR, GUILD, BENE_GESSERIT, FREMEN = Faction
LANDSRAAD, CITY, SPICE_TRADE = Icon
GARRISON, CONFLICT, EITHER = Place
FACTIONS: Final = tuple(Faction)

FACTION_NAMES: Final = ("Emperor", "Spacing Guild", "Bene Gesserit", "Fremen")
ICON_NAMES: Final = (*FACTION_NAMES, "Landsraad", "City", "Spice Trade")
RESOURCE_NAMES: Final = ("solari", "spice", "water", "persuasion", "sword")
FACTION_KEYS: Final[tuple[FactionKey, ...]] = ("emperor", "guild", "bene_gesserit", "fremen")
ICON_KEYS: Final = (*FACTION_KEYS, *(icon.name.lower() for icon in Icon))
FACTION_ICON_MASK: Final = 0b1111
UNPRICED: Final = 99
"""Stands for the cost of cards that have none."""
STOLEN_FROM: Final = 4
"""How many intrigue cards make a house worth stealing from."""
