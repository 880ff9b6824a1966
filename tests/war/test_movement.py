"""Movement, stacking, sandriding and troop transport (WFA 5)."""

from war.table import Table

MOVE = ("die strategy", "take move")


def test_a_legion_may_split():
    """WFA 5.1.2: some go, the rest stays."""
    table = Table({"s1_4": "A 3r 1e 1n"})
    table.do(*MOVE, "move s1_4", "leave regular", "leave regular", "to s1_5")
    assert (table.at("s1_4"), table.at("s1_5")) == ("2r", "1r 1e 1n")


def test_leaders_are_never_alone():
    """WFA 5.1.4: neither going nor staying."""
    table = Table({"s1_4": "A 2r 1n"}).do(*MOVE, "move s1_4")
    assert table.offered("leave") == {"regular"}
    table.do("leave regular")
    assert table.offered("leave") == {"naib"}


def test_no_figure_moves_twice():
    """WFA 5.1.5: those already there may."""
    table = Table({"s1_4": "A 2r", "s1_5": "A 1e"}).do(*MOVE, "move s1_4", "to s1_5", "move s1_5")
    assert "regular" not in table.offered("leave")
    table.do("to s1_6")
    assert (table.at("s1_5"), table.at("s1_6")) == ("2r", "1e")
    table = Table({"s1_4": "A 2r", "s1_9": "A 1r"}).do(*MOVE, "move s1_4", "to s1_5")
    assert table.why("move s1_5") == "WFA 5.1.5"


def test_a_move_can_be_given_up():
    """WFA 16.1.2, WFA 4.3.3: nothing is compulsory."""
    table = Table({"s1_4": "A 2r"}).do(*MOVE, "move s1_4", "done")
    assert table.at("s1_4") == "2r"
    assert table.asked == (1, "turn")


def test_harvesters_and_stations_are_taken_by_arriving():
    """WFA 5.1.6, WFA 12.3.2: and no token is revealed for that."""
    board = {"s1_3": "A token_2r", "s1_4": "harvester"}
    table = Table(board, stations="s1_4").do(*MOVE, "move s1_3", "to s1_4")
    assert table.area("s1_4")["legion"]["hidden"] == ["token_2r"]
    assert not table.area("s1_4").keys() & {"harvester", "station"}
    assert sum(table.markers) == 1


def test_impassable_borders():
    """WFA 2.1.5: areas may touch without being adjacent."""
    table = Table({"s1_4": "A 2r"}).do(*MOVE, "move s1_4")
    assert "broken_land" not in table.offered("to")
    assert table.why("to broken_land") == "WFA 2.1.5"


def test_excess_units_are_removed_by_their_owner():
    """WFA 5.2.1, WFA 5.2.2."""
    table = Table({"s1_4": "A 3r", "s1_5": "A 2r 2e"}).do(*MOVE, "move s1_4", "to s1_5", "done")
    assert table.asked == (0, "excess")
    assert table.offered("remove") == {"regular", "elite"}
    table.do("remove regular")
    assert table.at("s1_5") == "4r 2e"


def test_movements_of_an_action_are_simultaneous():
    """WFA 5.2.3: two full legions change places, and nobody is too many."""
    table = Table({"s1_4": "A 6r", "s1_5": "A 6e"}).do(*MOVE, "move s1_4", "to s1_5")
    assert table.asked == (0, "move")
    table.do("move s1_5", "to s1_4")
    assert (table.at("s1_4"), table.at("s1_5")) == ("6e", "6r")


def test_parts_of_a_legion_are_different_legions():
    """WFA 16.1.3: and what one finds is dealt with before the next moves."""
    table = Table({"s1_5": "A 2r", "s1_4": "harvester"}, stations="s1_4")
    table.do(*MOVE, "move s1_5", "leave regular", "to s1_4")
    assert not table.area("s1_4").keys() & {"harvester", "station"}
    table.do("move s1_5", "to s1_6")
    assert table.at("s1_4") == table.at("s1_6") == "1r"


def test_a_token_that_has_moved_does_not_move_again_as_units():
    """WFA 5.1.5, WFA 4.5.1: turning it up in between makes no new legion of it."""
    table = Table({"s1_4": "A token_2r", "s1_9": "A 1r"}).do(*MOVE, "move s1_4", "to s1_5")
    table.do("train s1_5")
    assert table.at("s1_5") == "2r"
    assert table.offered("move") == {"s1_9"}


def test_a_leader_that_is_replaced_has_moved_all_the_same():
    """WFA 5.1.5, WFA 13.1.1: Paul becomes Muad'Dib by the station he takes."""
    board = {"s1_3": "A 1r paul_atreides", "s1_4": "A 1r", "s1_8": "A 1r 1n"}
    table = Table(board, stations={"s1_4": "kwisatz_haderach"},
                  prescience={"kwisatz_haderach": 2}, dice="house mentat")  # fmt: skip
    table.do("die house", "as leadership", "special paul_atreides", "move s1_3", "to s1_4")
    assert table.at("s1_4") == "2r paul_muad_dib"
    assert table.offered("move") == {"s1_8"}


def test_a_token_counts_as_a_unit_until_it_turns_up():
    """WFA 5.2.1, WFA 5.2.2."""
    table = Table({"s1_4": "A 5r token_2r"}).do("train s1_4")
    assert table.at("s1_4") == "6r"


