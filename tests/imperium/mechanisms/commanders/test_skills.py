"""Skills of Sardaukar Commanders (IMP 30.3)."""

import pytest

from imperium.bl_turns import IDLE, alone, fight, passed, pieces, shown
from imperium.card_turns import wealth
from imperium.table import Table

FIGHTING = {"conflict": 0, "commanders": {"conflict": 1}}
AWAY = [{"commanders": {"garrison": 1}}, {"commanders": {"supply": 1}}, {}]


@pytest.mark.parametrize(
    "skill, gained",
    [
        ("driven", {"persuasion": 2, "spice": 1}),
        ("charismatic", {"persuasion": 2 + 1}),
        ("canny", {"persuasion": 2}),
        ("loyal", {"persuasion": 2}),
    ],
)
def test_a_skill_for_the_reveal_turn_gives_its_bonus(skill, gained):
    """IMP 30.3.5, IMP 30.3.2"""
    assert wealth(shown("convincing_argument", **FIGHTING, skills=skill)) == gained


@pytest.mark.parametrize("away", AWAY)
@pytest.mark.parametrize("skill", ["driven", "charismatic", "hardy", "desperate"])
def test_a_skill_sleeps_while_no_commander_fights(skill, away):
    """IMP 30.3.1: a plain troop in the conflict is not enough."""
    table = shown("convincing_argument", conflict=1, garrison=1, skills=skill, **away)
    assert wealth(table) == {"persuasion": 2}
    assert (table.garrison, table.offered("resolve")) == (1, [])


def test_each_skill_works_once_however_many_commanders_fight():
    """IMP 30.3.1: Amani's Driven gives 1 spice with two commanders."""
    table = shown(
        "convincing_argument", conflict=0, garrison=0, commanders={"conflict": 2},
        skills="driven hardy charismatic",
    )  # fmt: skip
    assert wealth(table) == {"persuasion": 3, "spice": 1}
    assert table.garrison == 1


def test_hardy_recruits_a_plain_troop_to_the_garrison():
    """IMP 30.3.5, IMP 30.1.4"""
    table = shown("dagger", garrison=0, conflict=0, commanders={"conflict": 1, "supply": 1},
                  skills="hardy")  # fmt: skip
    assert (table.garrison, pieces(table)) == (1, (0, 1, 1))
    assert not table.offered("deploy")


def test_hardy_may_be_held_back_while_the_supply_is_empty():
    """IMP 30.3.5"""
    table = shown("dagger", garrison=12, **FIGHTING, skills="hardy")
    assert table.garrison == 12


def test_desperate_may_be_trashed_for_swords():
    """IMP 30.3.5: a choice, and the skill leaves the game."""
    table = shown("convincing_argument", **FIGHTING, skills="desperate driven")
    assert table.strength == 2
    assert "resolve desperate pay_trash_skill" in table.options
    table.do("resolve desperate pay_trash_skill")
    assert (table.strength, table.skills) == (2 + 3, ["driven"])
    assert table.table["skills_gone"] == ["desperate"]
    assert "resolve desperate pay_trash_skill" not in table.options


def test_desperate_may_be_kept():
    """IMP 30.3.5"""
    table = shown("convincing_argument", **FIGHTING, skills="desperate").do("done")
    assert table.skills == ["desperate"]
    assert table.table["skills_gone"] == []


@pytest.mark.parametrize(
    "space, strength",
    [("mentat", 4), ("high_council", 4), ("swordmaster", 4), ("wealth", 2), ("arrakeen", 2)],
)
def test_canny_needs_an_own_agent_on_a_landsraad_space(space, strength):
    """IMP 30.3.4"""
    mine = fight(**FIGHTING, skills="canny", table={"agents": {space: [0]}})
    assert mine.strength == strength
    theirs = fight(**FIGHTING, skills="canny", table={"agents": {space: [1]}})
    assert theirs.strength == 2


@pytest.mark.parametrize("influence, strength", [(2, 2), (3, 4), (5, 4)])
def test_loyal_needs_three_emperor_influence(influence, strength):
    """IMP 30.3.4"""
    table = fight(**FIGHTING, skills="loyal", influence={"emperor": influence})
    assert table.strength == strength
    other = fight(**FIGHTING, skills="loyal", influence={"guild": influence})
    assert other.strength == 2


@pytest.mark.parametrize("away", AWAY)
def test_strength_of_skills_needs_a_commander_in_the_conflict(away):
    """IMP 30.3.3"""
    table = fight(
        conflict=1, skills="canny loyal", influence={"emperor": 3}, **away,
        table={"agents": {"mentat": [0]}},
    )  # fmt: skip
    assert table.strength == 2


def test_strength_of_skills_settles_the_combat():
    """IMP 30.3.3: two troops against a commander with Canny and Loyal."""
    other = {"commanders": {"conflict": 1}, "skills": "canny loyal", "influence": {"emperor": 3},
             "solari": 0}  # fmt: skip
    place = {"agents": {"mentat": [1]}, "conflict": "guild_bank_raid"}
    table = fight(conflict=2, others=[other, {}], table=place)
    assert (table.strength, table.player(1)["strength"]) == (4, 6)
    passed(table)
    assert (table.player(1)["solari"], table.solari) == (6, 4)


def test_skills_of_others_do_nothing_for_me():
    """IMP 30.3.1"""
    table = shown(
        "convincing_argument", **FIGHTING, others=[{**IDLE, "skills": "driven charismatic"}]
    )
    assert wealth(table) == {"persuasion": 2}


def test_a_commander_who_joins_in_the_course_of_the_reveal_turn_wakes_the_skills():
    """IMP 30.3.2: with the combat icon of Disruption Tactics."""
    table = shown(
        "disruption_tactics", conflict=0, garrison=0, commanders={"garrison": 1},
        skills="driven charismatic",
    )  # fmt: skip
    assert wealth(table) == {"persuasion": 1}
    table.do("resolve disruption_tactics pay_trash_self", "deploy 1")
    assert pieces(table) == (0, 1, 0)
    assert {name: wealth(table)[name] for name in ("persuasion", "spice")} == {
        "persuasion": 2, "spice": 1
    }  # fmt: skip


def test_skills_are_not_used_on_an_agent_turn():
    """IMP 30.3.1, IMP 30.3.2"""
    table = alone(hand="dagger reconnaissance", spice=0, garrison=3, **FIGHTING,
                  skills="driven hardy desperate")  # fmt: skip
    table.do("send dagger hall_of_oratory")
    assert (table.spice, table.garrison) == (0, 3 + 1)
    assert not table.offered("resolve desperate")


def test_two_players_may_own_copies_of_a_skill():
    """IMP 30.1.2: the ban is on a second copy of one's own."""
    table = Table(
        bloodlines=True, hand="diplomacy", solari=2, others=[{"skills": "driven"}],
        table={"skills": ["driven", "canny", "hardy", "loyal"]},
    ).do("send diplomacy wealth", "resolve wealth buy_commander")  # fmt: skip
    assert "skill driven" in table.options
