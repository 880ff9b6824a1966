"""Hostile input is refused, and nobody else at the table notices."""

import json
import logging
import socket

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from table.harness import BOT, HUMAN, Guest, Server, play_on

KINDS = (
    "hello", "choose", "why", "undo", "answer_undo", "look", "say", "rename", "stand_in",
    "set_seat", "set_pace", "pause", "abandon", "set_hook", "ping", "welcome", "position", "",
)  # fmt: skip
FIELDS = (
    "secret", "log", "chat", "position", "notation", "id", "agree", "at", "seat", "text", "name",
    "on", "kind", "bot", "pace", "url", "type", "__class__",
)  # fmt: skip

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
    | st.sampled_from(["reveal", "bot", "open", "slow", "https://127.0.0.1/", "\ud800", "\0"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)  # fmt: skip
messages = st.builds(
    lambda kind, parts: json.dumps({"type": kind, **parts}),
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=5),
)
frames = st.one_of(
    messages,
    st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace").decode()),
    st.binary(max_size=200),
    st.just("[" * 5000),
    st.just('{"type":"choose","position":1e999,"notation":"reveal"}'),
    st.just('{"type":"say","text":"\\ud800"}'),
)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory):
    database = f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'tables.sqlite'}"
    with Server(database, messages_per_second=1e6, message_burst=1_000_000) as server:
        table = server.open(HUMAN, HUMAN, HUMAN)
        with table.sit(0) as ann, table.sit(1) as ben:
            yield server, table, ann, ben


def pong(guest):
    """Everything sent so far has been read: the line is alive."""
    return guest.ask("ping", "pong")


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(frames, min_size=1, max_size=15))
def test_no_message_of_a_guest_harms_the_table(fuzzed, batch):
    """Seat 2 is no host: whatever it sends, the others play on and the server never fails."""
    server, table, ann, ben = fuzzed
    before = server.lobby.services.metrics.refused["error"]
    with Guest(server.port, table.table, table.secrets[2]) as rogue:
        for frame in batch:
            rogue.socket.send(frame)
        pong(rogue)
        assert not [m for m in rogue.messages if m["type"] == "refused" and m["code"] == "error"]
    assert server.lobby.services.metrics.refused["error"] == before
    pong(ann)
    pong(ben)
    assert ann.info["ended"] == ""


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(frames)
def test_nothing_but_a_valid_hello_opens_the_line(fuzzed, frame):
    server, table, *_ = fuzzed
    rogue = Guest(server.port, table.table, None)
    rogue.socket.send(frame)
    assert rogue.closed() == 4403
    assert [message["type"] for message in rogue.messages] == ["refused"]


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.binary(max_size=300) | messages.map(str.encode) | values.map(lambda v: repr(v).encode()))
def test_no_body_harms_the_server(fuzzed, body):
    server, table, *_ = fuzzed
    for path in ("/api/tables", f"/api/tables/{table.table}/fork"):
        answer = server.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad_message"


@pytest.mark.parametrize(
    "order",
    [
        {"game": "chess"},
        {"seats": []},
        {"seats": [HUMAN] * 40},
        {"seed": "-1"},
        {"seed": "1" * 21},
        {"seed": "٣"},
        {"options": {"cheat": True}},
        {"options": {"leaders": ["nobody"]}},
        {"options": {"leaders": 5}},
        {"options": {"expansions": {"a": [1]}}},
        {"seats": [HUMAN, {"kind": "bot", "bot": "nobody"}]},
        {"seats": [HUMAN, {"kind": "bot", "bot": "cmd:true"}]},
        {"replay": "{}"},
        {"replay": "no"},
    ],
)
def test_impossible_setups_are_refused_with_words(fuzzed, order):
    server, *_ = fuzzed
    answer = server.post("/api/tables", {"game": "imperium", "seats": [HUMAN, BOT]} | order)
    assert (answer.status_code, answer.json()["code"]) == (422, "setup")


def test_foreign_and_wrong_secrets_are_refused(server):
    one, two = server.open(HUMAN, HUMAN), server.open(HUMAN, HUMAN)
    for secret in (two.secrets[0], "", "x" * 5000, one.answer["seed_hash"]):
        guest = Guest(server.port, one.table, secret)
        assert guest.closed() == 4403
        assert guest.messages == [{
            "type": "refused", "text": guest.messages[0]["text"], "rule": "", "code": "secret",
        }]  # fmt: skip
    guest = Guest(server.port, "nosuchtable", one.secrets[0])
    assert guest.closed() == 4403
    assert guest.messages[0]["code"] == "unknown_table"


