"""Setup: common components, each player, leaders (IMP 1)."""

from collections import Counter

import pytest

import landsraad
from landsraad.core.decisions import InvalidSetup
from landsraad.games.imperium.engine.catalogue import CONFLICTS

BARON = "baron_vladimir_harkonnen"
RABBAN = "glossu_the_beast_rabban"
PLAIN = ["earl_memnon_thorvald", "count_ilban_richese", "duke_leto_atreides"]


def start(seats=3, seed=1, leaders=None, **options):
    return landsraad.new("imperium", seats, seed, leaders=leaders or PLAIN[:seats], **options)


def levels(game):
    state = game.state
    return [CONFLICTS[card].level for card in (state.conflict, *reversed(state.conflict_deck))]


def test_conflict_deck_rises_from_level_one_to_three():
    """IMP 1.1.1: one card of level I on top, five of II, four of III."""
    game = start()
    assert levels(game) == [1, *[2] * 5, *[3] * 4]
    assert game.view(0)["table"]["conflicts_left"] == 9


def test_conflicts_are_drawn_at_random_within_their_level():
    """IMP 1.1.1"""
    games = [start(seed=seed) for seed in range(30)]
    assert len({game.state.conflict for game in games}) == 4
    used = {card for game in games for card in game.state.conflict_deck}
    assert len(used) == 10 + 4
    assert len({game.state.conflict_deck[0] for game in games}) == 4


def test_decks_row_and_reserve():
    """IMP 1.1.2, IMP 1.1.3"""
    table = start().view(None)["table"]
    assert (len(table["row"]), table["imperium_deck"], table["intrigue_deck"]) == (5, 62, 40)
    assert table["reserve"] == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    assert table["mentat"] is None
    assert set(table["alliances"].values()) == {None}
    assert set(table["bonus_spice"].values()) == {0}
    assert (table["agents"], set(table["control"].values())) == ({}, {None})


def test_other_seeds_shuffle_other_decks():
    """IMP 1.1.2, IMP 1.2.1"""
    rows = {tuple(start(seed=seed).view(0)["table"]["row"]) for seed in range(5)}
    hands = {tuple(start(seed=seed).view(0)["players"][0]["hand"]) for seed in range(5)}
    assert len(rows) == 5
    assert len(hands) > 1


@pytest.mark.parametrize("seat", range(3))
def test_players_own_the_starting_deck(seat):
    """IMP 1.2.1"""
    player = start().view(seat)["players"][seat]
    assert Counter(player["hand"] + player["deck_cards"]) == {
        "convincing_argument": 2, "dagger": 2, "dune_the_desert_planet": 2, "diplomacy": 1,
        "reconnaissance": 1, "seek_allies": 1, "signet_ring": 1,
    }  # fmt: skip
    assert player["hand_size"] == 5


@pytest.mark.parametrize("seat", range(3))
def test_players_start_with_one_water_three_garrison_troops_and_two_agents(seat):
    """IMP 1.2.2, IMP 1.2.3"""
    player = start().view(seat)["players"][seat]
    assert (player["water"], player["spice"], player["solari"]) == (1, 0, 0)
    assert set(player["influence"].values()) == {0}
    assert (player["garrison"], player["supply"], player["conflict"]) == (3, 9, 0)
    assert (player["agents"], player["swordmaster"], player["council"]) == (2, False, False)


def test_a_leader_may_add_to_the_start():
    """IMP 1.2.2: Rabban has 1 spice and 1 solari more."""
    mine, other, _ = start(leaders=[RABBAN]).view(0)["players"]
    assert (mine["water"], mine["spice"], mine["solari"]) == (1, 1, 1)
    assert (other["water"], other["spice"], other["solari"]) == (1, 0, 0)


