"""The 22 board spaces (IMP 11)."""

import pytest

from imperium.table import Table

ALONE = [{"revealed": True}, {"revealed": True}]
"""The others have had their reveal turns, so that the next turn is mine again."""


def alone(**me):
    return Table(others=ALONE, **me)


# --- faction spaces


def test_conspire_costs_four_spice_and_gives_money_troops_and_an_intrigue_card():
    """IMP 11.1.1"""
    table = alone(hand="diplomacy dagger", spice=5, garrison=3).do("send diplomacy conspire")
    assert (table.spice, table.solari, table.garrison, table.intrigue_size) == (1, 5, 5, 1)
    assert table.influence == {"emperor": 1, "guild": 0, "bene_gesserit": 0, "fremen": 0}
    assert not table.offered("deploy")


def test_wealth_gives_two_solari_and_emperor_influence():
    """IMP 11.1.2"""
    table = alone(hand="diplomacy dagger").do("send diplomacy wealth")
    assert (table.solari, table.influence["emperor"], table.garrison) == (2, 1, 3)
    assert table.asked == (0, "turn")


def test_heighliner_costs_six_spice_and_its_five_recruits_may_fight():
    """IMP 11.2.1"""
    table = alone(hand="diplomacy dagger", spice=6, garrison=3).do("send diplomacy heighliner")
    assert (table.spice, table.water, table.garrison) == (0, 3, 8)
    assert table.influence["guild"] == 1
    assert table.offered("deploy")[-1] == "deploy 7"


def test_foldspace_puts_a_card_of_the_reserve_into_the_discard_pile():
    """IMP 11.2.2"""
    table = alone(hand="diplomacy dagger").do("send diplomacy foldspace")
    assert (table.discard, table.influence["guild"]) == (["foldspace"], 1)
    assert table.table["reserve"]["foldspace"] == 5
    assert table.hand == ["dagger"]
    assert table.asked == (0, "turn")


def test_foldspace_without_a_card_in_its_stack_still_gives_influence():
    """IMP 11.2.2"""
    others = [{**ALONE[0], "discard": ["foldspace"] * 6}, ALONE[1]]
    table = Table(hand="diplomacy dagger", others=others).do("send diplomacy foldspace")
    assert (table.discard, table.influence["guild"]) == ([], 1)


def test_selective_breeding_trashes_a_card_for_two():
    """IMP 11.3.1"""
    me = {"hand": "diplomacy dagger", "deck": "stilgar scout chani", "spice": 2}
    table = alone(**me).do("send diplomacy selective_breeding")
    assert (table.spice, table.hand) == (0, ["dagger"])
    table.do("resolve selective_breeding pay_trash")
    assert table.options == ["trash dagger hand", "trash diplomacy play"]
    table.do("trash dagger hand", *table.offered("resolve selective_breeding influence"))
    assert sorted(table.hand) == ["scout", "stilgar"]
    assert table.influence["bene_gesserit"] == 1
    assert table.table["trashed"].count("dagger") == 2


def test_selective_breeding_may_be_left_at_its_influence():
    """IMP 11.3.1"""
    table = alone(hand="diplomacy dagger", spice=3).do("send diplomacy selective_breeding")
    table.do("done")
    assert (table.spice, table.hand, table.play) == (1, ["dagger"], ["diplomacy"])
    assert table.influence["bene_gesserit"] == 1


def test_secrets_steals_from_everyone_with_four_intrigue_cards_only():
    """IMP 11.3.2"""
    many, few = "windfall bribery refocus infiltrate", "ambush tiebreaker charisma"
    others = [{**ALONE[0], "intrigue": many}, {**ALONE[1], "intrigue": few}]
    top = {"intrigue_top": ["private_army"]}
    table = Table(hand="diplomacy dagger", others=others, table=top).do("send diplomacy secrets")
    table.do("resolve secrets steal_intrigue")
    assert (table.intrigue_size, table.influence["bene_gesserit"]) == (2, 1)
    assert "private_army" in table.intrigue
    assert set(table.intrigue) - {"private_army"} < set(many.split())
    assert (table.player(1)["intrigue_size"], table.player(2)["intrigue_size"]) == (3, 3)


