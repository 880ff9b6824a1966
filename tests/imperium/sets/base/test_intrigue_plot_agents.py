"""Plot cards about agents and turns (IMP 14.1)."""

import pytest

from imperium.table import Table

# --- Bindu Suspension


IDLE = {"revealed": True}


def my_turn(**me):
    """My turn, with a card to send; nobody else takes turns."""
    others, table = me.pop("others", [IDLE, IDLE]), me.pop("table", {})
    return Table(**{"hand": "dagger", **me}, others=others, table=table)


def test_bindu_suspension_draws_and_ends_the_turn():
    """IMP 14.1.1: neither an agent nor a reveal turn is taken."""
    table = my_turn(intrigue="bindu_suspension", deck="stilgar", others=[{}, {}])
    table.do("play bindu_suspension", "take end_turn")
    assert (table.hand, table.agents, table.revealed) == (["dagger", "stilgar"], 2, False)
    assert table.asked == (1, "turn")
    assert table.table["intrigue_discard"] == ["bindu_suspension"]


def test_bindu_suspension_leaves_the_later_turns_of_the_round():
    """IMP 14.1.1."""
    table = my_turn(intrigue="bindu_suspension", deck="stilgar")
    table.do("play bindu_suspension", "take end_turn")
    assert table.asked == (0, "turn")
    assert {"send dagger hall_of_oratory", "reveal"} <= set(table.options)


def test_after_bindu_suspension_the_turn_may_go_on():
    """IMP 19.1.1: as an agent turn, with the card drawn, or as a reveal turn."""
    table = my_turn(intrigue="bindu_suspension", deck="stilgar", others=[{}, {}])
    table.do("play bindu_suspension", "take go_on")
    assert table.asked == (0, "turn")
    assert {"send stilgar arrakeen", "reveal"} <= set(table.options)
    assert table.do("reveal").swords == 1 + 3


@pytest.mark.parametrize(
    "before", [["play windfall"], ["send dagger hall_of_oratory"], ["reveal"]], ids="".join
)
def test_bindu_suspension_is_for_the_very_start_of_a_turn(before):
    """IMP 14.1.1 and IMP 19.1.1: not after a card, an agent or a reveal."""
    table = my_turn(intrigue="bindu_suspension windfall")
    assert "play bindu_suspension" in table.options
    assert table.do(*before).why("play bindu_suspension") == "IMP 14.1.1"


# --- Calculated Hire


def test_calculated_hire_brings_an_agent_for_this_very_turn():
    """IMP 14.1.3."""
    away = {"agents": {"arrakeen": [0], "carthag": [0]}}
    table = my_turn(intrigue="calculated_hire", spice=1, table=away)
    assert table.offered("send") == []
    table.do("play calculated_hire")
    assert (table.table["mentat"], table.agents, table.spice) == (0, 1, 0)
    assert "send dagger hall_of_oratory" in table.options


@pytest.mark.parametrize("holder", [0, 1])
def test_calculated_hire_takes_the_mentat_from_its_space_only(holder):
    """IMP 14.1.3: nobody may hold it, the player included."""
    table = my_turn(intrigue="calculated_hire", spice=1, table={"mentat": holder})
    assert table.why("play calculated_hire") == "IMP 10.2.2"


# --- Dispatch an Envoy


def test_dispatch_an_envoy_adds_the_four_faction_icons():
    """IMP 14.1.4: the card keeps its own icon."""
    table = my_turn(intrigue="dispatch_an_envoy")
    assert table.why("send dagger wealth") == "IMP 4.2.1"
    table.do("play dispatch_an_envoy")
    spaces = ("wealth", "foldspace", "secrets", "stillsuits", "hall_of_oratory")
    assert {f"send dagger {space}" for space in spaces} <= set(table.options)
    assert table.why("send dagger arrakeen") == "IMP 4.2.1"


def test_dispatch_an_envoy_doubles_no_icon():
    """IMP 14.1.4."""
    table = my_turn(hand="diplomacy", intrigue="dispatch_an_envoy")
    table.do("play dispatch_an_envoy")
    assert table.offered("send diplomacy wealth") == ["send diplomacy wealth"]
    assert table.do("send diplomacy wealth").influence["emperor"] == 1


