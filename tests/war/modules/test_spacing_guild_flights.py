"""The Spacing Guild: frigates, the Guild Navigator, planning cards."""

import pytest

from landsraad.cli.tables.war_for_arrakis.board import legion_words, module_lines
from landsraad.core.contract import check_play
from war.modules.guild_table import MODULES, Table, harkonnen, harvest

OURS, THEIRS = {"az1": "atreides_frigate"}, {"az1": "harkonnen_frigate"}
EMPTY = {"troops": 0}

# --- frigates


def test_frigates_are_not_vehicles_and_hold_their_zones():
    """WFA 19.6.1: no vehicle is placed there, and cards that remove vehicles miss them."""
    table = harkonnen({}, dice="house mentat", zones={"az1": "atreides_frigate"})
    table.do("die house", "take vehicles", "vehicle ornithopter")
    assert "az1" not in table.offered("ornithopter")
    table = Table({"s1_13": "A 1r"}, dice="mentat", hand="fremen_rockets", zones=THEIRS)
    table.rig("HHH").do("die mentat", "play fremen_rockets", "sector s1")
    assert not table.offered("shoot")
    assert table.table["zones"]["az1"] == "harkonnen_frigate"


def test_frigates_leave_before_the_hazards():
    """WFA 19.6.2: and can be built again."""
    zones = {"az1": "atreides_frigate", "az2": "harkonnen_frigate", "az3": "ornithopter"}
    table = harkonnen({}, dice="mentat", enemy_dice="", zones=zones)
    assert table.guild["atreides"]["frigates_left"] == 2
    table.do("die mentat", "done")
    while table.asked[1] == "end_turn":
        table.do("done")
    assert table.guild["atreides"]["frigates_left"] == 3
    assert not {"atreides_frigate", "harkonnen_frigate"} & set(table.table["zones"].values())


def test_frigates_that_land_later_stay():
    """WFA 19.6.2: through the next action resolution."""
    table = harvest({}, ours={"step": 3, "troops": 0, "frigates": 1}).do("descend az3")
    assert (table.table["round"], table.table["phase"]) == (2, "vehicles")
    assert table.table["zones"]["az3"] == "atreides_frigate"


def test_a_frigate_carries_a_legion_three_areas():
    """WFA 19.6.3: over borders, units and sandworms."""
    board = {"s1_8": "A 2r 1t", "s1_9": "H 1r", "s1_12": "sandworm"}
    table = Table(board, zones=OURS).do("die strategy", "take move", "move s1_8")
    assert "s1_16" not in table.offered("to")
    table.do("frigate az1")
    assert {"s1_13", "s1_16", "s5_5"} <= table.offered("to")
    assert not {"s1_9", "s1_12", "s2_3"} & table.offered("to"), "not free, or four areas away"
    table.do("to s1_16")
    assert table.at("s1_16") == "2r 1t", "troops fly along"
    assert table.table["zones"]["az1"] is None
    assert table.guild["atreides"]["frigates_left"] == 3


def test_a_frigate_carries_an_attack():
    """WFA 19.6.3, WFA 19.5.6: troops take part then."""
    board = {"s1_8": "A 2t", "s1_16": "H 1r"}
    table = Table(board, zones=OURS).rig("HS X")
    table.do("die strategy", "take attack", "attack s1_8", "frigate az1", "at s1_16", "advance")
    assert table.at("s1_16") == "2t"


def test_the_harkonnens_have_frigates_of_their_own():
    """WFA 19.6.3"""
    table = harkonnen({"s1_8": "H 2r"}, zones=THEIRS)
    table.do("die strategy", "take move", "move s1_8", "frigate az1", "to s1_16")
    assert table.at("s1_16") == "2r"
    table = harkonnen({"s1_8": "H 2r"}, zones=OURS).do("die strategy", "take move", "move s1_8")
    assert not table.offered("frigate")
    assert table.why("frigate az1") == "WFA 19.6.3"


def test_only_a_frigate_over_the_legion_carries_it():
    """WFA 19.6.3"""
    table = Table({"s1_8": "A 2r"}, zones={"az5": "atreides_frigate"})
    table.do("die strategy", "take move", "move s1_8")
    assert not table.offered("frigate")
    assert table.why("frigate az5") == "WFA 19.6.3"
    assert Table({}).why("frigate az5") == "WFA 19.6.3"


