"""Imperium cards from Arrakis Recruiter to Fremen Camp (IMP 13.2)."""

import pytest

from imperium.card_turns import POOR, reveal, wealth
from imperium.table import Table


@pytest.mark.parametrize(
    "card, gained",
    [
        ("arrakis_recruiter", {"persuasion": 1, "swords": 1}),
        ("assassination_mission", {"solari": 1, "swords": 1}),
        ("bene_gesserit_initiate", {"persuasion": 1}),
        ("carryall", {"persuasion": 1, "spice": 1}),
        ("choam_directorship", {"solari": 3}),
        ("crysknife", {"swords": 1}),
        ("dr_yueh", {"persuasion": 1}),
        ("duncan_idaho", {"swords": 2, "water": 1}),
        ("fedaykin_death_commando", {"persuasion": 1}),
        ("firm_grip", {}),
        ("fremen_camp", {"persuasion": 2, "swords": 1}),
    ],
)
def test_reveal_boxes(card, gained):
    table = reveal(card)
    assert wealth(table) == gained
    assert table.strength == 2 + gained.get("swords", 0)
    assert table.offered("resolve") == []


def test_arrakis_recruiter_recruits_one_troop():
    table = Table(hand="arrakis_recruiter dagger", garrison=0)
    assert table.do("send arrakis_recruiter carthag").garrison == 1 + 1


# --- Assassination Mission


def test_assassination_mission_pays_when_another_card_trashes_it():
    """IMP 13.2.1"""
    table = Table(hand="guild_administrator assassination_mission", solari=0)
    table.do("send guild_administrator secure_contract", "resolve guild_administrator trash")
    table.do("trash assassination_mission hand")
    assert table.solari == 3 + 4


def test_assassination_mission_cannot_trash_itself():
    """IMP 13.2.1"""
    table = reveal("assassination_mission")
    assert table.options == ["done"]
    table.do("done")
    assert (table.discard, table.solari) == (["assassination_mission"], 1)


# --- Bene Gesserit


def test_bene_gesserit_initiate_draws_a_card():
    table = Table(hand="bene_gesserit_initiate dagger", deck="diplomacy seek_allies")
    table.do("send bene_gesserit_initiate secure_contract")
    assert table.hand == ["dagger", "diplomacy"]


@pytest.mark.parametrize(
    "choice, gained", [("persuasion", {"persuasion": 2}), ("swords", {"swords": 2})]
)
def test_bene_gesserit_sister_gives_persuasion_or_swords(choice, gained):
    table = reveal("bene_gesserit_sister")
    assert table.options == ["resolve bene_gesserit_sister persuasion_or_swords"]
    table.do("resolve bene_gesserit_sister persuasion_or_swords", f"take {choice}")
    assert wealth(table) == gained
    assert table.offered("resolve") == []


def test_bene_gesserit_sister_only_sends_an_agent():
    table = Table(hand="bene_gesserit_sister dagger")
    table.do("send bene_gesserit_sister hall_of_oratory")
    assert (table.garrison, table.asked) == (4, (1, "turn"))


# --- Carryall


@pytest.mark.parametrize(
    "space, spice", [("imperial_basin", 1 + 1), ("hagga_basin", 2 + 2), ("the_great_flat", 3 + 3)]
)
def test_carryall_doubles_the_base_spice_and_not_the_bonus(space, spice):
    """IMP 13.2.2"""
    table = Table(hand="carryall dagger", spice=0, water=2, table={"bonus_spice": {space: 5}})
    assert table.do(f"send carryall {space}").spice == spice + 5
    assert table.table["bonus_spice"][space] == 0


def test_carryall_adds_no_spice_where_none_is_harvested():
    """IMP 13.2.2"""
    table = Table(hand="carryall dagger", **POOR).do("send carryall secure_contract")
    assert wealth(table) == {"solari": 3}


def test_carryall_works_for_one_turn():
    """IMP 13.2.2"""
    hands = [{"hand": [], "revealed": True}] * 2
    table = Table(hand="carryall dune_the_desert_planet dagger", others=hands, **POOR)
    table.do("send carryall secure_contract", "send dune_the_desert_planet imperial_basin")
    assert table.spice == 1


# --- Chani


def test_chani_gives_water_when_acquired():
    table = reveal("dagger", persuasion=5, table={"row": ["chani"]}).do("acquire chani")
    assert wealth(table) == {"water": 1, "swords": 1}


@pytest.mark.parametrize("back", [0, 2, 5])
def test_chani_takes_any_number_of_troops_back(back):
    table = reveal("chani", conflict=5, garrison=1)
    assert wealth(table) == {"persuasion": 2}
    table.do("resolve chani retreat")
    assert table.options == [f"retreat {number}" for number in range(6)]
    table.do(f"retreat {back}")
    assert (table.conflict, table.garrison) == (5 - back, 1 + back)
    assert table.strength == 2 * (5 - back)


def test_chani_may_leave_all_troops_in_the_conflict():
    table = reveal("chani", conflict=2).do("done")
    assert table.conflict == 2


def test_chani_only_sends_an_agent():
    table = Table(hand="chani dagger", **POOR).do("send chani stillsuits", "deploy 1")
    assert (wealth(table), table.conflict) == ({"water": 1}, 1)


# --- CHOAM Directorship


def test_choam_directorship_raises_all_four_tracks_when_acquired():
    row = {"row": ["choam_directorship"]}
    table = reveal("dagger", persuasion=8, table=row).do("acquire choam_directorship")
    assert table.influence == {"emperor": 1, "guild": 1, "bene_gesserit": 1, "fremen": 1}
    assert table.solari == 0


