"""Tasks that must never end: whatever ends one is logged, shown, and it begins again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

log = logging.getLogger(__name__)

FIRST, LONGEST = 0.1, 2.0
"""Seconds before a task that has failed begins again: twice as many each time, up to a bound."""
INSISTING = 1.0
"""Seconds before a task that was told to end, and goes on, is told again."""

Work = Callable[[], Awaitable[None]]


async def end_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until every one has ended: a library may swallow the first cancellation."""
    going = set(tasks)
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=INSISTING)


@dataclass(slots=True)
class _Kept:
    task: asyncio.Task[None] | None
    within: float
    beaten: float
    problem: str = ""


class Supervisor:
    """Keeps tasks alive and knows how each of them is."""

    def __init__(self) -> None:
        self._kept: dict[str, _Kept] = {}
        self.failures: Counter[str] = Counter()

    def keep(self, name: str, work: Work, within: float = 0.0) -> None:
        """Begin a task; it counts as stuck if it does not beat within that many seconds."""
        kept = self._kept[name] = _Kept(None, within, time.monotonic(), "it has not begun yet")
        kept.task = asyncio.create_task(self._run(name, work), name=name)

    def beat(self, name: str) -> None:
        """A task says that all is well with it."""
        if kept := self._kept.get(name):
            kept.beaten, kept.problem = time.monotonic(), ""

    def problem(self, name: str) -> str:
        """What is wrong with a task; empty if nothing is."""
        kept = self._kept.get(name)
        if kept is None:
            return ""
        silent = time.monotonic() - kept.beaten
        if kept.within and silent > kept.within:
            return kept.problem or f"silent for {silent:.0f} s"
        return kept.problem

    def problems(self) -> dict[str, str]:
        """Every task with what is wrong with it."""
        return {name: self.problem(name) for name in self._kept}

    async def begun(self, seconds: float) -> None:
        """Wait until every task has said that all is well, but not longer than this."""
        end = time.monotonic() + seconds
        while any(self.problems().values()) and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def _run(self, name: str, work: Work) -> None:
        pause, kept = FIRST, self._kept[name]
        while True:
            begun, reason = kept.beaten, "it ended"
            try:
                await work()
            except asyncio.CancelledError:
                # A library may raise this by itself; only our own end is meant.
                if (task := asyncio.current_task()) is not None and task.cancelling():
                    raise
                reason = "CancelledError"
            except Exception as error:
                reason = type(error).__name__
            if kept.beaten != begun:
                pause = FIRST
            self.failures[name] += 1
            kept.problem = reason
            log.warning("task failed", extra={"kind": name, "reason": reason})
            await asyncio.sleep(pause)
            pause = min(LONGEST, 2 * pause)

    async def close(self) -> None:
        """End all tasks."""
        await end_tasks(kept.task for kept in self._kept.values() if kept.task is not None)
        self._kept.clear()
