"""Older versions of the rules, kept so that games end under those they began with."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import threading
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)

START, ANSWER = 60.0, 3.0
"""Seconds that an older version has to begin, and to answer about a game."""


class ElderFailed(Exception):
    """An older version has died or does not answer; it is begun again."""


class Refusing(Exception):
    """An older version answered that it cannot; the message says which kind of error it was."""


class Line:
    """A process with the older package, and the line to it: one question at a time.

    If it has died, it is begun again; only where patience is asked for does the caller wait for it.
    """

    def __init__(self, folder: Path, *, patient: bool) -> None:
        self._folder, self._patient = folder, patient
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""
        self._beginning = False
        self.hello: dict[str, Any] = {}

    def begin(self) -> None:
        """Start the process and learn which rules it has."""
        with self._lock:
            self._begin()

    def _begin(self) -> None:
        self._end()
        environment = {**os.environ, "PYTHONPATH": str(self._folder)}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "landsraad.table.elder"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env=environment, cwd=self._folder,
        )  # fmt: skip
        self._rest = b""
        try:
            self.hello = json.loads(self._read(START))
        except (OSError, ValueError, ElderFailed):
            self._end()
            raise

    def ask(self, act: str, seconds: float = ANSWER, **parts: Any) -> Any:
        """The answer to a question; raises Refusing or ElderFailed."""
        if self._beginning:
            raise ElderFailed("it begins again")
        with self._lock:
            if self._process is None:
                self._revive()
            try:
                answer = json.loads(self._told({"act": act, **parts}, seconds))
            except (OSError, ValueError, ElderFailed) as error:
                self._end()
                raise ElderFailed(type(error).__name__) from None
        if "error" in answer:
            raise Refusing(answer["error"])
        return answer["answer"]

    def _told(self, question: dict[str, Any], seconds: float) -> bytes:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(question).encode() + b"\n")
        self._process.stdin.flush()
        return self._read(seconds)

    def _revive(self) -> None:
        if self._patient:
            self._begin()
            return
        self._beginning = True
        threading.Thread(target=self._begin_again, daemon=True).start()
        raise ElderFailed("it begins again")

    def _begin_again(self) -> None:
        """In a thread, beside the games of the others."""
        try:
            self.begin()
        except (OSError, ValueError, ElderFailed) as error:
            log.error("no older version", extra={"reason": type(error).__name__})
        finally:
            self._beginning = False

    def _read(self, seconds: float) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        out = self._process.stdout.fileno()
        while b"\n" not in self._rest:
            ready = wait([out], seconds)
            chunk = os.read(out, 1 << 16) if ready else b""
            if not chunk:
                raise ElderFailed("it has gone" if ready else "it says nothing")
            self._rest += chunk
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def end(self) -> None:
        """Stop the process."""
        with self._lock:
            self._end()


class Elder:
    """An older version: one process for its rules, and one in which its bots think."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.name
        self.rules, self.minds = Line(folder, patient=False), Line(folder, patient=True)

    def begin(self) -> bool:
        """Whether this version can be used."""
        try:
            self.rules.begin()
        except (OSError, ValueError, ElderFailed) as error:
            log.error("no older version", extra={"kind": self.name, "reason": type(error).__name__})
            return False
        log.info("older version", extra={"kind": self.name})
        return True

    def end(self) -> None:
        """Stop its processes."""
        self.rules.end()
        self.minds.end()

    def has(self, game: str, build: str | None) -> bool:
        """Whether these are the rules that a game was played by; unknown ones may be."""
        builds: dict[str, str] = self.rules.hello.get("builds", {})
        return game in builds and build in (None, builds[game])


class Elders:
    """The folder of older versions: each in a folder of its own, as pip installs it there."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self.all: list[Elder] = []

    def begin(self) -> None:
        """Start every version that is there; takes a second for each."""
        if self._folder is None or not self._folder.is_dir():
            return
        folders = sorted(self._folder.iterdir(), reverse=True)
        found = [Elder(one) for one in folders if (one / "landsraad" / "__init__.py").is_file()]
        self.all = [elder for elder in found if elder.begin()]

    def of(self, game: str, build: str | None) -> list[Elder]:
        """The versions that have the rules a game was played by, the newest first."""
        return [elder for elder in self.all if elder.has(game, build)]

    def end(self) -> None:
        """Stop all of them."""
        for elder in self.all:
            elder.end()
