"""All components for drawing, JSON-ready: what a table needs to show a position by its keys."""

from __future__ import annotations

from functools import cache
from typing import Any

from landsraad.core.entries import Entry
from landsraad.games.war_for_arrakis.catalogue import (
    ADJACENT,
    AREAS,
    ATOMICS,
    LEADERS,
    SECTOR_NAMES,
    SETTLEMENTS,
    SIETCHES,
    STATIONS,
    TOUCHING,
    ZONES,
    bits,
)
from landsraad.games.war_for_arrakis.entries import entries
from landsraad.games.war_for_arrakis.sets.base.economy import ROWS
from landsraad.games.war_for_arrakis.terms import RESULT_KEYS, SIDE_KEYS, TERRAIN_KEYS

Shown = dict[str, Any]


@cache
def sheet() -> Shown:
    """Every component by kind and key."""
    by_kind: dict[str, dict[str, Shown]] = {}
    for entry in entries():
        by_kind.setdefault(entry.kind, {})[entry.key] = _words(entry)
    return {
        "areas": {area.key: _area(number) for number, area in enumerate(AREAS)},
        "sectors": list(SECTOR_NAMES),
        "zones": {
            zone.key: {"key": zone.key, "sectors": list(zone.sectors), "x": zone.x, "y": zone.y}
            for zone in ZONES
        },
        "atomics": {
            key: {"area": AREAS[area].key, "exposes": [AREAS[a].key for a in bits(shown)]}
            for key, area, shown in ATOMICS
        },
        "planning": by_kind["planning"],
        "leaders": {
            leader.key: {
                **by_kind["leader"][leader.key],
                "side": SIDE_KEYS[leader.side],
                "box": RESULT_KEYS[leader.box] if 0 <= leader.box < 5 else None,
                "hits": leader.hits,
                "shields": leader.shields,
            }
            for leader in LEADERS
        },
        "prescience": by_kind["prescience"],
        "dice": by_kind["die"],
        "rows": [row._asdict() for row in ROWS],
    }


def _words(entry: Entry) -> Shown:
    return {
        "key": entry.key,
        "name": entry.name,
        "set": entry.set_name,
        "designed": entry.designed,
        "lines": list(entry.lines),
    }


def _area(number: int) -> Shown:
    area = AREAS[number]
    walls = TOUCHING[number] & ~ADJACENT[number]
    return {
        "key": area.key,
        "name": area.name,
        "terrain": TERRAIN_KEYS[area.terrain],
        "sectors": list(area.sectors),
        "x": area.x,
        "y": area.y,
        "adjacent": [AREAS[other].key for other in bits(ADJACENT[number])],
        "impassable": [AREAS[other].key for other in bits(walls)],
        "settlement": SETTLEMENTS.get(number),
        "sietch": number in SIETCHES,
        "station": number in STATIONS,
    }
