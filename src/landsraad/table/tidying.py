"""When garbage is looked for: between turns and in small steps, everything only in quiet moments.

Left to itself Python looks while positions are being written, when thousands of short-lived objects
are about, and makes everybody wait; and a look at all objects of thousands of games takes seconds.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

THRESHOLDS = (50_000, 20, 100)
"""When Python itself looks: only if very much is made at once."""
TURN = 0.25
"""Seconds between two small looks."""
QUIET = 4
"""After this number of turns without a message the moment is quiet."""
RESTED, LONGEST = 60.0, 1800.0
"""Seconds after which everything is looked through: in a quiet moment, and in any case."""


class Tidier:
    """Looks for garbage, as much as the moment allows."""

    def __init__(
        self,
        messages: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
        collect: Callable[[int], object] = gc.collect,
    ) -> None:
        self._messages, self._clock, self._collect = messages, clock, collect
        self._quiet = self._heard = 0
        self._last = clock()

    def turn(self) -> None:
        """A look, at a moment when nobody's work is under way."""
        heard = self._messages()
        self._quiet = self._quiet + 1 if heard == self._heard else 0
        self._heard = heard
        since = self._clock() - self._last
        if since >= LONGEST or (since >= RESTED and self._quiet >= QUIET):
            self._collect(2)
            self._last = self._clock()
        else:
            # What is older was there at the last look already.
            self._collect(1)
