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
    """DOF 13.1.1, DOF 13.2.2: two may have enough at the same time."""
    game = match(2, ["greedy"] * seats)
    (end,) = [event for _, event in game.events(None) if event.kind == "over"]
    assert end.public[1] in ("sietches", "tied")


def choice(table):
    decision = table.game.decision
    bot = bots.make("greedy", 1)
    return str(bot.choose(table.game.observe(decision.seat), decision))


def test_greedy_builds_a_sietch():
    table = Table({"tsimpo": "0 spice water food", "tanzerouft": "1"})
    assert choice(table) == "build sietch tsimpo"


@pytest.mark.parametrize("numbers", [{"single_wins": 12}, {"alliances": [[0, 2]]},
                                     {"alliances": [[0, 2]], "alliance_wins": 8}])  # fmt: skip
def test_greedy_builds_sietches_however_many_are_needed(numbers):
    """DOF 13.1.2"""
    land = {"tsimpo": "0 spice water food", "tanzerouft": "1", "jacurutu": "2"}
    assert choice(Table(land, seats=3, **numbers)) == "build sietch tsimpo"


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


# --- attacks


def test_greedy_passes_rather_than_attack_in_vain():
    """DOF 11.7.2: a failed attack costs nothing, and brings nothing."""
    land = {"tsimpo": "0", "splintered_rock": "1 sietch crysknife", "tanzerouft": "1"}
    rivals = dict.fromkeys(("broken_land", "hagga_basin", "hollow_basin"), "1")
    table = Table({**land, **rivals}, phase="action", action=2)
    for seed in range(6):
        bot, decision = bots.make("greedy", seed), table.game.decision
        assert not str(bot.choose(table.game.observe(0), decision)).startswith("attack")


def test_greedy_expects_help_against_the_stronger_only():
    """DOF 11.4.1"""
    far = ("tanzerouft", "south_mesa", "windsack", "red_chasm", "false_wall_south")
    land = {"tsimpo": "0", "splintered_rock": "1", "broken_land": "2 crysknife", "arsunt": "2"}
    strong = Table({**land, **dict.fromkeys(far, "1 crysknife")}, seats=3, phase="action")
    assert choice(strong) == "attack splintered_rock"
    assert choice(strong.do("attack splintered_rock")) == "join attack"
    weak = Table({**land, **dict.fromkeys(far, "0 crysknife")}, seats=3, phase="action")
    assert choice(weak) != "attack splintered_rock"


def test_greedy_builds_a_weapon_at_the_front():
    table = Table({"tsimpo": "0 sietch spice worm_tooth", "splintered_rock": "1 sietch"})
    assert choice(table) == "build crysknife tsimpo"


# --- votes and proposals


RICH = {"tsimpo": "0 @food", "hollow_basin": "0 @spice_full_moon", "arsunt": "0 @water",
        "old_gap": "0 @worm_tooth", "tanzerouft": "1", "south_mesa": "1",
        "jacurutu": "2"}  # fmt: skip


@pytest.mark.parametrize(("turn", "vote"), [(0, "yes"), (1, "no"), (2, "no")])
def test_greedy_votes_for_a_phase_that_serves_it_more_than_others(turn, vote):
    """DOF 4.3.4"""
    table = Table(RICH, seats=3, phase="production", rolled="vote", lead=turn)
    assert table.asked == (turn, "phase_vote")
    assert {choice(table) for _ in range(3)} == {vote}


def test_greedy_leaders_hold_what_serves_them():
    """DOF 4.3.3"""
    full = {"tsimpo": "0 spice", "hollow_basin": "0 water", "arsunt": "0 food", "jacurutu": "1"}
    for phase in ("trade", "shipment"):
        table = Table(full, phase=phase, rolled="lead_player")
        assert choice(table) == "hold"
        assert choice(Table(full, phase=phase, rolled="lead_player", lead=1)) == "skip"


def test_greedy_votes_on_a_victory_as_it_stands():
    """DOF 13.3.1"""
    land = {"tsimpo": "0 sietch", "tanzerouft": "1 sietch", "jacurutu": "2"}
    table = Table(land, seats=3, phase="council").do("propose", "victory iduali")
    assert choice(table) == "yes"
    assert choice(table.do("yes")) == "no"


AHEAD = {"tsimpo": "1 sietch", "hollow_basin": "1 sietch", "arsunt": "2 sietch",
         "old_gap": "2 sietch", "jacurutu": "0", "tanzerouft": "0", "south_mesa": "0"}  # fmt: skip


def test_greedy_proposes_an_alliance_that_all_should_want():
    """DOF 14.1.1: together the two leaders need five, and the third gains time."""
    table = Table(AHEAD, seats=3, phase="council", turn=1)
    assert choice(table) == "propose"
    table.do("propose")
    assert choice(table) == "alliance ben_sharuk"
    table.do("alliance ben_sharuk")
    assert choice(table) == "same"
    table.do("same")
    assert choice(table) == "yes"
    table.do("yes")
    assert choice(table) == "yes"


def test_greedy_proposes_two_alliances_in_one_vote():
    """DOF 12.1.2: one alone would leave two tribes behind, and they would vote against it."""
    land = {"hollow_erg": "0 sietch", "hollow_basin": "0 sietch", "tsimpo": "1 sietch",
            "splintered_rock": "2 sietch", "plaster_basin": "2 sietch", "wind_pass": "3 sietch",
            "funeral_plain": "0", "great_flat": "1", "jacurutu": "2",
            "tanzerouft": "3"}  # fmt: skip
    table, chosen = Table(land, seats=4, phase="council"), []
    while table.asked[1] in ("council", "proposal", "terms"):
        chosen.append(choice(table))
        table.do(chosen[-1])
    assert chosen == ["propose", "alliance ben_sharuk", "also iduali habbanya", "same"]
    assert table.asked == (1, "council_vote")
    assert choice(table) == "yes"


def test_greedy_proposes_nothing_that_nobody_else_wants():
    """DOF 12.1.1"""
    own = {seat: ("tsimpo", "funeral_plain", "jacurutu")[seat] for seat in range(3)}
    table = Table({key: f"{seat} sietch" for seat, key in own.items()}, seats=3, phase="council")
    land = {key: {"owner": place % 3} for place, key in enumerate(table.table["territories"])}
    land |= {key: {"owner": seat, "tokens": ["sietch"]} for seat, key in own.items()}
    table.game = landsraad.position(NAME, 3, 1, [], {"phase": "council", "territories": land})
    assert choice(table) == "pass"
    assert choice(table.do("propose")) == "pass"
    pair = {"tsimpo": "0 sietch", "arsunt": "1"}
    assert choice(Table(pair, phase="council")) == "pass"
    assert choice(Table(pair, phase="council").do("propose")) == "pass"


def test_greedy_lets_an_ally_pass():
    """DOF 8.3.1"""
    land = {"hollow_basin": "0 maker", "tsimpo": "2", "broken_land": "0", "jacurutu": "1"}
    table = Table(land, seats=3, phase="shipment", rolled="full_moon", alliances=[[0, 2]])
    assert choice(table.do("ship maker hollow_basin", "go tsimpo")) == "yes"


def test_greedy_ends_a_tie_only_where_it_is_behind():
    """DOF 13.2.2"""
    land = {"tsimpo": "0 sietch", "windsack": "1 sietch", "jacurutu": "1 crysknife",
            "south_mesa": "1 crysknife"}  # fmt: skip
    tied = {"phase": "council", "tied": True, "single_wins": 1}
    assert choice(Table(land, **tied)) == "end"
    assert choice(Table(land, **tied, lead=1)) == "continue"