def test_hardy_warriors_costs_water_and_brings_two_recruits_to_the_fight():
    """IMP 11.4.1"""
    table = alone(hand="diplomacy dagger", water=2, garrison=0).do("send diplomacy hardy_warriors")
    assert (table.water, table.garrison, table.influence["fremen"]) == (1, 2, 1)
    assert table.offered("deploy") == ["deploy 1", "deploy 2"]


def test_stillsuits_gives_water_at_a_combat_space():
    """IMP 11.4.2"""
    table = alone(hand="diplomacy dagger", water=0, garrison=1).do("send diplomacy stillsuits")
    assert (table.water, table.garrison, table.influence["fremen"]) == (1, 1, 1)
    assert table.offered("deploy") == ["deploy 1"]


# --- Landsraad


def test_high_council_seat_gives_two_persuasion_on_this_rounds_reveal_turn():
    """IMP 11.5.1"""
    table = alone(hand="dagger dagger convincing_argument", solari=6, leader="paul_atreides")
    table.do("send dagger high_council")
    assert (table.solari, table.council) == (1, True)
    assert table.do("reveal").persuasion == 4


def test_without_a_council_seat_there_is_no_extra_persuasion():
    """IMP 11.5.1"""
    assert alone(hand="dagger convincing_argument").do("reveal").persuasion == 2


def test_mentat_space_draws_a_card_and_lends_the_mentat_for_this_round():
    """IMP 11.5.2"""
    me = {"hand": "dagger dagger", "deck": "stilgar scout"}
    table = alone(**me, solari=2).do("send dagger mentat")
    assert (table.solari, table.agents, table.table["mentat"]) == (0, 2, 0)
    assert sorted(table.hand) == ["dagger", "stilgar"]


def test_mentat_space_draws_a_card_even_if_the_mentat_is_gone():
    """IMP 11.5.2: it is never taken from another player."""
    table = Table(hand="dagger dagger", solari=2, others=ALONE, table={"mentat": 1})
    table.do("send dagger mentat")
    assert (table.agents, table.hand_size, table.table["mentat"]) == (1, 2, 1)
    assert table.player(1)["agents"] == 3


def test_rally_troops_recruits_four_for_four_solari_without_a_fight():
    """IMP 11.5.3"""
    table = alone(hand="dagger dagger", solari=5, garrison=1).do("send dagger rally_troops")
    assert (table.solari, table.garrison) == (1, 5)
    assert not table.offered("deploy")


def test_hall_of_oratory_recruits_and_pays_persuasion_on_the_reveal_turn():
    """IMP 11.5.4"""
    table = alone(hand="dagger signet_ring", garrison=0).do("send dagger hall_of_oratory")
    assert (table.garrison, table.persuasion) == (1, 0)
    assert not table.offered("deploy")
    assert table.do("reveal").persuasion == 2


def test_hall_of_oratory_pays_nothing_when_the_agent_has_been_recalled():
    """IMP 11.5.4"""
    table = alone(hand="dagger dagger convincing_argument", intrigue="urgent_mission")
    table.do("send dagger hall_of_oratory", "play urgent_mission")
    assert table.table["agents"] == {}
    assert table.do("reveal").persuasion == 2


def test_an_enemy_agent_in_the_hall_of_oratory_gives_me_nothing():
    """IMP 11.5.4"""
    there = {"agents": {"hall_of_oratory": [1]}}
    table = Table(hand="diplomacy signet_ring", others=ALONE, table=there)
    assert table.do("reveal").persuasion == 2


def test_swordmaster_is_an_agent_for_this_very_round():
    """IMP 11.5.5"""
    me = {"hand": "dagger dagger signet_ring", "solari": 8}
    table = Table(**me, others=ALONE, table={"agents": {"arrakeen": [0]}})
    assert table.do("send dagger swordmaster").solari == 0
    assert (table.swordmaster, table.agents) == (True, 1)
    assert table.do("send dagger hall_of_oratory").agents == 0


# --- CHOAM


def test_secure_contract_gives_three_solari():
    """IMP 11.6.1"""
    table = alone(hand="dune_the_desert_planet dagger").do(
        "send dune_the_desert_planet secure_contract"
    )
    assert (table.solari, table.spice) == (3, 0)
    assert table.asked == (0, "turn")


