"""Desert Power, sandworms, desert hazards and the atomics (WFA 8, WFA 9, WFA 12.4)."""

import pytest

import landsraad
from landsraad.games.war_for_arrakis import catalogue, signs
from war.table import Table

POWER = {"dice": "", "enemy_dice": "mentat mentat"}


def sign(kind):
    """Content in which all wormsigns are alike."""
    return {"wormsigns": {kind: 16}}


def test_desert_power_places_wormsigns():
    """WFA 8.1.1, WFA 8.1.2: in deserts without sign, worm or sietch, unrevealed."""
    board = {"s1_4": "H 1r", "s1_5": "wormsign", "s1_8": "sandworm", "s1_9": "harvester"}
    table = Table(board, **POWER).do("desert_power", "take wormsigns")
    offered = table.offered("wormsign")
    assert {"s1_4", "s1_9", "s1_1"} <= offered
    assert not offered & {"s1_5", "s1_8", "gara_kulon", "arrakeen", "s2_5"}
    table.do("wormsign s1_4", "wormsign s1_9")
    assert table.area("s1_4")["wormsign"]
    assert table.at("s1_4") == "1r"


def test_sixteen_wormsigns():
    """WFA 8.1.2: no more than there are."""
    deserts = [f"s1_{n}" for n in range(1, 17)]
    table = Table(dict.fromkeys(deserts, "wormsign"), **POWER).do("desert_power")
    assert table.options == [] or "take wormsigns" not in table.options


def test_two_different_sandworms_move():
    """WFA 8.1.1, WFA 8.3.1: up to two deserts, over anything, to an area with nothing."""
    board = {"s1_4": "sandworm", "s1_9": "sandworm", "s1_5": "H 1r harvester", "s1_6": "A 1r"}
    table = Table(board, stations="s1_4", **POWER).do("desert_power", "take move", "worm s1_4")
    offered = table.offered("to")
    assert {"s1_7", "s1_8", "s1_2"} <= offered
    assert not offered & {"s1_5", "s1_6", "broken_land", "s1_9", "s1_12"}
    table.do("to s1_7")
    assert table.offered("worm") == {"s1_9"}
    table.do("worm s1_9", "to s1_12")
    assert table.area("s1_7")["sandworm"]
    assert table.area("s1_12")["sandworm"]


def test_a_station_does_not_stop_a_sandworm():
    """WFA 8.3.1."""
    table = Table({"s1_5": "sandworm"}, stations="s1_4", **POWER)
    assert "s1_4" in table.do("desert_power", "take move", "worm s1_5").offered("to")


def test_sandworms_attack():
    """WFA 8.3.2, WFA 8.3.3, WFA 8.3.4: four dice, and the worm is gone."""
    board = {"s1_4": "sandworm", "s1_1": "H 4r harvester", "s1_3": "harvester", "s1_8": "H 1r"}
    table = Table(board, **POWER).do("desert_power", "take attack", "worm s1_4")
    assert table.offered("strike") == {"s1_1", "s1_3", "s1_8"}
    table.rig("HSSX").do("strike s1_1")
    assert table.at("s1_1") == "1r", "a special result counts two in the deep desert"
    assert "sandworm" not in table.area("s1_4")
    assert table.area("s1_1")["harvester"]


def test_a_harvester_alone_is_lost_without_a_roll():
    """WFA 8.3.3."""
    table = Table({"s1_4": "sandworm", "s1_3": "harvester"}, **POWER)
    table.do("desert_power", "take attack", "worm s1_4", "strike s1_3")
    assert table.area("s1_3") == {}


def test_a_harvester_falls_with_its_legion():
    """WFA 8.3.3."""
    table = Table({"s1_4": "sandworm", "s1_3": "H 1r harvester"}, **POWER)
    table.do("desert_power", "take attack", "worm s1_4").rig("HHHH").do("strike s1_3")
    assert table.area("s1_3") == {}