def test_a_retreat_uses_no_frigate():
    """WFA 19.6.3"""
    board = {"s1_13": "A 2r", "s1_14": "H 3r"}
    battle = {"attacker": "harkonnen", "from": "s1_14", "at": "s1_13", "stage": "continued"}
    table = harkonnen(board, battle=battle, zones=OURS).do("retreat")
    assert "s1_8" not in table.offered("retreat")


def test_a_legion_uses_one_transport_a_turn():
    """WFA 19.6.6"""
    zones = {"az1": "harkonnen_frigate", "az4": "ornithopter"}
    table = harkonnen({"s5_5": "H 2r"}, zones=zones)
    table.do("die strategy", "take move", "move s5_5")
    assert {"az1"} <= table.offered("frigate")
    assert {"az4"} <= table.offered("transport")
    table.do("frigate az1")
    assert not table.offered("transport") | table.offered("frigate")
    assert table.why("transport az4") == "WFA 5.4.3"


def test_a_frigate_does_not_sandride():
    """WFA 19.6.6"""
    board = {"s1_8": "A 2r paul_atreides", "s1_12": "wormsign"}
    table = Table(board, zones=OURS, row=["rider_of_the_maker"])
    table.do("die strategy", "take move", "move s1_8", "frigate az1", "to s1_14")
    assert table.asked == (0, "move"), "Paul has not ridden"


# --- bombardment


def test_a_bombardment_removes_a_harvester_alone():
    """WFA 19.6.4, WFA 19.6.7: it counts for prescience cards."""
    table = Table({"s1_13": "harvester", "s1_14": "A 1r"}, zones=OURS)
    assert table.offered("bombard") == {"az1"}
    table.do("bombard az1", "bomb s1_13")
    assert table.area("s1_13") == {}
    assert table.table["harvesters_removed"] == 1
    assert table.table["zones"]["az1"] is None
    assert table.asked == (0, "turn"), "it was a free action"


def test_a_smuggler_harvester_bombarded_comes_back():
    """WFA 19.6.7"""
    table = Table({"s1_13": "smuggler_harvester", "s2_3": "harvester"}, zones=OURS,
                  modules=("smugglers", "spacing_guild"))  # fmt: skip
    table.do("bombard az1", "bomb s1_13")
    assert table.area("s1_13").get("smuggler_harvester") is None
    assert table.table["smugglers"]["harvesters"] == 3
    assert table.table["harvesters_removed"] == 0


def test_a_bombardment_strikes_a_legion():
    """WFA 19.6.5: three dice, a hit for each hit and special; the harvester goes with the last."""
    table = Table({"s1_13": "H 3r harvester", "s1_12": "H 1r"}, zones=OURS).rig("HXS")
    table.do("bombard az1", "bomb s1_13")
    assert table.at("s1_13") == "1r"
    assert table.area("s1_13")["harvester"]
    table = Table({"s1_13": "H 2r harvester", "s1_12": "H 1r"}, zones=OURS).rig("HXS")
    table.do("bombard az1", "bomb s1_13")
    assert table.area("s1_13") == {}


def test_a_bombardment_turns_tokens_up_but_no_sietch():
    """WFA 19.6.5"""
    board = {"tasmin_sink": "A token_2r 1n"}
    table = harkonnen(board, zones={"az5": "harkonnen_frigate"}, sietches={"tasmin_sink": 2})
    table.rig("SSS").do("bombard az5")
    assert table.at("tasmin_sink") == "2r 1n"
    assert not table.area("tasmin_sink")["sietch_revealed"]
    assert table.area("tasmin_sink")["sietch"] == 2


def test_a_bombardment_destroys_no_settlement():
    """WFA 19.6.5"""
    table = Table({"arrakeen": "H 1r"}, zones={"az2": "atreides_frigate"}, settlements="arrakeen")
    table.rig("HHH").do("bombard az2")
    assert table.at("arrakeen") == ""
    assert table.area("arrakeen")["settlement"] == 3


@pytest.mark.parametrize(
    ("notation", "rule"),
    [("bombard az2", "WFA 19.6.4"), ("bombard az9", "WFA 2.1.3"), ("bomb s1_13", "WFA 19.6.4")],
)
def test_what_cannot_bombard(notation, rule):
    """WFA 19.6.4"""
    table = Table({"s1_13": "harvester"}, zones={"az1": "atreides_frigate", "az2": "carryall"})
    assert table.why(notation) == rule


