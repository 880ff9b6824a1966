"""Criteria that seldom decide: a base beside a sietch, where to charge, harvesters without room."""

import pytest

from landsraad.games.war_for_arrakis.catalogue import AREA, AREAS, SECTOR_AREAS, bits
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.modules.mahdi.orders import FOCUS, order
from landsraad.games.war_for_arrakis.modules.mahdi.sight import next_to
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi
from landsraad.games.war_for_arrakis.terms import HARKONNEN
from war.modules.mahdi_table import Solo

BASE = {"status": "allied", "base": "s2_2"}
SOUTH = {"harvesting": "gara_kulon", "target": "tasmin_sink"}


def attacked(table):
    return [event.public[1] for event in table.told if event.kind == "attack"]


def moved(table):
    return [event.public[1] for event in table.told if event.kind == "move"]


# --- the base of the smugglers


def beside_both(rank):
    """A weak attack on a sietch and a strong one on the base."""
    board = {"tasmin_sink": "A 2r", "s2_6": "H 3r", "s2_2": "A 1m", "s2_4": "H 6r"}
    sietches = {"tasmin_sink": rank}
    table = Solo(board, more=("smugglers",), smugglers=BASE, sietches=sietches, mahdi=SOUTH)
    return table.act("strategy")


def test_a_sietch_before_a_base_of_the_same_rank():
    """WFA 22.17.3: even with a smaller difference of power."""
    table = beside_both(3)
    assert attacked(table) == ["tasmin_sink"]
    assert "WFA 22.4.2 a sietch before a base" in table.why


def test_a_base_before_a_sietch_of_lower_rank():
    """WFA 22.17.3, WFA 22.4.2"""
    table = beside_both(2)
    assert attacked(table)[0] == "s2_2"
    assert "WFA 22.4.2 highest rank" in table.why


# --- a legion that moves and attacks


def charge(board, *, ranks=(2, 2), origin="s1_1", **kwargs):
    """s1_1 lies between two sietches: s4_3 leads to the one, s1_2 to the other."""
    sietches = {"rock_outcroppings": ranks[0], "sihaya_ridge": ranks[1], "windgap": 2}
    guards = {"rock_outcroppings": "A 1r", "sihaya_ridge": "A 1r", "windgap": "A 1e"}
    sietches |= kwargs.pop("more_sietches", {})
    kwargs.setdefault("mahdi", {"target": "windgap"})
    table = Solo({**guards, origin: "H 4r", **board}, sietches=sietches, **kwargs)
    mahdi(table.state).focus = AREA[origin]
    return table.frames(Step("mahdi_charge", HARKONNEN, order(FOCUS)))


def test_a_legion_that_can_attack_does_not_move():
    """WFA 22.4.5"""
    table = charge({}, origin="s4_3")
    assert attacked(table)[0] == "rock_outcroppings"
    assert not any(why.startswith("WFA 22.4.5") for why in table.why)


@pytest.mark.parametrize(("ranks", "way", "prey"), [
    ((3, 1), "s4_3", "rock_outcroppings"), ((1, 3), "s1_2", "sihaya_ridge"),
])  # fmt: skip
def test_it_charges_the_sietch_of_the_highest_rank(ranks, way, prey):
    """WFA 22.4.5"""
    table = charge({}, ranks=ranks)
    assert (moved(table)[0], attacked(table)[0]) == (way, prey)
    assert "WFA 22.4.5 highest rank" in table.why


def test_it_charges_the_sietch_that_it_outweighs_most():
    """WFA 22.4.5"""
    table = charge({"rock_outcroppings": "A 2r"})
    assert (moved(table)[0], attacked(table)[0]) == ("s1_2", "sihaya_ridge")
    assert "WFA 22.4.5 greatest difference of power" in table.why


def test_of_equals_it_charges_the_target():
    """WFA 22.4.5"""
    table = charge({}, mahdi={"target": "rock_outcroppings"})
    assert (moved(table)[0], attacked(table)[0]) == ("s4_3", "rock_outcroppings")
    assert "WFA 22.4.5 the target sietch" in table.why


