"""The leaders of Bloodlines (IMP 32)."""

import pytest

import landsraad
from imperium.table import Table

IDLE = {"revealed": True, "hand": []}
DUNE = "dune_the_desert_planet"
CHANI, DUNCAN = "leader_chani", "leader_duncan_idaho"
ESMAR, PITER = "leader_esmar_tuek", "leader_piter_de_vries"
STEERSMAN = "steersman_yrkoon"


def led(leader, **me):
    """My turn with a leader; nobody else takes turns."""
    start = {"leader": leader, "hand": "signet_ring dagger", "others": [IDLE, IDLE]}
    return Table(bloodlines=True, **{**start, **me})


# --- Chani


def test_chani_advances_for_each_troop_that_retreats():
    """IMP 32.1.1, IMP 32.1.2: from space 3 the third step gives spice."""
    table = led(CHANI, conflict=4, spice=0).do("send signet_ring carthag")
    assert table.tactics == 3
    table.do("resolve leader_chani retreat_or_cards", "retreat 3")
    assert (table.tactics, table.spice) == (6, 1)


def test_chani_starts_again_at_the_end_and_loses_further_steps():
    """IMP 32.1.1"""
    table = led(CHANI, conflict=6, water=0, tactics=9).do("send signet_ring carthag")
    table.do("resolve leader_chani retreat_or_cards", "retreat 5")
    assert (table.tactics, table.water) == (3, 1)


def test_chani_pays_water_for_cards_with_the_fremen():
    """IMP 32.1.2"""
    table = led(CHANI, conflict=1, water=1, influence={"fremen": 2})
    table.do("send signet_ring carthag", "resolve leader_chani retreat_or_cards", "take cards")
    assert (table.hand_size, table.water) == (3, 0)
    table = led(CHANI, conflict=1, water=1, influence={"fremen": 1})
    table.do("send signet_ring carthag", "resolve leader_chani retreat_or_cards")
    assert table.options == ["retreat 0", "retreat 1"]


def test_troops_that_combat_uses_up_are_lost_for_chani():
    """IMP 36.1.2"""
    place = {"phase": "combat", "conflict": "skirmish_b"}
    table = Table(bloodlines=True, leader=CHANI, conflict=2, commanders={"conflict": 1}, spice=0,
                  others=[{"conflict": 9}, {}], intrigue="windfall", table=place)  # fmt: skip
    table.do("pass")
    assert table.tactics == 6


# --- Duncan Idaho


@pytest.mark.parametrize("leader, solari", [(DUNCAN, 6), ("duke_leto_atreides", 7)])
def test_the_swordmaster_is_cheaper_for_duncan(leader, solari):
    """IMP 32.1.3"""
    assert led(leader, solari=solari).offered("send dagger swordmaster")
    assert not led(leader, solari=solari - 1).offered("send dagger swordmaster")
    assert led(leader, solari=solari).do("send dagger swordmaster").solari == 0


@pytest.mark.parametrize("swordmaster, strength", [(False, 2), (True, 3)])
def test_duncans_agent_fights_as_a_unit(swordmaster, strength):
    """IMP 32.1.3: its space is free again."""
    table = led(DUNCAN, swordmaster=swordmaster, garrison=0).do("send signet_ring hall_of_oratory")
    table.do("resolve leader_duncan_idaho into_the_fray")
    assert (table.strength, table.agents_fighting) == (strength, 1)
    assert table.table["agents"] == {}


def test_duncans_agent_may_stay():
    """IMP 32.1.3"""
    table = led(DUNCAN).do("send signet_ring hall_of_oratory", "done")
    assert (table.agents_fighting, table.table["agents"]) == (0, {"hall_of_oratory": [0]})


def test_duncans_agent_cannot_retreat_and_comes_back_for_the_next_round():
    """IMP 36.1.8"""
    place = {"phase": "combat", "conflict": "skirmish_b"}
    table = Table(bloodlines=True, leader=DUNCAN, agents_fighting=1,
                  intrigue="withdrawal_agreement", others=[{"conflict": 1}, {}],
                  table=place)  # fmt: skip
    assert table.options == ["pass"]
    table.do("pass")
    assert table.asked[1] == "turn"
    assert (table.agents_fighting, table.agents) == (0, 2)


# --- Esmar Tuek


def test_tueks_sietch_is_a_maker_space_with_a_choice():
    """IMP 32.1.4, IMP 32.1.5: the host gains 1 solari for his own agent."""
    bonus = {"bonus_spice": {"tueks_sietch": 2}}
    table = led(ESMAR, hand=f"{DUNE} dagger", spice=0, solari=0, table=bonus)
    table.do(f"send {DUNE} tueks_sietch")
    assert table.solari == 1
    table.do("resolve tueks_sietch spice_or_card", "take spice")
    assert table.spice == 3
    assert table.offered("deploy")


