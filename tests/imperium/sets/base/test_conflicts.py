"""The 18 conflict cards: each of the three rewards, given for its place (IMP 15)."""

import pytest

from imperium.table import Table
from landsraad.games.imperium.engine.catalogue import SET

OPEN = ("vp", "solari", "spice", "water", "intrigue_size", "garrison")

# conflict: answers, then what the first, second and third place gain
REWARDS = {
    "skirmish_a": ([], {"vp": 1}, {"intrigue_size": 1, "solari": 2}, {"solari": 2}),
    "skirmish_b": ([], {"vp": 1}, {"water": 1}, {"spice": 1}),
    "skirmish_c": (["faction guild"], {"guild": 1, "spice": 1}, {"spice": 2}, {"spice": 1}),
    "skirmish_d": (["faction fremen"], {"fremen": 1, "solari": 2}, {"solari": 3}, {"solari": 2}),
    "cloak_and_dagger": (
        ["resolve cloak_and_dagger influence_any_1", "faction emperor", "done", "take spice"],
        {"emperor": 1, "intrigue_size": 2},
        {"intrigue_size": 1, "spice": 1},
        {"spice": 1},
    ),
    "desert_power": ([], {"vp": 1, "water": 1}, {"water": 1, "spice": 1}, {"spice": 1}),
    "guild_bank_raid": ([], {"solari": 6}, {"solari": 4}, {"solari": 2}),
    "machinations": (
        ["take guild", "take fremen"],
        {"guild": 1, "fremen": 1},
        {"water": 1, "solari": 2},
        {"water": 1},
    ),
    "raid_stockpiles": (["done"], {"intrigue_size": 1, "spice": 3}, {"spice": 2}, {"spice": 1}),
    "secure_imperial_basin": ([], {"vp": 1}, {"water": 2}, {"water": 1}),
    "siege_of_arrakeen": ([], {"vp": 1}, {"solari": 4}, {"solari": 2}),
    "siege_of_carthag": ([], {"vp": 1}, {"intrigue_size": 1, "spice": 1}, {"spice": 1}),
    "sort_through_the_chaos": (
        ["done"],
        {"intrigue_size": 1, "solari": 2},
        {"intrigue_size": 1, "solari": 2},
        {"solari": 2},
    ),
    "terrible_purpose": (
        ["resolve terrible_purpose gain_vp", "done"],
        {"vp": 1},
        {"water": 1, "spice": 1},
        {"spice": 1},
    ),
    "battle_for_arrakeen": (
        ["take spice", "take solari"],
        {"vp": 2},
        {"spice": 2, "solari": 3},
        {"intrigue_size": 1, "solari": 2},
    ),
    "battle_for_carthag": ([], {"vp": 2}, {"intrigue_size": 1, "spice": 3}, {"spice": 3}),
    "battle_for_imperial_basin": ([], {"vp": 2}, {"spice": 5}, {"spice": 3}),
    "grand_vision": (
        ["resolve grand_vision influence_any_2", "faction fremen", "done"],
        {"fremen": 2, "vp": 1, "intrigue_size": 1},
        {"intrigue_size": 1, "spice": 3},
        {"spice": 3},
    ),
}
CONTROL = {
    "secure_imperial_basin": "imperial_basin", "siege_of_arrakeen": "arrakeen",
    "siege_of_carthag": "carthag", "battle_for_arrakeen": "arrakeen",
    "battle_for_carthag": "carthag", "battle_for_imperial_basin": "imperial_basin",
}  # fmt: skip


def house(troops):
    return {"conflict": troops, "garrison": 0, "solari": 0, "spice": 0, "water": 0, "vp": 0,
            "hand": [], "discard": ["dagger"]}  # fmt: skip


def after_combat(conflict, *troops, **place):
    """Seats with so many troops fight over a conflict."""
    me, *others = map(house, troops)
    shared = {"phase": "combat", "conflict": conflict, **place}
    return Table(seats=len(troops), others=others, table=shared, **me)


def gains(table, seat):
    """What a house that began with nothing has now."""
    shown = table.player(seat)
    found = {key: shown[key] for key in OPEN} | shown["influence"]
    return {key: amount for key, amount in found.items() if amount}


