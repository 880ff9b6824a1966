"""Every registered game keeps the contract, over many seeds, seats and options."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pytest

import landsraad
from landsraad import bots
from landsraad.core import contract

IMPERIUM = [
    {"difficulty": difficulty, "leaders": leaders}
    for difficulty in ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
    for leaders in ("random", "draft")
]
IX = [
    {"expansions": ["ix"], "leaders": "random", "difficulty": "mercenary"},
    {"expansions": ["ix"], "leaders": "draft", "difficulty": "mentat"},
    {"expansions": ["ix"], "leaders": "random", "difficulty": "sardaukar", "epic": True},
]
BLOODLINES = [
    {"expansions": ["bloodlines"], "modules": ["tech"], "leaders": "draft"},
    {"expansions": ["bloodlines"], "leaders": "random", "difficulty": "sardaukar"},
    {"expansions": ["ix", "bloodlines"], "modules": ["tech"], "difficulty": "kwisatz_haderach"},
    {"expansions": ["bloodlines"], "modules": ["tech", "ix_tiles"], "leaders": "random"},
    {"expansions": ["ix", "bloodlines"], "leaders": "draft", "difficulty": "mentat"},
]


class Sweep(NamedTuple):
    """What is checked of a game: how often, and how much of it at least."""

    seeds: range
    options: Callable[[int, int], dict[str, object]]
    bots_every: int
    bots_compared: int
    lines_told: int


def imperium(seats: int, seed: int) -> dict[str, object]:
    return IMPERIUM[seed % len(IMPERIUM)]


def rise_of_ix(seats: int, seed: int) -> dict[str, object]:
    options = dict(IX[seed % len(IX)])
    if seats == 1:
        options.pop("epic", None)  # The epic game is not for one player.
    return options


def bloodlines(seats: int, seed: int) -> dict[str, object]:
    return BLOODLINES[seed % len(BLOODLINES)]


def dawn(seats: int, seed: int) -> dict[str, object]:
    return {"alliances": True} if seats == 4 and seed % 2 else {}


def plain(seats: int, seed: int) -> dict[str, object]:
    return {}


SWEEPS = (
    ("imperium", Sweep(range(24), imperium, 5, 5, 100)),
    ("imperium", Sweep(range(100, 112), rise_of_ix, 5, 5, 100)),
    ("imperium", Sweep(range(200, 205), bloodlines, 5, 5, 100)),
    ("dawn_of_the_fremen", Sweep(range(3), dawn, 60, 1, 60)),
    ("war_for_arrakis", Sweep(range(6), plain, 40, 5, 100)),
)
CASES = [
    (name, seats, seed, sweep)
    for name, sweep in SWEEPS
    for seats in landsraad.games()[name].seats
    if seats != 6 or sweep.options is not rise_of_ix
    for seed in (sweep.seeds if seats != 6 else sweep.seeds[:2])
]
BUDGETS = {"mentat": "mentat:iterations=16"}
"""Of bots whose choices would take long."""


def test_every_game_is_swept():
    assert {name for name, _ in SWEEPS} == set(landsraad.games())


def ids(case: object) -> str:
    return case.options.__name__ if isinstance(case, Sweep) else str(case)


@pytest.mark.parametrize("name, seats, seed, sweep", CASES, ids=ids)
def test_random_games_end_with_all_pieces_and_an_exact_replay(name, seats, seed, sweep):
    game = contract.check_play(name, seats, seed, sweep.options(seats, seed))
    assert game.over


@pytest.mark.parametrize("name, seats, seed, sweep", CASES[::3], ids=ids)
def test_copies_are_independent(name, seats, seed, sweep):
    game = contract.check_copies(name, seats, seed, sweep.options(seats, seed))
    assert game.over


@pytest.mark.parametrize("name, seats, seed, sweep", CASES[::2], ids=ids)
def test_copies_of_every_kind_go_on_as_the_game_would(name, seats, seed, sweep):
    assert contract.check_true_copies(name, seats, seed, sweep.options(seats, seed)) > 5


@pytest.mark.parametrize("name, seats, seed, sweep", CASES, ids=ids)
def test_views_and_guesses_leak_nothing(name, seats, seed, sweep):
    """IMP 19.1.26, DOF 3.3.2, DOF 17.4.4"""
    redealt = contract.check_views(name, seats, seed, sweep.options(seats, seed), every=6)
    assert redealt > 10, "dealing anew must really change what is hidden"


@pytest.mark.parametrize("name, seats, seed, sweep", CASES[::2], ids=ids)
def test_what_undo_may_take_back_showed_nothing_new(name, seats, seed, sweep):
    compared = contract.check_news(name, seats, seed, sweep.options(seats, seed), every=2)
    assert compared > 0


@pytest.mark.parametrize("name, seats, seed, sweep", CASES[::2], ids=ids)
def test_forks_go_on_from_every_kind_of_business(name, seats, seed, sweep):
    kinds = contract.check_forks(name, seats, seed, sweep.options(seats, seed))
    assert kinds > 5


@pytest.mark.parametrize("name, seats, seed, sweep", CASES[::4], ids=ids)
def test_logs_tell_no_secrets(name, seats, seed, sweep):
    told = contract.check_log(name, seats, seed, sweep.options(seats, seed))
    assert told > sweep.lines_told


@pytest.mark.parametrize("name, seats, seed, sweep", CASES[::6], ids=ids)
def test_undo_stops_at_the_frontier(name, seats, seed, sweep):
    taken_back = contract.check_undo(name, seats, seed, sweep.options(seats, seed))
    assert taken_back > 0


@pytest.mark.parametrize("name, seats, seed, sweep", CASES[::6], ids=ids)
def test_refusals_change_nothing(name, seats, seed, sweep):
    refused = contract.check_refusals(name, seats, seed, sweep.options(seats, seed))
    assert refused > 50


@pytest.mark.parametrize("name, seats, seed, sweep", CASES, ids=ids)
def test_every_option_has_an_action_of_its_own(name, seats, seed, sweep):
    offered = contract.check_actions(name, seats, seed, sweep.options(seats, seed))
    assert offered > 20


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("name, seats, seed, sweep", CASES[::6], ids=ids)
def test_bots_choose_alike_when_the_hidden_is_dealt_anew(name, seats, seed, sweep, bot):
    made = partial(bots.make, BUDGETS.get(bot, bot))
    # The game of a lone seat may be short.
    every = min(sweep.bots_every, 10) if seats == 1 else sweep.bots_every
    compared = contract.check_bots(name, seats, seed, sweep.options(seats, seed), made, every=every)
    assert compared > sweep.bots_compared
