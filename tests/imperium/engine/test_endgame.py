"""The end of the game: trigger, endgame cards, winner (IMP 8)."""

import pytest

from imperium.table import Table

LAST = {"phase": "endgame", "round": 10}
NOTHING = {"vp": 9, "spice": 0, "solari": 0, "water": 0, "garrison": 0, "hand": []}


def ended(*houses, seats=None, **place):
    """A game that ends with houses that are equal but for what is given."""
    me, *others = [{**NOTHING, **house} for house in houses]
    return Table(seats=seats or len(houses), others=others, table={**LAST, **place}, **me).game


@pytest.mark.parametrize(("vp", "over"), [(9, False), (10, True), (12, True)])
def test_ten_points_end_the_game_in_the_recall_phase(vp, over):
    """IMP 8.1.1"""
    table = Table(hand="", vp=vp, table={"phase": "makers", "conflict": "desert_power"})
    assert table.game.over is over
    assert table.table["phase"] == ("over" if over else "turns")


def test_the_points_of_any_player_end_the_game():
    """IMP 8.1.1"""
    game = Table(hand="", others=[{}, {"vp": 10}], table={"phase": "makers"}).game
    assert (game.over, game.winners) == (True, (2,))


def test_the_round_is_played_out_after_ten_points():
    """IMP 8.1.1: the tenth point comes on a turn, the game ends after combat and makers."""
    others = [{"hand": "dagger seek_allies", "vp": 9, "conflict": 1}, {"hand": ""}]
    table = Table(hand="dagger seek_allies", vp=9, solari=7, intrigue="choam_shares",
                  others=others, table={"conflict": "skirmish_b"})  # fmt: skip
    table.do("play choam_shares", "reveal")
    assert (table.vp, table.game.over, table.game.winners) == (10, False, ())
    table.do("reveal")
    assert table.game.over
    assert table.player(1)["vp"] == 10
    assert set(table.table["bonus_spice"].values()) == {1}


def test_an_empty_conflict_deck_ends_the_game_after_ten_rounds():
    """IMP 8.1.1, IMP 19.1.20"""
    last = Table(hand="", vp=3, table={"phase": "makers", "round": 10})
    assert (last.table["conflicts_left"], last.game.over, last.game.winners) == (0, True, (0,))
    ninth = Table(hand="", vp=3, table={"phase": "makers", "round": 9})
    assert (ninth.game.over, ninth.table["round"]) == (False, 10)


def test_the_first_player_marker_and_agents_stay_when_the_game_ends():
    """IMP 8.1.1: the next round is not prepared."""
    place = {"phase": "makers", "round": 10, "agents": {"wealth": [0]}, "first": 1}
    table = Table(hand="", table=place)
    assert (table.table["first"], table.table["agents"]) == (1, {"wealth": [0]})


def test_endgame_cards_come_before_the_scores_are_compared():
    """IMP 8.2.1: two points beat a lead of one."""
    high = {"emperor": 3, "guild": 3, "bene_gesserit": 3, "fremen": 3}
    table = Table(hand="", vp=9, influence=high, intrigue="plans_within_plans",
                  others=[{"vp": 10}], table={"phase": "makers"})  # fmt: skip
    assert (table.game.over, table.asked) == (False, (0, "endgame"))
    table.do("play plans_within_plans", "take four")
    assert (table.vp, table.game.winners) == (11, (0,))


def test_no_other_cards_are_played_in_the_endgame():
    """IMP 8.2.1"""
    table = Table(hand="", vp=10, solari=7, intrigue="choam_shares ambush tiebreaker",
                  others=[{"vp": 10, "spice": 3}], table={"phase": "makers"})  # fmt: skip
    assert table.options == ["play tiebreaker", "pass"]
    assert table.why("play choam_shares") == "IMP 10.2.1"
    table.do("play tiebreaker", "pass")
    assert (table.spice, table.game.winners) == (10, (0,))


def test_most_points_win():
    """IMP 8.3.1: also beyond 12."""
    assert ended({"vp": 10, "spice": 9}, {"vp": 14}, {"vp": 12}).winners == (1,)


def test_spice_breaks_a_tie_before_solari():
    """IMP 8.3.1"""
    assert ended({"solari": 9}, {"spice": 1}, {}).winners == (1,)


def test_solari_breaks_a_tie_before_water():
    """IMP 8.3.1"""
    equal = {"spice": 2}
    assert ended({**equal, "water": 9}, {**equal, "solari": 1}, equal).winners == (1,)


def test_water_breaks_a_tie_before_the_garrison():
    """IMP 8.3.1"""
    equal = {"spice": 2, "solari": 2}
    assert ended({**equal, "garrison": 9}, equal, {**equal, "water": 1}).winners == (2,)


def test_the_garrison_breaks_the_last_tie_but_one():
    """IMP 8.3.1"""
    equal = {"spice": 2, "solari": 2, "water": 2, "garrison": 1}
    assert ended(equal, {**equal, "garrison": 2}, equal).winners == (1,)


def test_tiebreaks_do_not_count_beside_more_points():
    """IMP 8.3.1"""
    assert ended({"vp": 10}, {"vp": 9, "spice": 9, "solari": 9, "water": 9}).winners == (0,)


@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_the_latest_reveal_turn_breaks_a_full_tie(first, winner):
    """IMP 8.3.2, IMP 19.1.12: it always decides between players."""
    me, *others = [{**NOTHING, "vp": 10} for _ in range(3)]
    game = Table(others=others, table={"first": first}, **me).game
    assert (game.over, game.winners) == (True, (winner,))


def test_a_player_who_goes_on_with_agents_reveals_later():
    """IMP 8.3.2: the order of the reveal turns counts, not the seat."""
    me, *others = [{**NOTHING, "vp": 10} for _ in range(3)]
    me |= {"hand": "seek_allies dagger", "garrison": 0}
    others[0] |= {"solari": 2, "hand": []}
    others[1] |= {"solari": 2}
    table = Table(others=others, **me)
    table.do("send seek_allies wealth", "reveal")
    assert [table.player(seat)["solari"] for seat in range(3)] == [2, 2, 2]
    assert (table.game.over, table.game.winners) == (True, (0,))


def test_the_latest_reveal_turn_matters_only_among_the_tied():
    """IMP 8.3.2: the third seat reveals last but is behind."""
    houses = [{**NOTHING, "vp": vp} for vp in (10, 10, 9)]
    me, *others = houses
    assert Table(others=others, **me).game.winners == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_and_winners_are_of_the_seats(seats):
    """IMP 8.3.1: with two players House Hagal cannot win."""
    game = ended(*[{"vp": seat} for seat in range(seats)])
    assert (game.scores, game.winners) == (tuple(range(seats)), (seats - 1,))


def test_nobody_has_won_before_the_end():
    """IMP 8.1.1"""
    table = Table(hand="dagger dagger", vp=11)
    assert (table.game.over, table.game.winners) == (False, ())
