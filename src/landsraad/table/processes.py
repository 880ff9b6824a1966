"""Processes that are there but do nothing: stopped from outside, or dead and not buried."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

_STILL = frozenset("TtZX")
"""Linux's letters for stopped, traced, and dead processes."""


def still(pids: Iterable[int]) -> list[int]:
    """Those of some processes that do not run; where there is no /proc nothing is known."""
    return [pid for pid in pids if _letter(pid) in _STILL]


def _letter(pid: int) -> str:
    try:
        # The name of the program stands in brackets before it and may hold anything.
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return ""


def end(pid: int) -> None:
    """End a process that cannot end by itself."""
    with suppress(OSError):
        os.kill(pid, signal.SIGKILL)
