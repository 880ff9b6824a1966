"""Intrigue cards in general: holding, drawing, when they are played, what is drawn by them."""

import pytest

from imperium.table import Table
from landsraad.games.imperium.engine.catalogue import SET

IDLE = {"revealed": True}
EVERY_CARD = [card.key for card in SET["base"].intrigue for _ in range(card.copies)]


def my_turn(**me):
    """My turn, with a card to send; nobody else takes turns."""
    others, table = me.pop("others", [IDLE, IDLE]), me.pop("table", {})
    return Table(**{"hand": "dagger", **me}, others=others, table=table)


def all_but(*keys):
    """Every intrigue card but one copy of each of these, to empty the intrigue deck."""
    cards = EVERY_CARD[:]
    for key in keys:
        cards.remove(key)
    return cards


# --- holding and drawing


def test_intrigue_cards_are_held_face_down_apart_from_the_hand():
    """IMP 10.1.1: others see how many there are."""
    table = my_turn(intrigue="windfall ambush")
    assert (table.intrigue, table.hand) == (["ambush", "windfall"], ["dagger"])
    seen = table.game.view(1)["players"][0]
    assert (seen["intrigue_size"], seen["intrigue_known"]) == (2, [])
    assert "intrigue" not in seen


def test_there_is_no_limit_to_the_intrigue_cards_held():
    """IMP 10.1.1."""
    table = my_turn(hand="reconnaissance", intrigue=EVERY_CARD[:12])
    assert table.do("send reconnaissance carthag", "resolve carthag intrigue_1").intrigue_size == 13


def test_an_empty_intrigue_deck_is_renewed_from_the_discards():
    """IMP 10.1.1."""
    table = my_turn(
        hand="reconnaissance scout", others=[IDLE, {**IDLE, "intrigue": all_but("windfall")}],
        table={"intrigue_discard": ["windfall"]},
    )  # fmt: skip
    assert table.table["intrigue_deck"] == 0
    table.do("send reconnaissance carthag")
    assert (table.intrigue, table.table["intrigue_discard"]) == (["windfall"], [])


def test_intrigue_discards_stay_while_the_deck_has_cards():
    """IMP 10.1.1: drawing the last card of the deck renews nothing yet."""
    table = my_turn(
        hand="reconnaissance scout",
        others=[IDLE, {**IDLE, "intrigue": all_but("windfall", "charisma")}],
        table={"intrigue_discard": ["windfall"]},
    )  # fmt: skip
    table.do("send reconnaissance carthag")
    assert (table.intrigue, table.table["intrigue_deck"]) == (["charisma"], 0)
    assert table.table["intrigue_discard"] == ["windfall"]


def test_with_deck_and_discards_empty_no_intrigue_card_is_drawn():
    """IMP 19.1.19."""
    table = my_turn(
        hand="reconnaissance scout", others=[IDLE, {**IDLE, "intrigue": EVERY_CARD}]
    ).do("send reconnaissance carthag")
    assert (table.intrigue, table.garrison) == ([], 4)


def test_a_card_being_resolved_is_not_among_the_discards_yet():
    """IMP 10.2.2: the card drawn for 4 influence cannot be the one that raised it."""
    card = "secret_of_the_sisterhood"
    table = my_turn(
        intrigue=card, influence={"bene_gesserit": 3},
        others=[IDLE, {**IDLE, "intrigue": all_but(card)}],
    )  # fmt: skip
    table.do(f"play {card}")
    assert (table.influence["bene_gesserit"], table.intrigue) == (4, [])
    assert table.table["intrigue_discard"] == [card]


def test_a_card_that_asks_lies_open_until_it_is_resolved():
    """IMP 10.2.2."""
    table = my_turn(intrigue="bribery", solari=2).do("play bribery")
    assert (table.waiting, table.table["intrigue_discard"]) == (["bribery"], [])
    table.do("faction guild")
    assert (table.waiting, table.table["intrigue_discard"]) == ([], ["bribery"])


