"""The map of a content file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landsraad.core.decisions import shown
from landsraad.games.dawn_of_the_fremen.components import Border, DrumSand, Map, Point, Territory
from landsraad.games.dawn_of_the_fremen.report import Report
from landsraad.games.dawn_of_the_fremen.terms import SITES_IN_PLAY, WARRIORS

FEWEST, MOST = SITES_IN_PLAY, 2 * WARRIORS
"""Every site needs a territory, and two tribes must be able to settle all of them."""
MOST_BORDERS = 255
MOST_CORNERS = 100
CANVAS = 1000


def read_map(report: Report, given: Any) -> Map | None:
    """A whole map; None if too little of it can be read."""
    found = report.mapping("map", given)
    report.keys("map", found, ("territories", "drum_sand", "borders"))
    territories = tuple(
        _territory(report, number, row)
        for number, row in enumerate(
            report.listing("map.territories", found.get("territories", []), MOST), 1
        )
    )
    sands = tuple(
        _sand(report, number, row)
        for number, row in enumerate(
            report.listing("map.drum_sand", found.get("drum_sand", []), MOST), 1
        )
    )
    borders = tuple(
        _border(report, number, row)
        for number, row in enumerate(
            report.listing("map.borders", found.get("borders", []), MOST_BORDERS), 1
        )
    )
    if len(territories) < FEWEST:
        report.add(
            "map.territories", f"a map has {FEWEST} to {MOST} territories, not {len(territories)}"
        )
    report.unique("map", [part.key for part in territories] + [part.key for part in sands])
    _check(report, territories, sands, borders)
    if not territories or not borders:
        return None
    return Map(territories, sands, _drawn(territories, borders))


def _drawn(
    territories: tuple[Territory, ...], borders: tuple[Border, ...]
) -> tuple[Border, ...]:  # fmt: skip
    """The borders with the lines along which their territories touch, as far as they are drawn."""
    shapes = {territory.key: territory.polygon for territory in territories}
    return tuple(
        border._replace(
            path=shared_edge(shapes.get(border.first, ()), shapes.get(border.second, ()))
        )
        for border in borders
    )


def shared_edge(polygon: tuple[Point, ...], other: tuple[Point, ...]) -> tuple[Point, ...]:
    """The longest row of corners of a polygon that are corners of the other as well."""
    common, count = set(other), len(polygon)
    gap = next((place for place, corner in enumerate(polygon) if corner not in common), None)
    if gap is None:
        return polygon
    # Once around from a corner that is not shared, so that no row is cut in two.
    rows: list[tuple[int, int]] = []
    length = 0
    for place in range(gap + 1, gap + 1 + count):
        if polygon[place % count] in common:
            length += 1
        elif length:
            rows.append((length, (place - length) % count))
            length = 0
    longest, start = max(rows, key=lambda row: (row[0], -row[1]), default=(0, 0))
    return (polygon + polygon)[start : start + longest]


def _check(
    report: Report,
    territories: tuple[Territory, ...],
    sands: tuple[DrumSand, ...],
    borders: tuple[Border, ...],
) -> None:
    """Names that exist, borders once, and a map in one piece."""
    known = {territory.key for territory in territories}
    pairs = [tuple(sorted((border.first, border.second))) for border in borders]
    seen: set[tuple[str, ...]] = set()
    for border, pair in zip(borders, pairs, strict=True):
        where = f"map.borders {border.first} {border.second}"
        for key in (border.first, border.second):
            if key not in known:
                report.add(where, f"there is no territory {shown(key)}")
        if border.first == border.second:
            report.add(where, "a territory does not touch itself")
        elif pair in seen:
            report.add(where, "this border is there more than once")
        seen.add(pair)
    for sand in sands:
        report.unique(f"map.drum_sand {sand.key}", sand.around)
        for key in sand.around:
            if key not in known:
                report.add(f"map.drum_sand {sand.key}", f"there is no territory {shown(key)}")
    _check_one_piece(report, known, borders)


def _check_one_piece(report: Report, known: set[str], borders: tuple[Border, ...]) -> None:
    if not known:
        return
    reached = {min(known)}
    grown = True
    while grown:
        touching = {
            key
            for border in borders
            for key in border[:2]
            if border.first in reached or border.second in reached
        }
        grown = not touching <= reached
        reached |= touching
    for key in sorted(known - reached):
        report.add(f"map.territories {key}", "it cannot be reached from the rest of the map")


def _territory(report: Report, number: int, row: Any) -> Territory:
    where = f"map.territories {number}"
    found = report.mapping(where, row)
    fields = ("key", "name", "region", "terrain", "x", "y", "room", "polygon")
    report.keys(where, found, fields)
    name = report.text(f"{where} name", found.get("name"))
    x, y, polygon = _drawing(report, where, found)
    return Territory(
        report.key(f"{where} key", found.get("key"), name),
        name,
        report.text(f"{where} region", found.get("region", "Arrakis")),
        report.text(f"{where} terrain", found.get("terrain", "erg")),
        x,
        y,
        report.number(f"{where} room", found.get("room", 0), 0, CANVAS),
        polygon,
    )


def _sand(report: Report, number: int, row: Any) -> DrumSand:
    where = f"map.drum_sand {number}"
    found = report.mapping(where, row)
    report.keys(where, found, ("key", "name", "around", "x", "y", "polygon"))
    name = report.text(f"{where} name", found.get("name"))
    around = report.listing(f"{where} around", found.get("around", []), MOST)
    if not around:
        report.add(f"{where} around", "name the territories around it")
    x, y, polygon = _drawing(report, where, found)
    key = report.key(f"{where} key", found.get("key"), name)
    keys = tuple(report.text(f"{where} around", part) for part in around)
    return DrumSand(key, name, keys, x, y, polygon)


def _border(report: Report, number: int, row: Any) -> Border:
    where = f"map.borders {number}"
    parts = report.listing(where, row, 2)
    if len(parts) != 2 or len(row) != 2:
        report.add(where, f"must be two territories, not {shown(row)}")
        return Border("?", "??")
    first, second = (report.text(where, part) for part in parts)
    return Border(first, second)


def _drawing(
    report: Report, where: str, found: Mapping[str, Any]
) -> tuple[int, int, tuple[Point, ...]]:
    x = report.number(f"{where} x", found.get("x", 0), 0, CANVAS)
    y = report.number(f"{where} y", found.get("y", 0), 0, CANVAS)
    corners = []
    for corner in report.listing(f"{where} polygon", found.get("polygon", []), MOST_CORNERS):
        pair = report.listing(f"{where} polygon", corner, 2)
        if len(pair) != 2:
            report.add(f"{where} polygon", f"a corner is two numbers, not {shown(corner)}")
            continue
        left, down = (report.number(f"{where} polygon", part, 0, CANVAS) for part in pair)
        corners.append((left, down))
    return x, y, tuple(corners)
