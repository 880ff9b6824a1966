"""Work in processes of their own: in fair turns, for a limited time; what hangs is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Any, ParamSpec, TypeVar

from landsraad.table.fairness import FairQueue

log = logging.getLogger(__name__)

START_SECONDS = 60.0
"""A new process has this long to import what it needs; no work is timed meanwhile."""
NEEDED = "landsraad.table.desk"
"""What a worker imports."""
_processes: BaseContext = multiprocessing.get_context("spawn")
if sys.platform == "linux":
    # Forked from one that has imported everything, another is there at once and shares its memory.
    _processes = multiprocessing.get_context("forkserver")
    _processes.set_forkserver_preload(["landsraad.table.nursery", "__main__", NEEDED])
P = ParamSpec("P")
Result = TypeVar("Result")


class Busy(Exception):
    """There is too much to do already."""


class Overdue(Exception):
    """The work took too long, and its process was replaced."""


class Died(Exception):
    """The process of the work is gone."""


class Failed(Exception):
    """The work raised something; the message says what."""


# --- in the worker


def _watch_parent() -> None:
    """Leave when the server is gone, however it went."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(line: Connection, nice: int) -> None:
    """What a worker does: the server alone decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # The games of people go before thoughts and old pages.
        os.nice(max(0, nice - os.nice(0)))
    threading.Thread(target=_watch_parent, daemon=True).start()
    # Before any time is counted.
    import_module(NEEDED)
    with contextlib.suppress(EOFError, OSError):
        line.send(None)
        while True:
            function, parts = line.recv()
            try:
                answer = (True, function(*parts))
            except Exception as error:
                answer = (False, f"{type(error).__name__}: {error}"[:300])
            line.send(answer)


# --- in the server


@dataclass(slots=True)
class _Job:
    function: Callable[..., Any]
    parts: tuple[Any, ...]
    seconds: float
    done: asyncio.Future[Any]


class _Worker:
    """A process and the line to it; all but `kill` runs in a thread of its own."""

    def __init__(self, nice: int) -> None:
        self._line, theirs = _processes.Pipe()
        self.process: BaseProcess = _processes.Process(  # type: ignore[attr-defined]
            target=_work, args=(theirs, nice), daemon=True
        )
        self._theirs: Connection | None = theirs
        self._turn = threading.Lock()
        self._running = self._dismissed = False

    def ask(self, job: _Job) -> Any:
        """Have a job done; raises what the classes above say."""
        try:
            if self._theirs is not None:
                self._start()
            self._line.send((job.function, job.parts))
            if not self._line.poll(job.seconds):
                raise Overdue(f"longer than {job.seconds:g} s")
            fine, answer = self._line.recv()
        except (EOFError, OSError) as error:
            raise Died(type(error).__name__) from None
        if not fine:
            raise Failed(answer)
        return answer

    def _start(self) -> None:
        theirs, self._theirs = self._theirs, None
        if self._dismissed or theirs is None:
            raise Died("it is not wanted any more")
        # The very first takes as long as all imports, and nobody else may wait for that.
        self.process.start()
        theirs.close()
        if not self._may_run():
            self.process.kill()
            raise Died("it is not wanted any more")
        if not self._line.poll(START_SECONDS):
            raise Died("it did not start")
        self._line.recv()

    def _may_run(self) -> bool:
        """From now on whoever ends it kills it; False if that came first."""
        with self._turn:
            self._running = True
            return not self._dismissed

    def kill(self) -> None:
        """End the process at once, and for good: one that has not begun yet does no work."""
        with self._turn:
            self._dismissed = True
            if self._running:
                self.process.kill()
                # Not waited for: it is gone soon, and the next start of a process buries it.


class Pool:
    """A number of processes, started when there is work for them."""

    def __init__(self, size: int, *, nice: int = 0, per_payer: int = 0, waiting: int = 0) -> None:
        self._size, self._nice = max(1, size), nice
        self._per_payer, self._most = per_payer, waiting
        self._queue: FairQueue[_Job] = FairQueue()
        self._idle: list[_Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads: ThreadPoolExecutor | None = None
        self._workers: set[_Worker] = set()
        self._serving = 0
        self._closed = False
        self.replaced = 0
        """Processes that hung or died."""

    @property
    def waiting(self) -> int:
        """Jobs that no process has begun."""
        return len(self._queue)

    def pids(self) -> list[int]:
        """The running processes."""
        return [w.process.pid for w in self._workers if w.process.pid is not None]

    async def run(
        self, payer: str, table: str, seconds: float,
        function: Callable[P, Result], *parts: P.args, **none: P.kwargs,
    ) -> Result:  # fmt: skip
        """The function's result from a process; the time counts from its start, not from now.

        Raises Busy at once, or Overdue, Died or Failed.
        """
        if self._closed or self._full(payer):
            raise Busy("there is much to do")
        job = _Job(function, parts, seconds, asyncio.get_running_loop().create_future())
        self._queue.put(job, payer, table)
        if self._serving < self._size:
            self._serving += 1
            task = asyncio.create_task(self._serve(), name="worker")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        found: Result = await job.done
        return found

    def _full(self, payer: str) -> bool:
        waits = len(self._queue), self._queue.waiting(payer)
        limits = self._most, self._per_payer
        return any(limit and wait >= limit for wait, limit in zip(waits, limits, strict=True))

    async def _serve(self) -> None:
        """Work as long as there is any; one of these for each busy process."""
        try:
            while len(self._queue):
                job = self._queue.take()
                # Whoever asked may have gone meanwhile.
                if not job.done.done():
                    await self._do(job)
        finally:
            # At once, not when the task is seen to be done: who asks in between needs another.
            self._serving -= 1

    async def _do(self, job: _Job) -> None:
        worker = self._idle.pop() if self._idle else self._hire()
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self._size, thread_name_prefix="worker")
        loop, error = asyncio.get_running_loop(), None
        try:
            asking = loop.run_in_executor(self._threads, worker.ask, job)
            # A process that is stopped does not even read what it is sent.
            async with asyncio.timeout(START_SECONDS + job.seconds):
                answer = await asking
        except Failed as problem:
            error = problem
        except asyncio.CancelledError:
            self._dismiss(worker)
            job.done.cancel()
            raise
        except Exception as problem:
            self._dismiss(worker)
            self.replaced += 1
            log.error("worker replaced", extra={"reason": type(problem).__name__})
            if not job.done.done():
                job.done.set_exception(problem)
            return
        self._idle.append(worker)
        if job.done.done():
            return
        if error is not None:
            job.done.set_exception(error)
        else:
            job.done.set_result(answer)

    def _hire(self) -> _Worker:
        worker = _Worker(self._nice)
        self._workers.add(worker)
        return worker

    def _dismiss(self, worker: _Worker) -> None:
        self._workers.discard(worker)
        worker.kill()

    def close(self) -> None:
        """Stop the processes."""
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        while len(self._queue):
            self._queue.take().done.cancel()
        for worker in list(self._workers):
            self._dismiss(worker)
        self._idle.clear()
        if self._threads is not None:
            self._threads.shutdown(wait=False)
