"""Cards of Rise of Ix about solari, spice and water; Control the Spice (IMP 26.1, IMP 27.1)."""

import pytest

from imperium.card_turns import reveal, wealth
from imperium.ix_turns import bought, sent
from imperium.table import Table

# --- Bounty Hunter


@pytest.mark.parametrize(
    "seats, agents, solari",
    [(3, {}, 0), (3, {"carthag": [1]}, 0), (3, {"arrakeen": [2]}, 2), (3, {"arrakeen": [1, 2]}, 2),
     (2, {"arrakeen": [2]}, 2)],
)  # fmt: skip
def test_bounty_hunter_is_paid_once_for_enemies_on_its_space(seats, agents, solari):
    """IMP 26.1.2: an agent of House Hagal is an enemy too."""
    table = sent("bounty_hunter", "arrakeen", seats=seats, table={"agents": agents})
    assert table.solari == solari


# --- Guild Accord


def test_guild_accord_makes_only_its_own_agent_cheaper():
    """IMP 26.1.6"""
    table = Table(ix=True, hand="guild_accord foldspace", spice=4, water=0, garrison=0)
    assert table.offered("send foldspace heighliner") == []
    table.do("send guild_accord heighliner")
    assert (table.spice, table.garrison, table.water) == (0, 5, 2)
    assert table.influence["guild"] == 1
    poor = Table(ix=True, hand="guild_accord", spice=3)
    assert poor.why("send guild_accord heighliner") == "IMP 4.3.1"


def test_guild_accord_revealed_gives_water():
    assert wealth(reveal("guild_accord", ix=True, influence={"guild": 3})) == {"water": 1}


def test_guild_accord_gives_spice_with_the_guilds_alliance():
    """IMP 3.6.4: the token is needed."""
    table = reveal("guild_accord", ix=True, influence={"guild": 4})
    assert wealth(table) == {"water": 1, "spice": 3}
    holder = {"table": {"alliances": {"guild": 1}}, "others": [{"influence": {"guild": 4}}]}
    beside = reveal("guild_accord", ix=True, influence={"guild": 4}, **holder)
    assert wealth(beside) == {"water": 1}


# --- Control the Spice


def test_control_the_spice_revealed_gives_persuasion_and_spice():
    """IMP 27.1.3"""
    table = reveal("control_the_spice", epic=True)
    assert wealth(table) == {"persuasion": 1, "spice": 1}


def test_control_the_spice_pays_a_spice_for_a_recruit_and_a_trash():
    """IMP 3.2.3, IMP 3.4.2: without a spice nothing; with it the trash alone may be declined."""
    card = {"epic": True, "hand": "control_the_spice dagger", "garrison": 0}
    poor = Table(**card, spice=0).do("send control_the_spice smuggling")
    assert poor.offered("resolve control_the_spice") == []
    table = Table(**card, spice=1).do("send control_the_spice smuggling")
    table.do("resolve control_the_spice pay_spice_1")
    assert (table.spice, table.garrison) == (0, 1)
    table.do("resolve control_the_spice trash", "trash dagger hand")
    assert (table.hand, table.table["trashed"]) == ([], ["dagger"])
    kept = Table(**card, spice=1).do("send control_the_spice smuggling")
    kept.do("resolve control_the_spice pay_spice_1", "done")
    assert (kept.garrison, kept.hand) == (1, ["dagger"])


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


# --- Sayyadina


def test_sayyadina_buys_a_point_for_three_water():
    """IMP 3.2.3"""
    table = sent("sayyadina", "secrets", water=3).do("resolve sayyadina pay_water_3")
    assert (table.vp, table.water) == (1, 0)
    assert sent("sayyadina", "secrets", water=2).offered("resolve sayyadina") == []
    kept = sent("sayyadina", "stillsuits", water=2, garrison=0)
    assert "resolve sayyadina pay_water_3" in kept.options, "the space has brought the third"
    assert kept.do("done").water == 3


# --- Spice Trader


@pytest.mark.parametrize("fremen, works", [(1, False), (2, True)])
def test_spice_trader_needs_fremen_influence(fremen, works):
    """IMP 3.6.4"""
    table = sent("spice_trader", "smuggling", influence={"fremen": fremen})
    assert bool(table.offered("resolve spice_trader")) == works


def test_spice_trader_discards_for_two_spice():
    table = sent("spice_trader", "smuggling", influence={"fremen": 2})
    table.do("resolve spice_trader pay_discard")
    assert (table.spice, table.hand, table.discard) == (2, [], ["dagger"])


# --- Water Peddler


def test_water_peddler_gives_water_when_acquired():
    assert wealth(bought("water_peddler", 1)) == {"water": 1, "swords": 1}
