"""Reveal turns: revealing, effects, acquiring, strength, clean-up (IMP 5)."""

import pytest

from imperium.table import Table

IDLE = {"hand": [], "deck": [], "discard": []}
OTHERS = [{"hand": "dagger dagger"}, IDLE]
ROW = ["liet_kynes", "space_travel", "dr_yueh", "spice_hunter", "lady_jessica"]
PERSUASION_4 = "convincing_argument convincing_argument"


def revealing(hand, *, table=None, **me):
    """My reveal turn, with a known row; a hand without agent icons reveals by itself."""
    mine = Table(hand=hand, others=OTHERS, table={"row": ROW, **(table or {})}, **me)
    return mine.do(*mine.offered("reveal"))


def test_a_reveal_lays_the_whole_hand_into_play():
    """IMP 5.1.1"""
    table = revealing("diplomacy convincing_argument")
    assert (table.hand, sorted(table.play)) == ([], ["convincing_argument", "diplomacy"])
    assert table.persuasion == 3


def test_a_reveal_turn_can_be_taken_with_an_empty_hand():
    """IMP 5.1.1: what lies outside the hand still works."""
    table = Table(hand="", council=True, others=OTHERS, table={"row": ROW})
    assert (table.asked, table.persuasion) == ((0, "reveal_turn"), 2)
    assert (table.revealed, table.agents) == (True, 2)


def test_reveal_boxes_of_cards_played_for_agents_do_not_work():
    """IMP 5.1.2"""
    table = revealing("reconnaissance", play="diplomacy stilgar", conflict=1,
                      table={"agents": {"wealth": [0], "carthag": [0]}})  # fmt: skip
    assert (table.persuasion, table.swords) == (1, 0)


@pytest.mark.parametrize(
    ("intrigue", "answers"),
    [("poison_snooper", ["take draw"]), ("refocus", []), ("water_of_life", [])],
)
def test_a_card_drawn_on_the_own_reveal_turn_is_revealed_at_once(intrigue, answers):
    """IMP 5.1.3"""
    table = revealing("dagger", deck="convincing_argument", intrigue=intrigue, spice=1)
    assert table.persuasion == 0
    table.do(f"play {intrigue}", *answers)
    assert (table.hand, table.persuasion) == ([], 2)
    assert sorted(table.play) == ["convincing_argument", "dagger"]
    assert "acquire arrakis_liaison" in table.options


def test_effects_and_purchases_come_in_any_order():
    """IMP 5.2.1: a purchase, an effect, another purchase."""
    table = revealing(f"bene_gesserit_sister {PERSUASION_4}")
    choice = "resolve bene_gesserit_sister persuasion_or_swords"
    assert {choice, "acquire spice_hunter"} <= set(table.options)
    table.do("acquire spice_hunter", choice, "take persuasion")
    assert table.persuasion == 4
    table.do("acquire arrakis_liaison")
    assert table.discard == ["spice_hunter", "arrakis_liaison"]


def test_compulsory_effects_cannot_be_left_out():
    """IMP 3.1.1: one of the two has to be taken; a retreat of any number may be none."""
    table = revealing("bene_gesserit_sister")
    assert "done" not in table.options
    assert table.why("done") == "IMP 3.1.1"
    chani = revealing("chani", conflict=2)
    chani.do("resolve chani retreat")
    assert chani.options == ["retreat 0", "retreat 1", "retreat 2"]
    assert chani.do("retreat 0").conflict == 2


def test_effects_behind_an_arrow_and_the_trash_icon_may_be_left_out():
    """IMP 3.1.1"""
    table = Table(hand="guild_administrator dagger", others=OTHERS)
    table.do("send guild_administrator secure_contract")
    assert "done" in table.options
    assert table.do("done").play == ["guild_administrator"]
    opulence = revealing("opulence", solari=6)
    assert {"resolve opulence pay_solari_6", "done"} <= set(opulence.options)
    assert opulence.do("done").solari == 6


def test_recruits_of_a_reveal_turn_stay_in_the_garrison():
    """IMP 5.2.2: even after an agent turn at a combat space."""
    table = Table(hand="dagger", influence={"emperor": 3}, solari=2, intrigue="bribery",
                  others=OTHERS, table={"agents": {"arrakeen": [0]}})  # fmt: skip
    table.do("reveal", "play bribery", "faction emperor")
    assert (table.garrison, table.conflict) == (5, 0)
    assert table.offered("deploy") == table.offered("resolve") == []


def test_recruits_of_a_reveal_turn_are_deployed_where_the_effect_says_so():
    """IMP 5.2.2"""
    table = revealing("gurney_halleck", solari=3)
    table.do("resolve gurney_halleck pay_solari_3")
    assert (table.garrison, table.options[-1]) == (5, "deploy 2")
    assert table.do("deploy 2").conflict == 2


def test_row_and_two_stacks_are_for_sale_within_the_persuasion():
    """IMP 5.3.1"""
    table = revealing(PERSUASION_4)
    assert sorted(table.offered("acquire")) == [
        "acquire arrakis_liaison", "acquire dr_yueh", "acquire space_travel", "acquire spice_hunter"
    ]  # fmt: skip
    assert table.why("acquire liet_kynes") == "IMP 5.3.1"
    assert table.why("acquire piter_de_vries") == "IMP 5.3.1"
    assert table.why("acquire foldspace") == "IMP 13.1.2"


def test_the_spice_must_flow_costs_nine():
    """IMP 5.3.1, IMP 5.3.5: its point comes on acquiring."""
    table = revealing(f"{PERSUASION_4} piter_de_vries stilgar")
    assert table.do("acquire the_spice_must_flow").vp == 1
    assert (table.persuasion, table.table["reserve"]["the_spice_must_flow"]) == (0, 9)


