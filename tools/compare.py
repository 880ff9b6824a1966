"""How long a decision and a copy take in two source trees, turn by turn in one run, as ratios.

python tools/compare.py OLD/src NEW/src [--compiled] [--turns N] [--games N] [CASE…]

Each tree runs in a process of its own. For each case the same seeds are played by turns, first in
one tree, then in the other, and of each game the shortest time counts: a busy machine makes things
slower, never faster. What is compared is the time of a decision, as games of one seed need not be
the same games where a rule has changed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from typing import Any, NamedTuple

WORKER = """
import gc, json, sys
from time import process_time
import landsraad
from landsraad.cli.bench import random_game

def measure(name, seats, seed, options):
    try:
        start = process_time()
        game = random_game(name, seats, seed, **options)
        played = process_time() - start
    except landsraad.InvalidSetup:
        return None
    states = game._checkpoints[1:4]
    start = process_time()
    for state in states:
        for _ in range(20):
            state.copy()
    copied = (process_time() - start) / 20
    return played, len(game.actions), copied, len(states)

# What is loaded now stays, whether a tree loads its games at once or when they are asked for.
landsraad.games()
gc.freeze()
for line in sys.stdin:
    print(json.dumps(measure(*json.loads(line))), flush=True)
"""


class Case(NamedTuple):
    """One row of the table: a game with its options, and the seats that are played."""

    game: str
    seats: tuple[int, ...]
    options: dict[str, Any]
    beside: str = ""
    """The row of the same tree that it is compared with besides."""
    limit: float = 1.0
    """How many times as long as there a decision may take."""


def _imperium(limit: float = 1.0, seats: tuple[int, ...] = (2, 3, 4), **options: Any) -> Case:
    return Case("imperium", seats, options, "base", limit)


def _war(limit: float = 1.0, seats: tuple[int, ...] = (2,), **options: Any) -> Case:
    return Case("war_for_arrakis", seats, options, "war", limit)


IX, BLOODLINES, BOTH = ["ix"], ["bloodlines"], ["ix", "bloodlines"]
THREE = ["smugglers", "spacing_guild", "old_man_of_the_desert"]
CASES = {
    "base": Case("imperium", (2, 3, 4), {}),
    "ix": _imperium(1.3, expansions=IX),
    "bloodlines": _imperium(1.4, expansions=BLOODLINES),
    "tech": _imperium(1.4, expansions=BLOODLINES, modules=["tech"]),
    "ix+bloodlines": _imperium(1.4, expansions=BOTH),
    "ix+bloodlines+tech": _imperium(1.4, expansions=BOTH, modules=["tech"]),
    "solo": Case("imperium", (1,), {}),
    "solo ix": Case("imperium", (1,), {"expansions": IX}),
    "solo ix+bloodlines": Case("imperium", (1,), {"expansions": BOTH}),
    "uprising": _imperium(1.4, (3, 4), edition="uprising"),
    "uprising+choam": _imperium(1.4, (3, 4), edition="uprising", modules=["choam"]),
    "uprising+bloodlines": _imperium(1.4, (3, 4), edition="uprising", expansions=BLOODLINES),
    "war": Case("war_for_arrakis", (2,), {}),
    "war+modules": _war(1.3, modules=THREE),
    "war+modules+futures": _war(
        1.3,
        modules=THREE,
        futures=["the_judge_of_the_change", "the_swordmaster_of_ginaz",
                 "the_redemption_of_dr_yueh", "the_baron_is_dead"],
    ),
    "war, four": _war(1.3, (4,)),
    "war, solo": _war(1.3, (1,)),
    "dawn": Case("dawn_of_the_fremen", (2, 3, 4), {}),
}  # fmt: skip


class Cost(NamedTuple):
    """What a row costs in one tree."""

    decision_us: float
    copy_us: float


class Tree:
    """A process that plays games of one source tree."""

    def __init__(self, sources: str, compiled: bool) -> None:
        env = {**os.environ, "PYTHONPATH": sources, "LANDSRAAD_FAST": "1" if compiled else "0"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self._times: dict[tuple[str, int], list[list[float]]] = {}

    def play(self, key: str, case: Case, games: int) -> bool:
        """Play and time some games; false if the tree does not know their options."""
        # In a row, and the first one once more: only then the processor's caches are warm.
        for seed in (0, *range(games)):
            times = self._play(case, seed)
            if times is None:
                return False
            self._times.setdefault((key, seed), []).append(times)
        return True

    def _play(self, case: Case, seed: int) -> list[float] | None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        asked = (case.game, case.seats[seed % len(case.seats)], seed, case.options)
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        times: list[float] | None = json.loads(self._process.stdout.readline())
        return times

    def cost(self, key: str) -> Cost | None:
        """Of each game the best time, for all games of a row."""
        games = [times for (row, _), times in self._times.items() if row == key]
        if not games:
            return None
        played, copied = (sum(min(turn[at] for turn in one) for one in games) for at in (0, 2))
        decisions, copies = (sum(one[0][at] for one in games) for at in (1, 3))
        return Cost(played / decisions * 1e6, copied / copies * 1e6)

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def _ratio(now: float, before: float | None) -> str:
    return f"{now / before:.2f}" if before else ""


def _beside(key: str) -> str:
    """The name of the games that are played beside those of a row."""
    return f"beside {key}"


def _row(key: str, case: Case, old: Tree, new: Tree) -> str:
    before, now = old.cost(key), new.cost(key)
    assert now is not None
    beside = new.cost(_beside(key))
    cells = [
        key,
        f"{before.decision_us:.1f}" if before else "",
        f"{now.decision_us:.1f}",
        _ratio(now.decision_us, before and before.decision_us),
        f"{_ratio(now.decision_us, beside.decision_us)} of {case.limit:g}" if beside else "",
        f"{before.copy_us:.1f}" if before else "",
        f"{now.copy_us:.1f}",
        _ratio(now.copy_us, before and before.copy_us),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Measure what both trees have, and what only the new one has beside its base game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("old", help="sources to compare with")
    parser.add_argument("new", help="sources in question")
    parser.add_argument("cases", nargs="*", metavar="CASE", help=", ".join(CASES))
    parser.add_argument("--compiled", action="store_true", help="as make fast has built both")
    parser.add_argument("--turns", type=int, default=5, help="how often each game is played")
    parser.add_argument("--games", type=int, default=12, help="seeds of each case")
    args = parser.parse_intermixed_args()
    chosen = {key: CASES[key] for key in args.cases or CASES}
    old, new = trees = (Tree(args.old, args.compiled), Tree(args.new, args.compiled))
    print("| game | µs a decision before | now | ratio | beside its base | µs a copy before | now |"
          " ratio |\n|" + " --- |" * 8)  # fmt: skip
    for key, case in chosen.items():
        playing = list(trees)
        for _ in range(args.turns):
            playing = [tree for tree in playing if tree.play(key, case, args.games)]
            if case.beside:
                new.play(_beside(key), CASES[case.beside], args.games)
        print(_row(key, case, old, new), flush=True)
    for tree in trees:
        tree.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
