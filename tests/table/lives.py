"""A server process that can be killed and started again at once.

Run as a script it keeps everything imported and forks a server for each line that it reads, so
that fifty lives take seconds; each life is a process of its own with nothing but the database.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx

from landsraad.table import launch
from landsraad.table.logs import start_logging
from landsraad.table.settings import Settings
from table.harness import PATIENCE, Opened, eventually
from table.postgres import free_port

TESTS = Path(__file__).resolve().parent.parent


class Lives:
    """The script from outside."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.port, self.pid = free_port(), 0
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self._script = subprocess.Popen(
            [sys.executable, "-m", "table.lives", database, str(self.port), json.dumps(settings)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=TESTS,
        )  # fmt: skip
        self._said: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Lives:
        self.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.kill()
        assert self._script.stdin is not None
        self._script.stdin.close()
        self._script.wait(PATIENCE)

    def _listen(self) -> None:
        assert self._script.stdout is not None
        for line in self._script.stdout:
            self._said.put(line.strip())

    def _line(self) -> str:
        """What the script says next; a server that does not end is not waited for any longer."""
        return self._said.get(timeout=PATIENCE)

    def start(self) -> None:
        """Begin a life and wait until it answers."""
        assert self._script.stdin is not None
        self._script.stdin.write("start\n")
        self._script.stdin.flush()
        self.pid = int(self._line())
        eventually(self.alive)

    def alive(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """kill -9."""
        os.kill(self.pid, signal.SIGKILL)
        assert self._line() == "dead"

    def end(self) -> None:
        """SIGTERM; the server closes what it has open and leaves."""
        os.kill(self.pid, signal.SIGTERM)
        assert self._line() == "dead"

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def open(self, *seats: dict[str, Any], **order: Any) -> Opened:
        order = {"game": "imperium", "seats": list(seats), "pace": "instant"} | order
        answer = self.http.post("/api/tables", json=order)
        return Opened(self, answer.raise_for_status().json())


def main(database: str, port: int, changed: dict[str, Any]) -> None:
    start_logging("CRITICAL")
    usual: dict[str, Any] = {
        "sockets_per_address": 0, "tables_per_minute": 0, "work_per_second": 0,
        "messages_per_second": 1000, "message_burst": 1000, "bot_workers": 1,
        "lease_seconds": 4.0, "chat_seconds": 0,
    }  # fmt: skip
    settings = Settings(database=database, **usual | changed)
    # Imports what a server imports late.
    launch.server_config(settings, "127.0.0.1", port).load()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            launch.serve(settings, "127.0.0.1", port)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("dead", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]))
