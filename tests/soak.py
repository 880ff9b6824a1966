"""Thousands of random games, each checked whole: run by hand, or at night.

python tests/soak.py 10000
python tests/soak.py 10000 --expansions ix --epic
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter
from typing import Any

import landsraad
from landsraad.core import contract

DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


def one(expansions: tuple[str, ...], epic: bool, seed: int) -> tuple[int, int, list[str]]:
    """Play one game; returns seats, choices and leaders."""
    info = landsraad.games()["imperium"]
    seats = info.seats[seed % len(info.seats)]
    options: dict[str, Any] = {
        "difficulty": DIFFICULTIES[seed // 4 % 4],
        "leaders": "draft" if seed % 3 == 0 else "random",
        "expansions": expansions,
    }
    if epic and seats > 1:
        options["epic"] = bool(seed // 4 % 2)  # Every other game.
    try:
        game = contract.check_play("imperium", seats, seed, options)
    except Exception as error:
        raise RuntimeError(f"seed {seed}, {seats} seats, {options}: {error!r}") from error
    houses = [player["house"] for player in game.view(None)["players"]]
    return seats, len(game.actions), houses


def main(games: int, expansions: tuple[str, ...], epic: bool, workers: int | None) -> None:
    """Play the games on all cores and say what was covered."""
    start, seats, leaders, choices = perf_counter(), Counter[int](), Counter[str](), 0
    play = partial(one, expansions, epic)
    with ProcessPoolExecutor(workers) as pool:
        for count, length, houses in pool.map(play, range(games), chunksize=50):
            seats[count] += 1
            choices += length
            leaders.update(houses)
    print(f"{games} games, {choices} choices, {perf_counter() - start:.0f} s: all whole")
    print("seats:", dict(sorted(seats.items())))
    print("houses:", dict(sorted(leaders.items())))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--expansions", nargs="*", default=[])
    parser.add_argument("--epic", action="store_true", help="every other game is an epic one")
    parser.add_argument("--workers", type=int, help="processes; as many as cores if not given")
    chosen = parser.parse_args()
    main(chosen.games, tuple(chosen.expansions), chosen.epic, chosen.workers)
