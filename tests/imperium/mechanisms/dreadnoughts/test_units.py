"""Units and dreadnoughts (IMP 21)."""

import pytest

from imperium.table import Table

FLEET = {"garrison": 1}


def combat(**me):
    """Seat 0 in the combat phase against two others."""
    return Table(ix=True, **{"table": {"phase": "combat", "conflict": "desert_power"}, **me})


def test_the_dreadnought_space_commissions_and_sells_a_tile():
    """IMP 20.2.4, IMP 21.2.1: either part or both."""
    top = {"tech_top": ["windtraps", "artillery", "minimic_film"]}
    table = Table(ix=True, hand="dagger", solari=3, spice=2, table=top)
    table.do("send dagger dreadnought")
    assert set(table.options) == {
        "resolve dreadnought commission",
        "resolve dreadnought tech",
        "done",
    }
    table.do("resolve dreadnought commission")
    assert table.dreadnoughts["garrison"] == 1
    assert table.solari == 0
    table.do("done")
    assert table.tech == []


def test_two_dreadnoughts_are_all_there_are():
    """IMP 21.2.2"""
    table = Table(ix=True, hand="dagger", solari=3, dreadnoughts={"garrison": 2})
    table.do("send dagger dreadnought")
    assert "resolve dreadnought commission" not in table.options


def test_a_dreadnought_adds_three_strength_and_lets_swords_count():
    """IMP 21.3.1, IMP 21.3.2"""
    fresh = Table(ix=True, dreadnoughts={"conflict": 1}, swords=2)
    assert fresh.strength == 3 + 2
    assert Table(ix=True, dreadnoughts={"conflict": 2}, conflict=1).strength == 8
    assert Table(ix=True, dreadnoughts=FLEET, swords=2).strength == 0


def test_a_dreadnought_admits_to_combat_cards():
    """IMP 21.3.2, IMP 26.2.6"""
    fleet = {"dreadnoughts": {"conflict": 1}, "intrigue": "ambush"}
    assert combat(**fleet).do("play ambush").strength == 3 + 4
    table = Table(
        ix=True, intrigue="ambush second_wave", garrison=2, dreadnoughts=FLEET,
        others=[{"conflict": 1}], table={"phase": "combat", "conflict": "desert_power"},
    )  # fmt: skip
    assert table.asked is None or table.asked[1] != "combat"


def test_second_wave_deploys_units_of_either_kind():
    """IMP 26.2.6, IMP 21.1.1"""
    table = combat(conflict=1, garrison=2, dreadnoughts=FLEET, intrigue="second_wave ambush")
    table.do("play second_wave")
    assert table.options == ["deploy 1", "deploy 2", "deploy dreadnought", "done"]
    table.do("deploy dreadnought", "deploy 1")
    assert table.strength == 2 * 2 + 3 + 2


def test_deploying_counts_units_of_the_garrison():
    """IMP 21.2.3"""
    table = Table(ix=True, hand="reconnaissance", garrison=3, dreadnoughts={"garrison": 2})
    table.do("send reconnaissance arrakeen")
    assert table.options == ["deploy 1", "deploy 2", "deploy 3", "deploy dreadnought", "done"]
    table.do("deploy dreadnought", "deploy dreadnought")
    assert table.offered("deploy") == ["deploy 1"]
    assert table.why("deploy 2") == "IMP 4.5.2"
    assert table.why("deploy dreadnought") == "IMP 21.2.2"
    table.do("deploy 1")
    assert table.strength == 2 + 6


def test_three_garrison_troops_leave_no_room_for_a_third_unit():
    """IMP 21.2.3, IMP 29.1.9"""
    table = Table(ix=True, hand="reconnaissance", garrison=4, dreadnoughts=FLEET)
    table.do("send reconnaissance arrakeen", "deploy 2")
    assert table.offered("deploy") == ["deploy 1", "deploy dreadnought"]
    table.do("deploy 1")
    assert table.asked == (1, "turn"), "nothing more can be deployed, so the turn is over"


def test_a_commissioned_dreadnought_may_be_deployed_beside_two_others():
    """IMP 21.2.3, IMP 29.1.9"""
    table = Table(
        ix=True, hand="reconnaissance", garrison=3, intrigue="advanced_weaponry", solari=3,
        dreadnoughts=FLEET,
    )  # fmt: skip
    table.do("play advanced_weaponry", "resolve advanced_weaponry commission")
    assert table.dreadnoughts["garrison"] == 2
    table.do("send reconnaissance arrakeen", "deploy 2")
    assert table.offered("deploy") == ["deploy 1", "deploy dreadnought"]
    table.do("deploy dreadnought", "deploy dreadnought")
    assert table.dreadnoughts["conflict"] == 2
    assert table.asked == (1, "turn"), "one troop of the garrison and one dreadnought are the limit"


def test_cards_that_say_troops_do_not_touch_dreadnoughts():
    """IMP 21.1.2"""
    table = Table(ix=True, hand="chani", dreadnoughts={"conflict": 1}, conflict=2)
    table.do("reveal", "resolve chani retreat")
    assert table.options == ["retreat 0", "retreat 1", "retreat 2"]
    table.do("retreat 2")
    assert table.dreadnoughts["conflict"] == 1
    mobilized = Table(ix=True, dreadnoughts=FLEET, garrison=1, intrigue="rapid_mobilization")
    mobilized.do("play rapid_mobilization")
    assert mobilized.options == ["deploy 0", "deploy 1"]