def test_of_equals_it_charges_over_ground_without_a_wormsign():
    """WFA 22.4.5"""
    table = charge({"s4_3": "wormsign"})
    assert moved(table)[0] == "s1_2"
    assert "WFA 22.4.5 no wormsign" in table.why


def test_it_charges_a_sietch_before_a_base():
    """WFA 22.4.5, WFA 22.17.3: the base has fewer defenders."""
    board = {"tasmin_sink": "A 2r", "s2_2": "A 1m", "s1_15": "H 4r", "pasty_mesa": "H 1r"}
    more = {"more": ("smugglers",), "smugglers": BASE, "mahdi": SOUTH}
    table = Solo(board, sietches={"tasmin_sink": 3}, **more)
    mahdi(table.state).focus = AREA["s1_15"]
    table.frames(Step("mahdi_charge", HARKONNEN, order(FOCUS)))
    assert (moved(table)[0], attacked(table)[0]) == ("s2_1", "tasmin_sink")
    assert "WFA 22.4.5 a sietch before a base" in table.why


STRONG = {"rock_outcroppings": "A 6r", "sihaya_ridge": "A 6r"}


@pytest.mark.parametrize(("first", "second", "words"), [
    ("A 2r", "A 1r", "highest combat power"), ("A 1r stilgar", "A 2r", "with a named leader"),
])  # fmt: skip
def test_without_a_sietch_it_charges_the_better_legion(first, second, words):
    """WFA 22.4.5, WFA 22.4.3: from s1_5 it can attack the one, from s1_3 the other."""
    table = charge({**STRONG, "s1_7": first, "s4_11": second}, origin="s1_4")
    assert attacked(table)[0] == "s1_7"
    assert f"WFA 22.4.5 {words}" in table.why


def test_without_anybody_to_attack_it_moves_as_usual():
    """WFA 22.4.5, WFA 22.5.1"""
    table = charge(STRONG, ranks=(2, 2), origin="s1_13", mahdi={"target": "sihaya_ridge"})
    assert not attacked(table)
    assert not any(why.startswith("WFA 22.4.5") for why in table.why)


# --- harvesters


def crowded(harvesting, sector, target):
    """The Atreides stand in every desert of the harvesting sector."""
    taken = [area for area in bits(SECTOR_AREAS[sector]) if AREAS[area].key.startswith("s")]
    board = {"carthag": "H 1r", **{AREAS[area].key: "A 1r" for area in taken}}
    known = {"harvesting": harvesting, "target": target}
    return Solo(board, phase="vehicles", mahdi=known, sietches={harvesting: 2, target: 2})


def sectors(table):
    """The sectors of harvesters that were placed or may be."""
    keys = {event.public[0] for event in table.told if event.kind == "harvester"}
    return {
        sector for key in keys | table.offered("harvester") for sector in AREAS[AREA[key]].sectors
    }


def test_harvesters_without_room_go_to_a_sector_next_to_theirs():
    """WFA 22.15.2: and not to that of the target's card."""
    table = crowded("tasmin_sink", 1, "windgap")
    assert next_to(frozenset((1,))) == {0, 4, 5}
    assert sectors(table) == {0}
    words = "WFA 22.15.2 in a sector next to the harvesting sector"
    assert any(why.startswith(words) for why in table.why)


def test_the_first_that_finds_no_room_settles_the_sector():
    """WFA 22.15.2: one sector, of the player's choice."""
    table = crowded("habbanya_ridge", 2, "gara_kulon")
    assert sectors(table) == {3, 5, 6, 7}
    table.do(next(o for o in table.options if o.startswith("harvester s4_")))
    assert sectors(table) == {3}


def test_of_equal_ways_to_an_attack_it_takes_the_mountain():
    """WFA 22.4.5, WFA 22.5.5"""
    table = charge({"gara_kulon": "A 1r"}, origin="s1_7", ranks=(1, 1), mahdi={"target": "windgap"},
                   more_sietches={"gara_kulon": 3})  # fmt: skip
    assert (moved(table)[0], attacked(table)[0]) == ("shield_wall_1", "gara_kulon")
    assert "WFA 22.4.5 mountain" in table.why
