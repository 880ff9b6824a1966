"""Imperium cards of Rise of Ix from Imperial Bashar to Weirding Way (IMP 26.1)."""

import pytest

from imperium.card_turns import POOR, reveal, wealth
from imperium.table import Table

TILES = "artillery windtraps minimic_film"


def sent(card, space, **me):
    """My agent went to a space with a card of Rise of Ix; nothing comes with it but the hand."""
    return Table(ix=True, **{**POOR, "hand": f"{card} dagger", **me}).do(f"send {card} {space}")


def bought(card, cost, **me):
    """A card of the row acquired on the reveal turn."""
    table = reveal("dagger", ix=True, persuasion=cost, table={"row": [card]}, **me)
    return table.do(f"acquire {card}")


@pytest.mark.parametrize(
    "card, gained",
    [
        ("imperial_shock_trooper", {"persuasion": 1, "swords": 2}),
        ("jamis", {"persuasion": 1, "swords": 2}),
        ("landing_rights", {"persuasion": 2}),
        ("local_fence", {"persuasion": 2}),
        ("negotiated_withdrawal", {"persuasion": 2}),
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


# --- Imperial Bashar


def test_imperial_bashar_recruits_or_trashes():
    table = sent("imperial_bashar", "sietch_tabr", influence={"fremen": 2}, garrison=0)
    table.do("resolve imperial_bashar troop_or_trash", "take troop")
    assert (table.garrison, table.table["trashed"]) == (1 + 1, [])
    other = sent("imperial_bashar", "sietch_tabr", influence={"fremen": 2}, garrison=0)
    other.do("resolve imperial_bashar troop_or_trash", "take trash", "trash dagger hand")
    assert (other.garrison, other.table["trashed"]) == (1, ["dagger"])


@pytest.mark.parametrize(
    "others, swords",
    [("", 0), ("dagger", 1 + 1), ("dagger dagger", 2 + 2), ("duncan_idaho", 2 + 1),
     ("diplomacy", 0), ("shai_hulud", 0), ("shai_hulud stilgar", 5 + 3 + 2)],
)  # fmt: skip
def test_imperial_bashar_counts_other_cards_that_give_swords(others, swords):
    """IMP 26.1.8: cards, not swords, and not itself."""
    table = reveal(f"imperial_bashar {others}", ix=True)
    table.do("resolve imperial_bashar each_sword_1")
    assert table.swords == 2 + swords


@pytest.mark.parametrize("choice, swords", [("persuasion", 2), ("swords", 2 + 2 + 1)])
def test_imperial_bashar_ignores_a_sister_used_for_persuasion(choice, swords):
    """IMP 26.1.8"""
    table = reveal("imperial_bashar bene_gesserit_sister", ix=True)
    table.do("resolve bene_gesserit_sister persuasion_or_swords", f"take {choice}")
    assert table.do("resolve imperial_bashar each_sword_1").swords == swords


def test_imperial_bashar_ignores_cards_played_for_agents():
    """IMP 5.1.2, IMP 26.1.8"""
    table = reveal("imperial_bashar", ix=True, play="dagger jamis")
    assert table.do("resolve imperial_bashar each_sword_1").swords == 2


# --- Imperial Shock Trooper


@pytest.mark.parametrize(
    "agents, swords",
    [({"wealth": [0]}, 5), ({"conspire": [0, 1]}, 5), ({"wealth": [1]}, 2), ({"secrets": [0]}, 2)],
)
def test_imperial_shock_trooper_looks_for_an_own_agent_with_the_emperor(agents, swords):
    table = reveal("imperial_shock_trooper", ix=True, table={"agents": agents})
    assert wealth(table) == {"persuasion": 1, "swords": swords}


@pytest.mark.parametrize("card", ["imperial_shock_trooper", "water_peddler"])
def test_cards_without_an_icon_wait_for_the_reveal(card):
    """IMP 4.1.2"""
    table = Table(ix=True, hand=f"{card} dagger")
    assert table.offered(f"send {card}") == []


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


# --- Ix-Guild Compact


def test_ix_guild_compact_discards_two_for_a_dreadnought():
    table = sent("ix_guild_compact", "foldspace", hand="ix_guild_compact dagger diplomacy scout")
    table.do("resolve ix_guild_compact pay_discard", "discard dagger", "discard scout")
    table.do("resolve ix_guild_compact commission")
    assert table.hand == ["diplomacy"]
    assert table.dreadnoughts["garrison"] == 1


def test_ix_guild_compact_needs_two_cards():
    """IMP 3.2.3"""
    table = sent("ix_guild_compact", "foldspace")
    assert (table.hand, table.asked) == (["dagger"], (1, "turn"))


def test_ix_guild_compact_revealed_places_up_to_two_negotiators():
    """IMP 23.2.5"""
    table = reveal("ix_guild_compact", ix=True, garrison=3)
    assert table.negotiators == 0
    for placed in (1, 2):
        table.do(table.offered("resolve ix_guild_compact")[0])
        assert table.negotiators == placed
    assert (table.garrison, table.supply) == (3, 12 - 3 - 1 - 2)
    assert table.offered("resolve") == []
    assert reveal("ix_guild_compact", ix=True).do("done").negotiators == 0


# --- Ixian Engineer


@pytest.mark.parametrize("spice, tiles", [(1, []), (2, ["windtraps"])])
def test_ixian_engineer_acquires_a_tile_at_full_cost(spice, tiles):
    """IMP 23.2.1"""
    tops = {"tech_top": ["windtraps", "flagship", "training_drones"]}
    table = sent("ixian_engineer", "smuggling", spice=spice, table=tops)
    table.do(*table.offered("resolve ixian_engineer"))
    assert [tile["key"] for tile in table.tech] == tiles


@pytest.mark.parametrize("tech, works", [("artillery windtraps", False), (TILES, True)])
def test_ixian_engineer_needs_three_tiles(tech, works):
    """IMP 26.1.13"""
    table = reveal("ixian_engineer", ix=True, tech=tech)
    assert ("resolve ixian_engineer pay_trash_self" in table.options) == works


def test_ixian_engineer_is_trashed_for_a_point_or_stays():
    """IMP 26.1.13, IMP 3.2.1"""
    table = reveal("ixian_engineer", ix=True, tech=TILES)
    table.do("resolve ixian_engineer pay_trash_self")
    assert (table.vp, table.play, table.table["trashed"]) == (1, [], ["ixian_engineer"])
    kept = reveal("ixian_engineer", ix=True, tech=TILES)
    kept.do(*kept.offered("resolve artillery"), "done")
    assert (kept.vp, kept.discard) == (0, ["ixian_engineer"])


# --- Jamis and Landing Rights


def test_jamis_may_trash_a_card():
    """IMP 3.4.2"""
    table = sent("jamis", "stillsuits", garrison=0).do("resolve jamis trash")
    assert {"trash dagger hand", "trash jamis play"} <= set(table.options)
    assert table.do("trash jamis play").table["trashed"] == ["jamis"]
    assert sent("jamis", "stillsuits", garrison=0).do("done").table["trashed"] == []


def test_landing_rights_moves_the_freighter():
    """IMP 22.1.1"""
    more = {"influence": {"fremen": 2}, "garrison": 0}
    table = sent("landing_rights", "sietch_tabr", **more)
    assert table.do("resolve landing_rights freighter").freighter == 1
    assert sent("landing_rights", "sietch_tabr", **more).do("done").freighter == 0


# --- Local Fence


@pytest.mark.parametrize(
    "purse, trade, left",
    [({"spice": 2, "solari": 0}, "sell", {"solari": 5}), ({"solari": 5}, "buy", {"spice": 4})],
)
def test_local_fence_sells_or_buys_spice(purse, trade, left):
    table = sent("local_fence", "arrakeen", deck="diplomacy", **purse)
    table.do("resolve local_fence sell_or_buy", *table.offered(f"take {trade}"))
    assert wealth(table) == left
    assert table.offered("resolve local_fence") == [], "one of the two, once"


def test_local_fence_offers_what_can_be_paid():
    """IMP 3.2.3"""
    table = sent("local_fence", "arrakeen", deck="diplomacy", spice=2, solari=5)
    table.do("resolve local_fence sell_or_buy")
    assert sorted(table.options) == ["take buy", "take sell"]
    poor = sent("local_fence", "arrakeen", deck="diplomacy", spice=1, solari=4)
    assert poor.offered("resolve local_fence") == []


# --- Negotiated Withdrawal


def test_negotiated_withdrawal_recruits_when_acquired():
    """IMP 5.3.5, IMP 5.2.2: and gives nothing on an agent turn."""
    assert bought("negotiated_withdrawal", 4, garrison=3).garrison == 4
    table = sent("negotiated_withdrawal", "smuggling", conflict=3, garrison=0)
    assert table.offered("resolve negotiated_withdrawal") == []
    assert table.garrison == 0


@pytest.mark.parametrize(
    "troops, ships, works", [(2, 0, False), (3, 0, True), (2, 1, True), (0, 2, False)]
)
def test_negotiated_withdrawal_needs_three_units(troops, ships, works):
    """IMP 26.1.9"""
    more = {"conflict": troops, "dreadnoughts": {"conflict": ships}}
    table = reveal("negotiated_withdrawal", ix=True, **more)
    offer = "resolve negotiated_withdrawal pay_retreat_units"
    assert (offer in table.options) == works


def test_negotiated_withdrawal_takes_units_of_choice_back_for_influence():
    """IMP 26.1.9, IMP 21.1.3: after the dreadnought only troops are left to go."""
    more = {"conflict": 3, "garrison": 0, "dreadnoughts": {"conflict": 1}}
    table = reveal("negotiated_withdrawal", ix=True, **more)
    table.do("resolve negotiated_withdrawal pay_retreat_units")
    assert set(table.options) == {"retreat troop", "retreat dreadnought"}
    table.do("retreat dreadnought")
    assert (table.conflict, table.garrison, table.dreadnoughts["garrison"]) == (1, 2, 1)
    assert table.offered("faction") == table.options
    table.do("faction guild")
    assert (table.influence["guild"], table.strength) == (1, 2)
    kept = reveal("negotiated_withdrawal", ix=True, **more).do("done")
    assert (kept.conflict, sum(kept.influence.values())) == (3, 0)


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
    while table.offered("resolve"):
        table.do(table.offered("resolve")[0])
    table.do(*table.offered("deploy 2"))
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
    more = {"deck": "diplomacy", "influence": {"bene_gesserit": 3, **influence}}
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
    table.do("take turn")
    assert "reveal" in table.options or table.player(0)["revealed"]
