"""A database that stops answering costs refusals, and nobody's patience."""

import asyncio
import sqlite3
import time

from faults.size import SIEGE
from faults.watch import Watch
from landsraad.table.database import READERS, WRITERS, connect, upgrade
from landsraad.table.store import Entry, SeatRow, Store, TableRow
from table.harness import HUMAN, Guest, gather
from table.lives import Lives

SECONDS = 5.0
"""So long the database is waited for."""
AT_ONCE = 1.0 if SIEGE else SECONDS
"""What takes less has not waited for the database; besieged, on a quiet machine, it is quick."""
TRIES = 1 if SIEGE else 5


def mover_of(*guests):
    gather(guests)
    return next(guest for guest in guests if guest.options)


def refusal(guest):
    """The code of the next refusal."""
    guest.choose()
    return guest.wait_for("refused")["code"]


def at_once(work):
    """What some work comes to, which does not wait for the database.

    A machine that is busy elsewhere may be slow now and then, but not again and again.
    """
    for _ in range(TRIES):
        begun = time.monotonic()
        found = work()
        if time.monotonic() - begun < AT_ONCE:
            return found
    raise AssertionError("it waits for the database each time")


def play_through_a_stall(lives, stall, go_on):
    """Choices are refused in time, other lines answer, and afterwards the game goes on."""
    with Watch([lives]) as watch:
        table, other = lives.open(HUMAN, HUMAN), lives.open(HUMAN, HUMAN)
        with table.sit(0) as ann, table.sit(1) as ben, other.sit(0) as cid, other.sit(1) as dan:
            mover_of(ann, ben).move()
            before = max(ann.number, ben.number)
            since = watch.unsure()
            stall()
            assert refusal(mover_of(ann, ben)) == "unavailable"
            for guest in (ann, ben, cid, dan):
                at_once(lambda guest=guest: guest.ask("ping", "pong"))
            # It is known by now that nothing can be stored: nobody waits for that again.
            assert at_once(lambda: refusal(mover_of(cid, dan))) == "unavailable"
            late = Guest(lives.port, table.table, table.secrets[0])
            late.wait(lambda: late.position)
            late.socket.close()
            watch.wrong(since)
            watch.unsure()
            go_on()
            watch.right()
            for pair in ((ann, ben), (cid, dan)):
                play_on_after_doubt(pair)
            assert max(ann.number, ben.number) > before
            watch.hold()


def play_on_after_doubt(pair):
    """A choice that was refused may have been stored: then the next word about it is stale."""
    target = max(guest.number for guest in pair) + 3
    while max(guest.number for guest in pair) < target:
        for guest in pair:
            guest.hear_all()
        mover = mover_of(*pair)
        mover.choose()
        mover.receive()


def test_a_frozen_postgresql_costs_refusals_only(own_postgres):
    with Lives(own_postgres.new_database(), database_seconds=SECONDS) as lives:
        play_through_a_stall(lives, own_postgres.freeze, own_postgres.thaw)


def test_a_locked_sqlite_costs_refusals_only(tmp_path):
    file = tmp_path / "tables.sqlite"
    with Lives(f"sqlite:///{file}", database_seconds=SECONDS) as lives:
        rude = sqlite3.connect(file, isolation_level=None)
        play_through_a_stall(
            lives, lambda: rude.execute("BEGIN IMMEDIATE"), lambda: rude.execute("ROLLBACK")
        )
        rude.close()


def test_a_choice_does_not_wait_for_those_who_only_read(database):
    """A crowd that came in held all lines to the database, and nobody could choose."""

    async def write():
        engine = connect(database)
        await upgrade(engine)
        store, full, free = Store(engine), asyncio.Event(), asyncio.Event()
        row = TableRow("a", "imperium", "{}", "", "", None, None, "fast", "")
        await store.create(row, [SeatRow(0, "human", "Ann", None, None)])
        reading = []

        async def read():
            async with store._reading() as connection:
                reading.append(connection)
                if len(reading) == READERS:
                    full.set()
                await free.wait()

        crowd = [asyncio.create_task(read()) for _ in range(READERS + WRITERS)]
        await full.wait()
        await store.append("a", Entry(0, 0, "x"), {})
        held = len(reading)
        free.set()
        await asyncio.gather(*crowd)
        found = await store.entries("a")
        await store.close()
        return held, [entry.notation for entry in found]

    assert asyncio.run(write()) == (READERS, ["x"])
