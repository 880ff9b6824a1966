"""Why something of a module is closed: the true reason, with its rule."""

import pytest

from war.modules.smugglers_table import neutral
from war.table import Table

YUEH = ("the_redemption_of_dr_yueh",)
OLD_MAN = ("old_man_of_the_desert",)
ENEMY = {"arrakeen": "H 1r"}


def test_no_hit_is_taken_on_dr_yueh():
    """WFA 20.7.3"""
    table = Table({**ENEMY, "s1_4": "A 2r 1e dr_yueh", "s1_5": "H 3r"}, futures=YUEH,
                  turn="harkonnen", dice="strategy mentat")  # fmt: skip
    table.do("die strategy", "take attack", "attack s1_5").rig("HHH XXX").do("at s1_4")
    assert table.asked == (0, "casualty")
    assert table.why("lose dr_yueh") == "WFA 20.7.3"
    assert table.why("lose naib") == "WFA 6.4.1"


def test_dr_yueh_is_not_taken_off_the_board():
    """WFA 20.7.8"""
    table = Table({**ENEMY, "s1_4": "A 3r dr_yueh stilgar"}, futures=YUEH, phase="end")
    assert table.why("recall dr_yueh") == "WFA 20.7.8"


@pytest.mark.parametrize(
    ("harvester", "zones", "rule"),
    [
        ("smuggler_harvester", {"az1": "smuggler_carryall", "az2": "carryall"}, "WFA 17.2.4"),
        ("harvester", {"az1": "carryall", "az2": "smuggler_carryall"}, "WFA 17.2.4"),
        ("harvester", {"az1": "carryall", "az2": "ornithopter"}, "WFA 9.1.6"),
    ],
)
def test_a_carryall_saves_harvesters_of_its_kind(harvester, zones, rule):
    """WFA 17.2.4"""
    board = {"s1_4": "A 1r", "s1_13": f"{harvester} wormsign=sandworm"}
    assert neutral(board, phase="hazards", zones=zones).why("save az2") == rule


def test_cards_on_vehicles_miss_those_of_others():
    """WFA 17.2.9, WFA 16.1.15"""
    board = {"s1_4": "A 1r", "s1_13": "smuggler_harvester", "s1_8": "harvester"}
    table = neutral(board, hand="fremen_rockets", zones={"az1": "smuggler_carryall"})
    table.do("die strategy").rig("HHH").do("play fremen_rockets")
    if table.asked[1] == "sector":
        table.do(table.options[0])
    assert table.why("remove s1_13") == "WFA 17.2.9"
    assert table.why("shoot az1") == "WFA 16.1.15"
    assert table.why("remove s1_9") == "WFA 14.2.4"


def test_what_the_old_man_forbids():
    """WFA 18.2.2, WFA 18.1.1, WFA 18.3.2"""
    table = Table({**ENEMY, "s1_5": "A 3r"}, modules=OLD_MAN, old_man={"sector": "s1", "kept": 1})
    table.do("desert_power")
    assert table.why("take wormsigns") == "WFA 18.2.2"
    assert table.why("take move") == "WFA 18.2.1"
    assert table.why("bene_gesserit strategy") == "WFA 18.1.1"
    assert "in that sector" in table.game.why_not("roam s1").text
    assert "not adjacent" in table.game.why_not("roam s3").text


def test_a_zone_is_held_by_what_is_named():
    """WFA 2.1.4"""
    table = neutral({"s1_4": "A 1r"}, turn="harkonnen", dice="house mentat",
                    zones={"az1": "ornithopter"})  # fmt: skip
    table.do("die house", "take vehicles", "vehicle carryall")
    assert table.offered("carryall") >= {"az1"}, "an ornithopter makes room"
    table = Table({**ENEMY, "s1_4": "A 1r"}, modules=("spacing_guild",), turn="harkonnen",
                  dice="house mentat", zones={"az1": "atreides_frigate"})  # fmt: skip
    table.do("die house", "take vehicles", "vehicle carryall")
    assert "Atreides frigate" in table.game.why_not("carryall az1").text
