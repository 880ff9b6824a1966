"""A program in any language as a bot: JSON lines over its standard input and output.

`docs/external_bots.md` describes the protocol. After its first fault a bot is ended and plays at
random for the rest of the game, so that a match goes on; whoever runs the match reads `fault`.
"""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
import threading
import weakref
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, Full, Queue
from typing import IO, Any

from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, InvalidSetup, Option
from landsraad.core.observation import Observation

PROTOCOL = 1
PREFIX = "cmd:"
SECONDS = 5.0
"""How long a bot may think about one decision."""
START_SECONDS = 5.0
"""How much longer the first answer of a game may take, since the program has to start."""
GRACE_SECONDS = 1.0
"""How long a bot may go on after its input has been closed."""
LINE_LIMIT = 65_536
"""No answer is longer than this."""
UNREAD_LINES = 64
"""A bot that has said more than this without being asked is no longer listened to."""

CRASH, LATE, GARBAGE, ILLEGAL = "crash", "late", "garbage", "illegal"
FAULTS = (CRASH, LATE, GARBAGE, ILLEGAL)


class Fault(Exception):
    """The bot broke the protocol; the message is one of `FAULTS`."""


def words_of(name: str) -> list[str]:
    """The program and arguments in ``cmd:./mybot --flag``; raises InvalidSetup if there is none."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise InvalidSetup(f"cannot read the command of {name!r}: {error}") from None
    if not words:
        raise InvalidSetup(f"{name!r} names no program; write {PREFIX}./mybot")
    if shutil.which(words[0]) is None:
        raise InvalidSetup(f"there is no program {words[0]!r} to run for {name!r}")
    return words


class ExternalBot:
    """Asks a program of its own, started with the first question of the game."""

    def __init__(
        self,
        name: str,
        seed: int,
        seconds: float = SECONDS,
        start_seconds: float = START_SECONDS,
    ) -> None:
        self.words = words_of(name)
        self.rng = Rng(seed)
        self.seconds, self.start_seconds = seconds, start_seconds
        self.fault: str | None = None
        """The first thing that went wrong in this game, one of `FAULTS`."""
        self._line: Line | None = None
        self._position = 0

    def choose(self, observation: Observation, decision: Decision) -> Option:
        """The program's choice; after its first fault any option alike."""
        if self.fault is None:
            try:
                return self._ask(observation, decision)
            except Fault as fault:
                self.fault = str(fault)
                self.close()
        return decision.options[self.rng.below(len(decision.options))]

    def _ask(self, observation: Observation, decision: Decision) -> Option:
        seconds = self.seconds
        if self._line is None:
            seconds += self.start_seconds
            self._line = Line(self.words)
            self._line.send(_hello(observation))
        view = observation.view
        shown = view.pop("decision")
        self._position += 1
        self._line.send(
            {"type": "choose", "position": self._position, "view": view, "decision": shown}
        )
        option = decision.find(_choice(self._line.receive(seconds), self._position))
        if option is None:
            raise Fault(ILLEGAL)
        return option

    def close(self, result: Mapping[str, Any] | None = None) -> None:
        """End the program, telling it the result of the game if there is one."""
        if self._line is not None:
            if result is not None and self.fault is None:
                self._line.send({"type": "over", **result})
            self._line.close(GRACE_SECONDS if self.fault is None else 0.0)
            self._line = None


def _hello(observation: Observation) -> dict[str, Any]:
    game = observation.sample(0)
    return {
        "type": "hello", "protocol": PROTOCOL, "game": game.info.name, "rules": game.info.version,
        "seat": observation.seat, "seats": game.seats,
    }  # fmt: skip


def _choice(line: bytes, position: int) -> str:
    """The notation in an answer; raises Fault for anything but an answer to this question."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Fault(GARBAGE) from None
    if not isinstance(answer, dict) or not isinstance(answer.get("choice"), str):
        raise Fault(GARBAGE)
    if answer.get("position", position) != position:
        raise Fault(GARBAGE)
    choice: str = answer["choice"]
    return choice


class Line:
    """A running program with its input and output.

    Threads of their own read and write: a program that neither reads nor answers must not block
    whoever waits for it.
    """

    def __init__(self, words: list[str]) -> None:
        try:
            # Its standard error stays ours, so that whoever writes a bot sees what it complains of.
            process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError:
            raise Fault(CRASH) from None
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._in: Queue[bytes | None] = Queue()
        self._out: Queue[bytes] = Queue(maxsize=UNREAD_LINES)
        self._end = weakref.finalize(self, _kill, process, self._in)
        for work, pipe, queue in (
            (_write, process.stdin, self._in),
            (_read, process.stdout, self._out),
        ):
            threading.Thread(target=work, args=(pipe, queue), daemon=True).start()

    def send(self, message: Mapping[str, Any]) -> None:
        """Queue a message for the program."""
        self._in.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def receive(self, seconds: float) -> bytes:
        """The next line of the program; raises Fault if it ends, rambles or stays silent."""
        try:
            line = self._out.get(timeout=seconds)
        except Empty:
            raise Fault(LATE) from None
        if not line:
            raise Fault(CRASH)
        if not line.endswith(b"\n"):
            raise Fault(GARBAGE)
        return line

    def close(self, seconds: float) -> None:
        """Close the program's input, and end it if it is still there after this many seconds."""
        self._in.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self._end()


def _kill(process: subprocess.Popen[bytes], queue: Queue[bytes | None]) -> None:
    """End one program, by its own id, and the thread that writes to it."""
    queue.put(None)
    if process.poll() is None:
        process.kill()
        process.wait()


def _write(pipe: IO[bytes], queue: Queue[bytes | None]) -> None:
    # If the program is gone, the reader finds its output ended.
    with suppress(OSError), pipe:
        while (line := queue.get()) is not None:
            pipe.write(line)
            pipe.flush()


def _read(pipe: IO[bytes], queue: Queue[bytes]) -> None:
    with pipe, suppress(Full):
        while line := pipe.readline(LINE_LIMIT):
            queue.put_nowait(line)
        queue.put_nowait(b"")
