"""The ten starting cards and the reserve (IMP 13.1)."""

import pytest

from imperium.card_turns import POOR, destinations, reveal, wealth
from imperium.table import Table

EMPEROR = {"conspire", "wealth"}
GUILD = {"heighliner", "foldspace"}
BENE_GESSERIT = {"selective_breeding", "secrets"}
FREMEN = {"hardy_warriors", "stillsuits"}
FACTIONS = EMPEROR | GUILD | BENE_GESSERIT | FREMEN
LANDSRAAD = {"high_council", "mentat", "rally_troops", "hall_of_oratory", "swordmaster"}
CITY = {"arrakeen", "carthag", "research_station", "sietch_tabr"}
SPICE_TRADE = {"secure_contract", "sell_melange", "imperial_basin", "hagga_basin", "the_great_flat"}


@pytest.mark.parametrize(
    "card, spaces",
    [
        ("convincing_argument", set()),
        ("dagger", LANDSRAAD),
        ("diplomacy", FACTIONS),
        ("dune_the_desert_planet", SPICE_TRADE),
        ("reconnaissance", CITY),
        ("seek_allies", FACTIONS),
        ("signet_ring", LANDSRAAD | CITY | SPICE_TRADE),
        ("arrakis_liaison", LANDSRAAD | CITY),
        ("the_spice_must_flow", set()),
        ("foldspace", FACTIONS | LANDSRAAD | CITY | SPICE_TRADE),
    ],
)
def test_cards_go_where_their_icons_lead(card, spaces):
    assert destinations(card, intrigue="ambush") == spaces


@pytest.mark.parametrize(
    "card, gained",
    [
        ("convincing_argument", {"persuasion": 2}),
        ("dagger", {"swords": 1}),
        ("diplomacy", {"persuasion": 1}),
        ("dune_the_desert_planet", {"persuasion": 1}),
        ("reconnaissance", {"persuasion": 1}),
        ("seek_allies", {}),
        ("signet_ring", {"persuasion": 1}),
        ("arrakis_liaison", {"persuasion": 2}),
        ("the_spice_must_flow", {"spice": 1}),
        ("foldspace", {}),
    ],
)
def test_reveal_boxes(card, gained):
    table = reveal(card)
    assert wealth(table) == gained
    assert table.strength == 2 + gained.get("swords", 0)
    assert table.play == [card]
    assert table.offered("resolve") == []


@pytest.mark.parametrize(
    "card, space",
    [
        ("dagger", "hall_of_oratory"),
        ("diplomacy", "stillsuits"),
        ("dune_the_desert_planet", "secure_contract"),
        ("reconnaissance", "carthag"),
        ("arrakis_liaison", "hall_of_oratory"),
    ],
)
def test_cards_without_an_agent_box_add_nothing_to_the_space(card, space):
    table = Table(hand=f"{card} convincing_argument").do(f"send {card} {space}")
    assert table.play == [card]
    assert [entry for entry in table.table["agenda"] if entry["source"] == card] == []
    assert (table.persuasion, table.swords) == (0, 0)


# --- Signet Ring


@pytest.mark.parametrize(
    "leader, resource, amount",
    [
        ("earl_memnon_thorvald", "spice", 1),
        ("countess_ariana_thorvald", "water", 1),
        ("count_ilban_richese", "solari", 1 + 3),
    ],
)
def test_signet_ring_uses_the_ability_of_the_leader(leader, resource, amount):
    """IMP 13.1.1"""
    table = Table(hand="signet_ring dagger", leader=leader, **POOR)
    table.do("send signet_ring secure_contract")
    assert table.player(0)[resource] == amount


def test_signet_ring_revealed_gives_persuasion_only():
    """IMP 13.1.1"""
    table = reveal("signet_ring", leader="paul_atreides", deck="dagger dagger")
    assert wealth(table) == {"persuasion": 1}
    assert (table.play, table.deck_size) == (["signet_ring"], 2)


# --- Seek Allies


def test_seek_allies_is_trashed_when_it_sends_an_agent():
    """IMP 3.4.2"""
    table = Table(hand="seek_allies dagger").do("send seek_allies wealth")
    assert "seek_allies" in table.table["trashed"]
    assert table.play + table.discard == []
    assert table.influence["emperor"] == 1


def test_seek_allies_cannot_be_kept():
    """IMP 3.4.2"""
    table = Table(hand="seek_allies dagger", spice=2).do("send seek_allies selective_breeding")
    assert "resolve seek_allies trash_self" in table.options
    assert "done" not in table.options
    assert table.why("done") == "IMP 3.1.1"


def test_seek_allies_revealed_stays():
    table = reveal("seek_allies").do("done")
    assert table.discard == ["seek_allies"]
    assert "seek_allies" not in table.table["trashed"]


# --- Arrakis Liaison


def test_arrakis_liaison_is_acquired_from_its_stack():
    table = reveal("convincing_argument").do("acquire arrakis_liaison")
    assert table.discard == ["arrakis_liaison"]
    assert table.table["reserve"]["arrakis_liaison"] == 7


def test_arrakis_liaison_is_a_fremen_card():
    table = reveal("arrakis_liaison fedaykin_death_commando")
    assert wealth(table) == {"persuasion": 3, "swords": 3}


# --- The Spice Must Flow


def test_the_spice_must_flow_scores_when_acquired():
    """IMP 13.1.3"""
    table = reveal("dagger", persuasion=9).do("acquire the_spice_must_flow")
    assert (table.vp, table.persuasion) == (1, 0)
    assert table.discard == ["the_spice_must_flow"]


def test_the_spice_must_flow_does_not_score_when_revealed():
    assert reveal("the_spice_must_flow").vp == 0


def test_the_spice_must_flow_keeps_its_point_when_trashed():
    """IMP 13.1.3, IMP 3.4.1: a reserve card returns to its stack."""
    table = Table(hand="guild_administrator dagger", discard="the_spice_must_flow", vp=1)
    table.do("send guild_administrator secure_contract", "resolve guild_administrator trash")
    assert table.table["reserve"]["the_spice_must_flow"] == 9
    table.do("trash the_spice_must_flow discard")
    assert table.table["reserve"]["the_spice_must_flow"] == 10
    assert table.vp == 1


# --- Foldspace


def test_foldspace_draws_and_goes_back_to_its_stack():
    """IMP 13.1.2"""
    table = Table(hand="foldspace dagger", deck="diplomacy seek_allies")
    table.do("send foldspace hall_of_oratory")
    assert table.hand == ["dagger", "diplomacy"]
    assert table.play == []
    assert table.table["reserve"]["foldspace"] == 6
    assert "foldspace" not in table.table["trashed"]


def test_foldspace_cannot_be_kept():
    """IMP 13.1.2"""
    table = Table(hand="foldspace dagger", spice=2).do("send foldspace selective_breeding")
    assert "resolve foldspace trash_self" in table.options
    assert "done" not in table.options


def test_foldspace_is_not_for_sale():
    """IMP 13.1.2"""
    table = reveal("dagger", persuasion=20)
    assert table.why("acquire the_spice_must_flow") == ""
    assert table.why("acquire foldspace") == "IMP 13.1.2"


def test_foldspace_comes_by_its_icon_while_the_stack_lasts():
    """IMP 13.1.2"""
    table = Table(hand="diplomacy dagger").do("send diplomacy foldspace")
    assert table.discard == ["foldspace"]
    empty = Table(hand="diplomacy dagger", deck=" ".join(["foldspace"] * 6))
    empty.do("send diplomacy foldspace")
    assert (empty.discard, empty.influence["guild"]) == ([], 1)
