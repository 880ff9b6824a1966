"""How much one server process carries: many live games over many sockets, in real time."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import random
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from landsraad.table import launch
from landsraad.table.settings import Settings

GAMES, SEATS = 200, 4
RATE = 100.0
LIMIT_MS = 100.0
"""At that rate 99 of 100 updates must arrive sooner."""


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


_decode = msgspec.json.Decoder(_Update).decode


@dataclass(slots=True)
class _Table:
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


class Load:
    """Players of all seats of many tables, who choose at random."""

    def __init__(self, port: int, seed: int = 0) -> None:
        self._port, self._rng = port, random.Random(seed)
        self._tables: list[_Table] = []
        self._readers: list[asyncio.Task[None]] = []
        self._times: list[float] = []
        self._freed = asyncio.Event()
        self.refused = 0

    async def open(self, games: int, seats: int) -> None:
        """Open the tables and sit down everywhere."""
        address = f"http://127.0.0.1:{self._port}"
        order = {"game": "imperium", "seats": [{"kind": "human"}] * seats}
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            for _ in range(games):
                opened = (await client.post("/api/tables", json=order)).raise_for_status().json()
                line = f"ws://127.0.0.1:{self._port}/ws/{opened['table']}"
                sockets = [await connect(line, max_size=None) for _ in opened["links"]]
                table = _Table(sockets)
                self._tables.append(table)
                for socket, link in zip(sockets, opened["links"], strict=True):
                    hello = {"type": "hello", "secret": link["secret"]}
                    await socket.send(msgspec.json.encode(hello).decode())
                    reader = self._read(table, socket, link["seat"])
                    self._readers.append(asyncio.create_task(reader))
        while not all(table.ready for table in self._tables):
            await asyncio.sleep(0.05)

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
        """So many choices a second, at even distances, whoever is ready."""
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
                    await asyncio.wait_for(self._freed.wait(), 1)
        return await self._report(start, made)

    async def _report(self, start: float, made: int) -> Report:
        end = time.perf_counter()
        while not all(table.ready or table.over for table in self._tables):
            await asyncio.sleep(0.02)
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


def _serve(database: str, port: int) -> None:
    settings = Settings(
        database=database, sockets_per_address=0, tables_per_minute=0,
        messages_per_second=1e6, message_burst=10**6,
    )  # fmt: skip
    launch.serve(settings, "127.0.0.1", port)


@contextlib.contextmanager
def server(database: str = "") -> Iterator[int]:
    """A server in a process of its own, on SQLite in a temporary folder if not told otherwise."""
    with tempfile.TemporaryDirectory() as folder:
        port = launch.free_port("127.0.0.1", 0)
        database = database or f"sqlite:///{Path(folder) / 'load.sqlite'}"
        process = multiprocessing.get_context("spawn").Process(target=_serve, args=(database, port))
        process.start()
        try:
            _wait_for(port)
            yield port
        finally:
            process.terminate()
            process.join()


def _wait_for(port: int, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while True:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5)
            return
        if time.monotonic() > end:
            raise TimeoutError("the server did not start")
        time.sleep(0.1)


def measure(
    games: int = GAMES, seats: int = SEATS, rate: float = RATE, seconds: float = 10.0,
    database: str = "",
) -> tuple[Report, Report]:  # fmt: skip
    """A steady rate, then as fast as it goes."""

    async def run(port: int) -> tuple[Report, Report]:
        load = Load(port)
        await load.open(games, seats)
        reports = await load.steady(rate, seconds), await load.flat_out(seconds)
        await load.close()
        return reports

    with server(database) as port:
        return asyncio.run(run(port))


def print_measure(seconds: float = 10.0, database: str = "") -> None:
    """Measure and print, for ``landsraad bench``."""
    steady, flat_out = measure(seconds=seconds, database=database)
    print(f"The table, one process ({'PostgreSQL' if 'postgres' in database else 'SQLite'})")
    print(f"  steady:   {steady} (floor p99 {LIMIT_MS:.0f} ms at {RATE:.0f} choices/s)")
    print(f"  flat out: {flat_out}")


if __name__ == "__main__":
    print_measure()
