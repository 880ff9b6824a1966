"""The bare ``landsraad``: the table on this machine, with the browser opened."""

from __future__ import annotations

import argparse

from landsraad.cli.arguments import port
from landsraad.cli.words import Complaint


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The few options that the bare command takes."""
    parser.add_argument("--port", type=port, default=8010, help="port of the table (8010)")
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address, open no browser"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve on this machine until stopped."""
    # Imported here, so that the other commands start quickly.
    from landsraad.table import launch
    from landsraad.table.database import BadDatabase

    try:
        return launch.open_browser(port=args.port, browse=not args.no_browser)
    except BadDatabase as error:
        raise Complaint(str(error)) from None
