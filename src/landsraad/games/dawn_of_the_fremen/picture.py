"""The desert of Dawn of the Fremen as text and as a picture, from what a view shows."""

from __future__ import annotations

from typing import Any

from landsraad.core.drawing import Drawing, columns, text_map
from landsraad.games.dawn_of_the_fremen.shapes import DawnSheet, TerritorySheet
from landsraad.games.dawn_of_the_fremen.sheet import sheet

View = dict[str, Any]

_EMPTY = "#efe4cf"
_SAND = "#e6d3a8"
_BARRIER = "#5b3a16"


def parts(view: View) -> DawnSheet:
    """The components in use: ours, or those the view brings along."""
    own: DawnSheet | None = view["content"]["sheet"]
    return own if own is not None else sheet()


def headline(view: View) -> str:
    """Where the game stands."""
    table = view["table"]
    phase = "the Harj" if table["phase"] == "harj" else f"cycle {table['cycle']}, {table['phase']}"
    return f"Arrakis: Dawn of the Fremen, {phase}"


def map_lines(view: View) -> list[str]:
    """The map: each territory as its number, and the seat that holds it in brackets."""
    shown = parts(view)
    width, height = shown["canvas"]["width"], shown["canvas"]["height"]
    lands = view["table"]["territories"]
    places = [
        (shape["x"] / width, shape["y"] / height, f"{number}{_owner(lands[key])}")
        for number, (key, shape) in enumerate(shown["territories"].items(), 1)
    ]
    return text_map(places)


def _owner(land: dict[str, Any]) -> str:
    return "" if land["owner"] is None else f"[{land['owner']}]"


def land_words(land: dict[str, Any]) -> str:
    """What lies in a territory."""
    things = [token.replace("_", " ") for token in land["tokens"]]
    things += [f"{amount} {kind.replace('_', ' ')}" for kind, amount in land["resources"].items()]
    if land["site"]:
        things.append(f"site: {land['site'].replace('_', ' ')}")
    return ", ".join(things)


def board(view: View) -> str:
    """The phase, the tribes, the map by numbers, and what lies where."""
    shown, lands = parts(view)["territories"], view["table"]["territories"]
    lines = [headline(view), "", *_tribes(view), "", *map_lines(view), ""]
    rows = [["", "territory", "seat", "strength", "there"]]
    for number, (key, shape) in enumerate(shown.items(), 1):
        land = lands[key]
        held = "" if land["owner"] is None else str(land["owner"])
        rows.append([str(number), shape["name"], held, str(land["strength"]), land_words(land)])
    name = max(len(row[1]) for row in rows)
    lines += [
        f"{row[0]:>3} {row[1]:{name}} {row[2]:>4} {row[3]:>8}  {row[4]}".rstrip() for row in rows
    ]
    return "\n".join(lines)


def _tribes(view: View) -> list[str]:
    asked = view["decision"]["seat"] if view["decision"] else None
    rows = [["", "territories", "sietches", "needed", "cards"]]
    for seat, player in enumerate(view["players"]):
        mark = ">" if seat == asked else " "
        counts = (player["territories"], player["sietches"], player["needed"], len(player["cards"]))
        rows.append([f"{mark} {seat} {player['name']}", *map(str, counts)])
    return columns(rows)


def svg(view: View) -> str:
    """The map in the colours of the tribes."""
    shown = parts(view)
    width, height = shown["canvas"]["width"], shown["canvas"]["height"]
    drawing = Drawing(width, height + 40, headline(view))
    for sand in shown["drum_sand"].values():
        drawing.polygon(sand["polygon"], _SAND)
        drawing.text(sand["x"], sand["y"], sand["name"], size=10, anchor="middle")
    colours = [tribe["colour"] for tribe in shown["tribes"]]
    for key, shape in shown["territories"].items():
        _draw_land(drawing, shape, view["table"]["territories"][key], colours)
    walls = {frozenset(pair) for pair in view["table"]["barriers"]}
    for border in shown["borders"]:
        if frozenset(border["between"]) in walls:
            drawing.line(border["path"], _BARRIER, 5)
    drawing.text(20, height + 26, headline(view), size=16, bold=True)
    return drawing.svg()


def _draw_land(
    drawing: Drawing, shape: TerritorySheet, land: dict[str, Any], colours: list[str]
) -> None:
    drawing.polygon(shape["polygon"], _EMPTY)
    x, y = shape["x"], shape["y"]
    if land["owner"] is not None:
        drawing.circle(x, y, 13, colours[land["owner"]])
        drawing.text(x, y + 4, str(land["strength"]), fill="#ffffff", anchor="middle", bold=True)
    drawing.text(x, y - 18, shape["name"], size=10, anchor="middle")
    words = land_words(land)
    if words:
        drawing.text(x, y + 26, words, size=8, anchor="middle")