def test_tueks_sietch_gives_a_card_and_the_bonus():
    """IMP 32.1.4"""
    bonus = {"bonus_spice": {"tueks_sietch": 2}}
    table = led(ESMAR, hand=f"{DUNE} dagger", spice=0, table=bonus)
    table.do(f"send {DUNE} tueks_sietch", "resolve tueks_sietch spice_or_card", "take card")
    assert (table.spice, table.hand_size) == (2, 2)


def test_an_opponent_at_the_sietch_brings_the_host_an_intrigue_card():
    """IMP 32.1.5"""
    table = Table(bloodlines=True, hand=f"{DUNE} dagger", others=[{"leader": ESMAR}, {}])
    table.do(f"send {DUNE} tueks_sietch")
    assert table.player(1)["intrigue_size"] == 1


def test_without_esmar_there_is_no_sietch():
    """IMP 32.1.4"""
    table = Table(bloodlines=True, hand=DUNE)
    assert "tueks_sietch" not in table.table["spaces"]
    assert table.offered(f"send {DUNE} tueks_sietch") == []


def test_spice_smuggled_in_is_harvested_on_the_same_turn():
    """IMP 32.1.6"""
    table = led(ESMAR, spice=0).do("send signet_ring tueks_sietch")
    table.do("resolve leader_esmar_tuek place_or_take")
    table.do("resolve tueks_sietch spice_or_card", "take spice")
    assert table.spice == 2


def test_spice_smuggled_out_of_a_maker_space():
    """IMP 32.1.6"""
    bonus = {"bonus_spice": {"hagga_basin": 1, "imperial_basin": 2}}
    table = led(ESMAR, spice=0, table=bonus).do("send signet_ring carthag")
    table.do("resolve leader_esmar_tuek place_or_take", "take take")
    assert table.options == ["smuggle imperial_basin", "smuggle hagga_basin"]
    table.do("smuggle imperial_basin")
    assert (table.spice, table.table["bonus_spice"]["imperial_basin"]) == (1, 1)


def test_the_sietch_gathers_spice():
    """IMP 32.1.4"""
    table = Table(bloodlines=True, leader=ESMAR, table={"phase": "makers", "round": 2})
    assert table.table["bonus_spice"]["tueks_sietch"] == 1


@pytest.mark.parametrize("leader, spice, cards", [("countess_ariana_thorvald", 2, 2), ("", 3, 1)])
def test_what_is_chosen_at_the_sietch_is_base_spice(leader, spice, cards):
    """IMP 36.1.6: Ariana draws for one of three."""
    me = {"leader": leader} if leader else {}
    bonus = {"bonus_spice": {"tueks_sietch": 2}}
    table = Table(bloodlines=True, hand=f"{DUNE} dagger", spice=0, others=[{"leader": ESMAR}, {}],
                  table=bonus, **me)  # fmt: skip
    table.do(f"send {DUNE} tueks_sietch", "resolve tueks_sietch spice_or_card", "take spice")
    while table.offered("resolve"):
        table.do(table.offered("resolve")[0])
    assert (table.spice, table.hand_size) == (spice, cards)


def test_carryall_doubles_the_spice_of_the_sietch():
    """IMP 36.1.6"""
    table = led(ESMAR, hand="carryall dagger", spice=0).do("send carryall tueks_sietch")
    table.do("resolve tueks_sietch spice_or_card", "take spice")
    assert table.spice == 2


# --- Piter De Vries


def test_piter_draws_a_twisted_card_each_round():
    """IMP 32.1.7"""
    top = {"phase": "round_start", "twisted_top": ["shrewd"]}
    table = Table(bloodlines=True, leader=PITER, table=top)
    assert table.intrigue == ["shrewd"]
    assert (table.twisted_size, table.table["twisted_deck"]) == (1, 11)


def test_a_played_twisted_card_does_not_come_back():
    """IMP 32.1.8"""
    table = led(PITER, intrigue="calculating", conflict=1, solari=0).do("play calculating")
    assert table.solari == 1
    assert table.table["twisted_discard"] == ["calculating"]
    assert table.table["intrigue_discard"] == []


def test_piters_recruit_stays_at_home():
    """IMP 32.1.9, IMP 36.1.9: Carthag recruits another, and one waits in the garrison."""
    table = led(PITER, garrison=0).do("send signet_ring carthag")
    assert table.garrison == 2
    assert table.offered("deploy") == ["deploy 1"]
    table.do("deploy 1")
    assert table.offered("deploy") == []


def test_a_twisted_card_can_be_stolen():
    """IMP 32.1.7"""
    table = Table(
        bloodlines=True,
        hand="diplomacy",
        intrigue="",
        others=[{"leader": PITER, "intrigue": "shrewd sinister sadistic unnatural"}, {}],
    )
    table.do("send diplomacy secrets", "resolve secrets steal_intrigue")
    assert (table.intrigue_size, table.twisted_size) == (2, 1)


# --- Steersman Y'rkoon


