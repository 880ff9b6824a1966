"""Players of many live games over many sockets, in real time."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


@dataclass(frozen=True, slots=True)
class Report:
    """What was measured; times in milliseconds from a choice to the update at each socket."""

    games: int
    sockets: int
    seconds: float
    choices: int
    p50: float
    p99: float
    worst: float

    @property
    def per_second(self) -> float:
        """Choices a second."""
        return self.choices / self.seconds

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.sockets} sockets: {self.per_second:.0f} choices/s; "
            f"from choice to update p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, "
            f"worst {self.worst:.1f} ms"
        )


class _View(msgspec.Struct):
    decision: dict[str, Any] | None


class _Update(msgspec.Struct):
    """The parts of a message that a player of the load looks at."""

    type: str
    number: int = 0
    view: _View | None = None


SILENCE = 60.0
"""Seconds without any news after which a server counts as stuck."""
AT_ONCE = 8
"""How many tables are opened side by side."""
_decode = msgspec.json.Decoder(_Update).decode


@dataclass(slots=True)
class _Table:
    name: str
    spectator: str
    sockets: list[ClientConnection]
    number: int = -1
    sent: float = 0.0
    turn: int = -1
    options: list[str] = field(default_factory=list)
    arrived: int = 0
    over: bool = False

    @property
    def ready(self) -> bool:
        """Whether all seats have seen the last position, and one of them is asked."""
        return not self.over and self.arrived == len(self.sockets) and bool(self.options)


def _home(number: int) -> str:
    return "127.0.0.1"


async def _drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


class Load:
    """Players of all seats of many tables, who choose at random.

    With several processes the seats of each table are spread over them.
    """

    def __init__(self, *ports: int, seed: int = 0) -> None:
        self._ports, self._rng = ports, random.Random(seed)
        self._tables: list[_Table] = []
        self._readers: list[asyncio.Task[None]] = []
        self._watchers: list[ClientConnection] = []
        self._times: list[float] = []
        self._freed = asyncio.Event()
        self.refused = 0

    async def open(self, games: int, seats: int, source: Callable[[int], str] = _home) -> None:
        """Open the tables and sit down everywhere; each table from an address of its own."""
        numbers = iter(range(games))

        async def go_on() -> None:
            for number in numbers:
                await self._open_one(seats, source(number))

        await asyncio.gather(*(go_on() for _ in range(AT_ONCE)))
        await self._settle()

    async def _open_one(self, seats: int, source: str) -> None:
        order = {"game": "imperium", "seats": [{"kind": "human"}] * seats}
        way = httpx.AsyncHTTPTransport(local_address=source)
        port = self._ports[len(self._tables) % len(self._ports)]
        address = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=address, timeout=60, transport=way) as client:
            opened = (await client.post("/api/tables", json=order)).raise_for_status().json()
        table = _Table(opened["table"], opened["spectator"], [])
        self._tables.append(table)
        for link in opened["links"]:
            socket = await self._sit(table, link["secret"], source, link["seat"])
            table.sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(table, socket, link["seat"])))

    async def _sit(self, table: _Table, secret: str, source: str, number: int) -> ClientConnection:
        port = self._ports[number % len(self._ports)]
        line = f"ws://127.0.0.1:{port}/ws/{table.name}"
        socket = await connect(line, max_size=None, local_addr=(source, 0))
        await socket.send(msgspec.json.encode({"type": "hello", "secret": secret}).decode())
        return socket

    async def watch(self, count: int) -> None:
        """Let a number of spectators come, spread over the tables, who read and do nothing."""
        for number in range(count):
            table = self._tables[number % len(self._tables)]
            socket = await self._sit(table, table.spectator, _home(0), number)
            self._watchers.append(socket)
            self._readers.append(asyncio.create_task(_drain(socket)))

    async def lost(self) -> int:
        """Choices that somebody saw made and the server does not know of."""
        missing = 0
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._ports[0]}") as client:
            for table in self._tables:
                found = (await client.get(f"/api/tables/{table.name}")).raise_for_status().json()
                missing += max(0, table.number - found["choices"])
        return missing

    async def _read(self, table: _Table, socket: ClientConnection, seat: int) -> None:
        async for frame in socket:
            update = _decode(frame)
            if update.type == "refused":
                self.refused += 1
            if update.view is None:
                continue
            if update.number != table.number:
                table.number, table.arrived, table.options = update.number, 0, []
            table.arrived += 1
            if table.sent:
                self._times.append(time.perf_counter() - table.sent)
            decision = update.view.decision
            table.over = decision is None
            if decision is not None and decision["seat"] == seat:
                table.turn = seat
                table.options = [option["notation"] for option in decision["options"]]
            if table.ready or table.over:
                self._freed.set()

    async def _choose(self, table: _Table) -> None:
        message = {
            "type": "choose", "position": table.number, "notation": self._rng.choice(table.options)
        }  # fmt: skip
        table.options, table.sent = [], time.perf_counter()
        await table.sockets[table.turn].send(msgspec.json.encode(message).decode())

    async def steady(self, rate: float, seconds: float) -> Report:
        """A number of choices a second, at even distances, by whoever is ready."""
        self._times.clear()
        start, made = time.perf_counter(), 0
        while (moment := time.perf_counter() - start) < seconds:
            if made > moment * rate:
                await asyncio.sleep(made / rate - moment)
            ready = [table for table in self._tables if table.ready]
            if ready:
                await self._choose(self._rng.choice(ready))
            made += 1
        return await self._report(start, made)

    async def flat_out(self, seconds: float) -> Report:
        """Every table goes on as soon as all its seats have seen the last choice."""
        self._times.clear()
        start, made = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            self._freed.clear()
            ready = [table for table in self._tables if table.ready]
            for table in ready:
                await self._choose(table)
            made += len(ready)
            if not ready:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await self._freed.wait()
        return await self._report(start, made)

    async def even(self, choices: int) -> None:
        """Play every game up to a number of choices."""
        while behind := [t for t in self._tables if t.number < choices and not t.over]:
            self._freed.clear()
            for table in behind:
                if table.ready:
                    await self._choose(table)
            await self._some_news()

    async def _settle(self) -> None:
        """Wait until all seats of all tables have seen the last position."""
        while not all(table.ready or table.over for table in self._tables):
            self._freed.clear()
            await self._some_news()

    async def _some_news(self) -> None:
        """Wait for some table to be ready; raises TimeoutError where nothing more comes."""
        async with asyncio.timeout(SILENCE):
            await self._freed.wait()

    async def _report(self, start: float, made: int) -> Report:
        end = time.perf_counter()
        await self._settle()
        times = sorted(1000 * moment for moment in self._times)
        sockets = sum(len(table.sockets) for table in self._tables)
        return Report(
            len(self._tables), sockets, end - start, made, times[len(times) // 2],
            times[len(times) * 99 // 100], times[-1],
        )  # fmt: skip

    async def close(self) -> None:
        """Leave all tables."""
        for reader in self._readers:
            reader.cancel()
        for table in self._tables:
            await asyncio.gather(*(socket.close() for socket in table.sockets))
        await asyncio.gather(*(socket.close() for socket in self._watchers))
