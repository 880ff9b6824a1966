"""Freighter Fleet to Guild Chief Administrator, and Control the Spice (IMP 26.1, IMP 27.1)."""

import pytest

from imperium.card_turns import reveal, wealth
from imperium.ix_turns import bought, sent
from imperium.table import Table

# --- Freighter Fleet


def test_freighter_fleet_revealed_moves_the_freighter():
    """IMP 22.1.1"""
    table = reveal("freighter_fleet freighter_fleet", ix=True)
    assert (wealth(table), table.freighter) == ({}, 0)
    table.do("resolve freighter_fleet freighter", "resolve freighter_fleet freighter")
    table.do("take advance")
    assert (table.freighter, table.offered("resolve")) == (2, [])
    assert reveal("freighter_fleet", ix=True).do("done").freighter == 0


# --- Full-Scale Assault


def test_full_scale_assault_commissions_a_dreadnought_when_acquired():
    """IMP 5.3.5, IMP 21.2.1"""
    table = bought("full_scale_assault", 8)
    assert table.options == ["resolve full_scale_assault commission", "done"]
    table.do("resolve full_scale_assault commission")
    assert table.dreadnoughts["garrison"] == 1
    assert bought("full_scale_assault", 8).do("done").dreadnoughts["garrison"] == 0


def test_full_scale_assault_finds_no_third_dreadnought():
    """IMP 21.2.2"""
    table = bought("full_scale_assault", 8, dreadnoughts={"garrison": 2})
    assert table.offered("resolve") == []
    assert "full_scale_assault" in table.discard


def test_full_scale_assault_recruits_two():
    assert sent("full_scale_assault", "wealth", garrison=1).garrison == 1 + 2
    table = sent("full_scale_assault", "arrakeen", garrison=0)
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]


@pytest.mark.parametrize(
    "fleet, flags, swords",
    [({"conflict": 1}, {}, 3), ({"conflict": 2}, {}, 6), ({"garrison": 2}, {}, 0),
     ({"conflict": 1, "garrison": 1}, {}, 3), ({"conflict": 1}, {"arrakeen": 0}, 3)],
)  # fmt: skip
def test_full_scale_assault_counts_own_dreadnoughts_in_the_conflict(fleet, flags, swords):
    """IMP 26.1.5"""
    enemies = [{"conflict": 1, "dreadnoughts": {"conflict": 1}}]
    more = {"dreadnoughts": fleet, "others": enemies, "table": {"flags": flags}}
    table = reveal("full_scale_assault", ix=True, **more)
    table.do("resolve full_scale_assault each_sword_3")
    assert wealth(table) == {"persuasion": 2} | ({"swords": swords} if swords else {})


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
