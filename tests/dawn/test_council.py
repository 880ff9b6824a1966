"""Council, winning, alliances and vanishing (DOF 12 to DOF 15)."""

import pytest

import landsraad
from dawn.table import Table, sietches

THREE = {"tsimpo": "0 sietch", "windsack": "1 sietch", "jacurutu": "2 sietch"}
AHEAD = {**THREE, "harg_pass": "1 sietch"}
"""Seat 1 has the most sietches."""
PLAY_ON = {"ties": "play_on"}


def council(land=None, **more):
    return Table(land or THREE, seats=more.pop("seats", 3), phase="council", **more)


# --- proposals


def test_players_make_proposals_in_turn():
    """DOF 12.1.1, DOF 12.1.2"""
    table = council(AHEAD, lead=1, tied=True, single_wins=1, options=PLAY_ON)
    assert table.asked == (1, "council")
    table.do("propose")
    assert table.options == [
        "alliance ben_sharuk", "alliance tabr", "pact tabr ben_sharuk", "numbers", "number tabr",
        "number iduali", "number ben_sharuk", "victory tabr", "victory iduali",
        "victory ben_sharuk", "tie", "pass",
    ]  # fmt: skip
    table.do("tie")
    assert table.asked == (2, "council_vote")
    table.do("yes", "no")
    assert table.asked == (1, "council")
    table.do("pass")
    assert table.asked == (2, "council")


def test_the_first_vote_against_rejects():
    """DOF 12.1.1"""
    table = council(AHEAD).do("propose", "victory iduali", "no")
    assert table.asked == (0, "council")
    assert not table.game.over


def test_after_a_proposal_there_may_be_another_but_no_fourth():
    """DOF 12.1.1, DOF 18.1.18"""
    table = council(AHEAD).do("propose", "numbers", "single 4", "allied 6", "no")
    table.do("propose", "alliance ben_sharuk", "same", "yes", "yes")
    assert table.asked == (0, "council")
    table.do("propose", "numbers", "single 5", "allied 6", "no")
    assert table.asked == (1, "council")


def test_the_numbers_as_they_are_are_no_proposal():
    """DOF 18.1.16"""
    table = council(AHEAD).do("propose", "numbers", "single 3")
    assert "allied 5" not in table.options
    table = council(AHEAD).do("propose", "numbers", "single 4")
    assert "allied 5" in table.options


def test_whoever_thinks_better_of_a_proposal_has_passed():
    """DOF 12.1.1"""
    table = council(AHEAD).do("propose", "pass")
    assert table.asked == (1, "council")


def test_victory_is_declared_for_any_side_with_nothing_but_the_vote():
    """DOF 12.1.2, DOF 18.1.17"""
    table = council().do("propose")
    assert table.offered("victory") == ["tabr", "iduali", "ben_sharuk"]
    assert table.why("tie") == "DOF 18.1.17"
    table.do("victory ben_sharuk", "yes", "yes")
    assert table.game.winners == (2,)
    allied = council(alliances=[[0, 2]]).do("propose")
    assert allied.offered("victory") == ["tabr", "iduali"]
    assert allied.why("victory ben_sharuk") == "DOF 12.1.2"


def test_a_declared_victory_ends_the_game():
    """DOF 13.3.1"""
    table = council(AHEAD).do("propose", "victory iduali", "yes", "yes")
    assert table.game.winners == (1,)


def test_a_declared_victory_is_shared_by_allies():
    """DOF 13.3.1, DOF 14.1.1"""
    table = council(AHEAD, alliances=[[1, 2]]).do("propose", "victory iduali", "yes", "yes")
    assert table.game.winners == (1, 2)


def test_an_agreed_tie_is_shared_by_the_tied_sides():
    """DOF 13.3.1, DOF 18.1.17"""
    land = {**AHEAD, "old_gap": "0 sietch"}
    tied = {"tied": True, "single_wins": 2, "options": PLAY_ON}
    table = council(land, **tied).do("propose", "tie", "yes", "yes")
    assert table.game.winners == (0, 1)
    left = council(land, **tied).do("vanish", "confirm", "propose")
    assert left.why("tie") == "DOF 18.1.17"


def test_other_winning_numbers_by_agreement():
    """DOF 13.1.2, DOF 18.1.16"""
    table = council().do("propose", "numbers")
    assert table.options == [f"single {number}" for number in range(2, 7)]
    table.do("single 2")
    assert table.options == [f"allied {number}" for number in range(3, 9)]
    table.do("allied 6", "yes", "yes")
    assert (table.table["single_wins"], table.table["alliance_wins"]) == (2, 6)


def test_a_formal_alliance_by_agreement():
    """DOF 14.1.1, DOF 14.1.2"""
    table = council().do("propose", "alliance ben_sharuk", "same")
    assert table.asked == (1, "council_vote")
    table.do("yes", "yes")
    assert table.player(0)["allies"] == [2]
    assert table.player(2)["allies"] == [0]


def test_an_alliance_with_other_numbers():
    """DOF 14.1.2"""
    table = council().do("propose", "alliance iduali", "numbers", "single 4", "allied 7")
    table.do("yes", "yes")
    assert table.player(1)["allies"] == [0]
    assert (table.table["single_wins"], table.table["alliance_wins"]) == (4, 7)


