"""The curve of a course of training, written as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from landsraad.arena.plot import BAND, FONT, INK, PARITY, SAND, WHISKER
from landsraad.arena.statistics import wilson
from landsraad.training.course import Report

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 360, 60, 60, 64, 48


def curve_plot(reports: Sequence[Report], title: str, parity: float) -> str:
    """The loss as a line, and the games won against greedy bots with their 95 % intervals."""
    games = max((report.games for report in reports), default=1)
    most = max((report.loss for report in reports), default=1.0) or 1.0

    def x(number: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * number / games, 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share, 1)

    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' "
        f"width='{WIDTH}' height='{HEIGHT}' role='img' {FONT} font-size='12' fill='{INK}'>",
        f"<title>{escape(title)}</title>",
        f"<rect width='{WIDTH}' height='{HEIGHT}' fill='#fbf8f3'/>",
        f"<text x='16' y='28' font-size='17'>{escape(title)}</text>",
        f"<text x='16' y='48'>dots: games won one step ahead against greedy bots, with 95 % "
        f"intervals (left); line: loss, up to {most:.2f} (right)</text>",
    ]
    for percent in range(0, 101, 25):
        parts += [
            f"<path d='M{LEFT} {y(percent / 100)}H{WIDTH - RIGHT}' stroke='{BAND}'/>",
            f"<text x='{LEFT - 8}' y='{y(percent / 100) + 4}' text-anchor='end'>{percent} %</text>",
            f"<text x='{WIDTH - RIGHT + 8}' y='{y(percent / 100) + 4}'>"
            f"{most * percent / 100:.2f}</text>",
            f"<text x='{x(games * percent // 100)}' y='{HEIGHT - 24}' text-anchor='middle'>"
            f"{games * percent // 100}</text>",
        ]
    parts.append(f"<text x='{WIDTH / 2}' y='{HEIGHT - 8}' text-anchor='middle'>games</text>")
    parts.append(
        f"<path d='M{LEFT} {y(parity)}H{WIDTH - RIGHT}' stroke='{PARITY}' stroke-dasharray='4 3'/>"
    )
    line = " ".join(f"{x(report.games)},{y(report.loss / most)}" for report in reports)
    parts.append(f"<polyline points='{line}' fill='none' stroke='{SAND}' stroke-width='1.5'/>")
    for report in reports:
        if report.wins is not None and report.trials:
            low, high = wilson(report.wins, report.trials)
            place, rate = x(report.games), report.wins / report.trials
            parts.append(
                f"<path d='M{place} {y(low)}V{y(high)}' stroke='{WHISKER}'/>"
                f"<circle cx='{place}' cy='{y(rate)}' r='4' fill='{WHISKER}'>"
                f"<title>{report.wins} of {report.trials} after {report.games} games</title>"
                "</circle>"
            )
    parts.append("</svg>")
    return "\n".join(parts) + "\n"
