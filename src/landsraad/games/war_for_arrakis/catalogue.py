"""Numbered tables of the components and of the map, read once at import."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from landsraad.games.war_for_arrakis.components import Card
from landsraad.games.war_for_arrakis.sets.base import (
    board,
    corrino_ally,
    fremen_ally,
    house_atreides,
    house_harkonnen,
)
from landsraad.games.war_for_arrakis.sets.base import leaders as named_leaders
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DEEP_DESERT,
    DESERT,
    HARKONNEN,
    MINOR_ERG,
    MOUNTAIN,
    PLATEAU,
)

# --- the map

AREAS: Final = board.AREAS
AREA: Final = {area.key: number for number, area in enumerate(AREAS)}
ZONES: Final = board.ZONES
ZONE: Final = {zone.key: number for number, zone in enumerate(ZONES)}
SECTOR_NAMES: Final = board.SECTORS


def mask_of(keys: tuple[str, ...] | list[str]) -> int:
    """Areas by their keys as bits."""
    return sum(1 << AREA[key] for key in keys)


@lru_cache(1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, from the lowest; sets of areas come again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
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

# --- planning cards

CARDS: Final[tuple[Card, ...]] = tuple(
    replace(card, deck=deck)
    for deck, module in enumerate((house_atreides, fremen_ally, house_harkonnen, corrino_ally))
    for card in module.CARDS
)
CARD: Final = {card.key: number for number, card in enumerate(CARDS)}
DECK_OF: Final = tuple(card.deck for card in CARDS)
DECKS: Final = tuple(
    tuple(n for n, card in enumerate(CARDS) if card.deck == deck for _ in range(card.copies))
    for deck in range(4)
)
"""For each planning deck its cards, in a canonical order."""
SCHEMING: Final = CARD["hawats_scheming"]

# --- leaders

LEADERS: Final = named_leaders.LEADERS
LEADER: Final = {leader.key: number for number, leader in enumerate(LEADERS)}
LEADER_SIDE: Final = tuple(leader.side for leader in LEADERS)
LEADER_HITS: Final = tuple(leader.hits for leader in LEADERS)
LEADER_SHIELDS: Final = tuple(leader.shields for leader in LEADERS)
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
    tuple(n for n, leader in enumerate(LEADERS) if leader.side == side and n != WILD_MAKER)
    for side in (ATREIDES, HARKONNEN)
)
