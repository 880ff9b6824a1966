"""Imperium cards about solari, spice, water and persuasion (IMP 13.2)."""

import pytest

from imperium.card_turns import POOR, reveal, wealth
from imperium.table import Table

# --- Bene Gesserit


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


# --- Spacing Guild


def test_guild_bankers_cut_the_price_of_each_spice_must_flow():
    """IMP 13.2.3"""
    table = reveal("guild_bankers", persuasion=12)
    table.do("acquire the_spice_must_flow", "acquire the_spice_must_flow")
    assert (table.persuasion, table.vp) == (0, 2)


def test_guild_bankers_cut_no_other_price():
    """IMP 13.2.3"""
    table = reveal("guild_bankers", persuasion=5, table={"row": ["lady_jessica", "opulence"]})
    assert table.why("acquire lady_jessica") == table.why("acquire opulence") == "IMP 5.3.1"
    assert table.why("acquire the_spice_must_flow") == "IMP 5.3.1"
    assert reveal("dagger", persuasion=6).why("acquire the_spice_must_flow") == "IMP 5.3.1"


def test_guild_bankers_played_for_an_agent_cut_nothing():
    """IMP 13.2.3"""
    table = reveal("dagger", play="guild_bankers", persuasion=8)
    assert table.why("acquire the_spice_must_flow") == "IMP 5.3.1"


# --- Opulence


def test_opulence_gives_three_solari():
    table = Table(hand="opulence dagger", **POOR).do("send opulence wealth")
    assert wealth(table) == {"solari": 2 + 3}


def test_opulence_revealed_buys_a_point():
    """IMP 3.2.2: one point, however many solari there are."""
    table = reveal("opulence", solari=13).do("resolve opulence pay_solari_6")
    assert (table.solari, table.vp) == (7, 1)
    assert table.offered("resolve") == []


def test_opulence_revealed_is_optional_and_needs_six_solari():
    """IMP 3.2.1, IMP 3.2.3"""
    table = reveal("opulence", solari=6).do("done")
    assert (table.solari, table.vp) == (6, 0)
    assert reveal("opulence", solari=5).offered("resolve") == []


def test_spice_smugglers_sell_spice_to_the_guild():
    table = Table(hand="spice_smugglers dagger", spice=5, solari=0)
    table.do("send spice_smugglers arrakeen", "resolve spice_smugglers pay_spice_2")
    assert (table.spice, table.solari, table.influence["guild"]) == (3, 3, 1)
    assert table.offered("resolve spice_smugglers") == []


def test_spice_smugglers_are_optional_and_need_two_spice():
    """IMP 3.2.1, IMP 3.2.3"""
    table = Table(hand="spice_smugglers dagger", spice=2)
    table.do("send spice_smugglers arrakeen", "resolve arrakeen draw_1", "done")
    assert (table.spice, table.influence["guild"]) == (2, 0)
    poor = Table(hand="spice_smugglers dagger", spice=1).do("send spice_smugglers arrakeen")
    assert poor.offered("resolve") == []


# --- Fremen


@pytest.mark.parametrize("other, spice", [("stilgar", 1), ("dagger", 0)])
def test_spice_hunter_finds_spice_with_a_bond(other, spice):
    assert reveal(f"spice_hunter {other}").spice == spice


def test_spice_hunter_only_sends_an_agent():
    table = Table(hand="spice_hunter dagger", **POOR).do("send spice_hunter secure_contract")
    assert wealth(table) == {"solari": 3}


def test_stilgar_gives_a_water():
    table = Table(hand="stilgar dagger", **POOR).do("send stilgar secure_contract")
    assert wealth(table) == {"solari": 3, "water": 1}
