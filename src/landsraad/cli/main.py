"""The ``landsraad`` command: a menu of the commands that there are."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import NoReturn

import landsraad
from landsraad.cli import browser
from landsraad.cli.menu import MENU
from landsraad.cli.words import Complaint, lines
from landsraad.core.registry import register_later
from landsraad.games import summaries


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors take one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with code 2."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())} (see {self.prog} --help)\n")


class _Menu(Parser):
    """The parser of everything, which looks up the games only to show them."""

    def format_help(self) -> str:
        """The commands, then the games."""
        rows = [[f"  {row.name}", row.title, row.players] for row in summaries()]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        games = "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
        self.epilog = (
            "Without a command the table is served on this machine and the browser opened.\n\n"
            f"games:\n{games}"
        )
        return super().format_help()


def make_parser(only: str | None = None) -> Parser:
    """The parser of all commands; ``only``: of one, with no more than a line for the others.

    Each command imports what it needs, so that one that is not asked for costs no time.
    """
    parser = _Menu(
        prog="landsraad",
        description="An open table for the Dune strategy board games.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=landsraad.__version__)
    browser.add_arguments(parser)
    # Of another class: a command has no list of games.
    subparsers = parser.add_subparsers(metavar="COMMAND", title="commands", parser_class=Parser)
    for name, command in MENU.items():
        if only is None or name == only:
            import_module(f"landsraad.cli.{command.module}").add_parser(subparsers)
        else:
            subparsers.add_parser(name, help=command.help)
    return parser


@cache
def _settle() -> None:
    """Once the games are loaded: cards and code stay, and no search for garbage looks at them."""
    gc.freeze()


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; problems with what was asked for take one line on stderr and give code 2."""
    words = sys.argv[1:] if argv is None else argv
    only = next((word for word in words if word in MENU), "")
    args = make_parser(only).parse_args(argv)
    register_later(_settle)
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
