"""The Smugglers expansion: neutral vehicles, the alliance, the base and its fall."""

import pytest

import landsraad
from landsraad import InvalidSetup
from landsraad.core.contract import random_play
from landsraad.games.war_for_arrakis.catalogue import CARD
from landsraad.games.war_for_arrakis.modules.smugglers.box import BOX
from landsraad.games.war_for_arrakis.modules.smugglers.state import Smugglers
from landsraad.games.war_for_arrakis.placing import replaceable
from landsraad.games.war_for_arrakis.resolve import vehicles_in
from war.modules.smugglers_table import ENEMY, MODULES, Table, allied, neutral, placing

# --- set-up


def test_the_smugglers_board_holds_a_smuggler_and_gurney_waits():
    """WFA 17.1.1: one smuggler, and in the first round another joins (WFA 17.2.1)."""
    game = landsraad.new("war_for_arrakis", 2, 3, modules=MODULES)
    assert Smugglers().board == 1
    shown = game.view(0)["table"]["smugglers"]
    assert (shown["status"], shown["board"]) == ("neutral", 2)
    assert game.view(0)["players"][0]["leaders"]["gurney_halleck"] == "out"
    assert game.view(0)["players"][0]["supply"]["smuggler_regular"] == 8


def test_staban_tuek_stands_on_step_seven():
    """WFA 17.1.2"""
    assert neutral({"s1_4": "A 1r"}).smugglers["step"] == 7


def test_drone_ornithopters_replace_the_smugglers_cards():
    """WFA 17.1.3"""
    decks = landsraad.new("war_for_arrakis", 2, 3, modules=MODULES).state.kit.decks
    plain = landsraad.new("war_for_arrakis", 2, 3).state.kit.decks
    assert decks[0].count(CARD["drone_ornithopters"]) == 3
    assert not {CARD[key] for key in BOX.removed} & set(decks[0])
    assert {CARD[key] for key in BOX.removed} <= set(plain[0])
    assert len(decks[0]) == len(plain[0])
    assert decks[1:] == plain[1:]


def test_the_harkonnens_hold_three_harvesters_and_no_ornithopter_is_available():
    """WFA 17.1.4"""
    shown = neutral({"s1_4": "A 1r"}).smugglers
    assert (shown["harvesters"], shown["ornithopters"]) == (3, 0)


def test_there_are_eight_smugglers_on_their_board_at_most():
    """WFA 17.2.1"""
    table = neutral({"s1_4": "A 1r"}, phase="start", smugglers={"board": 8})
    assert table.smugglers["board"] == 8
    assert neutral({"s1_4": "A 1r"}, phase="start", smugglers={"board": 4}).smugglers["board"] == 5


# --- neutral vehicles


def test_smuggler_vehicles_are_placed_among_the_others():
    """WFA 17.2.2: before, between or after them."""
    table = placing()
    assert table.asked == (1, "harvester")
    table.do("smuggler_harvester s1_8", "harvester s1_9")
    assert table.area("s1_8") == {"smuggler_harvester": True}
    table.do("harvester s1_12", "harvester s1_13")
    assert table.asked == (1, "airborne")
    table.do("smuggler_carryall az1", "ornithopter az2", "ornithopter az3", "carryall az4")
    assert table.asked == (1, "smuggler_vehicles")
    assert "done" not in table.options, "they must be placed"
    assert not table.offered("smuggler_carryall")
    table.do("smuggler_harvester s2_2", "smuggler_harvester s2_4")
    assert table.table["phase"] == "actions"


def test_an_area_holds_one_harvester_and_the_carryalls_make_room():
    """WFA 17.2.3"""
    table = placing().do("smuggler_harvester s1_8")
    assert "s1_8" not in table.offered("harvester") | table.offered("smuggler_harvester")
    assert table.why("smuggler_harvester s1_8") == "WFA 17.2.3"
    table.do("harvester s1_9", "harvester s1_12", "harvester s1_13", "ornithopter az1")
    table.do("smuggler_carryall az1")
    assert table.table["zones"]["az1"] == "smuggler_carryall", "the ornithopter is gone"
    assert table.why("smuggler_carryall az2") == "WFA 17.2.2"
    table.do("ornithopter az1")
    assert table.table["zones"]["az1"] == "ornithopter", "and so is the smuggler carryall"
    assert table.offered("carryall") == {f"az{n}" for n in range(1, 9)}


