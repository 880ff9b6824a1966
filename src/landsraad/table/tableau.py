"""A table as it stands: the game, who sits where, and what each visitor may see of it."""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterable
from typing import Any, cast

import msgspec

from landsraad import Game, InvalidReplay
from landsraad.core.events import Event
from landsraad.table import origin
from landsraad.table.checking import advance, check
from landsraad.table.connection import Connection, encode
from landsraad.table.oldgame import older
from landsraad.table.store import Entry, SeatRow, TableRow
from landsraad.table.story import Chronicle, Story, house_names
from landsraad.table.thinking import STAND_IN
from landsraad.table.wire import (
    Components,
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

TABLE_BYTES = 8 * 1024 * 1024
"""So much may wait in all for the slow lines of one table."""


def bot_for(row: SeatRow) -> str | None:
    """The bot that answers for a seat, if one does."""
    if row.kind == "bot":
        return row.bot or STAND_IN
    return STAND_IN if row.stand_in else None


def without_sheet(view: dict[str, Any]) -> dict[str, Any]:
    """A view whose components have gone before it; they never change."""
    if view.get("content", {}).get("sheet"):
        view["content"] = view["content"] | {"sheet": None}
    return view


def people(seats: list[SeatRow]) -> list[int]:
    """The seats that people hold, away or not."""
    return [row.seat for row in seats if row.kind == "human"]


def waits_for(start: origin.Origin, seats: list[SeatRow]) -> list[int]:
    """The seats whose share the deal still lacks."""
    if start.dealt:
        return []
    return [row.seat for row in seats if row.kind != "bot" and row.share is None]


class Tableau:
    """A table in memory, without any doing of its own."""

    def __init__(self, row: TableRow, seats: list[SeatRow], game: Game | None = None) -> None:
        self.row, self.seats = row, seats
        if not seats or [seat.seat for seat in seats] != list(range(len(seats))):
            raise InvalidReplay("the table has not all its seats")
        self.length = 0
        """Entries of the log so far."""
        self.lowest: int | None = None
        """The lowest position ever gone back to: a client's log is sure up to there."""
        self.connections: set[Connection] = set()
        self.remote: dict[str, tuple[int, ...]] = {}
        """Seats connected to other processes."""
        self._shown: set[int | None] = set()
        """The seats that everybody was told to be looked from."""
        self._sheet: bytes | None = None
        self._begin(game)

    def _begin(self, game: Game | None = None) -> None:
        """Set the game up as its origin says."""
        self.origin = origin.from_json(self.row.origin)
        self.game = game or self.origin.start()
        self.base = len(self.game.actions)
        """Choices before the table was opened; they cannot be taken back."""
        self.actors: list[int] = [-1] * self.base
        self._names = house_names(self.game, [seat.name for seat in self.seats])
        self._chronicle = Chronicle(self._names)

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
        if self.game.decision is None or not self.origin.dealt:
            return None
        return self.game.decision.seat

    @property
    def bot(self) -> str | None:
        """The bot that is to answer now, if one is."""
        if self.turn is None or self.row.paused or self.row.ended:
            return None
        return bot_for(self.seats[self.turn])

    @property
    def options(self) -> dict[str, Any]:
        """The options as they are told: of content only the name, since its values go once."""
        options = self.origin.options
        if not options.get("content"):
            return options
        return options | {"content": self.game.view(None)["content"]["name"]}

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
            self._chronicle.go_on(game, self.number - 1, events)
        if game.over and not self.row.ended:
            self.row.ended = "over"

    def retell(self) -> None:
        """Write the log again, after names have changed or choices were taken back."""
        self._names[:] = house_names(self.game, [seat.name for seat in self.seats])
        self._chronicle.retell(self.game)
        for connection in self.connections:
            connection.sent_log = min(connection.sent_log, len(self.story(connection.seat).lines))

    def story(self, seat: int | None) -> Story:
        """The log as a seat may read it."""
        return self._chronicle.story(self.game, seat)

    def sure_lines(self, seat: int | None, claimed: int) -> int:
        """How many of the lines that a client says it has are certainly still true."""
        story = self.story(seat)
        sure = len(story.lines)
        if self.lowest is not None:
            sure = sum(at < self.lowest for at in story.ats)
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

    def _table_for(self, connection: Connection) -> Welcome:
        """The table as a visitor sees it."""
        row, info = self.row, self.game.info
        return Welcome(
            TableInfo(
                row.id, row.game, info.title, self.options, self.seat_list(),
                connection.seat, connection.host, row.host_seat, row.paused,
                cast(Ended, row.ended), cast(Pace, row.pace), self.seed_hash, self.seed,
                row.created, self.hints_for(connection.seat), row.rematch, self.origin.chosen,
                waits_for(self.origin, self.seats), self.origin.shares,
            )
        )  # fmt: skip

    def position_for(self, connection: Connection, view: dict[str, Any] | None = None) -> Position:
        """The position for a visitor, with the lines of the log it lacks."""
        lines, first = self.story(connection.seat).lines, connection.sent_log
        connection.sent_log = len(lines)
        shown = self._view(connection.seat) if view is None else view
        # Encoded already, and so as good as lines.
        new = cast(list[LogLine], [msgspec.Raw(line) for line in lines[first:]])
        return Position(self.number, shown, new, first, self.undo_state())

    def _view(self, seat: int | None) -> dict[str, Any]:
        """The position from a seat, without the components of a box of one's own."""
        return without_sheet(self.game.view(seat))

    def undo_state(self) -> UndoState:
        """What may be taken back."""
        row = self.row
        last = self.actors[-1] if self.number > self.base else None
        free = 0 if row.ended else self.number - max(self.game.frontier, self.base)
        wish, agreed = row.undo_target, json.loads(row.undo_agreed)
        taken = [] if wish is None else self.actors[wish:]
        needed = [] if wish is None else people(self.seats)
        return UndoState(last, free, row.undo_by, wish, agreed, needed, taken)

    def is_host(self, seat: int | None, secret_hash: str) -> bool:
        """Whether a visitor may do what a host may."""
        if seat is not None:
            return seat == self.row.host_seat
        ours = self.row.host_hash
        return ours is not None and hmac.compare_digest(ours, secret_hash)

    def hints_for(self, seat: int | None) -> bool:
        """Whether a seat may ask the mentat; against people only if the host allows it."""
        if seat is None or older(self.game) is not None:
            return False
        if self.row.hints is not None:
            return self.row.hints
        return all(row.kind == "bot" for row in self.seats if row.seat != seat)

    def tell_position(self) -> None:
        """Send everybody the position, each from their own seat; what is the same is made once."""
        if not self.origin.dealt:
            return
        views: dict[int | None, dict[str, Any]] = {}
        ready: dict[tuple[int | None, int], bytes] = {}
        for connection in list(self.connections):
            seat, first = connection.seat, connection.sent_log
            if (data := ready.get((seat, first))) is None:
                if seat not in views:
                    views[seat] = self._view(seat)
                data = ready[seat, first] = encode(self.position_for(connection, views[seat]))
            connection.sent_log = len(self.story(seat).lines)
            connection.send_ready(data)
        self._spare_memory()

    def _spare_memory(self) -> None:
        """A table has a budget for what its slow lines have not taken yet."""
        while sum(one.waiting_bytes for one in self.connections) > TABLE_BYTES:
            worst = max(self.connections, key=lambda one: one.waiting_bytes)
            worst.drop()

    def tell_table(self) -> None:
        """Send everybody the table and its seats."""
        self._shown = self.connected()
        ready: dict[tuple[int | None, bool], bytes] = {}
        for connection in list(self.connections):
            key = connection.seat, connection.host
            if key not in ready:
                ready[key] = encode(self._table_for(connection))
            connection.send_ready(ready[key])

    def tell_presence(self, newcomer: Connection | None = None) -> None:
        """After somebody came or went: everybody hears of it only if a seat's light changes."""
        if newcomer is not None and (sheet := self._own_sheet()):
            newcomer.send_ready(sheet)
        if self.connected() - {None} != self._shown - {None}:
            self.tell_table()
        elif newcomer is not None:
            newcomer.send(self._table_for(newcomer))

    def _own_sheet(self) -> bytes:
        """The components of a box of one's own, as a message; empty for ours, which all know."""
        if self._sheet is None:
            sheet = self.game.view(None).get("content", {}).get("sheet")
            self._sheet = encode(Components(sheet)) if sheet else b""
        return self._sheet


def take_in(table: Tableau, entries: Iterable[Entry]) -> None:
    """Take in what the database has of a table; raises InvalidReplay if that cannot be."""
    for entry in entries:
        if entry.number != table.length:
            raise InvalidReplay(f"entry {table.length} of the log is missing")
        game, events = advance(table.game, entry)
        check(game, entry)
        table.adopt(entry, game, events)
