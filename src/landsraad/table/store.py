"""Tables, seats, choices and chat in the database."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from landsraad.table import schema
from landsraad.table.grouping import Group, Writing
from landsraad.table.wire import ChatLine, Emote

CHANNEL = "landsraad"
"""On PostgreSQL every change is announced here to the other processes."""


class Conflict(Exception):
    """Somebody else wrote this entry first."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: a choice, or (without notation) the number of choices gone back to."""

    number: int
    seat: int
    notation: str | None
    back_to: int | None = None


@dataclass(slots=True)
class SeatRow:
    """A seat as it is stored."""

    seat: int
    kind: str
    name: str
    bot: str | None
    secret_hash: str | None
    stand_in: bool = False
    hook: str | None = None


@dataclass(slots=True)
class TableRow:
    """A table as it is stored, its log and its chat apart."""

    id: str
    game: str
    origin: str
    salt: str
    spectator_hash: str
    host_seat: int | None
    host_hash: str | None
    pace: str
    created: str
    forked_from: str | None = None
    paused: bool = False
    ended: str = ""
    undo_by: int | None = None
    undo_target: int | None = None
    undo_agreed: str = "[]"
    bot_due: bool = False
    rematch: str | None = None
    hints: bool | None = None


_NOTIFY = text(
    "SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)
_TABLE_COLUMNS = [schema.tables.c[name] for name in TableRow.__dataclass_fields__]
_SEAT_COLUMNS = [schema.seats.c[name] for name in SeatRow.__dataclass_fields__]
_ENTRY_COLUMNS = [schema.entries.c[name] for name in Entry.__dataclass_fields__]


def now() -> str:
    """The time as it is stored and shown."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    """All access to the database. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.process = secrets.token_hex(8)
        self.shared = engine.dialect.name == "postgresql"
        # SQLite has one writer at a time, and waiting here is cheaper than waiting there.
        self._turn = asyncio.Lock()
        self._group = Group(self._append_all)

    @asynccontextmanager
    async def _writing(self, table: str = "", kind: str = "") -> AsyncIterator[AsyncConnection]:
        """A transaction that the other processes hear of when it is committed."""
        turn = nullcontext() if self.shared else self._turn
        async with turn, self.engine.begin() as connection:
            yield connection
            if table:
                await self._announce(connection, f"{kind} {table}")

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            await connection.execution_options(read_only=True)
            yield connection

    async def _announce(self, connection: AsyncConnection, *news: str) -> None:
        """Tell the other processes when this transaction is committed."""
        if self.shared:
            payloads = [f"{self.process} {words}" for words in news]
            await connection.execute(_NOTIFY, {"channel": CHANNEL, "payloads": payloads})

    async def announce(self, words: str) -> None:
        """Tell the other processes something that is not stored."""
        if self.shared:
            async with self.engine.begin() as connection:
                await self._announce(connection, words)

    async def check(self) -> None:
        """Raise if the database does not answer."""
        async with self._reading() as connection:
            await connection.execute(select(schema.tables.c.id).limit(1))

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Keep a new table."""
        async with self._writing() as connection:
            await self._insert(connection, table, seats)

    async def create_rematch(self, name: str, table: TableRow, seats: Sequence[SeatRow]) -> bool:
        """Keep a new table as the rematch of another; False if that one has a rematch already."""
        free = (schema.tables.c.id == name, schema.tables.c.rematch.is_(None))
        async with self._writing(name, "table") as connection:
            done = await connection.execute(
                update(schema.tables).where(*free), {"rematch": table.id}
            )
            if done.rowcount == 1:
                await self._insert(connection, table, seats)
        return done.rowcount == 1

    async def _insert(
        self, connection: AsyncConnection, table: TableRow, seats: Sequence[SeatRow]
    ) -> None:
        values = {name: getattr(table, name) for name in TableRow.__dataclass_fields__}
        await connection.execute(insert(schema.tables).values(**values, runner_until=0.0))
        rows = [
            {name: getattr(seat, name) for name in SeatRow.__dataclass_fields__}
            | {"table_id": table.id}
            for seat in seats
        ]
        await connection.execute(insert(schema.seats), rows)

    async def table(self, name: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats."""
        tables, seats = schema.tables, schema.seats
        async with self._reading() as connection:
            found = (
                await connection.execute(select(*_TABLE_COLUMNS).where(tables.c.id == name))
            ).one_or_none()
            if found is None:
                return None
            query = select(*_SEAT_COLUMNS).where(seats.c.table_id == name).order_by(seats.c.seat)
            rows = (await connection.execute(query)).all()
        return TableRow(**found._mapping), [SeatRow(**row._mapping) for row in rows]

    async def entries(self, name: str, first: int = 0) -> list[Entry]:
        """The log of a table from a number on."""
        log = schema.entries
        query = (
            select(*_ENTRY_COLUMNS)
            .where(log.c.table_id == name, log.c.number >= first)
            .order_by(log.c.number)
        )
        async with self._reading() as connection:
            return [Entry(**row._mapping) for row in (await connection.execute(query)).all()]

    async def append(self, name: str, entry: Entry, changes: Mapping[str, Any]) -> None:
        """Add an entry to the log, with what it changes of the table, and commit.

        Raises Conflict, storing nothing, if the log has gone on meanwhile.
        """
        row = {
            "table_id": name, "number": entry.number, "seat": entry.seat,
            "notation": entry.notation, "back_to": entry.back_to, "made": now(),
        }  # fmt: skip
        try:
            await self._group.add(row, changes)
        except IntegrityError:
            raise Conflict from None

    async def _append_all(self, batch: list[Writing]) -> None:
        names = [writing.row["table_id"] for writing in batch]
        async with self._writing() as connection:
            await connection.execute(insert(schema.entries), [writing.row for writing in batch])
            for name, writing in zip(names, batch, strict=True):
                if writing.changes:
                    mine = schema.tables.c.id == name
                    await connection.execute(
                        update(schema.tables).where(mine), dict(writing.changes)
                    )
            await self._announce(connection, *(f"log {name}" for name in names))

    async def change(
        self, name: str, table: Mapping[str, Any] | None = None,
        seat: int | None = None, seat_values: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        """Change a table, one of its seats, or both."""
        async with self._writing(name, "table") as connection:
            if table:
                await connection.execute(
                    update(schema.tables).where(schema.tables.c.id == name), dict(table)
                )
            if seat is not None and seat_values:
                mine = (schema.seats.c.table_id == name, schema.seats.c.seat == seat)
                await connection.execute(update(schema.seats).where(*mine), dict(seat_values))

    async def take_open_seat(self, name: str, seat: int, secret_hash: str) -> bool:
        """Make an open seat a person's; False if its secret has changed meanwhile."""
        seats = schema.seats
        mine = (
            seats.c.table_id == name, seats.c.seat == seat, seats.c.secret_hash == secret_hash
        )  # fmt: skip
        async with self._writing(name, "table") as connection:
            done = await connection.execute(update(seats).where(*mine), {"kind": "human"})
        return done.rowcount == 1

    async def chat(self, name: str, first: int = 0, limit: int = 200) -> list[ChatLine]:
        """The lines of chat from a number on; of very many the last."""
        said = schema.chat
        query = (
            select(said.c.number, said.c.seat, said.c.name, said.c.text, said.c.made, said.c.emote)
            .where(said.c.table_id == name, said.c.number >= first)
            .order_by(said.c.number.desc())
            .limit(limit)
        )
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
        return [ChatLine(*row) for row in reversed(rows)]

    async def say(
        self, name: str, seat: int | None, speaker: str, words: str, emote: Emote | None = None
    ) -> ChatLine:
        """Add a line of chat: words, or an emote instead."""
        said, made = schema.chat, now()
        last = select(func.max(said.c.number)).where(said.c.table_id == name)
        while True:
            try:
                async with self._writing() as connection:
                    before: int | None = (await connection.execute(last)).scalar_one()
                    number = 0 if before is None else before + 1
                    row = {
                        "table_id": name, "number": number, "seat": seat, "name": speaker,
                        "text": words, "made": made, "emote": emote,
                    }  # fmt: skip
                    await connection.execute(insert(said), row)
                    await self._announce(connection, f"chat {name} {number}")
            except IntegrityError:
                continue
            return ChatLine(number, seat, speaker, words, made, emote)

    async def lease(self, name: str, seconds: float) -> bool:
        """Whether this process may run the bots of a table for so long."""
        if not self.shared:
            return True
        tables = schema.tables
        clock = func.date_part("epoch", func.clock_timestamp())
        free = or_(tables.c.runner == self.process, tables.c.runner_until < clock)
        query = (
            update(tables)
            .where(tables.c.id == name, free)
            .values(runner=self.process, runner_until=clock + seconds)
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(query)).rowcount == 1

    async def release(self) -> None:
        """Let other processes take over at once what this one was running."""
        if self.shared:
            tables = schema.tables
            query = update(tables).where(tables.c.runner == self.process)
            async with self.engine.begin() as connection:
                await connection.execute(query.values(runner=None, runner_until=0.0))

    async def neglected(self) -> list[str]:
        """Tables whose bots are due and run by no living process."""
        tables = schema.tables
        clock: Any = func.date_part("epoch", func.clock_timestamp()) if self.shared else time.time()
        query = select(tables.c.id).where(
            tables.c.bot_due,
            tables.c.ended == "",
            tables.c.paused.is_(False),
            tables.c.runner_until < clock,
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())
