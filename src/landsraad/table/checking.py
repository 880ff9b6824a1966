"""Whether the rules of this version still lead a stored game where it has gone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from landsraad import Game, InvalidReplay
from landsraad.core.events import Event
from landsraad.table import origin
from landsraad.table.store import Entry

EVERY = 10
"""The log holds a digest every this many entries, beginning with the first."""


class Diverged(InvalidReplay):
    """The rules lead elsewhere than they did when the game was played."""


def marked(number: int) -> bool:
    """Whether an entry of the log holds a digest."""
    return number % EVERY == 0


def advance(game: Game, entry: Entry) -> tuple[Game, list[Event]]:
    """The game after an entry of the log, and what happened; the given game stays as it is."""
    if entry.notation is None:
        if entry.back_to is None:
            raise InvalidReplay(f"entry {entry.number} of the log says nothing")
        return game.at(entry.back_to), []
    after = game.copy()
    return after, after.apply(entry.notation)


def check(game: Game, entry: Entry) -> None:
    """Raise Diverged if an entry has led elsewhere before."""
    if entry.digest is not None and game.digest() != entry.digest:
        raise Diverged(f"the rules lead elsewhere at or before entry {entry.number} of the log")


def play_again(game: Game, entries: Iterable[Entry]) -> Game:
    """The game after a whole log; raises InvalidReplay or IllegalAction where it stumbles."""
    for number, entry in enumerate(entries):
        if entry.number != number:
            raise InvalidReplay(f"entry {number} of the log is missing")
        game, _ = advance(game, entry)
        check(game, entry)
    return game


def problem(text: str, entries: Sequence[Entry]) -> str:
    """In a worker: why the rules of this version cannot play a game on; empty if they can."""
    try:
        play_again(origin.from_json(text).start(), entries)
    except Exception as error:
        return type(error).__name__
    return ""