def test_a_bombardment_reaches_what_is_below():
    """WFA 19.6.4"""
    board = {"s1_13": "harvester", "s1_12": "harvester", "s2_3": "harvester"}
    table = Table(board, zones=OURS).do("bombard az1")
    assert table.offered("bomb") == {"s1_12", "s1_13", "arrakeen"}
    assert table.why("bomb s2_3") == "WFA 19.6.4"
    assert table.why("bomb s1_14") == "WFA 19.6.4"
    assert Table({"s2_3": "H 1r"}, zones=THEIRS).why("bombard az1") == "WFA 19.6.4"


def test_a_bombardment_may_interrupt_a_battle():
    """WFA 19.6.4: between two rounds."""
    board = {"s1_13": "A 3r", "s1_14": "H 1r"}
    battle = {"attacker": "atreides", "from": "s1_13", "at": "s1_14", "stage": "after"}
    table = Table(board, battle=battle, zones=OURS).rig("HHH")
    assert "az1" in table.offered("bombard")
    table.do("bombard az1", "bomb s1_14")
    assert table.at("s1_14") == ""


# --- the Guild Navigator

NAVIGATOR = {"az1": "guild_navigator"}


def playing(card, board=None, **parts):
    """A side plays a card for its mentat die."""
    table = Table(board or {}, dice="mentat mentat", hand=card, **parts)
    return table.do("die mentat", f"play {card}")


def navigator(**parts):
    return playing("the_guild_navigator", turn="harkonnen", **parts)


def test_the_navigator_comes_by_his_card_to_a_free_zone():
    """WFA 19.7.1, WFA 19.8.10"""
    table = navigator(zones={"az1": "ornithopter", "az2": "atreides_frigate"})
    assert table.asked == (1, "watcher")
    assert table.offered("watcher") == {f"az{n}" for n in range(3, 9)}
    assert table.why("watcher az1") == "WFA 19.7.1"
    table.do("watcher az3")
    assert table.guild["navigator"] == "az3"
    assert table.asked == (1, "draw")


def test_the_navigator_may_change_his_zone():
    """WFA 19.7.1"""
    table = navigator(zones=NAVIGATOR).do("watcher az3")
    assert table.table["zones"]["az1"] is None
    assert table.guild["navigator"] == "az3"


def test_the_navigator_leaves_at_the_end_of_the_round():
    """WFA 19.7.2: with the vehicles; until then he holds his zone."""
    table = harvest({}, zones={"az1": "guild_navigator", "az2": "carryall"})
    assert table.table["round"] == 2
    assert table.guild["navigator"] is None
    table = harkonnen({}, dice="house mentat", zones=NAVIGATOR)
    table.do("die house", "take vehicles", "vehicle carryall")
    assert "az1" not in table.offered("carryall")


def test_the_navigator_carries_a_legion():
    """WFA 19.7.3: two areas, like an ornithopter."""
    table = harkonnen({"s1_8": "H 2r"}, zones=NAVIGATOR)
    table.do("die strategy", "take move", "move s1_8", "navigator az1")
    assert "s1_13" in table.offered("to")
    assert "s1_16" not in table.offered("to")
    assert table.do("to s1_13").guild["navigator"] is None


def test_the_navigator_scouts():
    """WFA 19.7.3"""
    table = harkonnen({"s1_12": "A token_2r"}, zones=NAVIGATOR, sietches={"tasmin_sink": 1})
    table.do("watch az1")
    assert table.at("s1_12") == "2r"
    assert table.guild["navigator"] is None
    assert Table({}).why("watch az1") == "WFA 19.7.3"
    assert harkonnen({}).why("watch az1") == "WFA 19.7.3"


def test_the_navigator_leaves_instead_of_an_ornithopter():
    """WFA 19.7.4: in a move, an attack and for scouting."""
    zones = {"az1": "ornithopter", "az8": "guild_navigator"}
    table = harkonnen({"s1_8": "H 2r"}, zones=zones)
    table.do("die strategy", "take move", "move s1_8")
    assert table.offered("transport") == table.offered("navigator") == {"az1"}
    table.do("navigator az1", "to s1_13")
    assert table.table["zones"]["az1"] == "ornithopter"
    assert table.guild["navigator"] is None
    table = harkonnen({"s1_8": "H 2r", "s1_13": "A 1r"}, zones=zones).rig("HH S")
    table.do("die strategy", "take attack", "attack s1_8", "navigator az1", "at s1_13")
    assert table.table["zones"]["az1"] == "ornithopter"
    board = {"s1_12": "A token_2r"}
    table = harkonnen(board, zones=zones, sietches={"tasmin_sink": 1}).do("watch az1")
    assert table.at("s1_12") == "2r"
    assert table.table["zones"]["az1"] == "ornithopter"
    assert table.guild["navigator"] is None


