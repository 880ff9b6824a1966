"""Compulsory effects where an intrigue card may come first, and answers of opponents."""

import pytest

from imperium.table import Table

PLAYERS = [{"revealed": True}, {"revealed": True}]
TEST = "resolve test_of_humanity opponents_discard_or_troop"
FIGHTING = [{"revealed": True, "conflict": 1, "hand": "dagger"}, {"revealed": True}]


def alone(top, **me):
    """Seat 0 without an intrigue card, and one that is known on top of the intrigue deck."""
    table = {"intrigue_top": [top]}
    return Table(table=table, **{"others": PLAYERS, "garrison": 0, **me})


def test_an_intrigue_card_is_drawn_before_the_card_of_the_own_deck():
    """IMP 4.4.1, IMP 19.1.35: Poison Snooper may look at the card that Dr. Yueh would draw."""
    table = alone("poison_snooper", hand="dr_yueh dagger", deck="scout stilgar")
    table.do("send dr_yueh carthag")
    assert (table.intrigue, table.hand) == (["poison_snooper"], ["dagger"])
    table.do("play poison_snooper", "take trash")
    assert table.hand == ["dagger", "stilgar"]


@pytest.mark.parametrize("space", ["carthag", "secrets"])
def test_an_intrigue_card_is_drawn_before_the_opponents_answer(space):
    """IMP 4.4.1, IMP 13.2.15, IMP 19.1.35: Double Cross takes the troop before it is given up."""
    table = alone("double_cross", hand="test_of_humanity", solari=1, others=FIGHTING)
    table.do(f"send test_of_humanity {space}")
    assert table.asked == (0, "agent_turn")
    assert {"play double_cross", TEST} <= set(table.options)
    assert table.do("play double_cross").conflict == 1


def test_an_intrigue_card_is_drawn_before_the_last_troop_is_recruited():
    """IMP 4.4.1, IMP 14.1.5, IMP 19.1.35: Double Cross may take that troop from the supply."""
    table = alone("double_cross", hand="reconnaissance", solari=1, garrison=11, others=FIGHTING)
    table.do("send reconnaissance carthag")
    assert (table.supply, table.garrison) == (1, 11)
    table.do("play double_cross")
    assert (table.supply, table.garrison, table.conflict) == (0, 11, 1)


def test_without_a_draw_the_last_troop_is_recruited_without_asking():
    """IMP 19.1.5"""
    table = Table(hand="reconnaissance", garrison=11, deck="dagger", others=PLAYERS)
    assert table.do("send reconnaissance arrakeen").supply == 0
    assert (table.garrison, table.asked) == (12, (0, "deploy"))


def test_the_bonus_of_the_emperor_leaves_the_last_troops_to_a_card_just_drawn():
    """IMP 9.1.3, IMP 19.1.35: Conspire brings an intrigue card, and the fourth influence."""
    me = {"hand": "diplomacy", "spice": 4, "solari": 1, "influence": {"emperor": 3}}
    table = alone("double_cross", **me, garrison=9, others=FIGHTING)
    table.do("send diplomacy conspire")
    assert (table.supply, table.influence["emperor"]) == (1, 3)
    table.do("play double_cross")
    assert (table.supply, table.garrison, table.conflict) == (0, 11, 1)
    assert table.influence["emperor"] == 4


def test_units_may_be_deployed_before_the_opponents_answer():
    """IMP 19.1.7, IMP 19.1.36: how many troops stand against them may sway their answers."""
    table = Table(hand="test_of_humanity", garrison=2, deck="scout", others=FIGHTING)
    table.do("send test_of_humanity arrakeen")
    assert table.hand == ["scout"]
    assert table.options == [TEST, "deploy 1", "deploy 2", "deploy 3"]
    assert table.do("deploy 3").asked == (1, "one_of")
    assert table.do("take troop").asked == (0, "turn")


def test_units_may_be_deployed_after_the_opponents_have_answered():
    """IMP 19.1.7, IMP 19.1.36"""
    table = Table(hand="test_of_humanity", garrison=2, deck="scout", others=FIGHTING)
    table.do("send test_of_humanity arrakeen", TEST)
    assert table.asked == (1, "one_of")
    assert table.do("take discard").asked == (0, "deploy")


def test_nobody_is_asked_about_the_time_of_an_effect_that_opponents_do_not_answer():
    """IMP 19.1.36: Gun Thopter takes a troop from each garrison, whenever it does."""
    table = Table(hand="gun_thopter", garrison=2, deck="scout", others=PLAYERS)
    assert table.do("send gun_thopter arrakeen").asked == (0, "deploy")
    assert table.player(1)["garrison"] == 2


def test_the_time_of_test_of_humanity_does_not_matter_if_nobody_can_answer():
    """IMP 19.1.36"""
    empty = {"revealed": True, "hand": ""}
    table = Table(hand="test_of_humanity", garrison=2, deck="scout", others=[empty, empty])
    assert table.do("send test_of_humanity arrakeen").asked == (0, "deploy")


def test_what_an_arrow_gives_beside_an_intrigue_card_waits_for_that_card():
    """IMP 19.1.35, IMP 34.4.3: of Kota's two gains the intrigue card comes first."""
    me = {"leader": "kota_odax_of_ix", "hand": "signet_ring", "deck": "scout stilgar"}
    tile = {"tech": "glowglobes", "project": "windtraps"}
    table = alone("poison_snooper", **me, **tile, modules=("tech", "ix_tiles"))
    table.do("send signet_ring secure_contract")
    table.do(*table.offered("resolve kota"), "take tile")
    assert (table.intrigue, table.hand) == (["poison_snooper"], [])
    table.do("play poison_snooper", "take trash")
    assert table.hand == ["stilgar"]
