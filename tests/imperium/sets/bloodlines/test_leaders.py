"""Chani, Duncan Idaho and Esmar Tuek (IMP 32.1)."""

import pytest

from imperium.bl_turns import IDLE, alone, fight, finished, passed, pieces, shown
from imperium.table import Table

CHANI = {"leader": "leader_chani"}
DUNCAN = {"leader": "leader_duncan_idaho"}
ESMAR = {"leader": "leader_esmar_tuek"}
RING = "signet_ring dagger"

# --- Chani


def test_chanis_token_starts_on_the_third_space():
    """IMP 32.1.1"""
    assert Table(bloodlines=True, **CHANI).tactics == 3
    assert Table(bloodlines=True, seats=4, **CHANI).tactics == 3
    assert Table(bloodlines=True).tactics is None


@pytest.mark.parametrize(
    "start, troops, tactics, spice, water",
    [(3, 2, 5, 0, 0), (3, 3, 6, 1, 0), (3, 4, 7, 1, 0), (3, 8, 3, 1, 1), (6, 4, 10, 0, 0),
     (10, 1, 3, 0, 1), (10, 4, 3, 0, 1), (5, 7, 3, 1, 1)],
)  # fmt: skip
def test_chanis_token_advances_with_each_troop_that_retreats(start, troops, tactics, spice, water):
    """IMP 32.1.1: rewards on spaces 6 and 11; steps beyond the end are lost."""
    table = alone(**CHANI, hand="chani", conflict=8, garrison=0, tactics=start, spice=0, water=0,
                  intrigue="ambush")  # fmt: skip
    table.do("reveal", "resolve chani retreat", f"retreat {troops}")
    assert (table.tactics, table.spice, table.water) == (tactics, spice, water)


def test_chanis_track_counts_troops_that_go_home_from_combat():
    """IMP 36.1.2: returning to the supply is a loss."""
    table = passed(fight(**CHANI, conflict=2, commanders={"conflict": 1}))
    assert (table.tactics, table.spice) == (6, 1)
    assert pieces(table) == (0, 0, 1)


def test_chanis_track_ignores_losses_of_the_garrison_and_of_others():
    """IMP 32.1.1: from the conflict alone, and own troops alone."""
    table = alone(
        hand="gun_thopter", others=[{**IDLE, **CHANI, "garrison": 3}, {**IDLE, "conflict": 2}]
    )
    table.do("send gun_thopter carthag")
    assert table.player(1)["garrison"] == 2
    assert table.player(1)["tactics"] == 3
    mine = alone(**CHANI, hand="disruption_tactics", others=[{**IDLE, "conflict": 2}, IDLE])
    mine.do("send disruption_tactics secure_contract")
    assert (mine.player(1)["conflict"], mine.tactics) == (1, 3)


def test_chanis_track_counts_a_troop_driven_back_by_an_opponent():
    """IMP 32.1.1"""
    table = alone(
        hand="disruption_tactics", others=[{**IDLE, **CHANI, "conflict": 1, "tactics": 5}, IDLE]
    )
    spice = table.player(1)["spice"]
    table.do("send disruption_tactics secure_contract")
    assert (table.player(1)["tactics"], table.player(1)["spice"]) == (6, spice + 1)


def test_chanis_losses_of_different_sources_are_counted_apart():
    """IMP 32.1.1, IMP 36.1.2: the token is reset in between."""
    table = fight("the_strong_survive", **CHANI, conflict=3, tactics=10, water=0)
    table.do("play the_strong_survive", "take trash")
    assert (table.tactics, table.water) == (3, 1)
    passed(table.do("done"))
    assert (table.tactics, table.spice) == (5, 0)


def test_chanis_ring_retreats_any_number():
    """IMP 32.1.2"""
    table = alone(**CHANI, hand=RING, conflict=3, garrison=0, spice=0)
    table.do("send signet_ring secure_contract")
    assert table.options == [f"retreat {n}" for n in range(4)]
    table.do("retreat 3")
    assert (table.garrison, table.conflict, table.tactics, table.spice) == (3, 0, 6, 1)


def thirsty(fremen, water):
    table = alone(**CHANI, hand=RING, conflict=1, water=water, influence={"fremen": fremen},
                  deck="diplomacy seek_allies reconnaissance")  # fmt: skip
    return table.do("send signet_ring secure_contract")


def test_chanis_ring_draws_for_water_with_fremen_influence():
    """IMP 32.1.2"""
    table = thirsty(2, 1)
    assert table.options == ["take retreat", "take cards"]
    table.do("take cards")
    assert (table.water, table.hand_size, table.conflict) == (0, 1 + 2, 1)


@pytest.mark.parametrize("fremen, water", [(1, 1), (2, 0)])
def test_chanis_ring_draws_nothing_without_them(fremen, water):
    """IMP 32.1.2"""
    assert thirsty(fremen, water).options == ["retreat 0", "retreat 1"]


# --- Duncan Idaho


