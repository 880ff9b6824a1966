"""A table that is broken, deleted or half left fails alone, and for all to see."""

import asyncio
import sqlite3

import pytest

from landsraad.table.database import connect, upgrade
from landsraad.table.quarantine import Quarantine
from landsraad.table.store import Entry, Gone, SeatRow, Store, TableRow
from table.harness import BOT, HUMAN, PATIENCE, Server, eventually, play_on


@pytest.fixture
def file(tmp_path):
    return tmp_path / "tables.sqlite"


def execute(file, statement, *values):
    with sqlite3.connect(file) as connection:
        connection.execute(statement, values)
    connection.close()


BAD_ROWS = {
    "origin": ("UPDATE tables SET origin = '[]' WHERE id = ?", BOT),
    "game": ("UPDATE tables SET origin = replace(origin, 'imperium', 'chess') WHERE id = ?", BOT),
    "bot": ("UPDATE seats SET bot = 'nobody', kind = 'bot' WHERE table_id = ?", BOT),
    "seats": ("DELETE FROM seats WHERE table_id = ?", BOT),
    "choice": ("UPDATE entries SET notation = 'fly' WHERE table_id = ? AND number = 1", BOT),
    "nothing": (
        "UPDATE entries SET notation = NULL WHERE table_id = ? AND number = 1",
        BOT,
    ),
    "gap": ("DELETE FROM entries WHERE table_id = ? AND number = 1", BOT),
}


@pytest.mark.parametrize("what", BAD_ROWS)
def test_one_bad_row_stops_no_other_table(file, what):
    statement, seat = BAD_ROWS[what]
    with Server(f"sqlite:///{file}") as server:
        bad = server.open(seat, BOT, BOT, pace="fast")
        good = server.open(BOT, BOT, BOT, pace="fast")
        eventually(lambda: bad.summary()["choices"] > 3)
    execute(file, statement, bad.table)
    execute(file, "UPDATE tables SET bot_due = 1")
    with Server(f"sqlite:///{file}") as server:
        good.server = bad.server = server
        number = good.summary()["choices"]
        eventually(lambda: good.summary()["choices"] > number + 5)
        if what != "bot":
            assert bad.summary()["code"] == "unplayable"
            health = server.get("/healthz")
            assert (health.status_code, health.json()["status"]) == (200, "degraded")
            assert health.json()["parts"]["tables"]["quarantined"] == 1
            assert "landsraad_tables_quarantined 1" in server.get("/metrics").text


def test_bots_that_crash_the_rules_are_tried_ever_more_seldom(light, monkeypatch):
    """Twice as long is waited each time, by a clock that the test sets."""
    moment, tries, crashing = 0.0, [], True
    monkeypatch.setattr(light.lobby.services, "quarantine", Quarantine(lambda: moment))
    table = light.open(HUMAN, BOT)
    with table.sit(0) as guest:
        # While a person is asked, no bot is under way.
        guest.wait(lambda: guest.options)
        room = light.lobby.rooms[table.table]
        really = room._let_bot_choose

        async def crash(bot):
            tries.append(bot)
            if crashing:
                raise ZeroDivisionError
            await really(bot)

        monkeypatch.setattr(room, "_let_bot_choose", crash)
        while guest.options:
            guest.move()
        for count, then in enumerate((2.0, 6.0, 14.0, 30.0), 1):
            guest.wait(lambda count=count: told_quarantined(guest) == count)
            assert len(tries) == count
            moment = then - 0.1
            sweep(light)
            assert (len(tries), room.busy) == (count, False)
            assert light.get("/healthz").json()["parts"]["tables"]["quarantined"] == 1
            crashing = count < 4
            moment = then
            sweep(light)
        guest.wait(lambda: guest.options)
    assert light.get("/healthz").json()["parts"]["tables"]["quarantined"] == 0


def told_quarantined(guest):
    return sum(message.get("code") == "quarantined" for message in guest.messages)


def sweep(server):
    """What the server does by itself every two seconds."""
    work = server.lobby.upkeep._sweep()
    asyncio.run_coroutine_threadsafe(work, server.loop).result(PATIENCE)


def test_a_deleted_table_ends_at_once(server):
    """Saying something at it looped for ever."""
    table, other = server.open(HUMAN, BOT, pace="slow"), server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.watch() as eve, other.sit(0) as ben:
        delete(server, table.table)
        ann.send("say", text="is anybody here?")
        assert ann.wait_for("refused")["code"] == "unknown_table"
        assert (ann.closed(), eve.closed()) == (4403, 4403)
        ben.ask("ping", "pong")
        assert table.summary()["code"] == "unknown_table"
    eventually(lambda: table.table not in server.lobby.rooms)


@pytest.mark.parametrize("act", ["choose", "rename", "pause"])
def test_nothing_can_be_done_at_a_deleted_table(server, act):
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        delete(server, table.table)
        if act == "choose":
            mover = ann if ann.options else ben
            mover.choose()
        else:
            mover = ann
            ann.send(act, **({"name": "Anna"} if act == "rename" else {"on": True}))
        assert mover.wait_for("refused")["code"] == "unknown_table"
        assert mover.closed() == 4403


def test_bots_of_a_deleted_table_stop(server):
    table = server.open(BOT, BOT, pace="fast")
    with table.watch() as eve:
        eve.wait(lambda: eve.number > 2)
        delete(server, table.table)
        assert eve.closed() == 4403
    eventually(lambda: table.table not in server.lobby.rooms)


def delete(server, name):
    """What an operator does with a game that is to go; the bots of it may write meanwhile."""

    async def run():
        engine = server.lobby.services.store.engine
        async with engine.begin() as connection:
            for column, rows in (
                ("table_id", "entries"), ("table_id", "chat"), ("table_id", "seats"),
                ("id", "tables"),
            ):  # fmt: skip
                await connection.exec_driver_sql(f"DELETE FROM {rows} WHERE {column} = '{name}'")

    for _ in range(20):
        try:
            asyncio.run_coroutine_threadsafe(run(), server.loop).result(20)
            return
        except Exception as error:
            problem = error
    raise problem


def test_a_visitor_who_cannot_be_greeted_is_no_ghost(light, monkeypatch):
    """Whoever failed while coming in was shown as connected for ever."""
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann:
        room = light.lobby.rooms[table.table]
        for name in ("position_for", "greet"):
            with monkeypatch.context() as broken:
                broken.setattr(room, name, None)
                ben = table.sit(1)
                ben.closed()
            eventually(lambda: len(room.connections) == 1)
            ann.hear_all()
            assert not ann.info["seats"][1]["connected"]
        with table.sit(1) as ben:
            assert play_on([ann, ben], 3) == 3


def test_the_store_tells_what_is_gone_from_what_was_first(database):
    async def write():
        engine = connect(database)
        await upgrade(engine)
        store = Store(engine)
        row = TableRow("a", "imperium", "{}", "", "", None, None, "fast", "")
        await store.create(row, [SeatRow(0, "human", "Ann", None, None)])
        outcomes = await asyncio.gather(
            store.append("none", Entry(0, 0, "x"), {}),
            store.say("none", 0, "Ann", "hello"),
            store.change("none", {"paused": True}),
            store.change("a", {"paused": True}, 7, {"name": "Bo"}),
            return_exceptions=True,
        )
        table, _ = await store.table("a")
        await store.close()
        return [type(outcome) for outcome in outcomes], table.paused

    assert asyncio.run(write()) == ([Gone] * 4, False)
