"""Imperium cards of Rise of Ix from Imperial Bashar to Negotiated Withdrawal (IMP 26.1)."""

import pytest

from imperium.card_turns import reveal, wealth
from imperium.ix_turns import TILES, TOPS, bought, sent
from imperium.table import Table


@pytest.mark.parametrize(
    "card, gained",
    [
        ("imperial_shock_trooper", {"persuasion": 1, "swords": 2}),
        ("jamis", {"persuasion": 1, "swords": 2}),
        ("landing_rights", {"persuasion": 2}),
        ("local_fence", {"persuasion": 2}),
        ("negotiated_withdrawal", {"persuasion": 2}),
    ],
)
def test_reveal_boxes(card, gained):
    table = reveal(card, ix=True)
    assert wealth(table) == gained
    assert table.strength == 2 + gained.get("swords", 0)
    assert table.offered("resolve") == []


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
    table = sent("ixian_engineer", "smuggling", spice=spice, table={"tech_top": TOPS})
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
