"""Sardaukar Commanders and their skills (IMP 30)."""

import pytest

import landsraad
from imperium.table import Table

IDLE = {"revealed": True, "hand": []}
SKILLS = ["canny", "driven", "hardy", "loyal"]
DUNE = "dune_the_desert_planet"


def at_wealth(**me):
    """My agent stands on Wealth, where a commander waits; Wealth has given 2 solari."""
    start = {"hand": "diplomacy dagger", "solari": 0, "table": {"skills": SKILLS}}
    return Table(bloodlines=True, **{**start, **me}).do("send diplomacy wealth")


def desert(**me):
    """My agent stands on Imperial Basin, a combat space."""
    start = {"hand": f"{DUNE} dagger", "others": [IDLE, IDLE]}
    return Table(bloodlines=True, **{**start, **me}).do(f"send {DUNE} imperial_basin")


def combat(**me):
    """The combat phase; a plot card keeps me asked."""
    start = {"others": [{"conflict": 1}, {}], "intrigue": "windfall"}
    place = {"phase": "combat", "conflict": "skirmish_b", **me.pop("table", {})}
    return Table(bloodlines=True, **{**start, **me}, table=place)


def test_a_commander_on_the_space_is_bought_with_solari_of_the_turn():
    """IMP 30.1.1, IMP 30.1.2: Wealth pays for it; the example of the rulebook."""
    table = at_wealth().do("resolve wealth buy_commander")
    assert table.options == [f"skill {key}" for key in SKILLS]
    table.do("skill driven")
    assert table.commanders == {"garrison": 1, "conflict": 0, "supply": 0}
    assert (table.skills, table.solari, table.garrison) == (["driven"], 0, 3)
    assert "wealth" not in table.table["commanders"]
    assert len(table.table["skills"]) == 4


def test_a_commander_may_be_left():
    """IMP 30.1.1"""
    table = at_wealth().do("done")
    assert "wealth" in table.table["commanders"]
    assert table.commanders["garrison"] == 0


def test_a_commander_needs_two_solari():
    """IMP 30.1.1"""
    table = Table(bloodlines=True, hand="diplomacy", solari=1).do("send diplomacy foldspace")
    assert table.offered("resolve foldspace buy_commander") == []
    assert "foldspace" in table.table["commanders"]


def test_no_second_copy_of_a_skill():
    """IMP 30.1.2: with one skill left to choose from, it comes without asking."""
    table = at_wealth(skills="driven canny hardy").do("resolve wealth buy_commander")
    assert table.skills == ["driven", "canny", "hardy", "loyal"]


def test_without_an_open_skill_the_commander_comes_alone():
    """IMP 36.1.1"""
    table = at_wealth(skills=" ".join(SKILLS)).do("resolve wealth buy_commander")
    assert (table.skills, table.commanders["garrison"]) == (SKILLS, 1)


def test_recruiting_from_the_supply_costs_two_solari_once_a_turn():
    """IMP 30.1.4: no skill comes with it; the example of Deliver Supplies in this game's Wealth."""
    table = at_wealth(solari=4, commanders={"supply": 2})
    table.do("resolve wealth buy_commander", "skill canny", "recruit commander")
    assert table.commanders == {"garrison": 2, "conflict": 0, "supply": 1}
    assert (table.skills, table.solari) == (["canny"], 2)
    assert table.offered("recruit") == []


def test_why_no_commander_is_recruited():
    """IMP 30.1.4"""
    assert at_wealth().why("recruit commander") == "IMP 30.1.4"
    assert at_wealth(commanders={"supply": 1}).do("recruit commander").solari == 0


def test_recruiting_on_a_reveal_turn():
    """IMP 30.1.4: it goes to the garrison."""
    table = Table(bloodlines=True, hand="dagger", solari=2, commanders={"supply": 1})
    table.do("reveal", "recruit commander")
    assert table.commanders == {"garrison": 1, "conflict": 0, "supply": 0}


def test_plain_recruits_never_come_from_the_commanders_in_the_supply():
    """IMP 30.1.4"""
    table = Table(bloodlines=True, hand="dagger", solari=4, garrison=12, commanders={"supply": 2})
    table.do("send dagger rally_troops")
    assert (table.garrison, table.commanders["supply"]) == (12, 2)


