"""Plot cards with rules of their own (IMP 14.1), Bindu Suspension to Poison Snooper."""

import pytest

from imperium.table import Table

IDLE = {"revealed": True}


def my_turn(**me):
    """My turn, with a card to send; nobody else takes turns."""
    others, table = me.pop("others", [IDLE, IDLE]), me.pop("table", {})
    return Table(**{"hand": "dagger", **me}, others=others, table=table)


# --- Bindu Suspension


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


# --- Bypass Protocol

ROW = ["stilgar", "spice_hunter", "chani", "dr_yueh", "lady_jessica"]


def test_bypass_protocol_acquires_a_cheap_card_for_nothing():
    """IMP 14.1.2; IMP 19.1.32: from the row or Arrakis Liaison, cost 3 or less."""
    table = my_turn(intrigue="bypass_protocol", spice=2, table={"row": ROW})
    table.do("play bypass_protocol", "take discard")
    assert sorted(table.options) == [
        "acquire arrakis_liaison",
        "acquire dr_yueh",
        "acquire spice_hunter",
    ]
    table.do("acquire spice_hunter")
    assert (table.discard, table.spice) == (["spice_hunter"], 2)
    assert "spice_hunter" not in table.table["row"][:1]
    assert len(table.table["row"]) == 5


def test_bypass_protocol_puts_a_dearer_card_on_the_deck_for_two_spice():
    """IMP 14.1.2: cost 5 or less; the acquire effect of the card works."""
    table = my_turn(intrigue="bypass_protocol", spice=2, water=0, table={"row": ROW})
    table.do("play bypass_protocol", "take deck")
    assert "acquire stilgar on_deck" in table.options
    assert "acquire lady_jessica on_deck" not in table.options
    table.do("acquire chani on_deck")
    assert (table.deck_shown, table.discard) == (["chani"], [])
    assert (table.spice, table.water) == (0, 1)


def test_bypass_protocol_has_no_dearer_choice_without_the_spice():
    """IMP 14.1.2."""
    table = my_turn(intrigue="bypass_protocol", spice=1, table={"row": ROW})
    table.do("play bypass_protocol")
    assert "acquire dr_yueh" in table.options
    assert table.offered("take") == []


def test_bypass_protocol_reaches_the_card_helena_set_aside():
    """IMP 19.1.32."""
    table = my_turn(
        leader="helena_richese", aside="stilgar", intrigue="bypass_protocol", spice=2,
        table={"row": ["scout"]},
    )  # fmt: skip
    table.do("play bypass_protocol", "take deck", "acquire stilgar on_deck")
    assert (table.aside, table.deck_shown) == ([], ["stilgar"])


def test_bypass_protocol_takes_a_reserve_card_from_its_stack():
    """IMP 19.1.32."""
    table = my_turn(intrigue="bypass_protocol")
    before = table.table["reserve"]["arrakis_liaison"]
    table.do("play bypass_protocol", "acquire arrakis_liaison")
    assert table.table["reserve"]["arrakis_liaison"] == before - 1


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


# --- Double Cross


def test_double_cross_swaps_a_deployed_troop_for_one_of_the_supply():
    """IMP 14.1.5: the only opponent in the conflict needs no choosing."""
    table = my_turn(intrigue="double_cross", solari=1, others=[IDLE, {**IDLE, "conflict": 2}])
    table.do("play double_cross")
    assert (table.conflict, table.garrison, table.supply, table.solari) == (1, 3, 8, 0)
    assert (table.player(2)["conflict"], table.player(2)["garrison"]) == (1, 3)


def test_double_cross_lets_the_player_pick_the_opponent():
    """IMP 14.1.5."""
    fighting = {**IDLE, "conflict": 1}
    table = my_turn(intrigue="double_cross", solari=1, others=[fighting, fighting])
    table.do("play double_cross")
    assert len(table.offered("target")) == 2
    table.do("target count_ilban_richese")
    assert (table.player(1)["conflict"], table.player(2)["conflict"]) == (1, 0)


def test_double_cross_works_with_an_empty_supply():
    """IMP 14.1.5: then no troop is deployed in return."""
    fighting = {**IDLE, "conflict": 1}
    table = my_turn(intrigue="double_cross", solari=1, garrison=12, others=[fighting, IDLE])
    table.do("play double_cross")
    assert (table.conflict, table.garrison) == (0, 12)
    assert (table.player(1)["conflict"], table.solari) == (0, 0)


def test_double_cross_needs_an_opponents_deployed_troop():
    """IMP 14.1.5: own troops in the conflict do not count."""
    table = my_turn(intrigue="double_cross", solari=1, conflict=2)
    assert table.why("play double_cross") == "IMP 10.2.2"


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


# --- Poison Snooper


def test_poison_snooper_draws_the_top_card():
    """IMP 14.1.7: on an agent turn the card stays in hand."""
    table = my_turn(intrigue="poison_snooper", deck="stilgar scout").do("play poison_snooper")
    assert table.options == ["take draw", "take trash"]
    table.do("take draw")
    assert (table.hand, table.deck_cards) == (["dagger", "stilgar"], ["scout"])


def test_poison_snooper_trashes_the_top_card():
    """IMP 14.1.7."""
    table = my_turn(intrigue="poison_snooper", deck="stilgar scout")
    table.do("play poison_snooper", "take trash")
    assert (table.hand, table.deck_cards, table.discard) == (["dagger"], ["scout"], [])
    assert "stilgar" in table.table["trashed"]


def test_poison_snooper_returns_a_trashed_reserve_card_to_its_stack():
    """IMP 14.1.7."""
    table = my_turn(intrigue="poison_snooper", deck="arrakis_liaison")
    before = table.table["reserve"]["arrakis_liaison"]
    table.do("play poison_snooper", "take trash")
    assert table.table["reserve"]["arrakis_liaison"] == before + 1


def test_poison_snooper_shows_the_card_to_its_player_only():
    """IMP 14.1.7."""
    table = my_turn(intrigue="poison_snooper", deck="stilgar").do("play poison_snooper")
    assert table.game.view(0)["decision"]["source"]
    assert set(table.game.view(1)["decision"]) == {"seat", "ask", "rule"}


def test_poison_snooper_needs_a_card_to_look_at():
    """IMP 14.1.7 and IMP 3.3.2: the discard pile is not shuffled for a look."""
    table = my_turn(intrigue="poison_snooper", deck="", discard="stilgar")
    assert table.why("play poison_snooper") == "IMP 10.2.2"
    assert table.discard == ["stilgar"]
