"""The planning cards of the Harkonnens, one scenario or more each (WFA 14.3, WFA 14.4)."""

from war.table import Table

BOARD = {"carthag": "H 1r", "gara_kulon": "A 1r"}
WORMS = {"wormsigns": {"sand": 0, "sandworm": 16, "burrowing_sandworm": 0}}
EMPEROR = {"leaders": {"emperor_shaddam_iv": "aside"}}


def play(card, board=None, *choices, hand="", **kwargs):
    table = Table(board or BOARD, turn="harkonnen", hand=f"{card} {hand}", **kwargs)
    return table.do("die strategy", f"play {card}", *choices)


def test_hard_times_and_oppression():
    """WFA 14.3.1, WFA 16.1.17: a unit in every settlement that stands."""
    table = play("hard_times_and_oppression", None, "with regular", "with regular", "with regular",
                 "with elite", "with elite",
                 settlements="arrakeen carthag arsunt hagga_basin north_pole")  # fmt: skip
    assert table.at("arsunt") == table.at("hagga_basin") == table.at("north_pole") == "1r"
    assert (table.at("carthag"), table.at("arrakeen")) == ("1r 1e", "1e")
    assert table.at("imperial_basin") == ""


def test_forced_recruitment():
    """WFA 14.3.2."""
    table = play("forced_recruitment", None, "with elite", "with elite", "with elite",
                 "with beast_rabban")  # fmt: skip
    assert table.at("arrakeen") == "3e beast_rabban"


def test_a_better_unit_joins_a_full_legion():
    """WFA 16.1.12, WFA 5.2.2: then another leaves; a regular cannot."""
    table = play("forced_recruitment", {"arrakeen": "H 6r"}, "with elite")
    assert table.asked == (1, "excess")
    assert table.do("remove regular").at("arrakeen") == "5r 1e"
    table = play("carthag_the_former_capital", {"carthag": "H 6r"})
    assert "with regular" not in table.options


def test_beloved_feyd_rautha():
    """WFA 14.3.3, WFA 13.1.4."""
    table = play("beloved_feyd_rautha", None, "take enter", hand="sandmasters")
    assert table.leader("feyd_rautha") == "aside"
    assert table.leader("beast_rabban") == "removed"
    assert table.asked == (1, "play")
    table = play("beloved_feyd_rautha", {"s1_4": "H 1r feyd_rautha"}, "with elite", "with elite")
    assert table.at("s1_4") == "1r 2e feyd_rautha"


def test_rabban_may_be_kept():
    """WFA 4.3.3, WFA 14.3.3: Feyd-Rautha need not enter; another card is played all the same."""
    table = play("beloved_feyd_rautha", None, "done", hand="sandmasters")
    assert (table.leader("feyd_rautha"), table.leader("beast_rabban")) == ("out", "aside")
    assert table.asked == (1, "play")


def test_harkonnen_patrols():
    """WFA 14.3.4."""
    table = play("harkonnen_patrols", None, "place s1_4", "place s1_5", "place s1_6")
    assert table.at("s1_4") == table.at("s1_5") == table.at("s1_6") == "1r"


def test_arsunt_legion():
    """WFA 14.3.5: and the legion there moves or attacks."""
    table = play("arsunt_legion", None, "with elite", "with regular", "with bashar", "take move")
    assert table.offered("move") == {"arsunt"}
    assert table.do("move arsunt", "to broken_land").at("broken_land") == "1r 1e 1b"


def test_barons_personal_guard():
    """WFA 14.3.6."""
    table = play("barons_personal_guard", None)
    assert table.offered("place") == {"carthag", "arrakeen"}
    table.do("place arrakeen", "with elite", "with elite", "with baron_harkonnen")
    assert table.at("arrakeen") == "2e baron_harkonnen"
    assert table.asked == (1, "move")


def test_hawats_scheming_is_not_played():
    """WFA 14.3.7."""
    table = Table(BOARD, turn="harkonnen", hand="hawats_scheming").do("die strategy")
    assert "play hawats_scheming" not in table.options


def test_evidence_of_rebellion():
    """WFA 14.3.8."""
    table = play("evidence_of_rebellion", None, "place north_pole", "with elite", "with elite")
    assert table.at("north_pole") == "2e"
    assert table.asked == (1, "draw")


