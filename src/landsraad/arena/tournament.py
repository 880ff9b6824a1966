"""A whole match: games in order, on one process or several, until enough is known."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from itertools import islice

from landsraad.arena.journal import Journal
from landsraad.arena.referee import Result, play_game
from landsraad.arena.schedule import Match
from landsraad.arena.statistics import CLEAR, odds_against

AHEAD = 4
"""Games handed out for each worker before the oldest of them must be finished."""

Progress = Callable[[int, int], None]


def _nothing(done: int, games: int) -> None:
    """Show no progress."""


def play_match(
    match: Match,
    games: int,
    workers: int = 1,
    journal: Journal | None = None,
    *,
    sequential: bool = False,
    progress: Progress = _nothing,
) -> list[Result]:
    """Play so many games, in whole deals; the same match gives the same results, whoever works.

    With ``sequential`` the match ends with the first deal after which the first bot's wins are
    clear of parity. Games of the journal are taken from it, new ones are added to it.
    """
    match.check()
    games = match.whole_games(games)
    known = dict(journal.results) if journal is not None else {}
    results: list[Result] = []
    wins = 0
    with closing(_in_order(match, games, workers, known)) as stream:
        for result in stream:
            results.append(result)
            if journal is not None:
                journal.add(result)
            progress(len(results), games)
            wins += any(match.bots[entry] == match.bots[0] for entry in result.winners)
            deal_done = len(results) % match.seats == 0
            if sequential and deal_done and clear_of_parity(match, wins, len(results)):
                break
    return results


def clear_of_parity(match: Match, wins: int, games: int) -> bool:
    """Whether so many games won by the first bot (or its namesakes) are hardly chance."""
    return odds_against(match.first_share, wins, games) >= CLEAR


def _in_order(
    match: Match, games: int, workers: int, known: Mapping[int, Result]
) -> Generator[Result]:
    if workers <= 1:
        for number in range(games):
            yield known.get(number) or play_game(match, number)
        return
    # Spawned processes share nothing with this one, on every platform alike.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, _prepare_worker)
    pending: deque[Result | Future[Result]] = deque()
    numbers = iter(range(games))
    try:
        while True:
            for number in islice(numbers, AHEAD * workers - len(pending)):
                pending.append(known.get(number) or pool.submit(play_game, match, number))
            if not pending:
                return
            oldest = pending.popleft()
            yield oldest.result() if isinstance(oldest, Future) else oldest
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare_worker() -> None:
    """The process that started the workers alone decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Leave when the process that started this one is gone, however it went."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
