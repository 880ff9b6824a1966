"""The prescience cards (WFA 14.5) and how they are claimed (WFA 12.2)."""

import pytest

from war.table import Table


def claim(card, board, **kwargs):
    table = Table(board, phase="end", row=card, **kwargs)
    assert f"claim {card}" in table.options, table.asked
    return table.do(f"claim {card}")


def test_dew_collectors():
    """WFA 14.5.1."""
    board = dict.fromkeys(("pasty_mesa", "s2_5", "s5_9"), "A 1r")
    assert claim("dew_collectors", board).markers == (0, 2, 0)


def test_fremen_call_paul_mahdi():
    """WFA 14.5.2: the sietch turns up."""
    table = claim("fremen_call_paul_mahdi", {"gara_kulon": "A 1r paul_atreides"})
    assert table.markers == (1, 0, 1)
    assert table.area("gara_kulon")["sietch_revealed"]
    table = Table({"gara_kulon": "A 1r paul_atreides"}, phase="end", row="fremen_call_paul_mahdi",
                  revealed="gara_kulon")  # fmt: skip
    assert table.asked[1] != "claim_end"


def test_water_discipline():
    """WFA 14.5.3, WFA 12.2.6: in the deep desert, away from sietches."""
    board = {"s1_1": "A 1r paul_atreides", "s1_10": "A 1r lady_jessica"}
    assert claim("water_discipline", board).markers == (1, 1, 0)
    board = {"s1_1": "A 1r paul_atreides", "sihaya_ridge": "A 1r lady_jessica"}
    assert Table(board, phase="end", row="water_discipline").asked[1] != "claim_end"


def test_new_hidden_wind_traps():
    """WFA 14.5.4."""
    board = dict.fromkeys(("broken_land", "s4_13", "s5_4"), "A 1r")
    assert claim("new_hidden_wind_traps", board).markers == (0, 1, 1)


def test_stunted_worms():
    """WFA 14.5.5."""
    assert claim("stunted_worms", {"harg_pass": "A 1r", "s6_2": "A 1r"}).markers == (1, 2, 0)


def test_jessica_trains_paul():
    """WFA 14.5.6."""
    board = {"gara_kulon": "A 1r paul_atreides lady_jessica"}
    assert claim("jessica_trains_paul", board).markers == (2, 0, 0)


def test_desert_war():
    """WFA 14.5.7."""
    board = dict.fromkeys(("s1_3", "s1_5", "s1_8", "s1_1"), "A 1r")
    assert claim("desert_war", board).markers == (0, 1, 2)


def test_lisan_al_gaib():
    """WFA 14.5.8: two tokens turn up where Paul is."""
    board = {"s1_4": "A token_2r token_1r1e token_1r paul_atreides"}
    table = claim("lisan_al_gaib", board).do("remove token_2r", "remove token_1r")
    assert table.markers == (1, 1, 1)
    assert table.at("s1_4").startswith("3r")


def test_rider_of_the_maker():
    """WFA 14.5.9, WFA 12.2.3, WFA 16.1.1: at the moment Paul rides."""
    board = {"s1_4": "A 1r paul_atreides", "s1_5": "wormsign"}
    table = Table(board, row="rider_of_the_maker")
    table.do("die strategy", "take move", "move s1_4", "to s1_7")
    assert table.asked == (0, "claim")
    assert table.do("claim rider_of_the_maker").markers == (2, 0, 0)
    table = Table(board, row="rider_of_the_maker")
    table.do("die strategy", "take move", "move s1_4", "to s1_3")
    assert table.asked[1] != "claim"


def test_waking_dream():
    """WFA 14.5.10, WFA 12.2.5: for the die of the turn."""
    table = Table({"s1_4": "A 1r paul_atreides"}, row="waking_dream")
    table.do("die strategy", "claim waking_dream")
    assert table.markers == (2, 0, 1)
    assert table.leader("paul_atreides") == "tank 5"
    assert table.asked == (1, "turn")


def test_waters_of_memory():
    """WFA 14.5.11, WFA 12.2.5."""
    table = Table({"gara_kulon": "A 1r lady_jessica"}, row="waters_of_memory")
    assert table.do("die strategy", "claim waters_of_memory").markers == (1, 2, 0)
    table = Table({"s1_4": "A 1r lady_jessica"}, row="waters_of_memory").do("die strategy")
    assert table.why("claim waters_of_memory") == "WFA 12.2.2"


