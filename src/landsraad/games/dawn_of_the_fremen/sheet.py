"""All components for drawing, JSON-ready: what a table needs to show a position by its keys."""

from __future__ import annotations

from functools import lru_cache

from landsraad.games.dawn_of_the_fremen.catalogue import Box, designed_box
from landsraad.games.dawn_of_the_fremen.entries import box_entries
from landsraad.games.dawn_of_the_fremen.shapes import ChartSheet, ContentFacts, DawnSheet
from landsraad.games.dawn_of_the_fremen.terms import FACE_KEYS, FACE_NAMES, SITE_KEYS

KEPT_SHEETS = 16


def sheet() -> DawnSheet:
    """Every component of the designed box."""
    return box_sheet(designed_box())


def content_facts(box: Box) -> ContentFacts:
    """The name of the content, and which parts of it are stand-ins."""
    return {"name": box.content.name, "designed": list(box.content.designed)}


Lines = dict[tuple[str, str], list[str]]
"""By kind and key, what is said of a component."""


def _chart(box: Box, lines: Lines) -> ChartSheet:
    """The territories, the drum sand and the borders of the map."""
    chart = box.content.map
    return {
        "territories": {
            part.key: {
                "name": part.name, "region": part.region, "terrain": part.terrain,
                "x": part.x, "y": part.y, "room": part.room,
                "polygon": [list(corner) for corner in part.polygon],
                "adjacent": [box.keys[other] for other in box.near[number]],
                "drum_sand": [box.keys[other] for other in box.sand[number]],
                "lines": lines["territory", part.key],
            }
            for number, part in enumerate(chart.territories)
        },
        "drum_sand": {
            part.key: {
                "name": part.name, "x": part.x, "y": part.y, "around": list(part.around),
                "polygon": [list(corner) for corner in part.polygon],
            }
            for part in chart.drum_sand
        },
        "borders": [
            {"between": [part.first, part.second], "path": [list(corner) for corner in part.path]}
            for part in chart.borders
        ],
    }  # fmt: skip


@lru_cache(KEPT_SHEETS)
def box_sheet(box: Box) -> DawnSheet:
    """Every component of a box by kind and key; shapes are in the units of the canvas."""
    content = box.content
    lines = {(entry.kind, entry.key): list(entry.lines) for entry in box_entries(box)}
    return {
        "content": content_facts(box),
        "canvas": {"width": 1000, "height": 1000},
        **_chart(box, lines),
        "tokens": {
            part.key: {
                "name": part.name, "strength": part.strength, "move": part.move,
                "copies": part.copies, "cost": list(part.cost), "lines": lines["token", part.key],
            }
            for part in content.numbers.tokens
        },
        "sites": dict(zip(SITE_KEYS, content.numbers.sites, strict=True)),
        "faces": {
            key: {"name": name, "sides": sides}
            for key, name, sides in zip(FACE_KEYS, FACE_NAMES, content.numbers.faces, strict=True)
        },
        "cards": {
            part.key: {
                "name": part.name, "copies": part.copies, "after": part.after,
                "tradeable": part.tradeable, "ability": part.ability, "kept": part.kept,
                "lines": lines["card", part.key],
            }
            for part in content.cards
        },
        "tribes": [
            {"key": part.key, "name": part.name, "colour": part.colour, "emblem": part.emblem}
            for part in content.tribes
        ],
    }  # fmt: skip
