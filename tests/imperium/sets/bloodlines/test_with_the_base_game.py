"""Where Bloodlines meets cards, leaders and refusals of the original game."""

import pytest

from imperium.bl_turns import alone, sent
from imperium.table import Table

DUNE = "dune_the_desert_planet"


def test_why_no_commander_is_recruited():
    """IMP 30.1.4"""
    assert sent("diplomacy", "wealth").why("recruit commander") == "IMP 30.1.4"
    table = sent("diplomacy", "wealth", commanders={"supply": 1}).do("recruit commander")
    assert table.solari == 0


def test_rapid_mobilization_moves_commanders_as_troops():
    """IMP 30.2.1"""
    table = alone(hand="dagger", intrigue="rapid_mobilization", garrison=2,
                  commanders={"garrison": 1})  # fmt: skip
    table.do("play rapid_mobilization")
    assert table.options == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    table.do("deploy 1", "commanders 1")
    assert (table.conflict, table.commanders["conflict"]) == (0, 1)


def test_a_commander_held_back_makes_no_room_for_a_third_troop():
    """IMP 36.1.3"""
    table = sent(DUNE, "imperial_basin", solari=2, garrison=4, commanders={"supply": 1})
    table.do("recruit commander", "deploy 2")
    assert table.options == ["commanders 0", "commanders 1"]
    table.do("commanders 0")
    assert table.offered("deploy") == ["deploy 1"]
    table.do("deploy 1")
    assert table.commanders["conflict"] == 1


def test_the_masterstroke_counts_commanders():
    """IMP 30.2.1"""
    table = alone(leader="baron_vladimir_harkonnen", hand="reconnaissance dagger",
                  secret="emperor guild", garrison=2, commanders={"garrison": 2},
                  intrigue="rapid_mobilization")  # fmt: skip
    table.do("play rapid_mobilization", "deploy 4")
    assert table.masterstroke == ["emperor", "guild"]


@pytest.mark.parametrize("leader, spice, cards", [("countess_ariana_thorvald", 2, 2), ("", 3, 1)])
def test_what_is_chosen_at_the_sietch_is_base_spice(leader, spice, cards):
    """IMP 36.1.6: Ariana draws for one of three."""
    me = {"leader": leader} if leader else {}
    table = Table(bloodlines=True, hand=f"{DUNE} dagger", spice=0,
                  others=[{"leader": "leader_esmar_tuek"}, {}],
                  table={"bonus_spice": {"tueks_sietch": 2}}, **me)  # fmt: skip
    table.do(f"send {DUNE} tueks_sietch", "resolve tueks_sietch spice_or_card", "take spice")
    while table.offered("resolve"):
        table.do(table.offered("resolve")[0])
    assert (table.spice, table.hand_size) == (spice, cards)
