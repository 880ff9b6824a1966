"""The leaders with more to say: Baron Vladimir Harkonnen and Helena Richese (IMP 12)."""

import pytest

import landsraad
from imperium.table import Table

OTHERS = [{"revealed": True}, {"revealed": True}]


def baron(table=None, **me):
    me = {"hand": "diplomacy dagger dagger signet_ring", "secret": "guild fremen", **me}
    return Table(leader="baron_vladimir_harkonnen", others=OTHERS, table=table, **me)


def helena(table=None, others=OTHERS, **me):
    me = {"hand": "signet_ring dagger convincing_argument", **me}
    row = {"row": ["stilgar", "scout", "gurney_halleck", "dr_yueh", "opulence"]}
    return Table(leader="helena_richese", others=others, table={**row, **(table or {})}, **me)


# --- Baron Vladimir Harkonnen


def test_the_baron_picks_two_different_factions_before_the_first_round():
    """IMP 12.2.1, IMP 1.3.2"""
    leaders = ["paul_atreides", "baron_vladimir_harkonnen", "helena_richese"]
    game = landsraad.new("imperium", 3, 1, leaders=leaders)
    assert (game.decision.seat, game.decision.ask.key) == (1, "secret")
    assert game.view(None)["table"]["round"] == 0
    game.apply("faction guild")
    assert game.why_not("faction guild")
    game.apply("faction emperor")
    assert game.view(None)["table"]["round"] == 1
    assert game.view(1)["players"][1]["secret"] == ["emperor", "guild"]
    assert "secret" not in game.view(0)["players"][1]


def test_the_fourth_troop_of_a_turn_shows_the_secret_and_gives_its_influence():
    """IMP 12.2.1, IMP 19.1.8"""
    table = baron(garrison=2).do("send diplomacy hardy_warriors")
    assert table.game.view(1)["players"][0]["masterstroke"] is None
    table.do("deploy 4")
    assert table.game.view(1)["players"][0]["masterstroke"] == ["guild", "fremen"]
    assert table.influence == {"emperor": 0, "guild": 1, "bene_gesserit": 0, "fremen": 2}


def test_three_troops_are_no_masterstroke():
    """IMP 12.2.1"""
    table = baron(garrison=2).do("send diplomacy hardy_warriors", "deploy 3")
    assert (table.masterstroke, table.influence["guild"]) == (None, 0)


def test_parts_of_a_deployment_count_together():
    """IMP 19.1.8, IMP 19.1.7"""
    table = baron(garrison=2, intrigue="windfall").do("send diplomacy hardy_warriors", "deploy 3")
    assert table.influence["guild"] == 0
    assert table.do("deploy 1").influence["guild"] == 1


def test_troops_deployed_by_cards_and_from_the_supply_count():
    """IMP 19.1.8"""
    me = {"garrison": 3, "intrigue": "double_cross rapid_mobilization", "solari": 1}
    others = [{"revealed": True, "conflict": 1}, {"revealed": True}]
    table = Table(
        leader="baron_vladimir_harkonnen",
        hand="dagger diplomacy",
        secret="guild fremen",
        others=others,
        **me,
    )
    table.do("play rapid_mobilization", "deploy 3")
    assert table.influence["guild"] == 0
    table.do("play double_cross")
    assert (table.conflict, table.influence["guild"], table.influence["fremen"]) == (4, 1, 1)


def test_troops_deployed_on_the_reveal_turn_count():
    """IMP 19.1.8"""
    table = baron(hand="sardaukar_legion gun_thopter", garrison=4)
    table.do("reveal", "resolve sardaukar_legion deploy", "deploy 3")
    assert table.masterstroke is None
    table.do("resolve gun_thopter deploy", "deploy 1")
    assert (table.masterstroke, table.influence["guild"]) == (["guild", "fremen"], 1)


def test_troops_of_two_turns_are_no_masterstroke():
    """IMP 12.2.1"""
    table = baron(hand="diplomacy seek_allies dagger", garrison=5, water=1)
    table.do("send diplomacy stillsuits", "deploy 2", "send seek_allies hardy_warriors", "deploy 3")
    assert (table.conflict, table.masterstroke, table.influence["guild"]) == (5, None, 0)


def test_masterstroke_happens_once_in_a_game():
    """IMP 12.2.1"""
    table = baron(garrison=2, masterstroke=True).do("send diplomacy hardy_warriors", "deploy 4")
    assert (table.influence["guild"], table.influence["fremen"]) == (0, 1)


def test_recruits_that_the_masterstroke_brings_may_be_deployed_too():
    """IMP 19.1.8, IMP 4.5.1, IMP 9.1.3"""
    me = {"secret": "emperor guild", "influence": {"emperor": 3}, "garrison": 2}
    table = baron(**me).do("send diplomacy hardy_warriors", "deploy 4")
    assert (table.influence["emperor"], table.garrison) == (4, 2)
    assert table.options == ["deploy 1", "deploy 2", "done"]
    assert table.do("deploy 2").conflict == 6


