"""The log of a game in words, one telling for each seat and one for spectators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landsraad import Game
from landsraad.core.events import Event
from landsraad.table.wire import LogLine


def house_names(game: Game, seat_names: Sequence[str]) -> list[str]:
    """The names in the story: those of the seats, then those of the automata."""
    automata = game.view(None).get("players", [])[len(seat_names) :]
    houses = [str(player.get("house") or "") for player in automata]
    return [*seat_names, *(house.replace("_", " ").title() for house in houses)]


class Story:
    """What one seat (None: a spectator) may read."""

    __slots__ = ("_names", "lines", "seat")

    def __init__(self, game: Game, seat: int | None, names: Sequence[str]) -> None:
        self.seat = seat
        self._names = names
        self.lines: list[LogLine] = []
        for at, event in game.events(seat):
            self._tell(game, at, event)

    def go_on(self, game: Game, at: int, events: Sequence[Event]) -> None:
        """Add what a choice caused."""
        for event in events:
            self._tell(game, at, event.seen_by(self.seat))

    def _tell(self, game: Game, at: int, event: Event) -> None:
        words = game.info.rules.describe(event, self._names)
        if words:
            public: list[Any] = list(event.public)
            self.lines.append(LogLine(at, event.seat, event.kind, words, public))
