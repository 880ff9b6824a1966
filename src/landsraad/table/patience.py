"""How long a database is waited for: a stalled one costs a refusal, not silence."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

Parts = ParamSpec("Parts")
Result = TypeVar("Result")


CLEANING = 2.0
"""Seconds that a server which stops leaves to what it has given up."""


class Stalled(Exception):
    """The database has not answered in time; whether it did what was asked is not known."""


_WHOLE = ("08", "53", "57", "58", "XX", "25006")
"""Beginnings of PostgreSQL's codes: lines, resources (a full disk), shutdown, faults, read only."""


def unreachable(error: BaseException) -> bool:
    """Whether an error is the whole database's, and not that of one statement or table."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated or isinstance(error, OperationalError | InterfaceError):
            return True
        return str(getattr(error.orig, "sqlstate", None) or "").startswith(_WHOLE)
    # asyncpg's own errors of a broken line come bare where a connection is opened or closed.
    return isinstance(error, Stalled | OSError | PoolTimeout | TimeoutError) or (
        type(error).__module__.startswith("asyncpg")
    )


class Patience:
    """Gives up on what takes too long, and refuses at once until the database answers again."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.stalled = False
        """From the first answer that did not come until a probe has been answered."""
        self._running: set[asyncio.Future[Any]] = set()
        self._closed = False

    async def wait(self, work: Coroutine[Any, Any, Result], *, probe: bool = False) -> Result:
        """The result of some work; raises Stalled if it does not come in time.

        What is given up is left to end by itself: cleaning up may take as long as the work.
        """
        if self._closed or (self.stalled and not probe):
            work.close()
            raise Stalled
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._forget)
        done, _ = await asyncio.wait({task}, timeout=self.seconds)
        if not done:
            self.stalled = True
            task.cancel()
            raise Stalled
        try:
            result = task.result()
        except DBAPIError as error:
            # Somebody else holds the file: the next one would wait as long for nothing.
            if getattr(error.orig, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
                self.stalled = True
            raise
        if probe:
            self.stalled = False
        return result

    async def close(self) -> None:
        """Begin nothing more, and let what is under way come to its end, within reason."""
        self._closed = True
        if self._running:
            await asyncio.wait(self._running, timeout=CLEANING)

    def _forget(self, task: asyncio.Future[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()


class Patient(Protocol):
    """Something with a patience."""

    patience: Patience


Owner = TypeVar("Owner", bound=Patient)


def bounded(
    method: Callable[Concatenate[Owner, Parts], Coroutine[Any, Any, Result]],
) -> Callable[Concatenate[Owner, Parts], Coroutine[Any, Any, Result]]:
    """A method that is given up when its owner's patience ends."""

    @functools.wraps(method)
    async def call(owner: Owner, /, *parts: Parts.args, **named: Parts.kwargs) -> Result:
        return await owner.patience.wait(method(owner, *parts, **named))

    return call
