"""Steersman Y'rkoon and his navigation cards (IMP 32.2)."""

import pytest

import landsraad
from imperium.bl_turns import IDLE, alone, finished, shown
from imperium.table import Table

STEERSMAN = {"leader": "steersman_yrkoon"}
PLAIN = ["navigation_alliance", "navigation_water", "navigation_troops", "navigation_victory"]


def new(seed=1):
    return landsraad.new(
        "imperium", 3, seed, expansions=["bloodlines"], leaders=["steersman_yrkoon"]
    )


def test_he_starts_without_water_and_without_a_signet_ring():
    """IMP 32.2.1: nine cards."""
    game = new()
    while game.decision.seat != 0 or game.decision.ask.key == "course":
        game.apply(game.decision.options[0])
    me = game.view(0)["players"][0]
    assert me["water"] == 0
    assert me["hand_size"] + me["deck_size"] == 9
    owned = [*me["hand"], *me["deck_cards"]] if "deck_cards" in me else me["hand"]
    assert "signet_ring" not in owned
    assert game.view(0)["players"][1]["hand_size"] == 5


def test_he_places_four_of_five_navigation_cards():
    """IMP 32.2.2: in the order he likes; the fifth leaves the game."""
    game = new()
    assert (game.decision.seat, game.decision.ask.key) == (0, "course")
    dealt = [str(option).split()[1] for option in game.decision.options]
    assert len(dealt) == 5
    assert "navigation_spy" not in dealt
    chosen = [dealt[3], dealt[0], dealt[4], dealt[1]]
    for card in chosen:
        game.apply(f"course {card}")
    assert game.view(0)["players"][0]["course"] == chosen
    assert game.decision.ask.key != "course"
    other = game.view(1)["players"][0]
    assert other["course_left"] == 4
    assert "course" not in other


def test_he_draws_when_he_has_gained_three_spice_on_his_turn():
    """IMP 32.2.1, IMP 36.1.11: once a turn, from whatever source."""
    table = alone(**STEERSMAN, hand="dune_the_desert_planet dagger", spice=0, water=2,
                  deck="diplomacy seek_allies")  # fmt: skip
    table.do("send dune_the_desert_planet the_great_flat")
    assert (table.spice, table.hand_size) == (3, 1 + 1)


@pytest.mark.parametrize("bonus, cards", [(1, 1), (2, 2), (6, 2)])
def test_his_hunger_counts_all_spice_of_the_turn_once(bonus, cards):
    """IMP 32.2.1, IMP 36.1.11"""
    table = alone(**STEERSMAN, hand="dune_the_desert_planet dagger", spice=0,
                  deck="diplomacy seek_allies", intrigue="",
                  table={"bonus_spice": {"imperial_basin": bonus}})  # fmt: skip
    table.do("send dune_the_desert_planet imperial_basin")
    assert table.hand_size == cards


def test_gains_of_one_turn_add_up():
    """IMP 32.2.1: two from the space and one from a plot card."""
    table = alone(
        **STEERSMAN, hand="dune_the_desert_planet dagger", spice=0, water=1, conflict=0,
        commanders={"conflict": 1}, intrigue="seize_production", deck="diplomacy seek_allies",
    )  # fmt: skip
    table.do("send dune_the_desert_planet hagga_basin")
    assert table.hand_size == 1
    table.do("play seize_production", "take spice")
    assert (table.spice, table.hand_size) == (4, 2)


def test_a_card_drawn_by_hunger_on_the_reveal_turn_is_revealed():
    """IMP 32.2.1, IMP 5.1.3"""
    table = shown("southern_faith convincing_argument convincing_argument diplomacy",
                  **STEERSMAN, conflict=0, commanders={"conflict": 1}, skills="driven",
                  deck="litany_against_fear")  # fmt: skip
    assert (table.spice, "done" in table.options) == (3, False), "the card must be drawn"
    table.do("resolve steersman_yrkoon draw_1")
    assert (table.hand_size, table.persuasion) == (0, 6 + 2)


def reach(card, *, faction="bene_gesserit", slot=1, **me):
    """Influence with a faction rises from 1 to 2 by an agent."""
    others = [other for other in PLAIN if other != card]
    start = {
        "hand": "diplomacy dagger", "course": card, "navigated": others[: slot - 1],
        "influence": {faction: 1}, "spice": 0, "solari": 0, "water": 0, "garrison": 0,
        "intrigue": "", "discard": "",
    }  # fmt: skip
    space = {"bene_gesserit": "secrets", "guild": "foldspace", "emperor": "wealth"}[faction]
    table = alone(**STEERSMAN, **{**start, **me})
    return table.do(f"send diplomacy {space}")