def test_choam_directorship_revealed_raises_none():
    assert set(reveal("choam_directorship").influence.values()) == {0}


# --- Crysknife


def test_crysknife_pays_a_solari():
    table = Table(hand="crysknife dagger", solari=0).do("send crysknife imperial_basin", "done")
    assert (table.solari, table.influence["fremen"]) == (1, 0)


def test_crysknife_raises_fremen_influence_with_a_bond():
    table = reveal("crysknife arrakis_liaison")
    assert table.influence["fremen"] == 1
    assert reveal("crysknife dagger").influence["fremen"] == 0


# --- Dr. Yueh and Duncan Idaho


def test_dr_yueh_draws_a_card():
    table = Table(hand="dr_yueh dagger", deck="diplomacy", influence={"fremen": 2})
    assert table.do("send dr_yueh sietch_tabr").hand == ["dagger", "diplomacy"]


def test_duncan_idaho_trades_one_water_for_a_recruit_and_a_card():
    """IMP 3.2.2: once, however much water there is."""
    table = Table(hand="duncan_idaho dagger", deck="diplomacy seek_allies", water=3, garrison=0)
    table.do("send duncan_idaho carthag", "resolve duncan_idaho pay_water_1")
    assert (table.water, table.garrison) == (2, 1 + 1)
    assert table.hand == ["dagger", "diplomacy"]
    assert table.offered("resolve") == []
    assert table.why("resolve duncan_idaho pay_water_1") == "IMP 3.2.3"


def test_duncan_idaho_may_keep_the_water():
    """IMP 3.2.1: without the cost there is no effect."""
    table = Table(hand="duncan_idaho dagger", deck="diplomacy", water=1, garrison=0)
    table.do("send duncan_idaho carthag", "resolve carthag intrigue_1", "done")
    assert (table.water, table.garrison, table.hand) == (1, 1, ["dagger"])


def test_duncan_idaho_offers_nothing_without_water():
    """IMP 3.2.3"""
    table = Table(hand="duncan_idaho dagger", water=0).do("send duncan_idaho carthag")
    assert table.offered("resolve") == []


# --- Fedaykin Death Commando


@pytest.mark.parametrize(
    "zone, card", [("hand", "dagger"), ("discard", "diplomacy"), ("play", "seek_allies")]
)
def test_fedaykin_death_commando_trashes_a_card(zone, card):
    """IMP 3.4.1: from hand, discard pile or play, and out of the game."""
    table = Table(hand="fedaykin_death_commando dagger", discard="diplomacy", play="seek_allies")
    table.do("send fedaykin_death_commando secure_contract")
    table.do("resolve fedaykin_death_commando trash")
    assert "trash fedaykin_death_commando play" in table.options
    table.do(f"trash {card} {zone}")
    assert card not in table.player(0)[zone]
    assert card in table.table["trashed"]


def test_fedaykin_death_commando_need_not_trash():
    """IMP 3.4.2"""
    table = Table(hand="fedaykin_death_commando dagger")
    table.do("send fedaykin_death_commando secure_contract", "done")
    assert (table.hand, table.play) == (["dagger"], ["fedaykin_death_commando"])
    assert table.table["trashed"] == []


@pytest.mark.parametrize("card, swords", [("crysknife", 1 + 3), ("firm_grip", 0)])
def test_fedaykin_death_commando_has_swords_with_a_bond(card, swords):
    assert reveal(f"fedaykin_death_commando {card}").swords == swords


# --- Firm Grip


def test_firm_grip_buys_influence_with_a_faction_other_than_the_emperor():
    table = Table(hand="firm_grip dagger", solari=2).do("send firm_grip hall_of_oratory")
    table.do("resolve firm_grip pay_solari_2")
    assert table.options == ["faction guild", "faction bene_gesserit", "faction fremen"]
    table.do("faction bene_gesserit")
    assert (table.solari, table.influence["bene_gesserit"]) == (0, 1)


def test_firm_grip_is_optional_and_needs_two_solari():
    """IMP 3.2.1, IMP 3.2.3"""
    table = Table(hand="firm_grip dagger", solari=2).do("send firm_grip hall_of_oratory", "done")
    assert (table.solari, table.asked) == (2, (1, "turn"))
    poor = Table(hand="firm_grip dagger", solari=1).do("send firm_grip hall_of_oratory")
    assert (poor.solari, poor.asked) == (1, (1, "turn"))


def test_firm_grip_persuades_with_the_emperors_alliance():
    """IMP 3.6.4: the token is needed, four influence beside a holder are not enough."""
    assert reveal("firm_grip", influence={"emperor": 4}).persuasion == 4
    holder = {"table": {"alliances": {"emperor": 1}}, "others": [{"influence": {"emperor": 4}}]}
    assert reveal("firm_grip", influence={"emperor": 4}, **holder).persuasion == 0


# --- Fremen Camp


def test_fremen_camp_hires_three_troops_for_two_spice():
    table = Table(hand="fremen_camp dagger", spice=2, garrison=0)
    table.do("send fremen_camp secure_contract", "resolve fremen_camp pay_spice_2")
    assert (table.spice, table.garrison) == (0, 3)


@pytest.mark.parametrize("spice", [0, 1])
def test_fremen_camp_offers_nothing_without_the_spice(spice):
    """IMP 3.2.3: a cost is paid in full or not at all."""
    table = Table(hand="fremen_camp dagger", spice=spice).do("send fremen_camp secure_contract")
    assert (table.spice, table.garrison, table.asked) == (spice, 3, (1, "turn"))
