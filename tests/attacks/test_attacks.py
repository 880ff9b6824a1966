"""Each attack in small: limits act, memory stays bounded, and the innocent play on.

In full, with times, by ``make siege``.
"""

import asyncio
import logging
import time

import pytest

from attacks.attackers import ATTACKS, DAWN, WAR, Attack, bombs, run
from landsraad.table import connection as connections
from landsraad.table import tableau
from landsraad.table.connection import Connection
from landsraad.table.limits import Accounts, Bucket, Visitors, account
from landsraad.table.refusals import Refusals
from landsraad.table.settings import Settings
from landsraad.table.shelf import Shelf, page
from table.harness import BOT, HUMAN, Server, eventually, play_on

LIMITS = Settings()


@pytest.fixture
def guarded(tmp_path):
    """A server with the limits that it has by default, but for a tenth of the work."""
    with Server(
        f"sqlite:///{tmp_path / 'tables.sqlite'}",
        sockets_per_address=LIMITS.sockets_per_address,
        work_per_second=LIMITS.work_per_second / 10,
        tables_per_minute=LIMITS.tables_per_minute,
        header_seconds=1.0,
        body_seconds=1.0,
    ) as running:
        running.http.headers["X-Forwarded-For"] = "203.0.113.7"
        yield running


INNOCENT = {"line_options": {"additional_headers": {"X-Forwarded-For": "203.0.113.7"}}}
TOLD = {
    "content": {"422", "429"}, "tables": {"429"}, "pages": {"429"}, "numbers": {"404", "429"},
    "looks": {"too_fast"}, "names": {"too_fast"}, "loris": {"cut"},
    "hints": set(), "watchers": set(), "deaf": {"ConnectionResetError"},
}  # fmt: skip
"""What the attackers hear, among other things, when they are kept from what they want."""


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_is_held_off_and_the_innocent_play_on(guarded, name):
    table = guarded.open(HUMAN, HUMAN)
    with table.sit(0, **INNOCENT) as ann, table.sit(1, **INNOCENT) as ben:
        attack = Attack(guarded.port, size=10, source=None)
        told, start = TOLD[name], time.monotonic()

        def enough():
            return told <= set(attack.said) and time.monotonic() > start + 2

        said = asyncio.run(run(name, attack, 60.0, enough))
        assert play_on([ann, ben], 12) == 12
        assert told <= set(said), said
        assert "500" not in said
        assert "error" not in said
    assert guarded.get("/healthz").status_code == 200
    eventually(lambda: guarded.config.http.gate.total <= 4)


# --- content


@pytest.mark.parametrize("number", range(len(bombs())))
def test_content_that_weighs_too_much_is_refused_off_the_loop(light, number, monkeypatch):
    """The event loop itself never reads it: with the desk away, nothing happens at all."""
    order = bombs()[number] | {"seats": [HUMAN, HUMAN]}
    answer = light.post("/api/tables", order)
    assert (answer.status_code, answer.json()["code"]) == (422, "setup")
    assert len(answer.text) < 10_000
    assert "replay" not in answer.text, "nobody sent one"


def test_components_go_once_and_options_name_them(light):
    special = {"name": "my box", "dice": {"order": [1, 2, 3]}}
    table = light.open(HUMAN, HUMAN, game=DAWN, options={"content": special})
    with table.sit(0) as ann:
        play_on([ann], 1)
        sheets = [message for message in ann.messages if message["type"] == "components"]
        assert [set(message) for message in sheets] == [{"type", "sheet"}]
        assert sheets[0]["sheet"]["content"]["name"] == "my box"
        assert ann.messages.index(sheets[0]) == 0
        assert ann.view["content"] == {
            "name": "my box", "designed": ann.view["content"]["designed"], "sheet": None
        }  # fmt: skip
        assert ann.info["options"]["content"] == "my box"
        past = ann.ask("look", "past", id=1, at=0)
        assert past["view"]["content"]["sheet"] is None
    assert table.summary()["options"]["content"] == "my box"
    plain = light.open(HUMAN, HUMAN, game=WAR)
    with plain.sit(0) as ann:
        assert all(message["type"] != "components" for message in ann.messages)


# --- queues


def test_queues_count_bytes_and_a_deaf_line_is_cut(monkeypatch):
    monkeypatch.setattr(connections, "QUEUE_BYTES", 1000)
    cut = []
    line = Connection(None, False, "")
    line.cut = lambda: cut.append(True)
    line.send_ready(b"x" * 5000)
    assert line.waiting_bytes == 5000, "a single message may be as big as it must be"
    line.send_ready(b"x")
    assert (line.close_code, line.waiting_bytes, cut) == (1013, 0, [True])
    line.send_ready(b"x")
    assert line.waiting_bytes == 0


def test_a_line_that_waits_keeps_nothing_of_what_it_has_sent(light):
    """Every spectator kept the position that greeted it, a tenth of all that one takes."""
    table = light.open(HUMAN, HUMAN)
    with table.watch() as eve:
        eve.hear_all()
        room = light.lobby.rooms[table.table]
        (line,) = room.connections
        (writer,) = [
            task for task in asyncio.all_tasks(light.loop)
            if task.get_coro().__qualname__ == "Channel._write"
        ]  # fmt: skip
        eventually(lambda: line._reader is not None)
        assert "data" not in writer.get_coro().cr_frame.f_locals


