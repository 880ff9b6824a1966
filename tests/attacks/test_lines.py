"""Connections that are left half-way are cut, and nobody has too many of them."""

import contextlib
import http.client
import logging
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed

from attacks.attackers import HALVES, frame
from landsraad.table import channel, lines
from landsraad.table.limits import Bucket
from landsraad.table.lines import Gate
from table.harness import HUMAN, PATIENCE, Server, eventually


@pytest.fixture
def hasty(tmp_path):
    """A server that waits for a moment only."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, header_seconds=1.0, body_seconds=1.0) as running:
        yield running


def gate_of(server):
    return server.config.http.gate


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_waited_for_no_longer_than_it_may_take(hasty, half):
    with socket.create_connection(("127.0.0.1", hasty.port), 30) as line:
        line.sendall(half)
        line.settimeout(30)
        try:
            while line.recv(4096):
                pass
        except ConnectionResetError:
            pass
    eventually(lambda: gate_of(hasty).total == 0)


def test_letters_now_and_then_do_not_keep_a_half_request_alive(hasty):
    with socket.create_connection(("127.0.0.1", hasty.port), 30) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nX: ")
        with pytest.raises(OSError):
            for _ in range(600):
                line.sendall(b"a")
                time.sleep(0.05)


def test_a_body_that_nobody_reads_is_not_waited_for_either(hasty):
    """The answer comes before the body does: what still drips in has a limit all the same."""
    with socket.create_connection(("127.0.0.1", hasty.port), 30) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n")
        with pytest.raises(OSError):
            for _ in range(600):
                line.sendall(b"a")
                time.sleep(0.05)


def test_sockets_and_quiet_readers_are_let_be(hasty):
    table = hasty.open(HUMAN, HUMAN)
    line = http.client.HTTPConnection("127.0.0.1", hasty.port, timeout=PATIENCE)
    with table.sit(0) as ann, contextlib.closing(line):
        for _ in range(2):
            line.request("GET", "/api/games")
            answer = line.getresponse()
            # Longer than half a request may take.
            time.sleep(1.2)
            assert (answer.status, answer.read()[:1]) == (200, b"[")
        ann.ask("ping", "pong")
    eventually(lambda: gate_of(hasty).total <= 1)


def test_an_address_has_only_so_many_connections_and_all_together_too():
    gate = Gate(5, 3, "10.0.0.1")
    assert [gate.enter("2001:db8::1"), gate.enter("2001:db8::2")] == [True, True]
    assert gate.enter("2001:db8::3")
    assert not gate.enter("2001:db8:0:0:ffff::4"), "a house has one /64"
    assert gate.enter("2001:db8:0:1::4")
    assert gate.enter("10.0.0.1")
    assert not gate.enter("10.0.0.1"), "five in all"
    gate.leave("2001:db8::9")
    assert gate.enter("10.0.0.1"), "a proxy speaks for many"
    assert gate.refused == 2


def test_an_address_cannot_come_back_ever_faster():
    """Lines that were cut knocked a thousand times a second, and each was read and refused."""
    now = 0.0
    gate = Gate(1000, 10, clock=lambda: now)

    def knock(times, address="10.0.0.9"):
        count = 0
        for _ in range(times):
            if gate.enter(address):
                gate.leave(address)
                count += 1
        return count

    assert knock(50) == 10
    assert knock(5, "10.0.0.8") == 5, "others are let in"
    now = 0.25
    assert knock(50) == 5, "twenty a second"
    now = 60.0
    assert knock(50) == 10


def test_refused_connections_are_logged_now_and_then(caplog):
    gate = Gate(0, 0)
    for _ in range(500):
        gate.enter("10.0.0.9")
    assert len(caplog.records) == 1
    assert caplog.records[0].address == "10.0.0.9"


def test_a_server_that_is_full_cuts_newcomers_and_goes_on(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, connections=6) as server:
        table = server.open(HUMAN, HUMAN)
        with table.sit(0) as ann, table.sit(1) as ben:
            crowd = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(30)]
            eventually(lambda: gate_of(server).refused >= 20)
            ann.ask("ping", "pong")
            ben.ask("ping", "pong")
            for line in crowd:
                line.close()
            eventually(lambda: gate_of(server).total <= 3)
        assert server.get("/api/games").status_code == 200


def test_no_descriptor_left_is_said_once_and_other_troubles_are_told(light, caplog):
    def many():
        for _ in range(300):
            context = {"message": "socket.accept() out of system resource"}
            light.loop.call_exception_handler(context)
        light.loop.call_exception_handler({"message": "something else"})

    light.loop.call_soon_threadsafe(many)
    eventually(lambda: "something else" in caplog.text)
    ours = [record for record in caplog.records if record.name == lines.__name__]
    assert len(ours) == 1


def test_the_cap_leaves_descriptors_for_everything_else():
    assert lines.most_connections(50) == 50
    assert lines.most_connections(10**9) < 10**9
    assert lines.most_connections(0) > 0


def knock(server, table):
    """A line of bytes to a socket that has been opened, and read by nobody."""
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(
        f"GET /ws/{table.table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert line.recv(4096).startswith(b"HTTP/1.1 101")
    return line


@pytest.mark.parametrize("letters", [frame(9, b"p"), frame(10, b"p"), frame(0, b"", last=False)])
def test_frames_that_cost_and_say_nothing_cut_the_line(light, letters):
    """Pings, pongs and empty pieces were taken apart as fast as they came, and pieces kept."""
    table = light.open(HUMAN, HUMAN)
    with knock(light, table) as line:
        line.sendall(frame(1, b"{", last=False) if letters[0] & 0x0F == 0 else b"")
        line.sendall(letters * 200)
        with contextlib.suppress(ConnectionResetError):
            while line.recv(4096):
                pass
    eventually(lambda: not any(isinstance(one, lines.Socket) for one in light.connections()))


def test_a_line_that_is_too_fast_is_not_read_for_a_while(light, monkeypatch):
    """What it sends beyond its rate waits at its own end."""
    monkeypatch.setattr(lines, "CALM", 3600.0)
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann:
        (wire,) = [one for one in light.connections() if isinstance(one, lines.Socket)]
        wire._inflow = Bucket(1e-9, 10.0)
        ann.ask("ping", "pong")
        ann.ask("ping", "pong")
        ann.send("ping")
        assert not wire.transport.is_reading()
        wire._inflow = Bucket(1000.0, 10_000.0)
        light.loop.call_soon_threadsafe(wire._read_on)
        ann.wait_for("pong")
        assert ann.ask("ping", "pong")


def test_pings_whose_answers_nobody_reads_cut_the_line(light, monkeypatch, caplog):
    monkeypatch.setattr(lines, "UNREAD", 2000)
    caplog.set_level(logging.ERROR)
    table = light.open(HUMAN, HUMAN)
    monkeypatch.setattr(lines, "PINGS_AT_ONCE", 1e9)
    with knock(light, table) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        # The system would take megabytes of answers before any lay with us.
        (wire,) = [one for one in light.connections() if isinstance(one, lines.Socket)]
        ours = wire.transport.get_extra_info("socket")
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        with pytest.raises(OSError):
            for _ in range(20_000):
                line.sendall(frame(9, b"p" * 120) * 100)
    with table.sit(0) as ann:
        ann.ask("ping", "pong")


def test_what_a_flood_leaves_behind_is_not_read(light, monkeypatch):
    """After the line was cut, all that had been sent was still taken apart, and others waited."""
    monkeypatch.setattr(channel, "CALM", 0.0)
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        wire, parsed = light.connections(), []
        (flooded,) = [one for one in wire if one.client == ann.socket.local_address]
        really = flooded.conn.receive_data
        flooded.conn.receive_data = lambda data: (parsed.append(flooded._unheard), really(data))
        with pytest.raises(ConnectionClosed):
            for _ in range(100_000):
                ann.send("say", text="x" * 500)
        eventually(lambda: flooded not in light.connections())
        assert parsed.count(True) == 0
        assert parsed.count(False) > 1
        ben.ask("ping", "pong")


def test_a_socket_is_read_little_at_a_time(light):
    """Thousands of messages at once must not be taken apart in one go."""
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        protocols = [one for one in light.connections() if isinstance(one, lines.Socket)]
        assert [one.transport.max_size for one in protocols] == [lines.AT_A_TIME] * 2
        for _ in range(2000):
            ann.send("ping")
        ben.ask("ping", "pong")
        assert max(one.queue.qsize() for one in protocols) < 500