def test_a_card_kept_for_the_reveal_turn_is_discarded_only_after_it():
    """IMP 10.2.3: Thufir Hawat cannot draw it on that turn."""
    table = my_turn(
        hand="thufir_hawat", waiting="charisma",
        others=[IDLE, {**IDLE, "intrigue": all_but("charisma")}],
    ).do("reveal")  # fmt: skip
    assert (table.persuasion, table.waiting, table.intrigue) == (1 + 2, ["charisma"], [])
    assert table.do("done").table["intrigue_discard"] == ["charisma"]


# --- plot cards on turns


AGENT = "send lady_jessica arrakeen"
MOMENTS = {
    "before the agent": [],
    "between the effects": [AGENT, "resolve arrakeen draw_1"],
    "after the effects": [AGENT, "resolve arrakeen draw_1", "resolve lady_jessica draw_2"],
    "between effect and deployment": [AGENT, "deploy 1"],
    "after deploying": [
        AGENT, "resolve arrakeen draw_1", "resolve lady_jessica draw_2", "deploy 3",
    ],
    "after revealing": ["reveal"],
    "between acquisitions": ["reveal", "acquire arrakis_liaison"],
}  # fmt: skip


@pytest.mark.parametrize("choices", MOMENTS.values(), ids=MOMENTS)
def test_a_plot_card_may_be_played_at_any_moment_of_the_own_turn(choices):
    """IMP 2.4.1 and IMP 10.2.1: the turn then goes on where it was."""
    table = my_turn(hand="lady_jessica convincing_argument", intrigue="windfall ambush", solari=0)
    table.do(*choices)
    rest = [option for option in table.options if option != "play windfall"]
    table.do("play windfall")
    assert table.solari == 2
    assert set(rest) <= set(table.options)


def test_a_plot_card_may_be_played_after_the_last_action():
    """IMP 2.4.1: the turn of whoever holds one does not end by itself."""
    table = my_turn(intrigue="windfall", solari=0, others=[{}, {}])
    table.do("send dagger hall_of_oratory")
    assert (table.asked, table.options) == ((0, "end_turn"), ["play windfall", "done"])
    assert table.do("play windfall").asked == (1, "turn")
    assert table.solari == 2


def test_a_plot_card_drawn_on_the_turn_may_be_played_on_it():
    """IMP 2.4.1."""
    table = my_turn(hand="reconnaissance", table={"intrigue_top": ["windfall"]}, solari=0)
    table.do("send reconnaissance carthag", "play windfall")
    assert table.solari == 2


def test_plot_cards_are_not_played_on_the_turn_of_another():
    """IMP 2.4.1."""
    table = my_turn(intrigue="windfall", others=[{"hand": ["dagger"]}, IDLE], table={"turn": 1})
    assert table.asked == (1, "turn")
    assert table.offered("play") == []
    assert table.why("play windfall")


def test_plot_cards_are_not_played_when_another_turn_asks_one_something():
    """IMP 2.4.1: Test of Humanity lets me choose, but it is not my turn."""
    other = {"hand": ["test_of_humanity", "dagger"]}
    table = my_turn(intrigue="windfall", conflict=1, others=[other, IDLE], table={"turn": 1})
    table.do("send test_of_humanity hall_of_oratory")
    assert (table.asked[0], table.options) == (0, ["take discard", "take troop"])


def test_water_from_a_plot_card_pays_for_the_space():
    """IMP 2.4.1."""
    table = my_turn(hand="dune_the_desert_planet", intrigue="water_peddlers_union", water=0)
    assert table.why("send dune_the_desert_planet hagga_basin") == "IMP 4.3.1"
    table.do("play water_peddlers_union", "send dune_the_desert_planet hagga_basin")
    assert (table.water, table.spice) == (0, 2)


def test_influence_from_a_plot_card_meets_the_requirement_of_the_space():
    """IMP 2.4.1."""
    table = my_turn(hand="reconnaissance", intrigue="know_their_ways", influence={"fremen": 1})
    assert table.why("send reconnaissance sietch_tabr") == "IMP 4.3.2"
    table.do("play know_their_ways")
    assert "send reconnaissance sietch_tabr" in table.options


# --- who is asked


