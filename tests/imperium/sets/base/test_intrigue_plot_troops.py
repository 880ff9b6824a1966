"""Plot cards that recruit, deploy and exchange troops (IMP 14.1)."""

import pytest

from imperium.table import Table

# --- Double Cross


IDLE = {"revealed": True}


def my_turn(**me):
    """My turn, with a card to send; nobody else takes turns."""
    others, table = me.pop("others", [IDLE, IDLE]), me.pop("table", {})
    return Table(**{"hand": "dagger", **me}, others=others, table=table)


def test_double_cross_swaps_a_deployed_troop_for_one_of_the_supply():
    """IMP 14.1.5: the only opponent in the conflict needs no choosing."""
    table = my_turn(intrigue="double_cross", solari=1, others=[IDLE, {**IDLE, "conflict": 2}])
    table.do("play double_cross")
    assert (table.conflict, table.garrison, table.supply, table.solari) == (1, 3, 8, 0)
    assert (table.player(2)["conflict"], table.player(2)["garrison"]) == (1, 3)


def test_double_cross_lets_the_player_pick_the_opponent():
    """IMP 14.1.5."""
    fighting = {**IDLE, "conflict": 1}
    table = my_turn(intrigue="double_cross", solari=1, others=[fighting, fighting])
    table.do("play double_cross")
    assert len(table.offered("target")) == 2
    table.do("target count_ilban_richese")
    assert (table.player(1)["conflict"], table.player(2)["conflict"]) == (1, 0)


def test_double_cross_works_with_an_empty_supply():
    """IMP 14.1.5: then no troop is deployed in return."""
    fighting = {**IDLE, "conflict": 1}
    table = my_turn(intrigue="double_cross", solari=1, garrison=12, others=[fighting, IDLE])
    table.do("play double_cross")
    assert (table.conflict, table.garrison) == (0, 12)
    assert (table.player(1)["conflict"], table.solari) == (0, 0)


def test_double_cross_needs_an_opponents_deployed_troop():
    """IMP 14.1.5: own troops in the conflict do not count."""
    table = my_turn(intrigue="double_cross", solari=1, conflict=2)
    assert table.why("play double_cross") == "IMP 10.2.2"


# --- Rapid Mobilization


@pytest.mark.parametrize("before", [[], ["send dagger hall_of_oratory"], ["reveal"]], ids="".join)
def test_rapid_mobilization_deploys_any_number_from_the_garrison(before):
    """IMP 14.1.8: without a combat space and beyond two, on an agent or reveal turn."""
    table = my_turn(intrigue="rapid_mobilization windfall", garrison=4).do(*before)
    garrison = table.garrison
    table.do("play rapid_mobilization")
    assert table.options == [f"deploy {number}" for number in range(garrison + 1)]
    table.do("deploy 4")
    assert (table.conflict, table.garrison) == (4, garrison - 4)


def test_rapid_mobilization_may_deploy_none():
    """IMP 14.1.8."""
    table = my_turn(intrigue="rapid_mobilization").do("play rapid_mobilization", "deploy 0")
    assert (table.conflict, table.garrison, table.intrigue) == (0, 3, [])


def test_rapid_mobilization_leaves_the_right_of_a_combat_space():
    """IMP 14.1.8: two more and the recruit may follow at Arrakeen."""
    table = my_turn(hand="reconnaissance", intrigue="rapid_mobilization", garrison=5)
    table.do("play rapid_mobilization", "deploy 2", "send reconnaissance arrakeen")
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]


def test_rapid_mobilization_may_be_wasted_on_an_empty_garrison():
    """IMP 19.1.25: nothing in chapter 14 asks for a troop."""
    table = my_turn(intrigue="rapid_mobilization", garrison=0).do("play rapid_mobilization")
    assert (table.conflict, table.intrigue) == (0, [])
    assert table.asked == (0, "turn")


# --- Reinforcements


def test_reinforcements_stay_in_the_garrison_without_a_combat_space():
    """IMP 14.1.11."""
    table = my_turn(intrigue="reinforcements windfall", solari=3)
    table.do("send dagger hall_of_oratory", "play reinforcements")
    assert (table.garrison, table.solari) == (3 + 1 + 3, 0)
    assert table.offered("deploy") == []


@pytest.mark.parametrize(
    "choices",
    [
        ["play reinforcements", "send reconnaissance carthag"],
        ["send reconnaissance carthag", "play reinforcements"],
    ],
    ids=["before", "after"],
)
def test_reinforcements_may_be_deployed_with_a_combat_space(choices):
    """IMP 14.1.11: three and the recruit of Carthag and two of the garrison."""
    table = my_turn(hand="reconnaissance", intrigue="reinforcements windfall", solari=3)
    table.do(*choices, "resolve carthag intrigue_1")
    assert table.offered("deploy")[-1] == "deploy 6"


def test_reinforcements_may_be_deployed_on_a_reveal_turn():
    """IMP 14.1.11: up to the three recruits, no garrison troop."""
    table = my_turn(intrigue="reinforcements windfall", solari=3)
    table.do("reveal", "play reinforcements")
    assert table.options == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    table.do("deploy 2")
    assert (table.conflict, table.garrison) == (2, 3 + 1)


def test_reinforcements_are_limited_by_the_supply():
    """IMP 14.1.11 and IMP 19.1.25: with one troop left, one comes."""
    table = my_turn(intrigue="reinforcements windfall", solari=3, garrison=11)
    table.do("reveal", "play reinforcements")
    assert (table.garrison, table.options) == (12, ["deploy 0", "deploy 1"])
