"""Sentences of the rulebook's Mahdi chapter that had been read too loosely."""

import pytest

import landsraad
from landsraad.games.war_for_arrakis import asks
from landsraad.games.war_for_arrakis.catalogue import AREA, ZONES
from landsraad.games.war_for_arrakis.frames import Losses, Step
from landsraad.games.war_for_arrakis.modules.mahdi.criteria import _ornithopter_zones
from landsraad.games.war_for_arrakis.modules.mahdi.orders import ANY, order
from landsraad.games.war_for_arrakis.terms import HARKONNEN, REGULAR
from war.modules.mahdi_table import Solo

FAR_AWAY = {"carthag": "H 1r", "gara_kulon": "A 6r"}


def kinds(table, *wanted):
    return [event.kind for event in table.told if event.kind in wanted]


# --- the round


def test_a_described_round_has_two_prescience_cards():
    """WFA 22.2.1"""
    game = landsraad.position("war_for_arrakis", 1, 1, [], {})
    assert len(game.view(0)["table"]["row"]) == 2


def test_the_point_of_a_round_comes_after_its_other_steps():
    """WFA 22.12.1: supremacy stands still while the Atreides discard down to six cards."""
    hand = "usul thumpers hieregs stillsuits sandtides the_voice war_plan"
    table = Solo(FAR_AWAY, phase="end", hand=hand)
    assert table.game.decision.ask.key == "hand_limit"
    assert (table.table["supremacy"], table.automaton["target"]["card"]) == (0, "gara_kulon")
    table.do("discard usul")
    assert table.table["supremacy"] == 1


def test_the_last_round_ends_with_its_point_too():
    """WFA 22.12.1, WFA 12.6.3"""
    table = Solo(FAR_AWAY, phase="end", supremacy=9, round=3, last_round=3)
    assert table.game.over
    assert table.game.state.supremacy == 10


# --- ornithopters


@pytest.mark.parametrize(
    ("target", "taken", "zones"),
    [
        ("gara_kulon", "az1", {"az2", "az4"}),
        ("gara_kulon", "az1 az2 az4", {"az3", "az5"}),
        ("habbanya_ridge", "az8", {"az2", "az4", "az6", "az7"}),
        ("gara_kulon", "az1 az2 az3 az4 az5", {"az6", "az7"}),
    ],
)
def test_zones_beside_the_sector_of_the_target(target, taken, zones):
    """WFA 22.15.4: those of sectors next to it, and only then any other."""
    table = Solo({target: "A 6r"}, sietches={target: 2},
                 mahdi={"target": target, "harvesting": "windgap"})  # fmt: skip
    free = [n for n, zone in enumerate(ZONES) if zone.key not in taken.split()]
    found, _ = _ornithopter_zones(table.state, free)
    assert {ZONES[zone].key for zone in found} == zones


# --- battles


def test_an_attack_may_cease_before_its_first_round():
    """WFA 22.7.3: what the tokens hide is known only when the battle begins."""
    board = {"gara_kulon": "A 6r", "s1_5": "H 3r 2b", "s1_4": "A 4f"}
    table = Solo(board)
    table.frames(Step("mahdi_attack", HARKONNEN, order(ANY)))
    assert kinds(table, "attack", "roll", "battle_over") == ["attack", "battle_over"]
    assert "WFA 22.7.3 at most half the enemy's power" in table.why
    assert table.at("s1_5") == "3r 2b"


def test_a_battle_goes_on_above_half_the_power():
    """WFA 22.7.3"""
    table = Solo({"gara_kulon": "A 6r", "s1_5": "H 4r 1b", "s1_4": "A 4f"})
    table.frames(Step("mahdi_attack", HARKONNEN, order(ANY)))
    assert "roll" in kinds(table, "roll")


def test_a_leader_goes_before_an_elite_that_nothing_can_stand_in_for():
    """WFA 22.7.2, WFA 6.4.1: without a regular figure the last unit would fall."""
    table = Solo({"s1_5": "H 1e 1b", "gara_kulon": "A 6r"})
    table.state.supply[HARKONNEN][REGULAR] = 0
    table.frames(Losses(HARKONNEN, AREA["s1_5"], 1, "battle"))
    assert table.at("s1_5") == "1e"


# --- movement


