"""Cards of Rise of Ix that raise influence (IMP 26.1)."""

import pytest

from imperium.card_turns import reveal, wealth
from imperium.ix_turns import sent

# --- Esmar Tuek


def test_esmar_tuek_pays_a_spice_for_guild_influence_and_a_card():
    table = sent("esmar_tuek", "smuggling", spice=1, deck="diplomacy scout")
    table.do("resolve esmar_tuek pay_spice_1")
    assert (table.spice, table.influence["guild"]) == (0, 1)
    assert sum(table.influence.values()) == 1
    assert table.hand == ["dagger", "diplomacy"]


def test_esmar_tuek_may_keep_the_spice_and_needs_it():
    """IMP 3.2.1, IMP 3.2.3"""
    table = sent("esmar_tuek", "smuggling", spice=1, deck="diplomacy").do("done")
    assert (table.spice, table.influence["guild"], table.hand) == (1, 0, ["dagger"])
    assert sent("esmar_tuek", "smuggling").offered("resolve esmar_tuek") == []


# --- In the Shadows


@pytest.mark.parametrize("sisterhood, works", [(1, False), (2, True)])
def test_in_the_shadows_needs_influence_with_the_bene_gesserit(sisterhood, works):
    """IMP 3.6.4"""
    more = {"influence": {"bene_gesserit": sisterhood}, "deck": "diplomacy"}
    table = sent("in_the_shadows", "arrakeen", **more)
    assert bool(table.offered("resolve in_the_shadows")) == works


def test_in_the_shadows_discards_for_influence_with_another_faction():
    table = sent("in_the_shadows", "tech_negotiation", influence={"bene_gesserit": 2})
    table.do("resolve in_the_shadows pay_discard")
    assert table.options == ["faction emperor", "faction guild", "faction fremen"]
    table.do("faction fremen")
    assert table.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 2, "fremen": 1}
    assert (table.hand, table.discard) == ([], ["dagger"])


def test_in_the_shadows_revealed_raises_bene_gesserit_influence():
    table = reveal("in_the_shadows", ix=True)
    assert table.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 1, "fremen": 0}
    assert wealth(table) == {}


# --- Web of Power


@pytest.mark.parametrize(
    "influence, gained",
    [
        ({}, (0, 0, 0)),
        ({"emperor": 2}, (2, 0, 0)),
        ({"guild": 2}, (0, 1, 0)),
        ({"fremen": 2}, (0, 0, 1)),
        ({"emperor": 1, "guild": 1, "fremen": 1}, (0, 0, 0)),
        ({"emperor": 2, "guild": 3, "fremen": 2}, (2, 1, 1)),
    ],
)
def test_web_of_power_has_three_lines(influence, gained):
    """IMP 3.6.4: each by itself, and Bene Gesserit influence has none."""
    more = {"deck": "diplomacy scout", "influence": {"bene_gesserit": 3, **influence}}
    table = sent("web_of_power", "secrets", **more)
    while table.offered("resolve"):
        table.do(table.offered("resolve")[0])
    drawn = len([card for card in table.hand if card != "dagger"])
    assert (table.solari, drawn, table.water) == gained


def test_web_of_power_revealed_raises_any_track():
    """IMP 3.1.1: it is no offer but a gain."""
    table = reveal("web_of_power", ix=True)
    assert wealth(table) == {"persuasion": 1}
    table.do("resolve web_of_power influence_any_1")
    assert len(table.offered("faction")) == 4
    assert table.do("faction emperor").influence["emperor"] == 1