def choose(table, card, *choices):
    """Use a navigation card where it waits, then answer."""
    for option in table.offered(f"resolve {card}"):
        table.do(option)
    return table.do(*choices)


def test_reaching_two_influence_plays_the_next_card():
    """IMP 32.2.3"""
    table = reach("navigation_alliance")
    finished(table)
    assert (table.navigated, table.course_left) == (["navigation_alliance"], 0)
    assert table.spice == 1


def test_other_steps_of_influence_play_nothing():
    """IMP 32.2.3: reaching 1 or 3 does not count."""
    for height in (0, 2, 3):
        table = finished(reach("navigation_alliance", influence={"bene_gesserit": height}))
        assert (table.navigated, table.course_left) == ([], 1)


def test_reaching_two_again_after_a_fall_plays_another():
    """IMP 32.2.3"""
    table = alone(
        **STEERSMAN, hand="diplomacy dagger", course="navigation_alliance",
        navigated="navigation_water", influence={"bene_gesserit": 2, "guild": 0}, spice=0,
        intrigue="tenuous_bond",
    )  # fmt: skip
    table.do("play tenuous_bond", "faction guild")
    assert table.influence["bene_gesserit"] == 1
    assert table.navigated == ["navigation_water"]
    finished(table.do("send diplomacy secrets"))
    assert table.navigated == ["navigation_water", "navigation_alliance"]


def test_with_no_card_left_nothing_happens():
    """IMP 32.2.3"""
    table = finished(reach("", navigated=PLAIN))
    assert table.influence["bene_gesserit"] == 2
    assert table.spice == 0


def test_navigation_influence_with_another_faction():
    """IMP 32.2.4: one with 2 or more, and not the one just reached."""
    high = {"bene_gesserit": 1, "guild": 2, "emperor": 3, "fremen": 1}
    table = reach("navigation_influence", solari=2, influence=high)
    choose(table, "navigation_influence", "take influence")
    assert table.offered("faction") == ["faction emperor", "faction guild"]
    table.do("faction guild")
    assert (table.solari, table.influence["guild"], table.spice) == (0, 3, 0)


def test_navigation_influence_gives_spice_where_nothing_else_fits():
    """IMP 32.2.4: without 2 solari, or without another faction at 2."""
    poor = finished(reach("navigation_influence", influence={"bene_gesserit": 1, "guild": 2}))
    assert (poor.spice, poor.influence["guild"]) == (1, 2)
    lonely = reach("navigation_influence", solari=2)
    assert "take influence" not in lonely.options
    finished(lonely)
    assert (lonely.spice, lonely.solari) == (1, 2)


def test_navigation_swap_may_be_declined():
    """IMP 32.2.4"""
    table = reach("navigation_swap", influence={"bene_gesserit": 1, "guild": 1})
    assert table.offered("resolve navigation_swap")
    kept = finished(reach("navigation_swap", influence={"bene_gesserit": 1, "guild": 1}))
    assert (kept.influence["guild"], kept.influence["bene_gesserit"]) == (1, 2)
    choose(table, "navigation_swap", "faction guild", "faction emperor")
    assert (table.influence["guild"], table.influence["emperor"]) == (0, 1)


@pytest.mark.parametrize("slot, persuasion", [(1, 0), (3, 0), (4, 1)])
def test_navigation_persuasion_lasts_from_the_fourth_slot(slot, persuasion):
    """IMP 32.2.5: 2 solari in any case."""
    table = finished(reach("navigation_persuasion", slot=slot))
    assert (table.solari, table.each_reveal) == (2, persuasion)
    later = shown("convincing_argument", **STEERSMAN, each_reveal=persuasion)
    assert later.persuasion == 2 + persuasion


def test_navigation_flow_acquires_the_spice_must_flow_from_the_first_slot():
    """IMP 32.2.6: for 1 water, with its point."""
    table = reach("navigation_flow", water=1, vp=2)
    choose(table, "navigation_flow", "take flow")
    assert (table.water, table.vp) == (0, 2 + 1 + 1), "the copy and the track"
    assert "the_spice_must_flow" in table.discard
    assert table.spice == 0


@pytest.mark.parametrize("slot, water", [(1, 0), (2, 1), (4, 1)])
def test_navigation_flow_else_gives_spice(slot, water):
    """IMP 32.2.6"""
    table = reach("navigation_flow", slot=slot, water=water)
    assert "take flow" not in table.options
    assert finished(table).spice == 1


