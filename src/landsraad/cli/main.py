"""The ``landsraad`` command: a menu of the commands that there are."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

import landsraad
from landsraad.cli import browser
from landsraad.cli.words import Complaint, lines

COMMANDS = (
    "play",
    "serve",
    "arena",
    "train",
    "replay",
    "analyse",
    "catalogue",
    "rulebook",
    "bench",
    "completion",
)
"""The modules of the commands, in the order of the menu."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors take one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with code 2."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())} (see {self.prog} --help)\n")


def make_parser() -> Parser:
    """The parser of all commands."""
    rows = [[f"  {info.name}", info.title, info.players] for info in landsraad.games().values()]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    games = "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
    parser = Parser(
        prog="landsraad",
        description="An open table for the Dune strategy board games.",
        epilog="Without a command the table is served on this machine and the browser opened.\n\n"
        f"games:\n{games}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=landsraad.__version__)
    browser.add_arguments(parser)
    subparsers = parser.add_subparsers(metavar="COMMAND", title="commands")
    for name in COMMANDS:
        import_module(f"landsraad.cli.{name}").add_parser(subparsers)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; problems with what was asked for take one line on stderr and give code 2."""
    args = make_parser().parse_args(argv)
    # The cards and the code stay to the end: the search for garbage need not look at them.
    gc.freeze()
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except (Complaint, landsraad.InvalidSetup, landsraad.InvalidReplay) as error:
        # Only a report of several problems has several lines.
        print(f"landsraad: {lines(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        # Whoever read our lines has left; nothing more may be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main())
