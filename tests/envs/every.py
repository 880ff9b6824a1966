"""Every way to play a game through every environment: ``python tests/envs/every.py [PART…]``.

All editions, expansions and modules with each number of seats that may play them; ``--share 0/3``
is every third of them from the first on. The tests take some.
"""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

import landsraad
from landsraad.core.chance import Rng
from landsraad.core.registry import new_match
from landsraad.envs.encoding import Encoding
from landsraad.envs.vector import VectorGames

REDEALS = 8
"""Guesses that are compared at each position."""


class Variant(NamedTuple):
    """One way to play."""

    game: str
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = (f"{key}={'+'.join(map(str, value)) if isinstance(value, list) else value}"
                  for key, value in self.options.items() if value)  # fmt: skip
        return " ".join((self.game, str(self.seats), *chosen))


def _subsets(names: list[Any]) -> Iterator[list[Any]]:
    for count in range(len(names) + 1):
        yield from map(list, combinations(names, count))


def _picks(game: str, key: str) -> list[Any]:
    """What may be chosen of an option, by its schema."""
    (choice,) = (each for each in landsraad.games()[game].choices if each.key == key)
    return [pick.value for pick in choice.values]


def _chosen(game: str) -> Iterator[dict[str, Any]]:
    if game == "imperium":
        for edition in _picks(game, "edition"):
            for expansions in _subsets(_picks(game, "expansions")):
                for modules in _subsets(_picks(game, "modules")):
                    for more in (
                        {},
                        {"epic": True},
                        {"leaders": "draft"},
                        {"streamlined": True},
                        {"difficulty": "kwisatz_haderach"},
                    ):
                        yield {"edition": edition, "expansions": expansions, "modules": modules,
                               **more}  # fmt: skip
    elif game == "war_for_arrakis":
        futures = _picks(game, "futures")
        for modules in _subsets(_picks(game, "modules")):
            yield {"modules": modules}
            yield {"modules": modules, "futures": futures[:4]}
            yield {"modules": modules, "shared": "atreides"}
    else:
        yield {}
        yield {"alliances": True}
        yield {"sietches_to_win": 4, "ties": "play_on"}


def variants() -> list[Variant]:
    """All that a game can be dealt with."""
    found = []
    for name, info in landsraad.games().items():
        for options in _chosen(name):
            for seats in info.seats:
                try:
                    new_match(name, seats, 1, **options)
                except landsraad.InvalidSetup:
                    continue
                found.append(Variant(name, seats, options))
    return found


# --- what holds of each


def check_arrays(variant: Variant) -> int:
    """Many games at once show what each shows alone; returns how many rows were compared."""
    games = VectorGames(variant.game, 2, seats=variant.seats, seed=3, **variant.options)
    encoding, rng, compared = games.encoding, Rng(7), 0
    for number in range(120):
        if number % 6 == 0:
            for row, state in enumerate(games._states):
                decision = state.pending
                numbers = games.rules.features(state, decision.seat)
                shown, mask = games.batch.observations[row], games.batch.masks[row]
                assert np.array_equal(shown, np.array(numbers, np.float32))
                assert np.array_equal(mask, encoding.mask(state, decision.seat))
                compared += 1
        games.step([legal[rng.below(len(legal))] for legal in games.legal])
    return compared


def check_redeals(variant: Variant, positions: int = 6) -> int:
    """What is dealt again for a seat looks the same to it; returns how often it was dealt."""
    game, rng, compared = new_match(variant.game, variant.seats, 11, **variant.options), Rng(2), 0
    encoding, rules = Encoding(game.info), game.info.rules
    while not game.over and compared < positions * REDEALS:
        decision = game.decision
        if rng.below(12) == 0:
            for seat in range(game.seats) if rng.below(2) else (decision.seat,):
                seen = encoding.seen(game.state, seat)
                for _ in range(REDEALS):
                    guess = rules.determinize(game.state, seat, Rng(rng.bits()))
                    for key, array in encoding.seen(guess, seat).items():
                        assert np.array_equal(array, seen[key]), f"{variant}: {key} tells a secret"
                    compared += 1
        game.apply(decision.moves[rng.below(len(decision.moves))])
    return compared


def check_pettingzoo(variant: Variant) -> int:
    """PettingZoo's own test."""
    from pettingzoo.test import api_test

    from landsraad.envs import pettingzoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(
            pettingzoo.env(variant.game, seats=variant.seats, **variant.options), num_cycles=60
        )
    return 1


def check_gymnasium(variant: Variant) -> int:
    """Gymnasium's own test."""
    from gymnasium.utils.env_checker import check_env

    from landsraad.envs.gym import SeatEnv

    env = SeatEnv(variant.game, variant.seats, illegal="lose", **variant.options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)
    return 1


def check_openspiel(variant: Variant) -> int:
    """OpenSpiel's own test, in one game from its deal to its end."""
    import pyspiel

    from landsraad.envs import openspiel

    usual = landsraad.games()[variant.game].options
    settings = {
        # What is nothing unless it is chosen is written as JSON.
        key: json.dumps(value) if usual[key] is None
        else "+".join(map(str, value)) if isinstance(value, list) else value
        for key, value in variant.options.items()
    }  # fmt: skip
    loaded = pyspiel.load_game(
        openspiel.PREFIX + variant.game, {"players": variant.seats, "deals": 50, **settings}
    )
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    return 1


CHECKS = {
    "arrays": check_arrays, "redeals": check_redeals, "pettingzoo": check_pettingzoo,
    "gymnasium": check_gymnasium, "openspiel": check_openspiel,
}  # fmt: skip


def main() -> int:
    """Check everything, say what does not hold, and count."""
    words = sys.argv[1:]
    share, of = 0, 1
    if "--share" in words:
        place = words.index("--share")
        share, of = map(int, words[place + 1].split("/"))
        del words[place : place + 2]
    every, failed = variants(), 0
    done = dict.fromkeys(words or CHECKS, 0)
    print(f"{len(every)} ways to play", flush=True)
    for number, variant in enumerate(every[share::of]):
        if number % 20 == 0:
            print(number, done, flush=True)
        for name in done:
            try:
                done[name] += CHECKS[name](variant)
            except Exception as error:  # What one of them raises is a finding like any other.
                failed += 1
                print(f"{variant}: {name}: {type(error).__name__} {error}"[:300], flush=True)
    print(", ".join(f"{name} {count}" for name, count in done.items()), f"failed {failed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