@pytest.mark.parametrize(("area", "left"), [("s1_1", "1r"), ("s1_3", "2r"), ("s5_9", "3r")])
def test_terrain_makes_specials_hit(area, left):
    """WFA 8.3.4: two in the deep desert, one in the desert, none on a plateau."""
    worm = {"s1_1": "s1_4", "s1_3": "s1_4", "s5_9": "s1_15"}[area]
    table = Table({worm: "sandworm", area: "H 3r"}, **POWER)
    table.do("desert_power", "take attack", f"worm {worm}").rig("SSSX").do(f"strike {area}")
    assert table.at(area) == left


def test_mountains_and_sheltered_plateaus_are_safe():
    """WFA 8.3.2, WFA 12.4.4: until the atomics open a way."""
    board = {"wind_pass": "sandworm", "hagga_basin": "H 1r", "splintered_rock": "H 1r"}
    table = Table(board, **POWER).do("desert_power")
    assert "take attack" not in table.options
    del board["splintered_rock"]
    table = Table(board, atomics="splintered_rock", **POWER)
    table.do("desert_power", "take attack", "worm wind_pass")
    assert table.offered("strike") == {"hagga_basin"}


def test_nobody_enters_the_area_of_a_sandworm():
    """WFA 8.3.5."""
    board = {"s1_4": "H 2r", "s1_5": "sandworm"}
    table = Table(board, turn="harkonnen").do("die strategy", "take move", "move s1_4")
    assert "s1_5" not in table.offered("to")


# --- wormsigns that are entered


def enter(kind, board, **kwargs):
    table = Table(board, turn="harkonnen", content=sign(kind), **kwargs)
    return table.do("die strategy", "take move", "move s1_4", "to s1_5")


def test_sand_is_nothing():
    """WFA 8.2.1, WFA 8.2.2."""
    table = enter("sand", {"s1_4": "H 2r", "s1_5": "wormsign"})
    assert table.area("s1_5").keys() == {"legion"}


def test_a_burrowing_sandworm_needs_the_deep_desert():
    """WFA 8.2.2."""
    table = enter("burrowing_sandworm", {"s1_4": "H 2r", "s1_5": "wormsign"})
    assert "sandworm" not in table.area("s1_5")
    table = Table({"s1_4": "H 2r", "s1_1": "wormsign"}, turn="harkonnen",
                  content=sign("burrowing_sandworm"))  # fmt: skip
    table.do("die strategy", "take move", "move s1_4", "to s1_1")
    assert table.area("s1_1")["sandworm"]


def test_a_rising_sandworm_drives_a_legion_away():
    """WFA 8.2.3, WFA 8.2.4, WFA 8.2.5, WFA 6.6.1: to where the Atreides like."""
    board = {"s1_4": "H 2r", "s1_5": "wormsign harvester", "s2_1": "sandworm"}
    table = enter("sandworm", board)
    assert table.asked == (0, "emerge")
    assert table.options == ["fresh", "relocate s2_1"]
    table.do("relocate s2_1")
    assert table.asked == (0, "retreat_to")
    table.do("retreat s1_6")
    assert table.at("s1_6") == "2r"
    assert table.area("s1_5") == {"sandworm": True}
    assert "sandworm" not in table.area("s2_1")


def test_a_cornered_legion_is_attacked():
    """WFA 8.2.4, WFA 8.2.5: the worm goes; who survives keeps the harvester."""
    board = {"s1_3": "H 6r", "s1_4": "wormsign harvester", "s1_1": "A 1r", "s1_2": "A 1r",
             "s1_5": "A 1r"}  # fmt: skip
    table = Table(board, turn="harkonnen", content=sign("sandworm"))
    table.do("die strategy", "take move", "move s1_3", "leave regular", "to s1_4")
    assert table.at("s1_4") == "", "driven back to where they came from"
    board = {"s1_6": "H 3r", "s1_10": "wormsign harvester", "s1_9": "sandworm", "s1_13": "A 1r"}
    for faces, left in (("HHSS", "1r"), ("HHHS", "")):
        table = Table(board, turn="harkonnen", content=sign("sandworm"),
                      zones={"az1": "ornithopter"})  # fmt: skip
        table.do("die strategy", "take move", "move s1_6", "transport az1", "to s1_10")
        table.rig(faces).do("fresh")
        assert table.at("s1_10") == left
        assert ("harvester" in table.area("s1_10")) == bool(left)
        assert "sandworm" not in table.area("s1_10")


