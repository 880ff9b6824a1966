"""Plot cards with rules of their own (IMP 14.1), Rapid Mobilization to Urgent Mission."""

import pytest

from imperium.table import Table

IDLE = {"revealed": True}


def my_turn(**me):
    """My turn, with a card to send; nobody else takes turns."""
    others, table = me.pop("others", [IDLE, IDLE]), me.pop("table", {})
    return Table(**{"hand": "dagger", **me}, others=others, table=table)


# --- Rapid Mobilization


@pytest.mark.parametrize("before", [[], ["send dagger hall_of_oratory"], ["reveal"]], ids="".join)
def test_rapid_mobilization_deploys_any_number_from_the_garrison(before):
    """IMP 14.1.8: without a combat space and beyond two, on an agent or reveal turn."""
    table = my_turn(intrigue="rapid_mobilization windfall", garrison=4).do(*before)
    garrison = table.garrison
    table.do("play rapid_mobilization")
    assert table.options == [f"deploy {number}" for number in range(garrison + 1)]
    table.do("deploy 4")
    assert (table.conflict, table.garrison) == (4, garrison - 4)


def test_rapid_mobilization_may_deploy_none():
    """IMP 14.1.8."""
    table = my_turn(intrigue="rapid_mobilization").do("play rapid_mobilization", "deploy 0")
    assert (table.conflict, table.garrison, table.intrigue) == (0, 3, [])


def test_rapid_mobilization_leaves_the_right_of_a_combat_space():
    """IMP 14.1.8: two more and the recruit may follow at Arrakeen."""
    table = my_turn(hand="reconnaissance", intrigue="rapid_mobilization", garrison=5)
    table.do("play rapid_mobilization", "deploy 2", "send reconnaissance arrakeen")
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]


def test_rapid_mobilization_may_be_wasted_on_an_empty_garrison():
    """IMP 19.1.25: nothing in chapter 14 asks for a troop."""
    table = my_turn(intrigue="rapid_mobilization", garrison=0).do("play rapid_mobilization")
    assert (table.conflict, table.intrigue) == (0, [])
    assert table.asked == (0, "turn")


# --- Recruitment Mission


def test_recruitment_mission_lets_each_card_go_on_the_deck_or_not():
    """IMP 14.1.9: chosen card by card, on the reveal turn."""
    table = my_turn(
        hand="dagger convincing_argument convincing_argument", intrigue="recruitment_mission",
        table={"row": ["dr_yueh"]},
    )  # fmt: skip
    table.do("play recruitment_mission", "reveal")
    assert {"acquire dr_yueh", "acquire dr_yueh on_deck"} <= set(table.options)
    table.do("acquire dr_yueh on_deck", "acquire arrakis_liaison")
    assert (table.deck_shown, table.discard) == (["dr_yueh"], ["arrakis_liaison"])
    assert table.persuasion == 2 * 2 + 1 - 1 - 2


def test_without_recruitment_mission_no_card_goes_on_the_deck():
    """IMP 14.1.9."""
    table = my_turn(hand="dagger convincing_argument").do("reveal")
    assert table.offered("acquire arrakis_liaison") == ["acquire arrakis_liaison"]
    assert table.why("acquire arrakis_liaison on_deck") == "IMP 5.3.4"


def test_recruitment_mission_does_not_reach_cards_acquired_on_an_agent_turn():
    """IMP 14.1.9: Bypass Protocol before the reveal turn fills the discard pile."""
    table = my_turn(intrigue="recruitment_mission bypass_protocol")
    table.do("play recruitment_mission", "play bypass_protocol")
    assert "acquire arrakis_liaison" in table.options
    assert "acquire arrakis_liaison on_deck" not in table.options


def test_recruitment_mission_reaches_cards_acquired_without_paying():
    """IMP 14.1.9: each card acquired on the reveal turn, by Bypass Protocol as well."""
    hand = "dagger convincing_argument"
    table = my_turn(hand=hand, intrigue="recruitment_mission bypass_protocol")
    table.do("play recruitment_mission", "reveal", "play bypass_protocol")
    assert "acquire arrakis_liaison" in table.options
    assert table.do("acquire arrakis_liaison on_deck").deck_shown == ["arrakis_liaison"]


