"""Bots play sensibly: greedy beats random, trades and votes for itself."""

import pytest

import landsraad
from dawn.table import Table
from landsraad import bots
from landsraad.core.bots import play

NAME = "dawn_of_the_fremen"


def match(seed, names, **options):
    game = landsraad.new(NAME, seats=len(names), seed=seed, **options)
    return play(game, [bots.make(name, seed + seat) for seat, name in enumerate(names)])


def test_greedy_beats_random():
    wins = 0
    for seed in range(8):
        names = ["random", "random"]
        names[seed % 2] = "greedy"
        wins += match(seed, names).winners == (seed % 2,)
    assert wins >= 7


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_ends_games_by_sietches(seats):
    game = match(2, ["greedy"] * seats)
    (end,) = [event for _, event in game.events(None) if event.kind == "over"]
    assert end.public[1] == "sietches"


def choice(table):
    decision = table.game.decision
    bot = bots.make("greedy", 1)
    return str(bot.choose(table.game.observe(decision.seat), decision))


def test_greedy_builds_a_sietch():
    table = Table({"tsimpo": "0 spice water food", "tanzerouft": "1"})
    assert choice(table) == "build sietch tsimpo"


def test_greedy_takes_an_undefended_sietch():
    table = Table({"tsimpo": "0 crysknife stillsuit", "splintered_rock": "1 sietch",
                   "hollow_basin": "1", "tanzerouft": "1"}, phase="action")  # fmt: skip
    assert choice(table) == "attack splintered_rock"


def test_greedy_does_not_vote_a_rival_the_winner_nor_vanish():
    table = Table({"tsimpo": "0 sietch", "tanzerouft": "1"}, phase="council")
    assert choice(table) == "pass"
    assert choice(table.do("propose", "victory tabr")) == "no"
    table = Table({"tsimpo": "0", "tanzerouft": "1 sietch"}, phase="council")
    assert choice(table.do("propose", "victory iduali")) == "yes"
    table = Table({"tsimpo": "0", "tanzerouft": "1 sietch crysknife"}, phase="action")
    assert choice(table) != "vanish"
    assert choice(table.do("vanish")) == "stay"


def test_greedy_ships_towards_a_sietch():
    table = Table({"tsimpo": "0 spice water", "hollow_basin": "0 food", "tanzerouft": "1"},
                  phase="shipment", rolled="full_moon")  # fmt: skip
    table.do(choice(table))
    while table.table["phase"] == "shipment" and table.asked[0] == 0:
        table.do(choice(table))
    together = [table.goods("tsimpo"), table.goods("hollow_basin")]
    assert {"spice": 1, "water": 1, "food": 1} in together


def test_greedy_refuses_a_bad_trade():
    table = Table({"tsimpo": "0 worm_tooth", "tanzerouft": "1 spice water food"}, phase="trade",
                  rolled="full_moon")  # fmt: skip
    assert choice(table.do("give worm_tooth", "want food")) != "accept"


def test_greedy_builds_on_while_sides_are_tied():
    """DOF 13.2.2"""
    land = {"tsimpo": "0 sietch", "old_gap": "0 sietch", "arsunt": "0 sietch",
            "hollow_erg": "0 spice water food", "windsack": "1 sietch", "jacurutu": "1 sietch",
            "tanzerouft": "1 sietch", "south_mesa": "1"}  # fmt: skip
    assert choice(Table(land, tied=True)) == "build sietch hollow_erg"