def game(*choices):
    table = landsraad.new("imperium", 3, 5, expansions=["bloodlines"], leaders=[STEERSMAN])
    for choice in choices:
        table.apply(choice)
    return table


def test_the_steersman_lays_his_course_in_setup():
    """IMP 32.2.1, IMP 32.2.2"""
    new = game()
    hand = new.view(0)["players"][0]["navigation_hand"]
    assert len(hand) == 5
    assert [str(option) for option in new.decision.options] == [f"course {key}" for key in hand]
    new = game(*(f"course {key}" for key in hand[3::-1]))
    own, open_to_all = new.view(0)["players"][0], new.view(1)["players"][0]
    assert own["course"] == hand[3::-1]
    assert "course" not in open_to_all
    assert open_to_all["course_left"] == 4
    assert own["water"] == 0
    cards = own["hand"] + own["deck_cards"]
    assert (len(cards), "signet_ring" in cards) == (9, False)


def test_three_spice_on_a_turn_draw_a_card():
    """IMP 32.2.1, IMP 36.1.11"""
    bonus = {"bonus_spice": {"imperial_basin": 3}}
    table = led(STEERSMAN, hand=f"{DUNE} dagger", table=bonus).do(f"send {DUNE} imperial_basin")
    assert table.hand_size == 2
    bonus = {"bonus_spice": {"imperial_basin": 1}}
    table = led(STEERSMAN, hand=f"{DUNE} dagger", table=bonus).do(f"send {DUNE} imperial_basin")
    assert table.hand_size == 1


def navigate(card, faction="guild", **me):
    """The Steersman reaches 2 influence with a faction and plays a card."""
    space = {"guild": "foldspace", "emperor": "wealth"}[faction]
    start = {"hand": "diplomacy dagger", "influence": {faction: 1}, "water": 0, "spice": 0}
    table = led(STEERSMAN, **{**start, "course": card, **me})
    return table.do(f"send diplomacy {space}")


def test_reaching_two_influence_plays_the_next_card():
    """IMP 32.2.3, IMP 32.2.8"""
    table = navigate("navigation_water navigation_trash")
    assert (table.water, table.spice) == (1, 1)
    assert (table.navigated, table.course) == (["navigation_water"], ["navigation_trash"])
    assert navigate("navigation_water", "emperor").spice == 0


def test_the_slot_decides_about_persuasion_and_the_flow():
    """IMP 32.2.5, IMP 32.2.6"""
    before = "navigation_trash navigation_swap navigation_water"
    assert navigate("navigation_persuasion").each_reveal == 0
    table = navigate("navigation_persuasion", navigated=before, solari=0)
    assert (table.each_reveal, table.solari) == (1, 2)
    table = navigate("navigation_flow", water=1)
    table.do("resolve navigation_flow spice_or_flow", "take flow")
    assert "the_spice_must_flow" in table.discard
    assert navigate("navigation_flow", navigated="navigation_swap", water=1).offered("take") == []


def test_persuasion_on_each_reveal_turn():
    """IMP 32.2.5"""
    table = led(STEERSMAN, hand="dagger", each_reveal=1, intrigue="ambush").do("reveal")
    assert table.persuasion == 1


def test_influence_with_another_faction_at_two():
    """IMP 32.2.4"""
    table = navigate("navigation_influence", solari=2, influence={"guild": 1, "fremen": 2})
    table.do("resolve navigation_influence spice_or_influence", "take influence")
    assert (table.influence["fremen"], table.influence["guild"]) == (3, 2)
    table = navigate("navigation_swap", influence={"guild": 1, "fremen": 1})
    table.do("resolve navigation_swap pay_influence_1", "faction fremen", "faction emperor")
    assert (table.influence["fremen"], table.influence["emperor"]) == (0, 1)


def test_trash_and_troops():
    """IMP 32.2.7"""
    table = navigate("navigation_trash", discard="arrakis_liaison")
    table.do("resolve navigation_trash pay_trash", "trash arrakis_liaison discard")
    assert table.spice == 2
    table = navigate("navigation_trash", discard="dagger")
    table.do("resolve navigation_trash pay_trash", "trash dagger discard")
    assert table.spice == 0
    table = navigate("navigation_troops", solari=3, garrison=3)
    table.do("resolve navigation_troops one_or_three", "take three")
    assert table.garrison == 6


def test_alliance_and_victory():
    """IMP 32.2.8"""
    table = navigate("navigation_alliance", influence={"guild": 1, "fremen": 4})
    assert (table.spice, table.intrigue_size) == (1, 1)
    table = navigate("navigation_victory", spice=5, vp=1)
    table.do("resolve navigation_victory card_or_point", "take point")
    assert (table.vp, table.spice) == (3, 0)


def test_reaching_two_again_plays_another_card():
    """IMP 32.2.3"""
    table = navigate("navigation_swap navigation_water")
    table.do("resolve navigation_swap pay_influence_1", "faction guild")
    assert table.navigated == ["navigation_swap", "navigation_water"]
