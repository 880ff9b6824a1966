"""Imperium cards from Scout to Worm Riders (IMP 13.2)."""

import pytest

from imperium.card_turns import POOR, reveal, wealth
from imperium.table import Table


@pytest.mark.parametrize(
    "card, gained",
    [
        ("shifting_allegiances", {"persuasion": 2}),
        ("smugglers_thopter", {"persuasion": 1, "spice": 1}),
        ("space_travel", {"persuasion": 2}),
        ("spice_hunter", {"persuasion": 1, "swords": 1}),
        ("spice_smugglers", {"persuasion": 1, "swords": 1}),
        ("stilgar", {"persuasion": 2, "swords": 3}),
        ("test_of_humanity", {"persuasion": 2}),
        ("the_voice", {"persuasion": 2}),
    ],
)
def test_reveal_boxes(card, gained):
    table = reveal(card)
    assert wealth(table) == gained
    assert table.strength == 2 + gained.get("swords", 0)
    assert table.offered("resolve") == []


# --- Scout


@pytest.mark.parametrize("deployed, most", [(1, 1), (3, 2)])
def test_scout_takes_up_to_two_troops_back(deployed, most):
    table = reveal("scout", conflict=deployed, garrison=0)
    assert wealth(table) == {"persuasion": 1, "swords": 1}
    table.do("resolve scout retreat")
    assert table.options == [f"retreat {number}" for number in range(most + 1)]
    table.do(f"retreat {most}")
    assert (table.conflict, table.garrison) == (deployed - most, most)


def test_scout_need_not_retreat_and_sends_an_agent_only():
    assert reveal("scout", conflict=2).do("done").conflict == 2
    table = Table(hand="scout dagger", **POOR).do("send scout secure_contract")
    assert (wealth(table), table.asked) == ({"solari": 3}, (1, "turn"))


# --- Shifting Allegiances


@pytest.mark.parametrize(
    "gained, influence",
    [
        ("guild", {"emperor": 0, "guild": 2, "bene_gesserit": 0, "fremen": 1}),
        ("emperor", {"emperor": 2, "guild": 0, "bene_gesserit": 0, "fremen": 1}),
    ],
)
def test_shifting_allegiances_trades_influence_and_spice_for_two_influence(gained, influence):
    """IMP 13.2.13: with one faction, which may be the one that lost it."""
    table = Table(
        hand="shifting_allegiances dagger", spice=3, influence={"emperor": 1, "fremen": 1}
    )
    table.do("send shifting_allegiances hall_of_oratory")
    table.do("resolve shifting_allegiances pay_influence_1_and_spice_2")
    assert table.options == ["faction emperor", "faction fremen"]
    table.do("faction emperor", f"faction {gained}")
    assert (table.spice, table.influence) == (1, influence)
    assert table.asked == (1, "turn")


@pytest.mark.parametrize("spice, influence", [(5, {}), (1, {"guild": 3})])
def test_shifting_allegiances_is_closed_without_the_whole_cost(spice, influence):
    """IMP 13.2.13, IMP 3.2.3: influence is lost only where there is some."""
    table = Table(hand="shifting_allegiances dagger", spice=spice, influence=influence)
    table.do("send shifting_allegiances hall_of_oratory")
    assert (table.spice, table.asked) == (spice, (1, "turn"))


def test_shifting_allegiances_is_optional():
    """IMP 3.2.1"""
    table = Table(hand="shifting_allegiances dagger", spice=2, influence={"emperor": 1})
    table.do("send shifting_allegiances hall_of_oratory", "done")
    assert (table.spice, table.influence["emperor"]) == (2, 1)


# --- Sietch Reverend Mother


def test_sietch_reverend_mother_trashes_a_card():
    table = Table(hand="sietch_reverend_mother dagger")
    table.do("send sietch_reverend_mother secrets", "resolve sietch_reverend_mother trash")
    assert table.do("trash dagger hand").table["trashed"] == ["dagger"]


@pytest.mark.parametrize(
    "earlier, gained", [("stilgar", {"persuasion": 3, "spice": 1}), ("the_voice", {}), ("", {})]
)
def test_sietch_reverend_mother_needs_a_bond_for_all_of_it(earlier, gained):
    """IMP 13.2.14"""
    table = reveal("sietch_reverend_mother", play=earlier)
    assert wealth(table) == gained


# --- Spacing Guild


@pytest.mark.parametrize(
    "guild, hand", [(1, ["dagger"]), (2, ["dagger", "diplomacy", "seek_allies"])]
)
def test_smugglers_thopter_draws_two_cards_with_guild_influence(guild, hand):
    """IMP 3.6.4"""
    deck = "diplomacy seek_allies signet_ring"
    table = Table(hand="smugglers_thopter dagger", deck=deck, influence={"guild": guild})
    assert table.do("send smugglers_thopter secure_contract").hand == hand


def test_space_travel_draws_a_card():
    table = Table(hand="space_travel dagger", deck="diplomacy seek_allies")
    assert table.do("send space_travel foldspace").hand == ["dagger", "diplomacy"]


def test_spice_smugglers_sell_spice_to_the_guild():
    table = Table(hand="spice_smugglers dagger", spice=5, solari=0)
    table.do("send spice_smugglers arrakeen", "resolve spice_smugglers pay_spice_2")
    assert (table.spice, table.solari, table.influence["guild"]) == (3, 3, 1)
    assert table.offered("resolve spice_smugglers") == []


