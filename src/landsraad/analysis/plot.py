"""Win chances over a game as lines, written as SVG."""

from __future__ import annotations

from html import escape

from landsraad.analysis.findings import Analysis, Turn
from landsraad.analysis.report import (
    TURNING_POINTS,
    eyes,
    percent,
    points,
    result_words,
    round_words,
    turn_words,
)
from landsraad.arena.plot import BAND, FONT, INK

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 860, 440, 56, 24, 92, 48
COLOURS = ("#b5482f", "#2f6f8f", "#6d8b2f", "#8b5a9e", "#c08a1e", "#3f4a55")


def chance_plot(analysis: Analysis) -> str:
    """A line for each seat, the rounds, and a mark at each turning point."""
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' "
        f"width='{WIDTH}' height='{HEIGHT}' role='img' {FONT} font-size='13' fill='{INK}'>",
        f"<title>{escape(result_words(analysis))}</title>",
        f"<rect width='{WIDTH}' height='{HEIGHT}' fill='#fbf8f3'/>",
        f"<text x='16' y='28' font-size='17'>{escape(result_words(analysis))}</text>",
        f"<text x='16' y='48' font-size='12'>{escape(_subtitle(analysis))}</text>",
        *_legend(analysis),
        *_grid(analysis),
        *(_line(analysis, seat) for seat in range(analysis.seats)),
        *(_mark(analysis, turn) for turn in analysis.turning_points(TURNING_POINTS)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _subtitle(analysis: Analysis) -> str:
    return f"Win chances by choice, as {eyes(analysis)} could know them. Rings: turning points"


def _legend(analysis: Analysis) -> list[str]:
    step = (WIDTH - LEFT - RIGHT) // max(analysis.seats, 1)
    return [
        f"<path d='M{LEFT + step * seat} 68h18' stroke='{COLOURS[seat % len(COLOURS)]}' "
        f"stroke-width='3'/><text x='{LEFT + step * seat + 24}' y='72' font-size='12'>"
        f"{escape(analysis.names[seat])}</text>"
        for seat in range(analysis.seats)
    ]


def _grid(analysis: Analysis) -> list[str]:
    end, foot = WIDTH - RIGHT, HEIGHT - BOTTOM
    parts = []
    for step in range(5):
        y = _y(step / 4)
        parts += [
            f"<path d='M{LEFT} {y}H{end}' stroke='{BAND}'/>",
            f"<text x='{LEFT - 8}' y='{y + 4}' text-anchor='end' font-size='11'>"
            f"{25 * step} %</text>",
        ]
    told: int | None = None
    for turn in analysis.turns:
        if turn.round is not None and turn.round != told:
            told = turn.round
            x = _x(analysis, turn.first - 1)
            parts += [
                f"<path d='M{x} {TOP}V{foot}' stroke='{BAND}' stroke-dasharray='3 3'/>",
                f"<text x='{x + 3}' y='{foot + 16}' font-size='11'>{round_words(told)}</text>",
            ]
    return parts


def _x(analysis: Analysis, choice: int) -> float:
    last = analysis.turns[-1].last if analysis.turns else 1
    return round(LEFT + (WIDTH - LEFT - RIGHT) * choice / last, 1)


def _y(chance: float) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance, 1)


def _line(analysis: Analysis, seat: int) -> str:
    places = [(0, analysis.turns[0].before[seat])] if analysis.turns else []
    places += [(turn.last, turn.after[seat]) for turn in analysis.turns]
    path = " ".join(f"{_x(analysis, choice)},{_y(chance)}" for choice, chance in places)
    return (
        f"<polyline points='{path}' fill='none' stroke-width='2' stroke-linejoin='round' "
        f"stroke='{COLOURS[seat % len(COLOURS)]}'><title>{escape(analysis.names[seat])}</title>"
        "</polyline>"
    )


def _mark(analysis: Analysis, turn: Turn) -> str:
    """A ring where the seat that it changed most (or the one that looks on) stood after a turn."""
    changes = [abs(turn.swing(seat)) for seat in range(analysis.seats)]
    seat = changes.index(max(changes)) if analysis.seat is None else analysis.seat
    words = (
        f"{turn_words(analysis, turn)}: {percent(turn.after[seat])} ({points(turn.swing(seat))})"
    )
    return (
        f"<circle cx='{_x(analysis, turn.last)}' cy='{_y(turn.after[seat])}' r='6' fill='none' "
        f"stroke='{INK}' stroke-width='1.5'><title>{escape(words)}</title></circle>"
    )
