"""Recruits, the garrison and the conflict (IMP 3.5, IMP 4.5)."""

import pytest

from imperium.table import Table

ALONE = [{"revealed": True}, {"revealed": True}]


def alone(**me):
    return Table(others=ALONE, **me)


def deployable(table):
    """The greatest number that may be deployed now."""
    return max((int(option.split()[1]) for option in table.offered("deploy")), default=0)


# --- how many


@pytest.mark.parametrize("amount, garrison", [(1, 3), (3, 1), (4, 0)])
def test_some_or_all_recruits_and_two_garrison_troops_may_be_deployed(amount, garrison):
    """IMP 4.5.1, IMP 4.5.2"""
    table = alone(hand="diplomacy dagger", garrison=2).do("send diplomacy hardy_warriors")
    table.do(f"deploy {amount}")
    assert (table.conflict, table.garrison) == (amount, garrison)
    assert table.asked == (0, "turn")


def test_nobody_has_to_be_deployed():
    """IMP 4.5.1"""
    table = alone(hand="diplomacy dagger", garrison=2).do("send diplomacy hardy_warriors", "done")
    assert (table.conflict, table.garrison) == (0, 4)


def test_recruits_of_card_space_and_leader_count_together():
    """IMP 4.5.1"""
    me = {"hand": "signet_ring dagger", "leader": "glossu_the_beast_rabban", "garrison": 3}
    others = [{**ALONE[0], "leader": "paul_atreides"}, ALONE[1]]
    table = Table(**me, others=others).do("send signet_ring carthag")
    assert deployable(table) == 4


@pytest.mark.parametrize("early", [True, False])
def test_recruits_of_a_plot_card_count_before_and_after_the_agent_is_sent(early):
    """IMP 4.5.1"""
    me = {"hand": "diplomacy dagger", "intrigue": "reinforcements", "solari": 3, "garrison": 3}
    moves = ["send diplomacy stillsuits", "play reinforcements"]
    table = alone(**me).do(*(moves[::-1] if early else moves))
    assert (deployable(table), table.garrison) == (5, 6)


def test_recruits_of_a_track_bonus_count():
    """IMP 4.5.1, IMP 9.1.3"""
    me = {"hand": "diplomacy dagger", "intrigue": "favored_subject", "influence": {"emperor": 3}}
    table = alone(**me, garrison=2).do("send diplomacy stillsuits")
    assert deployable(table) == 2
    assert deployable(table.do("play favored_subject")) == 4


def test_without_recruits_two_garrison_troops_are_the_limit():
    """IMP 4.5.2"""
    table = alone(hand="diplomacy dagger", garrison=6).do("send diplomacy stillsuits")
    assert table.options == ["deploy 1", "deploy 2", "done"]
    assert table.why("deploy 3") == "IMP 4.5.2"


def test_garrison_troops_are_not_recruited_again_when_the_supply_is_empty():
    """IMP 4.5.2, IMP 3.5.1"""
    table = alone(hand="diplomacy dagger", garrison=12).do("send diplomacy hardy_warriors")
    assert (table.garrison, table.supply, deployable(table)) == (12, 0, 2)


def test_a_recruit_from_a_nearly_empty_supply_counts_alone():
    """IMP 4.5.2, IMP 3.5.1"""
    table = alone(hand="diplomacy dagger", garrison=11).do("send diplomacy hardy_warriors")
    assert (table.garrison, table.supply, deployable(table)) == (12, 0, 3)


def test_recruits_without_a_combat_space_are_garrison_troops_on_later_turns():
    """IMP 4.5.3"""
    me = {"hand": "dagger diplomacy dagger", "solari": 4, "garrison": 0}
    table = alone(**me).do("send dagger rally_troops")
    assert (table.asked, table.garrison) == ((0, "turn"), 4)
    assert deployable(table.do("send diplomacy stillsuits")) == 2


