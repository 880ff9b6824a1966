"""A whole match: games in order, on one process or several, until enough is known."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Mapping
from contextlib import closing, nullcontext
from itertools import islice

from landsraad.arena import pools
from landsraad.arena.journal import Journal
from landsraad.arena.pools import Pool
from landsraad.arena.referee import Result
from landsraad.arena.schedule import Match
from landsraad.arena.statistics import CLEAR, odds_against

Each = Callable[[Result], None]


def _nothing(result: Result) -> None:
    """Do nothing with a result before the match is over."""


def play_match(
    match: Match,
    games: int,
    workers: int = 1,
    journal: Journal | None = None,
    *,
    pool: Pool | None = None,
    sequential: bool = False,
    each: Each = _nothing,
) -> list[Result]:
    """Play a number of games, in whole deals; the same match gives the same results, whoever works.

    A ``pool`` (of `pools` or `cluster`) takes the place of ``workers`` processes of this machine.
    With ``sequential`` the match ends with the first deal after which the first bot's wins are
    clear of parity. Games of the journal are taken from it, new ones are added to it.
    ``each`` is called with every result in order, as soon as it is known.
    """
    match.check()
    games = match.whole_games(games)
    known = dict(journal.results) if journal is not None else {}
    results: list[Result] = []
    wins = 0
    with (
        nullcontext(pool) if pool is not None else pools.workers(workers) as playing,
        closing(_in_order(match, games, playing, known)) as stream,
    ):
        for result in stream:
            results.append(result)
            if journal is not None:
                journal.add(result)
            each(result)
            wins += any(match.bots[entry] == match.bots[0] for entry in result.winners)
            deal_done = len(results) % match.seats == 0
            if sequential and deal_done and clear_of_parity(match, wins, len(results)):
                break
    return results


def clear_of_parity(match: Match, wins: int, games: int) -> bool:
    """Whether winning this many games was hardly luck for the first bot (or its namesakes)."""
    share = match.first_share
    return share < 1 and odds_against(share, wins, games) >= CLEAR


def _in_order(
    match: Match, games: int, pool: Pool, known: Mapping[int, Result]
) -> Generator[Result]:
    """The results in the order of their numbers, whoever is done first."""
    pending: deque[Result | Callable[[], Result]] = deque()
    numbers = iter(range(games))
    while True:
        for number in islice(numbers, pool.ahead - len(pending)):
            pending.append(known.get(number) or pool.submit(match, number))
        if not pending:
            return
        oldest = pending.popleft()
        yield oldest if isinstance(oldest, Result) else oldest()
