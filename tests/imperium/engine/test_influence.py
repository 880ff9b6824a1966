"""Influence tracks and alliances (IMP 9)."""

import pytest

from imperium.table import Table

TRADE = ("send shifting_allegiances secure_contract",
         "resolve shifting_allegiances pay_influence_1_and_spice_2")  # fmt: skip
"""One influence and 2 spice for two influence elsewhere or with the same faction."""


def trading(fremen, *others, **more):
    """Me at some height with the Fremen, the others too, about to trade influence."""
    players = [{"revealed": True, "influence": {"fremen": height}} for height in others]
    influence = {"fremen": fremen, "guild": 1}
    me = {"hand": "shifting_allegiances dagger dagger", "spice": 2, "influence": influence}
    return Table(seats=len(others) + 1, others=players, **me, **more).do(*TRADE)


def bribing(faction, height, *others, **more):
    """Me at some height with a faction, the others too, gaining one influence there."""
    players = [{"revealed": True, "influence": {faction: other}} for other in others or (0, 0)]
    me = {"hand": "dagger diplomacy", "intrigue": "bribery", "solari": 2}
    table = Table(influence={faction: height}, others=players, **me, **more)
    return table.do("play bribery", f"faction {faction}")


# --- the tracks


def test_influence_beyond_six_is_lost_but_the_faction_may_still_be_chosen():
    """IMP 9.1.1"""
    table = bribing("fremen", 6)
    assert (table.influence["fremen"], table.solari, table.vp) == (6, 0, 2)
    assert table.intrigue == []


def test_a_step_of_two_ends_at_six():
    """IMP 9.1.1"""
    table = trading(5, 0, 0).do("faction guild", "faction fremen")
    assert (table.influence["fremen"], table.influence["guild"]) == (6, 0)


def test_rising_to_two_is_worth_a_point_and_rising_further_is_not():
    """IMP 9.1.2"""
    assert [bribing("guild", height).vp for height in (0, 1, 2)] == [0, 1, 1]


def test_the_point_is_lost_below_two_and_can_be_won_again():
    """IMP 9.1.2"""
    table = trading(2, 0, 0)
    assert table.vp == 1
    assert table.do("faction fremen").vp == 0
    assert table.do("faction fremen").vp == 1
    assert table.influence["fremen"] == 3


@pytest.mark.parametrize("height, vp", [(3, 1), (1, 0)])
def test_a_fall_that_does_not_cross_two_loses_no_point(height, vp):
    """IMP 9.1.2"""
    table = trading(height, 0, 0, vp=vp + 3)
    table.do("faction fremen")
    assert (table.influence["fremen"], table.vp) == (height - 1, vp + 3)


@pytest.mark.parametrize(
    "faction, gains",
    [
        ("emperor", {"garrison": 5}),
        ("guild", {"solari": 3}),
        ("bene_gesserit", {"intrigue_size": 1}),
        ("fremen", {"water": 2}),
    ],
)
def test_rising_to_four_gives_the_bonus_of_the_track(faction, gains):
    """IMP 9.1.3"""
    start = {"garrison": 3, "solari": 0, "intrigue_size": 0, "water": 1}
    at_four, at_five = bribing(faction, 3), bribing(faction, 4)
    assert {name: at_four.player(0)[name] for name in start} == {**start, **gains}
    assert {name: at_five.player(0)[name] for name in start} == start


def test_the_bonus_of_a_track_is_for_everyone_who_gets_there():
    """IMP 9.1.3"""
    table = bribing("fremen", 3, 5, 0)
    assert (table.water, table.table["alliances"]["fremen"]) == (2, 1)


def test_the_bonus_is_kept_after_a_fall_and_earned_again_by_rising_anew():
    """IMP 9.1.3"""
    table = trading(4, 0, 0).do("faction fremen")
    assert (table.influence["fremen"], table.water) == (3, 1)
    assert table.do("faction fremen").water == 2


def test_two_influence_go_to_one_faction():
    """IMP 9.1.4"""
    table = trading(1, 0, 0).do("faction fremen")
    assert table.offered("faction") == [
        "faction emperor", "faction guild", "faction bene_gesserit", "faction fremen",
    ]  # fmt: skip
    table.do("faction guild")
    assert table.influence == {"emperor": 0, "guild": 3, "bene_gesserit": 0, "fremen": 0}
    assert table.asked == (0, "turn")


def test_power_play_moves_two_steps_with_the_faction_of_the_space():
    """IMP 9.1.4"""
    others = [{"revealed": True}, {"revealed": True}]
    table = Table(hand="power_play dagger", others=others).do("send power_play stillsuits", "done")
    assert table.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 2}


# --- alliances


def test_the_first_at_four_takes_the_alliance_and_its_point():
    """IMP 9.2.1"""
    table = bribing("fremen", 3)
    assert (table.table["alliances"]["fremen"], table.vp) == (0, 2)
    assert table.table["alliances"]["guild"] is None


