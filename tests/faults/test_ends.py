"""Whatever is under way, a server that is told to stop does stop."""

import asyncio
import contextlib

import pytest

from landsraad.table.bus import NEWS, Bus
from landsraad.table.database import connect
from landsraad.table.store import Store
from landsraad.table.supervision import Supervisor
from landsraad.table.workers import Died, _Job, _Worker
from table.harness import BOT, HUMAN
from table.lives import Lives


def test_news_that_comes_with_the_end_does_not_keep_the_server(tmp_path):
    """A line of news in the same turn of the loop swallowed the cancellation for good."""
    assert asyncio.run(_closed(Store(connect(f"sqlite:///{tmp_path}/tables"))))


async def _closed(store):
    supervisor = Supervisor()
    bus = Bus(store, supervisor, hear=_deaf, resync=lambda: None)
    supervisor.keep(NEWS, bus._work)
    await asyncio.sleep(0.05)
    bus._heard(None, 0, "", "process kind table")
    closing = asyncio.create_task(supervisor.close())
    _, pending = await asyncio.wait({closing}, timeout=30)
    await store.close()
    return not pending


async def _deaf(*news):
    pass


def test_a_task_that_swallows_its_end_is_told_again():
    async def run():
        swallowed, supervisor = [], Supervisor()

        async def stubborn():
            while True:
                try:
                    await asyncio.sleep(3600)
                except asyncio.CancelledError:
                    if swallowed:
                        raise
                    swallowed.append(True)

        supervisor.keep("stubborn", stubborn)
        await asyncio.sleep(0)
        await supervisor.close()
        return swallowed

    assert asyncio.run(run()) == [True]


def test_a_process_that_is_not_wanted_any_more_is_never_begun():
    """One that was about to begin outlived the server, and held up its end."""
    worker = _Worker(0)
    worker.kill()
    with pytest.raises(Died):
        worker.ask(_Job(divmod, (7, 2), 60.0, None))
    assert worker.process.pid is None


def test_a_server_ends_when_told_to_though_its_database_is_frozen(own_postgres):
    with Lives(own_postgres.new_database(), database_seconds=1.5) as lives:
        table = lives.open(HUMAN, HUMAN)
        lives.open(BOT, BOT)
        with table.sit(0) as ann, table.sit(1) as ben:
            own_postgres.freeze()
            (ann if ann.options else ben).choose()
            lives.end()
        own_postgres.thaw()
        lives.start()
        with table.sit(0) as ann, table.sit(1) as ben:
            (ann if ann.options else ben).move()


def test_a_server_ends_when_told_to_while_bots_play_and_people_look(database):
    with Lives(database) as lives:
        tables = [lives.open(BOT, BOT) for _ in range(4)]
        with contextlib.ExitStack() as stack:
            watching = [stack.enter_context(table.watch()) for table in tables]
            for guest in watching:
                guest.wait(lambda guest=guest: guest.number > 3)
            lives.end()
        lives.start()
