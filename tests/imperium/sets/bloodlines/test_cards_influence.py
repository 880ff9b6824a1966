"""Cards of Bloodlines that raise influence (IMP 33.1)."""

import pytest

from imperium.bl_turns import IDLE, TECH, bought, finished, sent, shown
from imperium.card_turns import wealth
from imperium.table import Table

# --- Possible Futures


def test_possible_futures_is_a_choice():
    """IMP 33.1.10"""
    table = sent("possible_futures", "secure_contract", garrison=0)
    assert table.options == ["take influence", "take troops"]
    table.do("take troops")
    assert table.garrison == 2
    assert not table.offered("resolve possible_futures")


def test_possible_futures_gives_influence():
    """IMP 33.1.10"""
    table = sent("possible_futures", "secure_contract", garrison=0)
    table.do("take influence", "faction fremen")
    assert (table.influence["fremen"], table.garrison) == (1, 0)


def test_possible_futures_gives_both_with_another_card():
    """IMP 33.1.10: both, not one of them; a card of the hand does not help."""
    table = sent("possible_futures", "secure_contract", garrison=0, play="urgent_shigawire")
    assert not table.offered("take")
    table.do("faction guild")
    assert (table.influence["guild"], table.garrison) == (1, 2)
    hidden = sent("possible_futures", "secure_contract", hand="possible_futures urgent_shigawire")
    assert hidden.options == ["take influence", "take troops"]


def test_possible_futures_gives_no_third_part_once_the_other_card_is_gone():
    """IMP 19.1.37, IMP 33.1.10: its two readings exclude each other."""
    me = {"hand": "possible_futures", "intrigue": "cull", "solari": 1, "garrison": 0}
    table = Table(ix=True, bloodlines=True, others=[IDLE, IDLE], **me, play="urgent_shigawire")
    table.do(
        "send possible_futures carthag", "resolve possible_futures influence_or_troops_or_both"
    )
    table.do("faction guild", "play cull", "resolve cull trash", "trash urgent_shigawire play")
    assert not table.offered("resolve possible_futures")
    assert (table.influence["guild"], table.garrison) == (1, 3)


FUTURES = "resolve possible_futures influence_or_troops_or_both"


def test_possible_futures_is_a_choice_if_the_other_card_goes_first():
    """IMP 19.1.37, IMP 33.1.10"""
    me = {"hand": "possible_futures", "intrigue": "cull", "solari": 1, "garrison": 0}
    table = Table(ix=True, bloodlines=True, others=[IDLE, IDLE], **me, play="urgent_shigawire")
    table.do(
        "send possible_futures carthag",
        "play cull",
        "resolve cull trash",
        "trash urgent_shigawire play",
    )
    table.do(FUTURES)
    assert table.options == ["take influence", "take troops"]


def test_possible_futures_brings_water():
    """IMP 33.1.10"""
    assert bought("possible_futures", 8).water == 1
    assert wealth(shown("possible_futures")) == {"persuasion": 2, "water": 1}


# --- Southern Faith


def test_southern_faith_draws_or_gains_influence():
    """IMP 33.1.12: the influence needs another Bene Gesserit card in play."""
    alone_in_play = finished(sent("southern_faith", "sietch_tabr", influence={"fremen": 2}))
    assert alone_in_play.influence["bene_gesserit"] == 0
    assert alone_in_play.hand_size == 1 + 1
    table = sent("southern_faith", "sietch_tabr", influence={"fremen": 2}, play="urgent_shigawire")
    table.do(table.offered("resolve southern_faith")[0])
    assert table.options == ["take card", "take influence"]
    table.do("take influence")
    assert (table.influence["bene_gesserit"], table.hand_size) == (1, 1)


SIX = "convincing_argument convincing_argument diplomacy"


def test_southern_faith_reveals_spice_with_command():
    """IMP 33.1.12"""
    assert wealth(shown("southern_faith")) == {"persuasion": 1, "swords": 2}
    assert wealth(shown(f"southern_faith {SIX}")) == {"persuasion": 6, "swords": 2, "spice": 2}


# --- Ixian Ambassador


@pytest.mark.parametrize("tiles", ["", "glowglobes"])
def test_ixian_ambassador_needs_two_tiles(tiles):
    """IMP 34.3.11"""
    table = shown("ixian_ambassador", **TECH, tech=tiles)
    assert table.persuasion == 1
    assert not table.offered("resolve ixian_ambassador")


def test_ixian_ambassador_gains_influence_with_two_tiles():
    """IMP 34.3.11"""
    table = shown("ixian_ambassador", **TECH, tech="glowglobes delivery_bay")
    table.do("resolve ixian_ambassador influence_any_1", "faction guild")
    assert table.influence["guild"] == 1


def test_ixian_ambassador_finds_spice():
    """IMP 34.3.11: it may pay for a tile on the same turn."""
    place = {"tech_top": ["training_depot", "rapid_dropships", "navigation_chamber"]}
    table = sent("ixian_ambassador", "hall_of_oratory", **TECH, table=place)
    assert table.spice == 1
    table.do("resolve ixian_embassy tech")
    assert [tile["key"] for tile in table.tech] == ["training_depot"]
