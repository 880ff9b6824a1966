"""Numbered tables of the components and of the map, read once at import."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final

from landsraad.games.war_for_arrakis.components import Card, Craft, Leader, Unit
from landsraad.games.war_for_arrakis.modules.boxes import BOXES
from landsraad.games.war_for_arrakis.sets.base import (
    board,
    corrino_ally,
    fremen_ally,
    house_atreides,
    house_harkonnen,
)
from landsraad.games.war_for_arrakis.sets.base import leaders as named_leaders
from landsraad.games.war_for_arrakis.terms import (
    AIR_VEHICLES,
    ATREIDES,
    DEEP_DESERT,
    DESERT,
    GENERIC,
    HARKONNEN,
    MINOR_ERG,
    MOUNTAIN,
    NOBODY,
    ORNITHOPTER,
    PIECE_KEYS,
    PIECE_NAMES,
    PLATEAU,
    VEHICLE_KEYS,
)


def numbered(what: str, keys: Iterable[str]) -> dict[str, int]:
    """Keys with their places; raises ValueError for one that stands twice."""
    found: dict[str, int] = {}
    for number, key in enumerate(keys):
        if key in found:
            raise ValueError(f"two {what} are called {key!r}")
        found[key] = number
    return found


# --- the map

AREAS: Final = board.AREAS
AREA_KEYS: Final = tuple(area.key for area in AREAS)
AREA: Final = {area.key: number for number, area in enumerate(AREAS)}
ZONES: Final = board.ZONES
ZONE: Final = {zone.key: number for number, zone in enumerate(ZONES)}
SECTOR_NAMES: Final = board.SECTORS


def mask_of(keys: tuple[str, ...] | list[str]) -> int:
    """Areas by their keys as bits."""
    return sum(1 << AREA[key] for key in keys)


_BYTES: Final = (len(AREAS) + 7) // 8
_IN_BYTE: Final = tuple(
    tuple(8 * place + n for n in range(8) if byte >> n & 1)
    for place in range(_BYTES)
    for byte in range(256)
)
"""The bits that are set in each byte of a set of areas."""


@lru_cache(1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, from the lowest; sets of areas come again and again."""
    found: list[int] = []
    first = 0
    for byte in mask.to_bytes(_BYTES, "little"):
        if byte:
            found.extend(_IN_BYTE[first + byte])
        first += 256
    return tuple(found)


def _borders(lines: dict[str, str]) -> list[int]:
    masks = [0] * len(AREAS)
    for key, others in lines.items():
        for other in others.split():
            masks[AREA[key]] |= 1 << AREA[other]
            masks[AREA[other]] |= 1 << AREA[key]
    return masks


ADJACENT: Final = tuple(_borders(board.PASSABLE))
"""For each area the areas that are adjacent on the ground, as bits."""
TOUCHING: Final = tuple(
    ground | wall for ground, wall in zip(ADJACENT, _borders(board.IMPASSABLE), strict=True)
)
"""The same with those behind an impassable border."""
BASE_TERRAIN: Final = tuple(area.terrain for area in AREAS)


def _of_terrain(*kinds: int) -> int:
    return sum(1 << n for n, kind in enumerate(BASE_TERRAIN) if kind in kinds)