def test_every_conflict_is_listed():
    assert set(REWARDS) == {card.key for card in SET["base"].conflicts}


@pytest.mark.parametrize("conflict", REWARDS)
def test_each_place_takes_its_reward(conflict):
    """IMP 6.2.1, IMP 6.2.2"""
    answers, *rewards = REWARDS[conflict]
    table = after_combat(conflict, 4, 3, 2, 1).do(*answers)
    assert [gains(table, seat) for seat in range(4)] == [*rewards, {}]
    controlled = {space for space, seat in table.table["control"].items() if seat == 0}
    assert controlled == ({CONTROL[conflict]} if conflict in CONTROL else set())
    assert table.table["mentat_next"] is None


def test_cloak_and_dagger_lets_the_third_choose():
    """IMP 15.1.1"""
    answers = REWARDS["cloak_and_dagger"][0]
    table = after_combat("cloak_and_dagger", 4, 3, 2, 1).do(*answers[:-1])
    assert (table.asked[0], table.options) == (2, ["take intrigue", "take spice"])
    assert gains(table.do("take intrigue"), 2) == {"intrigue_size": 1}


def test_machinations_gives_influence_with_two_different_factions():
    """IMP 15.1.2"""
    table = after_combat("machinations", 2, 1, 0)
    assert len(table.options) == 4
    table.do("take emperor")
    assert table.options == ["take guild", "take bene_gesserit", "take fremen"]


def test_sort_through_the_chaos_gives_the_mentat_for_the_next_round():
    """IMP 15.1.3: even if another player used it this round; it goes back after that."""
    agents = {"secrets": [1], "wealth": [1], "rally_troops": [1]}
    table = after_combat("sort_through_the_chaos", 2, 1, 0, mentat=1, agents=agents)
    assert table.table["mentat_next"] == 0
    assert table.agents == 2
    table.do("done")
    assert (table.table["round"], table.table["mentat"], table.table["mentat_next"]) == (3, 0, None)
    assert (table.agents, table.player(1)["agents"]) == (3, 2)


def test_the_mentat_of_sort_through_the_chaos_returns_after_that_round():
    """IMP 15.1.3"""
    table = after_combat("desert_power", 0, 0, 0, mentat=0)
    assert (table.table["mentat"], table.agents) == (None, 2)


def test_a_mentat_won_cannot_be_taken_by_others_in_that_round():
    """IMP 15.1.3"""
    place = {"phase": "round_start", "conflict": "desert_power", "mentat_next": 1, "first": 0}
    table = Table(hand="dagger", deck="dagger diplomacy", solari=2, table=place)
    table.do("send dagger mentat")
    assert (table.agents, table.table["mentat"]) == (1, 1)


def test_the_trash_of_terrible_purpose_may_be_used_or_declined():
    """IMP 15.1.4"""
    table = after_combat("terrible_purpose", 2, 1, 0).do("resolve terrible_purpose gain_vp")
    assert table.options == ["resolve terrible_purpose trash", "done"]
    table.do("resolve terrible_purpose trash", "trash dagger discard")
    assert "dagger" in table.table["trashed"]
    declined = after_combat("terrible_purpose", 2, 1, 0)
    declined.do("resolve terrible_purpose gain_vp", "done")
    assert (declined.table["trashed"], declined.vp) == ([], 1)


def test_battle_for_arrakeen_gives_the_second_two_different_things():
    """IMP 15.2.1"""
    table = after_combat("battle_for_arrakeen", 3, 2, 0)
    assert (table.asked[0], len(table.options)) == (1, 3)
    table.do("take intrigue")
    assert table.options == ["take spice", "take solari"]
    assert gains(table.do("take solari"), 1) == {"intrigue_size": 1, "solari": 3}


def test_grand_vision_gives_both_influence_to_one_faction():
    """IMP 15.2.2"""
    table = after_combat("grand_vision", 2, 1, 0).do("resolve grand_vision influence_any_2")
    table.do("faction bene_gesserit", "done")
    assert table.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 2, "fremen": 0}
