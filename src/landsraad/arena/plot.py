"""The outcome of a match as a bar plot, written as SVG."""

from __future__ import annotations

from html import escape

from landsraad.arena.standings import Standing, Standings

WIDTH, LEFT, RIGHT, TOP, ROW, BAR = 760, 170, 150, 64, 40, 20
INK, BAND, SAND, WHISKER, PARITY = "#2b2622", "#e6ded3", "#c98b3c", "#5b3a16", "#7d2f2f"
FONT = "font-family='ui-sans-serif,system-ui,sans-serif'"


def bar_plot(outcome: Standings, title: str) -> str:
    """A bar for each name with its 95 % interval, and a line at parity."""
    bottom = TOP + ROW * len(outcome.bots)
    height = bottom + 40
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' "
        f"width='{WIDTH}' height='{height}' role='img' {FONT} font-size='14' fill='{INK}'>",
        f"<title>{escape(title)}</title>",
        f"<rect width='{WIDTH}' height='{height}' fill='#fbf8f3'/>",
        f"<text x='16' y='28' font-size='17'>{escape(title)}</text>",
        f"<text x='16' y='48' font-size='12'>{_subtitle(outcome)}</text>",
    ]
    for percent in range(0, 101, 25):
        x = _x(percent / 100)
        parts += [
            f"<path d='M{x} {TOP}V{bottom}' stroke='{BAND}'/>",
            f"<text x='{x}' y='{bottom + 18}' text-anchor='middle' font-size='12'>",
            f"{percent} %</text>",
        ]
    for place, standing in enumerate(outcome.bots):
        parts += _bar(standing, TOP + ROW * place + ROW // 2)
    if outcome.match.seats > 1:
        x = _x(outcome.match.parity)
        parts.append(
            f"<path d='M{x} {TOP - 4}V{bottom}' stroke='{PARITY}' stroke-dasharray='4 3'/>"
        )
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _subtitle(outcome: Standings) -> str:
    parity = (
        f", dashed line: parity {100 * outcome.match.parity:.0f} %"
        if outcome.match.seats > 1
        else ""
    )
    return f"{outcome.games} games, seed {outcome.match.seed}, 95 % intervals{parity}"


def _x(rate: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * rate, 1)


def _bar(standing: Standing, y: int) -> list[str]:
    low, high, end = _x(standing.low), _x(standing.high), _x(standing.win_rate)
    name = standing.name if len(standing.name) <= 22 else f"{standing.name[:21]}…"
    label = f"{100 * standing.win_rate:.1f} % of {standing.games}"
    return [
        f"<text x='{LEFT - 10}' y='{y + 5}' text-anchor='end'>{escape(name)}</text>",
        f"<rect x='{LEFT}' y='{y - BAR // 2}' width='{round(end - LEFT, 1)}' height='{BAR}' "
        f"fill='{SAND}'><title>{escape(standing.name)}: {label}</title></rect>",
        f"<path d='M{low} {y}H{high}M{low} {y - 5}v10M{high} {y - 5}v10' "
        f"stroke='{WHISKER}' stroke-width='1.5' fill='none'/>",
        f"<text x='{WIDTH - RIGHT + 14}' y='{y + 5}' font-size='12'>{label}</text>",
    ]
