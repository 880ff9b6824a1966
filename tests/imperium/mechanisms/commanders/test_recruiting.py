"""Sardaukar Commanders: acquiring, recruiting, fighting (IMP 30)."""

import pytest

from imperium.bl_turns import IDLE, SKILLS, START, alone, fight, finished, passed, pieces, sent
from imperium.table import Table


def test_amani_acquires_two_commanders_and_deploys_both_with_a_recruit():
    """IMP 30.1.1, IMP 30.1.2, IMP 30.2.3: the rulebook's first example."""
    table = alone(
        hand="diplomacy dagger reconnaissance", solari=8, garrison=0, swordmaster=True,
        table={"skills": ["driven", "driven", "canny", "loyal"]},
    )  # fmt: skip
    table.do("send diplomacy wealth", "resolve wealth buy_commander", "skill driven")
    assert pieces(table) == (1, 0, 0)
    assert (table.skills, table.solari) == (["driven"], 8 + 2 - 2)
    table.do("send dagger rally_troops", "resolve rally_troops buy_commander")
    assert "skill driven" not in table.options
    assert table.why("skill driven") == "IMP 30.1.2"
    table.do("skill canny")
    assert (table.skills, table.solari) == (["driven", "canny"], 2)
    table.do("send reconnaissance arrakeen", "deploy 3", "commanders 2")
    assert (pieces(table), table.conflict, table.strength) == ((0, 2, 0), 1, 6 + 2)


def test_brennen_recruits_one_of_the_two_commanders_in_his_supply():
    """IMP 30.1.4, IMP 30.1.1: the rulebook's second example."""
    table = sent("diplomacy", "wealth", solari=4, commanders={"supply": 2}, skills="hardy")
    table.do("resolve wealth buy_commander", "skill driven", "recruit commander")
    assert pieces(table) == (2, 0, 1)
    assert table.skills == ["hardy", "driven"]
    assert table.solari == 2 + 4 - 4
    assert table.asked == (0, "turn"), "no second one from the supply, with 2 solari left"


def test_the_commander_is_an_effect_of_the_space_in_any_order():
    """IMP 30.1.1: solari gained on the way may pay for it, and it may be left."""
    table = sent("quash_rebellion", "foldspace")
    assert table.solari == 2
    assert "resolve foldspace buy_commander" in table.options
    finished(table)
    assert table.table["commanders"] == START
    assert (pieces(table), table.skills) == ((0, 0, 0), [])


def test_the_commander_may_come_after_the_other_effects():
    """IMP 30.1.1"""
    table = alone(hand="elite_forces dagger", solari=2, garrison=1)
    table.do("send elite_forces wealth")
    assert "resolve wealth buy_commander" in table.options
    assert "resolve elite_forces pay_trash" in table.options
    table.do("resolve elite_forces pay_trash", "trash dagger hand")
    table.do("resolve wealth buy_commander", "skill loyal")
    assert pieces(table) == (1, 0, 0)


def test_a_commander_is_not_offered_without_the_money_or_on_another_space():
    """IMP 30.1.1"""
    poor = sent("diplomacy", "foldspace", solari=1)
    assert not poor.offered("resolve foldspace buy")
    for space in ("secrets", "hardy_warriors"):
        rich = sent("diplomacy", space, solari=6, water=1)
        assert not [option for option in rich.options if "commander" in option]


def test_a_commander_is_taken_once():
    """IMP 30.1.1: the space is empty afterwards, for everybody."""
    table = sent("diplomacy", "wealth", solari=8).do("resolve wealth buy_commander", "skill canny")
    assert table.table["commanders"] == ["conspire", "foldspace", "high_council", "rally_troops"]
    later = sent("diplomacy", "wealth", solari=8, table={"commanders": START[2:]})
    assert not later.offered("resolve wealth")


