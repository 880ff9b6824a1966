"""Cycles, the initiation cycle and the Arrakis die (DOF 4), thumpers and production (DOF 6)."""

import pytest

from dawn.table import Table

QUIET = {"tanzerouft": "1"}
"""The other tribe, far away."""
SITES = {
    "tsimpo": "0 @food",
    "hagga_basin": "0 @water",
    "broken_land": "0 @worm_tooth",
    "arsunt": "0 @spice_full_moon",
    "old_gap": "0 @spice_crested_moon",
}
MOON_SPICE = {"full_moon": ("arsunt", "old_gap"), "crested_moon": ("old_gap", "arsunt")}


def produced(face, land=None, **more):
    return Table({**QUIET, **(land or SITES)}, phase="production", rolled=face, **more)


def kinds(table):
    """The questions of a whole phase, in order, when everybody passes."""
    found = []
    phase = table.table["phase"]
    while table.asked is not None and table.table["phase"] == phase:
        found.append(table.asked)
        passing = [o for o in ("pass", "done", "no", "skip") if o in table.options]
        table.do(passing[0] if passing else table.options[0])
    return found


# --- order


def test_phases_follow_each_other_clockwise_from_the_lead_player():
    """DOF 4.1.1, DOF 9.1.1"""
    table = Table({"tsimpo": "0 maker", "windsack": "1 maker", "jacurutu": "2 maker"},
                  seats=3, phase="action", lead=1)  # fmt: skip
    assert [seat for seat, ask in kinds(table) if ask == "first_action"] == [1, 2, 0]
    assert [seat for seat, ask in kinds(table) if ask == "council"] == [1, 2, 0]
    assert table.table["cycle"] == 3
    assert table.table["lead"] == 2


def test_the_first_cycle_has_no_development_no_thumper_and_no_worm():
    """DOF 4.2.1"""
    table = Table({**QUIET, "tsimpo": "0 water food @spice_full_moon",
                   "hagga_basin": "0 @spice_crested_moon"},
                  phase="development", cycle=1)  # fmt: skip
    assert table.table["phase"] == "trade"
    assert table.goods("tsimpo")["spice"] == table.goods("hagga_basin")["spice"] == 1
    kinds(table)
    assert table.table["phase"] == "shipment"


def test_in_the_first_cycle_everybody_attacks_once_and_the_council_only_talks():
    """DOF 4.2.2"""
    table = Table({"tsimpo": "0 crysknife water", "hollow_basin": "0 food", "splintered_rock": "1",
                   **QUIET}, phase="action", cycle=1)  # fmt: skip
    table.do("attack splintered_rock")
    assert table.asked == (0, "second_action")
    assert not table.offered("attack")
    assert table.why("attack hagga_basin") == "DOF 4.2.2"
    table.do("pass")
    assert {ask for _, ask in kinds(table)} <= {"first_action", "second_action"}
    assert table.table["cycle"] == 2


def test_a_scavenger_of_the_first_cycle_may_still_attack():
    """DOF 4.2.2"""
    table = Table({"tsimpo": "0 crysknife", "splintered_rock": "1", **QUIET}, phase="action",
                  cycle=1, deck="literjon")  # fmt: skip
    table.do("scavenge")
    assert "attack splintered_rock" in table.options


# --- the die in trade and shipment


@pytest.mark.parametrize("face", ["full_moon", "crested_moon", "both_moons", "worms_depart"])
@pytest.mark.parametrize(("phase", "ask"), [("trade", "offer"), ("shipment", "ship")])
def test_trade_and_shipment_take_place(face, phase, ask):
    """DOF 4.3.2"""
    table = Table({"tsimpo": "0 water", "hollow_basin": "0", "tanzerouft": "1 water"},
                  phase=phase, rolled=face)  # fmt: skip
    assert table.asked == (0, ask)


