"""Plot cards about decks and the acquiring of cards (IMP 14.1)."""

from imperium.table import Table

# --- Bypass Protocol


ROW = ["stilgar", "spice_hunter", "chani", "dr_yueh", "lady_jessica"]


IDLE = {"revealed": True}


def my_turn(**me):
    """My turn, with a card to send; nobody else takes turns."""
    others, table = me.pop("others", [IDLE, IDLE]), me.pop("table", {})
    return Table(**{"hand": "dagger", **me}, others=others, table=table)


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
