"""Entries in PostgreSQL: one journey to the database, all or nothing, over a line kept open."""

import asyncio

import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from landsraad.table.database import connect, upgrade
from landsraad.table.grouping import Turns
from landsraad.table.store import Conflict, Entry, Gone, SeatRow, Store, TableRow
from landsraad.table.tidying import LONGEST, QUIET, RESTED, Tidier

WISH = {"undo_by": 1, "undo_target": 0, "undo_agreed": "[1]"}


def with_store(database, work):
    async def run():
        engine = connect(database)
        await upgrade(engine)
        store = Store(engine)
        row = TableRow("a", "imperium", "{}", "", "", None, None, "fast", "")
        await store.create(row, [SeatRow(0, "human", "Ann", None, None)])
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


@pytest.fixture
def shared(postgres):
    return postgres.new_database()


def test_an_entry_is_one_journey_to_the_database(shared):
    """Seven of them, one after the other, were most of what everybody waited for."""

    async def count(store):
        await store.append("a", Entry(0, 0, "x"), {})
        said = []
        event.listen(
            store.engine.sync_engine, "before_cursor_execute", lambda *parts: said.append(parts[2])
        )
        event.listen(store.engine.sync_engine.pool, "checkout", lambda *_: said.append("a line"))
        await asyncio.gather(*(store.append("a", Entry(n, 0, "x"), {}) for n in range(1, 4)))
        return len(said), [entry.number for entry in await store.entries("a")]

    journeys, numbers = with_store(shared, count)
    # The first goes alone and the others together; then they are read, over another line.
    assert (journeys, numbers) == (1, [0, 1, 2, 3])


def test_what_an_entry_changes_is_stored_with_it(shared):
    async def change(store):
        await store.change("a", WISH)
        await store.append("a", Entry(0, 0, "x"), {"bot_due": True})
        kept, _ = await store.table("a")
        cleared = {"undo_by": None, "undo_target": None, "undo_agreed": "[]", "ended": "over"}
        await store.append("a", Entry(1, 0, "y"), {"bot_due": False, **cleared})
        gone, _ = await store.table("a")
        return [(row.bot_due, row.undo_by, row.undo_agreed, row.ended) for row in (kept, gone)]

    assert with_store(shared, change) == [(True, 1, "[1]", ""), (False, None, "[]", "over")]


def test_an_entry_that_was_there_changes_nothing(shared):
    async def collide(store):
        await store.append("a", Entry(0, 0, "x"), {})
        for name, problem in (("a", Conflict), ("b", Gone)):
            with pytest.raises(problem):
                await store.append(name, Entry(0, 0, "y"), {"ended": "over"})
        with pytest.raises(ValueError):
            await store.append("a", Entry(1, 0, "y"), {"salt": "another"})
        row, _ = await store.table("a")
        return row.ended, row.salt, [entry.notation for entry in await store.entries("a")]

    assert with_store(shared, collide) == ("", "", ["x"])


def test_a_line_that_broke_is_replaced(shared):
    async def cut(store):
        await store.append("a", Entry(0, 0, "x"), {})
        async with store.engine.connect() as other:
            await other.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        for _ in range(2):
            try:
                await store.append("a", Entry(1, 0, "y"), {})
                break
            except DBAPIError:
                continue
        return [entry.notation for entry in await store.entries("a")]

    assert with_store(shared, cut) == ["x", "y"]


def test_garbage_is_looked_for_in_small_steps_and_wholly_in_quiet_moments():
    moment, messages, looks = 0.0, 0, []
    tidier = Tidier(lambda: messages, lambda: moment, looks.append)
    for turn in range(3):
        messages = turn
        tidier.turn()
    assert looks == [1, 1, 1]
    moment = RESTED
    for _ in range(QUIET):
        tidier.turn()
    assert looks[3:] == [1] * (QUIET - 1) + [2]
    moment += RESTED / 2
    tidier.turn()
    messages, moment = 9, moment + LONGEST
    tidier.turn()
    assert looks[-2:] == [1, 2]


def test_a_choice_does_not_wait_for_a_crowd_of_new_tables(tmp_path):
    """Somebody who opened tables as fast as they could made all others wait for half a second."""

    async def crowd(store):
        done = []

        async def open_one(number):
            row = TableRow(f"b{number}", "imperium", "{}", "", "", None, None, "fast", "")
            await store.create(row, [SeatRow(0, "human", "Ann", None, None)])
            done.append(number)

        async def choose():
            await store.append("a", Entry(0, 0, "x"), {})
            done.append("choice")

        opening = [asyncio.create_task(open_one(number)) for number in range(12)]
        await asyncio.sleep(0)
        await asyncio.gather(*opening, choose())
        return done

    done = with_store(f"sqlite:///{tmp_path / 'tables.sqlite'}", crowd)
    assert done.index("choice") <= 2
    assert len(done) == 13


def test_turns_pass_on_whoever_gives_up():
    async def run():
        turns, order = Turns(), []

        async def take(name, **how):
            async with turns.take(**how):
                order.append(name)
                await asyncio.sleep(0)

        async with turns.take():
            waiting = [asyncio.create_task(take(name)) for name in "abc"]
            waiting.append(asyncio.create_task(take("choice", choices=True)))
            await asyncio.sleep(0)
            waiting[0].cancel()
        waiting[3].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await take("last")
        return order

    assert asyncio.run(run()) == ["b", "c", "last"]