def test_equals_beside_the_target_merge_as_the_player_likes():
    """WFA 22.5.6: either may join the other."""
    table = Solo({"gara_kulon": "A 1r", "s1_14": "H 2r", "s1_16": "H 2r"})
    table.frames(Step("mahdi_move", HARKONNEN, order(ANY, 1)))
    assert table.offered("move") == {"s1_14", "s1_16"}


def test_the_strongest_legion_is_joined():
    """WFA 22.5.6: one legion, of the highest power."""
    board = {"gara_kulon": "A 1r", "s1_11": "H 3r", "s1_12": "H 2r", "s1_14": "H 4r"}
    table = Solo(board)
    table.frames(Step("mahdi_move", HARKONNEN, order(ANY, 1)))
    assert (table.at("s1_12"), table.at("s1_14")) == ("", "6r")


# --- figures and cards


def test_the_strongest_units_find_room_first():
    """WFA 22.8.4"""
    table = Solo({"carthag": "H 4r", "gara_kulon": "A 6r"})
    table.plays("carthag_the_former_capital")
    assert table.at("carthag").startswith("5r 1e")


def test_reports_of_traitors_take_a_token_that_lies_on_house():
    """WFA 22.11.9, WFA 4.2.2"""
    table = Solo(FAR_AWAY, dice="strategy", me={"token_slot": "house", "tokens": 0})
    table.plays("reports_of_traitors")
    assert table.player("atreides")["token_slot"] is None
    assert "die_lost" in kinds(table, "die_lost")
    assert not table.kept("reports_of_traitors")


def test_tokens_turn_up_when_a_card_strikes_them():
    """WFA 22.6.3: they are attacked, so before the dice are rolled."""
    board = {"s1_5": "H 1k 1v", "gara_kulon": "A 6r"}
    table = Solo(board, hand="captured_ornithopter", zones={"az1": "ornithopter"})
    table.do("die strategy", "play captured_ornithopter", "take az1", "strike s1_5")
    assert kinds(table, "turned_up", "strike") == ["turned_up", "turned_up", "strike"]


# --- what the log and the questions say


def test_who_retreats_before_the_automaton_is_asked_about_the_own_legion():
    """WFA 22.7.7"""
    areas = {
        "s1_5": {"legion": {"side": "atreides", "regular": 3}},
        "s1_4": {"legion": {"side": "harkonnen", "regular": 6}},
    }
    battle = {"attacker": "harkonnen", "from": "s1_4", "at": "s1_5", "stage": "after"}
    table = {"areas": areas, "battle": battle, "turn": "harkonnen", "zones": {"az1": "ornithopter"}}
    game = landsraad.position("war_for_arrakis", 1, 1, [], table)
    game.apply("retreat")
    assert game.decision.ask is asks.OWN_RETREAT
    game.apply(game.decision.options[0])
    # The Harkonnens have no free actions that the player could take for them (WFA 22.5.4).
    assert (game.decision.ask.key, game.state.turn) == ("turn", 0)


def test_nothing_to_move_is_told():
    """WFA 22.5.3: nobody outweighs any sietch."""
    table = Solo({"gara_kulon": "A 6r", "arrakeen": "H 1r"}).act("strategy")
    assert "WFA 22.5.3 none outweighs the defenders of a sietch" in table.why


def test_a_criterion_is_told_even_if_the_player_chooses_of_the_rest():
    """WFA 22.1.3, WFA 22.5.1"""
    board = {"gara_kulon": "A 1r", "s1_7": "H 4r", "s1_8": "H 4r", "carthag": "H 5r"}
    table = Solo(board)
    table.frames(Step("mahdi_move", HARKONNEN, order(ANY, 1)))
    assert table.offered("move") == {"s1_7", "s1_8"}
    assert "WFA 22.5.1 closest to the target; the player chooses" in table.why


def test_described_sieges_of_the_automaton_cost_no_hit():
    """WFA 22.7.5"""
    areas = {
        "gara_kulon": {"legion": {"side": "atreides", "regular": 2}},
        "s1_14": {"legion": {"side": "harkonnen", "regular": 6}},
    }
    battle = {"attacker": "harkonnen", "from": "s1_14", "at": "gara_kulon", "stage": "after"}
    table = {"areas": areas, "battle": battle, "turn": "harkonnen", "sietches": {"gara_kulon": 2}}
    game = landsraad.position("war_for_arrakis", 1, 1, [], table)
    assert game.decision.ask.key == "retreat"
    assert game.view(0)["table"]["areas"]["s1_14"]["legion"]["regular"] == 6


