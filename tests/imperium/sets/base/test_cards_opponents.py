"""Imperium cards that trouble the opponents (IMP 13.2)."""

import pytest

from imperium.table import Table

# --- Reverend Mother Mohiam


def test_reverend_mother_mohiam_makes_opponents_discard_two_cards_each():
    """IMP 13.2.12, IMP 3.4.3: own choice, clockwise, and no intrigue cards."""
    others = [
        {"hand": "dagger diplomacy seek_allies", "intrigue": "windfall"},
        {"hand": "signet_ring"},
    ]
    table = Table(hand="reverend_mother_mohiam dagger", play="the_voice", others=others)
    table.do("send reverend_mother_mohiam wealth")
    assert table.asked == (1, "discard")
    assert table.options == ["discard dagger", "discard diplomacy", "discard seek_allies"]
    table.do("discard seek_allies", "discard dagger")
    assert (table.player(1)["hand"], table.player(1)["intrigue"]) == (["diplomacy"], ["windfall"])
    assert table.player(1)["discard"] == ["seek_allies", "dagger"]
    assert (table.player(2)["hand"], table.player(2)["discard"]) == ([], ["signet_ring"])
    assert table.hand == ["dagger"]


def test_reverend_mother_mohiam_asks_clockwise_from_the_left():
    """IMP 13.2.12"""
    others = [{"hand": "dagger diplomacy"}, {"hand": "dagger diplomacy seek_allies"}]
    table = Table(hand="reverend_mother_mohiam dagger", play="the_voice", others=others)
    table.do("send reverend_mother_mohiam wealth", "discard dagger")
    assert (table.player(1)["hand"], table.asked) == ([], (2, "discard"))
    table.do("discard dagger", "discard diplomacy")
    assert table.player(2)["hand"] == ["seek_allies"]


@pytest.mark.parametrize("earlier", ["", "stilgar imperial_spy"])
def test_reverend_mother_mohiam_needs_another_bene_gesserit_card(earlier):
    """IMP 13.2.12"""
    table = Table(hand="reverend_mother_mohiam dagger", play=earlier)
    table.do("send reverend_mother_mohiam wealth")
    assert [table.player(seat)["hand_size"] for seat in (1, 2)] == [5, 5]
    assert table.asked == (1, "turn")


# --- Test of Humanity


def test_test_of_humanity_lets_opponents_choose_what_they_lose():
    """IMP 13.2.15, IMP 3.4.3"""
    others = [{"hand": "diplomacy dagger", "conflict": 2}, {"hand": "diplomacy", "conflict": 3}]
    table = Table(hand="test_of_humanity dagger", others=others)
    table.do("send test_of_humanity hall_of_oratory")
    assert (table.asked, table.options) == ((1, "one_of"), ["take discard", "take troop"])
    table.do("take discard")
    assert table.options == ["discard dagger", "discard diplomacy"]
    table.do("discard dagger")
    assert (table.player(1)["hand"], table.player(1)["conflict"]) == (["diplomacy"], 2)
    assert table.asked == (2, "one_of")
    table.do("take troop")
    assert (table.player(2)["hand"], table.player(2)["conflict"]) == (["diplomacy"], 2)
    assert table.player(2)["garrison"] == 3
    assert table.asked == (1, "turn")


def test_test_of_humanity_takes_what_is_there():
    """IMP 13.2.15: a choice that cannot be done is none, and with neither nothing happens."""
    others = [{"hand": "dagger"}, {"hand": [], "conflict": 1}, {"hand": []}]
    table = Table(seats=4, hand="test_of_humanity diplomacy", others=others)
    table.do("send test_of_humanity hall_of_oratory")
    assert table.asked == (0, "turn")
    assert [table.player(seat)["discard"] for seat in (1, 2, 3)] == [["dagger"], [], []]
    assert [table.player(seat)["conflict"] for seat in (1, 2, 3)] == [0, 0, 0]
    assert [table.player(seat)["garrison"] for seat in range(4)] == [4, 3, 3, 3]


# --- The Voice


def test_the_voice_closes_a_space_to_the_opponents():
    """IMP 13.2.16"""
    others = [{"hand": "dagger diplomacy"}, {"hand": "diplomacy dagger"}]
    table = Table(hand="the_voice diplomacy dagger", others=others)
    table.do("send the_voice secure_contract")
    assert len(table.options) == 22
    table.do("name wealth")
    assert table.why("send diplomacy wealth") == "IMP 13.2.16"
    assert table.why("send diplomacy stillsuits") == ""
    table.do("send dagger hall_of_oratory")
    assert (table.asked, table.why("send diplomacy wealth")) == ((2, "turn"), "IMP 13.2.16")


def test_the_voice_ends_with_the_players_next_turn():
    """IMP 13.2.16"""
    others = [{"hand": "dagger diplomacy seek_allies"}, {"hand": [], "revealed": True}]
    table = Table(hand="the_voice diplomacy dagger", others=others)
    table.do("send the_voice secure_contract", "name wealth", "send dagger hall_of_oratory")
    assert table.asked == (0, "turn")
    assert table.why("send diplomacy wealth") == ""
    table.do("send diplomacy stillsuits", "done")
    assert (table.asked, table.why("send diplomacy wealth")) == ((1, "turn"), "")
