"""Group commit: choices of many tables that come at once share a transaction and its flush."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

LARGEST = 200


@dataclass(frozen=True, slots=True)
class Writing:
    """An entry of a log, what it changes of its table, and who waits for it."""

    row: Mapping[str, Any]
    changes: Mapping[str, Any]
    done: asyncio.Future[None]


class Group:
    """Writes what waits, all in one transaction; alone, an entry waits for nobody.

    If a transaction fails, its entries are tried one by one, so that each one's failure is its own.
    """

    def __init__(self, write: Callable[[list[Writing]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: list[Writing] = []
        self._task: asyncio.Task[None] | None = None

    async def add(self, row: Mapping[str, Any], changes: Mapping[str, Any]) -> None:
        """Return when the entry is committed; raise what kept it from being."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Writing(row, changes, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="group commit")
        await done

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            if not await self._tried(batch) and len(batch) > 1:
                for one in batch:
                    await self._tried([one])

    async def _tried(self, batch: list[Writing]) -> bool:
        try:
            await self._write(batch)
        except Exception as error:
            if len(batch) == 1 and not batch[0].done.cancelled():
                batch[0].done.set_exception(error)
            return False
        for one in batch:
            if not one.done.cancelled():
                one.done.set_result(None)
        return True