@pytest.mark.parametrize("sold, solari", [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_sell_melange_has_one_exchange_a_visit(sold, solari):
    """IMP 11.6.2"""
    table = alone(hand="dune_the_desert_planet dagger", spice=9)
    table.do("send dune_the_desert_planet sell_melange")
    assert table.options == ["sell 2", "sell 3", "sell 4", "sell 5"]
    table.do(f"sell {sold}")
    assert (table.spice, table.solari) == (9 - sold, solari)
    assert table.asked == (0, "turn")


def test_sell_melange_sells_the_only_amount_there_is_without_asking():
    """IMP 11.6.2"""
    table = alone(hand="dune_the_desert_planet dagger", spice=2)
    table.do("send dune_the_desert_planet sell_melange")
    assert (table.spice, table.solari) == (0, 6)


def test_spice_of_the_card_cannot_be_sold_at_sell_melange():
    """IMP 4.3.1, IMP 11.6.2: the cost is paid before the card gives anything."""
    table = alone(hand="worm_riders dagger", spice=3).do("send worm_riders sell_melange")
    assert table.options == ["sell 2", "sell 3"]
    assert table.do("sell 3").spice == 2


def test_sell_melange_is_closed_with_one_spice_even_to_a_card_that_brings_two():
    """IMP 4.3.1, IMP 11.6.2"""
    table = alone(hand="worm_riders dagger", spice=1)
    assert "send worm_riders sell_melange" not in table.options
    assert table.why("send worm_riders sell_melange") == "IMP 4.3.1"


# --- Arrakis


def test_arrakeen_gives_a_recruit_and_a_card():
    """IMP 11.7.1"""
    me = {"hand": "reconnaissance dagger", "deck": "stilgar scout", "garrison": 0}
    table = alone(**me).do("send reconnaissance arrakeen")
    assert (table.garrison, sorted(table.hand)) == (1, ["dagger", "stilgar"])
    assert table.options == ["deploy 1", "done"]
    assert table.solari == 0


def test_carthag_gives_a_recruit_and_an_intrigue_card():
    """IMP 11.7.2"""
    me = {"hand": "reconnaissance dagger", "deck": "stilgar", "garrison": 0}
    table = Table(**me, others=ALONE, table={"intrigue_top": ["windfall"]})
    table.do("send reconnaissance carthag")
    assert (table.garrison, table.intrigue, table.hand) == (1, ["windfall"], ["dagger"])
    assert table.offered("deploy") == ["deploy 1"]


def test_research_station_costs_two_water_and_draws_three():
    """IMP 11.7.3"""
    me = {"hand": "reconnaissance dagger", "deck": "stilgar scout chani dr_yueh"}
    table = alone(**me, water=2, garrison=1).do("send reconnaissance research_station")
    assert (table.water, table.garrison) == (0, 1)
    assert sorted(table.hand) == ["chani", "dagger", "scout", "stilgar"]
    assert table.offered("deploy") == ["deploy 1"]


def test_sietch_tabr_gives_a_recruit_and_water_but_no_influence():
    """IMP 11.7.4"""
    me = {"hand": "reconnaissance dagger", "influence": {"fremen": 2}, "garrison": 0}
    table = alone(**me).do("send reconnaissance sietch_tabr")
    assert (table.garrison, table.water, table.influence["fremen"]) == (1, 2, 2)
    assert table.offered("deploy") == ["deploy 1"]


@pytest.mark.parametrize(
    "space, cost, base", [("imperial_basin", 0, 1), ("hagga_basin", 1, 2), ("the_great_flat", 2, 3)]
)
def test_maker_spaces_give_base_and_bonus_spice_and_allow_a_fight(space, cost, base):
    """IMP 11.7.5, IMP 11.7.6, IMP 11.7.7, IMP 4.6.1"""
    me = {"hand": "dune_the_desert_planet dagger", "water": 2, "garrison": 1}
    bonus = {"imperial_basin": 2, "hagga_basin": 2, "the_great_flat": 2}
    table = Table(**me, others=ALONE, table={"bonus_spice": bonus})
    table.do(f"send dune_the_desert_planet {space}")
    assert (table.spice, table.water) == (base + 2, 2 - cost)
    assert table.table["bonus_spice"] == {**bonus, space: 0}
    assert table.offered("deploy") == ["deploy 1"]