MOUNTAINS, PLATEAUS, ERGS = _of_terrain(MOUNTAIN), _of_terrain(PLATEAU), _of_terrain(MINOR_ERG)
DESERTS, DEEP = _of_terrain(DESERT, DEEP_DESERT), _of_terrain(DEEP_DESERT)
"""Deserts include the deep desert."""
SHELTERED: Final = mask_of(board.SHELTERED)
SECTOR_AREAS: Final = tuple(
    sum(1 << n for n, area in enumerate(AREAS) if sector in area.sectors)
    for sector in range(len(SECTOR_NAMES))
)
ZONE_AREAS: Final = tuple(
    SECTOR_AREAS[zone.sectors[0]] | SECTOR_AREAS[zone.sectors[1]] | 1 << AREA["north_pole"]
    for zone in ZONES
)
"""For each air zone the areas it serves; all of them reach the North Pole."""
ZONES_AT: Final = tuple(
    tuple(z for z, served in enumerate(ZONE_AREAS) if served >> area & 1)
    for area in range(len(AREAS))
)
SETTLEMENTS: Final = {AREA[key]: rank for key, rank in board.SETTLEMENTS.items()}
SIETCHES: Final = tuple(AREA[key] for key in board.SIETCHES)
STATIONS: Final = tuple(AREA[key] for key in board.STATIONS)
ARRAKEEN: Final = AREA["arrakeen"]
ATOMICS: Final = tuple(
    (key, AREA[area], mask_of(shown)) for key, (area, shown) in board.ATOMICS.items()
)
"""For each token of the family atomics its key, the mountain and the plateaus it exposes."""


def _blasted(mountain: int) -> tuple[int, ...]:
    """The adjacent areas of each, with no border of a mountain closed any more."""
    bit = 1 << mountain
    ways = [ground | TOUCHING[area] & bit for area, ground in enumerate(ADJACENT)]
    ways[mountain] = TOUCHING[mountain]
    return tuple(ways)


BLASTED: Final = tuple(_blasted(area) for _, area, _ in ATOMICS)
"""For each token of the family atomics where sandworms may go then (WFA 16.1.30)."""

# --- planning cards

BASE_CARDS: Final[tuple[Card, ...]] = tuple(
    replace(card, deck=deck)
    for deck, module in enumerate((house_atreides, fremen_ally, house_harkonnen, corrino_ally))
    for card in module.CARDS
)
CARDS: Final[tuple[Card, ...]] = (*BASE_CARDS, *(card for box in BOXES for card in box.cards))
CARD: Final = numbered("planning cards", (card.key for card in CARDS))
DECK_OF: Final = tuple(card.deck for card in CARDS)
SCHEMING: Final = CARD["hawats_scheming"]

# --- leaders

BASE_LEADERS: Final = named_leaders.LEADERS
LEADERS: Final[tuple[Leader, ...]] = (
    *BASE_LEADERS,
    *(leader for box in BOXES for leader in box.leaders),
)
LEADER: Final = numbered("leaders", (leader.key for leader in LEADERS))
LEADER_SIDE: Final = tuple(leader.side for leader in LEADERS)
LEADER_DECK: Final = tuple(
    leader.deck if leader.deck >= 0 else 2 * leader.side for leader in LEADERS
)
"""The planning deck of each leader's part of the side."""
LEADER_HITS: Final = tuple(leader.hits for leader in LEADERS)
LEADER_SHIELDS: Final = tuple(leader.shields for leader in LEADERS)
UNTOUCHABLE: Final = sum(1 << n for n, leader in enumerate(LEADERS) if leader.untouchable)
"""Leaders on whom no hit is taken, as bits."""
WILD_MAKER: Final = LEADER["wild_maker"]
PAUL_ATREIDES, MUAD_DIB = LEADER["paul_atreides"], LEADER["paul_muad_dib"]
LADY_JESSICA, REVEREND_MOTHER = LEADER["lady_jessica"], LEADER["reverend_mother_jessica"]
CHANI, ALIA = LEADER["chani"], LEADER["alia"]
HAWAT, MOHIAM = LEADER["thufir_hawat"], LEADER["gaius_helen_mohiam"]
RABBAN, FEYD = LEADER["beast_rabban"], LEADER["feyd_rautha"]
REPLACES: Final = {MUAD_DIB: PAUL_ATREIDES, REVEREND_MOTHER: LADY_JESSICA}
"""Who takes over place and card of whom."""
GUISES: Final = {
    "paul": (PAUL_ATREIDES, MUAD_DIB),
    "jessica": (LADY_JESSICA, REVEREND_MOTHER),
    **{leader.key: (number,) for number, leader in enumerate(LEADERS)},
}
"""The leaders that a name on a card may mean."""
PAULS: Final = 1 << PAUL_ATREIDES | 1 << MUAD_DIB
SIDE_LEADERS: Final = tuple(
    tuple(n for n, leader in enumerate(BASE_LEADERS) if leader.side == side and n != WILD_MAKER)
    for side in (ATREIDES, HARKONNEN)
)
"""The leaders of the base game who stand on the board; see `kit` for those of a game."""

