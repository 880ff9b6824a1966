"""``landsraad cards``: every component of a game, its text written from its effects."""

from __future__ import annotations

import argparse
from typing import Any

from landsraad.api import cards
from landsraad.cli.arguments import add_game
from landsraad.cli.menu import MENU
from landsraad.cli.options import add_content, read_content
from landsraad.cli.screen import paged
from landsraad.cli.words import Complaint
from landsraad.core import registry


def entry_lines(entry: Any) -> list[str]:
    """An entry of a catalogue: its name and kind, then its lines."""
    ours = " (our own stand-in)" if entry.designed else ""
    return [f"{entry.name}, {entry.kind}{ours}", *(f"  {line}" for line in entry.lines)]


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "cards", help=MENU["cards"].help, description="List the components of a game."
    )
    add_game(parser.add_argument)
    parser.add_argument("--search", metavar="WORDS", help="only entries with all these words")
    parser.add_argument("--kind", help="only entries of this kind, such as card or intrigue")
    add_content(parser.add_argument)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the entries that are asked for."""
    info = registry.info(args.game)
    content = None if args.content is None else read_content(args.content, info)
    found = cards(args.game, args.search or "", kind=args.kind, content=content)
    if not found:
        words = f" with the words {args.search!r}" if args.search else ""
        raise Complaint(f"nothing is found{words}")
    lines: list[str] = []
    for entry in found:
        lines += [*([""] if lines else []), *entry_lines(entry)]
    paged(lines)
    return 0
