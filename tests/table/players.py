"""People who play on through every fault, and remember what they were told."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from table.harness import HUMAN, PATIENCE, Guest, Opened
from table.lives import Lives

SEATS = 2


class Turned(Exception):
    """The server said that it cannot go on now."""


BROKEN = (
    OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake, httpx.HTTPError, Turned,
)  # fmt: skip


class Players(threading.Thread):
    """All seats of one table, played at random as fast as the server acknowledges.

    With several servers the seats are spread over them.
    """

    def __init__(self, servers: list[Lives], seed: int) -> None:
        super().__init__(daemon=True)
        self.servers, self.rng = servers, random.Random(seed)
        self.tables: list[tuple[Opened, list[str | None]]] = []
        self.ended = True
        self.stopped = threading.Event()
        self.problem: BaseException | None = None
        self.told = self.comebacks = 0

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                try:
                    self.play()
                except BROKEN:
                    self.comebacks += 1
                    time.sleep(0.01)
        except BaseException as problem:
            self.problem = problem

    def play(self) -> None:
        if self.ended:
            self.tables.append((self.servers[0].open(*[HUMAN] * SEATS), []))
            self.ended = False
        table, known = self.tables[-1]
        guests: list[Guest] = []
        try:
            for seat in range(SEATS):
                port = self.servers[seat % len(self.servers)].port
                guests.append(Guest(port, table.table, table.secrets[seat]))
            self.choose_on(guests, known)
        finally:
            for guest in guests:
                guest.socket.socket.close()

    def choose_on(self, guests: list[Guest], known: list[str | None]) -> None:
        for guest in guests:
            self.wait(guest, 0)
        while not self.stopped.is_set():
            number = max(guest.number for guest in guests)
            for guest in guests:
                self.wait(guest, number)
            assert number >= len(known), "an acknowledged choice is lost"
            # At most one choice was on its way when the line broke.
            assert number <= len(known) + 1
            known += [None] * (number - len(known))
            mover = next((guest for guest in guests if guest.options), None)
            if mover is None:
                self.ended = True
                return
            choice = self.rng.choice(mover.options)
            mover.choose(choice)
            self.wait(mover, number + 1)
            self.make_sure(mover)
            known.append(choice)
            self.told += 1

    def wait(self, guest: Guest, number: int) -> None:
        """Read until a position has come, or the server turns somebody away."""
        end = time.monotonic() + PATIENCE
        while not guest.position or guest.number < number:
            message = guest.receive(max(0.0, end - time.monotonic()))
            if message["type"] == "refused":
                raise Turned(message["code"])

    def make_sure(self, guest: Guest) -> None:
        """Whether it was this choice that the game went on with, or one that was thought lost.

        Messages of a line are answered in their order, so a refusal would come before the pong.
        """
        guest.send("ping")
        end = time.monotonic() + PATIENCE
        while (message := guest.receive(max(0.0, end - time.monotonic())))["type"] != "pong":
            if message["type"] == "refused":
                raise Turned(message["code"])

    def finish(self) -> int:
        """Stop, and compare what was told with the logs; how many choices were acknowledged."""
        self.stopped.set()
        self.join(PATIENCE)
        assert not self.is_alive()
        if self.problem is not None:
            raise self.problem
        return sum(check(self.servers[-1], *table) for table in self.tables)


def check(server: Lives, table: Opened, known: list[str | None]) -> int:
    """Compare what the players were told with the log; how much it was."""
    if not server.get(f"/api/tables/{table.table}").json()["ended"]:
        with Guest(server.port, table.table, table.secrets[0]) as host:
            host.send("abandon")
            host.wait(lambda: host.info["ended"])
    answer: dict[str, Any] = server.get(f"/api/tables/{table.table}/replay").json()
    actions = answer["actions"]
    assert len(actions) - len(known) in (0, 1)
    told = [(at, choice) for at, choice in enumerate(known) if choice is not None]
    assert [(at, actions[at]) for at, _ in told] == told
    return len(told)