def test_spice_smugglers_are_optional_and_need_two_spice():
    """IMP 3.2.1, IMP 3.2.3"""
    table = Table(hand="spice_smugglers dagger", spice=2)
    table.do("send spice_smugglers arrakeen", "resolve arrakeen draw_1", "done")
    assert (table.spice, table.influence["guild"]) == (2, 0)
    poor = Table(hand="spice_smugglers dagger", spice=1).do("send spice_smugglers arrakeen")
    assert poor.offered("resolve") == []


# --- Fremen


@pytest.mark.parametrize("other, spice", [("stilgar", 1), ("dagger", 0)])
def test_spice_hunter_finds_spice_with_a_bond(other, spice):
    assert reveal(f"spice_hunter {other}").spice == spice


def test_spice_hunter_only_sends_an_agent():
    table = Table(hand="spice_hunter dagger", **POOR).do("send spice_hunter secure_contract")
    assert wealth(table) == {"solari": 3}


def test_stilgar_gives_a_water():
    table = Table(hand="stilgar dagger", **POOR).do("send stilgar secure_contract")
    assert wealth(table) == {"solari": 3, "water": 1}


def test_worm_riders_give_two_spice():
    table = Table(hand="worm_riders dagger", **POOR).do("send worm_riders secure_contract")
    assert wealth(table) == {"solari": 3, "spice": 2}


@pytest.mark.parametrize(
    "mine, theirs, swords", [(1, 0, 0), (2, 0, 4), (3, 0, 4), (4, 4, 4), (4, 3, 6), (6, 0, 6)]
)
def test_worm_riders_have_swords_by_influence_and_by_alliance(mine, theirs, swords):
    """IMP 13.2.17, IMP 3.6.4"""
    holder = {"alliances": {"fremen": 1}} if mine == theirs else {}
    others = [{"influence": {"fremen": theirs}}]
    table = reveal("worm_riders", influence={"fremen": mine}, others=others, table=holder)
    assert wealth(table) == ({"swords": swords} if swords else {})
    assert table.strength == 2 + swords


# --- Test of Humanity


def test_test_of_humanity_lets_opponents_choose_what_they_lose():
    """IMP 13.2.15, IMP 3.4.3"""
    others = [{"hand": "diplomacy dagger", "conflict": 2}, {"hand": "diplomacy", "conflict": 3}]
    table = Table(hand="test_of_humanity dagger", others=others)
    table.do("send test_of_humanity hall_of_oratory")
    assert (table.asked, table.options) == ((1, "one_of"), ["take discard", "take troop"])
    table.do("take discard")
    assert table.options == ["discard dagger", "discard diplomacy"]
    table.do("discard dagger")
    assert (table.player(1)["hand"], table.player(1)["conflict"]) == (["diplomacy"], 2)
    assert table.asked == (2, "one_of")
    table.do("take troop")
    assert (table.player(2)["hand"], table.player(2)["conflict"]) == (["diplomacy"], 2)
    assert table.player(2)["garrison"] == 3
    assert table.asked == (1, "turn")


def test_test_of_humanity_takes_what_is_there():
    """IMP 13.2.15: a choice that cannot be done is none, and with neither nothing happens."""
    others = [{"hand": "dagger"}, {"hand": [], "conflict": 1}, {"hand": []}]
    table = Table(seats=4, hand="test_of_humanity diplomacy", others=others)
    table.do("send test_of_humanity hall_of_oratory")
    assert table.asked == (0, "turn")
    assert [table.player(seat)["discard"] for seat in (1, 2, 3)] == [["dagger"], [], []]
    assert [table.player(seat)["conflict"] for seat in (1, 2, 3)] == [0, 0, 0]
    assert [table.player(seat)["garrison"] for seat in range(4)] == [4, 3, 3, 3]


# --- The Voice


def test_the_voice_closes_a_space_to_the_opponents():
    """IMP 13.2.16"""
    others = [{"hand": "dagger diplomacy"}, {"hand": "diplomacy dagger"}]
    table = Table(hand="the_voice diplomacy dagger", others=others)
    table.do("send the_voice secure_contract")
    assert len(table.options) == 22
    table.do("name wealth")
    assert table.why("send diplomacy wealth") == "IMP 13.2.16"
    assert table.why("send diplomacy stillsuits") == ""
    table.do("send dagger hall_of_oratory")
    assert (table.asked, table.why("send diplomacy wealth")) == ((2, "turn"), "IMP 13.2.16")


def test_the_voice_ends_with_the_players_next_turn():
    """IMP 13.2.16"""
    others = [{"hand": "dagger diplomacy seek_allies"}, {"hand": [], "revealed": True}]
    table = Table(hand="the_voice diplomacy dagger", others=others)
    table.do("send the_voice secure_contract", "name wealth", "send dagger hall_of_oratory")
    assert table.asked == (0, "turn")
    assert table.why("send diplomacy wealth") == ""
    table.do("send diplomacy stillsuits", "done")
    assert (table.asked, table.why("send diplomacy wealth")) == ((1, "turn"), "")


# --- Thufir Hawat


def test_thufir_hawat_draws_a_card():
    table = Table(hand="thufir_hawat dagger", deck="diplomacy seek_allies")
    assert table.do("send thufir_hawat secure_contract").hand == ["dagger", "diplomacy"]


def test_thufir_hawat_revealed_draws_an_intrigue_card():
    table = reveal("thufir_hawat", table={"intrigue_top": ["windfall"]})
    table.do("resolve thufir_hawat intrigue_1")
    assert (wealth(table), table.intrigue) == ({"persuasion": 1}, ["ambush", "windfall"])
