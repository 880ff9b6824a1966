"""The contracts and objectives of Uprising (IMP 46.5)."""

import pytest

from imperium.uprising_turns import changed, numbers, table
from landsraad.games.imperium.engine.catalogue import SET

RICH = {"solari": 5, "spice": 5, "water": 2, "influence": {"fremen": 2}}
# The contract, the card that sends an agent, the space, and what the contract alone pays.
SENT = [
    ("arrakeen_water", "reconnaissance", "arrakeen", {"water": 1}),
    ("arrakeen_spy", "reconnaissance", "arrakeen", {"garrison": 1, "spies": 1}),
    ("deliver_supplies", "diplomacy", "deliver_supplies", {"solari": 3}),
    ("espionage", "diplomacy", "espionage", {"solari": 3}),
    ("heighliner_water", "diplomacy", "heighliner", {"water": 2}),
    ("heighliner_troops", "diplomacy", "heighliner", {"garrison": 2}),
    ("high_council_solari", "dagger", "high_council", {"solari": 3}),
    ("high_council_influence", "dagger", "high_council", {"bene_gesserit": 1}),
    ("research_station_solari", "reconnaissance", "research_station", {"solari": 3}),
    ("research_station_spy", "reconnaissance", "research_station", {"solari": 2, "spies": 1}),
    ("sardaukar_cards", "diplomacy", "sardaukar", {"hand_size": 2}),
    ("sardaukar_recall", "diplomacy", "sardaukar", {"agents": 1}),
    ("spice_refinery_cards", "reconnaissance", "spice_refinery", {"hand_size": 2}),
    ("spice_refinery_water", "reconnaissance", "spice_refinery", {"water": 1}),
    ("harvest_3", "dune_the_desert_planet", "imperial_basin", {"solari": 3}),
    ("harvest_4", "dune_the_desert_planet", "imperial_basin", {"solari": 4}),
]


def played(contract, card, space, **me):
    """Everything that an agent and a contract give; the first answer to each question is taken."""
    place = {"bonus_spice": {"imperial_basin": 3}, "agents": {"accept_contract": [0]}}
    given = {**RICH, "hand": f"{card} dagger", "table": place, **me}
    if contract:
        given["contracts"] = contract
    at = table(**given)
    before = numbers(at)
    at.do(f"send {card} {space}")
    while at.asked[1] not in ("turn", "end_turn"):
        paid = [option for option in at.options if option.startswith("resolve")]
        plain = [option for option in at.options if option not in ("done", "decline")]
        plain = [option for option in plain if not option.startswith("deploy")]
        leave = [option for option in ("done", "decline", "take free") if option in at.options]
        at.do((paid or plain or leave or at.options)[0])
    after = numbers(at)
    return {name: after[name] - before[name] for name in after}


@pytest.mark.parametrize("key, card, space, found", SENT)
def test_an_agent_completes_the_contract_and_is_paid_for_it(key, card, space, found):
    """IMP 46.5.1"""
    with_it, alone = played(f"contract_{key}", card, space), played("", card, space)
    gained = {name: with_it[name] - alone[name] for name in alone if with_it[name] != alone[name]}
    assert gained == {**found, "contracts": -1, "contracts_done": 1}


@pytest.mark.parametrize("key, card, space, found", SENT)
def test_elsewhere_the_contract_stays_open(key, card, space, found):
    """IMP 46.5.1"""
    other = ("signet_ring", "gather_support")
    assert played(f"contract_{key}", *other)["contracts_done"] == 0


def test_a_harvest_contract_needs_enough_spice():
    """IMP 46.5.2"""
    place = {"bonus_spice": {"imperial_basin": 1}}
    few = played("contract_harvest_3", "dune_the_desert_planet", "imperial_basin", table=place)
    assert few["contracts_done"] == 0


def test_the_spice_must_flow_completes_its_contract():
    """IMP 46.5.3"""
    at = table(
        hand="dagger", conflict=1, persuasion=9, contracts="contract_acquire_spice_must_flow"
    )
    at.do("reveal", "acquire the_spice_must_flow")
    while at.offered("resolve contract"):
        at.do(at.offered("resolve contract")[0])
    assert (at.vp, at.solari, at.influence["guild"]) == (1, 3, 1)
    assert len(at.player(0)["contracts_done"]) == 1


def test_an_immediate_contract_pays_when_it_is_taken():
    """IMP 46.5.4"""
    place = {"contracts": ["contract_immediate", "contract_espionage"]}
    at = table(hand="diplomacy", table=place).do("send diplomacy dutiful_service")
    found = changed(at, *at.offered("resolve dutiful_service"), "contract contract_immediate")
    assert found == {"solari": 2, "contracts_done": 1}


def test_every_contract_is_in_some_scenario():
    keys = {f"contract_{row[0]}" for row in SENT}
    keys |= {"contract_acquire_spice_must_flow", "contract_immediate"}
    assert {tile.key for tile in SET["choam"].of("contracts")} == keys


MATCHES = [
    ("objective_desert_mouse_first", "skirmish_desert_mouse"),
    ("objective_crysknife", "skirmish_crysknife"),
    ("objective_ornithopter_1_3p", "skirmish_ornithopter"),
]
FOUR = [
    ("objective_desert_mouse_4_6p", "skirmish_desert_mouse"),
    ("objective_crysknife_4_6p", "skirmish_crysknife"),
]


@pytest.mark.parametrize("objective, conflict", MATCHES + FOUR)
def test_an_objective_is_matched_by_a_conflict_of_its_icon(objective, conflict):
    """IMP 46.5.5"""
    seats = 4 if (objective, conflict) in FOUR else 3
    for won, points in ((conflict, 1), ("skirmish_" + OTHER[conflict], 0)):
        place = {"phase": "combat", "conflict": won}
        others = [{"garrison": 0, "hand": ""} for _ in range(seats - 1)]
        at = table(seats=seats, others=others, table=place, conflict=1, hand="",
                   objective=objective, intrigue="")  # fmt: skip
        while at.table["round"] == 1:
            at.do(at.options[0])
        assert at.vp - (seats == 4) == points


OTHER = {
    "skirmish_desert_mouse": "crysknife",
    "skirmish_crysknife": "ornithopter",
    "skirmish_ornithopter": "desert_mouse",
}
