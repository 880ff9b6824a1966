"""The pen that writes entries into PostgreSQL: a line of its own, one statement a transaction.

The usual way takes a line from the pool and asks whether it still carries, begins, inserts,
announces and commits: seven journeys to the database and back, for which everybody's choices wait.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from landsraad.table import schema

CHANGEABLE: Final = ("bot_due", "ended", "undo_by", "undo_target", "undo_agreed")
"""What an entry may change of its table."""


def _type(column: str) -> str:
    return str(schema.tables.c[column].type)


def _statement() -> str:
    columns = ", ".join(schema.entries.c.keys())
    types = ", ".join(f"{column.name} {column.type}" for column in schema.entries.c)
    changes = ", ".join(
        f"{name} = CASE WHEN change ? '{name}' "
        f"THEN CAST(change ->> '{name}' AS {_type(name)}) ELSE tables.{name} END"
        for name in CHANGEABLE
    )
    return f"""
        WITH added AS (
            INSERT INTO entries ({columns})
            SELECT {columns} FROM jsonb_to_recordset(CAST(:rows AS jsonb)) AS row ({types})
        ), changed AS (
            UPDATE tables SET {changes}
            FROM jsonb_array_elements(CAST(:changes AS jsonb)) AS change
            WHERE tables.id = change ->> 'id'
        )
        SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"""


_WRITE = text(_statement())
Changes = Mapping[str, Mapping[str, Any]]
"""What changes of tables, by their names."""


def _encode(values: Any) -> str:
    return msgspec.json.encode(values).decode()


class Pen:
    """Carries out transactions one after another; a line that broke is replaced by the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._line: AsyncConnection | None = None

    async def write(
        self, rows: Sequence[Mapping[str, Any]], changes: Changes, channel: str, news: list[str]
    ) -> None:
        """Add entries, change their tables and announce it; all of it, or nothing and an error."""
        if strange := {key for one in changes.values() for key in one} - {*CHANGEABLE}:
            raise ValueError(f"an entry does not change {', '.join(sorted(strange))}")
        told = [{"id": name, **values} for name, values in changes.items() if values]
        values = {
            "rows": _encode(rows), "changes": _encode(told), "channel": channel, "payloads": news
        }  # fmt: skip
        line = await self._take()
        try:
            await line.execute(_WRITE, values)
            await line.commit()
        except IntegrityError:
            await line.rollback()
            raise
        except BaseException:
            await self._drop(line)
            raise

    async def _take(self) -> AsyncConnection:
        """The line, or another if the database has hung up meanwhile."""
        if self._line is not None:
            raw = (await self._line.get_raw_connection()).driver_connection
            if raw is not None and not raw.is_closed():
                return self._line
            await self._drop(self._line)
        line = await self._engine.connect()
        # Each statement is a transaction; the database needs no telling.
        self._line = await line.execution_options(isolation_level="AUTOCOMMIT")
        return self._line

    async def _drop(self, line: AsyncConnection) -> None:
        """Never use a line again that something has happened to."""
        if self._line is line:
            self._line = None
        await line.invalidate()
        await line.close()

    async def close(self) -> None:
        """Lay the pen down."""
        if self._line is not None:
            await self._drop(self._line)