def test_raid_on_the_spice_fields():
    """WFA 14.5.12: at once, or later on one's turn."""
    board = {"s1_4": "A 1r", "s1_5": "harvester", "s1_9": "A 1r"}
    table = Table(board, row="raid_on_the_spice_fields", harvesters_removed=1)
    assert table.why("claim raid_on_the_spice_fields") == "WFA 12.2.2"
    table.do("die strategy", "take move", "move s1_4", "to s1_5")
    assert table.asked == (0, "claim")
    table.do("decline")
    assert "claim raid_on_the_spice_fields" in table.options
    assert table.do("claim raid_on_the_spice_fields").markers == (0, 0, 2)


def test_blood_of_the_invaders():
    """WFA 14.5.13: three units at the start of the battle."""
    for units, asked in ((3, "claim"), (2, "advance")):
        table = Table({"s1_4": "A 6r", "s1_5": f"H {units}r"}, row="blood_of_the_invaders")
        table.do("die strategy", "take attack", "attack s1_4").rig("HHHHHH XXX")
        assert table.do("at s1_5").asked[1] == asked


def test_knives_in_the_dark():
    """WFA 14.5.14, WFA 12.2.3: in the middle of a battle, on the enemy's turn too."""
    board = {"s1_4": "A 4r", "s1_5": "H 3r baron_harkonnen"}
    table = Table(board, turn="harkonnen", row="knives_in_the_dark")
    table.do("die strategy", "take attack", "attack s1_5").rig("HHX HHHX").do("at s1_4")
    table.do("lose baron_harkonnen")
    assert table.asked == (0, "claim")
    assert table.do("claim knives_in_the_dark").markers == (1, 0, 1)


@pytest.mark.parametrize("token", [True, False])
def test_families_flee(token):
    """WFA 14.5.15: a token, or two units, from sietches."""
    board = {"gara_kulon": f"A 3r {'token_2r' if token else ''}"}
    table = Table(board, row="families_flee_to_the_palmaries")
    table.do("claim families_flee_to_the_palmaries")
    if token:
        table.do("remove token_2r")
    else:
        assert table.at("gara_kulon") == "1r"
    assert table.markers == (0, 2, 0)


def test_who_flees_gives_no_more_than_is_asked():
    """WFA 14.5.15: after a unit, units; a lone unit is not asked for beside a token."""
    claim = "claim families_flee_to_the_palmaries"
    board = {"gara_kulon": "A 1r token_2r", "tasmin_sink": "A 1e", "windgap": "A token_2r"}
    table = Table(board, row="families_flee_to_the_palmaries").do(claim, "flee gara_kulon")
    table.do("remove regular")
    assert (table.at("gara_kulon"), table.at("tasmin_sink")) == ("token_2r", "")
    board = {"gara_kulon": "A 1r token_2r"}
    table = Table(board, row="families_flee_to_the_palmaries").do(claim)
    assert table.at("gara_kulon") == "1r"


def test_desert_unbound_needs_an_attack():
    """WFA 14.5.16: a sandworm that drives a legion off its harvester has attacked nobody."""
    board = {"s1_4": "H 2r", "s1_5": "wormsign harvester", "s2_1": "A 1r"}
    worms = {"sand": 0, "sandworm": 16, "burrowing_sandworm": 0}
    table = Table(board, turn="harkonnen", row="desert_unbound", content={"wormsigns": worms})
    table.do("die strategy", "take move", "move s1_4", "to s1_5", "retreat s1_6")
    assert table.area("s1_5") == {"sandworm": True}
    assert table.asked[1] != "claim"


def test_desert_unbound():
    """WFA 14.5.16."""
    board = {"s1_4": "sandworm", "s1_5": "harvester", "s2_1": "A 1r"}
    table = Table(board, row="desert_unbound", dice="")
    table.do("desert_power", "take attack", "worm s1_4", "strike s1_5")
    assert table.do("claim desert_unbound").markers == (0, 1, 1)


def test_a_second_card_for_the_same_deed():
    """WFA 12.2.1, WFA 12.2.3: two cards a round, no third."""
    board = {"s1_4": "sandworm", "s1_5": "harvester", "s2_1": "A 1r"}
    table = Table(board, row="desert_unbound raid_on_the_spice_fields", harvesters_removed=1,
                  dice="")  # fmt: skip
    table.do("desert_power", "take attack", "worm s1_4", "strike s1_5", "claim desert_unbound")
    assert table.offered("claim") == {"raid_on_the_spice_fields"}
