"""Intrigue cards of Rise of Ix for the combat phase and the endgame (IMP 26.2)."""

import pytest

from imperium.ix_turns import IDLE, combat, endgame
from imperium.table import Table

FLOW = "the_spice_must_flow"


# --- Blackmail


def test_blackmail_gives_influence_up_for_five_swords():
    """IMP 3.2.3, IMP 9.1.2: where there is some to lose, with the point it was worth."""
    table = combat(intrigue="blackmail", influence={"guild": 2, "fremen": 1}, vp=1)
    table.do("play blackmail")
    assert table.options == ["faction guild", "faction fremen"]
    table.do("faction guild")
    assert (table.influence["guild"], table.vp, table.strength) == (1, 0, 2 * 2 + 5)


def test_blackmail_needs_influence():
    """IMP 3.2.3"""
    assert combat(intrigue="blackmail").why("play blackmail") == "IMP 10.2.2"


# --- Cannon Turrets


def test_cannon_turrets_drive_off_one_dreadnought_of_each_opponent():
    """IMP 26.2.2, IMP 21.1.3: not of its player, and no troops."""
    others = [{"conflict": 1, "dreadnoughts": {"conflict": 2}}, {"conflict": 2}]
    table = combat(intrigue="cannon_turrets", dreadnoughts={"conflict": 1}, others=others)
    table.do("play cannon_turrets")
    assert table.strength == 2 * 2 + 3 + 2
    fleet = table.player(1)["dreadnoughts"]
    assert (fleet["conflict"], fleet["garrison"]) == (1, 1)
    assert [table.player(seat)["strength"] for seat in (1, 2)] == [2 + 3, 2 * 2]


def test_cannon_turrets_void_the_swords_of_a_lone_dreadnought():
    """IMP 5.4.2, IMP 21.3.2"""
    others = [{"dreadnoughts": {"conflict": 1}, "swords": 3}, {}]
    table = combat(intrigue="cannon_turrets", others=others)
    assert table.player(1)["strength"] == 6
    assert table.do("play cannon_turrets").player(1)["strength"] == 0


def test_cannon_turrets_give_swords_without_a_target():
    """IMP 26.2.2"""
    table = combat(intrigue="cannon_turrets", others=[{"conflict": 1}, {}])
    table.do("play cannon_turrets")
    assert (table.strength, table.player(1)["conflict"]) == (2 * 2 + 2, 1)


# --- Grand Conspiracy

LIST = {
    "dreadnoughts": {"garrison": 2},
    "discard": FLOW,
    "influence": {"guild": 4, "fremen": 4},
    "council": True,
}
SHORT = {
    "dreadnoughts": {"garrison": 1},
    "discard": "dagger",
    "influence": {"guild": 4, "fremen": 3},
    "council": False,
}


def scored(**me):
    table = endgame(intrigue="grand_conspiracy", **me)
    before = table.vp
    table.do("play grand_conspiracy")
    table.do(*table.offered("take four"))
    return table.vp - before


def test_grand_conspiracy_gives_two_points_for_all_four():
    """IMP 26.2.4"""
    assert scored(**LIST) == 2


def test_grand_conspiracy_counts_a_dreadnought_that_controls_a_space_and_a_copy_in_the_deck():
    """IMP 26.2.4: wherever they are."""
    table = {"flags": {"arrakeen": 0}}
    away = {"dreadnoughts": {"garrison": 1}, "deck": FLOW, "discard": "dagger"}
    assert scored(**{**LIST, **away}, table=table) == 2


@pytest.mark.parametrize("missing", LIST)
def test_grand_conspiracy_gives_one_point_for_any_three(missing):
    """IMP 26.2.4"""
    assert scored(**{**LIST, missing: SHORT[missing]}) == 1


@pytest.mark.parametrize("first, second", [("dreadnoughts", "council"), ("discard", "influence")])
def test_grand_conspiracy_gives_nothing_for_two(first, second):
    """IMP 26.2.4, IMP 10.2.2"""
    house = {**LIST, first: SHORT[first], second: SHORT[second]}
    table = endgame(intrigue="grand_conspiracy", **house)
    assert "play grand_conspiracy" not in table.options


# --- Second Wave


def test_second_wave_deploys_up_to_two_units():
    """IMP 26.2.6: or fewer."""
    wave = {"intrigue": "second_wave", "garrison": 3, "dreadnoughts": {"garrison": 2}}
    table = combat(**wave).do("play second_wave")
    assert table.options == ["deploy 1", "deploy 2", "deploy dreadnought", "done"]
    table.do("deploy dreadnought")
    assert table.options == ["deploy 1", "deploy dreadnought", "done"]
    table.do("deploy dreadnought")
    assert table.strength == 2 * 2 + 2 + 2 * 3
    assert (table.conflict, table.offered("deploy")) == (2, [])
    none = combat(**wave).do("play second_wave", "done")
    assert (none.strength, none.conflict) == (2 * 2 + 2, 2)


def test_second_wave_needs_a_unit_in_the_conflict():
    """IMP 26.2.6: those in the garrison do not admit to the fight."""
    table = combat(
        intrigue="second_wave", conflict=0, garrison=3, dreadnoughts={"garrison": 2},
        others=[{"conflict": 1, "intrigue": "ambush"}, {}],
    )  # fmt: skip
    assert table.asked == (1, "combat")
    table.do("pass")
    assert table.asked[1] != "combat", "seat 0 takes no part"


def test_second_wave_adds_nothing_to_the_troops_of_the_reveal_turn():
    """IMP 29.1.24: two troops of Treachery and two of Second Wave are no masterstroke."""
    table = Table(
        ix=True, leader="baron_vladimir_harkonnen", secret="guild fremen", hand="treachery",
        intrigue="second_wave windfall", garrison=3, others=[{**IDLE, "conflict": 1}, IDLE],
    )  # fmt: skip
    table.do("reveal", "done", "play second_wave", "deploy 2")
    assert (table.conflict, table.masterstroke) == (4, None)


# --- Strategic Push


@pytest.mark.parametrize("enemy, solari", [(2, 2), (3, 0), (4, 0)])
def test_strategic_push_pays_for_a_win_only(enemy, solari):
    """IMP 26.2.7, IMP 6.4.1: a shared first place is no win."""
    table = combat(intrigue="strategic_push", others=[{"conflict": enemy}, {}], solari=0)
    table.do("play strategic_push")
    assert (table.strength, table.solari) == (2 * 2 + 2, 0)
    table.do("done", "pass")
    assert table.solari == solari


# --- War Chest


def test_war_chest_buys_four_swords():
    """IMP 10.2.2"""
    assert combat(intrigue="war_chest", solari=1).why("play war_chest") == "IMP 10.2.2"
    table = combat(intrigue="war_chest", solari=2).do("play war_chest")
    assert (table.strength, table.solari) == (2 * 2 + 4, 0)


@pytest.mark.parametrize("solari", [10, 14])
def test_war_chest_counts_ten_solari_in_the_endgame(solari):
    """IMP 26.2.9: one point, however many there are, and nothing is paid."""
    assert "play war_chest" not in endgame(intrigue="war_chest", solari=9).options
    table = endgame(intrigue="war_chest", solari=solari).do("play war_chest")
    assert (table.vp, table.solari) == (6, solari)