def test_polar_cap_factories():
    """WFA 14.3.9."""
    board = BOARD | {"wind_pass": "wormsign", "s5_3": "wormsign", "s1_4": "wormsign"}
    table = play("polar_cap_factories", board, "with regular", "with regular", "with elite",
                 "with bashar")  # fmt: skip
    assert table.at("north_pole") == "2r 1e 1b"
    assert table.offered("clear") == {"wind_pass", "s5_3"}
    table.do("clear wind_pass", "clear s5_3")
    assert (table.area("wind_pass"), table.area("s5_3")) == ({}, {})
    assert table.area("s1_4") == {"wormsign": True}


def test_carthag_the_former_capital():
    """WFA 14.3.10."""
    table = play("carthag_the_former_capital", None, *["with regular"] * 3, "with elite",
                 "with baron_harkonnen")  # fmt: skip
    assert table.at("carthag") == "4r 1e baron_harkonnen"


def test_workhorse_of_arrakis():
    """WFA 14.3.11."""
    table = play("workhorse_of_arrakis", None, "harvester s1_4", "carryall az2")
    assert table.area("s1_4") == {"harvester": True}
    assert table.table["zones"]["az2"] == "carryall"
    assert table.asked == (1, "draw")


def test_spotter_control():
    """WFA 14.3.12."""
    board = BOARD | dict.fromkeys(("s1_4", "s1_5", "s1_6", "s1_9"), "wormsign")
    table = play("spotter_control", board, "clear s1_4", "clear s1_5", "clear s1_6")
    assert table.asked == (1, "draw")
    assert [key for key, a in table.table["areas"].items() if "wormsign" in a] == ["s1_9"]


def test_explosive_artillery():
    """WFA 14.3.13, WFA 6.8.2."""
    board = {"s1_8": "H 1r", "s1_4": "A 4r", "s1_12": "A 1r"}
    table = play("explosive_artillery", board, "move s1_8", "to s1_5")
    assert table.offered("strike") == {"s1_4"}
    table.rig("HHXS").do("strike s1_4")
    assert table.at("s1_4") == "1r"


def test_sandmasters():
    """WFA 14.3.14."""
    table = play("sandmasters", None, "harvester s1_4", "harvester s1_5", "harvester s1_6")
    assert table.asked == (1, "draw")
    assert sum("harvester" in a for a in table.table["areas"].values()) == 3


def test_mudir_nahya():
    """WFA 14.3.15: with Rabban by surprise, without him two elites."""
    board = {"s1_4": "H 1r", "s1_5": "A 2r"}
    table = play("mudir_nahya", board, "with elite", "with beast_rabban", "attack s1_4")
    table.rig("SS SX").do("at s1_5")
    assert table.table["battle"]["surprise"]
    assert table.at("s1_4") == "1r 1e beast_rabban"
    table = play("mudir_nahya", board, "with elite", "with elite", "with bashar",
                 me={"leaders": {"beast_rabban": "removed"}})  # fmt: skip
    assert table.at("s1_4") == "1r 2e 1b"


def test_hunter_seeker():
    """WFA 14.3.16: in the sector of a legion."""
    board = {"s1_16": "H 1r", "s1_1": "A 1r stilgar", "s2_1": "A 1r paul_atreides"}
    table = play("hunter_seeker", board)
    assert table.offered("seize") == {"stilgar"}
    assert table.do("seize stilgar").leader("stilgar") == "tank 5"


# --- Corrino


def test_the_emperor_enters():
    """WFA 14.4.1, WFA 14.4.2, WFA 14.4.3."""
    for letter in "abc":
        table = play(f"rage_overcame_shaddam_iv_{letter}", None, "take enter", hand="sandmasters")
        assert table.leader("emperor_shaddam_iv") == "aside"
        assert table.asked == (1, "play")


def test_the_emperors_legions():
    """WFA 14.4.1, WFA 14.4.2, WFA 14.4.3."""
    table = play("rage_overcame_shaddam_iv_a", None, "place arrakeen", *["with regular"] * 4,
                 "with emperor_shaddam_iv", me=EMPEROR)  # fmt: skip
    assert table.at("arrakeen") == "4r emperor_shaddam_iv"
    table = play("rage_overcame_shaddam_iv_b", {"s1_4": "H 1r"}, "with sardaukar",
                 "with sardaukar", "with emperor_shaddam_iv", me=EMPEROR)  # fmt: skip
    assert table.at("s1_4") == "1r 2s emperor_shaddam_iv"
    board = {"s1_4": "H 1s", "s1_8": "H 1r", "s1_6": "A 2r"}
    table = play("rage_overcame_shaddam_iv_c", board, "with emperor_shaddam_iv", "move s1_4",
                 "to s1_5", "attack s1_5", me=EMPEROR)  # fmt: skip
    assert table.rig("S SX").do("at s1_6").table["battle"]["surprise"]