def test_a_table_has_a_budget_for_slow_lines(light, monkeypatch):
    monkeypatch.setattr(tableau, "TABLE_BYTES", 100_000)
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        room = light.lobby.rooms[table.table]
        slow = Connection(None, False, "")
        slow.send_ready(b"x" * 99_999)
        room.connections.add(slow)
        play_on([ann, ben], 1)
        eventually(lambda: slow.close_code == 1013)
        room.connections.discard(slow)
        play_on([ann, ben], 2)


def test_whoever_comes_to_watch_makes_nobody_hear_of_it(light):
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1):
        ann.wait(lambda: all(seat["connected"] for seat in ann.info["seats"]))
        ann.hear_all()
        before = len(ann.messages)
        for _ in range(5):
            with table.watch() as carl:
                assert carl.info["you"] is None
        ann.hear_all()
        assert [message["type"] for message in ann.messages[before:]] == ["pong"]


# --- pages


def test_only_numbers_as_we_write_them_are_understood(light):
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann:
        ann.ask("abandon", "welcome")
    path = f"/api/tables/{table.table}"
    for bad in ("00", "01", "+1", "-1", "٣", "1e1", "9" * 4400, "1" * 10, "2", "x"):
        for where in (f"{path}/at/0?seat={bad}", f"{path}/story?seat={bad}", f"{path}/at/{bad}"):
            answer = light.get(where)
            assert (answer.status_code, answer.json()["code"]) == (404, "look"), where
    assert light.get(f"{path}/at/0?seat=1").status_code == 200
    for name in ("x" * 5000, "a%00b", "%ff", "a b"):
        assert light.get(f"/api/tables/{name}").status_code == 404


def test_pages_are_made_once_compressed_and_not_sent_again(light):
    for path in ("/api/games", "/api/catalogue/imperium", "/api/rules/imperium", "/"):
        first = light.get(path)
        again = light.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = light.get(path, headers={"Accept-Encoding": "identity"})
        assert plain.text == first.text
        assert "content-encoding" not in plain.headers
    assert light.get("/api/catalogue/imperium").headers["content-encoding"] == "gzip"


def test_a_shelf_keeps_only_so_many_bytes_and_makes_a_page_once():
    made = []

    async def make(number):
        made.append(number)
        await asyncio.sleep(0)
        return page(bytes([number]) * 400)

    async def use():
        shelf = Shelf(1000)
        await asyncio.gather(*(shelf.get(1, lambda: make(1)) for _ in range(5)))
        assert made == [1]
        for number in range(50):
            await shelf.get(number, lambda number=number: make(number))
        assert len(shelf) == 2
        assert shelf.bytes <= 1000

    asyncio.run(use())


# --- budgets


def test_refusals_are_logged_in_moderation_and_paths_are_cut(light, caplog):
    caplog.set_level(logging.INFO, "landsraad")
    refusals = Refusals(per_second=1e-9, burst=20)
    for _ in range(300):
        refusals.note("too_fast", path="x" * 5000)
    assert [len(record.path) for record in caplog.records] == [200] * 20
    caplog.clear()
    light.get("/api/none/" + "x" * 5000)
    assert [(r.code, r.address, len(r.path)) for r in caplog.records if hasattr(r, "code")] == [
        ("not_found", "127.0.0.1", 200)
    ]


def test_an_address_pays_for_what_it_costs_and_a_house_is_one_address():
    assert account("2001:db8::1") == account("2001:db8::ffff") != account("2001:db8:0:1::1")
    assert account("::ffff:10.0.0.1") == account("10.0.0.1")
    assert account("fe80::1%eth0") == account("fe80::2")
    moment = [0.0]
    bucket = Bucket(10, 100, lambda: moment[0])
    assert bucket.take(90)
    assert not bucket.take(20)
    moment[0] = 1.0
    assert bucket.take(20)
    visitors = Visitors(1, 60, 10)
    assert visitors.may_cost("2001:db8::1", 200)
    assert not visitors.may_cost("2001:db8::2", 1)
    assert visitors.may_cost("10.0.0.1", 1)
    accounts = Accounts(1, 1)
    accounts.REMEMBERED = 10
    for number in range(100):
        accounts.take(str(number))
    assert len(accounts._buckets) == 10


def test_requests_over_the_budget_are_refused_and_others_are_not(tmp_path):
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", work_per_second=1.0) as server:
        codes = [server.get("/api/games").status_code for _ in range(40)]
        assert codes[0] == 200
        assert codes[-1] == 429
        other = server.get("/api/games", headers={"X-Forwarded-For": "203.0.113.9"})
        assert other.status_code == 200


def test_hints_hold_up_no_bot(tmp_path):
    """However many hints wait, a bot answers: its process is another."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, hint_seconds=3600.0) as server:
        asking, playing = server.open(HUMAN, BOT), server.open(HUMAN, BOT)
        with asking.sit(0) as ann, playing.sit(0) as ben:
            ann.wait(lambda: len(ann.options) > 1)
            ann.send("hint", id=1, position=ann.number)
            eventually(lambda: server.lobby.services.thinkers.hints.pids())
            for _ in range(5):
                ben.wait(lambda: ben.options)
                ben.move()
            ann.hear_all()
            assert not any(message["type"] == "advice" for message in ann.messages)