def test_no_alliance_of_all():
    """DOF 18.1.11"""
    pair = council({"tsimpo": "0", "windsack": "1"}, seats=2).do("propose")
    assert not pair.offered("alliance")
    rest = council(alliances=[[0, 1]]).do("propose")
    assert not rest.offered("alliance")
    four = council({**THREE, "arsunt": "3"}, seats=4, alliances=[[0, 1]]).do("propose")
    assert four.offered("alliance") == ["ben_sharuk", "habbanya"]
    four.do("alliance habbanya", "same", "yes", "yes", "yes")
    assert four.player(0)["allies"] == [1, 3]


# --- winning


@pytest.mark.parametrize(("counts", "won"), [((2, 2), ()), ((3, 2), (0,)), ((0, 4), (1,))])
def test_three_sietches_win_at_the_end_of_the_action_phase(counts, won):
    """DOF 13.1.1"""
    assert sietches(*counts).game.winners == won


@pytest.mark.parametrize(("counts", "won"), [((2, 2, 0), ()), ((3, 2, 1), (0, 1))])
def test_an_alliance_needs_five(counts, won):
    """DOF 13.1.1"""
    assert sietches(*counts, alliances=[[0, 1]]).game.winners == won


def test_winning_numbers_may_be_set_before_the_game():
    """DOF 13.1.2"""
    game = landsraad.new("dawn_of_the_fremen", seats=2, seed=1, sietches_to_win=4)
    table = game.view(None)["table"]
    assert (table["single_wins"], table["alliance_wins"]) == (4, 6)
    assert sietches(3, 0, options={"sietches_to_win": 4}).game.winners == ()


@pytest.mark.parametrize(
    ("options", "numbers"),
    [
        ({"sietches_to_win": 12}, (12, 12)),
        ({"alliance_sietches_to_win": 4}, (3, 4)),
        ({"sietches_to_win": 4, "alliance_sietches_to_win": 5}, (4, 5)),
        ({"alliances": True}, (3, 4)),
        ({"alliances": True, "sietches_to_win": 6}, (3, 6)),
        ({"alliances": True, "alliance_sietches_to_win": 7}, (3, 7)),
    ],
)
def test_an_alliance_may_have_a_number_of_its_own(options, numbers):
    """DOF 13.1.2"""
    table = landsraad.new("dawn_of_the_fremen", seats=4, seed=1, **options).view(None)["table"]
    assert (table["single_wins"], table["alliance_wins"]) == numbers


@pytest.mark.parametrize("wanted", [0, 13, "3", True, 2.5])
@pytest.mark.parametrize("name", ["sietches_to_win", "alliance_sietches_to_win"])
def test_winning_numbers_that_cannot_be(name, wanted):
    """DOF 13.1.2"""
    with pytest.raises(landsraad.InvalidSetup, match=name):
        landsraad.new("dawn_of_the_fremen", seats=2, seed=1, **{name: wanted})


def test_the_last_cycle_ends_the_game():
    """DOF 18.1.1"""
    land = {"tsimpo": "0 sietch", "arsunt": "0", "windsack": "1 sietch", "jacurutu": "2"}
    table = Table(land, seats=3, phase="council", cycle=20).do("pass", "pass", "pass")
    assert table.game.winners == (0,)
    even = {"tsimpo": "0 sietch", "windsack": "1 sietch", "jacurutu": "2"}
    table = Table(even, seats=3, phase="council", cycle=20).do("pass", "pass", "pass")
    assert table.game.winners == (0, 1)


# --- the four-player alliance mode


def test_pairs_across_are_allied_from_the_start_and_need_four():
    """DOF 14.2.1"""
    game = landsraad.new("dawn_of_the_fremen", seats=4, seed=1, alliances=True)
    assert [player["allies"] for player in game.view(None)["players"]] == [[2], [3], [0], [1]]
    mode = {"options": {"alliances": True}}
    assert sietches(2, 0, 1, 3, **mode).game.winners == ()
    assert sietches(2, 0, 2, 3, **mode).game.winners == (0, 2)


def test_the_other_pair_wins_when_a_pair_has_vanished():
    """DOF 14.2.1, DOF 13.3.2, DOF 18.1.11"""
    table = Table({**THREE, "arsunt": "3"}, seats=4, phase="action", options={"alliances": True})
    table.do("vanish", "confirm")
    assert table.owner("tsimpo") == 2
    while table.asked[0] != 2:
        table.do("pass")
    table.do("vanish", "confirm")
    assert table.game.winners == (1, 3)


# --- how it ended


@pytest.mark.parametrize(
    ("table", "why", "words"),
    [
        (lambda: sietches(3, 1), "sietches", "3 sietches at the end of an action phase; a single"),
        (lambda: sietches(3, 1, 2, alliances=[[0, 2]]), "sietches", "an alliance needs 5"),
        (lambda: Table({"tsimpo": "0", "windsack": "1"}, phase="action").do("vanish", "confirm"),
         "last", "Nobody else"),
        (lambda: council(AHEAD).do("propose", "victory iduali", "yes", "yes"),
         "council", "to declare victory"),
        (lambda: council(tied=True, single_wins=1, options=PLAY_ON).do(
            "propose", "tie", "yes", "yes"), "tie", "in a tie"),
        (lambda: council(tied=True, single_wins=1).do("end"), "tied", "Not everybody"),
        (lambda: council(cycle=20).do("pass", "pass", "pass"), "length", "share the win"),
    ],
)  # fmt: skip
def test_the_view_says_how_the_game_was_won(table, why, words):
    """DOF 13.1.1, DOF 13.3.1, DOF 13.3.2, DOF 18.1.1"""
    ended = table().table["ended"]
    assert ended["why"] == why
    assert words in ended["words"]
