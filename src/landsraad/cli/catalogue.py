"""``landsraad cards``: every component of a game, its text written from its effects."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module, util
from types import ModuleType
from typing import Any

from landsraad.cli.options import add_content, read_content
from landsraad.cli.words import Complaint, listed
from landsraad.core import registry
from landsraad.core.entries import Entry, search


def catalogue(game: str) -> ModuleType:
    """The module of a game with ``entries()``, ``search(words)`` and ``find(text)``."""
    name = f"landsraad.games.{registry.info(game).name}.entries"
    if util.find_spec(name) is None:
        raise Complaint(f"{registry.info(game).title} has no catalogue yet")
    return import_module(name)


def entry_lines(entry: Any) -> list[str]:
    """An entry of a catalogue: its name and kind, then its lines."""
    ours = " (our own stand-in)" if entry.designed else ""
    return [f"{entry.name}, {entry.kind}{ours}", *(f"  {line}" for line in entry.lines)]


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "cards", help="the catalogue", description="List the components of a game."
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--search", metavar="WORDS", help="only entries with all these words")
    parser.add_argument("--kind", help="only entries of this kind, such as card or intrigue")
    add_content(parser.add_argument)
    parser.set_defaults(run=run)


def _entries(args: argparse.Namespace) -> Sequence[Entry]:
    """All entries, of a content file if one is given."""
    module = catalogue(args.game)
    found: Sequence[Entry]
    if args.content is None:
        found = module.entries()
    else:
        found = module.content_entries(read_content(args.content, registry.info(args.game)))
    return found


def run(args: argparse.Namespace) -> int:
    """Print the entries that are asked for."""
    every = _entries(args)
    kinds = list(dict.fromkeys(entry.kind for entry in every))
    if args.kind and args.kind not in kinds:
        raise Complaint(f"there is no kind {args.kind!r}; the kinds are {listed(kinds)}")
    found = search(every, args.search) if args.search else list(every)
    found = [entry for entry in found if args.kind in (None, entry.kind)]
    if not found:
        words = f" with the words {args.search!r}" if args.search else ""
        raise Complaint(f"nothing is found{words}")
    for place, entry in enumerate(found):
        if place:
            print()
        for line in entry_lines(entry):
            print(line)
    return 0
