"""Why something of Bloodlines cannot be done: the rule that forbids it."""

import pytest

import landsraad
from imperium.bl_turns import TECH, alone
from imperium.table import Table
from landsraad.core.decisions import InvalidSetup

TOPS = {"tech_top": ["glowglobes", "training_depot", "delivery_bay"]}


@pytest.mark.parametrize(
    "me, text",
    [
        ({"solari": 4}, "no commander"),
        ({"solari": 1, "commanders": {"supply": 1}}, "costs 2 solari"),
        ({"solari": 1, "commanders": {"garrison": 1}}, "no commander"),
    ],
)
def test_a_commander_that_cannot_be_recruited(me, text):
    """IMP 30.1.4: with the reason in words."""
    table = alone(hand="diplomacy dagger", intrigue="windfall", **me).do("send diplomacy secrets")
    assert table.why("recruit commander") == "IMP 30.1.4"
    assert text in table.game.why_not("recruit commander").text


def test_a_second_commander_of_the_supply():
    """IMP 30.1.4"""
    table = alone(hand="diplomacy dagger", intrigue="windfall", solari=4, commanders={"supply": 2})
    table.do("send diplomacy wealth", "recruit commander")
    assert table.why("recruit commander") == "IMP 30.1.4"


def test_a_skill_that_is_owned_or_not_open():
    """IMP 30.1.2"""
    table = alone(hand="diplomacy dagger", skills="driven")
    table.do("send diplomacy wealth", "resolve wealth buy_commander")
    assert table.why("skill driven") == "IMP 30.1.2"
    assert table.why("skill desperate") == "IMP 30.1.2"
    assert table.why("skill canny") == ""


def test_tiles_that_cannot_be_acquired():
    """IMP 34.2.1, IMP 23.2.1, IMP 23.2.2, IMP 23.2.3"""
    table = alone(**TECH, hand="dagger diplomacy", spice=2, table=TOPS)
    assert table.why("tech glowglobes") == "IMP 23.2.2"
    table.do("send dagger hall_of_oratory", "resolve ixian_embassy tech")
    assert table.why("tech delivery_bay") == "IMP 23.2.3"
    assert table.why("tech plasteel_blades") == "IMP 23.2.1"
    assert table.why("tech glowglobes") == ""


def test_rapid_dropships_before_an_agent_is_sent():
    """IMP 36.1.10"""
    table = alone(**TECH, hand="dagger diplomacy", tech="rapid_dropships")
    assert table.why("use rapid_dropships") == "IMP 23.3.1"


@pytest.mark.parametrize(
    "place",
    [
        {"commanders": ["arrakeen"]},
        {"commanders": ["hall_of_oratory"]},
        {"skills": ["fierce"]},
        {"skills": ["driven", "driven", "driven"]},
        {"skills": ["driven", "canny", "hardy", "loyal", "desperate"]},
        {"commander_bank": 2},
    ],
)
def test_tables_that_cannot_be(place):
    """IMP 30.1.5, IMP 30.1.7"""
    with pytest.raises(InvalidSetup):
        Table(bloodlines=True, table=place)


@pytest.mark.parametrize(
    "me",
    [
        {"commanders": {"garrison": 8}},
        {"commanders": {"mentat": 1}},
        {"tactics": 4},
        {"leader": "leader_chani", "tactics": 12},
        {"course": "navigation_water"},
        {"leader": "steersman_yrkoon", "course": "navigation_spy"},
        {"leader": "steersman_yrkoon", "course": "navigation_water navigation_water"},
        {"intrigue": "shrewd"},
        {"tech": "glowglobes"},
    ],
)
def test_houses_that_cannot_be(me):
    """IMP 30.1.5, IMP 32.1.1, IMP 32.2.2, IMP 32.1.7, IMP 34.1.1"""
    with pytest.raises(InvalidSetup):
        Table(bloodlines=True, **me)


@pytest.mark.parametrize("part", [{"commanders": {"garrison": 1}}, {"skills": ["driven"]}])
def test_the_parts_need_the_set(part):
    """IMP 30.1.5"""
    with pytest.raises(InvalidSetup, match="Bloodlines"):
        landsraad.position("imperium", 3, 1, [part], {})


def test_more_commanders_than_there_are():
    """IMP 30.1.5: six with three players, one of them in the bank."""
    house = {"commanders": {"supply": 3}}
    with pytest.raises(InvalidSetup, match="6 commanders"):
        Table(bloodlines=True, **house, others=[house], table={"commanders": ["wealth"]})
    full = Table(bloodlines=True, **house, others=[{"commanders": {"supply": 2}}])
    assert (full.table["commanders"], full.table["commander_bank"]) == ([], 1)


def test_withdrawn_after_the_start_of_a_turn():
    """IMP 33.3.7"""
    table = alone(leader="leader_piter_de_vries", hand="dagger diplomacy",
                  intrigue="withdrawn windfall").do("play windfall")  # fmt: skip
    assert table.why("play withdrawn") == "IMP 33.3.7"
    bindu = alone(hand="dagger diplomacy", intrigue="bindu_suspension windfall")
    assert bindu.do("play windfall").why("play bindu_suspension") == "IMP 14.1.1"


def test_litany_against_fear_when_it_cannot_pass_the_turn():
    """IMP 33.1.8"""
    table = alone(hand="litany_against_fear dagger", intrigue="windfall")
    assert table.why("pass litany_against_fear") == ""
    assert table.why("pass dagger") == "IMP 33.1.8"
    table.do("play windfall")
    assert table.why("pass litany_against_fear") == "IMP 33.1.8"
    assert "very start" in table.game.why_not("pass litany_against_fear").text
    without = alone(hand="dagger diplomacy", intrigue="windfall")
    assert "not in your hand" in without.game.why_not("pass litany_against_fear").text


def test_tueks_sietch_without_esmar_tuek():
    """IMP 32.1.4"""
    table = alone(hand="dune_the_desert_planet dagger")
    assert table.why("send dune_the_desert_planet tueks_sietch") == "IMP 32.1.4"
    host = alone(hand="dune_the_desert_planet dagger", leader="leader_esmar_tuek")
    assert host.why("send dune_the_desert_planet tueks_sietch") == ""
    ix = alone(ix=True, hand="dune_the_desert_planet dagger diplomacy")
    assert ix.why("send dagger rally_troops") == "IMP 20.1.1"


def test_a_commander_that_cannot_be_acquired():
    """IMP 30.1.1: with the reason in words."""
    table = alone(hand="diplomacy dagger", intrigue="windfall", solari=0)
    table.do("send diplomacy stillsuits")
    for space, text in (("stillsuits", "no commander"), ("conspire", "not sent")):
        assert table.why(f"resolve {space} buy_commander") == "IMP 30.1.1"
        assert text in table.game.why_not(f"resolve {space} buy_commander").text
    poor = alone(hand="dagger diplomacy", intrigue="windfall", solari=4).do(
        "send dagger rally_troops"
    )
    assert "costs 2 solari" in poor.game.why_not("resolve rally_troops buy_commander").text


def test_deploying_on_a_reveal_turn():
    """IMP 31.2.1, IMP 4.5.2"""
    table = alone(hand="disruption_tactics", intrigue="ambush", garrison=5).do("reveal")
    assert table.why("deploy 1") == "IMP 31.2.1"
    table.do("resolve disruption_tactics pay_trash_self")
    assert (table.why("deploy 2"), table.why("deploy 3")) == ("", "IMP 4.5.2")
