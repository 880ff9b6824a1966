"""The table of Dune: Imperium as text and as a picture, from what a view shows."""

from __future__ import annotations

from typing import Any

from landsraad.core.drawing import SEAT_COLOURS, Drawing, columns
from landsraad.games.imperium.editions import tracks_with
from landsraad.games.imperium.facets.sheet import sheet
from landsraad.games.imperium.language.terms import FACTION_KEYS, FACTION_NAMES
from landsraad.games.imperium.language.words import NAMES

View = dict[str, Any]

_COUNTED = {
    "vp": "VP", "solari": "solari", "spice": "spice", "water": "water", "garrison": "troops",
    "conflict": "fight", "strength": "swords", "agents": "agents", "hand_size": "hand",
    "deck_size": "deck", "intrigue_size": "intrigue",
}  # fmt: skip
_TRACKS = {"emperor": "Emp", "guild": "Guild", "bene_gesserit": "BG", "fremen": "Frem"}
WIDTH, ROW, CELL, LEFT = 980, 46, 176, 124


def names(view: View) -> list[str]:
    """The houses by their leaders, or by their numbers as long as these are not chosen."""
    return [
        NAMES.get(player["house"], f"Seat {seat}") for seat, player in enumerate(view["players"])
    ]


def board(view: View) -> str:
    """Round, conflict, houses, agents on the board, the row, and one's own cards."""
    lines = [headline(view), "", *_houses(view), "", *_spaces(view)]
    lines.append(f"Row: {_listed(view['table']['row'])}")
    if view["seat"] is not None:
        own = view["players"][view["seat"]]
        lines.append(f"Hand: {_listed(own['hand'])}")
        lines.append(f"Intrigue: {_listed(own['intrigue'])}")
    return "\n".join(lines)


def headline(view: View) -> str:
    """Where the game stands."""
    table = view["table"]
    words = [f"Dune: Imperium, round {table['round']}, {table['phase'].replace('_', ' ')}"]
    if table["conflict"]:
        words.append(f"conflict: {NAMES[table['conflict']]}")
    return "; ".join(words)


def _listed(keys: list[str]) -> str:
    return ", ".join(NAMES[key] for key in keys) or "nothing"


def _houses(view: View) -> list[str]:
    """A table of all houses, with what everybody sees of them."""
    heads = ["", *_COUNTED.values(), *_TRACKS.values()]
    asked = view["decision"]["seat"] if view["decision"] else None
    rows = [heads]
    for seat, (name, player) in enumerate(zip(names(view), view["players"], strict=True)):
        mark = ">" if seat == asked else " "
        counts = [str(player[key]) for key in _COUNTED]
        influence = [str(player["influence"][key]) for key in _TRACKS]
        rows.append([f"{mark} {seat} {name}", *counts, *influence])
    return columns(rows)


def _spaces(view: View) -> list[str]:
    """The spaces by the area they belong to, with the seats whose agents stand there."""
    lines = []
    for area, keys in areas(view).items():
        there = []
        for key in keys:
            marks = [str(seat) for seat in view["table"]["agents"].get(key, ())]
            bonus = view["table"]["bonus_spice"].get(key)
            more = [*([f"+{bonus} spice"] if bonus else []), *([" ".join(marks)] if marks else [])]
            there.append(NAMES[key] + (f" [{'; '.join(more)}]" if more else ""))
        lines.append(f"{area}: {', '.join(there)}")
    return lines


def areas(view: View) -> dict[str, list[str]]:
    """The spaces in play by the words for their areas."""
    words: dict[str, str] = {key: FACTION_NAMES[n] for n, key in enumerate(FACTION_KEYS)}
    found: dict[str, list[str]] = {}
    for key in view["table"]["spaces"]:
        area = sheet()["spaces"][key]["area"]
        plain = NAMES.get(area, area.replace("_", " ").capitalize())
        found.setdefault(words.get(area, plain), []).append(key)
    return found


def svg(view: View) -> str:
    """The board with its agents, and the houses below it."""
    rows = _rows(view)
    seats = len(view["players"])
    height = 60 + ROW * len(rows) + 40 + 26 * seats
    drawing = Drawing(WIDTH, height, headline(view))
    drawing.text(16, 28, headline(view), size=16, bold=True)
    for number, (area, keys) in enumerate(rows):
        top = 48 + ROW * number
        drawing.text(16, top + 24, area, bold=True)
        for place, key in enumerate(keys):
            _draw_space(drawing, view, key, LEFT + (CELL - 8) * place, top)
    _draw_houses(drawing, view, 48 + ROW * len(rows) + 28)
    return drawing.svg()


def _rows(view: View) -> list[tuple[str, list[str]]]:
    """The areas, in rows of at most five spaces."""
    return [
        (area if not start else "", keys[start : start + 5])
        for area, keys in areas(view).items()
        for start in range(0, len(keys), 5)
    ]


def _draw_space(drawing: Drawing, view: View, key: str, x: float, y: float) -> None:
    drawing.rect(x, y, CELL - 16, ROW - 8, "#f0e6d2")
    drawing.text(x + 8, y + 15, NAMES[key], size=11)
    bonus = view["table"]["bonus_spice"].get(key)
    if bonus:
        drawing.text(x + CELL - 24, y + 15, f"+{bonus}", size=11, fill="#b5651d", anchor="end")
    for place, seat in enumerate(view["table"]["agents"].get(key, ())):
        drawing.circle(x + 14 + 18 * place, y + 27, 7, SEAT_COLOURS[seat % len(SEAT_COLOURS)])


def _draw_houses(drawing: Drawing, view: View, top: float) -> None:
    for seat, (name, player) in enumerate(zip(names(view), view["players"], strict=True)):
        y = top + 26 * seat
        drawing.circle(24, y - 4, 7, SEAT_COLOURS[seat % len(SEAT_COLOURS)])
        influence = " ".join(
            f"{words} {player['influence'][key]}"
            for key, words in zip(FACTION_KEYS, tracks_with(len(view["players"])), strict=True)
        )
        drawing.text(40, y, name, bold=True)
        drawing.text(
            260, y,
            f"{player['vp']} VP · {player['solari']} solari · {player['spice']} spice · "
            f"{player['water']} water · conflict {player['conflict']} (strength "
            f"{player['strength']}) · {influence}",
        )  # fmt: skip
