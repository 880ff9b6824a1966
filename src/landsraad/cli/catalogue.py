"""``landsraad cards``: every component of a game, its text written from its effects."""

from __future__ import annotations

import argparse
from importlib import import_module, util
from types import ModuleType
from typing import Any

from landsraad.cli.words import Complaint, listed
from landsraad.core import registry


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
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the entries that are asked for."""
    module = catalogue(args.game)
    kinds = list(dict.fromkeys(entry.kind for entry in module.entries()))
    if args.kind and args.kind not in kinds:
        raise Complaint(f"there is no kind {args.kind!r}; the kinds are {listed(kinds)}")
    found = module.search(args.search) if args.search else list(module.entries())
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
