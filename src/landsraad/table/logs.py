"""Logs as one JSON object a line, without secrets, links or words of users."""

from __future__ import annotations

import json
import logging
import os
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime

from sqlalchemy.exc import DBAPIError

from landsraad.table.connection import Refusal
from landsraad.table.database import BadDatabase

_FIELDS = (
    "table", "seat", "bot", "code", "kind", "reason", "attempt", "path", "address", "count",
)  # fmt: skip
QUIET = ("aiosqlite", "alembic", "asyncio", "httpcore", "httpx", "sqlalchemy", "uvicorn")
"""Their finer lines are about every request, statement and frame, and so hold secrets."""


class JsonLines(logging.Formatter):
    """Only known fields go out, so that nothing slips in by accident."""

    def format(self, record: logging.LogRecord) -> str:
        """One record as one line."""
        line: dict[str, object] = {
            "when": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = list(_trace(record.exc_info[1]))
        return json.dumps(line, default=str)


def _trace(error: BaseException) -> Iterator[str]:
    """Where an error came from, and from which other ones, the first one first.

    Of its words only those of our own errors are told: others quote the values they stumbled over,
    which may be chat, seeds or salts.
    """
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        yield from _trace(cause)
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"{frame.filename}:{frame.lineno} {frame.name}"
    kind, own = type(error), isinstance(error, Refusal | BadDatabase)
    words = str(error) if own else ""
    if isinstance(error, OSError) and error.errno is not None:
        words = os.strerror(error.errno)
    if isinstance(error, DBAPIError) and error.orig is not None:
        original = error.orig
        state = getattr(original, "sqlstate", None) or getattr(original, "sqlite_errorname", "")
        words = f"{type(original).__name__} {state}".strip()
    yield f"{kind.__module__}.{kind.__qualname__}" + (f": {words}" if words else "")


def start_logging(level: str = "INFO") -> None:
    """Write the server's log to stderr."""
    out = logging.StreamHandler()
    out.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[out], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
