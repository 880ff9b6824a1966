"""Refusals in the log: enough to see what goes on, never a flood that somebody else can start."""

from __future__ import annotations

import logging
from typing import Any

from landsraad.table.limits import Bucket

log = logging.getLogger(__name__)

PATH = 200
"""Characters of a path that are logged."""


class Refusals:
    """Logs a number of refusals each second, and says how many others there were."""

    def __init__(self, per_second: float = 10.0, burst: float = 100.0) -> None:
        self._bucket = Bucket(per_second, burst)
        self._left_out = 0

    def note(self, code: str, **extra: Any) -> None:
        """Log a refusal, or count it."""
        if not self._bucket.take():
            self._left_out += 1
            return
        if "path" in extra:
            extra["path"] = str(extra["path"])[:PATH]
        log.info("refused", extra=extra | {"code": code, "count": 1 + self._left_out})
        self._left_out = 0
