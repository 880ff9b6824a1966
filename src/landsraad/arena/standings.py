"""What a match has shown: wins, intervals and ratings by name, as data and as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from landsraad.arena.ratings import rate
from landsraad.arena.referee import Result
from landsraad.arena.schedule import Match
from landsraad.arena.statistics import wilson
from landsraad.core.drawing import columns

HEADINGS: tuple[str, ...] = (
    "bot", "games", "wins", "win rate", "95 % interval", "rating", "faults",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Standing:
    """One name; a bot that was given several times is counted together, seat by seat."""

    name: str
    games: int
    wins: int
    win_rate: float
    low: float
    high: float
    rating: float | None
    faults: int


@dataclass(frozen=True, slots=True)
class Standings:
    """The outcome of a match."""

    match: Match
    games: int
    bots: tuple[Standing, ...]

    def to_dict(self) -> dict[str, Any]:
        """The outcome as JSON-ready data."""
        return {
            "games": self.games,
            "seed": self.match.seed,
            "game": self.match.game,
            "options": self.match.played,
            "seats": self.match.seats,
            "bots": [asdict(standing) for standing in self.bots],
        }

    def table(self) -> list[str]:
        """The outcome as lines for the terminal."""
        return columns([HEADINGS, *map(_row, self.bots)])


def _row(standing: Standing) -> tuple[str, ...]:
    return (
        standing.name,
        str(standing.games),
        str(standing.wins),
        f"{standing.win_rate:.1%}".replace("%", " %"),
        f"{100 * standing.low:.1f} – {100 * standing.high:.1f} %",
        "–" if standing.rating is None else f"{standing.rating:.1f}",
        str(standing.faults),
    )


def standings(match: Match, results: Sequence[Result]) -> Standings:
    """Count a match."""
    wins = Counter(match.bots[entry] for result in results for entry in result.winners)
    faults = Counter(match.bots[entry] for result in results for entry, _ in result.faults)
    ratings = rate(match, results) or {}
    bots = []
    for name, seats in Counter(match.bots).items():
        games = seats * len(results)
        low, high = wilson(wins[name], games)
        win_rate = wins[name] / games if games else 0.0
        bots.append(
            Standing(name, games, wins[name], win_rate, low, high, ratings.get(name), faults[name])
        )
    return Standings(match, len(results), tuple(bots))