def test_negotiated_withdrawal_takes_back_three_units():
    """IMP 26.1.9, IMP 21.1.3"""
    table = Table(ix=True, hand="negotiated_withdrawal", conflict=2, dreadnoughts={"conflict": 2})
    table.do("reveal", "resolve negotiated_withdrawal pay_retreat_units")
    assert table.options == ["retreat troop", "retreat dreadnought"]
    table.do("retreat dreadnought", "retreat troop", "retreat troop", "faction fremen")
    assert table.dreadnoughts["garrison"] == table.dreadnoughts["conflict"] == 1
    assert table.influence["fremen"] == 1
    few = Table(ix=True, hand="negotiated_withdrawal", conflict=2).do("reveal")
    assert few.offered("resolve") == []


def test_cannon_turrets_drive_a_dreadnought_of_each_opponent_back():
    """IMP 26.2.2"""
    table = combat(
        conflict=1, intrigue="cannon_turrets ambush",
        others=[{"dreadnoughts": {"conflict": 2}}, {"conflict": 1}],
    )  # fmt: skip
    table.do("play cannon_turrets")
    assert table.player(1)["dreadnoughts"]["conflict"] == 1
    assert table.player(2)["conflict"] == 1


def test_desert_ambush_drives_back_as_many_units_as_troops_were_deployed():
    """IMP 26.1.4"""
    table = Table(
        ix=True, hand="desert_ambush", garrison=3,
        others=[{"dreadnoughts": {"conflict": 1}, "conflict": 1}],
    )  # fmt: skip
    table.do("send desert_ambush imperial_basin")
    assert table.offered("resolve") == []
    table.do("deploy 2")
    assert table.options == ["resolve desert_ambush desert_ambush", "done"]
    table.do("resolve desert_ambush desert_ambush")
    assert table.options == [
        "rout glossu_the_beast_rabban troop", "rout glossu_the_beast_rabban dreadnought", "done"
    ]  # fmt: skip
    table.do("rout glossu_the_beast_rabban dreadnought", "rout glossu_the_beast_rabban troop")
    assert table.player(1)["strength"] == 0
    assert table.player(1)["dreadnoughts"]["garrison"] == 1


# --- control


def won(**more):
    """Seat 0 has won Desert Power with a dreadnought and must place it."""
    return combat(**{"dreadnoughts": {"conflict": 1}, "others": [{"conflict": 1}], **more})


def test_the_winner_must_place_a_dreadnought():
    """IMP 21.4.1, IMP 21.4.2: the second one goes home, and so do those of the losers."""
    table = won(dreadnoughts={"conflict": 2}, others=[{"dreadnoughts": {"conflict": 1}}])
    assert table.options == ["station arrakeen", "station carthag", "station imperial_basin"]
    assert table.why("done")
    table.do("station carthag")
    assert table.table["flags"] == {"carthag": 0}
    assert table.dreadnoughts == {"supply": 0, "garrison": 1, "conflict": 0, "control": ["carthag"]}
    assert table.player(1)["dreadnoughts"]["garrison"] == 1


def test_no_second_dreadnought_on_a_space():
    """IMP 21.4.1"""
    table = won(others=[{"conflict": 1}], table={
        "phase": "combat", "conflict": "desert_power", "flags": {"carthag": 1},
    })  # fmt: skip
    assert table.options == ["station arrakeen", "station imperial_basin"]


def test_a_tie_places_nothing():
    """IMP 21.4.5"""
    table = won(dreadnoughts={"conflict": 2}, others=[{"dreadnoughts": {"conflict": 2}}])
    assert table.table["flags"] == {}
    assert table.dreadnoughts["garrison"] == 2


def test_control_by_dreadnought_covers_a_marker_and_pays():
    """IMP 21.4.3"""
    setting = {"flags": {"arrakeen": 1}, "control": {"arrakeen": 2}}
    table = Table(ix=True, hand="reconnaissance", table=setting)
    table.do("send reconnaissance arrakeen")
    assert [table.player(seat)["solari"] for seat in (1, 2)] == [1, 0]


@pytest.mark.parametrize("flags, asked", [({"carthag": 1}, 1), ({}, 2)])
def test_the_dreadnought_brings_the_defensive_troop(flags, asked):
    """IMP 21.4.3"""
    table = Table(ix=True, table={
        "phase": "round_start", "conflict": "siege_of_carthag", "control": {"carthag": 2},
        "flags": flags,
    })  # fmt: skip
    assert table.asked == (asked, "defend")


def test_a_dreadnought_goes_home_after_the_next_combat():
    """IMP 21.4.4"""
    table = won(table={
        "phase": "combat", "conflict": "desert_power", "flags": {"arrakeen": 1},
        "control": {"arrakeen": 2},
    })  # fmt: skip
    assert table.table["flags"] == {"arrakeen": 1}
    table.do("station carthag")
    assert table.table["flags"] == {"carthag": 0}
    assert table.table["control"]["arrakeen"] == 2
    assert table.player(1)["dreadnoughts"]["garrison"] == 1


def test_detonation_devices_trade_the_dreadnought_for_a_point():
    """IMP 26.3.3, IMP 29.1.10"""
    table = won(dreadnoughts={"conflict": 2}, tech="detonation_devices")
    assert "use detonation_devices" in table.options
    before = table.vp
    table.do("use detonation_devices")
    assert table.vp == before + 1
    assert table.dreadnoughts == {"supply": 1, "garrison": 1, "conflict": 0, "control": []}
