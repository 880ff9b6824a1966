"""Imperium cards of Rise of Ix from Appropriate to Guild Chief Administrator (IMP 26.1)."""

import pytest

from imperium.card_turns import POOR, reveal, wealth
from imperium.table import Table

TOPS = ["windtraps", "training_drones", "flagship"]  # 2, 3 and 8 spice


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
        ("appropriate", {"persuasion": 2}),
        ("bounty_hunter", {"persuasion": 1, "swords": 1}),
        ("choam_delegate", {"solari": 3}),
        ("court_intrigue", {"persuasion": 1, "swords": 1}),
        ("desert_ambush", {"persuasion": 1, "swords": 1}),
        ("esmar_tuek", {"solari": 2, "spice": 2}),
        ("guild_accord", {"water": 1}),
    ],
)
def test_reveal_boxes(card, gained):
    table = reveal(card, ix=True)
    assert wealth(table) == gained
    assert table.strength == 2 + gained.get("swords", 0)
    assert table.offered("resolve") == []


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


# --- Cards with an empty agent box


@pytest.mark.parametrize("card", ["choam_delegate", "freighter_fleet"])
def test_cards_that_only_send_an_agent(card):
    """IMP 4.1.3: the reveal box does not work on an agent turn, with unload or without."""
    table = sent(card, "smuggling")
    assert wealth(table) == {"solari": 1}
    assert table.options == ["resolve smuggling freighter", "done"]


# --- Court Intrigue


def test_court_intrigue_needs_an_intrigue_card():
    """IMP 3.2.3"""
    table = sent("court_intrigue", "wealth")
    assert (table.intrigue, table.asked) == ([], (1, "turn"))


def test_court_intrigue_may_be_left():
    """IMP 3.2.1"""
    table = sent("court_intrigue", "wealth", intrigue="ambush")
    assert table.options == ["resolve court_intrigue swap_intrigue", "done"]
    assert table.do("done").intrigue == ["ambush"]


def test_court_intrigue_hides_the_card_it_buries():
    """IMP 26.1.3, IMP 24.1.5: one of several cards goes, under the deck and unseen."""
    more = {"intrigue": "ambush windfall", "table": {"intrigue_top": ["bribery"]}}
    table = sent("court_intrigue", "wealth", **more)
    table.do("resolve court_intrigue swap_intrigue")
    assert table.options == ["bury ambush", "bury windfall"]
    table.do("bury windfall")
    assert sorted(table.intrigue) == ["ambush", "bribery"]
    assert (table.player(0)["intrigue_size"], table.table["intrigue_discard"]) == (2, [])
    told = [event for _, event in table.game.events(1) if event.kind == "bury"]
    assert [event.secret for event in told] == [None]


# --- Desert Ambush

FLEET = [{"conflict": 1, "dreadnoughts": {"conflict": 1}}, {"conflict": 3, "garrison": 1}]


def ambush(**me):
    return sent("desert_ambush", "imperial_basin", others=FLEET, **me)


def test_desert_ambush_drives_back_a_unit_for_each_troop_deployed():
    """IMP 26.1.4: troops and dreadnoughts of any opponent."""
    table = ambush(garrison=3)
    assert table.offered("resolve") == [], "nobody is deployed yet"
    table.do("deploy 2")
    (offered,) = table.offered("resolve desert_ambush")
    table.do(offered)
    assert set(table.offered("rout")) == {
        "rout glossu_the_beast_rabban troop", "rout glossu_the_beast_rabban dreadnought",
        "rout count_ilban_richese troop",
    }  # fmt: skip
    table.do("rout glossu_the_beast_rabban dreadnought", "rout count_ilban_richese troop")
    fleet = table.player(1)["dreadnoughts"]
    assert (fleet["conflict"], fleet["garrison"]) == (0, 1)
    assert (table.player(1)["strength"], table.player(2)["strength"]) == (2, 4)
    assert table.player(2)["garrison"] == 2
    assert table.offered("rout") == []


def test_desert_ambush_may_drive_back_fewer():
    """IMP 26.1.4"""
    table = ambush(garrison=2).do("deploy 2")
    table.do(*table.offered("resolve desert_ambush"), "rout count_ilban_richese troop")
    assert "done" in table.options
    table.do("done")
    assert [table.player(seat)["conflict"] for seat in (1, 2)] == [1, 2]


def test_desert_ambush_does_not_count_own_dreadnoughts_or_earlier_troops():
    """IMP 26.1.4: troops deployed on this turn."""
    table = ambush(garrison=0, conflict=3, dreadnoughts={"garrison": 1}).do("deploy dreadnought")
    assert table.dreadnoughts["conflict"] == 1
    assert table.offered("resolve") == []


def test_desert_ambush_needs_an_enemy_in_the_conflict():
    """IMP 26.1.4"""
    table = sent("desert_ambush", "imperial_basin", garrison=1).do("deploy 1")
    assert (table.conflict, table.asked) == (1, (1, "turn"))


# --- Embedded Agent


@pytest.mark.parametrize("play, works", [("", False), ("stilgar", False), ("truthsayer", True)])
def test_embedded_agent_needs_another_bene_gesserit_card(play, works):
    """IMP 3.6.2: itself it does not count; Truthsayer belongs to two factions."""
    table = sent("embedded_agent", "tech_negotiation", play=play)
    assert bool(table.offered("resolve embedded_agent")) == works


def embedded():
    """Both freighter icons of Embedded Agent are open."""
    table = sent("embedded_agent", "tech_negotiation", play="truthsayer")
    return table.do("resolve embedded_agent freighter_and_freighter")


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
    declined = sent("embedded_agent", "tech_negotiation", play="truthsayer").do("done")
    assert (declined.freighter, declined.asked) == (0, (1, "turn"))


def test_embedded_agent_revealed_draws_an_intrigue_card():
    table = reveal("embedded_agent", ix=True, table={"intrigue_top": ["bribery"]})
    table.do("resolve embedded_agent intrigue_1")
    assert wealth(table) == {"persuasion": 1}
    assert sorted(table.intrigue) == ["ambush", "bribery"]


# --- Esmar Tuek


def test_esmar_tuek_pays_a_spice_for_guild_influence_and_a_card():
    table = sent("esmar_tuek", "smuggling", spice=1, deck="diplomacy")
    table.do("resolve esmar_tuek pay_spice_1")
    assert (table.spice, table.influence["guild"]) == (0, 1)
    assert sum(table.influence.values()) == 1
    assert table.hand == ["dagger", "diplomacy"]


def test_esmar_tuek_may_keep_the_spice_and_needs_it():
    """IMP 3.2.1, IMP 3.2.3"""
    table = sent("esmar_tuek", "smuggling", spice=1, deck="diplomacy").do("done")
    assert (table.spice, table.influence["guild"], table.hand) == (1, 0, ["dagger"])
    assert sent("esmar_tuek", "smuggling").offered("resolve esmar_tuek") == []


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
