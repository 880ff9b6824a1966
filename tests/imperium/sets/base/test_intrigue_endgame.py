"""Endgame cards (IMP 14.3), and how they go round (IMP 19.1.22)."""

import pytest

from imperium.table import Table

FLOW = "the_spice_must_flow"


def endgame(**me):
    """The endgame, described by my house and those of others."""
    seats, others = me.pop("seats", 3), me.pop("others", [])
    table = {"phase": "endgame", "conflict": "grand_vision", "round": 10, **me.pop("table", {})}
    return Table(seats=seats, **me, others=others, table=table)


# --- Corner the Market


@pytest.mark.parametrize(
    "mine, theirs, points",
    [(2, (1, 1), 2), (3, (2, 2), 2), (2, (2, 0), 1), (2, (3, 0), 1), (1, (0, 0), 1)],
)
def test_corner_the_market_counts_two_copies_and_more_than_each_opponent(mine, theirs, points):
    """IMP 14.3.1: an equal number fails, and opponents are compared singly."""
    others = [{"discard": [FLOW] * copies} for copies in theirs]
    table = endgame(intrigue="corner_the_market", discard=[FLOW] * mine, vp=5, others=others)
    assert table.do("play corner_the_market").vp == 5 + points


@pytest.mark.parametrize("mine, theirs", [(0, (0, 0)), (1, (1, 0)), (1, (0, 2))])
def test_corner_the_market_is_not_offered_for_nothing(mine, theirs):
    """IMP 14.3.1 and IMP 10.2.2."""
    others = [{"discard": [FLOW] * copies} for copies in theirs]
    table = endgame(intrigue="corner_the_market", discard=[FLOW] * mine, others=others)
    assert table.why("play corner_the_market") == "IMP 10.2.2"


@pytest.mark.parametrize("zone", ["deck", "discard", "hand"])
def test_corner_the_market_finds_copies_wherever_they_are(zone):
    """IMP 14.3.1 for deck and discard pile; IMP 19.1.31 for the hand."""
    rival = {"discard": [FLOW] * 2}
    table = endgame(intrigue="corner_the_market", vp=5, others=[rival], **{zone: f"{FLOW} {FLOW}"})
    assert table.do("play corner_the_market").vp == 6


@pytest.mark.parametrize("zone", ["deck", "discard", "hand"])
def test_corner_the_market_finds_the_copies_of_opponents_too(zone):
    """IMP 14.3.1; IMP 19.1.31: a copy in an opponent's hand draws level."""
    table = endgame(intrigue="corner_the_market", discard=FLOW, others=[{zone: [FLOW]}])
    assert table.offered("play") == []


@pytest.mark.parametrize("copies, points", [(2, 1), (3, 2)])
def test_corner_the_market_gives_each_solo_rival_two_copies(copies, points):
    """IMP 14.3.1 and IMP 18.5.2."""
    table = endgame(seats=1, intrigue="corner_the_market", vp=5, discard=[FLOW] * copies)
    assert table.do("play corner_the_market").vp == 5 + points


# --- Plans Within Plans


def influence(*heights):
    return dict(zip(("emperor", "guild", "bene_gesserit", "fremen"), heights, strict=True))


def test_plans_within_plans_gives_one_point_for_three_tracks():
    """IMP 14.3.2."""
    table = endgame(intrigue="plans_within_plans", influence=influence(3, 3, 2, 5), vp=5)
    assert table.do("play plans_within_plans").vp == 6


def test_plans_within_plans_gives_two_points_for_all_four_tracks():
    """IMP 14.3.2."""
    table = endgame(intrigue="plans_within_plans", influence=influence(3, 3, 3, 3), vp=5)
    assert table.do("play plans_within_plans", "take four").vp == 7


def test_plans_within_plans_is_not_offered_for_two_tracks():
    """IMP 14.3.2 and IMP 10.2.2."""
    table = endgame(intrigue="plans_within_plans", influence=influence(6, 6, 2, 2))
    assert table.why("play plans_within_plans") == "IMP 10.2.2"


