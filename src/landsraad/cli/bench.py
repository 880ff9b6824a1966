"""How fast every game runs on this machine, and beside its peers."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import landsraad
from landsraad.core.chance import Rng
from landsraad.core.game import Game

PEER_PYTHON = Path(".venv-peers/bin/python")
PEER_SCRIPT = """
import sys
from time import perf_counter
from catanatron import Color, Game, RandomPlayer
colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
seed, start, limit = 0, perf_counter(), float(sys.argv[1])
while perf_counter() - start < limit:
    seed += 1
    Game([RandomPlayer(color) for color in colors], seed=seed).play()
print(seed / (perf_counter() - start))
"""
PEER_RATIO = 4
VECTOR_GAMES = 64
COPY_LIMIT_US, REPLAY_LIMIT_MS = 15, 50


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("bench", help="speed of every game on this machine")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each measurement")
    parser.add_argument(
        "--peers", action="store_true", help="measure catanatron beside (make bench PEERS=1)"
    )
    parser.add_argument(
        "--no-table", action="store_true", help="leave out the load test of the table server"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print; ratios are against our own floors."""
    for name, info in landsraad.games().items():
        print(f"{info.title}, Python {sys.version.split()[0]}, one core, interpreted")
        for seats in info.seats:
            games, decisions = random_games(name, seats, args.seconds / len(info.seats))
            print(f"  {seats} random seats: {games:7.1f} games/s, {decisions:9.0f} decisions/s")
        copy, replay, digest = small_times(name)
        print(f"  copy of the state: {copy:.1f} µs (floor {COPY_LIMIT_US})")
        print(f"  loading a finished game: {replay:.1f} ms (floor {REPLAY_LIMIT_MS})")
        print(f"  digest: {digest:.0f} µs")
        steps = vector_steps(name, args.seconds)
        print(f"  {VECTOR_GAMES} games at once with their observations: {steps:.0f} steps/s")
        if args.peers:
            print_peers(name, args.seconds)
    if not args.no_table:
        # Imported here, so that the other commands start quickly.
        from landsraad.table.load import print_measure

        print_measure(max(args.seconds, 5.0))
    return 0


def random_games(name: str, seats: int, seconds: float) -> tuple[float, float]:
    """Games and decisions per second of uniformly random play through the public API."""
    seed, decisions = 0, 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        decisions += len(random_game(name, seats, seed).actions)
        seed += 1
    return seed / elapsed, decisions / elapsed


def random_game(name: str, seats: int, seed: int) -> Game:
    """One uniformly random game."""
    game, rng = landsraad.new(name, seats=seats, seed=seed), Rng(seed)
    while (decision := game.decision) is not None:
        options = decision.options
        game.apply(options[rng.bits() % len(options)])
    return game


def small_times(name: str, repeat: int = 2000) -> tuple[float, float, float]:
    """Microseconds of a copy, milliseconds of loading a replay, microseconds of a digest."""
    game = random_game(name, landsraad.games()[name].seats[-1], 1)
    middle = game.at(len(game.actions) // 2).state
    start = perf_counter()
    for _ in range(repeat):
        middle.copy()
    copy = (perf_counter() - start) / repeat * 1e6
    replay = game.replay()
    start = perf_counter()
    replay.play()
    load = (perf_counter() - start) * 1e3
    start = perf_counter()
    for _ in range(50):
        game.digest()
    return copy, load, (perf_counter() - start) / 50 * 1e6


def vector_steps(name: str, seconds: float) -> float:
    """Choices per second of many random games stepped together, each with its observation."""
    # Imported here, so that the other commands start quickly.
    from landsraad.envs.vector import VectorGames

    games, rng = VectorGames(name, VECTOR_GAMES), Rng(1)
    batch, steps, start = games.reset(), 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        legal = [mask.nonzero()[0] for mask in batch.masks]
        batch = games.step([row[rng.bits() % len(row)] for row in legal])
        steps += VECTOR_GAMES
    return steps / elapsed


def print_peers(name: str, seconds: float) -> None:
    """Random four-player games of catanatron and of ours, one after the other."""
    if not PEER_PYTHON.exists():
        print("  peers are not installed: make bench PEERS=1 installs them")
        return
    command = [str(PEER_PYTHON), "-c", PEER_SCRIPT, str(seconds)]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    theirs = float(output)
    ours, _ = random_games(name, 4, seconds)
    print(f"  side by side, 4 random seats: ours {ours:.1f}, catanatron {theirs:.1f} games/s")
    print(f"  ours / catanatron: {ours / theirs:.1f} (floor {PEER_RATIO})")
