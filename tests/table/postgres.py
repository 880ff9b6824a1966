"""A private PostgreSQL server for the tests, from Debian's package."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

import asyncpg


class NoPostgres(Exception):
    """PostgreSQL is not here and cannot be brought."""


def program(name: str) -> str:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which(name, path=os.pathsep.join([*map(str, folders), os.defpath]))
    if found is None:
        raise NoPostgres(f"{name} is not installed (Debian: apt-get install postgresql)")
    return found


def install() -> None:
    """Install Debian's package if it is missing and this is root."""
    try:
        program("initdb")
    except NoPostgres:
        if os.geteuid() != 0 or shutil.which("apt-get") is None:
            raise
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", "-qq", *words], check=True, env=environment)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A server in a temporary folder on a free port; root runs it as the user postgres."""

    def __init__(self) -> None:
        install()
        self.folder = Path(tempfile.mkdtemp(prefix="landsraad-pg-"))
        self.port, self._count = free_port(), 0
        self._frozen: list[int] = []
        self._user = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        if self._user:
            shutil.chown(self.folder, "postgres", "postgres")
        data = self.folder / "data"
        self._run("initdb", "-D", data, "-U", "landsraad", "-A", "trust", "--no-sync")
        self._data = data
        self.start()

    def _run(self, name: str, *words: object) -> None:
        command = [program(name), *map(str, words)]
        subprocess.run(
            command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self._user
        )

    def start(self) -> None:
        """Begin, or begin again, and wait until it answers."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        log = self.folder / "log"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", log, "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop: fast ends all sessions, immediate is as good as a crash."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", mode, "stop")

    def _processes(self) -> list[int]:
        """The server and all its sessions."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def freeze(self) -> None:
        """Stop in the middle of whatever it does: lines stay open, nothing is answered."""
        self._frozen = self._processes()
        for process in self._frozen:
            os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        """Go on."""
        for process in self._frozen:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._count += 1
        name = f"tables_{self._count}"
        asyncio.run(self._create(name))
        return f"postgresql://landsraad@127.0.0.1:{self.port}/{name}"

    async def _create(self, name: str) -> None:
        address = f"postgresql://landsraad@127.0.0.1:{self.port}/postgres"
        connection = await asyncpg.connect(address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def close(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
