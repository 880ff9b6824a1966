"""What nobody else may read: logs without words, seeds or salts; files and passwords."""

import argparse
import asyncio
import json
import logging
import os
import sqlite3
import stat

import pytest

from landsraad.cli import serve
from landsraad.cli.words import Complaint
from landsraad.table.database import BadDatabase, connect, prepare
from landsraad.table.logs import QUIET, JsonLines
from table.harness import HUMAN, Guest, Server


def logged(caplog):
    """What the server would have written."""
    form = JsonLines()
    ours = [r for r in caplog.records if r.name.split(".")[0] not in ("websockets", "httpcore")]
    return [form.format(record) for record in ours]


async def drop(engine, *names):
    async with engine.begin() as connection:
        for name in names:
            await connection.exec_driver_sql(f"ALTER TABLE {name} RENAME TO {name}_away")


def test_a_failing_database_puts_no_words_seeds_or_salts_into_the_log(server, caplog):
    for name in QUIET:
        caplog.set_level(logging.WARNING, logger=name)
    caplog.set_level(logging.DEBUG)
    table = server.open(HUMAN, HUMAN, seed="90210424242")
    row = server.lobby.rooms.get(table.table)
    with table.sit(0) as ann:
        row = server.lobby.rooms[table.table].row
        ann.ask("say", "chat", text="hello")
        engine = server.lobby.services.store.engine
        run = asyncio.run_coroutine_threadsafe(drop(engine, "chat", "seats"), server.loop)
        run.result(20)
        ann.send("say", text="meet me at the sietch")
        assert ann.wait_for("refused")["code"] in ("error", "unavailable")
        order = {"game": "imperium", "seats": [HUMAN, HUMAN], "seed": "90210535353"}
        assert server.post("/api/tables", order).status_code in (500, 503)
    text = "\n".join(logged(caplog))
    assert "message failed" in text or "unavailable" in text
    for secret in ("sietch", row.salt, "90210424242", "90210535353"):
        assert secret not in text
    # Even where a library quotes what it was given.
    quoting = ValueError("invalid input: 'meet me at the sietch'")
    record = logging.makeLogRecord({"msg": "failed", "exc_info": (ValueError, quoting, None)})
    assert "sietch" not in JsonLines().format(record)
    assert "ValueError" in JsonLines().format(record)


def test_refusals_name_the_address(light, caplog):
    caplog.set_level(logging.INFO)
    table = light.open(HUMAN, HUMAN)
    Guest(light.port, table.table, "wrong").closed()
    with table.sit(0) as ann:
        ann.ask("look", "refused", id=1, at=99)
    light.get("/api/tables/none")
    lines = [json.loads(line) for line in logged(caplog)]
    refused = [(line["code"], line["address"]) for line in lines if line["what"] == "refused"]
    assert refused == [(code, "127.0.0.1") for code in ("secret", "look", "unknown_table")]


def test_the_file_of_games_is_the_owners_alone(tmp_path):
    old = tmp_path / "old.sqlite"
    sqlite3.connect(old).close()
    old.touch()
    old.chmod(0o644)
    for file in (old, tmp_path / "deep" / "new.sqlite"):
        with Server(f"sqlite:///{file}") as server:
            server.open(HUMAN, HUMAN)
            files = list(file.parent.glob(f"{file.name}*"))
            assert len(files) == 3
            assert {stat.S_IMODE(one.stat().st_mode) for one in files} == {0o600}


def options(*words):
    parser = argparse.ArgumentParser()
    serve.add_parser(parser.add_subparsers())
    return parser.parse_args(["serve", *words])


def test_the_database_is_named_by_command_file_or_environment(tmp_path, monkeypatch):
    file = tmp_path / "url"
    file.write_text("postgresql://me:word@host/games\n")
    assert serve._database(options("--database", "sqlite:///x")) == "sqlite:///x"
    assert serve._database(options("--database-file", str(file))).endswith("word@host/games")
    monkeypatch.setenv(serve.FILE, str(file))
    assert serve._database(options()).endswith("word@host/games")
    monkeypatch.setenv(serve.URL, "sqlite:///y")
    assert serve._database(options()) == "sqlite:///y"
    for words in (
        ["--database", "sqlite:///x", "--database-file", str(file)],
        ["--database-file", str(tmp_path / "none")],
        ["--database-file", os.devnull],
    ):
        with pytest.raises(Complaint):
            serve._database(options(*words))


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(database):
    async def age():
        await prepare(database)
        engine = connect(database)
        async with engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9001'")
        await engine.dispose()

    asyncio.run(age())
    with pytest.raises(BadDatabase) as refused:
        asyncio.run(prepare(database))
    assert "9001" in str(refused.value)
    args = options("--database", database, "--port", "0")
    with pytest.raises(Complaint) as complaint:
        args.run(args)
    assert str(complaint.value) == str(refused.value)


def test_a_database_that_is_away_is_refused_in_a_sentence(tmp_path):
    for url in ("postgresql://me:secretword@127.0.0.1:1/none", "sqlite:////dev/null/x"):
        with pytest.raises(BadDatabase) as refused:
            asyncio.run(prepare(url))
        assert "secretword" not in str(refused.value)