def test_smuggler_vehicles_leave_at_the_end_of_the_round():
    """WFA 17.2.10: and are placed again in the next."""
    table = neutral({"s1_4": "A 1r", "s1_8": "smuggler_harvester"}, phase="end",
                    zones={"az1": "smuggler_carryall"})  # fmt: skip
    assert table.area("s1_8") == {}
    assert table.table["zones"]["az1"] is None
    assert "smuggler_harvester s1_8" in table.options
    assert table.smugglers["harvesters"] == 3


def test_hazards_spare_smugglers():
    """WFA 17.3.7: a wormsign beside them is discarded, and no storm strikes them."""
    board = {**ENEMY, "s2_3": "A 2m", "s1_4": "A 1m wormsign=sandworm", "s1_5": "A 3m"}
    table = Table(board, allied=True, phase="hazards")
    assert table.table["phase"] != "hazards"
    assert (table.at("s1_4"), table.at("s1_5"), table.at("s2_3")) == ("1m", "3m", "2m")
    assert "wormsign" not in table.area("s1_4")
    assert not any("sandworm" in found for found in table.table["areas"].values())


def test_captured_harvesters_are_not_placed_again():
    """WFA 17.2.2, WFA 17.2.6: only those left in the game."""
    table = placing(smugglers={"harvesters": 1})
    table.do("smuggler_harvester s1_8")
    assert not table.offered("smuggler_harvester")
    assert table.why("smuggler_harvester s1_9") == "WFA 17.2.2"


def test_no_other_effect_places_them():
    """WFA 17.2.2: a house die places Harkonnen vehicles only."""
    table = neutral({"s1_4": "A 1r"}, turn="harkonnen", dice="house mentat")
    table.do("die house", "take vehicles", "vehicle harvester")
    assert table.offered("harvester")
    assert not table.offered("smuggler_harvester")
    table = neutral({"s1_4": "A 1r"}, turn="harkonnen", dice="house mentat")
    table.do("die house", "take vehicles", "vehicle carryall")
    assert not table.offered("smuggler_carryall")


def test_smuggler_harvesters_draw_wormsigns_and_only_their_carryall_saves_them():
    """WFA 17.2.4"""
    table = neutral(
        {"s1_13": "smuggler_harvester wormsign=sandworm"},
        phase="hazards", zones={"az1": "smuggler_carryall", "az4": "carryall"},
    )  # fmt: skip
    assert table.asked == (1, "carryall")
    assert table.offered("save") == {"az1"}
    table.do("save az1")
    assert table.table["zones"]["az1"] is None
    assert table.table["zones"]["az4"] is None, "the round has ended"
    assert table.smugglers["harvesters"] == 3


def test_a_harkonnen_carryall_saves_no_smuggler_harvester():
    """WFA 17.2.4, WFA 17.2.7: the harvester is lost for this round."""
    table = neutral({"s1_13": "smuggler_harvester wormsign=sandworm"}, phase="hazards",
                    zones={"az1": "carryall"})  # fmt: skip
    assert not table.offered("save")
    assert "smuggler_harvester" not in table.area("s1_13")
    assert table.smugglers["harvesters"] == 3


def test_the_smuggler_carryall_saves_no_harkonnen_harvester():
    """WFA 17.2.4"""
    table = neutral(
        {"s1_13": "harvester wormsign=sandworm"}, phase="hazards",
        zones={"az1": "smuggler_carryall"},
    )  # fmt: skip
    assert not table.offered("save")
    assert "harvester" not in table.area("s1_13")


def test_a_smuggler_harvester_brings_one_spice_in_the_deep_desert_too():
    """WFA 17.2.5"""
    board = {"s1_13": "smuggler_harvester", "s1_8": "smuggler_harvester", "s1_9": "harvester"}
    table = neutral(board, phase="harvest")
    assert table.game.decision.source == "3 spice"
    assert "smuggler_harvester" not in table.area("s1_13")


def test_a_legion_captures_a_smuggler_harvester():
    """WFA 17.2.6"""
    table = neutral({"s1_5": "A 2r", "s1_8": "smuggler_harvester"})
    table.do("die strategy", "take move", "move s1_5", "to s1_8")
    assert table.area("s1_8").get("smuggler_harvester") is None
    assert (table.smugglers["step"], table.smugglers["harvesters"]) == (6, 2)


