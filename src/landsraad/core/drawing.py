"""What boards are drawn with: maps and tables of plain letters, and SVG."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape

SEAT_COLOURS = ("#2f6db5", "#b5402f", "#3f8f4f", "#a07a1c", "#7a4fa0", "#4a4a4a")
"""The colours of the seats, which can be told apart without red or green."""
INK, PAPER, LINE = "#2b2622", "#fbf8f3", "#c9bda9"
FONT = "ui-sans-serif,system-ui,sans-serif"


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [row[0].ljust(widths[0])]
            + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        )
        for row in rows
    ]


def text_map(
    places: Iterable[tuple[float, float, str]], width: int = 79, height: int = 26
) -> list[str]:
    """Labels where they lie on a map, as lines of letters.

    Each place is x and y, from 0 (left, top) to 1, and its label. Where labels would touch, one
    gives way to the side, or to a line beside it.
    """
    rows = [[" "] * width for _ in range(height)]
    for x, y, label in sorted(places, key=lambda place: (place[1], place[0])):
        row, column = round(y * (height - 1)), round(x * (width - len(label)))
        for down, right in _nearby(width, height):
            r, c = row + down, column + right
            if not (0 <= r < height and 0 <= c <= width - len(label)):
                continue
            if all(cell == " " for cell in rows[r][max(c - 1, 0) : c + len(label) + 1]):
                rows[r][c : c + len(label)] = label
                break
    return ["".join(row).rstrip() for row in rows]


@cache
def _nearby(width: int, height: int) -> tuple[tuple[int, int], ...]:
    """Steps down and to the right, the shortest first; a line is as far as four letters."""
    steps = ((r, c) for r in range(-height, height + 1) for c in range(-width, width + 1))
    return tuple(sorted(steps, key=lambda step: (4 * abs(step[0]) + abs(step[1]), step)))


class Drawing:
    """An SVG picture, drawn from back to front."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" font-family="{FONT}" '
            f'font-size="12" fill="{INK}">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        ]

    def rect(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        """A rectangle with round corners."""
        self._parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="5" '
            f'fill="{fill}" stroke="{LINE}"/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = INK) -> None:
        """A disc with an edge."""
        self._parts.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{stroke}"/>'
        )

    def line(self, points: Iterable[Sequence[float]], colour: str, width: float = 1) -> None:
        """A line through points."""
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        self._parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'
        )

    def polygon(self, points: Iterable[Sequence[float]], fill: str) -> None:
        """A closed shape."""
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        self._parts.append(f'<polygon points="{path}" fill="{fill}" stroke="{LINE}"/>')

    def text(
        self, x: float, y: float, words: str, *, size: float = 12, fill: str = INK,
        anchor: str = "start", bold: bool = False,
    ) -> None:  # fmt: skip
        """Words; the point is on the line they stand on."""
        weight = ' font-weight="bold"' if bold else ""
        self._parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" '
            f'text-anchor="{anchor}"{weight}>{escape(words)}</text>'
        )

    def svg(self) -> str:
        """The whole picture."""
        return "\n".join([*self._parts, "</svg>"])