def test_a_new_skill_takes_the_place_of_the_chosen_one():
    """IMP 30.1.2"""
    table = sent("diplomacy", "wealth", solari=2)
    left = table.table["skills_left"]
    table.do("resolve wealth buy_commander")
    assert table.options == [f"skill {skill}" for skill in SKILLS]
    table.do("skill hardy")
    assert len(table.table["skills"]) == 4
    assert sorted({"driven", "canny", "loyal"} - set(table.table["skills"])) == []
    assert table.table["skills_left"] == left - 1


def test_a_commander_without_a_skill_if_all_open_ones_are_owned():
    """IMP 36.1.1"""
    table = sent(
        "diplomacy", "wealth", solari=2, skills="driven canny",
        table={"skills": ["driven", "canny", "driven", "canny"][:2], "skills_gone": [
            "hardy", "hardy", "loyal", "loyal", "desperate", "desperate", "charismatic",
            "charismatic",
        ]},
    )  # fmt: skip
    table.do("resolve wealth buy_commander")
    assert table.asked[1] != "skill"
    assert (pieces(table), table.skills) == ((1, 0, 0), ["driven", "canny"])
    assert table.table["skills"] == ["driven", "canny"]


def test_an_only_skill_is_not_asked_for():
    """IMP 30.1.2"""
    table = sent(
        "diplomacy", "wealth", solari=2, skills="driven",
        table={"skills": ["driven", "loyal"], "skills_gone": [
            "canny", "canny", "hardy", "hardy", "loyal", "desperate", "desperate", "charismatic",
            "charismatic",
        ]},
    )  # fmt: skip
    table.do("resolve wealth buy_commander")
    assert table.skills == ["driven", "loyal"]


def test_troops_are_not_recruited_from_the_supply_of_commanders():
    """IMP 30.1.4: only the 2 solari bring one back."""
    table = sent("dagger", "rally_troops", solari=4, garrison=0, commanders={"supply": 2})
    assert (table.garrison, pieces(table)) == (4, (0, 0, 2))
    assert table.asked == (0, "turn")


def test_recruiting_from_supply_needs_two_solari_and_a_commander_there():
    """IMP 30.1.4"""
    assert "recruit commander" not in sent("diplomacy", "secrets", solari=2).options
    for place in ("garrison", "conflict"):
        table = sent("diplomacy", "secrets", solari=2, commanders={place: 1})
        assert "recruit commander" not in table.options
    poor = sent("diplomacy", "secrets", solari=1, commanders={"supply": 1})
    assert "recruit commander" not in poor.options


def test_a_commander_that_could_still_be_recruited_keeps_the_turn_open():
    """IMP 30.1.4: nothing can be deployed, so that is not the question."""
    table = sent("diplomacy", "secrets", solari=2, commanders={"supply": 1})
    assert table.asked == (0, "end_turn")
    assert table.offered("recruit") == ["recruit commander"]


def test_recruiting_from_supply_on_the_reveal_turn_and_only_once():
    """IMP 30.1.4: it comes to the garrison, without a skill."""
    table = alone(hand="dagger", solari=4, commanders={"supply": 2}).do("reveal")
    table.do("recruit commander")
    assert (pieces(table), table.skills, table.solari) == ((1, 0, 1), [], 2)
    assert "recruit commander" not in table.options


def test_recruiting_is_possible_on_each_turn():
    """IMP 30.1.4: once on the agent turn, once more on the reveal turn."""
    table = sent("diplomacy", "secrets", solari=4, commanders={"supply": 2}, intrigue="ambush")
    table.do("recruit commander")
    assert "recruit commander" not in table.options
    finished(table).do("reveal", "recruit commander")
    assert (pieces(table), table.solari) == ((2, 0, 0), 0)


def test_a_recruit_from_supply_may_be_deployed_at_a_combat_space():
    """IMP 30.2.3: besides two units of the garrison."""
    table = sent("reconnaissance", "carthag", solari=2, garrison=3, commanders={"supply": 1})
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]
    table.do("recruit commander")
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3", "deploy 4"]
    table.do("deploy 4")
    assert (table.conflict, table.garrison, pieces(table)) == (3, 1, (0, 1, 0))
    assert table.strength == 8


