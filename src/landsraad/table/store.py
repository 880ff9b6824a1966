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

import msgspec
from sqlalchemy import and_, bindparam, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from landsraad.table import schema
from landsraad.table.builds import build_of
from landsraad.table.database import READERS, connect_hand
from landsraad.table.grouping import Group, Turns, Writing
from landsraad.table.hand import Hand, Statement
from landsraad.table.patience import Patience, bounded
from landsraad.table.pen import Pen
from landsraad.table.wire import ChatLine, Emote

CHANNEL = "landsraad"
"""On PostgreSQL every change is announced here to the other processes."""


SECONDS = 5.0
"""So long a database is waited for, if not told otherwise."""
CROWD = 50
"""From this number on, lines of chat at once are too many."""
REMEMBERED = 10.0
"""Seconds for which an entry that could not be stored is told, if no other is stored meanwhile."""
NEWS_BYTES = 7000
"""PostgreSQL tells no news of 8,000 bytes or more."""
_Told = tuple[int, int, str | None, int | None, str | None]
FORGOTTEN = 86_400.0
"""Seconds after which a process that has not been heard of is struck off the list."""


class Conflict(Exception):
    """Somebody else wrote this entry first."""


class Gone(Exception):
    """The table has been deleted."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: a choice, or (without notation) the number of choices gone back to."""

    number: int
    seat: int
    notation: str | None
    back_to: int | None = None
    digest: str | None = None
    """Of the position after it, in some entries."""


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
    share: str | None = None


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
    build: str | None = None


