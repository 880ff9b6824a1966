"""News between server processes on one PostgreSQL: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from landsraad.table.store import CHANNEL, Store

log = logging.getLogger(__name__)

Hearer = Callable[[str, str, str, str], Awaitable[None]]
"""Called with the process that speaks, the kind of news, the table and what else was said."""


class Bus:
    """Listens for what other processes have committed; hears nothing on SQLite."""

    def __init__(self, store: Store, hear: Hearer, reconnected: Callable[[], Awaitable[None]]):
        self._store, self._hear, self._reconnected = store, hear, reconnected
        self._news: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to listen."""
        if self._store.shared:
            ready = asyncio.Event()
            self._tasks = [
                asyncio.create_task(self._listen(ready), name="bus"),
                asyncio.create_task(self._work(), name="bus news"),
            ]
            await ready.wait()

    async def _listen(self, ready: asyncio.Event) -> None:
        import asyncpg  # type: ignore[import-untyped]

        url = self._store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                if ready.is_set():
                    # What was said meanwhile is lost, but the database has it.
                    await self._reconnected()
                ready.set()
                await lost.wait()
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("bus lost", extra={"reason": type(error).__name__})
            await asyncio.sleep(0.5)

    def _heard(self, connection: Any, process: int, channel: str, payload: object) -> None:
        self._news.put_nowait(str(payload))

    async def _work(self) -> None:
        while True:
            speaker, kind, table, *rest = [*(await self._news.get()).split(" ", 3), ""]
            if speaker == self._store.process:
                continue
            try:
                await self._hear(speaker, kind, table, rest[0])
            except Exception:
                log.exception("news not understood", extra={"table": table, "kind": kind})

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
