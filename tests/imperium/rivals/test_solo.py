"""The solo game: setup, difficulties, the end (IMP 18.1, IMP 18.2, IMP 18.5)."""

import pytest

import landsraad
from imperium.table import Table
from landsraad.core.decisions import InvalidSetup
from landsraad.games.imperium.engine.catalogue import HAGALS

LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
RABBAN = "glossu_the_beast_rabban"
NOTHING = {"vp": 9, "spice": 0, "solari": 0, "water": 0, "garrison": 0}


def solo(level="mercenary", *cards, rivals=({}, {}), table=None, **me):
    """A solo position in which it is my turn."""
    place = {"hagal_top": list(cards), **(table or {})}
    mine = {"hand": "dagger seek_allies", **me}
    return Table(seats=1, difficulty=level, others=list(rivals), table=place, **mine)


def ranked(*houses):
    """The winners of a game that ends with these differences between me and two rivals."""
    me, *rivals = [{**NOTHING, **house} for house in houses]
    return solo(rivals=rivals, table={"phase": "endgame", "round": 10}, **me).game.winners


# --- setup


@pytest.mark.parametrize("level", LEVELS)
def test_two_rivals_with_two_agents_and_one_water(level):
    """IMP 18.1.1"""
    table = solo(level)
    assert [player["rival"] for player in table.game.view(0)["players"]] == [False, True, True]
    for rival in (table.player(1), table.player(2)):
        assert (rival["agents"], rival["water"], rival["vp"]) == (2, 1, 0)
        assert set(rival["influence"].values()) == {0}


def test_the_hagal_deck_of_the_solo_game():
    """IMP 18.1.1: 27 cards, without Reshuffle and the Arrakeen cards of two players."""
    state = landsraad.new("imperium", 1, 1, leaders=["paul_atreides"]).state
    keys = [HAGALS[card].key for card in state.hagal_deck + state.hagal_discard]
    assert len(keys) == 27
    assert (keys.count("arrakeen_1p"), keys.count("arrakeen_2p"), keys.count("reshuffle")) == (
        3, 0, 0
    )  # fmt: skip


@pytest.mark.parametrize("leader", ["paul_atreides", "helena_richese"])
def test_two_leaders_cannot_lead_a_rival(leader):
    """IMP 18.1.2"""
    with pytest.raises(InvalidSetup):
        landsraad.new("imperium", 1, 1, leaders=[RABBAN, leader])
    assert (
        landsraad.new("imperium", 1, 1, leaders=[leader]).view(0)["players"][0]["leader"] == leader
    )


def test_chance_gives_rivals_the_other_six_leaders():
    """IMP 18.1.2"""
    games = [landsraad.new("imperium", 1, seed) for seed in range(40)]
    found = {player["leader"] for game in games for player in game.view(None)["players"][1:]}
    assert len(found) == 6
    assert not found & {"paul_atreides", "helena_richese"}


def test_only_the_signet_ability_of_a_rival_counts():
    """IMP 18.1.2: Rabban brings a rival no extra resources, and no rival picks secrets."""
    leaders = ["earl_memnon_thorvald", RABBAN, "baron_vladimir_harkonnen"]
    game = landsraad.new("imperium", 1, 1, leaders=leaders)
    assert (game.view(0)["players"][1]["solari"], game.decision.ask.key) == (0, "turn")


# --- difficulties


def start(level):
    """What I have when a game begins."""
    leaders = ["count_ilban_richese"]
    game = landsraad.new("imperium", 1, 3, difficulty=level, leaders=leaders)
    return game.view(0)["players"][0]


def swordmaster_round(level):
    """The first of the rounds in which the rivals have third agents, and that they keep them."""
    found = []
    for number in range(1, 11):
        table = solo(level, table={"phase": "round_start", "round": number, "first": 0})
        agents = {table.player(seat)["agents"] for seat in (1, 2)}
        found += [number] * (agents == {3})
    assert found == list(range(found[0], 11))
    return found[0]


def rivals_start(level):
    table = solo(level)
    return [(table.player(seat)["garrison"], table.player(seat)["supply"]) for seat in (1, 2)]


def test_mercenary():
    """IMP 18.2.1, IMP 18.3.4"""
    mine = start("mercenary")
    assert (mine["solari"], mine["spice"], mine["water"]) == (1, 1, 1)
    assert rivals_start("mercenary") == [(0, 12), (0, 12)]
    assert swordmaster_round("mercenary") == 5
    table = solo("mercenary", "wealth", "secrets", solari=2).do("send dagger mentat")
    assert (table.solari, table.table["mentat"]) == (0, 0)


def test_sardaukar():
    """IMP 18.2.2, IMP 18.3.4"""
    mine = start("sardaukar")
    assert (mine["solari"], mine["spice"], mine["water"]) == (0, 0, 1)
    assert rivals_start("sardaukar") == [(3, 9), (3, 9)]
    assert swordmaster_round("sardaukar") == 4
    assert solo("sardaukar", solari=4).why("send dagger mentat") == "IMP 4.3.1"
    table = solo("sardaukar", "wealth", "secrets", solari=5).do("send dagger mentat")
    assert (table.solari, table.table["mentat"]) == (0, 0)
    assert "send dagger swordmaster" in solo("sardaukar", solari=8).options


