"""Plot cards that gain or buy something; those with rules of their own are tested by name."""

import pytest

from imperium.table import Table

IDLE = {"revealed": True}


def my_turn(**me):
    """My turn, with a card to send; nobody else takes turns."""
    others = me.pop("others", [IDLE, IDLE])
    return Table(**{"hand": "dagger", **me}, others=others)


@pytest.mark.parametrize(
    "card, resource, amount", [("windfall", "solari", 2), ("water_peddlers_union", "water", 1)]
)
def test_a_gain_is_taken_and_the_card_discarded(card, resource, amount):
    table = my_turn(intrigue=card, **{resource: 0}).do(f"play {card}")
    assert getattr(table, resource) == amount
    assert (table.intrigue, table.table["intrigue_discard"]) == ([], [card])
    assert table.offered("play") == []


@pytest.mark.parametrize(
    "card, faction",
    [
        ("favored_subject", "emperor"),
        ("guild_authorization", "guild"),
        ("secret_of_the_sisterhood", "bene_gesserit"),
        ("know_their_ways", "fremen"),
    ],
)
def test_a_faction_card_raises_influence_with_its_faction_alone(card, faction):
    table = my_turn(intrigue=card).do(f"play {card}")
    assert table.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 0} | {
        faction: 1
    }
    assert table.table["intrigue_discard"] == [card]


def test_a_faction_card_may_be_played_at_the_end_of_the_track():
    """IMP 19.1.25: an effect that comes to nothing does not forbid the card."""
    table = my_turn(intrigue="favored_subject", influence={"emperor": 6}, vp=2)
    table.do("play favored_subject")
    assert (table.influence["emperor"], table.vp) == (6, 2)
    assert table.intrigue == []


def test_bribery_buys_influence_with_a_faction_of_choice():
    table = my_turn(intrigue="bribery", solari=2).do("play bribery")
    assert table.offered("faction") == table.options
    table.do("faction guild")
    assert (table.influence["guild"], table.solari) == (1, 0)
    assert sum(table.influence.values()) == 1


@pytest.mark.parametrize(
    "card, price",
    [("choam_shares", {"solari": 7}), ("the_sleeper_must_awaken", {"spice": 4})],
)
def test_a_point_is_bought(card, price):
    table = my_turn(intrigue=card, vp=3, **price).do(f"play {card}")
    assert (table.vp, table.solari + table.spice) == (4, 0)


PRICES = [
    ("bribery", {"solari": 2}),
    ("calculated_hire", {"spice": 1}),
    ("choam_shares", {"solari": 7}),
    ("double_cross", {"solari": 1}),
    ("reinforcements", {"solari": 3}),
    ("the_sleeper_must_awaken", {"spice": 4}),
    ("water_of_life", {"water": 1, "spice": 1}),
]
FIGHTING = [{"revealed": True, "conflict": 1}, IDLE]


@pytest.mark.parametrize("card, price", PRICES)
def test_the_price_of_a_plot_card_cannot_be_refused(card, price):
    """IMP 3.2.4: once the card is played its price is paid, and no answer gets round it."""
    table = my_turn(intrigue=card, others=FIGHTING, **{"water": 0, **price})
    table.do(f"play {card}")
    assert {name: getattr(table, name) for name in price} == dict.fromkeys(price, 0)
    assert not {"decline", "done", "pass"} & set(table.options)


@pytest.mark.parametrize("card, price", PRICES)
def test_a_plot_card_is_not_offered_with_one_too_little_of_any_price(card, price):
    """IMP 3.2.4 and IMP 10.2.2."""
    for short in price:
        have = {"water": 0, **price, short: price[short] - 1}
        table = my_turn(intrigue=card, others=FIGHTING, **have)
        assert table.why(f"play {card}") == "IMP 10.2.2"


@pytest.mark.parametrize(
    "council, offered", [(True, ["play councilors_dispensation"]), (False, [])]
)
def test_councilors_dispensation_needs_a_council_seat(council, offered):
    """IMP 10.2.2."""
    table = my_turn(intrigue="councilors_dispensation", council=council)
    assert table.offered("play") == offered


def test_councilors_dispensation_gives_two_spice():
    table = my_turn(intrigue="councilors_dispensation", council=True, spice=0)
    assert table.do("play councilors_dispensation").spice == 2


def test_a_council_seat_taken_on_the_same_turn_is_enough():
    """IMP 2.4.1: the card is played after the agent took the seat."""
    table = my_turn(intrigue="councilors_dispensation", solari=5, spice=0)
    assert table.offered("play") == []
    table.do("send dagger high_council", "resolve earl_memnon_thorvald influence_any_1")
    table.do("faction emperor", "play councilors_dispensation")
    assert table.spice == 2


def test_water_of_life_draws_three_cards():
    table = my_turn(intrigue="water_of_life", water=1, spice=1, deck="scout stilgar chani opulence")
    table.do("play water_of_life")
    assert sorted(table.hand) == ["chani", "dagger", "scout", "stilgar"]
    assert table.deck_cards == ["opulence"]


@pytest.mark.parametrize("waits", ["charisma", "recruitment_mission"])
def test_persuasion_for_the_reveal_turn_is_not_there_before(waits):
    """IMP 10.2.3: the card stays face up until the reveal turn of this round."""
    table = my_turn(hand="dagger reconnaissance", intrigue=waits).do(f"play {waits}")
    assert (table.persuasion, table.waiting, table.table["intrigue_discard"]) == (0, [waits], [])
    table.do("send dagger hall_of_oratory")
    assert (table.persuasion, table.waiting) == (0, [waits])


@pytest.mark.parametrize("card, amount", [("charisma", 2), ("recruitment_mission", 1)])
def test_persuasion_waits_for_the_reveal_turn_and_then_the_card_is_discarded(card, amount):
    """IMP 10.2.3: it works on that turn and is discarded afterwards."""
    table = my_turn(hand="dagger convincing_argument", intrigue=card)
    table.do(f"play {card}", "reveal")
    assert (table.persuasion, table.waiting) == (2 + amount, [card])
    table.do("done")
    assert (table.waiting, table.table["intrigue_discard"]) == ([], [card])


@pytest.mark.parametrize("card, amount", [("charisma", 2), ("recruitment_mission", 1)])
def test_persuasion_comes_at_once_on_the_reveal_turn(card, amount):
    table = my_turn(hand="convincing_argument", intrigue=card).do("reveal", f"play {card}")
    assert table.persuasion == 2 + amount
    assert (table.waiting, table.table["intrigue_discard"]) == ([], [card])
