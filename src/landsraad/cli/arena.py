"""``landsraad arena``: matches between bots."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from landsraad.arena import cluster, pools, ratings
from landsraad.arena.journal import BadJournal, Journal
from landsraad.arena.kept import Keeper
from landsraad.arena.plot import bar_plot
from landsraad.arena.referee import Result
from landsraad.arena.schedule import Match
from landsraad.arena.standings import Standings, standings
from landsraad.arena.tournament import clear_of_parity, play_match
from landsraad.bots import NAMES, external
from landsraad.cli.arguments import SCREEN, add_game, check_writable, seconds, some
from landsraad.cli.menu import MENU
from landsraad.cli.options import add_arguments, add_choices, read_choices
from landsraad.cli.progress import progress
from landsraad.cli.words import Complaint, listed, plural
from landsraad.core import registry
from landsraad.core.decisions import InvalidReplay

STOPPED = 130
"""The code of a command that Ctrl-C has cut short."""


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "arena",
        help=MENU["arena"].help,
        description="Let bots play each other, one a seat. Each deal is played in all rotations "
        "of the seats; the same seed gives the same result whatever the number of workers.",
    )
    add = parser.add_argument
    add_game(add)
    add("bots", metavar="BOT", nargs="+", help=f"{listed(NAMES, 'or')}, mentat:weights=FILE, "
        "module:Class, or 'cmd:./mybot --flag'")  # fmt: skip
    add("--games", type=some, default=100, metavar="N", help="rounded up to whole deals (100)")
    add("--seed", type=int, default=1, metavar="N", help="of deals and bots (1)")
    add("--workers", type=some, metavar="N", help="games side by side (1; with --ray all cores)")
    add("--ray", nargs="?", const=cluster.LOCAL, metavar="ADDRESS",
        help="play on a Ray cluster: of this machine, or the one at HOST:PORT")  # fmt: skip
    add("--sprt", action="store_true", help="stop once the first bot is clear of parity")
    add("--resume", type=Path, metavar="FILE", help="keep finished games there, and go on with it")
    add("--save", type=Path, metavar="DIR", help="keep every game whole there, as JSON lines")
    add("--json", type=Path, metavar="FILE", help="write the outcome as JSON (- for the screen)")
    add("--plot", type=Path, metavar="FILE", help="write the outcome as an SVG picture")
    add_choices(add)
    add_arguments(add)
    add("--bot-seconds", type=seconds, default=external.SECONDS, metavar="S",
        help="for a decision of a cmd: bot (5)")  # fmt: skip
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the match, then print and write what it has shown."""
    info = registry.info(args.game)
    match = Match(
        args.game, tuple(args.bots), args.seed, read_choices(args, info, len(args.bots)),
        args.bot_seconds, keep=args.save is not None,
    )  # fmt: skip
    if match.seats not in info.seats:
        raise Complaint(
            f"{info.title} is played by {info.players}; name that many bots, not {match.seats}"
        )
    match.check()
    if args.sprt and match.first_share == 1:
        raise Complaint("--sprt compares the first bot with others, and there is none")
    check_writable(args.json, args.plot)
    results, stopped = _play(args, match)
    if not results:
        print("no game was finished", file=sys.stderr)
        return STOPPED
    outcome = standings(match, results)
    if args.json == SCREEN:
        print(json.dumps(outcome.to_dict(), indent=1))
    else:
        print("\n".join(_report(args, outcome, results)))
        if args.json:
            args.json.write_text(json.dumps(outcome.to_dict(), indent=1) + "\n", encoding="utf-8")
    if args.plot:
        args.plot.write_text(bar_plot(outcome, _title(match)), encoding="utf-8")
    return STOPPED if stopped else 0


def _play(args: argparse.Namespace, match: Match) -> tuple[list[Result], bool]:
    """The results, and whether Ctrl-C has cut the match short: then those of whole deals."""
    try:
        keeper = Keeper(args.save, match) if args.save else None

        keeping = Journal(args.resume, match) if args.resume else nullcontext()
    except BadJournal as error:
        raise Complaint(str(error)) from None
    except InvalidReplay as error:
        raise Complaint(f"cannot add to the games in {args.save}: {error}") from None
    except OSError as error:
        raise Complaint(f"cannot use {error.filename}: {error.strerror or error}") from None
    played: list[Result] = []
    with keeping as journal, _pool(args) as pool, progress("games") as advance:

        def each(result: Result) -> None:
            played.append(result)
            if keeper is not None:
                keeper.add(result)
            advance(len(played), match.whole_games(args.games))

        try:
            play_match(
                match, args.games, journal=journal, pool=pool, sequential=args.sprt, each=each
            )
        except KeyboardInterrupt:
            _tell_kept(journal, keeper)
            return played[: len(played) // match.seats * match.seats], True
    return played, False


def _tell_kept(journal: Journal | None, keeper: Keeper | None) -> None:
    """Where the games lie that were finished before Ctrl-C."""
    if journal is not None:
        print(f"\n{plural(len(journal.results), 'game')} kept in {journal.path}; "
              "the same command goes on with it.", file=sys.stderr)  # fmt: skip
    if keeper is not None:
        print(f"\n{plural(keeper.count, 'game')} kept in {keeper.path}.", file=sys.stderr)


def _pool(args: argparse.Namespace) -> AbstractContextManager[pools.Pool]:
    if args.ray is not None:
        return cluster.cluster(args.ray, args.workers)
    return pools.workers(args.workers or 1)


def _title(match: Match) -> str:
    options = "".join(f", {key} {value}" for key, value in match.played.items())
    return f"{registry.info(match.game).title}, {plural(match.seats, 'seat')}{options}"


def _report(args: argparse.Namespace, outcome: Standings, results: list[Result]) -> list[str]:
    match = outcome.match
    deals = outcome.games // match.seats
    lines = [
        f"{_title(match)}: {plural(outcome.games, 'game')} "
        f"({plural(deals, 'deal')} in {plural(match.seats, 'rotation')}), seed {match.seed}",
        *outcome.table(),
    ]
    if match.seats > 1:
        lines.append(f"Equals would win {match.parity:.1%} each.".replace("%", " %"))
    if args.sprt:
        wins = sum(any(match.bots[e] == match.bots[0] for e in r.winners) for r in results)
        clear = clear_of_parity(match, wins, outcome.games)
        lines.append(
            f"{match.bots[0]} is {'clear of' if clear else 'not yet clear of'} parity "
            f"after {plural(outcome.games, 'game')}."
        )
    if match.seats > 1 and not ratings.available():
        lines.append(f"No ratings: {ratings.MISSING}.")
    return lines
