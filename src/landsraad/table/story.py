"""The log of a game in words, one telling for each seat and one for spectators.

Lines are kept as they are sent. Most of them everybody may read: those are made once and shared.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from landsraad import Game
from landsraad.core.events import Event
from landsraad.table.connection import encode
from landsraad.table.oldgame import OldGame, older
from landsraad.table.wire import LogLine


def house_names(game: Game, seat_names: Sequence[str]) -> list[str]:
    """The names in the story: those of the seats, then those of the automata."""
    automata = game.view(None).get("players", [])[len(seat_names) :]
    houses = [str(one.get("house") or f"rival {nth}") for nth, one in enumerate(automata, 1)]
    return [*seat_names, *(house.replace("_", " ").title() for house in houses)]


def line_of(game: Game, at: int, event: Event, names: Sequence[str]) -> bytes:
    """An event as a line of the log, encoded; empty if nothing is said of it."""
    words = game.info.rules.describe(event, names)
    if not words:
        return b""
    public: list[Any] = list(event.public)
    teller, seat = game.info.teller, event.seat
    if teller is not None and seat >= 0:
        seat = teller(game.state, seat)
    return encode(LogLine(at, seat, event.kind, words, public))


class Story:
    """What one seat (None: a spectator) may read."""

    __slots__ = ("ats", "lines", "seat")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.lines: list[bytes] = []
        self.ats = array("I")
        """How many choices came before each line."""

    def add(self, at: int, line: bytes) -> None:
        """Add a line, if there is any."""
        if line:
            self.lines.append(line)
            self.ats.append(at)


class Chronicle:
    """All tellings of a game."""

    __slots__ = ("_names", "_open", "_stories")

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._stories: dict[int | None, Story] = {}
        self._open: list[bytes | None] = []
        """For each event its line if everybody may read it; complete once there is a story."""

    def story(self, game: Game, seat: int | None) -> Story:
        """The telling for a seat."""
        if seat not in self._stories:
            story = self._stories[seat] = Story(seat)
            if (old := older(game)) is not None:
                self._ask(old, story, 0)
                return story
            # An event with a secret is another one for everybody who may not know it.
            both = zip(game.events(seat), game.events(None), strict=True)
            for place, ((at, event), (_, seen)) in enumerate(both):
                story.add(at, self._line(game, at, event, place, event is seen))
        return self._stories[seat]

    def _ask(self, old: OldGame, story: Story, first: int) -> None:
        """Have the version that plays a game tell it, from a choice on."""
        for line in old.lines(story.seat, self._names, first):
            story.add(line.at, encode(line))

    def _line(self, game: Game, at: int, event: Event, place: int, shared: bool) -> bytes:
        """The line of an event as it is seen, which may be known from another telling."""
        known = self._open[place] if place < len(self._open) else None
        line = line_of(game, at, event, self._names) if known is None else known
        if place == len(self._open):
            self._open.append(line if shared else None)
        return line

    def go_on(self, game: Game, at: int, events: Sequence[Event]) -> None:
        """Add what a choice caused."""
        if not self._stories:
            return
        if (old := older(game)) is not None:
            for story in self._stories.values():
                self._ask(old, story, at)
            return
        for event in events:
            shared = line_of(game, at, event, self._names) if event.secret is None else None
            self._open.append(shared)
            for story in self._stories.values():
                line = shared
                if line is None:
                    line = line_of(game, at, event.seen_by(story.seat), self._names)
                story.add(at, line)

    def retell(self, game: Game) -> None:
        """Write everything again, after names have changed or choices were taken back."""
        seats = list(self._stories)
        self._stories.clear()
        self._open.clear()
        for seat in seats:
            self.story(game, seat)
