"""Imperium cards that draw, trash and bring back cards (IMP 13.2)."""

import pytest

from imperium.card_turns import reveal, wealth
from imperium.table import Table

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


# --- Dr. Yueh


def test_dr_yueh_draws_a_card():
    table = Table(hand="dr_yueh dagger", deck="diplomacy", influence={"fremen": 2})
    assert table.do("send dr_yueh sietch_tabr").hand == ["dagger", "diplomacy"]


# --- Gene Manipulation


def test_gene_manipulation_trashes_a_card():
    table = Table(hand="gene_manipulation dagger").do("send gene_manipulation hall_of_oratory")
    table.do("resolve gene_manipulation trash", "trash dagger hand")
    assert (table.hand, table.table["trashed"]) == ([], ["dagger"])


@pytest.mark.parametrize(
    "earlier, spice", [("the_voice", 2), ("gene_manipulation", 2), ("stilgar", 0)]
)
def test_gene_manipulation_gives_spice_beside_another_bene_gesserit_card(earlier, spice):
    table = Table(hand="gene_manipulation dagger", play=earlier, spice=0)
    table.do("send gene_manipulation hall_of_oratory", "done")
    assert table.spice == spice


# --- Spacing Guild


def test_guild_administrator_trashes_a_card_or_not():
    """IMP 3.4.2"""
    table = Table(hand="guild_administrator dagger").do("send guild_administrator secure_contract")
    assert table.options == ["resolve guild_administrator trash", "done"]
    table.do("resolve guild_administrator trash", "trash guild_administrator play")
    assert table.table["trashed"] == ["guild_administrator"]


# --- Imperial Spy


def test_imperial_spy_trashes_itself_for_an_intrigue_card():
    """IMP 13.2.5"""
    table = Table(hand="imperial_spy dagger", table={"intrigue_top": ["windfall"]})
    table.do("send imperial_spy wealth", "resolve imperial_spy pay_trash_self")
    assert table.intrigue == ["windfall"]
    assert (table.play, table.table["trashed"]) == ([], ["imperial_spy"])


def test_imperial_spy_may_stay():
    """IMP 13.2.5, IMP 3.2.1"""
    table = Table(hand="imperial_spy dagger").do("send imperial_spy wealth")
    table.do("done")
    assert (table.intrigue, table.play) == ([], ["imperial_spy"])
    assert table.influence["emperor"] == 1


def test_imperial_spy_trashed_by_another_card_gives_none():
    """IMP 13.2.5"""
    table = Table(hand="guild_administrator imperial_spy")
    table.do("send guild_administrator secure_contract", "resolve guild_administrator trash")
    table.do("trash imperial_spy hand")
    assert (table.intrigue_size, table.table["trashed"]) == (0, ["imperial_spy"])


# --- Other Memory


def test_other_memory_draws_a_card():
    table = Table(hand="other_memory dagger", deck="seek_allies", discard="the_voice stilgar")
    table.do("send other_memory secure_contract")
    assert table.options == ["take draw", "take recover"]
    assert table.do("take draw").hand == ["dagger", "seek_allies"]


def test_other_memory_recovers_a_bene_gesserit_card():
    discard = "the_voice stilgar lady_jessica"
    table = Table(hand="other_memory dagger", deck="seek_allies", discard=discard)
    table.do("send other_memory secure_contract", "take recover")
    assert table.options == ["recover lady_jessica", "recover the_voice"]
    table.do("recover lady_jessica")
    assert table.hand == ["dagger", "lady_jessica"]
    assert table.discard == ["the_voice", "stilgar"]


def test_other_memory_only_draws_without_a_bene_gesserit_card_to_recover():
    table = Table(hand="other_memory dagger", deck="seek_allies", discard="stilgar")
    table.do("send other_memory secure_contract")
    assert table.hand == ["dagger", "seek_allies"]


# --- Piter De Vries


def test_piter_de_vries_draws_an_intrigue_card():
    table = Table(hand="piter_de_vries dagger", table={"intrigue_top": ["windfall"]})
    assert table.do("send piter_de_vries hall_of_oratory").intrigue == ["windfall"]


# --- Sietch Reverend Mother


def test_sietch_reverend_mother_trashes_a_card():
    table = Table(hand="sietch_reverend_mother dagger")
    table.do("send sietch_reverend_mother secrets", "resolve sietch_reverend_mother trash")
    assert table.do("trash dagger hand").table["trashed"] == ["dagger"]


@pytest.mark.parametrize(
    "earlier, gained", [("stilgar", {"persuasion": 3, "spice": 1}), ("the_voice", {}), ("", {})]
)
def test_sietch_reverend_mother_needs_a_bond_for_all_of_it(earlier, gained):
    """IMP 13.2.14"""
    table = reveal("sietch_reverend_mother", play=earlier)
    assert wealth(table) == gained


@pytest.mark.parametrize(
    "guild, hand", [(1, ["dagger"]), (2, ["dagger", "diplomacy", "seek_allies"])]
)
def test_smugglers_thopter_draws_two_cards_with_guild_influence(guild, hand):
    """IMP 3.6.4"""
    deck = "diplomacy seek_allies signet_ring"
    table = Table(hand="smugglers_thopter dagger", deck=deck, influence={"guild": guild})
    assert table.do("send smugglers_thopter secure_contract").hand == hand


def test_space_travel_draws_a_card():
    table = Table(hand="space_travel dagger", deck="diplomacy seek_allies")
    assert table.do("send space_travel foldspace").hand == ["dagger", "diplomacy"]


# --- Thufir Hawat


def test_thufir_hawat_draws_a_card():
    table = Table(hand="thufir_hawat dagger", deck="diplomacy seek_allies")
    assert table.do("send thufir_hawat secure_contract").hand == ["dagger", "diplomacy"]


def test_thufir_hawat_revealed_draws_an_intrigue_card():
    table = reveal("thufir_hawat", table={"intrigue_top": ["windfall"]})
    table.do("resolve thufir_hawat intrigue_1")
    assert (wealth(table), table.intrigue) == ({"persuasion": 1}, ["ambush", "windfall"])