@pytest.mark.parametrize("leader, solari, offered", [
    (DUNCAN, 6, True), (DUNCAN, 5, False), ({}, 7, False), ({}, 8, True),
])  # fmt: skip
def test_duncan_pays_less_for_the_swordmaster(leader, solari, offered):
    """IMP 32.1.3"""
    table = alone(**leader, hand="dagger", solari=solari)
    assert ("send dagger swordmaster" in table.options) == offered


def test_duncans_swordmaster_costs_six():
    """IMP 32.1.3: no other space is cheaper."""
    table = alone(**DUNCAN, hand="dagger", solari=7).do("send dagger swordmaster")
    assert (table.solari, table.swordmaster) == (1, True)
    assert "send dagger high_council" not in alone(**DUNCAN, hand="dagger", solari=4).options


def test_duncans_agent_goes_into_the_fray():
    """IMP 32.1.3: strength 2, and its space is free again."""
    table = alone(**DUNCAN, hand=RING, conflict=0, solari=0)
    table.do("send signet_ring secure_contract")
    assert table.table["agents"].get("secure_contract") == [0]
    table.do("resolve leader_duncan_idaho into_the_fray")
    assert (table.agents_fighting, table.strength, table.solari) == (1, 2, 3)
    assert not table.table["agents"].get("secure_contract")


def test_duncans_agent_may_stay_on_its_space():
    """IMP 32.1.3"""
    table = finished(alone(**DUNCAN, hand=RING).do("send signet_ring secure_contract"))
    assert (table.agents_fighting, table.table["agents"]["secure_contract"]) == (0, [0])


@pytest.mark.parametrize("swordmaster, strength", [(False, 2 + 1), (True, 3 + 1)])
def test_duncans_agent_is_stronger_with_his_swordmaster(swordmaster, strength):
    """IMP 32.1.3: swords count with an agent as the only unit."""
    table = fight(**DUNCAN, conflict=0, agents_fighting=1, swordmaster=swordmaster, swords=1)
    assert table.strength == strength


def test_duncans_agent_neither_retreats_nor_is_lost():
    """IMP 32.1.3, IMP 36.1.8"""
    table = alone(**DUNCAN, hand="chani dagger", conflict=1, agents_fighting=1, intrigue="ambush")
    table.do("reveal", "resolve chani retreat")
    assert table.options == ["retreat 0", "retreat 1"]
    routed = alone(
        hand="disruption_tactics",
        others=[{**IDLE, **DUNCAN, "agents_fighting": 1, "garrison": 0}, IDLE],
    )  # fmt: skip
    routed.do("send disruption_tactics secure_contract")
    assert routed.player(1)["agents_fighting"] == 1


def test_duncans_agent_wins_and_comes_back():
    """IMP 36.1.8: it admits to combat, and returns in the recall phase."""
    table = fight("ambush", **DUNCAN, conflict=0, agents_fighting=1, vp=1)
    table.do("play ambush")
    assert table.strength == 2 + 4
    passed(table)
    assert table.vp == 2
    assert (table.agents_fighting, table.agents) == (0, 2)


def test_duncans_agent_may_be_recalled_from_the_conflict():
    """IMP 36.1.8: by an effect that recalls an agent."""
    table = alone(**DUNCAN, hand=RING, conflict=0, intrigue="urgent_mission ambush", solari=0)
    table.do("send signet_ring secure_contract", "resolve leader_duncan_idaho into_the_fray")
    table.do("play urgent_mission")
    assert (table.agents_fighting, table.strength, table.agents) == (0, 0, 2)
    two = alone(**DUNCAN, hand="dagger", agents_fighting=1, intrigue="urgent_mission ambush",
                table={"agents": {"arrakeen": [0]}}).do("play urgent_mission")  # fmt: skip
    assert two.options == ["recall arrakeen", "recall agent"]
    two.do("recall arrakeen")
    assert (two.agents_fighting, two.agents) == (1, 1)


def test_duncans_agent_frees_the_space_for_others():
    """IMP 32.1.3"""
    other = {"hand": "dune_the_desert_planet"}
    table = Table(bloodlines=True, **DUNCAN, hand=RING, others=[other, IDLE])
    table.do("send signet_ring secure_contract", "resolve leader_duncan_idaho into_the_fray")
    finished(table)
    assert table.asked == (1, "turn")
    assert "send dune_the_desert_planet secure_contract" in table.options


def test_canny_does_not_see_an_agent_in_the_conflict():
    """IMP 32.1.3, IMP 30.3.4"""
    table = alone(**DUNCAN, hand=RING, conflict=0, commanders={"conflict": 1}, skills="canny")
    table.do("send signet_ring hall_of_oratory")
    assert table.strength == 2 + 2
    table.do("resolve leader_duncan_idaho into_the_fray")
    assert table.strength == 2 + 2


# --- Esmar Tuek


def test_tueks_sietch_is_on_the_board_with_its_leader_only():
    """IMP 32.1.4"""
    with_him = Table(bloodlines=True, others=[ESMAR])
    assert "tueks_sietch" in with_him.table["spaces"]
    assert with_him.table["bonus_spice"]["tueks_sietch"] == 0
    without = Table(bloodlines=True, hand="dune_the_desert_planet")
    assert "tueks_sietch" not in without.table["spaces"]
    assert "send dune_the_desert_planet tueks_sietch" not in without.options


