"""Imperium cards of Rise of Ix from Satellite Ban to Weirding Way (IMP 26.1)."""

import pytest

from imperium.card_turns import reveal, wealth
from imperium.ix_turns import bought, sent


@pytest.mark.parametrize(
    "card, gained",
    [
        ("sayyadina", {}),
        ("shai_hulud", {}),
        ("spice_trader", {"persuasion": 2, "swords": 1}),
        ("truthsayer", {"persuasion": 1, "swords": 1}),
        ("water_peddler", {"water": 1}),
        ("weirding_way", {"persuasion": 1, "swords": 2}),
    ],
)
def test_reveal_boxes(card, gained):
    table = reveal(card, ix=True)
    assert wealth(table) == gained
    assert table.strength == 2 + gained.get("swords", 0)
    assert table.offered("resolve") == []


DISCARDERS = {
    "in_the_shadows": "tech_negotiation",
    "satellite_ban": "stillsuits",
    "spice_trader": "smuggling",
    "truthsayer": "wealth",
}
FRIENDS = {"fremen": 2, "bene_gesserit": 2}


@pytest.mark.parametrize("card, space", DISCARDERS.items())
def test_a_discard_is_refused_or_impossible_without_a_card(card, space):
    """IMP 3.2.1, IMP 3.2.3, IMP 24.1.1: an intrigue card does not serve."""
    offer = f"resolve {card} pay_discard"
    more = {"influence": FRIENDS, "garrison": 0}
    table = sent(card, space, **more)
    assert offer in table.options
    table.do("done")
    assert (table.hand, table.asked) == (["dagger"], (1, "turn"))
    alone = sent(card, space, hand=card, intrigue="ambush", **more)
    assert offer not in alone.options


# --- Satellite Ban


def test_satellite_ban_discards_for_spice_and_water():
    table = sent("satellite_ban", "foldspace").do("resolve satellite_ban pay_discard")
    assert wealth(table) == {"spice": 1, "water": 1}
    assert "dagger" in table.discard


def test_satellite_ban_takes_up_to_two_troops_back():
    """IMP 21.1.2, IMP 3.1.1: troops, no dreadnoughts."""
    more = {"conflict": 3, "garrison": 0, "dreadnoughts": {"conflict": 1}}
    table = reveal("satellite_ban", ix=True, **more)
    assert wealth(table) == {"persuasion": 1}
    table.do("resolve satellite_ban retreat")
    assert table.options == ["retreat 0", "retreat 1", "retreat 2"]
    table.do("retreat 2")
    assert (table.conflict, table.garrison, table.dreadnoughts["conflict"]) == (1, 2, 1)
    ships = reveal("satellite_ban", ix=True, conflict=0, dreadnoughts={"conflict": 2})
    assert ships.offered("resolve satellite_ban") == []


# --- Sayyadina


def test_sayyadina_buys_a_point_for_three_water():
    """IMP 3.2.3"""
    table = sent("sayyadina", "secrets", water=3).do("resolve sayyadina pay_water_3")
    assert (table.vp, table.water) == (1, 0)
    assert sent("sayyadina", "secrets", water=2).offered("resolve sayyadina") == []
    kept = sent("sayyadina", "stillsuits", water=2, garrison=0)
    assert "resolve sayyadina pay_water_3" in kept.options, "the space has brought the third"
    assert kept.do("done").water == 3


@pytest.mark.parametrize(
    "card, gained",
    [("sayyadina", {"persuasion": 3}), ("shai_hulud", {"swords": 5})],
)
def test_bonds(card, gained):
    """IMP 3.6.3: a Fremen card in play, of this reveal or of an agent turn; Truthsayer is none."""
    assert wealth(reveal(card, ix=True, play="spice_trader")) == gained
    assert wealth(reveal(card, ix=True, play="truthsayer")) == {}


def test_two_cards_bond_with_each_other():
    """IMP 3.6.3"""
    assert wealth(reveal("sayyadina shai_hulud", ix=True)) == {"persuasion": 3, "swords": 5}


# --- Shai-Hulud


def test_shai_hulud_may_trash_when_acquired():
    """IMP 26.1.10"""
    table = bought("shai_hulud", 7, discard="scout").do("resolve shai_hulud trash")
    assert {"trash scout discard", "trash dagger play"} <= set(table.options)
    assert table.do("trash scout discard").table["trashed"] == ["scout"]
    declined = bought("shai_hulud", 7, discard="scout").do("done")
    assert (declined.table["trashed"], declined.garrison) == ([], 3)