_NOTIFY = text(
    "SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)
_TABLE_COLUMNS = [schema.tables.c[name] for name in TableRow.__dataclass_fields__]
_SEAT_COLUMNS = [schema.seats.c[name] for name in SeatRow.__dataclass_fields__]
_ENTRY_COLUMNS = [schema.entries.c[name] for name in Entry.__dataclass_fields__]


def _news_of(row: Mapping[str, Any]) -> str:
    """What other processes hear of an entry: all of it, so that they need not read it."""
    values = [row[name] for name in Entry.__dataclass_fields__]
    news = f"log {row['table_id']} {msgspec.json.encode(values).decode()}"
    return news if len(news.encode()) < NEWS_BYTES else f"log {row['table_id']}"


def heard_entry(words: str) -> Entry | None:
    """The entry that another process tells of; None if it was too long, or told otherwise."""
    try:
        number, seat, notation, back_to, digest = msgspec.json.decode(words, type=_Told)
    except msgspec.DecodeError:
        return None
    return Entry(number, seat, notation, back_to, digest)


def now() -> str:
    """The time as it is stored and shown."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    """All access to the database. Every method is one transaction, and is waited for so long."""

    def __init__(self, engine: AsyncEngine, seconds: float = SECONDS) -> None:
        self.engine = engine
        self.patience = Patience(seconds)
        self.process = secrets.token_hex(8)
        self.shared = engine.dialect.name == "postgresql"
        # SQLite has one writer at a time, and waiting here is cheaper than waiting there.
        self._turns = Turns()
        # However many come in and read, a choice never waits for a line to the database.
        self._readers = asyncio.Semaphore(READERS)
        self._hand = None if self.shared else Hand(connect_hand(engine, seconds))
        self._pen = Pen(engine)
        self._group = Group(self._append_all)
        self._trouble, self._was_stalled = ("", 0.0), False

    async def close(self) -> None:
        """Let go of the database."""
        if self._hand is not None:
            self._hand.close()
        await self._pen.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self, table: str = "", kind: str = "") -> AsyncIterator[AsyncConnection]:
        """A transaction that the other processes hear of when it is committed."""
        turn = nullcontext() if self.shared else self._turns.take()
        async with turn, self.engine.begin() as connection:
            yield connection
            if table:
                await self._announce(connection, f"{kind} {table}")

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._readers, self.engine.connect() as connection:
            await connection.execution_options(read_only=True)
            yield connection

    async def _announce(self, connection: AsyncConnection, *news: str) -> None:
        """Tell the other processes when this transaction is committed."""
        if self.shared:
            payloads = [f"{self.process} {words}" for words in news]
            await connection.execute(_NOTIFY, {"channel": CHANNEL, "payloads": payloads})

    @bounded
    async def announce(self, words: str) -> None:
        """Tell the other processes something that is not stored."""
        if self.shared:
            async with self.engine.begin() as connection:
                await self._announce(connection, words)

    async def pulse(self) -> None:
        """Write a sign of life; raises if the database cannot be written."""
        await self.patience.wait(self._pulse(), probe=True)
        if self._was_stalled:
            # Unlike a full disk, which may have room for this and not for the next entry.
            self._trouble, self._was_stalled = ("", 0.0), False

    async def _pulse(self) -> None:
        pulses, moment = schema.pulses, time.time()
        async with self._writing() as connection:
            mine = update(pulses).where(pulses.c.process == self.process)
            if (await connection.execute(mine.values(seen=moment))).rowcount:
                return
            old = delete(pulses).where(pulses.c.seen < moment - FORGOTTEN)
            await connection.execute(old)
            await connection.execute(insert(pulses).values(process=self.process, seen=moment))

    @bounded
    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Keep a new table."""
        async with self._writing() as connection:
            await self._insert(connection, table, seats)

    @bounded
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
        values["build"] = table.build or build_of(table.game)
        await connection.execute(insert(schema.tables).values(**values, runner_until=0.0))
        rows = [
            {name: getattr(seat, name) for name in SeatRow.__dataclass_fields__}
            | {"table_id": table.id}
            for seat in seats
        ]
        await connection.execute(insert(schema.seats), rows)

    @bounded
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

    @bounded
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

        Raises Conflict, storing nothing, if the log has gone on meanwhile, and Gone if there is no
        table. Any other error leaves open whether the entry was stored.
        """
        row = {
            "table_id": name, "number": entry.number, "seat": entry.seat,
            "notation": entry.notation, "back_to": entry.back_to, "made": now(),
            "digest": entry.digest,
        }  # fmt: skip
        try:
            await self._group.add(row, changes)
        except IntegrityError:
            raise await self._why(name) from None
        except Exception as error:
            cause = getattr(error, "orig", None) or error
            self._trouble = type(cause).__name__, time.monotonic()
            self._was_stalled = self.patience.stalled
            raise
        self._trouble, self._was_stalled = ("", 0.0), False

    @property
    def trouble(self) -> str:
        """Why the last entry could not be stored, for a while; empty if it was."""
        words, moment = self._trouble
        return words if time.monotonic() - moment < REMEMBERED else ""

    @bounded
    async def _why(self, name: str) -> Exception:
        """Why a row could not be added to a table: it was there, or the table is not."""
        async with self._reading() as connection:
            there = select(exists().where(schema.tables.c.id == name))
            return Conflict() if (await connection.execute(there)).scalar() else Gone()

    @bounded
    async def _append_all(self, batch: list[Writing]) -> None:
        rows = [writing.row for writing in batch]
        if self._hand is None:
            changes = {writing.row["table_id"]: writing.changes for writing in batch}
            news = [f"{self.process} {_news_of(row)}" for row in rows]
            await self._pen.write(rows, changes, CHANNEL, news)
            return
        statements: list[Statement] = [(insert(schema.entries), rows)]
        for writing in batch:
            if writing.changes:
                mine = schema.tables.c.id == writing.row["table_id"]
                statements.append((update(schema.tables).where(mine), dict(writing.changes)))
        async with self._turns.take(choices=True):
            await self._hand.write(statements)

    @bounded
    async def note(self, places: Sequence[Mapping[str, Any]]) -> None:
        """Add digests to entries that have none: a table, a number and a digest each."""
        log = schema.entries
        query = update(log).where(
            log.c.table_id == bindparam("table"), log.c.number == bindparam("at"),
            log.c.digest.is_(None),
        )  # fmt: skip
        async with self._writing() as connection:
            await connection.execute(query.values(digest=bindparam("found")), list(places))

    @bounded
    async def change(
        self, name: str, table: Mapping[str, Any] | None = None,
        seat: int | None = None, seat_values: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        """Change a table, one of its seats, or both; raises Gone if there is no such table."""
        changes = []
        if table:
            whole = schema.tables.c.id == name
            changes.append((update(schema.tables).where(whole), dict(table)))
        if seat is not None and seat_values:
            mine = (schema.seats.c.table_id == name, schema.seats.c.seat == seat)
            changes.append((update(schema.seats).where(*mine), dict(seat_values)))
        async with self._writing(name, "table") as connection:
            for statement, values in changes:
                if not (await connection.execute(statement, values)).rowcount:
                    raise Gone

    @bounded
    async def take_open_seat(self, name: str, seat: int, secret_hash: str, new_hash: str) -> bool:
        """Make an open seat a person's, by a new secret; False if its old one has changed."""
        seats = schema.seats
        mine = (
            seats.c.table_id == name, seats.c.seat == seat, seats.c.secret_hash == secret_hash
        )  # fmt: skip
        async with self._writing(name, "table") as connection:
            done = await connection.execute(
                update(seats).where(*mine), {"kind": "human", "secret_hash": new_hash}
            )
        return done.rowcount == 1

    @bounded
    async def deal(self, name: str, before: str, after: str, bot_due: bool) -> bool:
        """Fix a joint deal; False if somebody else has done so."""
        mine = (schema.tables.c.id == name, schema.tables.c.origin == before)
        async with self._writing(name, "table") as connection:
            done = await connection.execute(
                update(schema.tables).where(*mine), {"origin": after, "bot_due": bot_due}
            )
        return done.rowcount == 1

    @bounded
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

    @bounded
    async def say(
        self, name: str, seat: int | None, speaker: str, words: str, emote: Emote | None = None
    ) -> ChatLine:
        """Add a line of chat: words, or an emote instead; raises Gone if there is no table."""
        said, made = schema.chat, now()
        for _ in range(CROWD):
            try:
                async with self._writing() as connection:
                    number = await self._lines_of_chat(connection, name)
                    row = {
                        "table_id": name, "number": number, "seat": seat, "name": speaker,
                        "text": words, "made": made, "emote": emote,
                    }  # fmt: skip
                    await connection.execute(insert(said), row)
                    await self._announce(connection, f"chat {name} {number}")
                return ChatLine(number, seat, speaker, words, made, emote)
            except IntegrityError:
                if isinstance(problem := await self._why(name), Gone):
                    raise problem from None
        raise Conflict

    async def _lines_of_chat(self, connection: AsyncConnection, name: str) -> int:
        said = schema.chat
        last = select(func.max(said.c.number)).where(said.c.table_id == name)
        before: int | None = (await connection.execute(last)).scalar_one()
        return 0 if before is None else before + 1

    @bounded
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

    @bounded
    async def release(self) -> None:
        """Let other processes take over at once what this one was running."""
        if self.shared:
            tables = schema.tables
            query = update(tables).where(tables.c.runner == self.process)
            async with self.engine.begin() as connection:
                await connection.execute(query.values(runner=None, runner_until=0.0))

    @bounded
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

    @bounded
    async def unchecked(self, builds: Mapping[str, str]) -> list[str]:
        """Running tables whose games were played by other rules than those of each game here."""
        tables = schema.tables
        same = [and_(tables.c.game == game, tables.c.build == b) for game, b in builds.items()]
        query = select(tables.c.id).where(
            tables.c.ended == "", func.coalesce(or_(*same), False).is_(False)
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    @bounded
    async def stamp(self, name: str, build: str) -> None:
        """Note that the rules of a build play a table's game as it was played."""
        mine = update(schema.tables).where(schema.tables.c.id == name)
        async with self._writing() as connection:
            await connection.execute(mine.values(build=build))