def test_pieces_may_be_left_out():
    """WFA 4.3.3: the Emperor may come without his units, and units without him."""
    table = play("rage_overcame_shaddam_iv_a", None, "place carthag", "skip", me=EMPEROR)
    assert table.do("with emperor_shaddam_iv").at("carthag") == "1r emperor_shaddam_iv"
    table = play("rage_overcame_shaddam_iv_a", None, "place carthag", "with regular", "done",
                 me=EMPEROR)  # fmt: skip
    assert table.at("carthag") == "2r"


def test_manipulation_of_others():
    """WFA 14.4.4."""
    table = play("manipulation_of_others", None, "discard usul", enemy_hand="usul thumpers")
    assert table.hand("atreides") == []
    assert table.asked == (1, "draw")


def test_breeding_program():
    """WFA 14.4.5."""
    table = play("breeding_program", None, hand="sandmasters")
    assert table.player("harkonnen")["tokens"] == 1
    assert table.asked == (1, "play")


def test_troop_carriers():
    """WFA 14.4.6: straight to another legion."""
    board = {"carthag": "H 3r 1b", "s3_2": "H 1r", "arrakeen": "A 1r"}
    table = play("troop_carriers", board, "carry carthag", "leave regular", "to s3_2",
                 settlements="carthag")  # fmt: skip
    assert (table.at("carthag"), table.at("s3_2")) == ("1r", "3r 1b")


def test_shigawire():
    """WFA 14.4.7, WFA 16.1.18."""
    board = {"s1_4": "H 1s", "s1_7": "A 1r stilgar"}
    table = play("shigawire", board, "move s1_4", "to s1_5", "seize stilgar")
    assert table.leader("stilgar") == "tank 5"


def test_shigawire_follows_a_legion_that_is_driven_off():
    """WFA 14.4.7, WFA 8.2.4: next to where the sandworm has sent it, or nowhere if it is gone."""
    board = {"s1_4": "H 1s", "s1_5": "wormsign", "s1_9": "A 1r stilgar", "s1_7": "A 1r alia"}
    table = play("shigawire", board, "move s1_4", "to s1_5", content=WORMS)
    assert table.do("retreat s1_6").offered("seize") == {"stilgar"}
    board = {"s1_6": "H 1s", "s1_10": "wormsign", "s1_9": "sandworm", "s1_13": "A 1r stilgar"}
    table = play("shigawire", board, "move s1_6", "transport az1", "to s1_10", content=WORMS,
                 zones={"az1": "ornithopter"})  # fmt: skip
    table.rig("HHHH").do("fresh")
    assert table.at("s1_10") == ""
    assert table.leader("stilgar") == "s1_13"
    assert not table.offered("seize")


def test_hope_clouds_observation():
    """WFA 14.4.8: not a card under Eyes of Ibad."""
    table = play("hope_clouds_observation", None, row="dew_collectors desert_war",
                 eyes="desert_war")  # fmt: skip
    assert table.offered("withdraw") == {"dew_collectors"}
    table.do("withdraw dew_collectors")
    assert [card["key"] for card in table.table["row"]] == ["desert_war"]


def test_reports_of_traitors():
    """WFA 14.4.9: a die showing house, or the token there."""
    table = play("reports_of_traitors", None, "take discard", enemy_dice="house house")
    assert table.player("atreides")["dice"]["house"] == 1
    table = play("reports_of_traitors", None, "take discard", enemy_dice="",
                 enemy={"token_slot": "house"})  # fmt: skip
    assert table.player("atreides")["token_slot"] is None
    table = play("reports_of_traitors", None, "done", enemy_dice="house house")
    assert table.player("atreides")["dice"]["house"] == 2


