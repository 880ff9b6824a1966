"""Two players and House Hagal (IMP 17)."""

import pytest

import landsraad
from imperium.table import Table
from landsraad.games.imperium.engine.catalogue import HAGALS

MINE = "dune_the_desert_planet diplomacy"
THEIRS = "dune_the_desert_planet diplomacy"


def duel(*cards, first=0, hagal=None, other=None, table=None, **me):
    """Two players with a hand each, and these cards on top of the Hagal deck."""
    others = [{"hand": THEIRS, **(other or {})}, {"leader": None, **(hagal or {})}]
    place = {"first": first, "hagal_top": list(cards), **(table or {})}
    return Table(seats=2, **{"hand": MINE, **me}, others=others, table=place)


def hagal_agents(table):
    return [space for space, owners in table.table["agents"].items() if 2 in owners]


def test_house_hagal_joins_with_three_agents_and_nothing_else():
    """IMP 17.1.1"""
    game = landsraad.new("imperium", 2, 1, leaders=["paul_atreides", "helena_richese"])
    rival = game.view(None)["players"][2]
    assert (rival["house"], rival["leader"], rival["rival"]) == ("house_hagal", None, True)
    assert (rival["agents"], rival["garrison"], rival["supply"]) == (3, 0, 12)
    assert (rival["water"], set(rival["influence"].values()), rival["vp"]) == (0, {0}, 0)


def test_the_hagal_deck_of_two_players():
    """IMP 17.1.1: 28 cards, without the Arrakeen cards of the solo game."""
    state = landsraad.new("imperium", 2, 1).state
    keys = [HAGALS[card].key for card in state.hagal_deck]
    assert len(keys) == 28
    assert (keys.count("arrakeen_1p"), keys.count("arrakeen_2p"), keys.count("reshuffle")) == (
        0, 3, 1
    )  # fmt: skip


def test_house_hagal_acts_after_an_agent_turn_of_the_first_player():
    """IMP 17.2.1"""
    table = duel("wealth")
    assert hagal_agents(table) == []
    table.do("send dune_the_desert_planet secure_contract")
    assert (hagal_agents(table), table.asked) == (["wealth"], (1, "turn"))


def test_house_hagal_does_not_act_after_the_other_player():
    """IMP 17.2.1"""
    table = duel("wealth", "secrets").do("send dune_the_desert_planet secure_contract")
    table.do("send diplomacy foldspace")
    assert (hagal_agents(table), table.asked) == (["wealth"], (0, "turn"))
    first = duel("wealth", first=1)
    first.do("send dune_the_desert_planet secure_contract")
    assert (hagal_agents(first), first.asked) == (["wealth"], (0, "turn"))
    first.do("send diplomacy foldspace")
    assert hagal_agents(first) == ["wealth"]


def test_house_hagal_does_not_act_after_a_reveal_turn():
    """IMP 17.2.1"""
    table = duel("wealth", hand="dagger seek_allies").do("reveal")
    assert (hagal_agents(table), table.asked) == ([], (1, "turn"))


def test_house_hagal_stops_without_agents():
    """IMP 17.2.1"""
    place = {"agents": {"carthag": [2], "arrakeen": [2], "secrets": [2]}}
    table = duel("wealth", table=place).do("send dune_the_desert_planet secure_contract")
    assert sorted(hagal_agents(table)) == ["arrakeen", "carthag", "secrets"]
    assert table.table["hagal_discard"] == []


def test_house_hagal_acts_as_often_as_the_first_player_sends():
    """IMP 17.2.1: three times for one with a swordmaster."""
    table = duel("wealth", "secrets", "carthag", swordmaster=True, other={"hand": []},
                 hand="dune_the_desert_planet reconnaissance dagger seek_allies")  # fmt: skip
    table.do("send dune_the_desert_planet secure_contract", "send reconnaissance arrakeen", "done")
    table.do("send dagger hall_of_oratory")
    assert sorted(hagal_agents(table)) == ["carthag", "secrets", "wealth"]


def test_the_marker_passes_between_the_two_players_only():
    """IMP 17.2.1"""
    after = {"phase": "makers", "conflict": "desert_power"}
    assert duel(hand="", table={**after, "first": 0}).table["first"] == 1
    assert duel(hand="", table={**after, "first": 1}).table["first"] == 0


def test_bindu_suspension_is_no_agent_turn():
    """IMP 19.1.27"""
    table = duel("wealth", intrigue="bindu_suspension")
    table.do("play bindu_suspension", "take end_turn")
    assert (hagal_agents(table), table.asked) == ([], (1, "turn"))


