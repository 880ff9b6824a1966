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
from landsraad.table.connection import Refusal
from landsraad.table.metrics import Metrics
from landsraad.table.notices import Notifier
from landsraad.table.settings import PACES, Notice, Settings
from landsraad.table.store import Conflict, Entry, SeatRow, Store, TableRow
from landsraad.table.tableau import Tableau, advance, bot_for
from landsraad.table.thinking import Task, Thinkers
from landsraad.table.wire import Pace, Refused

log = logging.getLogger(__name__)

REMOVED = 4403
"""The close code of a line whose secret is not, or no longer, valid."""
FORCED = 0.3
"""A bot with a single option takes this part of its pace."""
HURRY = 1.0
"""Bots that were hurried take their time again after so many seconds."""


class Services:
    """What every table needs of the server."""

    __slots__ = ("metrics", "notifier", "settings", "store", "thinkers")

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.notifier = Notifier(settings)


class Room(Tableau):
    """A table. Whoever changes it holds `lock`; nothing changes before it is committed."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(row, seats)
        self.services = services
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self._driver: asyncio.Task[None] | None = None
        self._leased = self._not_before = 0.0
        self._hurried = asyncio.Event()
        self._calm: asyncio.TimerHandle | None = None
        self.advising: dict[int, asyncio.Task[None]] = {}
        """Seats for which the mentat thinks."""

    # --- changes: all of these need the lock

    async def commit(self, seat: int, notation: str | None, back_to: int | None = None) -> None:
        """Make a choice or take some back: stored first, then told.

        Raises IllegalAction or Refusal, and then nothing has changed.
        """
        start = time.perf_counter()
        entry = Entry(self.length, seat, notation, back_to)
        game, events = advance(self.game, entry)
        before, changes = self.turn, self._changes(game)
        try:
            await self.services.store.append(self.name, entry, changes)
        except Conflict:
            await self.catch_up()
            raise Refusal("stale", "the table has gone on meanwhile") from None
        except Exception as error:
            log.exception("cannot store", extra={"table": self.name})
            await self._recover()
            raise Refusal("unavailable", "the choice could not be stored; try again") from error
        self.row.bot_due = changes.get("bot_due", self.row.bot_due)
        self.adopt(entry, game, events)
        self.services.metrics.commit(time.perf_counter() - start)
        self._go_on()
        self._give_notice(before)

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
        return game.decision is not None and bot_for(seats[game.decision.seat]) is not None

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
        entries = await self.services.store.entries(self.name, self.length)
        for entry in entries:
            self.adopt(entry, *advance(self.game, entry))
        if entries:
            self.row.bot_due = self._due(self.game, self.seats)
            self._go_on()

    async def _recover(self) -> None:
        try:
            await self.catch_up()
        except Exception:
            log.exception("cannot read", extra={"table": self.name})

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
        await self.services.store.change(self.name, values, seat, seat_values)
        self._show_change(replace(self.row, **values), rows)

    async def refresh(self) -> None:
        """Take in what other processes have changed of the table and its seats."""
        found = await self.services.store.table(self.name)
        if found is not None:
            self._show_change(*found)

    def _show_change(self, row: TableRow, seats: list[SeatRow]) -> None:
        renamed = [seat.name for seat in seats] != [seat.name for seat in self.seats]
        self.row, self.seats = row, seats
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
    def busy(self) -> bool:
        """Whether bots are at work here."""
        return self._driver is not None and not self._driver.done()

    def nudge(self) -> None:
        """Let the bots go on if one of them is to answer."""
        self.touched = time.monotonic()
        if self.bot is not None and not self.busy and self.touched >= self._not_before:
            self._driver = asyncio.create_task(self._drive(), name=f"bots of {self.name}")

    async def _drive(self) -> None:
        keeper = asyncio.create_task(self._keep_lease())
        try:
            while self.bot is not None and await self._lease():
                await self._let_bot_choose(self.bot)
        except Exception:
            # The sweep finds the table again: it is still due.
            log.exception("bots stopped", extra={"table": self.name})
        finally:
            keeper.cancel()

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
            await self._lease()

    async def _let_bot_choose(self, bot: str) -> None:
        game, length, decision = self.game, self.length, self.game.decision
        if decision is None:
            return
        pause = PACES[cast(Pace, self.row.pace)] * (FORCED if len(decision.options) == 1 else 1)
        task = Task(
            self.name, self.row.origin, tuple(game.actions), decision.seat, bot, self.row.salt
        )
        choice, _ = await asyncio.gather(
            self.services.thinkers.choose(task, game), self._breathe(pause)
        )
        async with self.lock:
            if self.length != length or self.bot != bot or not await self._lease():
                return
            try:
                await self.commit(decision.seat, choice)
            except Refusal:
                await asyncio.sleep(0.1)

    async def _breathe(self, seconds: float) -> None:
        """The pause before a bot answers, cut short by whoever hurries it."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hurried.wait(), seconds)

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
        tasks = [*self.advising.values(), *([self._driver] if self._driver else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
