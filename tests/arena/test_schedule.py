"""Who plays which deal from where."""

from collections import Counter

import pytest

from landsraad import InvalidSetup
from landsraad.arena.schedule import Match, pairing
from landsraad.arena.tournament import clear_of_parity

MATCH = Match("imperium", ("greedy", "random", "random", "random"), seed=3)


def test_each_deal_is_played_from_every_seat_by_everybody():
    for deal in range(20):
        pairs = [pairing(MATCH, 4 * deal + rotation) for rotation in range(4)]
        assert len({pair.seed for pair in pairs}) == 1
        seats = Counter((seat, entry) for pair in pairs for seat, entry in enumerate(pair.entries))
        assert set(seats.values()) == {1}
        assert len(seats) == 16


def test_deals_orders_and_bots_have_chance_of_their_own():
    pairs = [pairing(MATCH, number) for number in range(0, 400, 4)]
    assert len({pair.seed for pair in pairs}) == 100
    neighbours = {
        (pair.entries[0] - pair.entries[1]) % 4 * 10 + (pair.entries[1] - pair.entries[2]) % 4
        for pair in pairs
    }
    assert len(neighbours) == 6
    assert len({seed for pair in pairs for seed in pair.bot_seeds}) == 400


def test_another_seed_is_another_match():
    other = Match("imperium", MATCH.bots, seed=4)
    assert pairing(other, 0).seed != pairing(MATCH, 0).seed


@pytest.mark.parametrize("games, whole", [(1, 4), (4, 4), (5, 8), (1000, 1000)])
def test_deals_are_played_whole(games, whole):
    assert MATCH.whole_games(games) == whole


@pytest.mark.parametrize(
    "match",
    [
        Match("chess", ("random", "random")),
        Match("imperium", ()),
        Match("imperium", ("random",) * 9),
        Match("imperium", ("random", "omniscient")),
        Match("imperium", ("random",), options={"difficulty": "hard"}),
        Match("imperium", ("random", "random"), options={"colour": "red"}),
        Match("imperium", ("random", "random"), seed=-1),
        Match("imperium", ("random", "random"), bot_seconds=0),
    ],
    ids=str,
)
def test_an_impossible_match_is_refused(match):
    with pytest.raises(InvalidSetup):
        match.check()


@pytest.mark.parametrize(
    "game, bots, parity, first_share",
    [
        ("imperium", "a b c d", 1 / 4, 1 / 4),
        ("imperium", "a b b a", 1 / 4, 1 / 2),
        ("imperium", "a a a b b b", 1 / 2, 1 / 2),
        ("imperium", "a b c d e f", 1 / 2, 1 / 2),
        ("imperium", "a b b a b b", 1 / 2, 1),
        ("war_for_arrakis", "a b", 1 / 2, 1 / 2),
        ("war_for_arrakis", "a b c", 1 / 2, 1 / 2),
        ("war_for_arrakis", "a a b", 1 / 2, 5 / 6),
        ("war_for_arrakis", "a a b b", 1 / 2, 1 / 2),
        ("dawn_of_the_fremen", "a b c", 1 / 3, 1 / 3),
    ],
)
def test_equals_who_win_together_have_the_share_of_their_team(game, bots, parity, first_share):
    match = Match(game, tuple(bots.split()))
    assert match.parity == pytest.approx(parity)
    assert match.first_share == pytest.approx(first_share)


def test_a_bot_of_both_teams_is_never_clear_of_parity():
    match = Match("imperium", ("a", "b", "b", "a", "b", "b"))
    assert not clear_of_parity(match, wins=600, games=600)
