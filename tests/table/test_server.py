"""The server itself: schema, health, metrics, pages, logs, bots that fail."""

import argparse
import asyncio
import json
import logging
import os
import re
import signal
import sqlite3
import subprocess
import sys

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import landsraad
from landsraad import bots
from landsraad.cli import serve
from landsraad.cli.words import Complaint
from landsraad.table import launch, measure
from landsraad.table.database import BadDatabase, connect, read_url, upgrade
from landsraad.table.limits import Bucket
from landsraad.table.logs import JsonLines
from landsraad.table.schema import metadata
from landsraad.table.store import Conflict, Entry, SeatRow, Store, TableRow
from table.harness import BOT, HUMAN, PATIENCE, Server, eventually


def test_the_steps_of_the_schema_lead_to_the_schema(database):
    async def differences():
        engine = connect(database)
        await upgrade(engine)
        await upgrade(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        await engine.dispose()
        return found

    assert asyncio.run(differences()) == []


def test_sqlite_is_safe_against_a_crash(tmp_path):
    async def pragmas():
        engine = connect(f"sqlite:///{tmp_path / 'deep' / 'tables.sqlite'}")
        async with engine.connect() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await engine.dispose()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


@pytest.mark.parametrize("url", ["mysql://root@localhost/x", "nothing", "", "postgresql+"])
def test_databases_that_cannot_be_are_refused_with_words(url):
    with pytest.raises(BadDatabase):
        read_url(url)


def test_health_and_metrics(server):
    assert server.get("/healthz").json()["status"] == "ok"
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        (ann if ann.options else ben).move()
        ann.ask("look", "refused", id=1, at=99)
        text = server.get("/metrics").text
    assert "landsraad_sockets 2" in text
    assert "landsraad_commit_seconds_count 1" in text
    assert 'landsraad_refused_total{code="look"} 1' in text
    for line in text.splitlines():
        assert line.startswith("#") or len(line.split(" ")) == 2


def test_ill_health_is_told(postgres, tmp_path):
    with Server(postgres.new_database()) as server:
        server.lobby.services.store.engine = connect("postgresql://nobody@127.0.0.1:1/none")
        answer = server.get("/healthz")
        assert (answer.status_code, answer.json()["status"]) == (503, "down")
        assert not answer.json()["parts"]["database"]["ok"]
        assert server.get("/livez").status_code == 200


def test_games_rules_and_catalogue_are_served(light):
    games = light.get("/api/games").json()
    assert [game["name"] for game in games] == list(landsraad.games())
    assert {bot["name"] for bot in games[0]["bots"]} == set(bots.NAMES)
    rules = light.get("/api/rules/imperium").json()
    assert rules["prefix"] == "IMP"
    assert rules["chapters"][0]["sections"][0]["rules"][0]["number"].startswith("1.")
    assert isinstance(light.get("/api/catalogue/imperium").json(), dict)
    assert light.get("/api/rules/chess").status_code == 404


def test_unknown_paths_are_pages_of_the_client(tmp_path):
    static = tmp_path / "static"
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, static=static) as server:
        assert "npm" in server.get("/").text
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>built</title>")
    (static / "assets" / "a-1.js").write_text("export {};")
    with Server(database, static=static) as server:
        for path in ("/", "/table/abc", "/replay/x", "/cards"):
            assert "built" in server.get(path).text
        script = server.get("/assets/a-1.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]


def test_a_game_goes_on_when_the_process_of_its_bots_dies(light):
    table = light.open(HUMAN, BOT)
    with table.sit(0) as guest:
        guest.wait(lambda: guest.options)
        while not (workers := light.lobby.services.thinkers.bots.pids()):
            guest.move()
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        for _ in range(20):
            guest.wait(lambda: guest.options)
            guest.move()
    assert light.lobby.services.thinkers.failures <= 2


def test_a_bot_that_fails_is_answered_for_by_another(light, caplog):
    table = light.open(HUMAN, BOT)
    with table.sit(0) as guest:
        guest.wait(lambda: guest.options)
        light.lobby.rooms[table.table].seats[1].bot = "no such bot"
        guest.wait(lambda: guest.options)
        target = guest.number + 10
        while guest.number < target:
            guest.wait(lambda: guest.options)
            guest.move()
    assert light.lobby.services.thinkers.failures
    assert "bot failed" in caplog.text


def test_idle_tables_leave_the_memory_and_come_back(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, idle_seconds=0.1) as server:
        table = server.open(HUMAN, HUMAN)
        with table.sit(0) as ann, table.sit(1) as ben:
            (ann if ann.options else ben).move()
        eventually(lambda: table.table not in server.lobby.rooms)
        with table.sit(0) as ann:
            assert ann.number == 1


def test_logs_are_json_with_known_fields_only():
    record = logging.makeLogRecord({
        "name": "landsraad", "msg": "refused", "levelname": "INFO", "table": "abc",
        "secret": "hidden",
    })  # fmt: skip
    line = json.loads(JsonLines().format(record))
    assert (line["what"], line["table"]) == ("refused", "abc")
    assert "hidden" not in json.dumps(line)


def test_a_bucket_refills_steadily():
    moment = 0.0
    bucket = Bucket(2.0, 3, lambda: moment)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    moment = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    moment = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_taken_port_gives_way_to_a_free_one(light):
    assert launch.free_port("127.0.0.1", light.port) != light.port


def test_of_two_entries_with_one_number_the_second_fails_alone(database):
    """Two writers on one database; in a group the others are not harmed."""

    async def write():
        engines = [connect(database), connect(database)]
        await upgrade(engines[0])
        one, two = map(Store, engines)
        for name in "ab":
            row = TableRow(name, "imperium", "{}", "", "", None, None, "fast", "")
            await one.create(row, [SeatRow(0, "human", "Ann", None, None)])
        await one.append("a", Entry(0, 0, "first"), {"bot_due": True})
        outcomes = await asyncio.gather(
            two.append("b", Entry(0, 0, "fine"), {}),
            two.append("a", Entry(0, 0, "doubled"), {"ended": "over"}),
            two.append("a", Entry(1, 0, "next"), {}),
            return_exceptions=True,
        )
        log = await two.entries("a"), await two.entries("b")
        table, _ = await two.table("a")
        for engine in engines:
            await engine.dispose()
        return [type(outcome) for outcome in outcomes], log, table

    outcomes, (log, other), table = asyncio.run(write())
    assert outcomes == [type(None), Conflict, type(None)]
    assert [entry.notation for entry in log] == ["first", "next"]
    assert [entry.notation for entry in other] == ["fine"]
    assert (table.bot_due, table.ended) == (True, "")


def test_the_table_opens_on_this_machine_and_closes_on_an_interrupt(tmp_path):
    code = (
        "from landsraad.table import launch; from landsraad.table.settings import Settings\n"
        "import sys; settings = Settings(database=sys.argv[1])\n"
        "sys.exit(launch.open_browser(settings, browse=False))"
    )
    command = [sys.executable, "-c", code, f"sqlite:///{tmp_path / 'tables.sqlite'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        address = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())[0]
        assert httpx.get(f"{address}healthz", timeout=PATIENCE).json()["status"] == "ok"
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0


def test_the_command_complains_about_a_database_in_one_line():
    parser = argparse.ArgumentParser()
    serve.add_parser(parser.add_subparsers())
    for words in (
        ["--database", "mysql://x"],
        ["--database", "postgresql://me:sec@ret:9@127.0.0.1:1/x"],
        ["--database", "postgresql://me:secret@127.0.0.1:port/x"],
        ["--database", "postgresql://me:secret@127.0.0.1:1/x?sslmode=secret"],
        ["--notify", "no_such_module:f"],
    ):
        args = parser.parse_args(["serve", *words])
        with pytest.raises(Complaint):
            args.run(args)


def test_the_load_is_carried(tmp_path):
    """A small load, for its sense: the numbers are measured by landsraad.table.measure itself."""
    steady, flat_out = measure.measure(games=4, seats=2, rate=20, seconds=1.0)
    for report in (steady, flat_out):
        assert report.sockets == 8
        assert report.choices > 0
        assert 0 < report.p50 <= report.p99 <= report.worst
        assert str(report)


def test_a_game_of_unknown_rules_is_left_as_it_is(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database) as server:
        table, fine = server.open(BOT, BOT, pace="slow"), server.open(HUMAN, HUMAN)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        origin, name = '{"game":"imperium","rules":"1066",', table.table
        found = connection.execute("SELECT origin FROM tables WHERE id = ?", [name]).fetchone()[0]
        changed = re.sub(r'"rules":"[^"]*"', '"rules":"1066"', found)
        assert changed.startswith(origin)
        connection.execute("UPDATE tables SET origin = ? WHERE id = ?", [changed, name])
    with Server(database) as server:
        table.server = fine.server = server
        assert (table.summary()["code"], fine.summary()["choices"]) == ("unplayable", 0)
        guest = table.watch()
        assert guest.closed() == 4403
        assert guest.messages[0]["code"] == "unplayable"