def test_atreides_never_reveal_signs():
    """WFA 8.2.1."""
    table = Table({"s1_4": "A 2r", "s1_5": "wormsign"}, content=sign("sandworm"))
    table.do("die strategy", "take move", "move s1_4", "to s1_5")
    assert table.area("s1_5")["wormsign"]


# --- the Wild Maker


def test_the_wild_maker_is_a_greater_sandworm():
    """WFA 8.4.1: six dice."""
    board = {"s1_4": "wild_maker", "s1_3": "H 6r"}
    table = Table(board, **POWER).do("desert_power", "take attack", "worm s1_4")
    table.rig("HHHHHS").do("strike s1_3")
    assert table.at("s1_3") == "1r"
    assert table.leader("wild_maker") == "aside"


def test_the_wild_maker_may_rise_instead():
    """WFA 8.2.3."""
    board = {"s1_4": "H 2r", "s1_5": "wormsign", "s2_1": "wild_maker"}
    table = enter("sandworm", board).do("wild_maker", "retreat s1_6")
    assert table.leader("wild_maker") == "s1_5"


def test_the_wild_maker_may_leave_a_sandworm_behind():
    """WFA 8.4.2."""
    table = Table({"s1_5": "wild_maker", "arrakeen": "H 1r"}, phase="end")
    table.do("recall wild_maker")
    assert table.area("s1_5") == {"sandworm": True}


# --- hazards


def hazards(board, kind="sand", **kwargs):
    return Table(board, phase="hazards", content=sign(kind), **kwargs)


def test_signs_among_friends_are_discarded():
    """WFA 9.1.1, WFA 9.1.3: and all others turn up."""
    table = hazards({"s1_4": "A 1r wormsign", "s1_9": "wormsign"}, "sandworm")
    assert table.area("s1_9") == {"sandworm": True}
    assert table.at("s1_4") == "1r"
    assert not any("wormsign" in a for a in table.table["areas"].values())


def test_prey_draws_signs():
    """WFA 9.1.2: legions and harvesters in the desert, not elsewhere."""
    board = {"s1_4": "harvester", "arrakeen": "H 2r"}
    table = hazards(board, "sandworm")
    assert table.area("s1_4") == {"sandworm": True}
    assert table.at("arrakeen") == "2r"


def test_the_atreides_choose_when_tokens_run_short():
    """WFA 9.1.2."""
    board = dict.fromkeys([f"s1_{n}" for n in range(1, 16)], "wormsign")
    table = hazards(board | {"s2_1": "harvester", "s2_3": "harvester"})
    assert table.asked == (0, "shortage")
    assert table.offered("wormsign") == {"s2_1", "s2_3"}


def test_four_sandworms_at_most():
    """WFA 9.1.5: the Atreides discard the rest."""
    board = dict.fromkeys(("s1_3", "s1_6", "s1_9", "s2_1", "s2_3", "s3_2"), "harvester")
    table = hazards(board, "sandworm")
    assert table.asked == (0, "too_many")
    table.do("expose s1_3", "expose s2_1")
    assert sum("sandworm" in a for a in table.table["areas"].values()) == 4
    maker = hazards(board | {"s4_6": "wild_maker"}, "sandworm").do("expose s1_3")
    assert maker.asked == (0, "emerge")


def test_the_atreides_order_what_the_worms_do():
    """WFA 9.1.4, WFA 8.2.4."""
    table = hazards({"s1_3": "H 1r", "s1_9": "H 1r"}, "sandworm")
    assert table.asked == (0, "order")
    table.do("resolve s1_9")
    assert table.asked == (0, "retreat_to")