def test_the_alliance_passes_to_whoever_rises_above_its_holder():
    """IMP 9.2.2"""
    table = bribing("fremen", 4, 4, 0, table={"alliances": {"fremen": 1}})
    assert (table.table["alliances"]["fremen"], table.vp, table.player(1)["vp"]) == (0, 2, 1)


@pytest.mark.parametrize("height", [4, 5])
def test_drawing_level_does_not_take_the_alliance(height):
    """IMP 9.2.2"""
    table = bribing("fremen", height - 1, height, 0)
    assert table.influence["fremen"] == height
    assert (table.table["alliances"]["fremen"], table.vp, table.player(1)["vp"]) == (1, 1, 2)


def test_nobody_takes_the_alliance_at_the_end_of_the_track():
    """IMP 9.2.2, IMP 9.1.1: at six nobody can be overtaken."""
    table = bribing("fremen", 6, 6, 0, table={"alliances": {"fremen": 1}})
    assert (table.table["alliances"]["fremen"], table.vp) == (1, 1)


def test_a_holder_level_with_one_other_who_falls_hands_the_token_over():
    """IMP 9.2.3"""
    table = trading(5, 5, 4, table={"alliances": {"fremen": 0}}).do("faction fremen")
    assert table.asked == (0, "faction_up")
    assert table.table["alliances"]["fremen"] == 1
    assert (table.vp, table.player(1)["vp"], table.player(2)["vp"]) == (1, 2, 1)


def test_a_holder_level_with_several_chooses_who_takes_the_token():
    """IMP 9.2.3"""
    tied = {"alliances": {"fremen": 0}}
    table = trading(5, 5, 4, 5, table=tied, vp=2).do("faction fremen")
    assert table.asked == (0, "heir")
    assert table.options == ["give glossu_the_beast_rabban", "give duke_leto_atreides"]
    table.do("give duke_leto_atreides")
    assert (table.table["alliances"]["fremen"], table.vp) == (3, 1)


def test_a_token_that_waits_for_its_heir_is_in_its_place():
    """IMP 9.2.3: the audit knows that the holder has fallen behind and decides."""
    table = trading(4, 4, 4, table={"alliances": {"fremen": 0}}).do("faction fremen")
    assert table.asked == (0, "heir")
    table.game.info.rules.audit(table.game.state)
    table.do("give count_ilban_richese")
    table.game.info.rules.audit(table.game.state)
    table.game.state.alliances[3] = 0
    with pytest.raises(AssertionError, match="alliance"):
        table.game.info.rules.audit(table.game.state)


def test_the_heirs_of_a_holder_falling_to_three_are_those_at_four():
    """IMP 9.2.3, IMP 9.2.5"""
    table = trading(4, 4, 4, table={"alliances": {"fremen": 0}}).do("faction fremen")
    table.do("give count_ilban_richese")
    assert (table.table["alliances"]["fremen"], table.influence["fremen"]) == (2, 3)


def test_a_token_given_away_comes_back_by_rising_above_the_heir():
    """IMP 9.2.2, IMP 9.2.3"""
    table = trading(5, 5, 0, table={"alliances": {"fremen": 0}})
    table.do("faction fremen", "faction fremen")
    assert table.influence["fremen"] == 6
    assert (table.table["alliances"]["fremen"], table.vp, table.player(1)["vp"]) == (0, 2, 1)


def test_a_token_given_away_stays_where_it_is_if_the_gain_goes_elsewhere():
    """IMP 9.2.3"""
    table = trading(4, 4, 0, table={"alliances": {"fremen": 0}})
    table.do("faction fremen", "faction guild")
    assert (table.table["alliances"]["fremen"], table.table["alliances"]["guild"]) == (1, None)


def test_a_fall_to_the_height_of_an_opponent_keeps_the_token():
    """IMP 9.2.4"""
    table = trading(5, 4, 4).do("faction fremen")
    assert table.asked == (0, "faction_up")
    assert (table.table["alliances"]["fremen"], table.vp, table.player(1)["vp"]) == (0, 2, 1)


def test_a_fall_of_one_who_does_not_hold_the_token_moves_nothing():
    """IMP 9.2.3"""
    table = trading(4, 4, 0, table={"alliances": {"fremen": 1}}).do("faction fremen")
    assert (table.table["alliances"]["fremen"], table.vp) == (1, 1)


def test_a_holder_falling_to_three_puts_the_token_back_on_the_board():
    """IMP 9.2.5"""
    table = trading(4, 3, 3).do("faction fremen")
    assert (table.table["alliances"]["fremen"], table.vp) == (None, 1)


def test_a_token_on_the_board_again_goes_to_the_next_at_four():
    """IMP 9.2.5"""
    table = trading(4, 3, 3).do("faction fremen", "faction fremen")
    assert (table.table["alliances"]["fremen"], table.vp) == (0, 2)
