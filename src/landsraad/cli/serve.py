"""``landsraad serve``: the table for others."""

from __future__ import annotations

import argparse
import os
from importlib import import_module
from pathlib import Path
from typing import Any

from landsraad.cli.arguments import port, some
from landsraad.cli.menu import MENU
from landsraad.cli.words import Complaint

URL, FILE = "LANDSRAAD_DATABASE", "LANDSRAAD_DATABASE_FILE"
"""Where the environment names the database, or a file with its URL."""


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "serve",
        help=MENU["serve"].help,
        description="Serve the table. Games are kept in SQLite or PostgreSQL and go on after a "
        "restart; the schema of the database is brought up to date by itself.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1)")
    parser.add_argument("--port", type=port, default=8010, help="port to listen at (8010)")
    _add_games(parser)
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a further origin whose pages may open sockets; can be repeated",
    )
    parser.add_argument(
        "--address",
        default="",
        metavar="URL",
        help="where people find this server, for turn notices",
    )
    _add_limits(parser)
    parser.add_argument(
        "--notify",
        action="append",
        default=[],
        metavar="MODULE:FUNCTION",
        help="an async function called with each turn notice, such as for mail",
    )
    parser.add_argument("--log", default="INFO", choices=("DEBUG", "INFO", "WARNING", "ERROR"),
                        help="how much is logged (INFO)")  # fmt: skip
    parser.set_defaults(run=run)


def _add_limits(parser: argparse.ArgumentParser) -> None:
    """How much the server does, for whom."""
    parser.add_argument("--workers", type=some, default=None, help="processes for bots")
    parser.add_argument(
        "--sockets",
        type=int,
        default=256,
        help="sockets that one address may open; 0 for no limit (256)",
    )
    parser.add_argument(
        "--tables",
        type=float,
        default=20.0,
        help="tables that one address may open in a minute; 0 for no limit (20)",
    )
    parser.add_argument(
        "--work",
        type=float,
        default=250.0,
        metavar="MS",
        help="milliseconds of work that one address may cause in a second; 0 for no limit (250)",
    )
    parser.add_argument(
        "--connections",
        type=int,
        default=0,
        help="connections in all; 0 for as many as the system allows (0)",
    )


def _add_games(parser: argparse.ArgumentParser) -> None:
    """Where games are kept, and by which rules they are played."""
    parser.add_argument(
        "--database",
        metavar="URL",
        default="",
        help="postgresql://… or sqlite:///…; without it SQLite in the data folder",
    )
    parser.add_argument(
        "--database-file",
        metavar="FILE",
        default="",
        help="a file that holds the URL, so that a password is seen by nobody else; the "
        f"environment may name either one too, as {URL} or {FILE}",
    )
    parser.add_argument(
        "--versions",
        metavar="FOLDER",
        default="",
        help="older versions of Landsraad, each in a folder of its own, whose games go on under "
        "their own rules",
    )


def _database(args: argparse.Namespace) -> str:
    """The URL from the command, from a file, or from the environment."""
    if args.database and args.database_file:
        raise Complaint("name the database by --database or by --database-file, not by both")
    if args.database:
        return str(args.database)
    file = args.database_file or ("" if os.environ.get(URL) else os.environ.get(FILE, ""))
    if not file:
        return os.environ.get(URL, "")
    try:
        found = Path(file).read_text().strip()
    except (OSError, UnicodeError) as error:
        raise Complaint(f"cannot read {file}: {getattr(error, 'strerror', error)}") from None
    if not found:
        raise Complaint(f"{file} is empty; it should hold the URL of the database")
    return found


def _hook(name: str) -> Any:
    module, _, function = name.partition(":")
    try:
        return getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise Complaint(f"cannot find {name!r}: {error}") from None


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    # Imported here, so that the other commands start quickly.
    from landsraad.table import launch
    from landsraad.table.database import BadDatabase
    from landsraad.table.logs import start_logging
    from landsraad.table.settings import Settings

    start_logging(args.log)
    settings = Settings(
        database=_database(args),
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        public_address=args.address,
        versions=Path(args.versions) if args.versions else None,
        sockets_per_address=args.sockets,
        tables_per_minute=args.tables,
        work_per_second=args.work,
        connections=args.connections,
        notice_hooks=tuple(map(_hook, args.notify)),
        **({} if args.workers is None else {"bot_workers": args.workers}),
    )
    try:
        return launch.serve(settings, args.host, args.port)
    except (BadDatabase, launch.CannotListen) as error:
        raise Complaint(str(error)) from None