def test_a_commander_acquired_on_the_turn_may_be_deployed_with_a_combat_icon():
    """IMP 30.2.3, IMP 31.2.1: two of the garrison besides the commander and the recruit."""
    table = alone(hand="diplomacy", solari=2, spice=1, garrison=3, intrigue="adaptive_tactics")
    table.do("send diplomacy foldspace", "resolve foldspace buy_commander", "skill canny")
    assert not table.offered("deploy")
    table.do("play adaptive_tactics")
    assert table.offered("deploy")[-1] == "deploy 4"


def test_commanders_of_the_garrison_count_among_the_two():
    """IMP 30.2.3"""
    table = sent("reconnaissance", "arrakeen", garrison=2, commanders={"garrison": 2})
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]
    table.do("deploy 3")
    assert table.asked == (0, "which_troops")
    assert table.options == [f"commanders {n}" for n in range(3)]
    table.do("commanders 2")
    assert (table.conflict, pieces(table)) == (1, (0, 2, 0))


def test_a_recruit_held_back_gives_no_third_commander_of_the_garrison():
    """IMP 36.1.3: two units of the garrison at most."""
    table = sent("reconnaissance", "arrakeen", garrison=0, commanders={"garrison": 3})
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]
    table.do("deploy 3")
    assert pieces(table) == (1, 2, 0), "the recruit of Arrakeen and two commanders"
    assert table.conflict == 1


def test_nothing_is_deployed_without_a_combat_space():
    """IMP 30.2.3: the commander of Wealth goes to the garrison."""
    table = sent("diplomacy", "wealth", solari=2, commanders={"garrison": 1})
    table.do("resolve wealth buy_commander", "skill canny")
    assert pieces(table) == (2, 0, 0)
    assert not table.offered("deploy")


def test_a_commander_has_the_strength_of_a_troop():
    """IMP 30.2.1"""
    assert Table(bloodlines=True, commanders={"conflict": 1}, swords=3).strength == 5
    assert Table(bloodlines=True, commanders={"conflict": 2}, conflict=1).strength == 6
    assert Table(bloodlines=True, commanders={"garrison": 2, "supply": 1}, swords=3).strength == 0


def test_a_commander_alone_admits_to_combat_cards():
    """IMP 30.2.1"""
    table = fight("ambush", conflict=0, commanders={"conflict": 1})
    assert table.asked == (0, "combat")
    assert table.do("play ambush").strength == 2 + 4
    home = fight("ambush", conflict=0, commanders={"garrison": 1})
    assert home.asked is None or home.asked[1] != "combat"


def test_retreating_commanders_take_the_strength_of_their_skills_along():
    """IMP 30.2.1, IMP 30.2.2, IMP 30.3.3: the rulebook's third example, with Chani's card."""
    me = {"hand": "chani", "conflict": 0, "garrison": 0, "intrigue": "ambush", "skills": "canny"}
    place = {"agents": {"mentat": [0]}}
    both, one = (alone(**me, commanders={"conflict": 2}, table=place) for _ in range(2))
    both.do("reveal")
    assert both.strength == 4 + 2
    both.do("resolve chani retreat")
    assert both.options == ["retreat 0", "retreat 1", "retreat 2"]
    both.do("retreat 2")
    assert (pieces(both), both.strength) == ((2, 0, 0), 0)
    one.do("reveal", "resolve chani retreat", "retreat 1")
    assert (pieces(one), one.strength) == ((1, 1, 0), 2 + 2)


