"""The makers and recall phases (IMP 7)."""

from imperium.table import Table

NOTHING = {"imperial_basin": 0, "hagga_basin": 0, "the_great_flat": 0}


def ended(me=None, **table):
    """A round whose makers and recall phases have just passed."""
    return Table(**(me or {}), table={"phase": "makers", **table})


def test_every_maker_space_without_an_agent_gets_one_bonus_spice():
    """IMP 7.1.1"""
    assert ended().table["bonus_spice"] == dict.fromkeys(NOTHING, 1)


def test_an_agent_of_anybody_keeps_the_bonus_spice_away():
    """IMP 7.1.1"""
    there = {"agents": {"hagga_basin": [1], "arrakeen": [0]}}
    assert ended(**there).table["bonus_spice"] == {**dict.fromkeys(NOTHING, 1), "hagga_basin": 0}


def test_bonus_spice_adds_to_what_lies_there():
    """IMP 7.1.1"""
    lying = {"bonus_spice": {"imperial_basin": 2, "the_great_flat": 1}}
    there = {"agents": {"the_great_flat": [0]}}
    expected = {"imperial_basin": 3, "hagga_basin": 1, "the_great_flat": 1}
    assert ended(**lying, **there).table["bonus_spice"] == expected


def test_a_harvest_of_this_round_leaves_a_space_empty_for_the_next():
    """IMP 7.1.1, IMP 4.6.1"""
    others = [{"revealed": True}, {"revealed": True}]
    lying = {"bonus_spice": {"imperial_basin": 2}}
    hand = "dune_the_desert_planet convincing_argument dagger"
    table = Table(hand=hand, garrison=0, others=others, table=lying)
    table.do("send dune_the_desert_planet imperial_basin", "reveal", "done")
    assert (table.table["round"], table.spice) == (2, 3)
    assert table.table["bonus_spice"] == {**dict.fromkeys(NOTHING, 1), "imperial_basin": 0}


def test_all_agents_return_to_their_leaders():
    """IMP 7.2.1"""
    there = {"agents": {"arrakeen": [0], "carthag": [0], "wealth": [1]}}
    table = ended({"swordmaster": True}, **there)
    assert table.table["agents"] == {}
    assert [table.player(seat)["agents"] for seat in range(3)] == [3, 2, 2]


def test_the_mentat_returns_to_its_space_used_or_not():
    """IMP 7.2.1"""
    unused = ended(mentat=0)
    used = ended(mentat=0, agents={"arrakeen": [0], "carthag": [0], "wealth": [0]})
    assert [table.table["mentat"] for table in (unused, used)] == [None, None]
    assert [table.agents for table in (unused, used)] == [2, 2]


def test_the_first_player_marker_moves_one_seat_clockwise():
    """IMP 7.2.1"""
    assert [ended(first=seat).table["first"] for seat in range(3)] == [1, 2, 0]
    assert ended(first=1).asked == (2, "turn")


def test_nothing_is_recalled_when_the_game_ends():
    """IMP 7.2.1"""
    there = {"agents": {"arrakeen": [0], "wealth": [1]}}
    table = ended({"vp": 10}, **there)
    assert table.game.over
    assert table.table["agents"] == {"arrakeen": [0], "wealth": [1]}
    assert table.table["first"] == 0
