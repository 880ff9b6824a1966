"""The connection to SQLite or PostgreSQL, and the schema brought up to date."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_MIGRATION_LOCK = 0x6C616E64
"""Of several processes that start together, one brings the schema up to date."""
MIGRATING, CONNECTING = 3600.0, 10.0
"""Seconds: a step over a large table may take long, opening a connection may not."""


READERS, WRITERS = 6, 10
"""Connections to the database that may be used for reading only, and that are left for the rest."""


class BadDatabase(ValueError):
    """A database that cannot be used; the message names no password."""


def read_url(text: str) -> URL:
    """A database URL with its asynchronous driver."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # What the library says quotes pieces, perhaps of a password with signs of its own.
        raise BadDatabase(
            "this is not a database URL, such as postgresql://user@host/name"
        ) from None
    kind = url.drivername.split("+")[0]
    if kind not in _DRIVERS:
        raise BadDatabase(f"the table keeps its games in sqlite or postgresql, not in {kind}")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadDatabase(
            "a table kept in memory would be lost: name a file, sqlite:///games.sqlite"
        )
    return url.set(drivername=_DRIVERS[kind])


def connect(text: str, seconds: float = 5.0) -> AsyncEngine:
    """An engine for a database URL; nothing is opened yet. It waits ``seconds`` for an answer."""
    url = read_url(text)
    # Values are chat, seeds and hashes of secrets: no error or log may hold them.
    options: dict[str, Any] = {"hide_parameters": True, "pool_timeout": seconds}
    # Lines beyond the usual ones would be opened and closed for every question.
    options |= {"pool_size": READERS + WRITERS, "max_overflow": 0}
    if url.drivername == _DRIVERS["postgresql"]:
        options["pool_pre_ping"] = True
        try:
            return create_async_engine(url, connect_args=_postgres(seconds), **options)
        except ModuleNotFoundError:
            raise BadDatabase("for PostgreSQL install landsraad[postgres]") from None
    if url.database:
        _keep_private(Path(url.database).expanduser())
    engine = create_async_engine(url, **_sqlite(seconds), **options)
    _listen(engine.sync_engine)
    return engine


def connect_hand(engine: AsyncEngine, seconds: float) -> Engine:
    """An engine for the same SQLite file, to be used in one thread and without an event loop."""
    url = engine.url.set(drivername="sqlite")
    hand = create_engine(url, hide_parameters=True, pool_size=1, **_sqlite(seconds))
    _listen(hand)
    return hand


def _sqlite(seconds: float) -> dict[str, Any]:
    # Other writers are waited for, but less long than callers wait.
    return {"pool_reset_on_return": None, "connect_args": {"timeout": 0.6 * seconds}}


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _postgres(seconds: float) -> dict[str, Any]:
    """Timeouts on both ends: the server's, if it can still count, and else our own."""
    whole = round(1000 * seconds)
    server = {
        "application_name": "landsraad",
        "statement_timeout": str(whole),
        "lock_timeout": str(round(0.6 * whole)),
        "idle_in_transaction_session_timeout": str(2 * whole),
    }
    return {
        "timeout": min(seconds, CONNECTING),
        "command_timeout": seconds,
        "server_settings": server,
    }


def _keep_private(file: Path) -> None:
    """Make the file, or what is already there, readable by nobody else; so SQLite makes the rest.

    A file of somebody else's is left as it is: SQLite will say whether it can be used.
    """
    with suppress(OSError):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for name in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if name.exists():
                name.chmod(0o600)


def _prepare_sqlite(connection: Any, record: Any) -> None:
    # The driver must not open transactions by itself: see _begin_sqlite.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A reader that turns writer can be refused at once; who may write says so at the start.
    mode = "" if connection.get_execution_options().get("read_only") else " IMMEDIATE"
    connection.exec_driver_sql(f"BEGIN{mode}")


def _steps() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("version_locations", str(MIGRATIONS / "versions").replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    return config


def _refuse_newer(config: Config, connection: Connection) -> None:
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    strange = set(MigrationContext.configure(connection).get_current_heads()) - known
    if strange:
        raise BadDatabase(
            f"this database was written by a newer version of Landsraad (its schema is "
            f"{min(strange)}, this version knows up to {max(known)}); install that version, or "
            f"go back to a copy made before"
        )


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the schema up to date, once even if several processes start together.

    Raises BadDatabase, changing nothing, if a newer version has been here.
    """
    config = _steps()

    def run(connection: Connection) -> None:
        _refuse_newer(config, connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            lock = text("SELECT pg_advisory_xact_lock(:key)")
            await connection.execute(lock, {"key": _MIGRATION_LOCK})
        await connection.run_sync(run)


async def prepare(address: str) -> None:
    """See before a server starts that its database can be used; raises BadDatabase with words."""
    engine = connect(address, MIGRATING)
    try:
        await upgrade(engine)
    except (OSError, TimeoutError, TypeError, SQLAlchemyError) as error:
        cause = getattr(error, "orig", None) or error
        words = str(cause).strip().splitlines() or [""]
        raise BadDatabase(
            f"the database cannot be used: {type(cause).__name__}: {words[0][:200]}"
        ) from None
    finally:
        await engine.dispose()