def test_carryalls_save_harvesters():
    """WFA 9.1.6: one that serves the area, in this phase; the sandworm stays."""
    zones = {"az1": "carryall", "az3": "carryall"}
    table = hazards({"s1_4": "harvester", "arrakeen": "H 1r"}, "sandworm", zones=zones)
    assert table.asked == (1, "carryall")
    assert table.options == ["save az1", "decline"]
    table.do("save az1")
    assert table.asked == (1, "harvest") or table.table["spice_reserve"] == 1
    lost = hazards({"s1_4": "harvester", "arrakeen": "H 1r"}, "sandworm", zones=zones)
    assert lost.do("decline").table["spice_reserve"] == 0


def test_storms_strike_the_open_land():
    """WFA 9.2.1, WFA 9.2.2: not mountains, not the sheltered plateaus, not the Atreides."""
    for area, struck in (("pasty_mesa", True), ("harg_pass", True), ("arrakeen", False),
                         ("broken_land", False)):  # fmt: skip
        table = Table({area: "H 3r", "s2_6": "A 2r"}, phase="hazards", content=sign("sand"))
        storms = [line for line in table.game.log(None) if "The desert deals" in line]
        assert bool(storms) == struck, area
        assert table.at("s2_6") == "2r"


def test_open_plateaus_after_the_atomics():
    """WFA 12.4.4, WFA 9.2.1."""
    table = Table({"arrakeen": "H 3r"}, phase="hazards", atomics="rimwall")
    assert any("The desert deals" in line for line in table.game.log(None))


# --- the atomics


def test_the_atomics_wait_for_step_eight():
    """WFA 12.4.1, WFA 12.4.2: then a mountain becomes desert, once."""
    table = Table({"s1_4": "A 1r"}, prescience={"jihad": 7})
    assert table.why("detonate") == "WFA 12.4.1"
    table = Table({"s1_4": "A 1r"}, prescience={"jihad": 8}).do("detonate")
    assert table.offered("blast") == {"splintered_rock", "hole_in_the_rock", "rimwall"}
    table.do("blast rimwall")
    assert table.area("rimwall_west")["terrain"] == "desert"
    assert table.why("detonate") == "WFA 12.4.1"


def test_a_legion_in_the_blast_is_moved_by_the_enemy():
    """WFA 12.4.3, WFA 16.1.4."""
    table = Table({"rimwall_west": "H 2r"}, prescience={"jihad": 8})
    table.do("detonate", "blast rimwall")
    assert table.asked == (0, "displaced")
    table.do("retreat s5_5")
    assert table.at("s5_5") == "2r"


def test_a_legion_with_nowhere_to_go_is_destroyed():
    """WFA 12.4.3."""
    board = {"rimwall_west": "H 2r beast_rabban", "s5_5": "A 1r", "broken_land": "A 1r",
             "arrakeen": "A 1r", "imperial_basin": "A 1r"}  # fmt: skip
    table = Table(board, prescience={"jihad": 8}, settlements="carthag arsunt")
    table.do("detonate", "blast rimwall")
    assert table.at("rimwall_west") == ""
    assert table.leader("beast_rabban") == "tank 5"


def test_a_blasted_area_is_empty():
    """WFA 16.1.24, WFA 12.4.2: its token is no piece."""
    table = Table({"s5_3": "sandworm"}, dice="", atomics="hole_in_the_rock")
    table.do("desert_power", "take move", "worm s5_3")
    assert "hole_in_the_rock" in table.offered("to")


