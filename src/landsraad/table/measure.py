"""How much server processes carry, and how much memory one takes for that.

``python -m landsraad.table.measure --games 2000 --processes 2 --database postgresql://…``
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import multiprocessing
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from landsraad.table import launch
from landsraad.table.load import Load, Report
from landsraad.table.settings import Settings

GAMES, SEATS = 400, 4
RATE = 200.0
LIMIT_MS = 100.0
"""At that rate 99 of 100 updates must arrive sooner."""
WATCHERS = 400
UNLIMITED: dict[str, Any] = {
    "sockets_per_address": 0, "tables_per_minute": 0, "work_per_second": 0,
    "messages_per_second": 1e6, "message_burst": 10**6, "bytes_per_second": 1e9,
}  # fmt: skip
"""All players of a measurement come from one address and never rest."""


@dataclass(frozen=True, slots=True)
class Memory:
    """Kilobytes of the server's memory; zeros where the system does not tell."""

    game: float
    """For a game with its four players, as they have just sat down."""
    played: float
    """The same after forty choices."""
    watcher: float
    """For a spectator."""

    def __str__(self) -> str:
        return (
            f"{self.game:.0f} KB a game with its players, {self.played:.0f} KB after forty "
            f"choices; {self.watcher:.0f} KB a spectator"
        )


@dataclass(frozen=True, slots=True)
class Running:
    """A server in a process of its own."""

    port: int
    pid: int

    def kilobytes(self) -> int:
        """What the process holds in memory."""
        try:
            status = Path(f"/proc/{self.pid}/status").read_text()
        except OSError:
            return 0
        return next(
            (int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")), 0
        )

    def processor(self) -> float:
        """Seconds that the process itself has computed, however busy the machine is."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _serve(database: str, port: int, limits: dict[str, Any]) -> None:
    launch.serve(Settings(database=database, **limits), "127.0.0.1", port)


@contextlib.contextmanager
def server(database: str = "", limits: dict[str, Any] | None = None) -> Iterator[Running]:
    """A server, on SQLite in a temporary folder and without limits if not told otherwise."""
    with tempfile.TemporaryDirectory() as folder:
        port = launch.free_port("127.0.0.1", 0)
        database = database or f"sqlite:///{Path(folder) / 'load.sqlite'}"
        process = multiprocessing.get_context("spawn").Process(
            target=_serve, args=(database, port, UNLIMITED if limits is None else limits)
        )
        process.start()
        assert process.pid is not None
        try:
            _wait_for(port)
            yield Running(port, process.pid)
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
    database: str = "", processes: int = 1,
) -> tuple[Report, Report]:  # fmt: skip
    """A steady rate, then as fast as it goes."""

    async def run(*ports: int) -> tuple[Report, Report]:
        load = Load(*ports)
        await load.open(games, seats)
        # A look for garbage among thousands of players would be taken for the server's delay.
        gc.collect()
        gc.disable()
        reports = await load.steady(rate, seconds), await load.flat_out(seconds)
        gc.enable()
        await load.close()
        return reports

    with contextlib.ExitStack() as stack:
        running = [stack.enter_context(server(database)) for _ in range(processes)]
        return asyncio.run(run(*(one.port for one in running)))


def weigh(games: int = 100, watchers: int = WATCHERS) -> Memory:
    """What games and spectators add to the memory of a server."""

    async def run(running: Running) -> Memory:
        load = Load(running.port)
        # The first one brings along what all of them need.
        await load.open(1, SEATS)
        sizes = [running.kilobytes()]
        await load.open(games, SEATS)
        sizes.append(running.kilobytes())
        await load.even(40)
        sizes.append(running.kilobytes())
        await load.watch(watchers)
        sizes.append(running.kilobytes())
        await load.close()
        start, sat, played, watched = sizes
        return Memory(
            (sat - start) / games, (played - start) / games, (watched - played) / watchers
        )

    with server() as running:
        return asyncio.run(run(running))


def print_measure(seconds: float = 10.0, database: str = "") -> None:
    """Measure and print, for ``landsraad bench``."""
    steady, flat_out = measure(seconds=seconds, database=database)
    print(f"The table, one process ({'PostgreSQL' if 'postgres' in database else 'SQLite'})")
    print(f"  steady:   {steady} (floor p99 {LIMIT_MS:.0f} ms at {RATE:.0f} choices/s)")
    print(f"  flat out: {flat_out}")
    print(f"  memory:   {weigh()}")


def main() -> None:
    """Measure the load alone."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="", help="SQLite in a temporary folder if left out")
    args = parser.parse_args()
    for report in measure(
        args.games, SEATS, args.rate, args.seconds, args.database, args.processes
    ):
        print(report, flush=True)


if __name__ == "__main__":
    main()