def test_recruits_held_back_are_garrison_troops_on_later_turns():
    """IMP 4.5.3"""
    table = alone(hand="dagger diplomacy seek_allies dagger", garrison=0, water=1)
    table.do("send diplomacy hardy_warriors", "done", "send seek_allies stillsuits")
    assert (table.garrison, deployable(table)) == (2, 2)
    table = alone(hand="dagger diplomacy seek_allies dagger", garrison=1, water=1)
    table.do("send diplomacy hardy_warriors", "done", "send seek_allies stillsuits")
    assert (table.garrison, deployable(table)) == (3, 2)


def test_a_space_without_a_fight_deploys_nothing():
    """IMP 4.5.3"""
    table = alone(hand="dagger diplomacy", garrison=5, intrigue="windfall")
    table.do("send dagger hall_of_oratory")
    assert (table.garrison, table.offered("deploy")) == (6, [])
    assert table.why("deploy 1") == "IMP 4.5.3"


# --- when


def test_troops_may_be_deployed_in_parts_between_other_effects():
    """IMP 19.1.7"""
    me = {"hand": "duncan_idaho dagger", "deck": "scout stilgar chani", "water": 1, "garrison": 3}
    table = alone(**me).do("send duncan_idaho arrakeen", "deploy 2")
    assert (table.conflict, deployable(table)) == (2, 1)
    table.do("resolve duncan_idaho pay_water_1")
    assert deployable(table) == 2
    table.do("deploy 2")
    assert (table.conflict, table.garrison, table.asked) == (4, 1, (0, "turn"))


def test_parts_together_stay_within_the_limit():
    """IMP 19.1.7, IMP 4.5.2"""
    me = {"hand": "diplomacy dagger", "garrison": 6, "intrigue": "windfall"}
    table = alone(**me).do("send diplomacy stillsuits", "deploy 1", "deploy 1")
    assert (table.conflict, table.garrison) == (2, 4)
    assert table.options == ["play windfall", "done"]


def test_troops_deployed_by_a_card_do_not_use_up_the_limit():
    """IMP 4.5.2"""
    me = {"hand": "diplomacy dagger", "garrison": 6, "intrigue": "rapid_mobilization"}
    table = alone(**me).do("send diplomacy stillsuits", "play rapid_mobilization", "deploy 3")
    assert (table.conflict, deployable(table)) == (3, 2)


def test_on_a_reveal_turn_nobody_is_deployed_by_right_of_an_earlier_space():
    """IMP 4.5.1"""
    me = {"hand": "diplomacy dagger convincing_argument", "garrison": 4}
    table = alone(**me).do("send diplomacy stillsuits", "done", "reveal")
    assert table.asked == (0, "reveal_turn")
    assert not table.offered("deploy")


# --- the supply


def test_recruits_stop_where_the_supply_ends():
    """IMP 3.5.1"""
    table = alone(hand="dagger diplomacy", solari=4, garrison=10).do("send dagger rally_troops")
    assert (table.garrison, table.supply) == (12, 0)


def test_resources_do_not_run_out_however_many_are_held():
    """IMP 3.5.1"""
    others = [{**player, "spice": 200} for player in ALONE]
    table = Table(hand="dune_the_desert_planet dagger", spice=200, others=others)
    assert table.do("send dune_the_desert_planet imperial_basin").spice == 201


def test_a_lost_troop_returns_to_the_supply_of_its_owner():
    """IMP 3.5.2"""
    table = alone(hand="gun_thopter dagger", garrison=1).do("send gun_thopter imperial_basin")
    victim = table.player(1)
    assert (victim["garrison"], victim["supply"], victim["conflict"]) == (2, 10, 0)
    assert (table.garrison, table.supply) == (1, 11)


def test_a_retreating_troop_returns_to_the_garrison():
    """IMP 3.5.2"""
    table = alone(hand="scout convincing_argument", conflict=3, garrison=1, deck="")
    table.do("reveal", "resolve scout retreat", "retreat 2")
    assert (table.conflict, table.garrison, table.supply) == (1, 3, 8)