def test_recruitment_mission_ends_with_its_round():
    """IMP 14.1.9: cards of the next round's reveal turn go to the discard pile again."""
    bare = {**IDLE, "deck": [], "discard": []}
    hand = "dagger convincing_argument"
    table = my_turn(hand=hand, deck="", intrigue="recruitment_mission", others=[bare, bare])
    table.do("play recruitment_mission", "reveal", "done", "reveal")
    assert (table.table["round"], table.asked) == (2, (0, "reveal_turn"))
    assert table.offered("acquire arrakis_liaison") == ["acquire arrakis_liaison"]


# --- Refocus


def test_refocus_shuffles_the_discards_in_and_draws():
    """IMP 14.1.10."""
    table = my_turn(intrigue="refocus", deck="", discard="stilgar scout").do("play refocus")
    assert table.discard == []
    assert sorted(table.hand + table.deck_cards) == ["dagger", "scout", "stilgar"]
    assert (table.hand_size, table.deck_size) == (2, 1)


def test_refocus_leaves_cards_in_play_alone():
    """IMP 14.1.10."""
    table = my_turn(hand="dagger scout", intrigue="refocus", deck="stilgar", discard="chani")
    table.do("send dagger hall_of_oratory", "play refocus")
    assert (table.play, table.hand_size, table.deck_size) == (["dagger"], 2, 1)


def test_refocus_shuffles_the_deck_alone_without_discards():
    """IMP 14.1.10: the known top card is lost from sight, and another is drawn."""
    deck = "stilgar scout chani opulence carryall dr_yueh"
    table = my_turn(intrigue="refocus", deck=deck, discard="", seed=2).do("play refocus")
    assert (table.deck_size, table.hand_size) == (5, 2)
    assert "stilgar" in table.deck_cards


def test_refocus_with_no_card_at_all_draws_nothing():
    """IMP 19.1.25; IMP 3.3.1: with deck and discard pile empty the draw is lost."""
    table = my_turn(intrigue="refocus", deck="", discard="").do("play refocus")
    assert (table.hand, table.intrigue) == (["dagger"], [])


# --- Reinforcements


def test_reinforcements_stay_in_the_garrison_without_a_combat_space():
    """IMP 14.1.11."""
    table = my_turn(intrigue="reinforcements windfall", solari=3)
    table.do("send dagger hall_of_oratory", "play reinforcements")
    assert (table.garrison, table.solari) == (3 + 1 + 3, 0)
    assert table.offered("deploy") == []


@pytest.mark.parametrize(
    "choices",
    [
        ["play reinforcements", "send reconnaissance carthag"],
        ["send reconnaissance carthag", "play reinforcements"],
    ],
    ids=["before", "after"],
)
def test_reinforcements_may_be_deployed_with_a_combat_space(choices):
    """IMP 14.1.11: three and the recruit of Carthag and two of the garrison."""
    table = my_turn(hand="reconnaissance", intrigue="reinforcements windfall", solari=3)
    table.do(*choices, "resolve carthag intrigue_1")
    assert table.offered("deploy")[-1] == "deploy 6"


def test_reinforcements_may_be_deployed_on_a_reveal_turn():
    """IMP 14.1.11: up to the three recruits, no garrison troop."""
    table = my_turn(intrigue="reinforcements windfall", solari=3)
    table.do("reveal", "play reinforcements")
    assert table.options == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    table.do("deploy 2")
    assert (table.conflict, table.garrison) == (2, 3 + 1)


def test_reinforcements_are_limited_by_the_supply():
    """IMP 14.1.11 and IMP 19.1.25: with one troop left, one comes."""
    table = my_turn(intrigue="reinforcements windfall", solari=3, garrison=11)
    table.do("reveal", "play reinforcements")
    assert (table.garrison, table.options) == (12, ["deploy 0", "deploy 1"])


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
