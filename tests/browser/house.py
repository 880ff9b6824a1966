"""What the browser tests stand on: the built client, Chromium, and a server that can be killed."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from landsraad.table.launch import free_port
from landsraad.table.settings import STATIC

TOP = Path(__file__).resolve().parents[2]
WEB = TOP / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60.0
IN_CI = os.environ.get("CI", "").lower() not in ("", "0", "false")

# First the one that never opens a window: it takes little more than half the time.
CHROMIUM = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
)
SWITCHES = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-dev-shm-usage",
]  # fmt: skip

SERVE = """
import sys
from landsraad.table import launch
from landsraad.table.settings import Settings
settings = Settings(
    database=sys.argv[1], sockets_per_address=0, tables_per_minute=0, bot_workers=1,
    messages_per_second=200.0, message_burst=400, chat_seconds=0.01,
    hint_seconds=0.3,
)
sys.exit(launch.serve(settings, "127.0.0.1", int(sys.argv[2])))
"""


class Missing(Exception):
    """Something of the machine that these tests cannot do without."""


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """One test process at a time."""
    with (Path(tempfile.gettempdir()) / f"landsraad-{os.getuid()}-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def find_chromium() -> str:
    """The Chromium of the machine; for root it is installed if it is missing."""
    with alone("chromium"):
        found = _chromium()
        if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
            quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
            for words in (["update"], *(["install", "-y", name] for name in CHROMIUM[:2])):
                subprocess.run(["apt-get", "-qq", *words], env=quiet, check=False)
                if found := _chromium():
                    break
    if found is None:
        raise Missing("no Chromium: install the package chromium, or set LANDSRAAD_CHROMIUM")
    return found


def _chromium() -> str | None:
    named = os.environ.get("LANDSRAAD_CHROMIUM")
    return named or next(filter(None, map(shutil.which, CHROMIUM)), None)


def build_client() -> None:
    """Build the client if there is none, or if its sources are newer."""
    with alone("client"):
        if not AXE.is_file():
            _npm("ci", "--no-audit", "--no-fund")
        if _stale():
            _npm("run", "build")


def _npm(*words: str) -> None:
    # Beside the interpreter there is one if the machine's own was missing or too old.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise Missing("the client is not built and there is no npm: `make test` sets it up")
    done = subprocess.run(
        [npm, *words], cwd=WEB, env=os.environ | {"PATH": path}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def _stale() -> bool:
    built = STATIC / "index.html"
    if not built.is_file():
        return True
    sources = [WEB / "index.html", WEB / "package-lock.json", WEB / "vite.config.ts"]
    for folder in ("src", "public"):
        sources += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    return max(path.stat().st_mtime for path in sources) > built.stat().st_mtime


class House:
    """A server process on a port of its own, with a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.port = free_port("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> House:
        """Start, and wait until it answers."""
        words = [sys.executable, "-c", SERVE, self.database, str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                words, cwd=TOP, stdout=log, stderr=log, start_new_session=True
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self._log.read_text()
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        try:
            return self.http.get("/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """No farewell: as when the power fails."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)

    def close(self) -> None:
        self.kill()
        self.http.close()

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self.http.get(path, **options)

    def open(self, *seats: dict[str, Any], **order: Any) -> Table:
        """Open a table as the home page does; bots answer at once."""
        order = {"game": "imperium", "seats": list(seats), "pace": "instant", "seed": "7"} | order
        answer = self.http.post("/api/tables", json=order)
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())


class Table:
    """A table and its secrets, as its maker knows them."""

    def __init__(self, house: House, answer: dict[str, Any]) -> None:
        self.house, self.id = house, str(answer["table"])
        self.secrets = {int(link["seat"]): str(link["secret"]) for link in answer["links"]}
        self.spectator = str(answer["spectator"])

    def seat(self, seat: int) -> str:
        return f"/table/{self.id}#{self.secrets[seat]}"

    def watch(self) -> str:
        return f"/table/{self.id}#{self.spectator}"

    def summary(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.house.get(f"/api/tables/{self.id}").json()
        return answer
