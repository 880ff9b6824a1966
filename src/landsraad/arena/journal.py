"""A file of finished games, so that a match can be stopped, resumed and made longer.

JSON lines: the first says which match it is, each other one holds a result.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from landsraad.arena.referee import Result
from landsraad.arena.schedule import Match, pairing
from landsraad.core import registry

FORMAT = 1


class BadJournal(ValueError):
    """A file that holds no match, or another one; the message says which."""


def heading(match: Match) -> dict[str, Any]:
    """The first line: all that the results depend on."""
    return {
        "arena": FORMAT, "game": match.game, "rules": registry.info(match.game).version,
        "bots": list(match.bots), "seed": match.seed, "options": match.played,
    }  # fmt: skip


class Journal:
    """The finished games of a match in a file, read at the start and added to one by one."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
        """Games that were finished before, by number."""
        found = path.read_bytes() if path.exists() else b""
        # A line without its end was being written when the program stopped.
        whole = found[: found.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._check(_parse(lines[0]), match)
        for place, line in enumerate(lines[1:], 2):
            result = self._read(line, place, match)
            self.results[result.number] = result
        self._file: IO[bytes] = path.open("r+b" if found else "w+b")
        self._file.truncate(len(whole))
        self._file.seek(0, 2)
        if not lines:
            self._write(heading(match))

    def _check(self, found: Any, match: Match) -> None:
        if not isinstance(found, Mapping) or "arena" not in found:
            raise BadJournal(f"{self.path} is not a file of the arena")
        for key, value in heading(match).items():
            if found.get(key) != value:
                raise BadJournal(
                    f"{self.path} holds another match: {key} is {found.get(key)!r}, not {value!r}"
                )

    def _read(self, line: bytes, place: int, match: Match) -> Result:
        try:
            result = Result.from_dict(_parse(line))
        except (KeyError, TypeError, ValueError):
            raise BadJournal(f"line {place} of {self.path} holds no result") from None
        expected = pairing(match, result.number)
        if (result.seed, result.entries) != (expected.seed, expected.entries):
            raise BadJournal(f"line {place} of {self.path} is of another match")
        return result

    def add(self, result: Result) -> None:
        """Keep a finished game."""
        if result.number not in self.results:
            self.results[result.number] = result
            self._write(result.to_dict())

    def _write(self, value: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(value, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _parse(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
