"""Work in other processes: in fair turns, timed from its start, replaced when it hangs."""

import asyncio
import os
import signal
import time

import pytest

from landsraad.table import thinking
from landsraad.table.fairness import FairQueue
from landsraad.table.thinking import Task, Thinkers
from landsraad.table.workers import Busy, Died, Failed, Overdue, Pool


def test_addresses_and_then_tables_take_turns():
    queue = FairQueue()
    for number in range(6):
        queue.put(f"greedy {number}", "greedy", f"table {number % 2}")
    queue.put("other", "other", "t")
    queue.put("third", "third", "t")
    assert (len(queue), queue.waiting("greedy"), queue.waiting("nobody")) == (8, 6, 0)
    order = [queue.take() for _ in range(8)]
    assert order[:3] == ["greedy 0", "other", "third"]
    assert order[3:] == [f"greedy {number}" for number in (1, 2, 3, 4, 5)]
    assert (len(queue), queue.waiting("greedy")) == (0, 0)


def with_pool(work, **options):
    async def run():
        pool = Pool(1, **options)
        try:
            await work(pool)
        finally:
            pool.close()

    asyncio.run(run())


def test_results_and_errors_come_back():
    async def work(pool):
        assert await pool.run("a", "t", 60, divmod, 7, 2) == (3, 1)
        with pytest.raises(Failed, match="ZeroDivisionError"):
            await pool.run("a", "t", 60, divmod, 7, 0)
        assert await pool.run("a", "t", 60, divmod, 9, 2) == (4, 1)
        assert (pool.replaced, len(pool.pids())) == (0, 1)

    with_pool(work)


def test_what_hangs_is_replaced_and_others_are_served():
    async def work(pool):
        hung = asyncio.ensure_future(pool.run("a", "t", 0.3, time.sleep, 3600))
        waiting = asyncio.ensure_future(pool.run("b", "t", 60, divmod, 7, 2))
        with pytest.raises(Overdue):
            await hung
        assert await waiting == (3, 1)
        assert pool.replaced == 1

    with_pool(work)


def test_a_process_that_is_stopped_or_killed_is_replaced():
    async def work(pool):
        assert await pool.run("a", "t", 60, divmod, 7, 2) == (3, 1)
        os.kill(pool.pids()[0], signal.SIGSTOP)
        with pytest.raises(Overdue):
            await pool.run("a", "t", 0.3, divmod, 7, 2)
        assert await pool.run("a", "t", 60, divmod, 7, 2) == (3, 1)
        os.kill(pool.pids()[0], signal.SIGKILL)
        with pytest.raises(Died):
            await pool.run("a", "t", 60, divmod, 7, 2)
        assert await pool.run("a", "t", 60, divmod, 7, 2) == (3, 1)

    with_pool(work)


def test_waiting_is_not_thinking():
    """The second job waits longer than it may take, and is done all the same."""

    async def work(pool):
        await pool.run("a", "t", 60, divmod, 1, 1)
        first = asyncio.ensure_future(pool.run("a", "t", 60, time.sleep, 3.2))
        await asyncio.sleep(0)
        assert await pool.run("a", "t", 3.0, divmod, 7, 2) == (3, 1)
        assert first.done()

    with_pool(work)


def test_an_address_has_only_so_much_in_the_queue():
    async def work(pool):
        jobs = [asyncio.ensure_future(pool.run("a", "t", 60, time.sleep, 0)) for _ in range(5)]
        other = asyncio.ensure_future(pool.run("b", "t", 60, divmod, 7, 2))
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(isinstance(found, Busy) for found in done) >= 2
        assert await other == (3, 1)

    with_pool(work, per_payer=2, waiting=20)


def test_a_bot_out_of_time_plays_what_a_quick_one_would(monkeypatch):
    """Never at random: the stand-in's choice for the same position."""
    import landsraad
    from landsraad.table.origin import Origin, to_json

    game = landsraad.new("imperium", seats=2, seed=5)
    assert game.decision is not None
    origin = to_json(Origin("imperium", game.info.version, 2, 5, dict(game.origin.options)))
    task = Task("t", origin, (), game.decision.seat, "no such bot", "salt")

    async def run():
        thinkers = Thinkers(1, 60.0)
        try:
            return await thinkers.choose(task, game), thinkers.failures
        finally:
            thinkers.close()

    assert asyncio.run(run()) == (thinking.quick(task), 1)
