"""Thousands of random games, each checked whole: run by hand, or at night.

python tests/soak.py 10000
python tests/soak.py 10000 --expansions ix --epic
python tests/soak.py 10000 --expansions ix bloodlines --modules tech
python tests/soak.py 10000 --edition uprising
python tests/soak.py 10000 --game dawn_of_the_fremen
python tests/soak.py 5000 --game war_for_arrakis
python tests/soak.py 5000 --game war_for_arrakis --modules all
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from time import perf_counter
from typing import Any, NamedTuple

import landsraad
from landsraad.core import contract
from landsraad.core.chance import Rng
from landsraad.games.war_for_arrakis import plug

LEAKS = 7
"""Of one game in so many the views are checked too, which takes two or three times as long."""
DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


class Box(NamedTuple):
    """What is in play beside the base game."""

    expansions: list[str]
    modules: list[str]
    epic: bool
    edition: str = ""
    """With one of these, whatever is on offer beside it is chosen or not by chance."""


def drawn_by_chance(seats: int, seed: int, edition: str) -> dict[str, Any]:
    """Of all that is on offer with an edition and a number of seats, some by chance."""
    rng, chosen = Rng(seed), dict[str, Any](edition=edition)
    for choice in landsraad.games()["imperium"].choices:
        if choice.key == "edition":
            continue
        if choice.several:
            chosen[choice.key] = []
            for pick in choice.values:
                if pick in choice.offered(chosen, seats) and rng.below(2):
                    chosen[choice.key].append(pick.value)
        elif offered := choice.offered(chosen, seats):
            chosen[choice.key] = offered[rng.below(len(offered))].value
    return chosen


def counts_of(info: landsraad.GameInfo, edition: str) -> tuple[int, ...]:
    """The numbers of seats that an edition is played with."""
    picks = (pick for choice in info.choices if choice.key == "edition" for pick in choice.values)
    return next((pick.when.seats for pick in picks if pick.value == edition), info.plain_seats)


def options_of(name: str, seats: int, seed: int, box: Box) -> dict[str, Any]:
    """The variants of a game in turn."""
    if name == "dawn_of_the_fremen":
        ties = "play_on" if seed // 6 % 3 == 2 else "vote"
        return {"alliances": seats == 4 and seed // 3 % 2 == 1, "ties": ties}
    if name == "war_for_arrakis":
        return war_box(seats, seed) if box.modules == ["all"] else {}
    if box.edition:
        return drawn_by_chance(seats, seed, box.edition)
    options: dict[str, Any] = {
        "difficulty": DIFFICULTIES[seed // 4 % 4],
        "leaders": "draft" if seed % 3 == 0 else "random",
        "expansions": box.expansions,
        "modules": box.modules,
    }
    if box.epic and seats > 1:
        options["epic"] = bool(seed // 4 % 2)  # Every other game.
    return options


@cache
def war_boxes() -> list[dict[str, Any]]:
    """Every combination of modules that War for Arrakis may be played with."""
    boxes = [dict[str, Any](modules=(), futures=())]
    for module in plug.known():
        if module.option:
            boxes += [
                {**box, module.option: (*box[module.option], module.key)}
                for box in boxes
                if not {*module.excludes} & {*box["modules"], *box["futures"]}
            ]
    Rng(7).shuffle(boxes)
    return boxes


def war_box(seats: int, seed: int) -> dict[str, Any]:
    """The next of them that goes with a number of seats."""
    boxes = war_boxes()
    for number in range(len(boxes)):
        options = boxes[(seed + number) % len(boxes)]
        try:
            landsraad.new("war_for_arrakis", seats, seed, **options)
        except landsraad.InvalidSetup:
            continue
        return options
    raise AssertionError


def one(name: str, box: Box, seed: int) -> tuple[str, int, tuple[int, ...], list[str]]:
    """Play one game; returns its kind, choices, winners and what else is counted."""
    info = landsraad.games()[name]
    counts = counts_of(info, box.edition)
    seats = counts[seed % len(counts)]
    options = options_of(name, seats, seed, box)
    try:
        game = contract.check_play(name, seats, seed, options)
        if seed % LEAKS == 0:
            contract.check_views(name, seats, seed, options)
    except Exception as error:
        raise RuntimeError(f"{name}, seed {seed}, {seats} seats, {options}: {error!r}") from error
    kind = f"{seats} allied" if options.get("alliances") else str(seats)
    if name == "imperium":
        return kind, len(game.actions), game.winners, [p["house"] for p in _players(game)]
    if name == "war_for_arrakis":
        table = game.view(None)["table"]
        return (
            kind,
            len(game.actions),
            game.winners,
            [table["winner"], f"{table['round']:2} rounds"],
        )
    ends = [event.public[1] for _, event in game.events(None) if event.kind == "over"]
    cycles = f"{game.view(None)['table']['cycle']:2} cycles"
    return kind, len(game.actions), game.winners, [*ends, cycles]


def _players(game: landsraad.Game) -> list[dict[str, Any]]:
    players: list[dict[str, Any]] = game.view(None)["players"]
    return players


def main(games: int, name: str, box: Box, workers: int | None) -> None:
    """Play the games side by side and say what was covered."""
    start, kinds, others = perf_counter(), Counter[str](), Counter[str]()
    choices, longest, wins = Counter[str](), Counter[str](), Counter[tuple[str, int]]()
    play = partial(one, name, box)
    with ProcessPoolExecutor(workers) as pool:
        for kind, length, winners, rest in pool.map(play, range(games), chunksize=50):
            kinds[kind] += 1
            choices[kind] += length
            longest[kind] = max(longest[kind], length)
            wins.update((kind, seat) for seat in winners)
            others.update(rest)
    seconds = perf_counter() - start
    print(f"{name}: {games} games, {choices.total()} choices, {seconds:.0f} s: all whole")
    for kind, count in sorted(kinds.items()):
        won = {seat: wins[kind, seat] for seat in range(6) if wins[kind, seat]}
        mean = choices[kind] / count
        print(
            f"{kind} seats: {count} games, {mean:.0f} choices, at most {longest[kind]}; wins {won}"
        )
    print(dict(sorted(others.items())))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--game", default="imperium", choices=sorted(landsraad.games()))
    parser.add_argument("--expansions", nargs="*", default=[])
    parser.add_argument("--modules", nargs="*", default=[])
    parser.add_argument("--edition", default="", help="all that goes with it, by chance")
    parser.add_argument("--epic", action="store_true", help="every other game is an epic one")
    parser.add_argument("--workers", type=int, help="processes; as many as cores if not given")
    chosen = parser.parse_args()
    box = Box(chosen.expansions, chosen.modules, chosen.epic, chosen.edition)
    main(chosen.games, chosen.game, box, chosen.workers)
