"""Tables that fail: each alone, for all to see, tried again ever more seldom."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

log = logging.getLogger(__name__)

FIRST, LONGEST = 2.0, 600.0
"""Seconds before a table that has failed is tried again: twice as many each time."""
WORDS = "this table has run into a fault of the server, which tries again by and by"


@dataclass(slots=True)
class _Held:
    failures: int
    until: float
    words: str


class Quarantine:
    """Which tables are left alone, and for how long."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._held: dict[str, _Held] = {}

    def __len__(self) -> int:
        return len(self._held)

    def failed(self, table: str, words: str = WORDS) -> None:
        """A table has failed; the words are for its visitors."""
        before = self._held.get(table)
        failures = 1 if before is None else before.failures + 1
        pause = min(LONGEST, FIRST * 2.0 ** min(failures - 1, 20))
        self._held[table] = _Held(failures, self._clock() + pause, words)
        log.error("table quarantined", extra={"table": table, "count": failures})

    def well(self, table: str) -> None:
        """A table has gone on."""
        if self._held.pop(table, None) is not None:
            log.info("table well again", extra={"table": table})

    def holds(self, table: str) -> bool:
        """Whether a table is to be left alone now."""
        held = self._held.get(table)
        return held is not None and self._clock() < held.until

    def words(self, table: str) -> str:
        """What to tell visitors of a table that is left alone."""
        held = self._held.get(table)
        return WORDS if held is None else held.words