def test_shai_hulud_recruits_for_a_trashed_card():
    """IMP 26.1.10: as a cost it cannot be left half way, and it may be the card itself."""
    table = sent("shai_hulud", "smuggling", garrison=0).do("resolve shai_hulud pay_trash")
    assert table.options == ["trash dagger hand", "trash shai_hulud play"]
    table.do("trash shai_hulud play")
    assert (table.garrison, table.table["trashed"]) == (2, ["shai_hulud"])
    kept = sent("shai_hulud", "smuggling", garrison=0).do("done")
    assert (kept.garrison, kept.table["trashed"]) == (0, [])


# --- Spice Trader and Truthsayer


@pytest.mark.parametrize("fremen, works", [(1, False), (2, True)])
def test_spice_trader_needs_fremen_influence(fremen, works):
    """IMP 3.6.4"""
    table = sent("spice_trader", "smuggling", influence={"fremen": fremen})
    assert bool(table.offered("resolve spice_trader")) == works


def test_spice_trader_discards_for_two_spice():
    table = sent("spice_trader", "smuggling", influence={"fremen": 2})
    table.do("resolve spice_trader pay_discard")
    assert (table.spice, table.hand, table.discard) == (2, [], ["dagger"])


def test_truthsayer_discards_for_a_card():
    table = sent("truthsayer", "wealth", deck="diplomacy scout")
    table.do("resolve truthsayer pay_discard")
    assert (table.hand, table.discard) == (["diplomacy"], ["dagger"])


# --- Treachery


@pytest.mark.parametrize(
    "space, faction", [("wealth", "emperor"), ("foldspace", "guild"), ("secrets", "bene_gesserit")]
)
def test_treachery_doubles_influence_and_is_trashed(space, faction):
    """IMP 26.1.11, IMP 3.4.2: two steps, and nobody is asked about the trash."""
    table = sent("treachery", space, garrison=1)
    assert table.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 0} | {
        faction: 2
    }
    assert (table.vp, table.table["trashed"], table.play) == (1, ["treachery"], [])
    assert (table.conflict, table.garrison, table.supply) == (2, 1, 12 - 1 - 2)
    assert table.offered("trash") == table.offered("resolve treachery") == []


def test_treachery_on_a_combat_space_leaves_the_usual_deployment():
    """IMP 29.1.22: its two troops come on top of the recruits and two others."""
    table = sent("treachery", "hardy_warriors", water=1, garrison=3)
    assert table.influence["fremen"] == 2
    assert (table.conflict, table.garrison) == (2, 5)
    assert table.offered("deploy")[-1] == "deploy 4"


def test_treachery_revealed_sends_two_troops_of_the_supply_to_the_conflict():
    """IMP 5.2.2"""
    table = reveal("treachery", ix=True, conflict=0, garrison=3)
    table.do(*table.offered("resolve treachery"))
    assert (table.conflict, table.garrison, table.strength) == (2, 3, 4)
    assert set(table.influence.values()) == {0}
    assert table.do("done").table["trashed"] == []


@pytest.mark.parametrize("garrison, sent_in", [(12, 0), (11, 1)])
def test_treachery_takes_no_more_than_the_supply_has(garrison, sent_in):
    """IMP 3.5.1: the garrison does not stand in."""
    table = sent("treachery", "wealth", garrison=garrison)
    assert (table.conflict, table.garrison) == (sent_in, garrison)


# --- Water Peddler and Web of Power


def test_water_peddler_gives_water_when_acquired():
    assert wealth(bought("water_peddler", 1)) == {"water": 1, "swords": 1}


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


# --- Weirding Way


def test_weirding_way_lets_a_reveal_turn_follow():
    """IMP 26.1.12"""
    table = sent("weirding_way", "smuggling", intrigue="ambush").do("done", "take turn", "reveal")
    assert (table.play, table.asked) == (["weirding_way", "dagger"], (0, "reveal_turn"))
    assert table.do("done").asked == (1, "turn")


def test_weirding_way_gives_one_turn_more():
    """IMP 26.1.12: the turn it gave is followed by the others' turns."""
    hand = {"hand": "weirding_way diplomacy dagger"}
    table = sent("weirding_way", "smuggling", **hand).do("done", "take turn")
    assert table.do("send diplomacy wealth").asked == (1, "turn")
    declined = sent("weirding_way", "smuggling", **hand).do("done")
    assert declined.options == ["take turn", "decline"]
    assert declined.do("decline").asked == (1, "turn")


def test_weirding_way_asks_even_with_an_empty_hand():
    """IMP 5.1.1: an empty hand can be revealed."""
    table = sent("weirding_way", "smuggling", hand="weirding_way").do("done")
    assert table.asked == (0, "extra_turn")
    assert table.do("take turn").player(0)["revealed"]
