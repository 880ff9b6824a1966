"""Thousands of random games, each checked whole: run by hand, or at night.

python tests/soak.py 10000
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

import landsraad
from landsraad.core import contract

DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


def one(seed: int) -> tuple[int, int, list[str]]:
    """Play one game; returns seats, choices and leaders."""
    info = landsraad.games()["imperium"]
    seats = info.seats[seed % len(info.seats)]
    options = {
        "difficulty": DIFFICULTIES[seed // 4 % 4],
        "leaders": "draft" if seed % 3 == 0 else "random",
    }
    try:
        game = contract.check_play("imperium", seats, seed, options)
    except Exception as error:
        raise RuntimeError(f"seed {seed}, {seats} seats, {options}: {error!r}") from error
    houses = [player["house"] for player in game.view(None)["players"]]
    return seats, len(game.actions), houses


def main(games: int) -> None:
    """Play the games on all cores and say what was covered."""
    start, seats, leaders, choices = perf_counter(), Counter[int](), Counter[str](), 0
    with ProcessPoolExecutor() as pool:
        for count, length, houses in pool.map(one, range(games), chunksize=50):
            seats[count] += 1
            choices += length
            leaders.update(houses)
    print(f"{games} games, {choices} choices, {perf_counter() - start:.0f} s: all whole")
    print("seats:", dict(sorted(seats.items())))
    print("houses:", dict(sorted(leaders.items())))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