@pytest.mark.parametrize("number, left", [(0, (0, 2, 0)), (1, (1, 1, 0)), (2, (2, 0, 0))])
def test_the_owner_chooses_which_troops_retreat(number, left):
    """IMP 30.2.2"""
    table = alone(hand="chani", conflict=2, garrison=0, commanders={"conflict": 2})
    table.do("reveal", "resolve chani retreat", "retreat 2")
    assert table.asked == (0, "which_troops")
    table.do(f"commanders {number}")
    assert pieces(table) == left
    assert (table.garrison, table.conflict) == (2 - number, number)


def test_which_troops_is_asked_only_where_there_is_a_choice():
    """IMP 30.2.2: all of them, or only one kind."""
    for fighting in ({"conflict": 1}, {"garrison": 1}):
        table = alone(hand="chani", conflict=1, garrison=0, commanders=fighting)
        table.do("reveal", "resolve chani retreat")
        table.do(table.options[-1])
        assert table.asked is None or table.asked[1] != "which_troops"
        assert table.conflict + table.commanders["conflict"] == 0


def test_commanders_return_to_the_supply_after_combat():
    """IMP 30.2.4: those of the garrison stay there, and skills are kept."""
    table = fight(
        commanders={"conflict": 2, "garrison": 1}, skills="driven",
        others=[{"commanders": {"conflict": 1}, "garrison": 0}, {}],
        table={"conflict": "skirmish_d"},
    )  # fmt: skip
    passed(table)
    assert pieces(table) == (1, 0, 2)
    assert pieces(table, 1) == (0, 0, 1)
    assert (table.conflict, table.skills) == (0, ["driven"])


def test_an_opponent_chooses_which_troop_is_lost():
    """IMP 30.2.4, IMP 36.1.5: a lost commander returns to the supply of its owner."""
    other = {**IDLE, "garrison": 1, "commanders": {"garrison": 1}}
    table = alone(hand="gun_thopter", others=[other, IDLE]).do("send gun_thopter carthag")
    table.do("resolve gun_thopter opponents_troops_1")  # IMP 19.1.36
    assert table.asked == (1, "which_troops")
    table.do("commanders 1")
    assert (table.player(1)["garrison"], pieces(table, 1)) == (1, (0, 0, 1))
    only = {**IDLE, "garrison": 0, "commanders": {"garrison": 1}}
    table = alone(hand="gun_thopter", others=[only, IDLE]).do("send gun_thopter carthag")
    assert pieces(table, 1) == (0, 0, 1)


def test_staged_incident_may_take_commanders():
    """IMP 30.2.1, IMP 30.2.4: three troops of the conflict, whatever kind."""
    table = fight("staged_incident", conflict=1, commanders={"conflict": 2}, garrison=0)
    table.do("play staged_incident")
    assert (table.conflict, pieces(table), table.vp) == (0, (0, 0, 2), 1)
    few = fight("staged_incident", conflict=0, commanders={"conflict": 2})
    assert "play staged_incident" not in few.options


def test_control_brings_a_plain_troop_and_no_commander():
    """IMP 30.1.4: a defender comes from the supply of troops."""
    table = Table(
        bloodlines=True, garrison=0, commanders={"supply": 1}, solari=2,
        table={"phase": "round_start", "conflict": "siege_of_carthag", "control": {"carthag": 0}},
    )  # fmt: skip
    assert table.asked == (0, "defend")
    table.do(table.options[0])
    assert (table.conflict, pieces(table)) == (1, (0, 0, 1))


@pytest.mark.parametrize("tiles, price", [("sardaukar_high_command", "1"), ("", "2")])
def test_a_commander_is_offered_at_what_it_costs_now(tiles, price):
    """IMP 30.1.3"""
    options = {"bloodlines": True, "modules": ("tech",)}
    table = Table(hand="diplomacy", solari=2, intrigue="ambush", tech=tiles, **options)
    table.do("send diplomacy wealth")
    (told,) = [option.text for option in table.game.decision.options if "buy" in option.notation]
    assert told.endswith(f"for {price} solari")
    table.do("resolve wealth buy_commander")
    assert table.solari == 2 + 2 - int(price)