def test_a_flight_that_is_given_up_costs_nothing():
    """WFA 19.7.4: and the next one is paid for by who is named then."""
    zones = {"az1": "ornithopter", "az8": "guild_navigator"}
    table = harkonnen({"s1_8": "H 2r"}, zones=zones, dice="strategy strategy mentat")
    table.do("die strategy", "take move", "move s1_8", "navigator az1", "done", "done")
    assert table.guild["navigator"] == "az8"
    while table.asked[0] == 0:
        table.do("die strategy" if table.asked[1] == "turn" else "done")
    table.do("die strategy", "take move", "move s1_8", "transport az1", "to s1_13")
    assert table.guild["navigator"] == "az8"
    assert table.table["zones"]["az1"] is None


def test_the_ban_of_the_guild_stops_his_scouting():
    """WFA 19.7.5"""
    board = {"s1_12": "A token_2r"}
    table = harkonnen(board, zones=NAVIGATOR, bans="spacing_guild")
    assert not table.offered("watch")
    assert table.why("watch az1") == "WFA 19.7.5"


def test_the_navigator_is_no_leader():
    """WFA 19.7.5: no effect places him or sends him to the tank."""
    table = harkonnen({"s1_8": "H 1r"}, zones=NAVIGATOR)
    assert "guild_navigator" not in table.player("harkonnen")["leaders"]
    table = Table({"s1_13": "A 1r"}, dice="mentat", hand="fremen_rockets", zones=NAVIGATOR)
    table.rig("HHH").do("die mentat", "play fremen_rockets", "sector s1")
    assert table.guild["navigator"] == "az1"


# --- cards


def test_petition_to_the_landsraad():
    """WFA 19.8.1"""
    table = playing("petition_to_the_landsraad")
    assert table.offered("imperium") == {"landsraad"}
    assert table.why("imperium choam") == "WFA 19.2.1"
    table.do("imperium landsraad")
    assert table.offered("imperium") == {"spacing_guild", "landsraad", "choam"}
    assert table.do("imperium choam").ship() == (0, 4, 1)


def test_contraband_in_orbit():
    """WFA 19.8.2"""
    table = playing("contraband_in_orbit").do("imperium choam", "imperium spacing_guild")
    assert table.ship() == (1, 2, 1)
    assert table.asked == (0, "draw")


@pytest.mark.parametrize(
    ("card", "side"), [("sympathetic_houses", "atreides"), ("drilled_mercenaries", "harkonnen")]
)
def test_hardened_houses(card, side):
    """WFA 19.8.3, WFA 19.8.9, WFA 19.8.11: it stays in play and is not discarded."""
    table = playing(card, turn=side)
    assert table.guild[side]["in_play"] == [card]
    assert card not in table.player(side)["discard"]
    assert card not in table.hand(side)


@pytest.mark.parametrize(
    ("ours", "theirs", "left"),
    [
        ([], [], "H 2r"),
        (["sympathetic_houses"], [], "H 1r"),
        ([], ["drilled_mercenaries"], "H 2r"),
    ],
)
def test_hardened_troops_cancel_shields(ours, theirs, left):
    """WFA 19.8.3, WFA 19.8.11: of one's own side only."""
    table = Table(
        {"s1_13": "A 1t 1r", "s1_14": "H 2r"},
        ours={"troops": 0, "in_play": ours}, theirs={"in_play": theirs},
    ).rig("HX SS")  # fmt: skip
    table.do("die strategy", "take attack", "attack s1_13", "at s1_14")
    assert f"H {table.at('s1_14')}" == left


def test_drilled_mercenaries_cancel_shields():
    """WFA 19.8.9"""
    table = Table(
        {"s1_13": "A 3r", "s1_14": "H 1t"}, theirs={"troops": 0, "in_play": ["drilled_mercenaries"]}
    ).rig("SXX H")  # fmt: skip
    table.do("die strategy", "take attack", "attack s1_13", "at s1_14")
    assert table.at("s1_13") == "2r"


def test_spice_bribe():
    """WFA 19.8.4"""
    table = playing("spice_bribe", ours={"step": 2, "troops": 0})
    table.do("imperium spacing_guild", "imperium spacing_guild")
    assert table.ship() == (0, 0, 0), "it has landed, with nothing"
    table = playing("spice_bribe").do("done", "imperium spacing_guild")
    assert table.ship()[0] == 1, "each step is optional"


