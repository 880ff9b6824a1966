"""Logs as one JSON object a line, without secrets, links or words of users."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

_FIELDS = (
    "table", "seat", "bot", "code", "kind", "reason", "attempt", "path", "address", "count",
)  # fmt: skip


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
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def start_logging(level: str = "INFO") -> None:
    """Write the server's log to stderr."""
    out = logging.StreamHandler()
    out.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[out], force=True)
    # Their finer lines are about every request, statement and frame, and so hold secrets.
    for name in ("aiosqlite", "alembic", "asyncio", "httpcore", "httpx", "sqlalchemy", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)