@pytest.mark.parametrize(("level", "cards"), [("mercenary", 0), ("sardaukar", 1), ("mentat", 1)])
def test_from_sardaukar_on_each_rival_starts_with_an_intrigue_card(level, cards):
    """IMP 18.2.1, IMP 18.2.2, IMP 18.2.3"""
    game = landsraad.new("imperium", 1, 1, difficulty=level, leaders=["paul_atreides"])
    dealt = [event.seat for number, event in game.events(None) if event.kind == "intrigue"]
    assert dealt[:2] == [1, 2][: 2 * cards]


def test_mentat():
    """IMP 18.2.3: expert deployment, and swordmasters after three conflict cards."""
    assert rivals_start("mentat") == [(3, 9), (3, 9)]
    assert swordmaster_round("mentat") == 3
    assert solo("mentat", solari=4).why("send dagger mentat") == "IMP 4.3.1"
    assert "send dagger swordmaster" in solo("mentat", solari=8).options
    place = {"turn": 2, "first": 1}
    leading = ({}, {"conflict": 2, "garrison": 1})
    assert solo("mentat", "stillsuits", rivals=leading, table=place).player(2)["conflict"] == 2
    assert solo("sardaukar", "stillsuits", rivals=leading, table=place).player(2)["conflict"] == 3


def test_kwisatz_haderach():
    """IMP 18.2.4, IMP 19.1.29: no swordmaster for the player; the rest as at Mentat."""
    table = solo("kwisatz_haderach", solari=8)
    assert table.why("send dagger swordmaster") == "IMP 18.2.4"
    assert "send dagger mentat" in table.options
    assert rivals_start("kwisatz_haderach") == [(3, 9), (3, 9)]
    assert swordmaster_round("kwisatz_haderach") == 3
    leading = ({}, {"conflict": 2, "garrison": 1})
    place = {"turn": 2, "first": 1}
    fight = solo("kwisatz_haderach", "stillsuits", rivals=leading, table=place)
    assert fight.player(2)["conflict"] == 2


def test_swordmasters_of_rivals_act_in_the_round_they_join_and_later():
    """IMP 18.3.4"""
    place = {"phase": "round_start", "round": 5, "first": 1}
    cards = ("wealth", "secrets", "carthag", "foldspace", "rally_troops", "hall_of_oratory")
    table = solo("mercenary", *cards, hand="", deck="dagger seek_allies", table=place)
    table.do("reveal")
    sent = [event.seat for _, event in table.game.events(None) if event.kind == "rival_send"]
    assert sent == [1, 2, 1, 2, 1, 2, 2]
    assert (table.table["round"], table.player(1)["agents"]) == (6, 3)


# --- the end


@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, 1), (3, 2)])
def test_corner_the_market_counts_two_copies_for_each_rival(copies, points):
    """IMP 18.5.2"""
    flows = " ".join(["the_spice_must_flow"] * copies)
    table = solo(hand="", discard=flows, vp=3, intrigue="corner_the_market",
                 table={"phase": "endgame", "round": 10})  # fmt: skip
    table.do(*table.offered("play"), *["pass"] * (not table.offered("play")))
    assert (table.vp, table.game.over) == (3 + points, True)


@pytest.mark.parametrize(("vp", "over"), [(9, False), (10, True)])
def test_a_rival_with_ten_points_ends_the_game_and_wins_it(vp, over):
    """IMP 18.5.3"""
    rivals = ({}, {"vp": vp})
    game = solo(rivals=rivals, vp=5, hand="", table={"phase": "makers", "first": 2}).game
    assert (game.over, game.winners) == (over, ())
    assert game.scores == (5,)


def test_the_player_wins_with_more_points_than_both_rivals():
    """IMP 18.5.3"""
    assert ranked({"vp": 11}, {"vp": 10}, {"vp": 10}) == (0,)
    assert ranked({"vp": 11}, {"vp": 10}, {"vp": 12}) == ()


@pytest.mark.parametrize(
    ("less", "more"),
    [("solari", "spice"), ("water", "solari"), ("garrison", "water"), (None, "garrison")],
)
def test_rivals_break_ties_like_players(less, more):
    """IMP 19.1.12: spice, solari, water, garrison in this order."""
    weak = {less: 2} if less else {}
    assert ranked({more: 1}, weak, weak) == (0,)
    assert ranked(weak, {}, {more: 1}) == ()


def test_a_rival_level_with_the_player_in_all_wins_the_tie():
    """IMP 19.1.12"""
    assert ranked({}, {}, {"vp": 3}) == ()
    assert ranked({}, {"vp": 8}, {"vp": 3}) == (0,)
