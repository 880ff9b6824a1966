"""Group commit: choices of many tables that come at once share a transaction and its flush."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from landsraad.table.patience import unreachable

LARGEST = 200


@dataclass(frozen=True, slots=True)
class Writing:
    """An entry of a log, what it changes of its table, and who waits for it."""

    row: Mapping[str, Any]
    changes: Mapping[str, Any]
    done: asyncio.Future[None]


class Turns:
    """One writer at a time. Choices go before all else: new tables would make everybody wait."""

    def __init__(self) -> None:
        self._taken = False
        self._choices: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def take(self, *, choices: bool = False) -> AsyncIterator[None]:
        """Hold the turn, after whoever has it and those who go before."""
        if self._taken:
            await self._wait(self._choices if choices else self._others)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, queue: deque[asyncio.Future[None]]) -> None:
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        for queue in (self._choices, self._others):
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._taken = False


class Group:
    """Writes what waits, all in one transaction; alone, an entry waits for nobody.

    If a transaction fails, its entries are tried one by one, so that each one's failure is its own;
    if the database is out of reach, all of them have failed.
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
            error = await self._tried(batch)
            if error is None:
                continue
            if len(batch) == 1 or unreachable(error):
                self._fail(batch, error)
            else:
                await self._one_by_one(batch)

    async def _one_by_one(self, batch: list[Writing]) -> None:
        for place, one in enumerate(batch):
            error = await self._tried([one])
            if error is not None and unreachable(error):
                self._fail(batch[place:], error)
                return
            if error is not None:
                self._fail([one], error)

    async def _tried(self, batch: list[Writing]) -> Exception | None:
        try:
            await self._write(batch)
        except Exception as error:
            return error
        for one in batch:
            if not one.done.done():
                one.done.set_result(None)
        return None

    def _fail(self, batch: list[Writing], error: Exception) -> None:
        for one in batch:
            if not one.done.done():
                one.done.set_exception(error)