def test_dispatch_an_envoy_lends_icons_to_a_card_without_any():
    """IMP 19.1.34, IMP 4.1.2"""
    table = my_turn(hand="convincing_argument", intrigue="dispatch_an_envoy")
    assert table.offered("send") == []
    table.do("play dispatch_an_envoy", "send convincing_argument wealth")
    assert (table.solari, table.influence["emperor"]) == (2, 1)


def test_dispatch_an_envoy_is_for_this_turn_only():
    """IMP 14.1.4."""
    table = my_turn(hand="dagger dagger", intrigue="dispatch_an_envoy")
    table.do("play dispatch_an_envoy", "send dagger wealth")
    assert table.why("send dagger stillsuits") == "IMP 4.2.1"


@pytest.mark.parametrize("card", ["dispatch_an_envoy", "infiltrate"])
@pytest.mark.parametrize("before", ["send dagger hall_of_oratory", "reveal"])
def test_cards_for_the_agent_are_too_late_once_it_is_sent(card, before):
    """IMP 14.1.4 and IMP 14.1.6."""
    table = my_turn(intrigue=card)
    assert table.offered("play") == [f"play {card}"]
    assert table.do(before).why(f"play {card}") == "IMP 10.2.2"


# --- Infiltrate


def test_infiltrate_passes_enemy_agents():
    """IMP 14.1.6."""
    table = my_turn(
        hand="reconnaissance", intrigue="infiltrate", table={"agents": {"arrakeen": [1, 2]}}
    )
    assert table.why("send reconnaissance arrakeen") == "IMP 4.2.2"
    table.do("play infiltrate", "send reconnaissance arrakeen")
    assert table.table["agents"]["arrakeen"] == [0, 1, 2]


def test_infiltrate_does_not_pass_an_own_agent():
    """IMP 14.1.6: only enemy agents are ignored."""
    table = my_turn(
        hand="reconnaissance", intrigue="infiltrate", table={"agents": {"arrakeen": [0, 1]}}
    )
    assert table.do("play infiltrate").why("send reconnaissance arrakeen") == "IMP 4.2.2"


def test_infiltrate_is_for_one_agent_only():
    """IMP 14.1.6."""
    taken = {"agents": {"hall_of_oratory": [1], "wealth": [2]}}
    table = my_turn(hand="dagger diplomacy", intrigue="infiltrate", table=taken)
    table.do("play infiltrate", "send dagger hall_of_oratory")
    assert table.why("send diplomacy wealth") == "IMP 4.2.2"


# --- Urgent Mission


def test_urgent_mission_recalls_an_agent_to_be_sent_again():
    """IMP 14.1.12."""
    board = {"agents": {"hall_of_oratory": [0], "arrakeen": [0], "carthag": [1]}}
    table = my_turn(intrigue="urgent_mission", table=board)
    assert table.offered("send") == []
    table.do("play urgent_mission")
    assert sorted(table.options) == ["recall arrakeen", "recall hall_of_oratory"]
    table.do("recall hall_of_oratory")
    assert table.agents == 1
    assert table.table["agents"] == {"arrakeen": [0], "carthag": [1]}
    assert "send dagger hall_of_oratory" in table.options


def test_urgent_mission_recalls_the_agent_just_sent_and_its_effects_stay():
    """IMP 14.1.12."""
    table = my_turn(hand="dagger diplomacy", intrigue="urgent_mission")
    table.do("send dagger hall_of_oratory", "play urgent_mission")
    assert (table.agents, table.garrison, table.play) == (2, 4, ["dagger"])
    assert table.table["agents"] == {}


def test_urgent_mission_leaves_the_right_to_deploy():
    """IMP 14.1.12: the effects of the visit stay, the deployment among them."""
    table = my_turn(hand="reconnaissance dagger", intrigue="urgent_mission windfall", deck="scout")
    table.do("send reconnaissance arrakeen", "play urgent_mission", "resolve arrakeen draw_1")
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]


def test_urgent_mission_needs_an_own_agent_on_the_board():
    """IMP 14.1.12."""
    table = my_turn(intrigue="urgent_mission", table={"agents": {"arrakeen": [1]}})
    assert table.why("play urgent_mission") == "IMP 10.2.2"