def test_a_plot_card_that_the_masterstroke_brings_may_be_played_on_the_same_turn():
    """IMP 19.1.8, IMP 9.1.3"""
    me = {"secret": "bene_gesserit guild", "influence": {"bene_gesserit": 3}, "garrison": 2}
    table = baron({"intrigue_top": ["windfall"]}, **me)
    table.do("send diplomacy hardy_warriors", "deploy 4", "play windfall")
    assert (table.solari, table.influence["bene_gesserit"]) == (2, 4)


def test_the_signet_of_the_baron_buys_an_intrigue_card():
    """IMP 12.2.1"""
    table = baron({"intrigue_top": ["ambush"]}, solari=1).do("send signet_ring imperial_basin")
    table.do("resolve baron_vladimir_harkonnen pay_solari_1")
    assert (table.solari, table.intrigue) == (0, ["ambush"])


def test_the_signet_of_the_baron_may_be_declined_and_is_closed_without_money():
    """IMP 12.2.1"""
    rich = baron(solari=1, garrison=0).do("send signet_ring imperial_basin", "done")
    assert (rich.solari, rich.intrigue_size) == (1, 0)
    poor = baron(solari=0, garrison=0).do("send signet_ring imperial_basin")
    assert (poor.asked, poor.intrigue_size) == ((0, "turn"), 0)


# --- Helena Richese


@pytest.mark.parametrize(
    "card, space",
    [("dagger", "hall_of_oratory"), ("reconnaissance", "arrakeen"), ("reconnaissance", "carthag")],
)
def test_enemies_do_not_block_helena_at_landsraad_and_city_spaces(card, space):
    """IMP 12.4.2"""
    notation, blocked = f"send {card} {space}", {"agents": {space: [1]}}
    hand = f"{card} dagger diplomacy"
    assert notation in helena(blocked, hand=hand).options
    assert notation not in Table(hand=hand, others=OTHERS, table=blocked).options


def test_her_own_agents_block_helena():
    """IMP 12.4.2, IMP 4.2.2"""
    table = helena({"agents": {"hall_of_oratory": [0]}})
    assert table.why("send dagger hall_of_oratory") == "IMP 4.2.2"


@pytest.mark.parametrize(
    "card, space", [("diplomacy", "wealth"), ("dune_the_desert_planet", "imperial_basin")]
)
def test_enemies_block_helena_elsewhere(card, space):
    """IMP 12.4.2"""
    table = helena({"agents": {space: [1]}}, hand=f"{card} dagger")
    assert table.why(f"send {card} {space}") == "IMP 4.2.2"


def test_manipulate_keeps_a_card_of_the_row_aside_and_refills_the_row_at_once():
    """IMP 12.4.3, IMP 19.1.14"""
    table = helena({"imperium_top": ["chani"]}).do("send signet_ring secure_contract")
    assert len(table.offered("set_aside")) == 5
    table.do("set_aside stilgar")
    assert table.aside == ["stilgar"]
    assert table.table["row"] == ["chani", "scout", "gurney_halleck", "dr_yueh", "opulence"]


def test_the_card_set_aside_costs_helena_one_persuasion_less():
    """IMP 12.4.3"""
    table = helena(hand="convincing_argument convincing_argument dagger", aside="chani")
    table.do("reveal")
    assert table.persuasion == 4
    assert "acquire stilgar" not in table.options
    table.do("acquire chani")
    assert table.aside == []
    assert table.discard.count("chani") == 1


def test_opponents_cannot_acquire_the_card_set_aside():
    """IMP 12.4.3"""
    rich = {"hand": "diplomacy convincing_argument convincing_argument", "council": True}
    table = helena(others=[rich, OTHERS[1]])
    table.do("send signet_ring secure_contract", "set_aside stilgar", "reveal")
    assert (table.asked, table.player(1)["persuasion"]) == ((1, "reveal_turn"), 7)
    assert "acquire gurney_halleck" in table.options
    assert "acquire stilgar" not in table.options


def test_every_signet_sets_one_more_card_aside():
    """IMP 19.1.14"""
    table = helena(aside="chani").do("send signet_ring secure_contract", "set_aside scout")
    assert table.aside == ["chani", "scout"]


def test_a_card_left_aside_is_out_of_the_game_when_the_reveal_turn_ends():
    """IMP 12.4.3, IMP 19.1.14"""
    others = [{"hand": ["dagger", "diplomacy"], "revealed": False}, OTHERS[1]]
    table = helena(others=others, aside="chani").do("send dagger hall_of_oratory")
    table.do("send diplomacy wealth")
    assert table.aside == ["chani"]
    table.do("reveal", "done")
    assert table.aside == []
    assert "chani" in table.table["trashed"]


def test_another_effect_may_acquire_the_card_without_the_discount():
    """IMP 12.4.3: Bypass Protocol reaches a cost of 5, and 6 less 1 is not 5."""
    me = {"aside": "chani gurney_halleck", "intrigue": "bypass_protocol", "spice": 2}
    row = {"row": ["stilgar", "scout", "lady_jessica", "dr_yueh", "opulence"]}
    table = helena(row, **me).do("play bypass_protocol", "take deck")
    assert "acquire chani on_deck" in table.options
    assert "acquire gurney_halleck on_deck" not in table.options
    table.do("acquire chani on_deck")
    assert (table.aside, table.deck_shown) == (["gurney_halleck"], ["chani"])
