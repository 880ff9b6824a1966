"""``landsraad serve``: the table for others."""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any

from landsraad.cli.words import Complaint


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "serve",
        help="the table in the browser, for others",
        description="Serve the table. Games are kept in SQLite or PostgreSQL and go on after a "
        "restart; the schema of the database is brought up to date by itself.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1)")
    parser.add_argument("--port", type=int, default=8010, help="port to listen at (8010)")
    parser.add_argument(
        "--database",
        metavar="URL",
        default="",
        help="postgresql://… or sqlite:///…; without it SQLite in the data folder",
    )
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
    parser.add_argument("--workers", type=int, default=None, help="processes for bots")
    parser.add_argument(
        "--sockets",
        type=int,
        default=64,
        help="sockets that one address may open; 0 for no limit (64)",
    )
    parser.add_argument(
        "--tables",
        type=float,
        default=20.0,
        help="tables that one address may open in a minute; 0 for no limit (20)",
    )
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
        database=args.database,
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        public_address=args.address,
        sockets_per_address=args.sockets,
        tables_per_minute=args.tables,
        notice_hooks=tuple(map(_hook, args.notify)),
        **({} if args.workers is None else {"bot_workers": max(1, args.workers)}),
    )
    try:
        return launch.serve(settings, args.host, args.port)
    except BadDatabase as error:
        raise Complaint(str(error)) from None
