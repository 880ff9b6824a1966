"""How fast every game runs on this machine, and beside its peers.

All but the table is measured in the processor's time, so that a busy machine changes little.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import landsraad
from landsraad.cli.arguments import add_game, seconds
from landsraad.cli.menu import MENU
from landsraad.cli.options import add_choices, given, read_flags
from landsraad.cli.words import Complaint, listed
from landsraad.compiled import RUNS
from landsraad.core import registry
from landsraad.core.chance import Rng
from landsraad.core.game import Game
from landsraad.core.registry import new_match
from landsraad.core.rules import GameInfo

PEER_PYTHON = Path(".venv-peers/bin/python")
PEER_SCRIPT = """
import sys
from time import process_time
from catanatron import Color, Game, RandomPlayer
colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
seed, start, limit = 0, process_time(), float(sys.argv[1])
while process_time() - start < limit:
    seed += 1
    Game([RandomPlayer(color) for color in colors], seed=seed).play()
print(seed / (process_time() - start))
"""
PEER_RATIO = 4
VECTOR_GAMES = 64
SETS: dict[str, dict[str, tuple[float, dict[str, Any]]]] = {
    "imperium": {
        "Rise of Ix": (1.3, {"expansions": ["ix"]}),
        "Bloodlines": (1.4, {"expansions": ["bloodlines"]}),
        "Bloodlines and tech": (1.4, {"expansions": ["bloodlines"], "modules": ["tech"]}),
        "Rise of Ix and Bloodlines": (1.4, {"expansions": ["ix", "bloodlines"]}),
        "everything": (1.4, {"expansions": ["ix", "bloodlines"], "modules": ["tech"]}),
    },
}
"""The expansions of a game that are measured beside it: how many times as long a decision may
take, and their options."""
COPY_LIMIT_US, REPLAY_LIMIT_MS = 20, 50


class Floor(NamedTuple):
    """What a game promises: microseconds for a copy, and games per second by seats."""

    copy_us: float
    seats: int = 0
    games: float = 0.0


FLOORS = {
    "imperium": Floor(15),
    "dawn_of_the_fremen": Floor(20, seats=2, games=100),
    "war_for_arrakis": Floor(40, seats=2, games=20),
}
BOTH_SCRIPT = """
import gc, sys
import landsraad
from landsraad.cli.bench import random_games, small_times
landsraad.games()
gc.freeze()
name, seats, seconds = sys.argv[1:]
print(random_games(name, int(seats), float(seconds))[0], small_times(name)[0])
"""
BOTH_TURNS = 3
FAST_RATIO, FAST_COPY_LIMIT_US = 3, 6


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("bench", help=MENU["bench"].help)
    add_game(parser.add_argument, nargs="?")
    parser.add_argument("--seconds", type=seconds, default=5.0, help="time for each measurement")
    parser.add_argument(
        "--peers", action="store_true", help="measure catanatron beside (make bench PEERS=1)"
    )
    parser.add_argument(
        "--no-table", action="store_true", help="leave out the load test of the table server"
    )
    parser.add_argument(
        "--both", action="store_true", help="nothing but compiled against interpreted (make fast)"
    )
    add_choices(parser.add_argument)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print; ratios are against our own floors."""
    if flags := given(args):
        return print_chosen(args, list(flags))
    if args.both:
        for name in _named(args):
            print_both(name, args.seconds)
        return 0
    for name, info in _named(args).items():
        floor = FLOORS.get(name, Floor(COPY_LIMIT_US))
        print(f"{info.title}, Python {sys.version.split()[0]}, one core, {RUNS}")
        for seats in info.seats:
            games, decisions = random_games(name, seats, args.seconds / len(info.seats))
            least = f" (floor {floor.games:g} games/s)" if seats == floor.seats else ""
            print(
                f"  {seats} random seats: {games:7.1f} games/s, {decisions:9.0f} decisions/s{least}"
            )
        for title, (limit, options) in SETS.get(name, {}).items():
            plain, larger = turn_by_turn(name, options, args.seconds)
            print(f"  with {title}: {1 / larger:9.0f} decisions/s", end=", ")
            print(f"{larger / plain:.2f} times as long for each (limit {limit})")
        copy, replay, digest = small_times(name)
        print(f"  copy of the state: {copy:.1f} µs (floor {floor.copy_us:g})")
        print(f"  loading a finished game: {replay:.1f} ms (floor {REPLAY_LIMIT_MS})")
        print(f"  digest: {digest:.0f} µs")
        steps = vector_steps(name, args.seconds)
        print(f"  {VECTOR_GAMES} games at once with their observations: {steps:.0f} steps/s")
        print(f"  mentat: {search_speed(name, args.seconds):.0f} iterations/s")
        if args.peers:
            print_peers(name, args.seconds)
    if not args.no_table and args.game is None:
        # Imported here, so that the other commands start quickly.
        from landsraad.table.measure import print_measure

        print_measure(max(args.seconds, 5.0))
    return 0


def _named(args: argparse.Namespace) -> dict[str, GameInfo]:
    """The game that was asked for, or all of them."""
    return {args.game: registry.info(args.game)} if args.game else landsraad.games()


def print_chosen(args: argparse.Namespace, flags: list[str]) -> int:
    """A decision of a game with the choices of the command line, beside one without them."""
    if args.game is None:
        raise Complaint(f"bench needs a game for {listed(flags, 'and')}: landsraad bench GAME …")
    info = registry.info(args.game)
    plain, chosen = turn_by_turn(args.game, read_flags(args, info), args.seconds)
    print(f"{info.title}, Python {sys.version.split()[0]}, one core, {RUNS}")
    print(f"  as it comes: {1 / plain:9.0f} decisions/s")
    print(f"  with {' '.join(flags)}: {1 / chosen:9.0f} decisions/s", end=", ")
    print(f"{chosen / plain:.2f} times as long for each")
    return 0


