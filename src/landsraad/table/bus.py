"""News between server processes on one PostgreSQL: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from landsraad.table.store import CHANNEL, Store
from landsraad.table.supervision import Supervisor

log = logging.getLogger(__name__)

LISTENING, NEWS = "bus", "news"
PING = 1.0
"""Seconds between two looks at whether the line to the database still carries."""
ROOM = 10_000
"""How much news may wait; what comes on top is dropped, and everything is read again instead."""

Hearer = Callable[[str, str, str, str], Awaitable[None]]
"""Called with the process that speaks, the kind of news, the table and what else was said."""


class Bus:
    """Listens for what other processes have committed; hears nothing on SQLite."""

    def __init__(
        self, store: Store, supervisor: Supervisor, hear: Hearer, resync: Callable[[], None]
    ) -> None:
        self._store, self._supervisor = store, supervisor
        self._hear, self._resync = hear, resync
        self._news: asyncio.Queue[str] = asyncio.Queue(ROOM)

    def open(self) -> None:
        """Begin to listen."""
        if self._store.shared:
            seconds = self._store.patience.seconds
            self._supervisor.keep(LISTENING, self._listen, within=2 * (PING + seconds))
            self._supervisor.keep(NEWS, self._work, within=2 * (PING + seconds))

    async def _listen(self) -> None:
        """Listen until the line breaks; the supervisor then lets us begin again."""
        import asyncpg  # type: ignore[import-untyped]

        url = self._store.engine.url.set(drivername="postgresql")
        seconds = self._store.patience.seconds
        connection = await asyncpg.connect(
            url.render_as_string(hide_password=False), timeout=seconds, command_timeout=seconds
        )
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            # What was said while nobody listened is lost, but the database has it.
            self._resync()
            while not lost.is_set():
                await connection.execute("SELECT 1")
                self._supervisor.beat(LISTENING)
                with suppress(TimeoutError):
                    async with asyncio.timeout(PING):
                        await lost.wait()
        finally:
            connection.terminate()
        raise ConnectionError

    def _heard(self, connection: Any, process: int, channel: str, payload: object) -> None:
        try:
            self._news.put_nowait(str(payload))
        except asyncio.QueueFull:
            connection.terminate()

    async def _work(self) -> None:
        while True:
            self._supervisor.beat(NEWS)
            try:
                async with asyncio.timeout(PING):
                    words = await self._news.get()
            except TimeoutError:
                continue
            speaker, kind, table, *rest = [*words.split(" ", 3), "", ""]
            if speaker == self._store.process:
                continue
            try:
                await self._hear(speaker, kind, table, rest[0])
            except Exception:
                log.exception("news not understood", extra={"table": table, "kind": kind})