def test_a_retreat_captures_too():
    """WFA 17.2.6"""
    board = {"s1_13": "A 2r", "s1_14": "H 3r", "s1_10": "smuggler_harvester"}
    battle = {"attacker": "harkonnen", "from": "s1_14", "at": "s1_13", "stage": "continued"}
    table = neutral(board, turn="harkonnen", battle=battle).do("retreat", "retreat s1_10")
    assert table.smugglers["harvesters"] == 2
    assert table.at("s1_10") == "2r"


def test_a_smuggler_harvester_that_a_worm_takes_comes_back():
    """WFA 17.2.7, WFA 17.2.9: and it counts for no prescience card."""
    board = {"s1_13": "sandworm", "s1_12": "smuggler_harvester", "s1_4": "A 1r"}
    table = neutral(board, row=["raid_on_the_spice_fields"])
    table.do("desert_power", "take attack", "worm s1_13", "strike s1_12")
    assert table.area("s1_12") == {}
    assert table.smugglers["harvesters"] == 3
    assert table.smugglers["step"] == 7
    assert table.table["harvesters_removed"] == 0


def test_smuggler_harvesters_are_no_harkonnen_vehicles():
    """WFA 17.2.9: cards miss them, legions of both sides may go there."""
    board = {"s1_8": "smuggler_harvester", "s1_9": "H 2r"}
    table = neutral(board, turn="harkonnen").do("die strategy", "take move", "move s1_9", "to s1_8")
    assert table.area("s1_8")["smuggler_harvester"]
    state = neutral({"s1_13": "smuggler_harvester", "s1_10": "harvester"}).game.state
    assert [str(option) for option in vehicles_in(state, (0,))] == ["remove s1_10"]


# --- the alliance


def reached(**parts):
    """Staban Tuek is one step above the highest marker, and a harvester is next to a legion."""
    parts.setdefault("prescience", {"jihad": 6})
    return neutral({"s1_5": "A 2r", "s1_8": "smuggler_harvester", "s2_2": "smuggler_harvester",
                    **parts.pop("board", {})}, **parts)  # fmt: skip


def test_the_smugglers_ally_when_staban_comes_down_to_a_marker():
    """WFA 17.3.1, WFA 17.3.2: in the middle of a move."""
    table = reached(zones={"az1": "smuggler_carryall"})
    table.do("die strategy", "take move", "move s1_5", "to s1_8")
    assert table.asked == (0, "smugglers_base")
    assert table.table["zones"]["az1"] is None
    assert table.area("s2_2") == {}, "the vehicles have left the game"
    table.do("base s2_3")
    assert (table.smugglers["status"], table.smugglers["base"]) == ("allied", "s2_3")
    assert table.area("s2_3")["smugglers_base"] == 3
    assert table.asked == (0, "move"), "the action goes on"


def test_the_smugglers_ally_when_a_marker_reaches_staban():
    """WFA 17.3.1"""
    table = neutral({"s1_5": "A 2r"}, prescience={"jihad": 5, "kwisatz_haderach": 6},
                    stations={"s1_4": "kwisatz_haderach"})  # fmt: skip
    table.do("die strategy", "take move", "move s1_5", "to s1_4")
    assert table.asked == (0, "smugglers_base")


def test_the_base_stands_in_an_empty_desert_of_the_lowest_sectors():
    """WFA 17.3.2"""
    table = reached(board={"s2_4": "A 1r", "s2_7": "wormsign"})
    table.do("die strategy", "take move", "move s1_5", "to s1_8")
    sectors = {landsraad_sector(area) for area in table.offered("base")}
    assert sectors == {1, 2, 5, 6}
    assert not {"s2_4", "s2_7", "tasmin_sink", "s2_5"} & table.offered("base")
    assert table.why("base s1_13") == "WFA 17.3.2"
    assert table.why("base s2_4") == "WFA 17.3.2"


def landsraad_sector(area):
    return landsraad.games()["war_for_arrakis"].rules.sheet()["areas"][area]["sectors"][0]


