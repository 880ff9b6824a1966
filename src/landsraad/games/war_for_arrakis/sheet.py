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
from landsraad.games.war_for_arrakis.components import Leader
from landsraad.games.war_for_arrakis.content import (
    BASE,
    Content,
    leaders_of,
    replaced_leaders,
)
from landsraad.games.war_for_arrakis.entries import entries
from landsraad.games.war_for_arrakis.plug import Module, known
from landsraad.games.war_for_arrakis.sets.base.economy import ROWS
from landsraad.games.war_for_arrakis.shapes import (
    AreaSheet,
    ContentSheet,
    LeaderSheet,
    ModuleSheet,
    Printed,
    SideSheet,
    WarSheet,
)
from landsraad.games.war_for_arrakis.terms import (
    ATOMICS as ATOMICS_STEP,
)
from landsraad.games.war_for_arrakis.terms import (
    CLAIMS,
    DECK_KEYS,
    DECK_NAMES,
    DECKS_OF,
    DESERT_LEADERS,
    FEYD_STEP,
    HAWAT_STEP,
    IMPERIUM_KEYS,
    IMPERIUM_NAMES,
    LAST_STEP,
    MARKER_KEYS,
    MARKER_NAMES,
    PIECE_KEYS,
    PIECE_NAMES,
    PRE_BORN,
    RESULT_KEYS,
    SIDE_KEYS,
    SIDE_NAMES,
    SIDES,
    SLOTS,
    TERRAIN_KEYS,
    TOKEN_STEPS,
)


@cache
def sheet() -> WarSheet:
    """Every component by kind and key."""
    by_kind = _by_kind(BASE)
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
        "dice": by_kind["die"],
        **content_sheet(BASE),
        "leaders": {leader.key: _leader(leader, by_kind) for leader in LEADERS},
        "rows": [
            {
                "dice": row.dice,
                "harvesters": row.harvesters,
                "ornithopters": row.ornithopters,
                "carryalls": row.carryalls,
            }
            for row in ROWS
        ],
        "sides": [_side(side) for side in SIDES],
        "results": list(RESULT_KEYS),
        "markers": dict(zip(MARKER_KEYS, MARKER_NAMES, strict=True)),
        "imperium": {
            key: {"name": name, "ban": ban}
            for key, name, ban in zip(IMPERIUM_KEYS, IMPERIUM_NAMES, BANS, strict=True)
        },
        "tracks": {"supremacy": _supremacy(), "prescience": _prescience()},
        "last_step": LAST_STEP,
        "claims": CLAIMS,
        "modules": {module.key: _module(module) for module in known()},
        "pieces": by_kind.get("piece", {}),
    }


def _module(module: Module) -> ModuleSheet:
    """What a module brings besides the components of the catalogue."""
    more: Any = module.sheet() if module.sheet is not None else {}
    return {"title": module.title, **more}


@cache
def content_sheet(content: Content) -> ContentSheet:
    """The part of the sheet that a content file may change."""
    by_kind = _by_kind(content)
    leaders = (*leaders_of(content), *replaced_leaders(content))
    return {
        "leaders": {leader.key: _leader(leader, by_kind) for leader in leaders},
        "prescience": by_kind["prescience"],
        "objectives": by_kind["objective"],
    }


def _leader(leader: Leader, by_kind: dict[str, dict[str, Printed]]) -> LeaderSheet:
    return {
        **by_kind["leader"][leader.key],
        "side": SIDE_KEYS[leader.side],
        "box": RESULT_KEYS[leader.box] if 0 <= leader.box < 5 else None,
        "hits": leader.hits,
        "shields": leader.shields,
    }


def _by_kind(content: Content) -> dict[str, dict[str, Printed]]:
    found: dict[str, dict[str, Printed]] = {}
    for entry in entries(content):
        found.setdefault(entry.kind, {})[entry.key] = _words(entry)
    return found


BANS = (
    "Guild ban: no scouting",
    "Landsraad ban: no Harkonnen cards for combat dice",
    "CHOAM ban: five Harkonnen units in an area",
)


def _side(side: int) -> SideSheet:
    return {
        "key": SIDE_KEYS[side],
        "name": SIDE_NAMES[side],
        "slots": SLOTS[side],
        "decks": {DECK_KEYS[deck]: DECK_NAMES[deck] for deck in DECKS_OF[side]},
        "pieces": dict(zip(PIECE_KEYS[side], PIECE_NAMES[side], strict=True)),
    }


def _supremacy() -> dict[int, str]:
    """What the steps of the supremacy track bring (WFA 12.5)."""
    token = "a Bene Gesserit token for the Atreides"
    return {
        HAWAT_STEP: "Thufir Hawat enters play",
        **dict.fromkeys(TOKEN_STEPS, token),
        FEYD_STEP: "Feyd-Rautha enters play",
        LAST_STEP: "the Harkonnens win",
    }


def _prescience() -> dict[int, str]:
    """What the steps of the prescience track bring (WFA 12.3, 12.4.1)."""
    return {
        DESERT_LEADERS: "Paul-Muad'Dib, Reverend Mother Jessica or Chani, each by a marker",
        PRE_BORN: "the first marker here brings Alia",
        ATOMICS_STEP: "the family atomics may be detonated",
    }


def _words(entry: Entry) -> Printed:
    return {
        "key": entry.key,
        "name": entry.name,
        "set": entry.set_name,
        "designed": entry.designed,
        "lines": list(entry.lines),
    }


def _area(number: int) -> AreaSheet:
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