@pytest.mark.parametrize(("seats", "vp"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_only_four_players_start_with_a_point(seats, vp):
    """IMP 1.2.4"""
    assert landsraad.new("imperium", seats, 1).scores == (vp,) * seats


def test_any_player_may_be_drawn_to_begin():
    """IMP 1.2.5"""
    firsts = {start(4, seed).view(None)["table"]["first"] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", range(4))
def test_solo_the_rival_on_the_left_begins(seed):
    """IMP 1.2.5"""
    assert start(1, seed).view(None)["table"]["first"] == 1


def test_given_leaders_sit_where_they_are_named():
    """IMP 1.3.1"""
    game = start(4, leaders=[*PLAIN, RABBAN])
    assert [player["leader"] for player in game.view(None)["players"]] == [*PLAIN, RABBAN]


def test_a_leader_cannot_be_given_twice():
    """IMP 1.3.1"""
    with pytest.raises(InvalidSetup):
        start(leaders=[RABBAN, RABBAN])


@pytest.mark.parametrize("seed", range(8))
def test_random_leaders_are_different(seed):
    """IMP 1.3.1"""
    game = start(4, seed, leaders="random")
    assert len({player["leader"] for player in game.view(None)["players"]}) == 4


def test_random_leaders_depend_on_the_seed():
    """IMP 1.3.1"""
    games = [start(3, seed, leaders="random") for seed in range(40)]
    assert len({game.view(None)["players"][0]["leader"] for game in games}) == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draft_goes_counter_clockwise_and_the_first_player_picks_last(seats):
    """IMP 1.3.1"""
    game = start(seats, leaders="draft")
    first = game.view(None)["table"]["first"]
    order = []
    while game.decision.ask.key == "leader":
        order.append(game.decision.seat)
        game.apply(game.decision.options[0])
    assert order == [(first - 1 - step) % seats for step in range(seats)]
    assert order[-1] == first


def test_a_drafted_leader_is_not_offered_again_and_nobody_has_one_before():
    """IMP 1.3.1"""
    game = start(leaders="draft")
    assert [player["leader"] for player in game.view(0)["players"]] == [None] * 3
    assert len(game.decision.options) == 8
    seat = game.decision.seat
    game.apply(f"lead {RABBAN}")
    assert f"lead {RABBAN}" not in map(str, game.decision.options)
    leaders = [player["leader"] for player in game.view(0)["players"]]
    assert (leaders[seat], leaders.count(None)) == (RABBAN, 2)


def test_a_drafted_leader_brings_its_own_start():
    """IMP 1.3.1, IMP 1.2.2"""
    game = start(leaders="draft")
    seat = game.decision.seat
    for leader in (RABBAN, *PLAIN[:2]):
        game.apply(f"lead {leader}")
    assert [player["spice"] for player in game.view(0)["players"]].index(1) == seat
    assert game.view(0)["table"]["phase"] == "turns"


def test_the_baron_picks_two_secret_factions_when_all_else_is_set_up():
    """IMP 1.3.2"""
    game = start(leaders=["earl_memnon_thorvald", BARON, RABBAN])
    assert (game.decision.seat, game.decision.ask.key) == (1, "secret")
    assert len(game.decision.options) == 4
    shown = game.view(1)
    assert (shown["players"][2]["spice"], len(shown["table"]["row"])) == (1, 5)
    assert (shown["table"]["round"], shown["table"]["conflict"]) == (0, None)
    assert shown["players"][1]["hand"] == []
    game.apply("faction guild")
    assert "faction guild" not in map(str, game.decision.options)
    game.apply("faction fremen")
    assert game.view(1)["players"][1]["secret"] == ["guild", "fremen"]
    assert game.view(1)["table"]["round"] == 1


def test_the_baron_picks_after_a_draft():
    """IMP 1.3.1, IMP 1.3.2"""
    game = start(leaders="draft")
    seat = game.decision.seat
    for leader in (BARON, *PLAIN[:2]):
        assert game.decision.ask.key == "leader"
        game.apply(f"lead {leader}")
    assert (game.decision.seat, game.decision.ask.key) == (seat, "secret")


@pytest.mark.parametrize("onlooker", [0, 2, None])
def test_nobody_else_sees_the_barons_picks(onlooker):
    """IMP 1.3.2: neither in the view nor in what happened."""
    seen = []
    for picks in (["guild", "fremen"], ["emperor", "guild"]):
        game = start(leaders=["earl_memnon_thorvald", BARON, RABBAN])
        for faction in picks:
            game.apply(f"faction {faction}")
        view = game.view(onlooker)
        assert "secret" not in view["players"][1]
        assert view["players"][1]["masterstroke"] is None
        seen.append((view, game.events(onlooker), game.log(onlooker)))
    assert seen[0] == seen[1]


def test_hands_and_decks_are_hidden_but_their_sizes_are_open():
    """IMP 19.1.26"""
    shown = start().view(0)["players"][1]
    assert (shown["hand_size"], shown["deck_size"], shown["intrigue_size"]) == (5, 5, 0)
    assert not {"hand", "deck_cards", "intrigue", "deck_top"} & set(shown)


def test_the_original_edition_may_be_named():
    """IMP 1.1.1"""
    named = landsraad.new("imperium", 4, 7, edition="original")
    assert named.digest() == landsraad.new("imperium", 4, 7).digest()


@pytest.mark.parametrize("edition", ["second", 2, None])
def test_an_edition_that_is_not_there_is_refused(edition):
    with pytest.raises(landsraad.InvalidSetup):
        landsraad.new("imperium", 4, 7, edition=edition)