def test_sardaukar_pogrom():
    """WFA 14.4.10."""
    board = {"s1_4": "H 1s", "s1_8": "H 1s", "s1_12": "H 1s", "s2_1": "H 1r"}
    table = play("sardaukar_pogrom", board)
    assert table.offered("move") == {"s1_4", "s1_8", "s1_12"}
    table.do("move s1_4", "to s1_3", "move s1_8", "to s1_7", "move s1_12", "to s1_11")
    assert table.at("s1_3") == table.at("s1_7") == table.at("s1_11") == "1s"


def test_sardaukars_manner():
    """WFA 14.4.11."""
    board = {"s1_4": "H 1s", "s1_5": "A 2r"}
    table = play("sardaukars_manner", board, "take attack", "attack s1_4")
    assert table.rig("S SX").do("at s1_5").table["battle"]["surprise"]


def test_spies_all_over_arrakis():
    """WFA 14.4.12."""
    table = play("spies_all_over_arrakis", {"gara_kulon": "A token_2r"}, "reveal gara_kulon")
    assert table.at("gara_kulon") == "2r"
    assert table.area("gara_kulon")["sietch_revealed"]
    assert table.asked == (1, "draw")


def test_full_control_of_the_air():
    """WFA 14.4.13, WFA 4.5.1: the first may scout before the second is placed."""
    board = {"gara_kulon": "A token_2r", "carthag": "H 1r"}
    table = play("full_control_of_the_air", board, "ornithopter az1", "scout az1",
                 "reveal gara_kulon")  # fmt: skip
    assert "az1" in table.offered("ornithopter")
    table.do("ornithopter az1")
    assert table.table["zones"]["az1"] == "ornithopter"
    assert table.asked == (1, "move")


def test_moving_the_battle_group():
    """WFA 14.4.14."""
    table = play("moving_the_battle_group", None, "place shield_wall_1", "with elite",
                 "with elite", "with bashar")  # fmt: skip
    assert table.at("shield_wall_1") == "2e 1b"


def test_killers_without_mercy():
    """WFA 14.4.15: on against a sietch without taking a hit."""
    board = {"s1_12": "H 2r 1s", "gara_kulon": "A 2r"}
    table = play("killers_without_mercy", board, "attack s1_12", sietches={"gara_kulon": 1})
    table.rig("SSS SSS").do("at gara_kulon")
    assert table.asked == (1, "continue")
    assert table.rig("SSS SSS").do("continue", "stand").at("s1_12") == "2r 1s"


def test_sardaukar_disguised():
    """WFA 14.4.16."""
    board = {"s1_4": "H 2e", "s1_8": "H 1r"}
    table = play("sardaukar_disguised", board, "upgrade s1_4", "upgrade s1_4", "move s1_4",
                 "to s1_5")  # fmt: skip
    assert table.at("s1_5") == "2s"


def test_i_decide():
    """WFA 14.4.17."""
    board = {"s1_4": "H 1s", "s1_8": "H 1r"}
    table = play("i_decide", board, "with captain_aramsham", "take move", "move s1_4", "to s1_5")
    assert table.at("s1_5") == "1s captain_aramsham"


def test_seek_out_the_mahdi():
    """WFA 14.4.18: Paul is held for a turn."""
    board = {"s1_4": "A 1r paul_atreides", "s1_8": "A 1r", "carthag": "H 1r", "s1_9": "H 1r"}
    table = play("seek_out_the_mahdi", board, "done", enemy_dice="strategy strategy",
                 dice="strategy mentat mentat")  # fmt: skip
    table.do("die strategy", "take move")
    assert table.offered("move") == {"s1_8"}
    table.do("done", "die mentat", "done", "die strategy", "take move")
    assert "s1_4" in table.offered("move")


def test_what_may_be_done_with_a_legion_that_is_held():
    """WFA 14.4.18, WFA 16.1.25: pieces join it, and a sietch moves from under it."""
    board = {"gara_kulon": "A 1r paul_atreides gurney_halleck", "s1_4": "H 1r"}
    for card, choices in (
        ("smugglers_b", ("with elite",)),
        ("kitab_al_ibar", ("sietch gara_kulon", "to s1_15")),
    ):
        table = play("seek_out_the_mahdi", board, "done", enemy_hand=card)
        table.do("die strategy", f"play {card}", *choices)
        assert table.leader("paul_atreides") == "gara_kulon"
        assert table.at("gara_kulon").startswith("1r 1e" if card == "smugglers_b" else "1r")
