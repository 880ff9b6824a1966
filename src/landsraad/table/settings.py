"""What can be set when a table server starts."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from landsraad.table.wire import Pace

STATIC = Path(__file__).parent / "static"
"""Where the built client lies."""

PACES: dict[Pace, float] = {"slow": 1.5, "normal": 0.7, "fast": 0.2, "instant": 0.0}
"""Seconds before a bot answers."""


@dataclass(frozen=True, slots=True)
class Notice:
    """It is a seat's turn; nothing in it is secret."""

    table: str
    game: str
    title: str
    seat: int
    name: str
    address: str
    """Where the table is, if the server knows its own address; without any secret."""


NoticeHook = Callable[[Notice], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings; the defaults suit one machine."""

    database: str = ""
    """An SQLAlchemy or plain URL; empty for SQLite in the user's data folder."""
    database_seconds: float = 5.0
    """How long the database is waited for before what needs it is refused."""
    versions: Path | None = None
    """A folder of older versions of this package, each in a folder of its own (``pip install
    --target``), under whose rules games that began with them are played to their end."""
    origins: tuple[str, ...] = ()
    """Further origins, such as https://table.example, whose pages may open sockets."""
    static: Path = STATIC
    bot_workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    bot_seconds: float = 30.0
    """A bot that thinks longer, once it has begun, is answered for by a quick one."""
    hint_seconds: float = 2.0
    """How long the mentat thinks about a hint; 0 for none at all."""
    message_bytes: int = 16 * 1024
    body_bytes: int = 1024 * 1024
    body_seconds: float = 20.0
    """A body must have come after so long."""
    page_bytes: int = 16 * 1024 * 1024
    """So much is kept of pages that are ready, and again of pages of ended games."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    bytes_per_second: float = 16 * 1024.0
    """Of messages, from one line."""
    sockets_per_address: int = 256
    """0 for no limit, as behind a proxy that does not tell addresses."""
    connections: int = 0
    """Connections in all; 0 for as many as the system allows, less a reserve."""
    header_seconds: float = 10.0
    """A request must have said what it wants after so long."""
    tables_per_minute: float = 20.0
    """New tables per address; 0 for no limit."""
    work_per_second: float = 250.0
    """Milliseconds of work per address, as `costs` counts them; 0 for no limit."""
    chat_length: int = 500
    name_length: int = 32
    chat_seconds: float = 1.0
    """The seconds between two lines of chat, with a few lines in reserve."""
    idle_seconds: float = 300.0
    """A table without visitors leaves the memory after this; the database has it all."""
    lease_seconds: float = 10.0
    """How long a process that runs a table's bots may be silent before another takes over."""
    public_address: str = ""
    """Such as https://table.example; put into turn notices."""
    notice_hooks: tuple[NoticeHook, ...] = ()
    """Called with each Notice besides the webhooks: the place for mail."""
    private_webhooks: bool = False
    """For tests: let webhooks reach private addresses."""
    webhook_certificates: str = ""
    """A file of certificates that webhooks trust besides the usual ones."""


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder = user_data_path("landsraad", ensure_exists=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"