def random_games(name: str, seats: int, seconds: float) -> tuple[float, float]:
    """Games and decisions per second of uniformly random play through the public API."""
    seed, decisions = 0, 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        decisions += len(random_game(name, seats, seed).actions)
        seed += 1
    return seed / elapsed, decisions / elapsed


def turn_by_turn(name: str, options: dict[str, Any], seconds: float) -> tuple[float, float]:
    """Seconds of a decision without and with options, a game of each in turn, all seat counts."""
    spent, decisions, seed = [0.0, 0.0], [0, 0], 0
    seats = landsraad.games()[name].plain_seats
    while sum(spent) < seconds:
        for place, chosen in enumerate(({}, options)):
            start = process_time()
            game = random_game(name, seats[seed % len(seats)], seed, **chosen)
            spent[place] += process_time() - start
            decisions[place] += len(game.actions)
        seed += 1
    return spent[0] / decisions[0], spent[1] / decisions[1]


def random_game(name: str, seats: int, seed: int, **options: Any) -> Game:
    """One uniformly random game."""
    game, rng = new_match(name, seats, seed, **options), Rng(seed)
    while (decision := game.decision) is not None:
        offered = decision.moves
        game.apply(offered[rng.below(len(offered))])
    return game


def small_times(name: str, repeat: int = 2000) -> tuple[float, float, float]:
    """Microseconds of a copy, milliseconds of loading a replay, microseconds of a digest."""
    game = random_game(name, landsraad.games()[name].plain_seats[-1], 1)
    middle = game.at(len(game.actions) // 2).state
    start = process_time()
    for _ in range(repeat):
        middle.copy()
    copy = (process_time() - start) / repeat * 1e6
    replay = game.replay()
    start = process_time()
    replay.play()
    load = (process_time() - start) * 1e3
    start = process_time()
    for _ in range(50):
        game.digest()
    return copy, load, (process_time() - start) / 50 * 1e6


def print_both(name: str, seconds: float) -> None:
    """Random games of the compiled modules and of their sources, turn by turn."""
    if RUNS != "compiled":
        raise Complaint(f"there is nothing to compare, this runs {RUNS}: make fast")
    seats = landsraad.games()[name].plain_seats[-1]
    command = [sys.executable, "-c", BOTH_SCRIPT, name, str(seats), str(seconds)]
    speeds: dict[str, list[float]] = {"1": [], "0": []}
    copies: dict[str, list[float]] = {"1": [], "0": []}
    for _ in range(BOTH_TURNS):
        for fast in speeds:
            asked = {**os.environ, "LANDSRAAD_FAST": fast}
            printed = subprocess.run(
                command, env=asked, capture_output=True, text=True, check=True
            ).stdout.split()
            speeds[fast].append(float(printed[-2]))
            copies[fast].append(float(printed[-1]))
    for fast, words in (("1", "compiled"), ("0", "interpreted")):
        turns = ", ".join(f"{speed:.1f}" for speed in speeds[fast])
        copy = min(copies[fast])
        print(f"{name}, {seats} random seats, {words}: {turns} games/s, copy {copy:.1f} µs")
    ratio = sum(speeds["1"]) / sum(speeds["0"])
    print(f"compiled / interpreted: {ratio:.2f} (floor {FAST_RATIO})", end=", ")
    print(f"copy {min(copies['1']):.1f} µs (floor {FAST_COPY_LIMIT_US})")


def vector_steps(name: str, seconds: float) -> float:
    """Choices per second of many random games stepped together, each with its observation."""
    # Imported here, so that the other commands start quickly.
    from landsraad.envs.vector import VectorGames

    games, rng = VectorGames(name, VECTOR_GAMES), Rng(1)
    steps, start = 0, process_time()
    while (elapsed := process_time() - start) < seconds:
        games.step([row[rng.below(len(row))] for row in games.legal])
        steps += VECTOR_GAMES
    return steps / elapsed


def search_speed(name: str, seconds: float) -> float:
    """Iterations per second of the mentat, at decisions all over random games."""
    # Imported here, so that the other commands start quickly.
    from landsraad.bots.mentat import MentatBot

    bot, game, rng = MentatBot(1), new_match(name, seed=1), Rng(1)
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        decision = game.decision
        if decision is None:
            game = new_match(name, seed=rng.bits() >> 11)
            continue
        moves = decision.moves
        if len(moves) > 1 and rng.below(10) == 0:
            bot.consider(game.observe(decision.seat), decision)
        game.apply(moves[rng.below(len(moves))])
    return bot.spent / elapsed


def print_peers(name: str, seconds: float) -> None:
    """Random games of catanatron for four and of ours, one after the other."""
    if not PEER_PYTHON.exists():
        print("  peers are not installed: make bench PEERS=1 installs them")
        return
    command = [str(PEER_PYTHON), "-c", PEER_SCRIPT, str(seconds)]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    theirs = float(output)
    seats = landsraad.games()[name].plain_seats[-1]
    ours, _ = random_games(name, seats, seconds)
    print(f"  side by side, {seats} random seats: ours {ours:.1f}, catanatron {theirs:.1f} games/s")
    print(f"  ours / catanatron: {ours / theirs:.1f} (floor {PEER_RATIO})")
