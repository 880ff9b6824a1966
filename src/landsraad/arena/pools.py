"""Who plays the games of a match: this process, several, or (in `cluster`) other machines."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Protocol

from landsraad.arena.referee import Result, play_game
from landsraad.arena.schedule import Match

AHEAD = 4
"""Games handed out for each worker before the oldest of them must be finished."""


class Pool(Protocol):
    """Somebody who plays games that are handed out."""

    @property
    def ahead(self) -> int:
        """How many games may be handed out before the oldest of them is asked for."""

    def submit(self, match: Match, number: int) -> Callable[[], Result]:
        """Hand out the game of a number; call what is returned to wait for its result."""


class Alone:
    """This process: a game is played when its result is asked for."""

    ahead = 1

    def submit(self, match: Match, number: int) -> Callable[[], Result]:
        """The game of a number, not yet played."""
        return partial(play_game, match, number)


class Processes:
    """Several processes of this machine."""

    def __init__(self, executor: ProcessPoolExecutor, workers: int) -> None:
        self._executor = executor
        self.ahead = AHEAD * workers

    def submit(self, match: Match, number: int) -> Callable[[], Result]:
        """Hand out the game of a number."""
        return self._executor.submit(play_game, match, number).result


@contextmanager
def workers(number: int) -> Iterator[Pool]:
    """A number of processes on this machine, ended afterwards."""
    if number <= 1:
        yield Alone()
        return
    # Spawned processes share nothing with this one, on every platform alike.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(number, context, prepare_worker)
    try:
        yield Processes(executor, number)
    finally:
        executor.shutdown(cancel_futures=True)


def prepare_worker() -> None:
    """The process that started the workers alone decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Leave when the process that started this one is gone, however it went."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
