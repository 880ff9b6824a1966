"""Combat: places, rewards, ties, and what comes after (IMP 6.2, IMP 6.3, IMP 6.5)."""

import pytest

from imperium.table import Table

# Guild Bank Raid pays 6, 4 and 2 solari for the three places.
RAID = {"phase": "combat", "conflict": "guild_bank_raid"}
FIRST, SECOND, THIRD = 6, 4, 2


def fight(*strengths, swords=(), first=0, conflict="guild_bank_raid", control=None, seats=None):
    """A combat between houses with so many troops (and swords), until the next round."""
    houses = [{"conflict": troops, "garrison": 0, "solari": 0, "hand": []} for troops in strengths]
    for house, extra in zip(houses, swords, strict=False):
        house["swords"] = extra
    place = {**RAID, "conflict": conflict, "first": first, "control": control or {}}
    me, *others = houses
    return Table(seats=seats or len(houses), others=others, table=place, **me)


def solari(table, count):
    return tuple(table.player(seat)["solari"] for seat in range(count))


@pytest.mark.parametrize(
    ("troops", "rewards"),
    [
        ((3, 2, 1), (FIRST, SECOND, 0)),
        ((1, 3, 2), (0, FIRST, SECOND)),
        ((2, 0, 0), (FIRST, 0, 0)),
        ((2, 1, 0), (FIRST, SECOND, 0)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_three_players_take_the_first_two_rewards(troops, rewards):
    """IMP 6.2.1, IMP 6.2.2 (no third), IMP 6.2.3 (nothing for strength 0)"""
    assert solari(fight(*troops), 3) == rewards


@pytest.mark.parametrize(
    ("troops", "rewards"),
    [
        ((4, 3, 2, 1), (FIRST, SECOND, THIRD, 0)),
        ((1, 2, 3, 4), (0, THIRD, SECOND, FIRST)),
        ((4, 3, 2, 0), (FIRST, SECOND, THIRD, 0)),
        ((4, 3, 0, 0), (FIRST, SECOND, 0, 0)),
    ],
)
def test_four_players_take_three_rewards(troops, rewards):
    """IMP 6.2.1, IMP 6.2.2, IMP 6.2.3"""
    assert solari(fight(*troops), 4) == rewards


def test_swords_without_a_troop_earn_nothing():
    """IMP 6.2.3"""
    assert solari(fight(0, 2, 1, 0, swords=(9,)), 4) == (0, FIRST, SECOND, 0)


def test_swords_count_for_the_place():
    """IMP 6.2.1"""
    assert solari(fight(1, 2, swords=(3, 0), seats=3), 2) == (FIRST, SECOND)


@pytest.mark.parametrize(
    ("troops", "rewards"),
    [
        ((2, 2, 1), (SECOND, SECOND, 0)),
        ((2, 2, 0), (SECOND, SECOND, 0)),
        ((2, 2, 2), (SECOND, SECOND, SECOND)),
        ((1, 2, 2), (0, SECOND, SECOND)),
    ],
)
def test_a_tie_for_first_of_three_players_gives_the_second_reward(troops, rewards):
    """IMP 6.3.1, IMP 6.3.2"""
    assert solari(fight(*troops), 3) == rewards


@pytest.mark.parametrize(
    ("troops", "rewards"),
    [
        ((3, 3, 2, 1), (SECOND, SECOND, THIRD, 0)),
        ((1, 3, 2, 3), (0, SECOND, THIRD, SECOND)),
        ((3, 3, 2, 0), (SECOND, SECOND, THIRD, 0)),
        ((3, 3, 1, 1), (SECOND, SECOND, 0, 0)),
        ((3, 3, 0, 0), (SECOND, SECOND, 0, 0)),
        ((3, 3, 3, 1), (SECOND, SECOND, SECOND, 0)),
        ((3, 3, 3, 3), (SECOND, SECOND, SECOND, SECOND)),
    ],
)
def test_a_tie_for_first_of_four_players(troops, rewards):
    """IMP 6.3.1, IMP 6.3.2, IMP 6.3.4: two tied leave the third reward to the other two."""
    assert solari(fight(*troops), 4) == rewards


@pytest.mark.parametrize(
    ("troops", "rewards"),
    [((3, 1, 1), (FIRST, THIRD, THIRD)), ((2, 3, 2), (THIRD, FIRST, THIRD))],
)
def test_a_tie_for_second_gives_the_third_reward_with_three_players_too(troops, rewards):
    """IMP 6.3.3"""
    assert solari(fight(*troops), 3) == rewards


@pytest.mark.parametrize(
    ("troops", "rewards"),
    [
        ((4, 2, 2, 1), (FIRST, THIRD, THIRD, 0)),
        ((4, 2, 2, 2), (FIRST, THIRD, THIRD, THIRD)),
        ((4, 2, 2, 0), (FIRST, THIRD, THIRD, 0)),
    ],
)
def test_a_tie_for_second_of_four_players_leaves_nothing_behind(troops, rewards):
    """IMP 6.3.3"""
    assert solari(fight(*troops), 4) == rewards


def test_a_tie_for_third_gives_nothing():
    """IMP 6.3.4"""
    assert solari(fight(4, 3, 2, 2), 4) == (FIRST, SECOND, 0, 0)


@pytest.mark.parametrize(
    ("troops", "rewards"),
    [
        ((3, 2, 1), (FIRST, SECOND)),
        ((2, 1, 3), (SECOND, 0)),
        ((2, 2, 1), (SECOND, SECOND)),
        ((2, 1, 2), (SECOND, 0)),
        ((2, 2, 2), (SECOND, SECOND)),
        ((1, 1, 2), (THIRD, THIRD)),
        ((2, 1, 1), (FIRST, THIRD)),
        ((0, 1, 2), (0, SECOND)),
    ],
)
def test_house_hagal_is_ranked_with_two_players_like_a_third(troops, rewards):
    """IMP 16.3.2, IMP 17.2.3"""
    # Carthag brings no swords to the rival.
    me, other, hagal = [{"conflict": count, "garrison": 0, "solari": 0} for count in troops]
    place = {**RAID, "hagal_top": ["carthag"]}
    others = [other, {**hagal, "leader": None}]
    table = Table(seats=2, hand="", others=others, table=place, **me)
    assert solari(table, 2) == rewards
    assert table.game.view(None)["players"][2]["solari"] == 0


@pytest.mark.parametrize(
    ("troops", "rewards"),
    [
        ((1, 3, 2), (0, FIRST, SECOND)),
        ((2, 2, 1), (SECOND, SECOND, 0)),
        ((3, 1, 1), (FIRST, THIRD, THIRD)),
        ((2, 2, 2), (SECOND, SECOND, SECOND)),
        ((1, 1, 2), (THIRD, THIRD, FIRST)),
        ((0, 1, 0), (0, FIRST, 0)),
    ],
)
def test_solo_rivals_are_ranked_and_rewarded_like_players(troops, rewards):
    """IMP 16.3.2, IMP 18.4.1"""
    houses = [{"conflict": count, "garrison": 0, "solari": 0} for count in troops]
    me, *others = houses
    place = {**RAID, "hagal_top": ["carthag", "carthag"], "first": 2}
    table = Table(seats=1, hand="", others=others, table=place, **me)
    shown = table.game.view(None)["players"]
    assert tuple(player["solari"] for player in shown) == rewards


def order(table):
    """Who was given which place, in the order it was done."""
    return [(event.seat, event.public[0]) for _, event in table.game.events(None)
            if event.kind == "place"]  # fmt: skip


def test_rewards_are_given_by_places_first_to_third():
    """IMP 19.1.21"""
    assert order(fight(2, 4, 3, 1, first=2)) == [(1, 0), (2, 1), (0, 2)]


def test_tied_players_are_rewarded_in_turn_order():
    """IMP 19.1.21"""
    assert order(fight(2, 2, 2, first=1)) == [(1, 1), (2, 1), (0, 1)]
    assert order(fight(1, 1, 3, first=1)) == [(2, 0), (1, 2), (0, 2)]


def test_troops_of_the_conflict_go_to_the_supply():
    """IMP 6.5.1"""
    table = fight(3, 2, 0, swords=(4,))
    assert [table.player(seat)["supply"] for seat in range(3)] == [12, 12, 12]
    assert [table.player(seat)["garrison"] for seat in range(3)] == [0, 0, 0]
    assert (table.conflict, table.swords, table.strength) == (0, 0, 0)


@pytest.mark.parametrize("holder", [None, 1, 0])
def test_the_winner_takes_control_from_whoever_had_it(holder):
    """IMP 6.5.2"""
    table = fight(3, 2, 0, conflict="siege_of_carthag", control={"carthag": holder})
    assert table.table["control"] == {"arrakeen": None, "carthag": 0, "imperial_basin": None}


def test_control_stays_when_nobody_wins():
    """IMP 6.5.2, IMP 6.3.1"""
    table = fight(2, 2, 0, conflict="siege_of_carthag", control={"carthag": 2})
    assert (table.table["control"]["carthag"], table.vp) == (2, 0)


def test_control_brings_the_bonus_and_the_defensive_troop():
    """IMP 6.5.2: won in one round, used in a later one."""
    won = {"conflict": "battle_for_arrakeen", "control": {"arrakeen": 0, "carthag": 0}}
    others = [{"hand": "reconnaissance dagger"}, {"hand": ""}]
    table = Table(hand="", solari=0, others=others, table={**won, "turn": 1})
    table.do("send reconnaissance arrakeen")
    assert table.solari == 1
    assert Table(hand="", table={**won, "phase": "round_start"}).asked == (0, "defend")
