"""Attacks on a table server of our own, from one address and for a few seconds.

``python -m attacks.attackers NAME PORT SECONDS`` runs one of them. They reach the loopback only,
are bounded in number and time, and end by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HOST, FROM = "127.0.0.1", "127.0.0.2"
DAWN, WAR = "dawn_of_the_fremen", "war_for_arrakis"
HUMAN, BOT = {"kind": "human"}, {"kind": "bot", "bot": "mentat"}
PROBLEMS = (OSError, httpx.HTTPError, WebSocketException, TimeoutError, EOFError)


@dataclass
class Attack:
    """Who attacks whom, with how much, and what came of it."""

    port: int
    size: int = 100
    """Per cent of the full attack."""
    source: str | None = FROM
    said: Counter[str] = field(default_factory=Counter)
    """Status codes, refusals, and broken lines."""

    def share(self, count: int) -> int:
        """So many in full; at least one."""
        return max(1, count * self.size // 100)

    @property
    def local(self) -> tuple[str, int] | None:
        return None if self.source is None else (self.source, 0)

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.source)
        base = f"http://{HOST}:{self.port}"
        return httpx.AsyncClient(transport=transport, base_url=base, timeout=10)

    async def get(self, client: httpx.AsyncClient, path: str) -> None:
        try:
            self.said[str((await client.get(path)).status_code)] += 1
        except PROBLEMS as error:
            self.said[type(error).__name__] += 1

    async def post(self, client: httpx.AsyncClient, body: Any) -> Any:
        try:
            answer = await client.post("/api/tables", json=body)
        except PROBLEMS as error:
            self.said[type(error).__name__] += 1
            return None
        self.said[str(answer.status_code)] += 1
        return answer.json() if answer.status_code == 201 else None

    async def open(self, **order: Any) -> Any:
        async with self.http() as client:
            seats = order.pop("seats", [HUMAN, HUMAN])
            return await self.post(client, {"game": "imperium", "seats": seats, **order})

    async def sit(self, opened: Any, secret: str, **options: Any) -> ClientConnection:
        line = f"ws://{HOST}:{self.port}/ws/{opened['table']}"
        socket = await connect(line, local_addr=self.local, max_size=None, **options)
        await socket.send(json.dumps({"type": "hello", "secret": secret}))
        return socket

    async def listen(self, socket: ClientConnection) -> None:
        with contextlib.suppress(*PROBLEMS):
            async for frame in socket:
                message = json.loads(frame)
                if message["type"] == "refused":
                    self.said[message["code"]] += 1

    async def many(self, count: int, work: Callable[[int], Awaitable[None]]) -> None:
        """Do something at so many places at once, again and again, until the time is over."""

        async def again(number: int) -> None:
            while True:
                try:
                    await work(number)
                except PROBLEMS as error:
                    self.said[type(error).__name__] += 1
                    await asyncio.sleep(0.05)

        await asyncio.gather(*(again(number) for number in range(self.share(count))))


# --- content


def corners(count: int) -> dict[str, Any]:
    """Content with a polygon of very many corners."""
    keys = [f"t{number}" for number in range(24)]
    shape = [[n % 1000, n // 1000 % 1000] for n in range(count)]
    land = [{"key": key, "name": key} for key in keys]
    land[0]["polygon"] = land[1]["polygon"] = shape
    return {"map": {"territories": land, "borders": [[keys[n - 1], keys[n]] for n in range(24)]}}


def bombs(size: int = 100) -> list[dict[str, Any]]:
    """Orders that cost far more than they weigh."""
    n = max(1, size)
    unknown = [{f"k{i}": 1 for i in range(90)} for _ in range(55)]
    deep: Any = "x"
    for _ in range(60):
        deep = [deep]
    return [
        {"game": DAWN, "options": {"content": corners(600 * n)}},
        {"game": DAWN, "options": {"content": {"map": {"territories": unknown, "borders": []}}}},
        {"game": DAWN, "options": {"content": {"cards": [{"name": "a" * 50}] * 80 * n}}},
        {"game": WAR, "options": {"content": {"name": "x" * 9000 * n}}},
        {"game": WAR, "options": {"content": {"leaders": {"stilgar": {"special": deep}}}}},
        {"game": WAR, "options": {"content": {"leaders": {"stilgar": {"special": ["seq"] * n}}}}},
        {"game": "imperium", "options": {"leaders": ["x" * 900] * 10 * n}},
    ]


async def content(attack: Attack) -> None:
    """New tables whose content takes for ever to read, or is repeated in every message."""
    orders = [order | {"seats": [HUMAN, HUMAN]} for order in bombs(attack.size)]
    async with attack.http() as client:
        await attack.many(4, lambda number: attack.post(client, random.choice(orders)))


async def tables(attack: Attack) -> None:
    """Tables of bots that think, as many as can be opened."""
    async with attack.http() as client:
        order = {"game": "imperium", "seats": [BOT] * 4, "pace": "instant"}
        await attack.many(4, lambda number: attack.post(client, order))


# --- pages


async def ended(attack: Attack) -> Any:
    """A game that has ended after some choices."""
    opened = await attack.open()
    socket = await attack.sit(opened, opened["links"][0]["secret"])
    await socket.send(json.dumps({"type": "abandon"}))
    async for frame in socket:
        if json.loads(frame).get("info", {}).get("ended"):
            break
    await socket.close()
    return opened


async def pages(attack: Attack) -> None:
    """The heaviest pages, side by side."""
    table = (await ended(attack))["table"]
    paths = [
        f"/api/tables/{table}/course", f"/api/tables/{table}/story", "/api/catalogue/imperium",
        f"/api/tables/{table}/replay", "/api/rules/imperium", "/api/catalogue/war_for_arrakis",
        f"/api/tables/{table}", "/metrics", "/",
    ]  # fmt: skip
    async with attack.http() as client:
        await attack.many(24, lambda number: attack.get(client, paths[number % len(paths)]))


async def numbers(attack: Attack) -> None:
    """Numbers that nobody writes, each of which was kept as a page of its own."""
    table = (await ended(attack))["table"]

    async def ask(number: int) -> None:
        zeros = "0" * random.randrange(1, 4000)
        path = random.choice((f"story?seat={zeros}1", f"at/{zeros}1", "at/" + "9" * 4400))
        await attack.get(client, f"/api/tables/{table}/{path}")

    async with attack.http() as client:
        await attack.many(12, ask)


# --- sockets


async def flood(attack: Attack, message: Callable[[], dict[str, Any]], sockets: int) -> None:
    """The same kind of message over many sockets of one table, as fast as it goes."""
    opened = await attack.open()
    secret = opened["links"][0]["secret"]

    async def send(number: int) -> None:
        socket = await attack.sit(opened, secret)
        listening = asyncio.create_task(attack.listen(socket))
        try:
            while True:
                await socket.send(json.dumps(message()))
                await asyncio.sleep(0.002)
        finally:
            listening.cancel()

    await attack.many(sockets, send)


async def looks(attack: Attack) -> None:
    """Looks back over sixty sockets."""
    await flood(attack, lambda: {"type": "look", "id": 1, "at": 0}, 60)


async def names(attack: Attack) -> None:
    """New names: each has the whole story told anew for everybody."""
    await flood(attack, lambda: {"type": "rename", "name": f"N{random.random()}"}, 40)


async def hints(attack: Attack) -> None:
    """Hints at many tables, all at once."""

    async def ask(number: int) -> None:
        opened = await attack.open(seats=[HUMAN, BOT])
        if opened is None:
            await asyncio.sleep(1)
            return
        socket = await attack.sit(opened, opened["links"][0]["secret"])
        listening = asyncio.create_task(attack.listen(socket))
        for at in range(200):
            await socket.send(json.dumps({"type": "hint", "id": at, "position": at % 4}))
            await asyncio.sleep(0.05)
        listening.cancel()

    await attack.many(20, ask)


async def watchers(attack: Attack) -> None:
    """Spectators who come, and go, and never read."""
    opened = await attack.open()

    async def watch(number: int) -> None:
        socket = await attack.sit(opened, opened["spectator"])
        await asyncio.sleep(random.random() / 4)
        await socket.close() if number % 2 else socket.transport.abort()

    await attack.many(150, watch)


async def deaf(attack: Attack) -> None:
    """Sockets that ask, ping, and read nothing at all."""
    opened = await attack.open()

    async def ask(number: int) -> None:
        reader, writer = await asyncio.open_connection(HOST, attack.port, local_addr=attack.local)
        key = "GET /ws/%s HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        writer.write((key % opened["table"]).encode())
        words = [
            {"type": "hello", "secret": opened["spectator"]},
            {"type": "look", "id": 1, "at": 0},
        ]
        for word in words:
            writer.write(frame(1, json.dumps(word).encode()))
        reader._transport.pause_reading()
        while not writer.is_closing():
            writer.write(frame(9, b"p" * 120) * 50)
            async with asyncio.timeout(5):
                await writer.drain()
            await asyncio.sleep(0.01)
        raise ConnectionResetError

    await attack.many(60, ask)


def frame(opcode: int, data: bytes, last: bool = True) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    size, first = len(data), (0x80 if last else 0) | opcode
    head = bytes([first, 0x80 | size]) if size < 126 else (
        bytes([first, 0x80 | 126]) + size.to_bytes(2, "big")
    )  # fmt: skip
    return head + b"\0\0\0\0" + data


# --- half requests

HALVES = (
    b"",
    b"GET /api/games HT",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-A: ",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n{",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\nx",
)


async def loris(attack: Attack) -> None:
    """Half requests, a letter now and then."""

    async def drip(number: int) -> None:
        async with asyncio.timeout(5):
            opening = asyncio.open_connection(HOST, attack.port, local_addr=attack.local)
            reader, writer = await opening
        attack.said["connected"] += 1
        writer.write(HALVES[number % len(HALVES)])
        try:
            while not writer.is_closing() and not reader.at_eof():
                writer.write(b"a" if number % len(HALVES) else b"")
                async with asyncio.timeout(5):
                    await writer.drain()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await reader.read(4096)
            attack.said["cut"] += 1
        finally:
            writer.close()

    await attack.many(1100, drip)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    work.__name__: work
    for work in (
        content, tables, pages, numbers, looks, names, hints, watchers, deaf, loris,
    )
}  # fmt: skip


async def run(
    name: str, attack: Attack, seconds: float, enough: Callable[[], bool] = bool
) -> Counter[str]:
    """One attack for so long, or until it is enough; what the server said to it."""
    work = asyncio.ensure_future(ATTACKS[name](attack))
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while loop.time() < end and not work.done() and not enough():
        await asyncio.wait([work], timeout=0.1)
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    return attack.said


if __name__ == "__main__":
    said = asyncio.run(run(sys.argv[1], Attack(int(sys.argv[2])), float(sys.argv[3])))
    print(", ".join(f"{count} {word}" for word, count in said.most_common(6)))