def visit(**me):
    """An agent goes to Tuek's Sietch."""
    start = {"hand": "dune_the_desert_planet dagger", "spice": 0, "solari": 0, "intrigue": "",
             "water": 0}  # fmt: skip
    table = alone(**{**start, **me})
    return table.do("send dune_the_desert_planet tueks_sietch")


def test_tueks_sietch_gives_spice_or_a_card():
    """IMP 32.1.4, IMP 32.1.5: and him a solari when he goes there himself."""
    table = visit(**ESMAR, table={"bonus_spice": {"tueks_sietch": 2}})
    assert table.solari == 1
    table.do("resolve tueks_sietch spice_or_card")
    assert table.options == ["take spice", "take card"]
    table.do("take spice")
    assert (table.spice, table.hand_size) == (1 + 2, 1)
    assert table.table["bonus_spice"]["tueks_sietch"] == 0


def test_tueks_sietch_gives_its_bonus_spice_with_a_card_too():
    """IMP 32.1.4"""
    table = visit(**ESMAR, table={"bonus_spice": {"tueks_sietch": 2}})
    table.do("resolve tueks_sietch spice_or_card", "take card")
    assert (table.spice, table.hand_size) == (2, 2)


def test_tueks_sietch_is_a_combat_space():
    """IMP 32.1.4"""
    table = visit(**ESMAR, garrison=3)
    table.do("resolve tueks_sietch spice_or_card", "take spice")
    assert table.offered("deploy") == ["deploy 1", "deploy 2"]


def test_a_guest_at_tueks_sietch_brings_esmar_an_intrigue_card():
    """IMP 32.1.5: no solari for either."""
    table = visit(others=[{**IDLE, **ESMAR, "solari": 0, "intrigue": ""}, IDLE])
    table.do("resolve tueks_sietch spice_or_card", "take spice")
    assert len(table.player(1)["intrigue"]) == 1
    assert (table.player(1)["solari"], table.solari, table.spice) == (0, 0, 1)


def test_tueks_sietch_gathers_spice():
    """IMP 32.1.4: in the makers phase, if no agent is there."""
    table = Table(
        bloodlines=True, **ESMAR, hand="", revealed=True, others=[IDLE, IDLE],
        table={"phase": "makers", "bonus_spice": {"tueks_sietch": 1}},
    )  # fmt: skip
    assert table.table["bonus_spice"]["tueks_sietch"] == 2
    visited = Table(
        bloodlines=True, **ESMAR, hand="", revealed=True, others=[IDLE, IDLE],
        table={"phase": "makers", "agents": {"tueks_sietch": [0]}},
    )  # fmt: skip
    assert visited.table["bonus_spice"]["tueks_sietch"] == 0


def smuggle(space, **more):
    table = alone(**ESMAR, hand=RING, spice=0, water=3, **more)
    table.do(f"send signet_ring {space}")
    return table


def test_esmars_ring_places_spice_which_the_agent_may_harvest():
    """IMP 32.1.6: on the same turn."""
    table = smuggle("tueks_sietch", table={"bonus_spice": {"tueks_sietch": 1}})
    table.do("resolve leader_esmar_tuek place_or_take", "take place")
    assert table.table["bonus_spice"]["tueks_sietch"] == 2
    table.do("resolve tueks_sietch spice_or_card", "take spice")
    assert table.spice == 1 + 2


def test_esmars_ring_takes_bonus_spice_from_a_maker_space():
    """IMP 32.1.6"""
    place = {"bonus_spice": {"hagga_basin": 2, "tueks_sietch": 1, "the_great_flat": 0}}
    table = smuggle("secure_contract", table=place)
    table.do("take take")
    assert sorted(table.options) == ["smuggle hagga_basin", "smuggle tueks_sietch"]
    table.do("smuggle hagga_basin")
    assert (table.spice, table.table["bonus_spice"]["hagga_basin"]) == (1, 1)


def test_esmars_ring_places_if_there_is_nothing_to_take():
    """IMP 32.1.6: one half must be done."""
    table = finished(smuggle("secure_contract"))
    assert (table.table["bonus_spice"]["tueks_sietch"], table.spice) == (1, 0)


def test_carryall_doubles_the_spice_of_tueks_sietch():
    """IMP 36.1.6: base spice alone, and nothing to double with the card."""
    place = {"bonus_spice": {"tueks_sietch": 2}}
    for choice, spice in (("spice", 2 + 2), ("card", 2)):
        table = alone(**ESMAR, hand="carryall", spice=0, table=place)
        table.do("send carryall tueks_sietch")
        table.do("resolve tueks_sietch spice_or_card", f"take {choice}")
        finished(table)
        assert table.spice == spice


def test_chanis_reveal_turn_shows_the_view_of_all():
    """IMP 32.1.1: the token is open to everybody."""
    table = shown("dagger", **CHANI, tactics=7)
    assert table.game.view(1)["players"][0]["tactics"] == 7
