"""A new version of the rules: running games are named, and end under the rules they began with."""

import asyncio
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

import landsraad
from landsraad.table.builds import build_of
from landsraad.table.checking import marked
from table.harness import HUMAN, PATIENCE, Opened, Server, eventually, gather, play_on
from table.postgres import free_port

PACKAGE = Path(landsraad.__file__).parent
RULE = ("sets/base/board.py", '"Wealth", EMPEROR, area="emperor", effect=solari(', "2", "5")
"""In the other version the space of the Emperor for the rich gives more."""


def copy_of_the_package(folder: Path, change: bool) -> Path:
    """Another version of Landsraad, as pip would install it into a folder of its own."""
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.so", "fast.sha256")
    shutil.copytree(PACKAGE, folder / "landsraad", ignore=left_out)
    if change:
        name, before, old, new = RULE
        file = folder / "landsraad" / "games" / "imperium" / name
        text = file.read_text()
        assert text.count(before + old) == 1
        file.write_text(text.replace(before + old, before + new))
    return folder


class Version:
    """A server of another version, in a process of its own."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port = free_port()
        environment = os.environ | {"PYTHONPATH": str(folder), "LANDSRAAD_FAST": "0"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "landsraad", "serve", "--port", str(self.port),
             "--database", database, "--log", "ERROR"],
            env=environment, cwd=folder,
        )  # fmt: skip
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def __enter__(self):
        eventually(self.ready)
        return self

    def ready(self):
        try:
            return self.http.get("/readyz").status_code == 200
        except httpx.HTTPError:
            return False

    def __exit__(self, *problem):
        self._process.terminate()
        self._process.wait(PATIENCE)

    def get(self, path):
        return self.http.get(path)

    def open(self, *seats, **order):
        order = {"game": "imperium", "seats": list(seats), "pace": "instant", "seed": "7"} | order
        return Opened(self, self.http.post("/api/tables", json=order).raise_for_status().json())


def send_to_wealth(table, limit=400, first=0, rest=5):
    """Play at random until somebody has been paid under the rules of that version.

    Not before that many choices; then stop at a number with this rest of ten, without one at once.
    """
    rng, paid = random.Random(5), False
    with table.sit(0) as ann, table.sit(1) as ben:
        for _ in range(limit):
            gather([ann, ben])
            mover = ann if ann.options else ben
            rich = [option for option in mover.options if option.endswith(" wealth")]
            others = [option for option in mover.options if option not in rich]
            go = rich and (mover.number >= first or not others)
            paid = paid or bool(go)
            mover.move(rich[0] if go else rng.choice(others))
            number = max(ann.number, ben.number)
            if paid and rest in (None, number % 10):
                return number
    raise AssertionError("nobody was paid")


@pytest.fixture(scope="module")
def older(tmp_path_factory):
    """A folder of versions with one in it, whose rules differ."""
    folder = tmp_path_factory.mktemp("versions")
    (folder / "0.0.9").mkdir()
    copy_of_the_package(folder / "0.0.9", change=True)
    return folder


@pytest.fixture
def played(older, tmp_path):
    """A database with games that the other version has begun."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Version(older / "0.0.9", database) as server:
        paid, fresh = server.open(HUMAN, HUMAN), server.open(HUMAN, HUMAN, seed="8")
        number = send_to_wealth(paid)
        send_to_wealth(server.open(HUMAN, HUMAN, seed="9"))
    return database, paid, fresh, number


def test_entries_hold_digests_now_and_then(light):
    table = light.open(HUMAN, HUMAN)
    send_to_wealth(table)
    with sqlite3.connect(light.settings.database.removeprefix("sqlite:///")) as connection:
        rows = connection.execute("SELECT number, digest FROM entries").fetchall()
        (build,) = connection.execute("SELECT build FROM tables").fetchone()
    assert [number % 10 == 0 for number, _ in rows] == [digest is not None for _, digest in rows]
    assert build == build_of("imperium")


def test_a_server_names_the_games_that_its_rules_would_change(played, caplog):
    database, paid, fresh, _ = played
    with Server(database) as server:
        eventually(lambda: server.lobby.audit.done)
        assert paid.table in server.lobby.audit.stranded
        assert fresh.table not in server.lobby.audit.stranded
        paid.server = fresh.server = server
        assert paid.summary()["code"] == "unplayable"
        assert fresh.summary()["choices"] == 0
        rules = server.get("/healthz").json()["parts"]["rules"]
        assert (rules["ok"], rules["rules_missing"]) == (False, 2)
        named = [r for r in caplog.records if r.getMessage().startswith("rules would change")]
        assert {record.table for record in named} == server.lobby.audit.stranded