def test_a_seat_with_intrigue_is_asked_before_its_turn_ends():
    """IMP 19.1.6: even if it can only end it."""
    table = my_turn(intrigue="ambush", others=[{}, {}]).do("send dagger hall_of_oratory")
    assert (table.asked, table.options) == ((0, "end_turn"), ["done"])
    assert table.do("done").asked == (1, "turn")


def test_a_seat_without_intrigue_is_not_asked_before_its_turn_ends():
    """IMP 19.1.6 speaks of seats that hold cards."""
    table = my_turn(others=[{}, {}]).do("send dagger hall_of_oratory")
    assert table.asked == (1, "turn")


def test_a_seat_with_intrigue_is_asked_before_it_has_to_reveal():
    """IMP 19.1.6: and again before the reveal turn ends."""
    table = my_turn(hand="", intrigue="ambush", others=[{}, {}])
    assert (table.asked, table.options) == ((0, "turn"), ["reveal"])
    table.do("reveal")
    assert (table.asked, table.options) == ((0, "reveal_turn"), ["done"])


def test_a_seat_that_can_only_reveal_and_holds_no_intrigue_is_not_asked():
    """IMP 19.1.6 speaks of seats that hold cards."""
    table = my_turn(hand="", others=[{}, {}])
    assert (table.revealed, table.asked) == (True, (1, "turn"))


# --- drawing cards


def test_an_empty_deck_is_renewed_in_the_middle_of_a_draw():
    """IMP 3.3.1: from the discard pile, without the cards in hand and in play."""
    table = my_turn(
        hand="dagger scout", intrigue="water_of_life", spice=1, deck="chani",
        discard="stilgar opulence carryall",
    ).do("send dagger hall_of_oratory", "play water_of_life")  # fmt: skip
    assert {"chani", "scout"} < set(table.hand)
    assert (table.hand_size, table.deck_size, table.discard) == (4, 1, [])
    assert table.play == ["dagger"]


def test_the_rest_of_a_draw_is_lost_when_deck_and_discards_are_empty():
    """IMP 3.3.1."""
    table = my_turn(intrigue="water_of_life", spice=1, deck="chani", discard="stilgar")
    table.do("play water_of_life")
    assert table.hand == ["dagger", "chani", "stilgar"]
    assert (table.deck_size, table.discard) == (0, [])


def test_an_empty_deck_is_not_renewed_before_a_card_must_be_drawn():
    """IMP 3.3.2: neither the last draw nor a look moves the discard pile."""
    table = my_turn(intrigue="poison_snooper poison_snooper", deck="chani", discard="stilgar").do(
        "play poison_snooper", "take draw"
    )
    assert (table.deck_size, table.discard) == (0, ["stilgar"])
    assert table.offered("play") == []


@pytest.mark.parametrize(
    "card, choices",
    [("poison_snooper", ["take draw"]), ("refocus", []), ("water_of_life", [])],
)
def test_cards_drawn_on_the_own_reveal_turn_are_revealed_at_once(card, choices):
    """IMP 5.1.3: their reveal boxes work, and nothing stays in hand."""
    table = my_turn(
        hand="dagger convincing_argument", intrigue=card, spice=1, deck="stilgar", discard=""
    ).do("reveal")
    assert (table.persuasion, table.swords) == (2, 1)
    table.do(f"play {card}", *choices)
    assert (table.persuasion, table.swords) == (2 + 2, 1 + 3)
    assert (table.hand, "stilgar" in table.play) == ([], True)


def test_a_card_put_on_the_deck_and_drawn_on_the_reveal_turn_is_revealed():
    """IMP 5.1.3."""
    table = my_turn(
        hand="dagger convincing_argument", intrigue="recruitment_mission poison_snooper",
        table={"row": ["scout"]},
    )  # fmt: skip
    table.do("reveal", "play recruitment_mission", "acquire scout on_deck")
    table.do("play poison_snooper", "take draw")
    assert (table.persuasion, table.swords) == (2 + 1 - 1 + 1, 1 + 1)


def test_cards_drawn_on_an_agent_turn_stay_in_hand():
    """IMP 5.1.3 is for the reveal turn."""
    table = my_turn(intrigue="refocus", deck="stilgar", discard="").do("play refocus")
    assert (table.hand, table.swords) == (["dagger", "stilgar"], 0)