def test_secrets_are_not_stored_nor_sent_nor_logged(server, caplog):
    caplog.set_level(logging.DEBUG)
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        play_on([ann, ben], 5)
        refused = Guest(server.port, table.table, table.secrets[0] + "x")
        refused.closed()
        frames = "".join(ann.frames + ben.frames + refused.frames)
    room = server.lobby.rooms[table.table]
    for secret in (*table.secrets.values(), table.answer["spectator"]):
        assert secret not in frames
        assert secret not in repr((room.row, room.seats))
        # The guests of this test log what they send; the server must not.
        ours = [r for r in caplog.records if r.name.split(".")[0] not in ("websockets", "httpcore")]
        assert ours
        assert secret not in "".join(map(repr, (vars(record) for record in ours)))


def test_oversized_messages_cut_the_line(light):
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        ann.socket.send(json.dumps({"type": "say", "text": "x" * 20_000}))
        assert ann.closed() == 1009
        pong(ben)
    too_big = {"game": "imperium", "seats": [HUMAN, HUMAN], "replay": "x" * 2_000_000}
    assert light.post("/api/tables", too_big).status_code == 413


def test_too_many_messages_are_refused_and_then_the_line_is_cut(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, messages_per_second=1.0, message_burst=10) as server:
        table = server.open(HUMAN, HUMAN)
        with table.sit(0) as ann, table.sit(1) as ben:
            for _ in range(30):
                ann.send("ping")
            assert ann.wait_for("refused")["code"] == "too_fast"
            pong(ben)
            with pytest.raises(ConnectionClosed):
                for _ in range(10_000):
                    ann.send("ping")
                    ann.receive()
            pong(ben)


def test_sockets_and_tables_per_address_are_limited(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, sockets_per_address=2, tables_per_minute=3) as server:
        table = server.open(HUMAN, HUMAN)
        with table.sit(0), table.sit(1), pytest.raises(InvalidStatus):
            table.watch()
        server.open(HUMAN, HUMAN)
        server.open(HUMAN, HUMAN)
        answer = server.post("/api/tables", {"game": "imperium", "seats": [HUMAN, HUMAN]})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")


@pytest.mark.parametrize(
    "origin, welcome",
    [
        (None, True),
        ("http://127.0.0.1:{port}", True),
        ("https://table.example", True),
        ("https://evil.example", False),
        ("http://127.0.0.1:1", False),
        ("null", False),
        ("file://127.0.0.1:{port}", False),
    ],
)
def test_only_our_own_pages_open_lines(tmp_path, origin, welcome):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, origins=("https://table.example",)) as server:
        table = server.open(HUMAN, HUMAN)
        address = f"ws://127.0.0.1:{server.port}/ws/{table.table}"
        shown = origin and origin.format(port=server.port)
        try:
            with connect(address, origin=shown):
                opened = True
        except InvalidStatus:
            opened = False
        assert opened == welcome


def test_a_silent_or_broken_line_harms_nobody(light):
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann:
        for rubbish in (b"\x00" * 100, b"GET / HTTP/1.1\r\n", b"\x16\x03\x01 TLS?"):
            with socket.create_connection(("127.0.0.1", light.port)) as line:
                line.sendall(rubbish)
        rude = table.sit(1)
        rude.wait(lambda: rude.position)
        rude.socket.socket.close()
        ann.wait(lambda: not ann.info["seats"][1]["connected"])
        pong(ann)


def test_pages_are_guarded_and_stay_inside_their_folder(light, tmp_path):
    for path in ("/", "/table/x", "/api/games", "/api/none", "/x.js", "/healthz"):
        headers = light.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
    for path in ("/../settings.py", "/%2e%2e/settings.py", "/..%2fsettings.py", "/assets/%00.js"):
        assert "Settings" not in light.get(path).text
    assert light.get("/api/none").status_code == 404
    assert light.get("/missing.js").status_code == 404
    plain = light.http.post("/api/tables", content="{}")
    assert plain.status_code == 415