def test_what_came_after_the_last_digest_is_compared_too(older, tmp_path):
    """Of a game that stood there for the night nobody noticed that it would be another."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Version(older / "0.0.9", database) as server:
        paid, plain = server.open(HUMAN, HUMAN), server.open(HUMAN, HUMAN, seed="8")
        assert not marked(send_to_wealth(paid, first=4, rest=None) - 1)
        with plain.sit(0) as ann, plain.sit(1) as ben:
            (ann if ann.options else ben).move()
            assert play_on([ann, ben], 2) == 2
    with Server(database) as server:
        eventually(lambda: server.lobby.audit.done)
        assert server.lobby.audit.stranded == {paid.table}


def test_a_table_that_leaves_the_memory_notes_where_it_stands(server):
    table, store = server.open(HUMAN, HUMAN), server.lobby.services.store
    with table.sit(0) as ann, table.sit(1) as ben:
        play_on([ann, ben], 14)
    room = server.lobby.rooms[table.table]
    eventually(lambda: not room.connections)
    room.touched -= 10_000
    eventually(lambda: table.table not in server.lobby.rooms)

    def last():
        reading = asyncio.run_coroutine_threadsafe(store.entries(table.table), server.loop)
        return reading.result(PATIENCE)[-1].digest

    assert eventually(last) == room.game.digest()


def test_a_game_ends_under_the_rules_it_began_with(played, older):
    database, paid, _, number = played
    with Server(database, versions=older) as server:
        eventually(lambda: server.lobby.audit.done)
        assert paid.table in server.lobby.audit.changed
        assert server.get("/healthz").json()["parts"]["rules"]["ok"]
        paid.server = server
        with paid.sit(0) as ann, paid.sit(1) as ben:
            assert (ann.number, len(ann.log) > 5) == (number, True)
            undo_and_choose_again(ann, ben)
            assert paid_at_wealth(ann, ben) == 5
            ann.send("choose", position=ann.number, notation="fly away")
            assert ann.wait_for("refused")["code"] in ("illegal", "not_yours")
            for guest in (ann, ben):
                guest.send("stand_in", on=True)
            ann.wait(lambda: ann.info["ended"] == "over")
            assert ann.log[-1]["text"]
        ended = paid.summary()
        assert (ended["ended"], len(ended["scores"])) == ("over", 2)
        replay = server.get(f"/api/tables/{paid.table}/replay").text
        assert len(json.loads(replay)["actions"]) == ended["choices"]
        course = server.get(f"/api/tables/{paid.table}/course").json()
        assert course["choices"] == ended["choices"]
        assert server.get(f"/api/tables/{paid.table}/at/3?seat=1").status_code == 200
        kept = len(landsraad.Replay.from_json(replay).actions)
        with pytest.raises(landsraad.InvalidReplay):
            landsraad.Replay.from_json(replay).play()
        assert kept == ended["choices"]


def test_an_older_version_that_dies_is_begun_again(played, older):
    database, paid, _, number = played
    with Server(database, versions=older) as server:
        paid.server = server
        with paid.sit(0) as ann, paid.sit(1) as ben:
            (elder,) = server.lobby.services.elders.all
            os.kill(elder.rules._process.pid, signal.SIGKILL)
            mover = ann if ann.options else ben
            refused = 0
            end = time.monotonic() + PATIENCE
            while mover.number == number:
                assert time.monotonic() < end, "it is not begun again"
                time.sleep(0.1)
                mover.choose()
                refused += mover.receive()["type"] == "refused"
            codes = {m["code"] for m in mover.messages if m["type"] == "refused"}
            assert (codes, refused > 0) == ({"unavailable"}, True)
            assert mover.number == number + 1


def undo_and_choose_again(ann, ben):
    gather([ann, ben])
    mover = ann if ann.options else ben
    mover.move()
    gather([ann, ben])
    asker = ann if ann.position["undo"]["seat"] == 0 else ben
    before = asker.number
    if asker.position["undo"]["free"]:
        asker.send("undo", position=before)
        for guest in (ann, ben):
            guest.wait(lambda guest=guest: guest.number < before)


def paid_at_wealth(ann, ben):
    """What the space pays the next one who goes there."""
    rng = random.Random(11)
    for _ in range(600):
        gather([ann, ben])
        mover = ann if ann.options else ben
        rich = [option for option in mover.options if option.endswith(" wealth")]
        seat = mover.info["you"]
        before = mover.view["players"][seat]["solari"]
        mover.move(rich[0] if rich else rng.choice(mover.options))
        if rich:
            return mover.view["players"][seat]["solari"] - before
    raise AssertionError("nobody was paid")


def test_games_that_the_rules_do_not_change_are_checked_once(tmp_path):
    """Another build of the same rules plays them on, and notes that it does."""
    versions = copy_of_the_package(tmp_path / "same", change=False)
    words = versions / "landsraad" / "games" / "imperium" / "sets" / "base" / "board.py"
    words.write_text(words.read_text() + "\n# Nothing changes.\n")
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Version(versions, database) as server:
        table = server.open(HUMAN, HUMAN)
        number = send_to_wealth(table)
    with Server(database) as server:
        eventually(lambda: server.lobby.audit.done)
        table.server = server
        assert table.summary()["choices"] == number
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            assert connection.execute("SELECT build FROM tables").fetchone() == (
                build_of("imperium"),
            )