@pytest.mark.parametrize("seats, spaces", [(2, 5), (3, 5), (4, 6)])
def test_commanders_stand_on_their_spaces(seats, spaces):
    """IMP 30.1.5, IMP 30.1.7"""
    view = landsraad.new("imperium", seats, 1, expansions=["bloodlines"]).view(None)["table"]
    expected = ["conspire", "wealth", "foldspace", "high_council", "rally_troops"]
    assert set(view["commanders"]) >= set(expected)
    assert len(view["commanders"]) == spaces
    assert ("hall_of_oratory" in view["commanders"]) == (seats == 4)
    assert view["commander_bank"] == 1
    assert (len(view["skills"]), view["skills_left"]) == (4, 8)


@pytest.mark.parametrize("seats", [3, 4])
def test_with_rise_of_ix_two_commanders_stand_elsewhere(seats):
    """IMP 30.1.6"""
    game = landsraad.new("imperium", seats, 1, expansions=["ix", "bloodlines"])
    spaces = game.view(None)["table"]["commanders"]
    assert set(spaces) >= {"conspire", "wealth", "foldspace", "high_council", "dreadnought"}
    assert ("tech_negotiation" in spaces) == (seats == 4)
    assert not {"rally_troops", "hall_of_oratory"} & set(spaces)


def test_a_recruited_commander_and_two_more_may_be_deployed():
    """IMP 30.2.3, IMP 30.2.2"""
    table = desert(solari=2, garrison=4, commanders={"supply": 1}).do("recruit commander")
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]
    table.do("deploy 3")
    assert table.commanders["conflict"] == 1
    assert (table.conflict, table.strength) == (2, 6)


def test_a_garrisoned_commander_is_one_of_the_two():
    """IMP 30.2.3"""
    table = desert(garrison=3, commanders={"garrison": 2})
    assert table.offered("deploy") == ["deploy 1", "deploy 2"]
    table.do("deploy 2")
    assert table.asked == (0, "which_troops")
    assert table.options == ["commanders 0", "commanders 1", "commanders 2"]
    table.do("commanders 2")
    assert (table.conflict, table.commanders["conflict"], table.strength) == (0, 2, 4)


def test_a_commander_held_back_makes_no_room_for_a_third_troop():
    """IMP 36.1.3"""
    table = desert(solari=2, garrison=4, commanders={"supply": 1}).do("recruit commander")
    table.do("deploy 2")
    assert table.options == ["commanders 0", "commanders 1"]
    table.do("commanders 0")
    assert table.offered("deploy") == ["deploy 1"]
    table.do("deploy 1")
    assert table.commanders["conflict"] == 1


def test_rapid_mobilization_moves_commanders_as_troops():
    """IMP 30.2.1"""
    table = Table(bloodlines=True, hand="dagger", intrigue="rapid_mobilization", garrison=2,
                  commanders={"garrison": 1})  # fmt: skip
    table.do("play rapid_mobilization")
    assert table.options == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    table.do("deploy 1", "commanders 1")
    assert (table.conflict, table.commanders["conflict"]) == (0, 1)


def test_commanders_retreat_as_troops_do():
    """IMP 30.2.2: the example of Go to Ground, in this game The Strong Survive."""
    agents = {"agents": {"mentat": [0]}}
    table = combat(commanders={"conflict": 2}, skills="canny",
                   intrigue="the_strong_survive windfall", table=agents)  # fmt: skip
    assert table.strength == 6
    table.do("play the_strong_survive", "take trash")
    assert (table.commanders["conflict"], table.strength) == (1, 4)


def test_without_a_commander_the_strength_of_skills_is_gone():
    """IMP 30.3.1, IMP 30.3.3"""
    agents = {"agents": {"mentat": [0]}}
    table = combat(conflict=1, commanders={"conflict": 1}, skills="canny",
                   intrigue="the_strong_survive windfall", table=agents)  # fmt: skip
    assert table.strength == 2 + 2 + 2
    table.do("play the_strong_survive", "take trash", "commanders 1")
    assert table.strength == 2


@pytest.mark.parametrize("commanders", [1, 2])
def test_canny_and_loyal_count_once(commanders):
    """IMP 30.3.4, IMP 30.3.1"""
    table = combat(commanders={"conflict": commanders}, skills="canny loyal",
                   influence={"emperor": 3}, table={"agents": {"mentat": [0]}})  # fmt: skip
    assert table.strength == 2 * commanders + 4