def lowlands():
    sheet = landsraad.games()["war_for_arrakis"].rules.sheet()["areas"]
    deserts = ("desert", "deep_desert")
    low = [key for key, area in sheet.items() if set(area["sectors"]) & {1, 2, 5, 6}]
    return [key for key in low if sheet[key]["terrain"] in deserts and not sheet[key]["sietch"]]


def test_without_an_empty_desert_a_free_one_will_do():
    """WFA 17.3.3"""
    rest = lowlands()[14:]
    full = dict.fromkeys(lowlands()[:8], "wormsign")
    full |= dict.fromkeys(lowlands()[8:14], "harvester")
    full |= dict.fromkeys(rest, "A 1r")
    table = reached(board=full)
    table.do("die strategy", "take move", "move s1_5", "to s1_8")
    assert table.asked == (0, "smugglers_base")
    assert table.offered("base") == set(rest)


def test_without_any_area_the_alliance_waits():
    """WFA 17.3.3"""
    areas = [area for area in lowlands() if area != "s2_1"]
    full = dict.fromkeys(areas[:12], "wormsign") | dict.fromkeys([*areas[12:], "s2_1"], "H 1r")
    table = reached(board=full)
    table.do("die strategy", "take move", "move s1_5", "to s1_8")
    assert (table.smugglers["status"], table.smugglers["step"]) == ("neutral", 6)
    table = reached(board=full, turn="harkonnen", smugglers={"step": 6})
    table.do("die strategy", "take move", "move s2_1", "to s1_15")
    assert table.smugglers["status"] == "neutral", "the turn goes on"
    table.do("done")
    assert (table.smugglers["status"], table.smugglers["base"]) == ("allied", "s2_1")


def test_staban_gurney_and_the_smugglers_come_to_the_base():
    """WFA 17.3.4, WFA 17.6.1, WFA 17.6.4"""
    table = reached(smugglers={"board": 5})
    table.do("die strategy", "take move", "move s1_5", "to s1_8", "base s2_3")
    assert table.at("s2_3") == "5m gurney_halleck staban_tuek"
    assert table.leader("gurney_halleck") == "s2_3"
    assert table.smugglers["board"] == 0
    assert "staban_tuek" not in table.player("atreides")["spent"]


def test_more_than_six_smugglers_do_not_stay():
    """WFA 17.3.4"""
    table = reached(smugglers={"board": 8})
    table.do("die strategy", "take move", "move s1_5", "to s1_8", "base s2_3")
    assert table.at("s2_3").startswith("6m")
    assert table.player("atreides")["supply"]["smuggler_regular"] == 2


def test_the_base_defends_with_three_dice_and_costs_a_hit_to_go_on():
    """WFA 17.3.5"""
    board = {"s2_3": "A 1m", "s2_2": "H 4r"}
    table = Table({**ENEMY, **board}, allied=True, turn="harkonnen").rig("SSSS SSSS")
    table.do("die strategy", "take attack", "attack s2_2", "at s2_3")
    assert sum(table.table["battle"]["rolls"][1]) == 4
    assert table.asked == (1, "siege")
    table.do("continue")
    assert table.at("s2_2") == "3r"


def test_an_undefended_base_falls_at_once_and_brings_no_supremacy():
    """WFA 17.3.5, WFA 17.7.1"""
    board = {"s1_13": "A 1m 1r staban_tuek", "s2_2": "H 4r", "s1_10": "A 1m 1n gurney_halleck"}
    table = Table({**ENEMY, **board}, allied=True, turn="harkonnen",
                  smugglers={"die": "mentat", "ornithopters": 2},
                  zones={"az1": "smuggler_ornithopter"})  # fmt: skip
    table.do("die strategy", "take attack", "attack s2_2", "at s2_3", "advance")
    shown = table.smugglers
    assert (shown["status"], shown["base"], shown["die"]) == ("defeated", None, None)
    assert shown["ornithopters"] == 0
    assert table.table["zones"]["az1"] is None
    assert table.table["supremacy"] == 0
    assert table.at("s1_13") == "1r"
    assert table.leader("staban_tuek") == "removed"
    # WFA 17.7.2: leaders left without a unit go.
    assert table.at("s1_10") == ""
    assert table.leader("gurney_halleck").startswith("tank")


