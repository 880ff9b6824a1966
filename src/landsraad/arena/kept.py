"""Games of a match kept whole, one JSON text a line: a data set of what bots have played.

    {"number": 0, "bots": ["greedy", "random"], "scores": [11, 6], "winners": [0], "replay": {...}}

``bots``, ``scores`` and ``winners`` go by seat.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from landsraad.arena.referee import Result
from landsraad.arena.schedule import Match
from landsraad.core.decisions import InvalidReplay
from landsraad.core.game import Game
from landsraad.core.replay import Replay

NAME = "games.jsonl"
"""The file in a folder of kept games."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """One game of a file: who played it, how it ended, and all its choices."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    replay: Replay

    def play(self) -> Game:
        """The game as it ended; `Game.at` goes back to any moment of it."""
        return self.replay.play()


class Keeper:
    """Adds games to a file, those that are in it already left out."""

    def __init__(self, folder: Path, match: Match) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path, self._match = folder / NAME, match
        self._known = {game.replay.digest for game in load(self.path)} if self.count else set()

    @property
    def count(self) -> int:
        """How many lines there are."""
        return len(self.path.read_bytes().splitlines()) if self.path.exists() else 0

    def add(self, result: Result) -> None:
        """Keep a game; one that came from a journal without its choices cannot be."""
        if not result.replay or result.digest in self._known:
            return
        line = {
            "number": result.number,
            "bots": [self._match.bots[entry] for entry in result.entries],
            "scores": list(result.scores),
            "winners": [s for s, entry in enumerate(result.entries) if entry in result.winners],
            "replay": json.loads(result.replay),
        }
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")


def load(path: Path) -> Iterator[KeptGame]:
    """The games of a file or of the folder it lies in; raises InvalidReplay for a bad line."""
    with (path / NAME if path.is_dir() else path).open(encoding="utf-8") as file:
        for place, line in enumerate(file, 1):
            if line.endswith("\n"):  # A line without its end was never finished.
                yield _read(line, place)


def _read(line: str, place: int) -> KeptGame:
    try:
        found: dict[str, Any] = json.loads(line)
        return KeptGame(
            int(found["number"]),
            tuple(map(str, found["bots"])),
            tuple(map(int, found["scores"])),
            tuple(map(int, found["winners"])),
            Replay.from_json(json.dumps(found["replay"])),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise InvalidReplay(f"line {place} holds no game: {error}") from None
