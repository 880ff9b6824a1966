"""Asks servers about their health all the time, and compares the answers with the truth."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass

import httpx

from faults.size import SIEGE
from table.harness import PATIENCE, eventually
from table.lives import Lives

NOTICED, HEALED = (3.0, 8.0) if SIEGE else (PATIENCE, PATIENCE)
"""Seconds in which a server must have noticed that something is wrong, and right again."""
ENOUGH = 5
"""So many answers of each server are heard before anything else changes."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server said of itself."""

    server: Lives
    begun: float
    done: float
    fine: bool
    text: str


class Watch(threading.Thread):
    """While it runs, `wrong` and `right` say what is true from a moment on, `unsure` nothing."""

    def __init__(self, servers: list[Lives]) -> None:
        super().__init__(daemon=True)
        self._servers = servers
        self._stopped = threading.Event()
        self._turns: list[tuple[float, bool | None]] = [(time.monotonic(), True)]
        self._answers: list[Answer] = []
        self._problem: BaseException | None = None

    def __enter__(self) -> Watch:
        self.start()
        self.hold()
        return self

    def __exit__(self, kind: object, *problem: object) -> None:
        self._stopped.set()
        self.join(PATIENCE)
        if kind is None:
            self._check()

    def unsure(self) -> float:
        """Something is about to change, or does so now; the moment."""
        self._turns.append((time.monotonic(), None))
        return self._turns[-1][0]

    def wrong(self, since: float | None = None) -> None:
        """Something is wrong, which every server says."""
        self._turn(False, since)

    def right(self) -> None:
        """All is well, which every server says."""
        self._turn(True, None)

    def _turn(self, fine: bool, since: float | None) -> None:
        start = time.monotonic() if since is None else since
        self._turns.append((start, fine))
        self.hold(since=start)

    def hold(self, since: float | None = None) -> None:
        """Hear some more answers before anything else changes."""
        start, fine = time.monotonic() if since is None else since, self._turns[-1][1]

        def heard(server: Lives) -> bool:
            told = [a for a in self._answers if a.server is server and a.begun >= start]
            return sum(answer.fine == fine for answer in told) >= ENOUGH

        for server in self._servers:
            eventually(lambda server=server: self._problem or heard(server))

    def run(self) -> None:
        try:
            while not self._stopped.wait(0.1):
                for server in self._servers:
                    self._ask(server)
        except BaseException as problem:
            self._problem = problem

    def _ask(self, server: Lives) -> None:
        begun, address = time.monotonic(), f"http://127.0.0.1:{server.port}"
        assert httpx.get(f"{address}/livez", timeout=PATIENCE).status_code == 200
        said = httpx.get(f"{address}/healthz", timeout=PATIENCE)
        fine = said.status_code == 200
        self._answers.append(Answer(server, begun, time.monotonic(), fine, said.text))

    def _check(self) -> None:
        """Within some time of a change every server tells the truth, and keeps to it."""
        if self._problem is not None:
            raise self._problem
        ends = [moment for moment, _ in self._turns[1:]] + [float("inf")]
        for (start, fine), end in zip(self._turns, ends, strict=True):
            for server in self._servers if fine is not None else ():
                self._check_stretch(server, start, end, fine)

    def _check_stretch(self, server: Lives, start: float, end: float, fine: bool | None) -> None:
        told = [a for a in self._answers if a.server is server and a.begun >= start]
        told = [answer for answer in told if answer.done < end]
        first = next(answer for answer in told if answer.fine == fine)
        assert first.begun - start < (HEALED if fine else NOTICED)
        assert [a.text for a in told if a.begun >= first.begun and a.fine != fine] == []
