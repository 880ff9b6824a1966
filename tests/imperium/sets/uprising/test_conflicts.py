"""The conflicts of Uprising: the rewards of each place (IMP 46.3)."""

import pytest

from imperium.table import Table
from imperium.uprising_turns import numbers

OPEN = ["contract_espionage", "contract_harvest_3"]


def won(conflict, place=1, seats=4, **me):
    """Before combat ends: seat 0 is to take a place, the others those before and behind it."""
    strengths = {1: (5, 3, 2, 1), 2: (3, 5, 2, 1), 3: (2, 5, 3, 1)}[place][:seats]
    houses = [{"conflict": troops, "garrison": 0, "hand": ""} for troops in strengths]
    poor = {"solari": 0, "spice": 0, "water": 0, "discard": "dagger", "intrigue": "crysknife"}
    mine = {**houses[0], **poor, "leader": "princess_irulan", **me}
    table = {"phase": "combat", "conflict": conflict, "contracts": OPEN}
    described = {"uprising": True, "modules": ("choam",), "seats": seats, "others": houses[1:]}
    return Table(**described, table=table, **mine)


def settle(at, answers):
    """Combat ends, and everybody takes the rewards: seat 0 all of them, with these answers."""
    now = at.table["round"]
    while at.game.decision and at.table["round"] == now:
        options = at.options
        wanted = [answer for answer in answers if answer in options]
        rewards = at.offered("resolve") if at.asked[0] == 0 else []
        leave = [option for option in ("pass", "done", "decline") if option in options]
        at.do((wanted or rewards or leave or options)[0])
        if wanted:
            answers.remove(wanted[0])


REWARDS = {
    "skirmish_crysknife": [
        ("faction guild", {"guild": 1}),
        ("", {"intrigue_size": 1, "spice": 1}),
        ("", {"spice": 1}),
    ],
    "skirmish_ornithopter": [
        ("", {"intrigue_size": 1, "solari": 1}),
        ("", {"intrigue_size": 1, "solari": 2}),
        ("", {"intrigue_size": 1}),
    ],
    "skirmish_desert_mouse": [
        ("", {"solari": 2}),
        ("", {"solari": 3}),
        ("", {"solari": 2}),
    ],
    "choam_security": [
        ("contract contract_espionage", {"guild": 1, "contracts": 1, "garrison": 1}),
        ("", {"water": 1, "solari": 2, "garrison": 2}),
        ("", {"intrigue_size": 1, "garrison": 1}),
    ],
    "spice_freighters": [
        ("faction guild", {"guild": 1, "spice": -3, "vp": 1}),
        ("", {"water": 1, "spice": 1, "garrison": 1}),
        ("", {"spice": 1, "garrison": 1}),
    ],
    "siege_of_arrakeen": [
        ("", {"solari": 2, "garrison": 2}),
        ("", {"solari": 4, "garrison": 1}),
        ("", {"solari": 3}),
    ],
    "seize_spice_refinery": [
        ("spy post_guild", {"spies": 1, "spice": 2}),
        ("", {"intrigue_size": 1, "spice": 1, "garrison": 1}),
        ("", {"spice": 2}),
    ],
    "test_of_loyalty": [
        ("spy post_guild", {"emperor": 1, "spies": 1, "solari": 2}),
        ("", {"solari": 4, "garrison": 1}),
        ("", {"solari": 3}),
    ],
    "shadow_contest": [
        ("", {"bene_gesserit": 1, "intrigue_size": 1}),
        ("", {"intrigue_size": 1, "spice": 1, "garrison": 1}),
        ("", {"spice": 1, "garrison": 1}),
    ],
    "secure_imperial_basin": [
        ("", {"spice": 2, "garrison": 1}),
        ("", {"water": 2, "garrison": 1}),
        ("", {"water": 1, "garrison": 1}),
    ],
    "protect_the_sietches": [
        ("", {"fremen": 1, "water": 1, "garrison": 1}),
        ("", {"spice": 3, "garrison": 1}),
        ("", {"spice": 2}),
    ],
    "trade_dispute": [
        ("contract contract_espionage; trash dagger discard",
         {"contracts": 1, "water": 1, "discard": -1}),
        ("trash dagger discard",
         {"water": 1, "spice": 1, "discard": -1}),
        ("", {"water": 1, "garrison": 1}),
    ],
    "propaganda": [
        ("take guild; take fremen", {"guild": 1, "fremen": 1}),
        ("", {"intrigue_size": 1, "spice": 3}),
        ("", {"spice": 3}),
    ],
    "battle_for_imperial_basin": [
        ("", {"vp": 2, "spice": -4}),
        ("", {"spice": 5}),
        ("", {"spice": 3}),
    ],
    "battle_for_arrakeen": [
        ("recall_spy post_guild", {"vp": 2, "spies": -2}),
        ("", {"intrigue_size": 1, "spice": 1, "solari": 3}),
        ("", {"spice": 2, "solari": 2}),
    ],
    "battle_for_spice_refinery": [
        ("", {"vp": 2, "solari": -6}),
        ("", {"intrigue_size": 1, "spice": 3}),
        ("", {"spice": 3}),
    ],
}  # fmt: skip
MEANS = {
    "spice_freighters": {"spice": 3},
    "battle_for_imperial_basin": {"spice": 4},
    "battle_for_arrakeen": {"spies": "post_guild post_emperor"},
    "battle_for_spice_refinery": {"solari": 6},
}
NEXT_ROUND = ("hand_size", "conflict", "agents", "play", "persuasion", "swords")
"""What changes when the next round begins."""
CASES = [
    (key, place, does, found)
    for key, places in REWARDS.items()
    for place, (does, found) in enumerate(places, 1)
]
CONTROLLED = {
    "siege_of_arrakeen": "arrakeen",
    "seize_spice_refinery": "spice_refinery",
    "secure_imperial_basin": "imperial_basin",
    "battle_for_arrakeen": "arrakeen",
    "battle_for_spice_refinery": "spice_refinery",
    "battle_for_imperial_basin": "imperial_basin",
}


@pytest.mark.parametrize("key, place, does, found", CASES)
def test_each_place_of_a_conflict_has_its_reward(key, place, does, found):
    """IMP 46.3.1: the objective is turned down beforehand, so that no icons match."""
    me = MEANS.get(key, {}) if place == 1 else {}
    at = won(key, place, objective_down=True, **me)
    before = numbers(at)
    settle(at, does.split("; "))
    after = numbers(at)
    gained = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert {name: gained[name] for name in gained if name not in NEXT_ROUND} == found


@pytest.mark.parametrize("key", CONTROLLED)
def test_the_winner_of_a_conflict_for_a_space_controls_it(key):
    """IMP 46.3.2"""
    at = won(key, objective_down=True)
    settle(at, [])
    assert at.table["control"][CONTROLLED[key]] == 0