def test_a_storm_stops_the_phase():
    """DOF 4.3.5"""
    table = Table({"tsimpo": "0 water", **QUIET}, phase="shipment", rolled="no_phase")
    assert table.table["phase"] == "action"


@pytest.mark.parametrize(("answer", "phase"), [("hold", "shipment"), ("skip", "action")])
def test_the_lead_player_decides(answer, phase):
    """DOF 4.3.3"""
    table = Table({"tsimpo": "0 water", "hollow_basin": "0", **QUIET}, phase="shipment", lead=1,
                  rolled="lead_player")  # fmt: skip
    assert table.asked == (1, "lead_decides")
    assert table.do(answer).table["phase"] == phase


@pytest.mark.parametrize(
    ("votes", "held"),
    [("yes yes no", True), ("no no yes", False), ("yes yes yes", True), ("no no no", False)],
)
def test_all_vote_openly_from_the_lead_player_on(votes, held):
    """DOF 4.3.4, DOF 18.1.12"""
    table = Table({"tsimpo": "0 water", "hollow_basin": "0", "windsack": "2", **QUIET}, seats=3,
                  phase="shipment", rolled="vote", lead=2)  # fmt: skip
    asked = []
    for vote in votes.split():
        asked.append(table.asked)
        table.do(vote)
    assert asked == [(2, "phase_vote"), (0, "phase_vote"), (1, "phase_vote")]
    assert (table.table["phase"] == "shipment") == held


@pytest.mark.parametrize("vote", ["yes", "no"])
def test_the_vote_of_the_lead_player_breaks_a_tie(vote):
    """DOF 4.3.4"""
    other = {"yes": "no", "no": "yes"}[vote]
    table = Table({"tsimpo": "0 water", "hollow_basin": "0", **QUIET}, phase="shipment",
                  rolled="vote")  # fmt: skip
    table.do(vote, other)
    assert (table.table["phase"] == "shipment") == (vote == "yes")


def test_the_die_is_rolled_in_three_phases_of_later_cycles():
    """DOF 4.3.1, DOF 6.1.1"""
    table = Table({"tsimpo": "0", **QUIET}, phase="production")
    assert table.asked == (0, "thumper")
    table.do("thumper crested_moon")
    assert table.player(0)["thumper"] == "crested_moon"
    assert table.asked == (1, "thumper")
    table.do("thumper full_moon")
    assert any("rolls the Arrakis die" in line for line in table.game.log(None))


# --- production


@pytest.mark.parametrize("face", ["full_moon", "crested_moon"])
def test_a_moon_gives_all_but_the_other_moons_spice(face):
    """DOF 6.2.1"""
    table, (own, other) = produced(face), MOON_SPICE[face]
    assert table.goods("tsimpo") == {"food": 1}
    assert table.goods("hagga_basin") == {"water": 1}
    assert table.goods("broken_land") == {"worm_tooth": 1}
    assert table.goods(own) == {"spice": 1}
    assert table.goods(other) == {}


@pytest.mark.parametrize("face", ["both_moons", "worms_depart"])
def test_other_faces_let_every_site_produce(face):
    """DOF 6.2.3, DOF 6.2.5"""
    table = produced(face)
    assert table.goods("arsunt") == table.goods("old_gap") == {"spice": 1}


@pytest.mark.parametrize("face", ["lead_player", "vote"])
def test_a_phase_that_is_decided_on_is_like_both_moons(face):
    """DOF 6.2.4"""
    table = produced(face)
    table.do(*(["hold"] if face == "lead_player" else ["yes", "yes"]))
    assert table.goods("arsunt") == table.goods("old_gap") == {"spice": 1}
    assert table.offered("call")


def test_a_decision_against_production_brings_nothing():
    """DOF 4.3.3"""
    table = produced("lead_player").do("skip")
    assert table.goods("tsimpo") == {}


def test_a_storm_brings_nothing():
    """DOF 4.3.5"""
    assert produced("no_phase").goods("tsimpo") == {}