def test_the_base_is_an_enemy_settlement_but_no_sietch():
    """WFA 17.3.6"""
    board = {"s1_13": "A 1m", "s2_2": "H 4r"}
    table = Table({**ENEMY, **board}, allied=True, turn="harkonnen")
    table.do("die strategy", "take move", "move s2_2")
    assert "s2_3" not in table.offered("to")
    assert table.why("to s2_3") == "WFA 5.1.3"
    table = allied(dice="deployment").do("die deployment", "take deployment")
    assert table.asked == (0, "sietch")
    assert "s2_3" not in table.offered("place")
    table = allied().do("desert_power", "take wormsigns")
    assert "s2_3" not in table.offered("wormsign")
    assert table.why("wormsign s2_3") == "WFA 8.1.2"


def test_smugglers_are_regular_units_and_mix():
    """WFA 17.3.7: they sandride, take a hit each, and are replaced after others."""
    board = {"s2_3": "A 1m 1r staban_tuek", "s2_4": "wormsign", "s2_7": "wormsign"}
    table = Table({**ENEMY, **board}, allied=True)
    table.do("die strategy", "take move", "move s2_3")
    assert "s2_8" in table.offered("to"), "by sandriding"
    table.do("leave regular", "to s2_8")
    assert (table.at("s2_3"), table.at("s2_8")) == ("1r", "1m staban_tuek")


def test_a_smuggler_is_replaced_by_a_better_unit_after_the_regulars():
    """WFA 17.3.7: the figure goes back to the smugglers."""
    table = allied({"s2_3": "A 2m 1r"}, hand="death_commandos", dice="mentat")
    supply = table.player("atreides")["supply"]["smuggler_regular"]
    legion = next(one for one in table.game.state.legions if one.others)
    assert replaceable(legion, 0) == 0
    assert replaceable(legion.changed(regular=0), 0) == 4
    assert replaceable(legion, 1) == -1
    assert supply == 6


# --- what people and programs see


def test_a_view_describes_the_position():
    table = allied({"s1_5": "A 2r 1m"}, smugglers={"die": "mentat", "ornithopters": 1})
    shown = table.smugglers
    again = allied({"s1_5": "A 2r 1m"}, smugglers=shown)
    assert again.table["smugglers"] == shown
    assert again.area("s2_3") == table.area("s2_3")


@pytest.mark.parametrize(
    "wrong",
    [
        {"status": "rich"},
        {"status": "allied"},
        {"step": 9},
        {"harvesters": 4},
        {"spaceships": 1},
        {"ornithopters": 4},
    ],
    ids=str,
)
def test_impossible_smugglers_are_refused(wrong):
    with pytest.raises(InvalidSetup):
        neutral({"s1_4": "A 1r"}, smugglers=wrong)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"status": "allied", "base": "s2_5"}, r"in a desert area .*17\.3\.2"),
        ({"status": "allied", "base": "tasmin_sink"}, r"in a desert area .*17\.3\.2"),
        ({"base": "s2_3"}, "base belongs to smugglers that are allied"),
        ({"die": "strategy"}, "die belongs to smugglers that are allied"),
        ({"status": "allied", "base": "s2_3", "harvesters": 1}, "harvesters belongs to"),
        ({"status": "defeated", "ornithopters": 1}, "ornithopters belongs to"),
    ],
)
def test_what_smugglers_cannot_have_is_refused(wrong, words):
    """WFA 17.3.2: the base stands in an empty desert, and belongs to allies."""
    with pytest.raises(InvalidSetup, match=words):
        neutral({"s1_4": "A 1r"}, smugglers=wrong)


def test_a_described_marker_that_has_reached_staban_brings_the_alliance():
    """WFA 17.3.1: before anything else is done."""
    table = neutral({"s1_4": "A 1r"}, prescience={"jihad": 7})
    assert table.offered("base")
    table.do("base s2_3")
    assert table.smugglers["status"] == "allied"
    assert "die strategy" in table.options


def test_every_answer_of_random_games_has_a_number_and_words():
    known = set(landsraad.games()["war_for_arrakis"].rules.actions())
    rules = landsraad.games()["war_for_arrakis"].rules
    for seed in range(3):
        game = landsraad.new("war_for_arrakis", 2, seed, modules=MODULES, last_round=3)
        for _ in random_play(game, seed):
            assert {option.notation for option in game.decision.options} <= known
            assert len(rules.features(game.state, 0)) == len(rules.feature_names())
            rules.audit(game.state)