@pytest.mark.parametrize(("area", "stays", "left"), [
    ("s1_13", [], ""), ("s1_13", ["no_eyes_above_the_desert"], "1r"),
    ("shield_wall_1", ["no_eyes_above_the_desert"], ""),
])  # fmt: skip
def test_no_eyes_above_the_desert(area, stays, left):
    """WFA 19.8.5: two dice in the desert, three elsewhere."""
    table = harkonnen({area: "A 3r", "s1_4": "H 1r"}, zones=THEIRS, ours={"in_play": stays},
                      sietches={"tasmin_sink": 1})  # fmt: skip
    table.rig("HHH").do("bombard az1")
    assert table.at(area) == left


def test_rockets_at_dusk():
    """WFA 19.8.6"""
    zones = {"az1": "harkonnen_frigate", "az8": "guild_navigator", "az4": "atreides_frigate",
             "az3": "ornithopter"}  # fmt: skip
    table = playing("rockets_at_dusk", {"s1_13": "A 1r", "s1_4": "A 1r"}, zones=zones)
    assert table.offered("shoot_down") == {"az1"}
    assert table.why("shoot_down az8") == "WFA 19.8.6"
    assert table.why("shoot_down az3") == "WFA 19.8.6"
    table.do("shoot_down az1")
    assert table.table["zones"]["az1"] is None
    assert table.asked == (0, "desert_power")
    table = playing("rockets_at_dusk", {"s1_13": "A 1r"}, zones=NAVIGATOR).do("shoot_down az1")
    assert table.guild["navigator"] is None


def test_hired_houses():
    """WFA 19.8.7"""
    table = playing("hired_houses", turn="harkonnen")
    table.do("imperium landsraad", "imperium landsraad")
    assert table.ship("harkonnen") == (0, 6, 0)


def test_frigate_wing():
    """WFA 19.8.8"""
    table = playing("frigate_wing", turn="harkonnen").do("imperium choam", "imperium choam")
    assert table.ship("harkonnen") == (0, 2, 2)
    assert table.asked == (1, "draw")


# --- whole games


@pytest.mark.parametrize("seed", range(3))
def test_whole_games(seed):
    """WFA 19.1.1: every figure and card is somewhere all the time, and replays are exact."""
    check_play("war_for_arrakis", 2, seed, {"modules": MODULES, "last_round": 6})


def test_all_modules_together():
    """WFA 19.1.1"""
    modules = ("smugglers", "old_man_of_the_desert", "spacing_guild")
    check_play("war_for_arrakis", 2, 7, {"modules": modules, "last_round": 5})


# --- the table as text


def test_the_table_in_words_tells_of_troops_and_heighliners():
    """WFA 19.5.1, WFA 19.1.1: as text, in the terminal and as a picture."""
    table = Table({"s1_8": "A 2t"}, zones=OURS, ours={"troops": 1, "frigates": 1})
    text = str(table.game)
    assert "Atreides 2 houses major troop" in text
    assert "atreides frigate az1" in text
    lines = module_lines(table.game.view(0))
    assert lines[0].startswith("Atreides heighliner: step 0 of 4, 1 troop and 1 frigate aboard")
    assert any("2 houses major troop" in legion_words(area["legion"])
               for area in table.table["areas"].values() if "legion" in area)  # fmt: skip


def test_refusals_of_what_flies():
    """WFA 19.7.3, WFA 19.7.4, WFA 19.5.5, WFA 4.5.3"""
    zones = {"az1": "ornithopter", "az4": "guild_navigator"}
    board = {"s1_5": "H 3r", "gara_kulon": "A 1r"}
    table = harkonnen(board, dice="strategy mentat", zones=zones)
    assert table.why("watch az2") == "WFA 19.7.4"
    table.do("die strategy", "take move", "move s1_5")
    assert table.why("navigator az4") == "WFA 19.7.3"
    assert table.why("navigator az2") == "WFA 19.7.4"
    table = harkonnen(board, dice="strategy mentat", zones={"az5": "guild_navigator"},
                      sietches={"gara_kulon": 1})  # fmt: skip
    assert table.why("watch az5") == "WFA 4.5.3"
    board = {"s1_4": "A 2r 2t", "s1_5": "wormsign", "s1_8": "wormsign"}
    table = Table(board, dice="leadership").do("die leadership", "take move", "move s1_4")
    assert table.why("to s1_9") == "WFA 19.5.5"
