"""Every registered game keeps the contract, over many seeds, seats and options."""

import pytest

import landsraad
from landsraad import bots
from landsraad.core import contract

SEEDS = {"imperium": 24, "dawn_of_the_fremen": 6, "war_for_arrakis": 6}
IMPERIUM = [
    {"difficulty": difficulty, "leaders": leaders}
    for difficulty in ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
    for leaders in ("random", "draft")
]


def options_of(name: str, seats: int, seed: int) -> dict[str, object]:
    """The options of a game to check: all variants of a game in turn."""
    if name == "dawn_of_the_fremen":
        return {"alliances": True} if seats == 4 and seed % 2 else {}
    return IMPERIUM[seed % len(IMPERIUM)] if name == "imperium" else {}


CASES = [
    (name, seats, seed, options_of(name, seats, seed))
    for name, info in landsraad.games().items()
    for seats in info.seats
    for seed in range(SEEDS[name])
]


def ids(case: object) -> str:
    return str(case) if not isinstance(case, dict) else "-".join(map(str, case.values()))


@pytest.mark.parametrize("name, seats, seed, options", CASES, ids=ids)
def test_random_games_end_with_all_pieces_and_an_exact_replay(name, seats, seed, options):
    game = contract.check_play(name, seats, seed, options)
    assert game.over


@pytest.mark.parametrize("name, seats, seed, options", CASES[::3], ids=ids)
def test_copies_are_independent(name, seats, seed, options):
    game = contract.check_copies(name, seats, seed, options)
    assert game.over


@pytest.mark.parametrize("name, seats, seed, options", CASES, ids=ids)
def test_views_and_guesses_leak_nothing(name, seats, seed, options):
    """IMP 19.1.26, DOF 3.3.2, DOF 17.4.4"""
    redealt = contract.check_views(name, seats, seed, options, every=6)
    assert redealt > 10, "dealing anew must really change what is hidden"


@pytest.mark.parametrize("name, seats, seed, options", CASES[::2], ids=ids)
def test_what_undo_may_take_back_showed_nothing_new(name, seats, seed, options):
    compared = contract.check_news(name, seats, seed, options, every=2)
    assert compared > 0


@pytest.mark.parametrize("name, seats, seed, options", CASES[::4], ids=ids)
def test_logs_tell_no_secrets(name, seats, seed, options):
    told = contract.check_log(name, seats, seed, options)
    assert told > 60


@pytest.mark.parametrize("name, seats, seed, options", CASES[::6], ids=ids)
def test_undo_stops_at_the_frontier(name, seats, seed, options):
    taken_back = contract.check_undo(name, seats, seed, options)
    assert taken_back > 0


@pytest.mark.parametrize("name, seats, seed, options", CASES[::6], ids=ids)
def test_refusals_change_nothing(name, seats, seed, options):
    refused = contract.check_refusals(name, seats, seed, options)
    assert refused > 50


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("name, seats, seed, options", CASES[::6], ids=ids)
def test_bots_choose_alike_when_the_hidden_is_dealt_anew(name, seats, seed, options, bot):
    # A game of many small picks is looked at less often.
    every = 40 if name == "war_for_arrakis" else 5
    compared = contract.check_bots(name, seats, seed, options, bots.BOTS[bot], every=every)
    assert compared > 5
