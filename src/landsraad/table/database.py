"""The connection to SQLite or PostgreSQL, and the schema brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_MIGRATION_LOCK = 0x6C616E64
"""Of several processes that start together, one brings the schema up to date."""


class BadDatabase(ValueError):
    """A database that cannot be used; the message names no password."""


def read_url(text: str) -> URL:
    """A database URL with its asynchronous driver."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadDatabase(
            "this is not a database URL, such as postgresql://user@host/name"
        ) from None
    kind = url.drivername.split("+")[0]
    if kind not in _DRIVERS:
        raise BadDatabase(f"the table keeps its games in sqlite or postgresql, not in {kind}")
    return url.set(drivername=_DRIVERS[kind])


def connect(text: str) -> AsyncEngine:
    """An engine for a database URL; nothing is opened yet."""
    url = read_url(text)
    if url.drivername == _DRIVERS["postgresql"]:
        try:
            return create_async_engine(url, pool_size=10, max_overflow=10)
        except ModuleNotFoundError:
            raise BadDatabase("for PostgreSQL install landsraad[postgres]") from None
    if url.database and url.database != ":memory:":
        Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        url, pool_size=4, max_overflow=4, pool_reset_on_return=None, connect_args={"timeout": 30}
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, record: Any) -> None:
    # The driver must not open transactions by itself: see _begin_sqlite.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A reader that turns writer can be refused at once; who may write says so at the start.
    mode = "" if connection.get_execution_options().get("read_only") else " IMMEDIATE"
    connection.exec_driver_sql(f"BEGIN{mode}")


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the schema up to date, once even if several processes start together."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("version_locations", str(MIGRATIONS / "versions").replace("%", "%%"))
    config.set_main_option("path_separator", "newline")

    def run(connection: Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            lock = text("SELECT pg_advisory_xact_lock(:key)")
            await connection.execute(lock, {"key": _MIGRATION_LOCK})
        await connection.run_sync(run)
