"""``landsraad analyse``: win chances, turning points, and what the mentat would have done."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from landsraad.analysis.minds import ITERATIONS, MentatEffort
from landsraad.analysis.plot import chance_plot
from landsraad.analysis.report import lines
from landsraad.analysis.study import DECISIONS, analyse
from landsraad.cli import store
from landsraad.cli.arguments import SCREEN, check_writable, seat_of, seconds, some
from landsraad.cli.menu import MENU
from landsraad.cli.progress import progress
from landsraad.cli.screen import Screen, plain_wanted
from landsraad.cli.tables import seat_names
from landsraad.cli.words import Complaint


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "analyse",
        help=MENU["analyse"].help,
        description="Analyse a game that was kept. Each choice is judged from what its seat knew "
        "when it was made.",
    )
    add = parser.add_argument
    add("file", type=Path, metavar="FILE")
    add("--seat", type=int, metavar="S", help="only seat S, from 1, and all from its eyes")
    add("--iterations", type=some, default=ITERATIONS, metavar="N",
        help=f"of the mentat for each choice ({ITERATIONS})")  # fmt: skip
    add("--seconds", type=seconds, metavar="S", help="for each choice, instead of iterations")
    add("--decisions", type=some, default=DECISIONS, metavar="N",
        help=f"how many costly choices are thought over again and told ({DECISIONS})")  # fmt: skip
    add("--json", type=Path, metavar="FILE", help="write it as JSON (- for the screen)")
    add("--svg", type=Path, metavar="FILE", help="draw the win chances")
    add("--plain", action="store_true", help="plain lines without colours")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Analyse the game, then print and write what was found."""
    effort = MentatEffort(args.iterations, args.seconds)
    _, game = store.read_played(args.file)
    seat = seat_of(args.seat, game.seats)
    if seat is None and not game.over:
        raise Complaint("this game is not over: name the --seat that is to be analysed")
    check_writable(args.json, args.svg)
    names = seat_names(game)
    with progress("choices") as advance:
        found = analyse(game, effort, seat, names, args.decisions, advance)
    if args.json == SCREEN:
        print(json.dumps(found.to_dict(), indent=1))
    else:
        Screen(plain=plain_wanted(args.plain)).lines(lines(found, args.decisions))
        if args.json:
            args.json.write_text(json.dumps(found.to_dict(), indent=1) + "\n", encoding="utf-8")
    if args.svg:
        args.svg.write_text(chance_plot(found), encoding="utf-8")
    return 0