def test_an_empty_stack_sells_nothing():
    """IMP 5.3.1"""
    eight = " ".join(["arrakis_liaison"] * 8)
    table = revealing(PERSUASION_4, discard=eight)
    assert "acquire arrakis_liaison" not in table.options
    assert table.why("acquire arrakis_liaison") == "IMP 5.3.1"


def test_persuasion_is_one_pool_that_may_be_split():
    """IMP 5.3.2: 4 of two cards and the council buy 2 and 2 and 1."""
    table = revealing(f"{PERSUASION_4} diplomacy", council=True)
    assert table.persuasion == 7
    table.do("acquire spice_hunter", "acquire arrakis_liaison", "acquire space_travel")
    assert table.persuasion == 0


def test_persuasion_left_over_is_lost():
    """IMP 5.3.2"""
    table = revealing(f"{PERSUASION_4} diplomacy")
    assert table.persuasion == 5
    assert table.do("done").persuasion == 0


def test_a_gap_in_the_row_is_filled_at_once_and_the_card_is_for_sale():
    """IMP 5.3.3"""
    table = revealing(PERSUASION_4, table={"row": ROW, "imperium_top": ["scout", "carryall"]})
    table.do("acquire dr_yueh")
    assert sorted(table.table["row"]) == sorted([*ROW[:2], "scout", *ROW[3:]])
    table.do("acquire scout")
    assert "carryall" in table.table["row"]
    assert "scout" not in table.table["row"]
    assert table.discard == ["dr_yueh", "scout"]


def test_acquired_cards_go_to_the_discard_pile():
    """IMP 5.3.4"""
    table = revealing(PERSUASION_4)
    assert table.why("acquire space_travel on_deck") == "IMP 5.3.4"
    table.do("acquire space_travel")
    assert (table.discard, table.hand) == (["space_travel"], [])


def test_an_effect_may_send_an_acquired_card_to_the_deck():
    """IMP 5.3.4: Recruitment Mission."""
    table = revealing(PERSUASION_4, waiting="recruitment_mission")
    table.do("acquire space_travel on_deck")
    assert (table.discard, table.deck_shown) == ([], ["space_travel"])


def test_an_acquire_effect_works_when_the_card_is_acquired_by_persuasion():
    """IMP 5.3.5"""
    table = revealing(f"{PERSUASION_4} diplomacy", table={"row": ["chani", *ROW[1:]]})
    assert table.do("acquire chani").water == 2


def test_an_acquire_effect_works_when_the_card_is_acquired_for_nothing():
    """IMP 5.3.5"""
    table = Table(hand="dagger diplomacy", intrigue="bypass_protocol", spice=2,
                  others=OTHERS, table={"row": ["chani", *ROW[1:]]})  # fmt: skip
    table.do("play bypass_protocol", "take deck", "acquire chani on_deck")
    assert (table.water, table.spice, table.deck_shown) == (2, 0, ["chani"])


def test_an_acquire_effect_does_not_work_when_the_card_is_played_or_revealed():
    """IMP 5.3.5"""
    table = Table(hand="chani dagger", others=OTHERS)
    assert table.do("send chani carthag").water == 1
    assert revealing("chani").water == 1


def test_the_row_stays_short_when_the_deck_is_empty():
    """IMP 19.1.18"""
    table = revealing(PERSUASION_4)
    table.game.state.trashed += table.game.state.deck
    table.game.state.deck.clear()
    table.do("acquire dr_yueh")
    assert sorted(table.table["row"]) == sorted([*ROW[:2], *ROW[3:]])
    assert "acquire spice_hunter" in table.options


def test_strength_is_two_a_troop_and_one_a_sword():
    """IMP 5.4.1: troops in garrison and supply add nothing."""
    table = revealing("dagger stilgar", conflict=3, garrison=4)
    assert table.strength == 3 * 2 + 1 + 3


def test_swords_give_no_strength_without_a_troop():
    """IMP 5.4.2"""
    table = revealing("dagger stilgar", garrison=4)
    assert (table.swords, table.strength) == (4, 0)


def test_swords_are_void_when_the_last_troop_leaves():
    """IMP 5.4.2, IMP 5.4.3"""
    table = revealing("scout stilgar", conflict=2)
    assert table.strength == 4 + 4
    assert table.do("resolve scout retreat", "retreat 2").strength == 0


def test_a_loss_of_troops_lowers_strength_at_once():
    """IMP 5.4.3: after my reveal turn an opponent makes me lose one."""
    others = [{"hand": "dagger dagger", "intrigue": "double_cross", "solari": 1}, IDLE]
    table = Table(hand="stilgar", conflict=2, others=others, table={"row": ROW})
    table.do("reveal", "done")
    assert table.strength == 4 + 3
    table.do("play double_cross")
    assert (table.strength, table.supply) == (2 + 3, 8)


def test_a_deployment_raises_strength_at_once():
    """IMP 5.4.3"""
    table = revealing("sardaukar_legion stilgar", conflict=1)
    assert table.strength == 2 + 3
    table.do("resolve sardaukar_legion deploy", "deploy 2")
    assert (table.strength, table.garrison) == (6 + 3, 1)


def test_clean_up_discards_agent_cards_and_revealed_cards():
    """IMP 5.5.1"""
    table = revealing("dagger diplomacy", play="reconnaissance", discard="scout",
                      table={"agents": {"arrakeen": [0]}})  # fmt: skip
    assert sorted(table.play) == ["dagger", "diplomacy", "reconnaissance"]
    table.do("done")
    assert table.play == []
    assert sorted(table.discard) == ["dagger", "diplomacy", "reconnaissance", "scout"]