@pytest.mark.parametrize("holder", [0, 1])
def test_an_agent_of_house_hagal_pays_the_control_bonus(holder):
    """IMP 19.1.27"""
    table = duel("carthag", solari=0, other={"solari": 0}, table={"control": {"carthag": holder}})
    table.do("send diplomacy wealth")
    assert table.player(holder)["solari"] == 1 + 2 * (holder == 0)
    assert table.player(1 - holder)["solari"] == 2 * (holder == 1)


def test_house_hagal_gains_no_reward():
    """IMP 17.2.2"""
    place = {"phase": "combat", "conflict": "guild_bank_raid", "hagal_top": ["carthag"]}
    table = duel(hand="", hagal={"conflict": 3}, conflict=1, solari=0, table=place)
    rival = table.player(2)
    assert (rival["solari"], rival["vp"], rival["supply"]) == (0, 0, 12)
    assert table.solari == 4


@pytest.mark.parametrize(("conflict", "first"), [("skirmish_b", 1), ("battle_for_carthag", 2)])
def test_house_hagal_scores_no_points(conflict, first):
    """IMP 17.2.2: with the same troops a player would score."""
    place = {"phase": "combat", "conflict": conflict, "hagal_top": ["carthag"]}
    assert duel(hand="", hagal={"conflict": 3}, table=place).player(2)["vp"] == 0
    assert duel(hand="", conflict=3, table=place).vp == first


def test_house_hagal_scores_nothing_on_the_tracks():
    """IMP 17.2.2, IMP 19.1.11"""
    table = duel("wealth", hagal={"influence": {"emperor": 1}})
    assert table.do("send dune_the_desert_planet secure_contract").player(2)["vp"] == 0


def test_bonus_spice_of_house_hagal_goes_to_the_bank():
    """IMP 17.2.2"""
    table = duel("harvest_spice", table={"bonus_spice": {"the_great_flat": 3}})
    table.do("send dune_the_desert_planet secure_contract")
    assert (table.table["bonus_spice"]["the_great_flat"], table.player(2)["spice"]) == (0, 0)


def ranked(mine, theirs, hagal):
    """A conflict of 6, 4 and 2 solari, without swords for House Hagal."""
    place = {"phase": "combat", "conflict": "guild_bank_raid", "hagal_top": ["carthag"]}
    table = duel(hand="", conflict=mine, solari=0, other={"conflict": theirs, "solari": 0},
                 hagal={"conflict": hagal}, table=place)  # fmt: skip
    return table.solari, table.player(1)["solari"]


def test_a_player_beaten_by_house_hagal_alone_is_second():
    """IMP 17.2.3"""
    assert ranked(2, 1, 3) == (4, 0)


def test_a_player_level_with_house_hagal_has_not_won():
    """IMP 17.2.3"""
    assert ranked(3, 1, 3) == (4, 0)
    assert ranked(3, 3, 3) == (4, 4)


def test_a_win_card_needs_more_strength_than_house_hagal():
    """IMP 17.2.3"""
    place = {"phase": "combat", "conflict": "guild_bank_raid", "hagal_top": ["carthag"]}
    tied = duel(hand="", conflict=2, intrigue="to_the_victor", hagal={"conflict": 2}, table=place)
    assert tied.do("pass").asked[1] == "turn"
    won = duel(hand="", conflict=3, intrigue="to_the_victor", hagal={"conflict": 2}, table=place)
    assert "play to_the_victor" in won.do("pass").options


def siege(*, mine=0, hagal=3, control=0):
    place = {"phase": "combat", "conflict": "siege_of_arrakeen", "hagal_top": ["carthag"],
             "control": {"arrakeen": control, "carthag": control}}  # fmt: skip
    return duel(hand="", conflict=mine, hagal={"conflict": hagal}, table=place).table["control"]


@pytest.mark.parametrize("holder", [0, 1, None])
def test_a_win_of_house_hagal_takes_the_control_marker_away(holder):
    """IMP 17.2.4: of that space only, and puts none there."""
    assert siege(control=holder) == {"arrakeen": None, "carthag": holder, "imperial_basin": None}


def test_a_tie_with_house_hagal_leaves_the_marker():
    """IMP 17.2.4"""
    assert siege(mine=3, control=1)["arrakeen"] == 1
    assert siege(mine=4, control=1)["arrakeen"] == 0
