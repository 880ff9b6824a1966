"""A table as it stands: the game, who sits where, and what each visitor may see of it."""

from __future__ import annotations

import hmac
import json
from typing import Any, cast

from landsraad import Game
from landsraad.core.events import Event
from landsraad.table import origin
from landsraad.table.connection import Connection
from landsraad.table.store import Entry, SeatRow, TableRow
from landsraad.table.story import Story, house_names
from landsraad.table.thinking import STAND_IN
from landsraad.table.wire import (
    Ended,
    LogLine,
    Pace,
    Position,
    SeatInfo,
    SeatKind,
    TableInfo,
    UndoState,
    Welcome,
)


def advance(game: Game, entry: Entry) -> tuple[Game, list[Event]]:
    """The game after an entry of the log, and what happened; the given game stays as it is."""
    if entry.notation is None:
        assert entry.back_to is not None
        return game.at(entry.back_to), []
    after = game.copy()
    return after, after.apply(entry.notation)


def bot_for(row: SeatRow) -> str | None:
    """The bot that answers for a seat, if one does."""
    if row.kind == "bot":
        return row.bot or STAND_IN
    return STAND_IN if row.stand_in else None


class Tableau:
    """A table in memory, without any doing of its own."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row, self.seats = row, seats
        self.origin = origin.from_json(row.origin)
        self.game = self.origin.start()
        self.base = len(self.game.actions)
        """Choices before the table was opened; they cannot be taken back."""
        self.actors: list[int] = [-1] * self.base
        self.length = 0
        """Entries of the log so far."""
        self.lowest: int | None = None
        """The lowest position ever gone back to: a client's log is sure up to there."""
        self.connections: set[Connection] = set()
        self.remote: dict[str, tuple[int, ...]] = {}
        """Seats connected to other processes."""
        self._names = house_names(self.game, [seat.name for seat in seats])
        self._stories: dict[int | None, Story] = {}

    @property
    def name(self) -> str:
        """The table's name in its address."""
        return self.row.id

    @property
    def number(self) -> int:
        """How many choices have been made."""
        return len(self.game.actions)

    @property
    def turn(self) -> int | None:
        """The seat that is waited for."""
        return None if self.game.decision is None else self.game.decision.seat

    @property
    def bot(self) -> str | None:
        """The bot that is to answer now, if one is."""
        if self.turn is None or self.row.paused or self.row.ended:
            return None
        return bot_for(self.seats[self.turn])

    @property
    def seed_hash(self) -> str:
        """The promise of the deal."""
        return origin.seed_hash(self.origin.shown_seed, self.row.salt)

    @property
    def seed(self) -> str | None:
        """Seed and salt, once the game has ended."""
        return f"{self.origin.shown_seed}:{self.row.salt}" if self.row.ended else None

    def adopt(self, entry: Entry, game: Game, events: list[Event]) -> None:
        """Take an entry that the database has into memory."""
        self.game, self.length = game, entry.number + 1
        if entry.notation is None:
            del self.actors[self.number :]
            self.lowest = self.number if self.lowest is None else min(self.lowest, self.number)
            self.retell()
        else:
            self.actors.append(entry.seat)
            if not all(self._names):
                self._names[:] = house_names(game, [seat.name for seat in self.seats])
            for story in self._stories.values():
                story.go_on(game, self.number - 1, events)
        if game.over and not self.row.ended:
            self.row.ended = "over"

    def retell(self) -> None:
        """Write the log anew, after names have changed or choices were taken back."""
        self._names[:] = house_names(self.game, [seat.name for seat in self.seats])
        for seat in self._stories:
            self._stories[seat] = Story(self.game, seat, self._names)
        for connection in self.connections:
            connection.sent_log = min(connection.sent_log, len(self.lines(connection.seat)))

    def lines(self, seat: int | None) -> list[LogLine]:
        """The log as a seat may read it."""
        if seat not in self._stories:
            self._stories[seat] = Story(self.game, seat, self._names)
        return self._stories[seat].lines

    def sure_lines(self, seat: int | None, claimed: int) -> int:
        """How many of the lines that a client says it has are certainly still true."""
        lines = self.lines(seat)
        sure = len(lines)
        if self.lowest is not None:
            sure = sum(line.at < self.lowest for line in lines)
        return max(0, min(claimed, sure))

    def connected(self) -> set[int | None]:
        """The seats that somebody looks from, here or at another process."""
        here = {connection.seat for connection in self.connections}
        return here.union(*self.remote.values())

    def seat_list(self) -> list[SeatInfo]:
        """The seats as everybody sees them."""
        connected = self.connected()
        return [
            SeatInfo(
                row.seat, cast(SeatKind, row.kind), row.name, row.bot, row.seat in connected,
                row.stand_in,
            )
            for row in self.seats
        ]  # fmt: skip

    def table_for(self, connection: Connection) -> Welcome:
        """The table as a visitor sees it."""
        row, info = self.row, self.game.info
        return Welcome(
            TableInfo(
                row.id, row.game, info.title, self.origin.options, self.seat_list(),
                connection.seat, connection.host, row.host_seat, row.paused,
                cast(Ended, row.ended), cast(Pace, row.pace), self.seed_hash, self.seed,
                row.created, self.hints_for(connection.seat), row.rematch,
            )
        )  # fmt: skip

    def position_for(self, connection: Connection, view: dict[str, Any] | None = None) -> Position:
        """The position for a visitor, with the lines of the log it lacks."""
        lines, first = self.lines(connection.seat), connection.sent_log
        connection.sent_log = len(lines)
        shown = self.game.view(connection.seat) if view is None else view
        return Position(self.number, shown, lines[first:], first, self.undo_state())

    def undo_state(self) -> UndoState:
        """What may be taken back."""
        row = self.row
        last = self.actors[-1] if self.number > self.base else None
        free = 0 if row.ended else self.number - max(self.game.frontier, self.base)
        return UndoState(last, free, row.undo_by, row.undo_target, json.loads(row.undo_agreed))

    def is_host(self, seat: int | None, secret_hash: str) -> bool:
        """Whether a visitor may do what a host may."""
        if seat is not None:
            return seat == self.row.host_seat
        ours = self.row.host_hash
        return ours is not None and hmac.compare_digest(ours, secret_hash)

    def hints_for(self, seat: int | None) -> bool:
        """Whether a seat may ask the mentat; against people only if the host allows it."""
        if seat is None:
            return False
        if self.row.hints is not None:
            return self.row.hints
        return all(row.kind == "bot" for row in self.seats if row.seat != seat)

    def tell_position(self) -> None:
        """Send everybody the position, each from the own seat."""
        views: dict[int | None, dict[str, Any]] = {}
        for connection in self.connections:
            seat = connection.seat
            if seat not in views:
                views[seat] = self.game.view(seat)
            connection.send(self.position_for(connection, views[seat]))

    def tell_table(self) -> None:
        """Send everybody the table and its seats."""
        for connection in self.connections:
            connection.send(self.table_for(connection))