@pytest.mark.parametrize("card, spice", [("sandwalk", 2), ("seek_allies", 0)])
def test_navigation_trash_pays_for_a_card_that_costs_something(card, spice):
    """IMP 32.2.7"""
    table = choose(reach("navigation_trash", discard=card), "navigation_trash")
    table.do(f"trash {card} discard")
    finished(table)
    assert table.spice == spice
    assert card in table.table["trashed"]


def test_navigation_trash_may_be_left():
    """IMP 32.2.7"""
    table = finished(reach("navigation_trash", discard="sandwalk"))
    assert (table.spice, table.discard) == (0, ["sandwalk"])


def test_navigation_troops():
    """IMP 32.2.7"""
    assert finished(reach("navigation_troops", solari=2)).garrison == 1
    table = choose(reach("navigation_troops", solari=3), "navigation_troops", "take three")
    assert (table.garrison, table.solari) == (3, 0)
    one = choose(reach("navigation_troops", solari=3), "navigation_troops", "take one")
    assert (one.garrison, one.solari) == (1, 3)


def test_navigation_alliance():
    """IMP 32.2.8"""
    plain = finished(reach("navigation_alliance"))
    assert (plain.spice, len(plain.intrigue)) == (1, 1), "the card of Secrets"
    allied = finished(reach(
        "navigation_alliance", influence={"bene_gesserit": 1, "guild": 4},
        table={"alliances": {"guild": 0}},
    ))  # fmt: skip
    assert (allied.spice, len(allied.intrigue)) == (1, 2)


@pytest.mark.parametrize("faction, spice", [("guild", 1), ("bene_gesserit", 0)])
def test_navigation_water(faction, spice):
    """IMP 32.2.8: the spice only where it is played for the Spacing Guild."""
    table = finished(reach("navigation_water", faction=faction))
    assert (table.water, table.spice) == (1, spice)


def test_navigation_victory():
    """IMP 32.2.8"""
    table = reach("navigation_victory", spice=5, vp=3)
    choose(table, "navigation_victory", "take point")
    assert (table.spice, table.vp) == (0, 3 + 1 + 1)
    card = choose(reach("navigation_victory", spice=5), "navigation_victory", "take card")
    assert (card.spice, card.hand_size) == (5, 2)
    poor = finished(reach("navigation_victory", spice=4))
    assert (poor.spice, poor.hand_size) == (4, 2)


def test_the_course_is_played_from_the_left():
    """IMP 32.2.3: one card for each faction reached."""
    table = alone(
        **STEERSMAN, hand="diplomacy quash_rebellion",
        course="navigation_water navigation_alliance",
        influence={"bene_gesserit": 1, "guild": 1}, water=0, spice=0,
    )  # fmt: skip
    finished(table.do("send diplomacy secrets"))
    assert (table.water, table.spice, table.course) == (1, 0, ["navigation_alliance"])
    finished(table.do("send quash_rebellion foldspace"))
    assert (table.water, table.spice, table.course) == (1, 1, [])


def test_his_course_is_hidden_from_others():
    """IMP 32.2.2: he himself sees it at any time."""
    table = Table(bloodlines=True, **STEERSMAN, course="navigation_water", others=[IDLE, IDLE])
    assert table.course == ["navigation_water"]
    shown_to_another = table.game.view(1)["players"][0]
    assert "course" not in shown_to_another
    assert shown_to_another["course_left"] == 1


def test_spice_gained_on_the_turn_of_another_is_not_counted():
    """IMP 36.1.11: control of Imperial Basin pays him while somebody else harvests."""
    table = Table(
        bloodlines=True, hand="dune_the_desert_planet", others=[{**STEERSMAN, "spice": 0}, IDLE],
        table={"control": {"imperial_basin": 1}},
    )  # fmt: skip
    hand = table.player(1)["hand_size"]
    table.do("send dune_the_desert_planet imperial_basin")
    assert table.player(1)["spice"] == 1
    assert (table.player(1)["spice_gained"], table.player(1)["hand_size"]) == (0, hand)


def test_persuasion_reached_on_a_reveal_turn_comes_with_the_next_one():
    """IMP 36.1.15, IMP 32.2.5"""
    table = alone(
        **STEERSMAN, hand="dagger", intrigue="tenuous_bond ambush", solari=0,
        influence={"guild": 1, "emperor": 1}, course="navigation_persuasion",
        navigated="navigation_victory navigation_troops navigation_swap",
    )  # fmt: skip
    table.do("reveal", "play tenuous_bond", "faction emperor", "faction guild")
    assert (table.each_reveal, table.generated, table.solari) == (1, 0, 2)