# --- units and vehicles


def _flown(origin: int, far: int) -> int:
    """The areas over as many borders as that, and at least over one."""
    reach = TOUCHING[origin]
    for _ in range(far - 1):
        for area in bits(reach):
            reach |= TOUCHING[area]
    return reach & ~(1 << origin)


UNIT_OF: Final[dict[int, Unit]] = {unit.kind: unit for box in BOXES for unit in box.units}
"""The units that modules bring, by kind."""
KIND_OF: Final = tuple(
    {key: kind for kind, key in enumerate(keys)} | {u.key: u.kind for u in UNIT_OF.values()}
    for keys in PIECE_KEYS
)
"""For each side the kinds of its units and generic leaders, by key."""
WALKERS: Final = frozenset(kind for kind, unit in UNIT_OF.items() if not unit.rides)
"""The kinds of units that do not sandride."""
LEADING: Final = frozenset(kind for kind, unit in UNIT_OF.items() if unit.leads)
"""The kinds of units that are generic leaders at once."""
CRAFT: Final[dict[int, Craft]] = {craft.kind: craft for box in BOXES for craft in box.craft}
"""What else flies, by kind."""
VEHICLE_KEY: Final[dict[int, str]] = {
    **dict(enumerate(VEHICLE_KEYS)), **{kind: craft.key for kind, craft in CRAFT.items()},
}  # fmt: skip
VEHICLE_NAME: Final[dict[int, str]] = {
    **dict(enumerate(VEHICLE_KEYS)), **{kind: craft.name for kind, craft in CRAFT.items()},
}  # fmt: skip
"""What flies or harvests, by kind: as a key and for people."""
CARRIES: Final = tuple(
    HARKONNEN if kind == ORNITHOPTER else CRAFT[kind].pilot if kind in CRAFT else NOBODY
    for kind in range(max(VEHICLE_KEY) + 1)
)
"""Whose legions a vehicle carries, by kind."""
CARRIES_FAR: Final = tuple(
    2 if kind == ORNITHOPTER else CRAFT[kind].reach if kind in CRAFT else 0
    for kind in range(len(CARRIES))
)
FLIGHTS: Final = tuple(
    tuple(_flown(area, CARRIES_FAR[kind]) for area in range(len(AREAS)))
    for kind in range(len(CARRIES))
)
"""The areas that a vehicle takes a legion to from each area, over any border, by kind."""
BOARDING: Final = tuple(
    CRAFT[kind].verb if kind in CRAFT else "transport" for kind in range(len(CARRIES))
)
"""The word by which a legion boards, by kind."""
SAVING: Final = frozenset(kind for kind, craft in CRAFT.items() if craft.saves)
LASTING: Final = frozenset(kind for kind, craft in CRAFT.items() if craft.lasting)
YIELDING: Final = frozenset(
    (*AIR_VEHICLES, *(kind for kind, craft in CRAFT.items() if craft.yields))
)
"""What leaves its air zone when a vehicle of another kind is placed there."""


def piece_key(side: int, kind: int) -> str:
    """A kind of unit or generic leader, as a key."""
    return PIECE_KEYS[side][kind] if kind <= GENERIC else UNIT_OF[kind].key


def piece_name(side: int, kind: int) -> str:
    """A kind of unit or generic leader, for people."""
    return PIECE_NAMES[side][kind] if kind <= GENERIC else UNIT_OF[kind].name
