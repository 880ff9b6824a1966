"""A live table: choices, changes and bots. The database is always ahead of the memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from landsraad import Game
from landsraad.core.events import Event
from landsraad.table.checking import advance, marked
from landsraad.table.cone import Cone
from landsraad.table.connection import Connection, Refusal
from landsraad.table.elders import Elders
from landsraad.table.metrics import Metrics
from landsraad.table.notices import Notifier
from landsraad.table.oldgame import older
from landsraad.table.patience import unreachable
from landsraad.table.quarantine import Quarantine
from landsraad.table.settings import PACES, Notice, Settings
from landsraad.table.store import Conflict, Entry, Gone, SeatRow, Store, TableRow, heard_entry
from landsraad.table.supervision import end_tasks
from landsraad.table.tableau import Tableau, bot_for, take_in
from landsraad.table.talk import Talk
from landsraad.table.thinking import Task, Thinkers
from landsraad.table.wire import Pace, Refused

log = logging.getLogger(__name__)

REMOVED = 4403
"""The close code of a line whose secret is not, or no longer, valid."""
AGAIN = 1.0
"""Seconds before bots that were stopped by the database go on."""
HURRY = 1.0
"""After this many seconds bots that were hurried take their time again."""


class Services:
    """What every table needs of the server."""

    __slots__ = ("elders", "metrics", "notifier", "quarantine", "settings", "store", "thinkers")

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.notifier = Notifier(settings)
        self.quarantine = Quarantine()
        self.elders = Elders(settings.versions)


class Room(Tableau):
    """A table. Whoever changes it holds `lock`; nothing changes before it is committed."""

    def __init__(
        self, services: Services, row: TableRow, seats: list[SeatRow], game: Game | None = None
    ) -> None:
        super().__init__(row, seats, game)
        self.services = services
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self._driver: asyncio.Task[None] | None = None
        self._leased = self._not_before = 0.0
        self._thought: dict[str, float] = {}
        """How long each bot thought last, where it had a choice."""
        self._hurried = asyncio.Event()
        self._calm: asyncio.TimerHandle | None = None
        self.advising: dict[int, asyncio.Task[None]] = {}
        """Seats for which the mentat thinks."""
        self.errands: set[asyncio.Task[None]] = set()
        """Looks back that are under way."""
        self.talk = Talk(services.store, row.id, self.connections)
        self.cone = Cone(self.connections)
        self._live = False
        """Whether what happens happens now, and is not read from the database."""
        self.unsure = False
        """Whether the database may have what the memory has not."""
        self.gone = False
        """Whether the table has been deleted."""

    # --- changes: all of these need the lock

    async def commit(self, seat: int, notation: str | None, back_to: int | None = None) -> None:
        """Make a choice or take some back: stored first, then told.

        Raises IllegalAction or Refusal, and then nothing has changed.
        """
        start = time.perf_counter()
        await self._make_sure()
        entry = Entry(self.length, seat, notation, back_to)
        game, events = advance(self.game, entry)
        if marked(entry.number):
            entry = replace(entry, digest=game.digest())
        before, changes = self.turn, self._changes(game)
        try:
            await self.services.store.append(self.name, entry, changes)
        except Conflict:
            await self.catch_up()
            raise Refusal("stale", "the table has gone on meanwhile") from None
        except Gone:
            raise
        except Exception as error:
            self.unsure = True
            log.exception("cannot store", extra={"table": self.name})
            raise Refusal("unavailable", "the choice could not be stored; try again") from error
        self.row.bot_due = changes.get("bot_due", self.row.bot_due)
        self._live = True
        self.adopt(entry, game, events)
        self.services.metrics.commit(time.perf_counter() - start)
        self._go_on()
        self._give_notice(before)

    def adopt(self, entry: Entry, game: Game, events: list[Event]) -> None:
        """Take an entry that the database has into memory."""
        super().adopt(entry, game, events)
        if self._live:
            self.cone.heed(game, events)

    async def _make_sure(self) -> None:
        """After a failure: nothing is decided before the database has been read again."""
        if not self.unsure:
            return
        number = self.length
        try:
            await self.read_again()
        except Exception as error:
            if not unreachable(error):
                raise
            raise Refusal("unavailable", "the table cannot be reached now; try again") from error
        if self.length != number:
            raise Refusal("stale", "the table has gone on meanwhile")

    def _changes(self, after: Game) -> dict[str, Any]:
        """What a new position changes of the stored table."""
        changes: dict[str, Any] = {}
        due = self._due(after, self.seats)
        if due != self.row.bot_due:
            changes["bot_due"] = due
        if after.over:
            changes["ended"] = "over"
        if self.row.undo_by is not None:
            changes |= {"undo_by": None, "undo_target": None, "undo_agreed": "[]"}
        return changes

    def _due(self, game: Game, seats: list[SeatRow]) -> bool:
        """Whether a bot is to answer, a pause aside."""
        if game.decision is None or not self.origin.dealt:
            return False
        return bot_for(seats[game.decision.seat]) is not None

    def _go_on(self) -> None:
        """After new entries: a wish to take back falls, everybody hears, bots answer."""
        self.row.undo_by = self.row.undo_target = None
        self.row.undo_agreed = "[]"
        self.tell_position()
        if self.row.ended:
            self.tell_table()
        self.nudge()

    async def catch_up(self) -> None:
        """Take in what other processes have stored."""
        self._take(await self.services.store.entries(self.name, self.length))

    async def hear(self, words: str) -> None:
        """Take in an entry that another process tells of; whatever came before it is read."""
        entry = heard_entry(words)
        if entry is None or entry.number > self.length:
            await self.catch_up()
        elif entry.number == self.length:
            self._live = True
            self._take([entry])

    def _take(self, entries: list[Entry]) -> None:
        take_in(self, entries)
        if entries:
            self.row.bot_due = self._due(self.game, self.seats)
            self._go_on()

    async def read_again(self) -> None:
        """Take in whatever has happened, after news was lost or the database was away."""
        await self.catch_up()
        await self.refresh()
        self.unsure = False

    async def greet(self, connection: Connection, chat: int) -> None:
        """Send a newcomer the chat that it lacks, now or when the database is back."""
        try:
            await self.talk.greet(connection, chat)
        except Exception as error:
            if not unreachable(error):
                raise
            self.unsure = True

    async def settle(self) -> None:
        """Make sure that this table knows all that the database has, chat included."""
        async with self.lock:
            await self.read_again()
        await self.talk.pass_on()

    async def change(
        self,
        table: Mapping[str, Any] | None = None,
        seat: int | None = None,
        seat_values: Mapping[str, Any] | None = None,
    ) -> None:
        """Change the table or a seat: stored first, then told."""
        rows = list(self.seats)
        if seat is not None:
            rows[seat] = replace(rows[seat], **(seat_values or {}))
        values = {"bot_due": self._due(self.game, rows), **(table or {})}
        try:
            await self.services.store.change(self.name, values, seat, seat_values)
        except Exception as error:
            self.unsure = self.unsure or unreachable(error)
            raise
        self._show_change(replace(self.row, **values), rows)

    async def refresh(self) -> None:
        """Take in what other processes have changed of the table and its seats."""
        found = await self.services.store.table(self.name)
        if found is None:
            raise Gone
        if found != (self.row, self.seats):
            self._show_change(*found)

    def _show_change(self, row: TableRow, seats: list[SeatRow]) -> None:
        renamed = [seat.name for seat in seats] != [seat.name for seat in self.seats]
        dealt = row.origin != self.row.origin
        self.row, self.seats = row, seats
        if dealt:
            self._begin()
        if renamed:
            self.retell()
        for connection in list(self.connections):
            place = connection.seat
            connection.host = self.is_host(place, connection.secret_hash)
            if place is not None and seats[place].secret_hash != connection.secret_hash:
                connection.send(Refused("the host has given this seat away", code="removed"))
                connection.close(REMOVED)
                self.connections.discard(connection)
        self.tell_table()
        self.tell_position()
        self.nudge()

    # --- turns

    def _give_notice(self, before: int | None) -> None:
        """Call somebody whose turn has come and who is not looking."""
        turn = self.turn
        if turn is None or turn == before or self.row.ended:
            return
        row = self.seats[turn]
        if row.kind == "human" and not row.stand_in and turn not in self.connected():
            address = self.services.settings.public_address.rstrip("/")
            where = f"{address}/table/{self.name}" if address else ""
            info = self.game.info
            self.services.notifier.give(
                Notice(self.name, info.name, info.title, turn, row.name, where), row.hook
            )

    @property
    def payer(self) -> str:
        """The address on whose account bots think here; tables without visitors share one."""
        return next((one.address for one in self.connections if one.address), "")

    @property
    def busy(self) -> bool:
        """Whether bots are at work here."""
        return self._driver is not None and not self._driver.done()

    def nudge(self) -> None:
        """Let the bots go on if one of them is to answer."""
        self.touched = time.monotonic()
        if self.bot is None or self.busy or self.gone or self.touched < self._not_before:
            return
        if not self.services.quarantine.holds(self.name):
            self._driver = asyncio.create_task(self._drive(), name=f"bots of {self.name}")

    async def _drive(self) -> None:
        keeper = asyncio.create_task(self._keep_lease())
        try:
            while self.bot is not None and await self._lease():
                await self._let_bot_choose(self.bot)
                self.services.quarantine.well(self.name)
        except Exception as error:
            # The sweep finds the table again: it is still due.
            self.fail(error)
        finally:
            keeper.cancel()

    def fail(self, error: Exception) -> None:
        """Something went wrong with this table alone, or with the database."""
        if isinstance(error, Gone):
            self.vanish()
            return
        log.error("table failed", extra={"table": self.name}, exc_info=error)
        if isinstance(error, Refusal) or unreachable(error):
            self._not_before = time.monotonic() + AGAIN
            return
        self.services.quarantine.failed(self.name)
        for connection in self.connections:
            connection.send(Refused(self.services.quarantine.words(self.name), code="quarantined"))

    def vanish(self) -> None:
        """The table has been deleted: nobody can be here any more."""
        self.gone = True
        for connection in list(self.connections):
            connection.send(Refused("this table has been removed", code="unknown_table"))
            connection.close(REMOVED)
        self.connections.clear()

    async def _lease(self) -> bool:
        """Whether this process runs the bots: exactly one does."""
        if not self.services.store.shared or time.monotonic() < self._leased:
            return True
        start, seconds = time.monotonic(), self.services.settings.lease_seconds
        if not await self.services.store.lease(self.name, seconds):
            self._not_before = time.monotonic() + seconds / 2
            return False
        self._leased = start + seconds * 0.8
        return True

    async def _keep_lease(self) -> None:
        """Renew it while a bot thinks, however long that takes."""
        while self.services.store.shared:
            await asyncio.sleep(self.services.settings.lease_seconds / 4)
            self._leased = 0.0
            # If this fails, the bot's choice will find out.
            with contextlib.suppress(Exception):
                await self._lease()

    async def _let_bot_choose(self, bot: str) -> None:
        game, length, decision = self.game, self.length, self.game.decision
        if decision is None:
            return
        # The same with one option as with many: a quick answer would tell of the hand.
        pause = PACES[cast(Pace, self.row.pace)]
        if len(decision.moves) == 1:
            pause = max(pause, self._thought.get(bot, 0.0))
        choice, _ = await asyncio.gather(
            self._think(game, decision.seat, bot), self._breathe(pause)
        )
        async with self.lock:
            if self.length != length or self.bot != bot or not await self._lease():
                return
            try:
                await self.commit(decision.seat, choice)
            except Refusal as error:
                if error.code == "unavailable":
                    raise
                await asyncio.sleep(0.1)

    async def _think(self, game: Game, seat: int, bot: str) -> str:
        """A bot's choice; how long it took is remembered for when there is nothing to choose."""
        start = time.monotonic()
        choice = await self._asked(game, seat, bot)
        if game.decision is not None and len(game.decision.moves) > 1:
            self._thought[bot] = time.monotonic() - start
        return choice

    async def _asked(self, game: Game, seat: int, bot: str) -> str:
        salt, services = self.row.salt, self.services
        if (old := older(game)) is not None:
            seconds = services.settings.bot_seconds
            return await asyncio.to_thread(old.choose, seat, bot, salt, seconds)
        task = Task(self.name, self.row.origin, tuple(game.actions), seat, bot, salt)
        return await services.thinkers.choose(task, game, self.payer)

    async def _breathe(self, seconds: float) -> None:
        """The pause before a bot answers, cut short by whoever hurries it."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._hurried.wait()

    def hurry(self) -> None:
        """Let the bots answer at once for a moment."""
        self._hurried.set()
        if self._calm is not None:
            self._calm.cancel()
        self._calm = asyncio.get_running_loop().call_later(HURRY, self._hurried.clear)

    async def close(self) -> None:
        """Stop the bots and cut all lines."""
        for connection in self.connections:
            connection.close(1012)
        driver = [] if self._driver is None else [self._driver]
        await end_tasks([*self.advising.values(), *self.errands, *driver])