@pytest.mark.parametrize(("there", "then"), [(0, 1), (1, 1), (3, 3)])
def test_a_site_adds_one_only_where_there_is_none(there, then):
    """DOF 6.3.1"""
    table = produced("both_moons", {"tsimpo": f"0 food*{there} @food"})
    assert table.goods("tsimpo")["food"] == then


@pytest.mark.parametrize(("there", "then"), [(0, 2), (1, 2), (2, 2), (4, 4)])
@pytest.mark.parametrize("place", ["tsimpo", "hollow_basin"])
def test_a_sietch_fills_up_to_two_here_and_next_door(there, then, place):
    """DOF 6.3.2"""
    land = {"hollow_basin": "0", "tsimpo": f"0 food*{there} @food"}
    land[place] += " sietch"
    assert produced("both_moons", land).goods("tsimpo")["food"] == then


def test_a_barrier_a_rival_and_a_second_sietch_change_nothing():
    """DOF 6.3.2"""
    land = {"hollow_basin": "0 sietch", "tsimpo": "0 @food"}
    walled = produced("both_moons", land, walls="hollow_basin/tsimpo")
    assert walled.goods("tsimpo")["food"] == 1
    rival = produced("both_moons", {"hollow_basin": "1 sietch", "tsimpo": "0 @food"})
    assert rival.goods("tsimpo")["food"] == 1
    two = produced("both_moons", {**land, "plaster_basin": "0 sietch"})
    assert two.goods("tsimpo")["food"] == 2


def test_an_abandoned_site_produces_nothing():
    """DOF 6.3.3"""
    table = produced("both_moons", {"tsimpo": "- @food", "hagga_basin": "0"})
    assert table.goods("tsimpo") == {}


# --- worms


@pytest.mark.parametrize(("thumper", "calls"), [("full_moon", True), ("crested_moon", False)])
def test_only_a_matching_thumper_calls_worms(thumper, calls):
    """DOF 6.2.2"""
    land = {"tsimpo": "0 maker", "hagga_basin": "0"}
    table = produced("full_moon", land, thumpers={0: thumper})
    assert table.offered("promote") == ["tsimpo"]
    assert table.offered("call") == (["hagga_basin"] if calls else [])
    if not calls:
        assert table.why("call hagga_basin") == "DOF 6.2.2"


def test_both_moons_let_everybody_call():
    """DOF 6.2.3, DOF 6.4.1"""
    table = produced("both_moons", {"tsimpo": "0 maker", "hagga_basin": "0"},
                     thumpers={0: "crested_moon"})  # fmt: skip
    assert table.why("call tsimpo") == "DOF 6.4.1"
    assert table.do("call hagga_basin").tokens("hagga_basin") == ["maker"]


def test_promotion_turns_a_maker_over():
    """DOF 6.4.2"""
    table = produced("both_moons", {"tsimpo": "0 maker", "hagga_basin": "0 great_maker"})
    assert table.why("promote hagga_basin") == "DOF 6.4.2"
    assert table.do("promote tsimpo").tokens("tsimpo") == ["great_maker"]


def test_departing_worms_take_one_of_each_tribe():
    """DOF 6.2.5"""
    table = produced("worms_depart", {"tsimpo": "0 maker", "hagga_basin": "0 great_maker"})
    assert table.asked == (0, "lose_worm")
    table.do("lose hagga_basin")
    assert table.tokens("hagga_basin") == []
    assert table.tokens("tsimpo") == ["maker"]
    assert table.table["phase"] != "production"


def test_an_empty_supply_calls_no_worm():
    """DOF 2.2.3"""
    box = {"tokens": {"maker": {"copies": 4}}}
    ridden = ("tsimpo", "arsunt", "old_gap", "windsack")
    land = {**dict.fromkeys(ridden, "0 great_maker"), "hagga_basin": "0"}
    table = produced("both_moons", land, options={"content": box})
    assert table.table["phase"] != "production"
