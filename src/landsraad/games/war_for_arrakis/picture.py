"""The planet of War for Arrakis as text and as a picture, from what a view shows."""

from __future__ import annotations

from typing import Any

from landsraad.core.drawing import Drawing, columns, text_map
from landsraad.games.war_for_arrakis.catalogue import UNIT_OF
from landsraad.games.war_for_arrakis.shapes import AreaSheet
from landsraad.games.war_for_arrakis.sheet import sheet

View = dict[str, Any]

_UNITS = (
    "regular", "elite", "fedaykin", "sardaukar", "naib", "bashar",
    *(unit.key for unit in UNIT_OF.values()),
)  # fmt: skip
_SIGNS = ("harvester", "wormsign", "sandworm", "wild_maker", "station")
_TOLD = frozenset(("legion", "settlement", "sietch", "sietch_revealed", "terrain", *_SIGNS))
_SIDE_COLOURS = {"atreides": "#3f8f4f", "harkonnen": "#b5402f"}
_TERRAINS = {"plateau": "#d8c7a0", "mountain": "#b39b77", "deep_desert": "#f0d9a0"}
_OTHER_TERRAIN = "#e9dcbc"
SIZE = 1000


def headline(view: View) -> str:
    """Where the game stands."""
    table = view["table"]
    heights = "/".join(str(step) for step in table["prescience"].values())
    return (
        f"Dune: War for Arrakis, round {table['round']}, {table['phase']}; "
        f"prescience {heights}, supremacy {table['supremacy']}"
    )


def numbers() -> dict[str, int]:
    """The number of each area on the text map."""
    return {key: number for number, key in enumerate(sheet()["areas"], 1)}


def map_lines(view: View) -> list[str]:
    """The map: each area as its number, with A or H where a side has a legion."""
    places = []
    for number, (key, area) in enumerate(sheet()["areas"].items(), 1):
        found = view["table"]["areas"].get(key, {})
        side = found["legion"]["side"][0].upper() if "legion" in found else ""
        sign = "*" if not side and found else ""
        places.append((area["x"], area["y"], f"{number}{side}{sign}"))
    return text_map(places, height=34)


def area_words(found: dict[str, Any]) -> str:
    """What is in an area."""
    things = []
    if "legion" in found:
        legion = found["legion"]
        words = [f"{legion[key]} {_plain(key)}" for key in _UNITS if key in legion]
        words += [sheet()["leaders"][key]["name"] for key in legion.get("leaders", ())]
        hidden = legion.get("tokens", 0) + legion.get("reserve_tokens", 0)
        words += [f"{hidden} facedown"] if hidden else []
        things.append(f"{legion['side'].title()} {', '.join(words)}")
    if "settlement" in found:
        things.append(f"settlement {found['settlement']}")
    if "sietch" in found:
        things.append("sietch" if found["sietch"] is None else f"sietch {found['sietch']}")
    things += [_plain(key) for key in _SIGNS if found.get(key)]
    things += [_plain(key) for key in found if key not in _TOLD]
    return "; ".join(things)


def _plain(key: str) -> str:
    return key.replace("_", " ")


def board(view: View) -> str:
    """The tracks, both sides, the map by numbers, and what stands where."""
    lines = [headline(view), "", *_sides(view), "", *map_lines(view), ""]
    areas, number = sheet()["areas"], numbers()
    for key, found in sorted(view["table"]["areas"].items(), key=lambda entry: number[entry[0]]):
        if words := area_words(found):
            lines.append(f"{number[key]:>3} {areas[key]['name']}: {words}")
    air = [f"{_plain(vehicle)} {key}" for key, vehicle in view["table"]["zones"].items() if vehicle]
    return "\n".join([*lines, *([f"In the air: {', '.join(air)}"] if air else [])])


def _sides(view: View) -> list[str]:
    asked = view["decision"]["seat"] if view["decision"] else None
    rows = [["", "units", "settlements", "dice", "hand", "tokens"]]
    for seat, player in enumerate(view["players"]):
        mark = ">" if seat == asked else " "
        counts = (player["units"], player["settlements"], sum(player["dice"].values()),
                  player["hand_size"], player["tokens"])  # fmt: skip
        rows.append([f"{mark} {seat} {player['side'].title()}", *map(str, counts)])
    return columns(rows)


def svg(view: View) -> str:
    """The areas with their borders, legions, settlements and sietches."""
    drawing = Drawing(SIZE, SIZE + 40, headline(view))
    areas = sheet()["areas"]
    for key, area in areas.items():
        for other in area["adjacent"]:
            if key < other:
                drawing.line([_point(area), _point(areas[other])], "#d9ccb3")
    for key, area in areas.items():
        _draw_area(drawing, area, view["table"]["areas"].get(key, {}))
    drawing.text(20, SIZE + 26, headline(view), size=16, bold=True)
    return drawing.svg()


def _point(area: AreaSheet) -> tuple[float, float]:
    return area["x"] * SIZE, area["y"] * SIZE


def _draw_area(drawing: Drawing, area: AreaSheet, found: dict[str, Any]) -> None:
    x, y = _point(area)
    drawing.circle(x, y, 15, _TERRAINS.get(area["terrain"], _OTHER_TERRAIN), "#c9bda9")
    if "settlement" in found or "sietch" in found:
        drawing.rect(x - 17, y + 12, 34, 6, "#8a6d3b")
    if "legion" in found:
        legion = found["legion"]
        count = sum(legion.get(key, 0) for key in _UNITS)
        drawing.circle(x, y, 12, _SIDE_COLOURS.get(legion["side"], "#4a4a4a"))
        drawing.text(x, y + 4, str(count), fill="#ffffff", anchor="middle", bold=True)
    if found.get("sandworm") or found.get("wild_maker"):
        drawing.circle(x + 12, y - 12, 5, "#5b3a16")
    if found or area.get("settlement"):
        drawing.text(x, y - 18, area["name"], size=9, anchor="middle")