def test_sandriders_cross_chains_of_signs():
    """WFA 5.3.1, WFA 5.3.2: over a sandworm too, but not to it."""
    board = {"s1_4": "A 2r", "s1_5": "wormsign", "s1_8": "sandworm", "s1_9": "wormsign"}
    table = Table(board).do(*MOVE, "move s1_4")
    offered = table.offered("to")
    assert {"s1_5", "s1_7", "s1_9", "s1_12", "s1_13", "s1_10"} <= offered
    assert "s1_8" not in offered
    assert table.why("to s2_1") == "WFA 5.3.1"


def test_enemies_stop_sandriders_and_harvesters_do_not():
    """WFA 5.3.3."""
    board = {"s1_4": "A 2r", "s1_5": "H 1r wormsign", "s1_2": "wormsign harvester"}
    table = Table(board).do(*MOVE, "move s1_4")
    assert "s1_8" not in table.offered("to")
    assert "sihaya_ridge" in table.offered("to")


def test_sandriders_attack_from_afar():
    """WFA 5.3.1, WFA 6.1.1."""
    board = {"s1_4": "A 2r", "s1_5": "wormsign", "s1_7": "H 1r"}
    table = Table(board).do("die strategy", "take attack", "attack s1_4")
    assert table.offered("at") == {"s1_7"}


def test_troop_transport():
    """WFA 5.4.1, WFA 5.4.2: two areas, over walls and enemies, and the ornithopter is gone."""
    board = {"rimwall_west": "H 2r", "s1_5": "A 1r"}
    zones = {"az1": "ornithopter", "az3": "ornithopter"}
    table = Table(board, turn="harkonnen", zones=zones).do(*MOVE, "move rimwall_west")
    assert "s1_8" not in table.offered("to")
    assert table.offered("transport") == {"az1"}
    table.do("transport az1")
    assert {"s1_8", "s1_4", "s5_6"} <= table.offered("to")
    assert table.why("transport az3") == "WFA 5.4.3"
    table.do("to s1_8")
    assert table.at("s1_8") == "2r"
    assert table.table["zones"]["az1"] is None


def test_the_atreides_have_no_ornithopters():
    """WFA 5.4.1."""
    table = Table({"s1_5": "A 1r"}, zones={"az1": "ornithopter"}).do(*MOVE, "move s1_5")
    assert table.why("transport az1") == "WFA 5.4.1"


def test_a_legion_uses_one_transport():
    """WFA 5.4.3."""
    zones = {"az1": "ornithopter", "az2": "ornithopter"}
    table = Table({"arrakeen": "H 2r"}, turn="harkonnen", zones=zones)
    table.do(*MOVE, "move arrakeen", "transport az1")
    assert not table.offered("transport")


def test_a_legion_flies_once_a_turn():
    """WFA 5.4.3: not with its second move either."""
    zones = {"az1": "ornithopter", "az2": "ornithopter"}
    table = Table({"arrakeen": "H 2r beast_rabban"}, turn="harkonnen", zones=zones,
                  dice="leadership mentat")  # fmt: skip
    table.do("die leadership", "special beast_rabban", "move arrakeen", "transport az1")
    table.do("to s5_5", "move s5_5")
    assert not table.offered("transport")


def test_those_who_would_fly_too_go_first():
    """WFA 16.1.28, WFA 5.4.3: legions that meet are not told apart afterwards."""
    zones = {"az1": "ornithopter", "az2": "ornithopter"}
    board = {"arrakeen": "H 2r", "s5_5": "H 1e"}
    table = Table(board, turn="harkonnen", zones=zones)
    table.do(*MOVE, "move arrakeen", "transport az1", "to s5_5", "move s5_5")
    assert not table.offered("transport")
    table = Table(board, turn="harkonnen", zones=zones)
    table.do(*MOVE, "move s5_5", "transport az1", "to s5_8", "move arrakeen")
    assert table.offered("transport") == {"az2"}


def test_a_legion_driven_off_has_still_flown():
    """WFA 5.4.3, WFA 8.2.4: a sandworm sends it on, and then no second ornithopter carries it."""
    zones = {"az1": "ornithopter", "az2": "ornithopter"}
    worms = {"sand": 0, "sandworm": 16, "burrowing_sandworm": 0}
    table = Table({"imperial_basin": "H 2r beast_rabban", "s5_3": "wormsign"}, turn="harkonnen",
                  zones=zones, dice="leadership mentat", content={"wormsigns": worms})  # fmt: skip
    table.do("die leadership", "special beast_rabban", "move imperial_basin", "transport az1")
    table.do("to s5_3", "retreat s5_4", "move s5_4")
    assert not table.offered("transport")


def test_transported_attack():
    """WFA 5.4.2, WFA 6.1.1: the legion stays where it is during the battle."""
    board = {"s1_6": "H 3r", "s1_10": "A 1r"}
    table = Table(board, turn="harkonnen", zones={"az1": "ornithopter"})
    table.do("die strategy", "take attack", "attack s1_6")
    assert not table.offered("at") & {"s1_10"}
    table.do("transport az1")
    assert "s1_10" in table.offered("at")
    table.do("at s1_10")
    assert table.at("s1_6") == "3r"
