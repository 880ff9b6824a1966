"""Ties, and what the council makes of them (DOF 13.2)."""

import pytest

import landsraad
from dawn.table import Table, pass_actions, sietches

PLAY_ON = {"ties": "play_on"}


def test_a_tie_is_put_to_the_council_and_a_single_tribe_beats_an_alliance():
    """DOF 13.2.1, DOF 13.2.2"""
    table = sietches(3, 4)
    assert not table.game.over
    assert table.table["tied"]
    assert table.table["phase"] == "council"
    assert table.asked == (0, "tie_vote")
    assert table.options == ["continue", "end"]
    assert sietches(3, 3, 2, alliances=[[1, 2]]).game.winners == (0,)


def test_the_vote_on_a_tie_begins_with_the_lead_player():
    """DOF 13.2.2, DOF 18.1.12"""
    table = sietches(3, 0, 4, lead=1)
    assert table.asked == (1, "tie_vote")
    table.do("continue")
    assert table.asked == (2, "tie_vote")
    table.do("continue")
    assert table.asked == (0, "tie_vote")


@pytest.mark.parametrize("votes", [["end"], ["continue", "end"], ["continue", "continue", "end"]])
def test_without_unanimity_the_tied_sides_share_the_win(votes):
    """DOF 13.2.2"""
    table = sietches(3, 1, 3).do(*votes)
    assert table.game.winners == (0, 2)
    assert table.table["ended"]["why"] == "tied"


def test_tied_alliances_share_the_win_with_all_their_members():
    """DOF 13.2.2, DOF 14.2.1"""
    table = sietches(2, 3, 2, 1, options={"alliances": True}).do("end")
    assert table.game.winners == (0, 1, 2, 3)


def test_if_all_vote_to_continue_play_goes_on_to_the_next_tie_vote():
    """DOF 13.2.2"""
    table = sietches(3, 3).do("continue", "continue")
    assert table.asked == (0, "council")
    assert table.table["tied"]
    again = sietches(3, 3, tied=True)
    assert again.asked == (0, "tie_vote")


@pytest.mark.parametrize(("counts", "won"), [((4, 3), (0,)), ((4, 4), ()), ((3, 2), (0,))])
def test_after_a_tie_the_greater_surplus_wins(counts, won):
    """DOF 13.2.2"""
    assert sietches(*counts, tied=True).game.winners == won


def test_a_tied_side_that_vanishes_in_the_vote_leaves_the_win_to_the_other():
    """DOF 18.1.20"""
    table = sietches(3, 3, 0).do("vanish", "confirm")
    assert table.game.winners == (1,)


def test_there_is_no_vote_in_the_last_cycle():
    """DOF 18.1.12, DOF 18.1.1"""
    table = sietches(3, 3, cycle=20)
    assert table.asked == (0, "council")


def test_a_position_in_the_council_begins_with_the_vote_unless_somebody_has_the_turn():
    """DOF 13.2.2"""
    land = {"tsimpo": "0 sietch", "windsack": "1 sietch"}
    tied = {"phase": "council", "tied": True, "single_wins": 1}
    assert Table(land, **tied).asked == (0, "tie_vote")
    assert Table(land, **tied, turn=1).asked == (1, "council")


# --- the other reading


def test_by_the_other_reading_play_goes_on_unasked():
    """DOF 13.2.3"""
    table = sietches(3, 4, options=PLAY_ON)
    assert table.table["tied"]
    assert table.asked == (0, "council")
    table.do("propose", "tie", "no")
    assert not table.game.over
    table.do("propose", "tie", "yes")
    assert table.game.winners == (0, 1)


def test_with_a_vote_there_is_no_proposal_of_a_tie():
    """DOF 13.2.3, DOF 18.1.17"""
    table = sietches(3, 4).do("continue", "continue", "propose")
    assert table.why("tie") == "DOF 18.1.17"


@pytest.mark.parametrize("wrong", ["never", True, 3, None])
def test_ties_are_voted_on_or_played_on(wrong):
    """DOF 13.2.3"""
    with pytest.raises(landsraad.InvalidSetup, match="ties is vote or play_on"):
        landsraad.new("dawn_of_the_fremen", seats=2, seed=1, ties=wrong)


def test_the_reading_is_shown():
    """DOF 13.2.3"""
    assert sietches(1, 1).table["ties"] == "vote"
    assert pass_actions(sietches(1, 1, options=PLAY_ON)).table["ties"] == "play_on"