def test_canny_needs_an_agent_and_loyal_the_emperor():
    """IMP 30.3.4"""
    table = combat(commanders={"conflict": 1}, skills="canny loyal", influence={"emperor": 2},
                   table={"agents": {"arrakeen": [0]}})  # fmt: skip
    assert table.strength == 2


@pytest.mark.parametrize("skill, gained", [("driven", "spice"), ("charismatic", "persuasion")])
def test_skills_of_the_reveal_turn(skill, gained):
    """IMP 30.3.2, IMP 30.3.5"""
    me = {"hand": "dagger", "skills": skill, "spice": 0, "intrigue": "ambush"}
    idle = Table(bloodlines=True, commanders={"garrison": 1}, **me).do("reveal")
    assert getattr(idle, gained) == 0
    table = Table(bloodlines=True, commanders={"conflict": 2}, **me).do("reveal")
    assert getattr(table, gained) == 1


def test_hardy_recruits():
    """IMP 30.3.5"""
    table = Table(bloodlines=True, hand="dagger", skills="hardy", commanders={"conflict": 1},
                  garrison=3, intrigue="ambush")  # fmt: skip
    assert table.do("reveal").garrison == 4


def test_desperate_is_trashed_for_swords():
    """IMP 30.3.5"""
    table = Table(bloodlines=True, hand="dagger", skills="desperate",
                  commanders={"conflict": 1}, intrigue="ambush")  # fmt: skip
    table.do("reveal", "resolve desperate pay_trash_skill")
    assert (table.swords, table.skills) == (1 + 3, [])
    assert table.table["skills_gone"] == ["desperate"]


def test_a_commander_deployed_on_the_reveal_turn_wakes_the_skills():
    """IMP 30.3.2, IMP 31.2.1"""
    table = Table(bloodlines=True, hand="disruption_tactics", skills="driven", spice=0,
                  garrison=0, commanders={"garrison": 1})  # fmt: skip
    table.do("reveal")
    assert table.spice == 0
    table.do("resolve disruption_tactics pay_trash_self", "deploy 1")
    assert (table.spice, table.commanders["conflict"]) == (1, 1)


def test_after_combat_commanders_return_to_the_supply():
    """IMP 30.2.4"""
    table = combat(conflict=1, commanders={"conflict": 2}).do("pass")
    while table.asked and table.asked[1] in ("win", "reward"):
        table.do("done")
    assert table.commanders == {"garrison": 0, "conflict": 0, "supply": 2}
    assert table.supply == 9


def test_a_lost_commander_goes_to_the_supply():
    """IMP 30.2.4, IMP 36.1.5: its owner chooses which troop is lost."""
    table = Table(bloodlines=True, hand="dagger", intrigue="double_cross", solari=1,
                  others=[{"conflict": 1, "commanders": {"conflict": 1}}, {}])  # fmt: skip
    table.do("play double_cross")
    assert table.asked == (1, "which_troops")
    table.do("commanders 1")
    assert table.player(1)["commanders"] == {"garrison": 0, "conflict": 0, "supply": 1}
    assert table.player(1)["conflict"] == 1


def test_the_masterstroke_counts_commanders():
    """IMP 30.2.1"""
    table = Table(bloodlines=True, leader="baron_vladimir_harkonnen", hand="reconnaissance dagger",
                  secret="emperor guild", garrison=2, commanders={"garrison": 2},
                  intrigue="rapid_mobilization")  # fmt: skip
    table.do("play rapid_mobilization", "deploy 4")
    assert table.masterstroke == ["emperor", "guild"]


def test_cheaper_commanders_never_cost_less_than_nothing():
    """IMP 30.1.3, IMP 33.2.3, IMP 34.3.7"""
    table = Table(bloodlines=True, modules=("tech",), hand="diplomacy", solari=0,
                  intrigue="honor_guard", tech="sardaukar_high_command",
                  commanders={"supply": 1}, table={"skills": SKILLS})  # fmt: skip
    table.do("play honor_guard", "send diplomacy foldspace", "resolve foldspace buy_commander",
             "skill canny", "recruit commander")  # fmt: skip
    assert table.commanders["garrison"] == 2
    assert table.solari == 0


def test_a_troop_in_every_count():
    """IMP 30.2.1, IMP 33.1.7: commanders are units of the garrison."""
    table = Table(bloodlines=True, hand="imperial_throneship", solari=0, garrison=2,
                  commanders={"garrison": 2}, intrigue="ambush").do("reveal")  # fmt: skip
    assert (table.persuasion, table.solari) == (3, 3)
