"""A real server in a thread, and guests that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from landsraad.table import launch
from landsraad.table.settings import Settings

PATIENCE = 60.0
HUMAN, BOT, OPEN = {"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


class Server:
    """uvicorn in a thread, with the application of ``landsraad serve``."""

    def __init__(self, database: str, **settings: Any) -> None:
        limits = {
            "sockets_per_address": 0, "tables_per_minute": 0, "work_per_second": 0,
            "bot_workers": 1,
        }  # fmt: skip
        self.settings = Settings(database=database, **limits | settings)
        config = self.config = launch.server_config(self.settings, "127.0.0.1", 0)
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.lobby = config.app.state.lobby

    def _run(self) -> None:
        with asyncio.Runner() as runner:
            self.loop = runner.get_loop()
            runner.run(self._server.serve(sockets=[self._socket]))

    def __enter__(self) -> Server:
        self._thread.start()
        eventually(lambda: self._server.started)
        return self

    def __exit__(self, *problem: object) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def connections(self) -> list[Any]:
        """The protocols of all open connections."""
        return list(self._server.server_state.connections)

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self.http.get(path, **options)

    def post(self, path: str, body: Any, **options: Any) -> httpx.Response:
        return self.http.post(path, json=body, **options)

    def open(self, *seats: dict[str, Any], **order: Any) -> Opened:
        order = {"game": "imperium", "seats": list(seats), "pace": "instant", "seed": "7"} | order
        answer = self.post("/api/tables", order)
        assert answer.status_code == 201, answer.text
        return Opened(self, answer.json())

    def fork(self, table: str, **order: Any) -> Opened:
        answer = self.post(f"/api/tables/{table}/fork", order)
        assert answer.status_code == 201, answer.text
        return Opened(self, answer.json())


class Opened:
    """A table and its secrets, as its maker knows them."""

    def __init__(self, server: Any, answer: dict[str, Any]) -> None:
        self.server, self.answer = server, answer
        self.table: str = answer["table"]
        self.secrets: dict[int, str] = {link["seat"]: link["secret"] for link in answer["links"]}

    def sit(self, seat: int, **hello: Any) -> Guest:
        return Guest(self.server.port, self.table, self.secrets[seat], **hello)

    def watch(self, **hello: Any) -> Guest:
        return Guest(self.server.port, self.table, self.answer["spectator"], **hello)

    def summary(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.server.get(f"/api/tables/{self.table}").json()
        return answer


class Guest:
    """Somebody at a table, who keeps every frame."""

    def __init__(
        self, port: int, table: str, secret: str | None, line_options: Any = None, **hello: Any
    ) -> None:
        line = connect(f"ws://127.0.0.1:{port}/ws/{table}", max_size=None, **line_options or {})
        self.socket: ClientConnection = line.__enter__()
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.info: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        if secret is not None:
            self.send("hello", secret=secret, **hello)

    def __enter__(self) -> Guest:
        self.wait(lambda: self.position)
        return self

    def __exit__(self, *problem: object) -> None:
        self.socket.close()

    def send(self, kind: str, /, **parts: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **parts}))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self.messages.append(message)
        if message["type"] == "welcome":
            self.info = message["info"]
        elif message["type"] == "position":
            self.position = message
            del self.log[message["log_from"] :]
            self.log += message["log"]
        return message

    def wait(self, done: Callable[[], Any]) -> Any:
        """Read until something is so; as long as the game goes on, there is hope."""
        end, number = time.monotonic() + PATIENCE, -1
        while not (found := done()):
            self.receive(max(0.0, end - time.monotonic()))
            if self.position and self.number > number:
                end, number = time.monotonic() + PATIENCE, self.number
        return found

    def wait_for(self, kind: str, /, **parts: Any) -> dict[str, Any]:
        """The next message of a kind, with these parts."""
        while True:
            message = self.receive()
            if message["type"] == kind and all(message[key] == parts[key] for key in parts):
                return message

    def ask(self, kind: str, answer: str, /, **parts: Any) -> dict[str, Any]:
        self.send(kind, **parts)
        return self.wait_for(answer)

    def hear_all(self) -> None:
        """Read all that was sent so far: messages of a line are answered in their order."""
        self.ask("ping", "pong")

    def closed(self) -> int:
        """Read to the end of the line; its close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return 0 if end.rcvd is None else end.rcvd.code

    @property
    def number(self) -> int:
        return int(self.position["number"])

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.position["view"]
        return view

    @property
    def options(self) -> list[str]:
        """What is offered to this seat now."""
        decision = self.view["decision"] or {}
        return [option["notation"] for option in decision.get("options", [])]

    @property
    def turn(self) -> int | None:
        decision = self.view["decision"]
        return None if decision is None else int(decision["seat"])

    def choose(self, notation: str | None = None, position: int | None = None) -> None:
        at = self.number if position is None else position
        self.send("choose", position=at, notation=notation or self.options[0])

    def move(self, notation: str | None = None) -> None:
        """Choose, and wait for the table to go on."""
        before = self.number
        self.choose(notation)
        self.wait(lambda: self.number > before)


def agree(guest: Guest, yes: bool = True) -> None:
    """Answer the wish to take back that a guest sees."""
    wish = guest.wait(lambda: guest.position["undo"]["asked_by"] is not None and guest.position)
    seat, target = wish["undo"]["asked_by"], wish["undo"]["target"]
    number = guest.number
    guest.send("answer_undo", agree=yes, seat=seat, target=target, position=number)


def play_on(guests: list[Guest], choices: int, seed: int = 0) -> int:
    """Let the guests of all seats choose at random; how many choices were made."""
    rng = random.Random(seed)
    for made in range(choices):
        gather(guests)
        mover = next((guest for guest in guests if guest.options), None)
        if mover is None:
            return made
        mover.move(rng.choice(mover.options))
    gather(guests)
    return choices


def gather(guests: list[Guest]) -> None:
    """Let all of them read up to the same position."""
    number = max(guest.number for guest in guests)
    for guest in guests:
        guest.wait(lambda guest=guest: guest.number >= number)


def asked(guests: list[Guest]) -> Guest:
    """The guest who is to choose, once a bot does not."""
    while True:
        gather(guests)
        if mover := next((guest for guest in guests if guest.options), None):
            return mover
        number = guests[0].number
        guests[0].wait(lambda number=number: guests[0].number > number)


def eventually(check: Callable[[], Any], timeout: float = PATIENCE) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + timeout
    while not (found := check()):
        assert time.monotonic() < end, "it did not come to be"
        time.sleep(0.01)
    return found
