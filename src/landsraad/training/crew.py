"""Who plays the games of a generation: this process or several, the lessons in order."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial

from landsraad.arena.pools import prepare_worker
from landsraad.training.course import Play, alone
from landsraad.training.selfplay import play


@contextmanager
def crew(workers: int) -> Iterator[Play]:
    """A number of processes on this machine, ended afterwards."""
    if workers <= 1:
        yield alone
        return
    # Spawned processes share nothing with this one, on every platform alike.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, context, prepare_worker)
    try:
        yield partial(executor.map, play)
    finally:
        executor.shutdown(cancel_futures=True)
