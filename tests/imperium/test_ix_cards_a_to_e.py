"""Imperium cards of Rise of Ix from Appropriate to Esmar Tuek (IMP 26.1)."""

import pytest

from imperium.card_turns import reveal, wealth
from imperium.ix_turns import TOPS, bought, sent


@pytest.mark.parametrize(
    "card, gained",
    [
        ("appropriate", {"persuasion": 2}),
        ("bounty_hunter", {"persuasion": 1, "swords": 1}),
        ("choam_delegate", {"solari": 3}),
        ("court_intrigue", {"persuasion": 1, "swords": 1}),
        ("desert_ambush", {"persuasion": 1, "swords": 1}),
        ("esmar_tuek", {"solari": 2, "spice": 2}),
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