# --- Tiebreaker in its two windows


def test_tiebreaker_gives_ten_spice_in_the_endgame_and_decides_a_tie():
    """IMP 14.3.3; IMP 10.2.1: of the two types the one of the window works."""
    table = endgame(intrigue="tiebreaker", vp=9, spice=0, others=[{"vp": 9, "spice": 9}, {}])
    table.do("play tiebreaker")
    assert (table.spice, table.swords, table.game.winners) == (10, 0, (0,))


def test_tiebreaker_not_played_loses_the_same_tie():
    """IMP 14.3.3."""
    table = endgame(intrigue="tiebreaker", vp=9, spice=0, others=[{"vp": 9, "spice": 9}, {}])
    assert table.do("pass").game.winners == (1,)


def test_tiebreaker_is_two_swords_as_a_combat_card():
    """IMP 14.3.3 and IMP 10.2.1."""
    table = Table(
        intrigue="tiebreaker windfall", conflict=1, spice=0, table={"phase": "combat"}
    )  # fmt: skip
    table.do("play tiebreaker")
    assert (table.strength, table.spice) == (2 + 2, 0)


# --- the round of endgame cards


@pytest.mark.parametrize("card", ["windfall", "ambush", "to_the_victor"])
def test_only_endgame_cards_are_played_in_the_endgame(card):
    """IMP 10.2.1; IMP 19.1.6: with other cards one is asked and can only pass."""
    table = endgame(intrigue=card)
    assert (table.asked, table.options) == ((0, "endgame"), ["pass"])
    assert table.why(f"play {card}") == "IMP 10.2.1"


@pytest.mark.parametrize("first, order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_endgame_cards_go_round_from_the_first_player(first, order):
    """IMP 19.1.22."""
    others = [{"intrigue": "ambush"}, {"intrigue": "tiebreaker"}]
    table = endgame(intrigue="windfall", others=others, table={"first": first})
    asked = []
    for _ in order:
        asked.append(table.asked[0])
        table.do("pass")
    assert asked == order
    assert table.game.over


def test_the_first_player_marker_stays_in_the_last_round():
    """IMP 19.1.22: from the recall phase on, its holder is asked first."""
    table = Table(
        vp=10, intrigue="windfall", others=[{"intrigue": "ambush"}, {}],
        table={"phase": "makers", "first": 1},
    )  # fmt: skip
    assert (table.table["first"], table.asked) == (1, (1, "endgame"))


def test_a_card_played_gives_everybody_another_chance():
    """IMP 19.1.22: the cards end when all have passed in succession."""
    table = endgame(intrigue="tiebreaker", others=[{"intrigue": "windfall"}, {}], spice=0)
    table.do("play tiebreaker")
    assert table.asked == (1, "endgame")
    table = endgame(
        intrigue="windfall", others=[{"intrigue": "tiebreaker ambush"}, {}], spice=0
    ).do("pass", "play tiebreaker", "pass")
    assert (table.asked, table.options) == ((0, "endgame"), ["pass"])
    assert table.do("pass").game.over


def test_several_endgame_cards_may_be_played():
    """IMP 19.1.22."""
    table = endgame(
        intrigue="tiebreaker plans_within_plans", influence=influence(3, 3, 3, 0), vp=5, spice=0
    )
    table.do("play tiebreaker", "play plans_within_plans")
    assert (table.spice, table.vp, table.game.over) == (10, 6, True)
    assert table.table["intrigue_discard"] == ["tiebreaker", "plans_within_plans"]


def test_seats_without_intrigue_are_not_asked_in_the_endgame():
    """IMP 19.1.22."""
    assert endgame(intrigue="").game.over
    assert endgame(intrigue="", others=[{"intrigue": "windfall"}]).asked == (1, "endgame")
