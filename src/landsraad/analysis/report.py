"""An analysis in words: tables and lines for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.analysis.findings import Analysis, Tally, Turn
from landsraad.core.drawing import columns

TURNING_POINTS = 5
WORTH_TELLING = 0.02
"""Smaller changes of chance are not told."""
STORY = 500
"""How many letters of a turn's story are told."""
ROUGH = "Nothing was learnt of this game yet: its win chances are rough, their order says more."


def percent(chance: float) -> str:
    """A chance, as ``31 %``."""
    return f"{100 * chance:.0f} %"


def points(change: float) -> str:
    """A change of chance with its sign, as ``+3.1``; in percentage points."""
    # Adding zero turns a negative zero into a plain one.
    return f"{round(100 * change, 1) + 0.0:+.1f}".replace("-", "−")


def result_words(analysis: Analysis) -> str:
    """What game it was, and who has won."""
    winners = " and ".join(analysis.names[seat] for seat in analysis.winners)
    end = f"won by {winners or 'a rival'}" if analysis.over else "not finished"
    seats = "1 seat" if analysis.seats == 1 else f"{analysis.seats} seats"
    return f"{analysis.title}, {seats}, {end}"


def eyes(analysis: Analysis) -> str:
    """From whose eyes the chances are seen."""
    return "each seat itself" if analysis.seat is None else analysis.names[analysis.seat]


def turn_words(analysis: Analysis, turn: Turn) -> str:
    """Whose turn it was, and where in the game."""
    many = turn.last > turn.first
    choices = f"choices {turn.first} to {turn.last}" if many else f"choice {turn.first}"
    return f"{_round(turn.round)}{choices}, {analysis.names[turn.seat]}"


def _round(number: int | None) -> str:
    return "" if number is None else f"{round_words(number)}, "


def round_words(number: int) -> str:
    """A round by its number; before the first one everything is setup."""
    return f"round {number}" if number else "setup"


def lines(analysis: Analysis, decisions: int) -> list[str]:
    """The whole report: chances by round, turning points, costly choices, luck and decisions."""
    if not analysis.turns:
        return [f"{result_words(analysis)}: nothing was chosen yet."]
    return [
        f"{result_words(analysis)}: {analysis.turns[-1].last} choices, "
        f"each judged by the mentat with {analysis.effort}.",
        *([] if analysis.learnt else [ROUGH]),
        "",
        f"Win chances, as {eyes(analysis)} could know them:",
        *_by_round(analysis),
        "",
        "Turning points:",
        *_turning_points(analysis),
        "",
        *_costliest(analysis, decisions),
        "Luck against decision, in points of win chance:",
        *_tallies(analysis.tallies()),
    ]


def _by_round(analysis: Analysis) -> list[str]:
    """The chances at the start of each round, or of each turn where there are no rounds."""
    rows = [["", *analysis.names[: analysis.seats]]]
    told: int | None = None
    for turn in analysis.turns:
        if turn.round is None or turn.round != told:
            told = turn.round
            where = f"choice {turn.first}" if told is None else round_words(told)
            rows.append([where, *map(percent, turn.before)])
    rows.append(["end" if analysis.over else "now", *map(percent, analysis.turns[-1].after)])
    return columns(rows)


def _turning_points(analysis: Analysis) -> list[str]:
    found = []
    for turn in analysis.turning_points(TURNING_POINTS):
        found.append(f"  {_capital(turn_words(analysis, turn))}: {_changes(analysis, turn)}.")
        if turn.seat in analysis.judged_seats:
            luck = points(turn.luck(turn.seat))
            found.append(
                f"    For {analysis.names[turn.seat]}: decisions {points(-turn.lost)}, luck {luck}."
            )
        if turn.words:
            found.append(f"    {_story(analysis, turn)}")
    return found


def _changes(analysis: Analysis, turn: Turn) -> str:
    """Who gained and lost by a turn, the largest change first."""
    seats = sorted(range(analysis.seats), key=lambda seat: -abs(turn.swing(seat)))
    told = [seat for seat in seats if abs(turn.swing(seat)) >= WORTH_TELLING] or seats[:1]
    return ", ".join(
        f"{analysis.names[seat]} {percent(turn.before[seat])} → {percent(turn.after[seat])}"
        for seat in told
    )


def _story(analysis: Analysis, turn: Turn) -> str:
    """What happened in a turn, without the name that stands above it."""
    name = f"{analysis.names[turn.seat]} "
    story = " ".join(_capital(line.removeprefix(name)) for line in turn.words)
    return story if len(story) <= STORY else f"{story[:STORY].rpartition(' ')[0]} …"


def _costliest(analysis: Analysis, decisions: int) -> list[str]:
    costly = analysis.costliest(decisions)
    if not costly:
        return []
    found = ["Costliest choices, each judged with what its seat knew then:"]
    for judged in costly:
        name = analysis.names[judged.seat]
        where = f"{_round(judged.round)}choice {judged.choice}, {name}"
        played, best = judged.played, judged.best
        found += [
            f"  {_capital(where)} lost {100 * judged.lost:.1f}: {judged.prompt}",
            f"    played {percent(played.chance)}: {played.text}",
            f"    mentat {percent(best.chance)}: {best.text}",
        ]
    return [*found, ""]


def _tallies(tallies: Sequence[Tally]) -> list[str]:
    rows = [["", "start", "end", "decisions", "luck", "choices", "as the mentat", "each"]]
    for tally in tallies:
        agreed = percent(tally.agreed / tally.judged) if tally.judged else "–"
        rows.append([
            tally.name, percent(tally.start), percent(tally.end), points(tally.decisions),
            points(tally.luck), str(tally.judged), agreed, points(-tally.lost_each),
        ])  # fmt: skip
    return columns(rows)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
