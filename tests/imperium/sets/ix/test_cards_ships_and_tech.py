"""Cards of Rise of Ix about freighters, dreadnoughts and tech tiles (IMP 26.1)."""

import pytest

from imperium.card_turns import reveal, wealth
from imperium.ix_turns import TILES, TOPS, bought, sent

# --- Appropriate


def test_appropriate_moves_the_freighter_when_acquired():
    """IMP 5.3.5, IMP 22.1.1"""
    table = bought("appropriate", 5)
    assert table.options == ["resolve appropriate freighter", "done"]
    assert table.do("resolve appropriate freighter").freighter == 1
    assert bought("appropriate", 5).do("done").freighter == 0


def test_appropriate_needs_influence_with_the_emperor():
    """IMP 3.6.4"""
    rich = {"spice": 9, "solari": 9, "table": {"tech_top": TOPS}}
    for emperor, offered in ((1, []), (2, ["resolve appropriate tech"])):
        table = sent("appropriate", "smuggling", influence={"emperor": emperor}, **rich)
        assert table.offered("resolve appropriate") == offered


@pytest.mark.parametrize("purse, left", [({"spice": 2}, {"solari": 1}), ({"solari": 1}, {})])
def test_appropriate_takes_either_currency_for_a_tile(purse, left):
    """IMP 26.1.1: Smuggling has brought a solari."""
    place = {"influence": {"emperor": 2}, "table": {"tech_top": TOPS}}
    table = sent("appropriate", "smuggling", **place, **purse)
    table.do("resolve appropriate tech")
    assert [tile["key"] for tile in table.tech] == ["windtraps"]
    assert wealth(table) == {**left, "water": 1}, "Windtraps bring the water"


def test_appropriate_does_not_mix_spice_and_solari():
    """IMP 26.1.1"""
    place = {"influence": {"emperor": 2}, "table": {"tech_top": TOPS}}
    table = sent("appropriate", "smuggling", spice=1, **place)
    assert wealth(table) == {"solari": 1, "spice": 1}
    assert table.offered("resolve appropriate") == []


def test_appropriate_lets_a_negotiator_take_off_a_solari():
    """IMP 26.1.1"""
    place = {"influence": {"emperor": 2}, "table": {"tech_top": TOPS}}
    table = sent("appropriate", "smuggling", negotiators=1, **place)
    table.do("resolve appropriate tech")
    assert [tile["key"] for tile in table.tech] == ["windtraps"]
    assert (table.solari, table.negotiators) == (0, 0)


def test_appropriate_may_leave_the_tile():
    """IMP 23.2.1"""
    place = {"influence": {"emperor": 2}, "table": {"tech_top": TOPS}}
    table = sent("appropriate", "smuggling", spice=2, **place).do("done")
    assert (table.spice, table.tech, table.asked) == (2, [], (1, "turn"))


# --- Embedded Agent


@pytest.mark.parametrize("play, works", [("", False), ("stilgar", False), ("truthsayer", True)])
def test_embedded_agent_needs_another_bene_gesserit_card(play, works):
    """IMP 3.6.2: itself it does not count; Truthsayer belongs to two factions."""
    table = sent("embedded_agent", "tech_negotiation", play=play)
    assert bool(table.offered("resolve embedded_agent")) == works


def embedded():
    """Both freighter icons of Embedded Agent are open."""
    return sent("embedded_agent", "tech_negotiation", play="truthsayer")


def test_embedded_agent_moves_the_freighter_twice():
    """IMP 22.1.3: an advance, then the recall."""
    table = embedded().do("resolve embedded_agent freighter")
    assert table.freighter == 1
    table.do("resolve embedded_agent freighter", "take recall")
    table.do("resolve shipping_track dividends_or_spice", "take spice")
    assert (table.freighter, table.spice) == (0, 2)
    assert table.offered("resolve embedded_agent") == []


def test_embedded_agent_may_use_one_freighter_icon_or_none():
    """IMP 22.1.1"""
    assert embedded().do("done").freighter == 0
    assert embedded().do("resolve embedded_agent freighter", "done").freighter == 1
    assert embedded().do("done").asked == (1, "turn")


def test_embedded_agent_revealed_draws_an_intrigue_card():
    table = reveal("embedded_agent", ix=True, table={"intrigue_top": ["bribery"]})
    table.do("resolve embedded_agent intrigue_1")
    assert wealth(table) == {"persuasion": 1}
    assert sorted(table.intrigue) == ["ambush", "bribery"]


# --- Freighter Fleet


def test_freighter_fleet_revealed_moves_the_freighter():
    """IMP 22.1.1"""
    table = reveal("freighter_fleet freighter_fleet", ix=True)
    assert (wealth(table), table.freighter) == ({}, 0)
    table.do("resolve freighter_fleet freighter", "resolve freighter_fleet freighter")
    table.do("take advance")
    assert (table.freighter, table.offered("resolve")) == (2, [])
    assert reveal("freighter_fleet", ix=True).do("done").freighter == 0


# --- Guild Chief Administrator


def test_guild_chief_administrator_discards_for_a_trash():
    """IMP 26.1.7: the card discarded or another one."""
    table = sent("guild_chief_administrator", "smuggling", hand="guild_chief_administrator dagger "
                 "diplomacy", discard="scout")  # fmt: skip
    table.do("resolve guild_chief_administrator pay_discard")
    assert table.options == ["discard dagger", "discard diplomacy"]
    table.do("discard dagger", "resolve guild_chief_administrator trash")
    assert {"trash dagger discard", "trash scout discard", "trash diplomacy hand"} <= set(
        table.options
    )
    table.do("trash scout discard")
    assert (table.discard, table.table["trashed"]) == (["dagger"], ["scout"])


def test_guild_chief_administrator_need_not_trash_and_needs_a_card():
    """IMP 3.4.2, IMP 3.2.3"""
    table = sent("guild_chief_administrator", "smuggling")
    table.do("resolve guild_chief_administrator pay_discard")
    assert table.discard == ["dagger"]
    assert "resolve guild_chief_administrator trash" in table.options
    table.do("done")
    assert table.table["trashed"] == []
    alone = sent("guild_chief_administrator", "smuggling", hand="guild_chief_administrator")
    assert alone.offered("resolve guild_chief_administrator") == []


def test_guild_chief_administrator_revealed_moves_the_freighter():
    table = reveal("guild_chief_administrator", ix=True)
    assert wealth(table) == {"persuasion": 1}
    table.do("resolve guild_chief_administrator freighter")
    assert (table.freighter, table.offered("resolve")) == (1, [])


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


# --- Landing Rights


def test_landing_rights_moves_the_freighter():
    """IMP 22.1.1"""
    more = {"influence": {"fremen": 2}, "garrison": 0}
    table = sent("landing_rights", "sietch_tabr", **more)
    assert table.do("resolve landing_rights freighter").freighter == 1
    assert sent("landing_rights", "sietch_tabr", **more).do("done").freighter == 0