def test_sandworms_enter_rimwall_when_it_is_blasted():
    """WFA 16.1.30, WFA 8.3.1, WFA 8.3.2: its borders to the desert are closed to legions only."""
    table = Table({"s1_4": "sandworm", "arrakeen": "H 2r"}, **POWER).do("desert_power")
    assert "take attack" not in table.options
    table.do("take move", "worm s1_4")
    assert "rimwall_west" not in table.offered("to")
    table = Table({"s1_4": "sandworm", "arrakeen": "H 2r"}, atomics="rimwall", **POWER)
    table.do("desert_power", "take move", "worm s1_4", "to rimwall_west")
    assert table.area("rimwall_west")["sandworm"]
    table = Table({"s1_4": "sandworm", "arrakeen": "H 2r"}, atomics="rimwall", **POWER)
    table.do("desert_power", "take attack", "worm s1_4")
    assert table.offered("strike") == {"arrakeen"}
    table = Table({"s1_4": "A 2r"}, atomics="rimwall").do("die strategy", "take move", "move s1_4")
    assert table.why("to rimwall_west") == "WFA 2.1.5"


# --- what lies below a wormsign


def symbols(state):
    """What the wormsigns on the board hide, by area."""
    return {area: signs.symbol(state, area) for area in catalogue.bits(state.wormsigns)}


def test_a_wormsign_keeps_its_symbol():
    """WFA 15.1.5, WFA 8.2.2: from when it is laid until it turns up."""
    board = {"s1_4": "H 2r", "s1_5": "wormsign=sand", "s1_7": "wormsign=sandworm"}
    for seed in range(8):
        table = Table(board, turn="harkonnen", seed=seed)
        table.do("die strategy", "take move", "move s1_4", "to s1_5")
        assert "The wormsign in NE-out 5: sand." in table.game.log(None)
        assert "sandworm" not in table.area("s1_5")


def test_no_token_lies_twice():
    """WFA 15.1.5: with one sandworm among sixteen, two signs are never both it."""
    content = {"wormsigns": {"sand": 15, "sandworm": 1}}
    areas = [f"s1_{n}" for n in range(1, 17)]
    for seed in range(10):
        game = Table(dict.fromkeys(areas, "wormsign"), seed=seed, content=content).game
        assert sorted(symbols(game.state).values()) == [0] * 15 + [1]
        for sample in range(5):
            guess = game.observe(1).sample(sample).state
            assert sorted(symbols(guess).values()) == [0] * 15 + [1]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_turned_up_is_not_guessed_again(seat):
    """WFA 15.1.5: the one sandworm has been seen, so the sign that lay beside it is none."""
    content = {"wormsigns": {"sand": 15, "sandworm": 1}}
    board = {"s1_4": "H 2r", "s1_5": "wormsign=sandworm", "s2_1": "wormsign"}
    table = Table(board, turn="harkonnen", content=content, dice="strategy strategy")
    table.do("die strategy", "take move", "move s1_4", "to s1_5")
    for seed in range(60):
        guess = table.game.observe(seat).sample(seed).state
        assert set(symbols(guess).values()) == {0}


def test_the_second_sign_is_drawn_from_the_rest():
    """WFA 15.1.5: after a sandworm of five in sixteen, four in fifteen."""
    board = {"s1_4": "H 2r", "s1_5": "wormsign=sandworm", "s2_1": "wormsign"}
    table = Table(board, turn="harkonnen", dice="strategy strategy")
    table.do("die strategy", "take move", "move s1_4", "to s1_5")
    guesses = [table.game.observe(0).sample(seed).state for seed in range(3000)]
    found = sum(1 in symbols(guess).values() for guess in guesses)
    assert abs(found / 3000 - 4 / 15) < 0.03 < abs(found / 3000 - 5 / 16) + 0.02


def test_a_discarded_sign_leaves_the_symbols_of_others():
    """WFA 14.3.12, WFA 15.1.5."""
    board = {"s1_5": "wormsign=sandworm", "s1_7": "wormsign=sand", "arrakeen": "H 1r"}
    table = Table(board, turn="harkonnen", hand="spotter_control")
    before = symbols(table.game.state)
    table.do("die strategy", "play spotter_control", "clear s1_7", "done")
    after = symbols(table.game.state)
    assert after.items() < before.items()
    assert set(after.values()) == {1}


def test_content_is_checked():
    """Wrong numbers of wormsigns are refused."""
    with pytest.raises(landsraad.InvalidSetup):
        landsraad.new("war_for_arrakis", content={"wormsigns": {"sand": 15}})
