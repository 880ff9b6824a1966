"""What prompts, refusals and the chronicle say where it was not enough."""

import pytest

import landsraad
from imperium.table import Table

ALONE = [{"revealed": True}, {"revealed": True}]


def because(table, notation):
    return table.game.why_not(notation).text


def told(game):
    names = [f"House {number}" for number in range(4)]
    return [game.info.rules.describe(event, names) for _, event in game.events(None)]


def test_demand_respect_waits_for_the_win():
    """IMP 6.4.2"""
    table = Table(conflict=2, intrigue="demand_respect", table={"phase": "combat"})
    assert table.why("play demand_respect") == "IMP 6.4.2"
    assert because(table, "play demand_respect").endswith("nothing is won yet")


@pytest.mark.parametrize(
    "card, me, send, words",
    [
        ("infiltrate", {}, "send dagger hall_of_oratory", "before the agent is sent"),
        ("calculated_hire", {"spice": 1, "table": {"mentat": 1}}, "", "the Mentat is not"),
        ("calculated_hire", {"spice": 0}, "", "you cannot pay its cost"),
        ("poison_snooper", {"deck": ""}, "", "your deck is empty"),
        ("urgent_mission", {}, "", "no agent on the board"),
        ("councilors_dispensation", {}, "", "High Council seat"),
        ("double_cross", {"solari": 1}, "", "no opponent has a troop"),
    ],
)
def test_a_card_that_cannot_be_used_says_what_it_lacks(card, me, send, words):
    """IMP 10.2.2"""
    table = Table(**{"hand": "dagger", "garrison": 0, **me}, intrigue=card, others=ALONE)
    table.do(*([send] if send else []))
    assert words in because(table, f"play {card}")


def test_sell_melange_says_what_it_pays_and_what_is_held():
    """IMP 11.6.2"""
    table = Table(hand="dune_the_desert_planet", spice=4, others=ALONE)
    table.do("send dune_the_desert_planet sell_melange")
    texts = {option.notation: option.text for option in table.game.decision.options}
    assert texts["sell 4"] == "Sell 4 spice for 10 solari"
    assert table.why("sell 5") == "IMP 11.6.2"
    assert because(table, "sell 5") == "you have 4 spice and may sell 2, 3 or 4"


def won(conflict, **me):
    place = {"phase": "combat", "conflict": conflict}
    return Table(conflict=1, garrison=0, table=place, **me)


def test_two_choices_are_counted():
    """IMP 15.1.2: Machinations gives influence with two different factions."""
    table = won("machinations")
    assert "first of two" in table.game.decision.prompt
    table.do("take guild")
    assert "second" in table.game.decision.prompt


def test_an_influence_of_two_is_asked_for_as_such():
    """IMP 9.1.4"""
    table = won("grand_vision")
    table.do("resolve grand_vision influence_any_2")
    assert "2 influence" in table.game.decision.prompt


def test_a_reward_that_is_taken_is_not_asked_for_again():
    """IMP 6.4.2"""
    table = won("guild_bank_raid", intrigue="demand_respect").do("pass")
    assert table.asked == (0, "win")
    assert "reward" not in table.game.decision.prompt


def test_a_rival_is_named_once():
    """IMP 18.5.1: Duke Leto's own signet is the source of the question."""
    place = {"first": 1, "turn": 2, "hagal_top": ["arrakeen_1p"]}
    leto = {"leader": "duke_leto_atreides", "spice": 1, "garrison": 0}
    mine = {"leader": "paul_atreides", "influence": {"emperor": 1, "guild": 1}, "hand": "dagger"}
    table = Table(seats=1, others=[{"leader": None}, leto], **mine, table=place)
    assert table.asked == (0, "faction_up")
    assert table.game.decision.source == "Duke Leto Atreides"


def test_bonus_spice_gathers_on_each_of_several_spaces():
    """IMP 7.1.1"""
    table = Table(table={"phase": "makers"}, hand="")
    lines = told(table.game)
    assert any("1 bonus spice gathers on each of " in line for line in lines)


def test_a_solo_defeat_names_the_winner():
    """IMP 18.5.3"""
    players = [{"vp": 3}, {"vp": 11, "leader": "count_ilban_richese"}, {"vp": 4}]
    game = landsraad.position(
        "imperium", 1, 1, players, {"phase": "endgame", "round": 10}, difficulty="mercenary"
    )
    assert game.winners == ()
    lines = told(game)
    assert any("wins the game with 11 victory points" in line for line in lines)