def test_who_has_no_hand_discards_nothing():
    """WFA 22.2.2: The Voice takes nothing from the reinforcements deck."""
    table = Solo(FAR_AWAY, hand="the_voice", enemy_hand="shigawire sandmasters")
    table.do("die strategy", "play the_voice")
    assert table.player("harkonnen")["hand_size"] == 2


@pytest.mark.parametrize(
    ("answer", "rule", "table"),
    [
        ("train gara_kulon", "WFA 22.14.2", {}),
        ("claim fremen_call_paul_mahdi", "WFA 22.14.2",
         {"row": "fremen_call_paul_mahdi desert_war", "phase": "end"}),
        ("scout az1", "WFA 22.5.4", {}),
        ("claim desert_war", "WFA 12.2.2", {"row": "desert_war lisan_al_gaib", "phase": "end"}),
    ],
)  # fmt: skip
def test_why_the_atreides_may_not(answer, rule, table):
    """WFA 22.14.2, WFA 22.5.4: ornithopters watch, and nobody scouts."""
    # Two legions in minor ergs, so that a card can be claimed at the end of the round.
    board = {"gara_kulon": "A 1r token_2r paul_atreides", "s6_2": "A 1r", "s6_3": "A 1r"}
    if "phase" in table:
        table = {**table, "row": f"{table['row']} stunted_worms"}
    game = Solo(board, zones={"az1": "ornithopter"}, **table).game
    assert game.why_not(answer).rule == rule


def test_why_a_result_cannot_be_forced():
    """WFA 22.3.9: three spent dice, of deployment and house two."""
    spent = {"strategy": 3, "house": 2, "deployment": 1}
    table = Solo(FAR_AWAY, hand="truthtrance", mahdi={"spent": spent})
    table.do("die strategy", "play truthtrance")
    assert table.offered("force") == {"leadership", "deployment", "mentat"}
    assert {table.game.why_not(f"force {key}").rule for key in ("strategy", "house")} == {
        "WFA 22.3.9"
    }


def test_why_the_automaton_does_not_do_something_else():
    """WFA 22.1.3"""
    table = Solo({"gara_kulon": "A 1r", "s1_7": "H 4r", "s1_8": "H 4r", "carthag": "H 5r"})
    table.frames(Step("mahdi_move", HARKONNEN, order(ANY, 1)))
    assert table.game.why_not("move carthag").rule == "WFA 22.1.3"


@pytest.mark.parametrize(
    ("rows", "harvesters", "after"),
    [
        ((1, 1, 1), "s3_4 s3_6 s3_7", (1, 1, 1)),
        ((2, 2, 2), "s3_4 s3_6 s3_7 s3_1 s3_5", (1, 1, 1)),
        ((2, 2, 1), "s3_4 s3_6 s3_5", (2, 2, 2)),
    ],
)
def test_nobody_is_asked_in_which_order_equals_are_paid(rows, harvesters, after):
    """WFA 22.16.2, WFA 22.1.3: where spice suffices for all of them there is nothing to choose."""
    keys = ("spacing_guild", "landsraad", "choam")
    board = {**FAR_AWAY, **dict.fromkeys(harvesters.split(), "harvester")}
    table = Solo(board, phase="harvest", imperium=dict(zip(keys, rows, strict=True)))
    assert table.game.decision.ask.key != "harvest"
    assert tuple(table.table["imperium"][key] for key in keys) == after


def test_the_player_chooses_which_of_equals_falls():
    """WFA 22.16.2"""
    table = Solo({**FAR_AWAY, "s3_4": "harvester", "s3_6": "harvester"}, phase="harvest")
    assert table.offered("keep") == {"spacing_guild", "landsraad", "choam"}


def test_a_deck_without_any_card_has_its_turn():
    """WFA 22.9.1, WFA 22.9.2: all its cards are reinforcements, and the other deck goes on."""
    table = Solo(FAR_AWAY)
    state = table.state
    state.hands[HARKONNEN] += state.decks[2]
    state.decks[2] = []
    before = len(state.hands[HARKONNEN])
    table.frames(Step("mahdi_reserve", HARKONNEN, 2))
    assert len(state.hands[HARKONNEN]) == before + 1
