"""Every planning card of the Harkonnens as the automaton plays it (WFA 22.9 to WFA 22.11)."""

import pytest

from landsraad.games.war_for_arrakis.catalogue import AREA, BASE_CARDS, CARD, DECK_OF
from landsraad.games.war_for_arrakis.modules.mahdi.drawing import (
    PLAYS,
    draw,
    next_deck,
    reserve,
)
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi
from war.modules.mahdi_table import Solo

NOBODY_NEAR = {"gara_kulon": "A 1r", "carthag": "H 2r"}
WEAK = {"gara_kulon": "A 6r", "carthag": "H 2r"}
"""Nobody can attack or move."""


def plays(key, board=None, *answers, **kwargs):
    return Solo(board or WEAK, **kwargs).plays(key, *answers)


def settle(table):
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    return table


def test_every_card_of_the_base_game_is_played():
    """WFA 22.9.5"""
    known = {c.key for n, c in enumerate(BASE_CARDS) if DECK_OF[n] in (2, 3)}
    assert known <= set(PLAYS)


def test_decks_alternate():
    """WFA 22.9.1: the first is not that on top of the discards."""
    table = Solo(WEAK)
    assert next_deck(table.state) == 2
    table.state.discards[1].append(CARD["sandmasters"])
    assert next_deck(table.state) == 3
    mahdi(table.state).last_deck = 3
    assert next_deck(table.state) == 2


def test_an_empty_deck_is_shuffled_again():
    """WFA 22.9.2"""
    table = Solo(WEAK)
    table.state.discards[1] += table.state.decks[2]
    table.state.decks[2] = []
    assert DECK_OF[draw(table.state, 2)] == 2
    assert not table.state.discards[1]


def test_cards_that_let_draw_fill_the_reinforcements():
    """WFA 22.9.4"""
    table = Solo(WEAK)
    reserve(table.state, 3)
    assert sorted(DECK_OF[card] for card in table.state.hands[1]) == [2, 2, 3]


def test_hard_times_and_oppression():
    """WFA 22.10.1"""
    table = plays("hard_times_and_oppression", settlements="carthag arsunt")
    assert table.at("carthag") == "2r 1e"
    assert table.at("arsunt") == "1r"
    full = plays("hard_times_and_oppression", {"carthag": "H 6r"}, settlements="carthag")
    assert full.kept("hard_times_and_oppression")


def test_forced_recruitment():
    """WFA 22.10.2: kept if Arrakeen is destroyed (WFA 22.9.5)."""
    assert plays("forced_recruitment").at("arrakeen") == "3e beast_rabban"
    assert plays("forced_recruitment", settlements="carthag").kept("forced_recruitment")


def test_beloved_feyd_rautha():
    """WFA 22.10.3, WFA 22.9.3: he enters, and the next card follows."""
    table = settle(plays("beloved_feyd_rautha"))
    assert table.leader("feyd_rautha") != "out"
    assert table.leader("beast_rabban") == "removed"
    leaders = {"beast_rabban": "removed"}
    board = {"carthag": "H 2r feyd_rautha", "gara_kulon": "A 6r"}
    table = plays("beloved_feyd_rautha", board, enemy={"leaders": leaders})
    assert table.at("carthag") == "2r 2e feyd_rautha"
    aside = {"beast_rabban": "removed", "feyd_rautha": "aside"}
    assert plays("beloved_feyd_rautha", enemy={"leaders": aside}).kept("beloved_feyd_rautha")


def test_harkonnen_patrols():
    """WFA 22.10.4"""
    table = settle(plays("harkonnen_patrols"))
    patrols = [key for key in table.table["areas"] if table.at(key) == "1r"]
    assert len(patrols) == 3


def test_arsunt_legion():
    """WFA 22.10.5"""
    table = plays("arsunt_legion")
    assert table.at("arsunt") == "1r 1e beast_rabban"
    assert plays("arsunt_legion", settlements="carthag").kept("arsunt_legion")


def test_barons_personal_guard():
    """WFA 22.10.6"""
    table = settle(plays("barons_personal_guard", settlements="carthag"))
    assert table.at("carthag") == "2r 2e baron_harkonnen"


def test_hawats_scheming():
    """WFA 22.10.7: two for his fall, once he is in play; later ones are kept."""
    table = plays("hawats_scheming", supremacy=1)
    assert table.automaton["waiting"] == 1
    table.plays("hawats_scheming")
    assert table.leader("thufir_hawat") == "removed"
    assert table.leader("gaius_helen_mohiam") == "aside"
    assert table.automaton["waiting"] == 0
    assert table.plays("hawats_scheming").kept("hawats_scheming")
    early = plays("hawats_scheming").plays("hawats_scheming")
    assert early.automaton["waiting"] == 2


def test_evidence_of_rebellion():
    """WFA 22.10.8"""
    table = plays("evidence_of_rebellion", settlements="carthag")
    assert table.at("carthag") == "2r 2e"
    assert table.player("harkonnen")["hand_size"] == 2


def test_polar_cap_factories():
    """WFA 22.10.9"""
    table = plays("polar_cap_factories", {**WEAK, "s5_3": "wormsign"})
    assert table.at("north_pole") == "2r 1e 1b"
    assert "wormsign" not in table.area("s5_3")
    assert plays("polar_cap_factories", settlements="carthag").kept("polar_cap_factories")


def test_carthag_the_former_capital():
    """WFA 22.10.10"""
    assert plays("carthag_the_former_capital").at("carthag") == "5r 1e beast_rabban"


@pytest.mark.parametrize(
    ("key", "harvesters", "zones", "cards"),
    [("workhorse_of_arrakis", 1, {"carryall": 1}, 2), ("sandmasters", 3, {}, 1)],
)
def test_vehicles(key, harvesters, zones, cards):
    """WFA 22.10.11, WFA 22.10.14"""
    table = plays(key)
    while table.game.decision.ask.key in ("harvester", "airborne"):
        table.do(table.options[0])
    assert table.state.harvesters.bit_count() == harvesters
    placed = list(table.table["zones"].values())
    assert all(placed.count(kind) == amount for kind, amount in zones.items())
    assert table.player("harkonnen")["hand_size"] == cards


def test_spotter_control():
    """WFA 22.10.12, WFA 22.9.6: the three nearest to the target."""
    signs = {"s1_11": "wormsign", "s1_12": "wormsign", "s1_14": "wormsign", "s3_1": "wormsign"}
    table = settle(plays("spotter_control", {**WEAK, **signs}))
    left = [key for key in signs if table.area(key).get("wormsign")]
    assert left == ["s3_1"]


def test_explosive_artillery():
    """WFA 22.10.13"""
    board = {"gara_kulon": "A 6r", "s1_11": "H 1r"}
    table = Solo(board)
    table.rig("HHHH").plays("explosive_artillery")
    while table.game.decision.ask.key in ("automaton", "casualty"):
        table.do(table.options[0])
    assert table.at("gara_kulon") == "2r"
    assert plays("explosive_artillery").kept("explosive_artillery")


def test_mudir_nahya():
    """WFA 22.10.15"""
    board = {"gara_kulon": "A 2r", "s1_11": "H 2r", "carthag": "H 5r"}
    table = Solo(board).rig("HHHHSS").plays("mudir_nahya")
    assert [e.public[0] for e in table.told if e.kind == "attack"] == ["s1_11"]
    gone = {"leaders": {"beast_rabban": "removed"}}
    table = plays("mudir_nahya", enemy=gone)
    table.do("with baron_harkonnen")
    assert table.at("carthag") == "2r 2e baron_harkonnen"


def test_mudir_nahya_counts_what_comes():
    """WFA 22.10.15: with Rabban and the unit, the legion that can make the first of the attacks."""
    board = {"gara_kulon": "A 3e", "s1_11": "H 2r", "tasmin_sink": "A 1r", "s2_6": "H 2r"}
    ranks = {"gara_kulon": 3, "tasmin_sink": 1}
    table = Solo(board, sietches=ranks).rig("HHHHSS").plays("mudir_nahya")
    assert [e.public[:2] for e in table.told if e.kind == "attack"] == [("s1_11", "gara_kulon")]
    tanked = {"leaders": {"beast_rabban": "tank 3"}}
    table = Solo(board, sietches=ranks, enemy=tanked).rig("HHHHSS").plays("mudir_nahya")
    assert [e.public[:2] for e in table.told if e.kind == "attack"] == [("s2_6", "tasmin_sink")]


def test_hunter_seeker():
    """WFA 22.10.16"""
    board = {"gara_kulon": "A 6r lady_jessica", "s1_4": "H 1r", "carthag": "H 2r"}
    assert plays("hunter_seeker", board).leader("lady_jessica") == "tank 5"
    far = {"gara_kulon": "A 6r lady_jessica", "carthag": "H 2r"}
    assert plays("hunter_seeker", far).kept("hunter_seeker")


# --- Corrino Ally


@pytest.mark.parametrize("letter", "abc")
def test_rage_brings_the_emperor(letter):
    """WFA 22.11.1"""
    table = settle(plays(f"rage_overcame_shaddam_iv_{letter}"))
    assert table.leader("emperor_shaddam_iv") != "out"


def test_rage_with_the_emperor():
    """WFA 22.11.2, WFA 22.11.3: never from the tank (WFA 22.8.5)."""
    ready = {"leaders": {"emperor_shaddam_iv": "aside"}}
    one = plays("rage_overcame_shaddam_iv_a", enemy=ready, settlements="carthag")
    assert one.at("carthag") == "6r emperor_shaddam_iv"
    two = plays("rage_overcame_shaddam_iv_b", enemy=ready)
    assert two.at("carthag") == "2r 2s emperor_shaddam_iv"
    tank = {"leaders": {"emperor_shaddam_iv": "tank 3"}}
    assert plays("rage_overcame_shaddam_iv_b", enemy=tank).at("carthag") == "2r 2s"
    board = {"gara_kulon": "A 1r", "s1_11": "H 3r 1s"}
    three = Solo(board, enemy=ready).rig("HHHHHHS").plays("rage_overcame_shaddam_iv_c")
    assert any(e.kind == "attack" for e in three.told)
    assert plays("rage_overcame_shaddam_iv_c", enemy=ready).kept("rage_overcame_shaddam_iv_c")


def test_manipulation_of_others():
    """WFA 22.11.4"""
    table = plays("manipulation_of_others", hand="usul war_plan thumpers")
    assert table.game.decision.ask.key == "discard"
    assert table.player("harkonnen")["hand_size"] == 2


def test_breeding_program():
    """WFA 22.11.5, WFA 22.3.8"""
    table = settle(plays("breeding_program", imperium={"choam": 3}))
    assert table.automaton["board"] == 1


def test_troop_carriers():
    """WFA 22.11.6: tokens stay behind."""
    board = {"gara_kulon": "A 6r", "carthag": "H 3r 1s 1k", "s1_11": "H 4r"}
    table = settle(plays("troop_carriers", board))
    assert table.at("s1_11") == "5r 1s"
    assert table.at("carthag") == "2r 1k"
    assert plays("troop_carriers").kept("troop_carriers")


def test_shigawire():
    """WFA 22.11.7"""
    board = {"gara_kulon": "A 6r lady_jessica", "s1_11": "H 1s", "carthag": "H 2r"}
    assert plays("shigawire", board).leader("lady_jessica") == "tank 5"
    assert plays("shigawire").kept("shigawire")


def test_hope_clouds_observation():
    """WFA 22.11.8"""
    table = plays("hope_clouds_observation", row="desert_war stunted_worms")
    assert table.offered("withdraw") == {"desert_war", "stunted_worms"}
    table.do("withdraw desert_war")
    assert [card["key"] for card in table.table["row"]] == ["stunted_worms"]
    assert plays("hope_clouds_observation").kept("hope_clouds_observation")


def test_reports_of_traitors():
    """WFA 22.11.9"""
    table = plays("reports_of_traitors", dice="house strategy")
    assert table.player("atreides")["dice"]["house"] == 0
    assert plays("reports_of_traitors").kept("reports_of_traitors")


@pytest.mark.parametrize(("key", "moves"), [("sardaukar_pogrom", 3), ("sardaukars_manner", 1)])
def test_sardaukar_move(key, moves):
    """WFA 22.11.10, WFA 22.11.11"""
    board = {"gara_kulon": "A 1r", "carthag": "H 3s", "arsunt": "H 3s", "north_pole": "H 2s 2r",
             "arrakeen": "H 5r"}  # fmt: skip
    table = settle(plays(key, board))
    moved = [e.public[0] for e in table.told if e.kind == "move"]
    assert len(moved) == moves
    assert "arrakeen" not in moved
    assert plays(key).kept(key)


def test_spies_all_over_arrakis():
    """WFA 22.11.12: it adds no card for the reveal."""
    table = plays("spies_all_over_arrakis")
    assert table.area("gara_kulon")["sietch_revealed"]
    assert table.player("harkonnen")["hand_size"] == 2


def test_full_control_of_the_air():
    """WFA 22.11.13"""
    table = plays("full_control_of_the_air")
    while table.game.decision.ask.key in ("airborne", "automaton"):
        table.do(table.options[0])
    assert list(table.table["zones"].values()).count("ornithopter") == 2


def test_moving_the_battle_group():
    """WFA 22.11.14"""
    table = settle(plays("moving_the_battle_group"))
    groups = [key for key in table.table["areas"] if table.at(key) == "2e 1b"]
    assert len(groups) == 1
    table = settle(plays("moving_the_battle_group", {groups[0]: "H 6r", "gara_kulon": "A 6r"}))
    assert table.at(groups[0]) == "6r"
    assert any(table.at(key) == "2e 1b" for key in table.table["areas"])


def test_killers_without_mercy():
    """WFA 22.11.15"""
    board = {"gara_kulon": "A 1r", "s1_11": "H 3r 1s", "s1_12": "H 6r"}
    table = Solo(board).rig("HHHHSS").plays("killers_without_mercy")
    assert [e.public[0] for e in table.told if e.kind == "attack"] == ["s1_11"]
    assert plays("killers_without_mercy").kept("killers_without_mercy")


def test_sardaukar_disguised():
    """WFA 22.11.16"""
    table = settle(plays("sardaukar_disguised", {"carthag": "H 2r 3e", "gara_kulon": "A 6r"}))
    assert table.at("carthag") == "2r 1e 2s"
    assert plays("sardaukar_disguised").kept("sardaukar_disguised")


def test_i_decide():
    """WFA 22.11.17"""
    board = {"gara_kulon": "A 1r", "s1_11": "H 3r 1s", "carthag": "H 1s"}
    table = Solo(board).rig("HHHHHHS").plays("i_decide")
    assert table.put("captain_aramsham") in (AREA["s1_11"], AREA["gara_kulon"])
    assert plays("i_decide").kept("i_decide")


def test_seek_out_the_mahdi():
    """WFA 22.11.18"""
    table = plays("seek_out_the_mahdi")
    assert table.table["paul_held"]


# --- cards of which only a part can be carried out

LEADERLESS = {
    "leaders": dict.fromkeys(("beast_rabban", "baron_harkonnen", "captain_aramsham"), "removed")
}


def test_a_leader_comes_where_no_unit_finds_room():
    """WFA 22.8.4, WFA 22.9.5: a card is kept only if no part of it can be carried out."""
    full = {"gara_kulon": "A 6r", "arrakeen": "H 6r", "carthag": "H 6e"}
    assert plays("forced_recruitment", full).at("arrakeen") == "6r beast_rabban"
    assert plays("carthag_the_former_capital", full).at("carthag") == "6e beast_rabban"
    assert settle(plays("barons_personal_guard", full)).put("baron_harkonnen") >= 0
    pole = {"gara_kulon": "A 6r", "north_pole": "H 6r"}
    assert plays("polar_cap_factories", pole, enemy=LEADERLESS).at("north_pole") == "6r 1b"
    assert plays("forced_recruitment", full, enemy=LEADERLESS).at("arrakeen") == "6r 1b"
    spent = {**full, "s4_1": "H 1r 6b"}
    assert plays("forced_recruitment", spent, enemy=LEADERLESS).kept("forced_recruitment")


def test_a_leader_is_deployed_where_no_unit_finds_room():
    """WFA 22.8.1"""
    board = {"gara_kulon": "A 6r", "arrakeen": "H 6r", "carthag": "H 6e"}
    table = Solo(board, settlements="arrakeen carthag").act("deployment")
    assert table.at("carthag") + table.at("arrakeen") == "6e beast_rabban6r"


def test_cards_without_any_effect_are_kept():
    """WFA 22.9.5: the legion of the card can neither grow, attack nor move."""
    board = {"gara_kulon": "A 6r 1n", "arsunt": "H 6r", "s4_1": "H 1r 6b"}
    assert plays("arsunt_legion", board, enemy=LEADERLESS).kept("arsunt_legion")
    weak = {"gara_kulon": "A 6r", "carthag": "H 1s"}
    assert plays("shigawire", weak).kept("shigawire")
    assert plays("i_decide", weak, enemy=LEADERLESS).kept("i_decide")


def test_a_kept_card_leaves_the_discards_as_they_were():
    """WFA 22.9.1, WFA 22.9.5: another copy further down stays where it is."""
    table = Solo(WEAK, enemy={"leaders": {"thufir_hawat": "removed"}})
    table.state.discards[1] += [CARD["hawats_scheming"], CARD["breeding_program"]]
    table.plays("hawats_scheming")
    assert table.kept("hawats_scheming")
    assert table.state.discards[1] == [CARD["hawats_scheming"], CARD["breeding_program"]]


def test_where_a_stalking_legion_goes_the_player_chooses():
    """WFA 22.1.3, WFA 22.11.7: between two deserts; a mountain would come first."""
    table = plays("shigawire", {"gara_kulon": "A 6r stilgar", "s1_13": "H 1s"})
    assert table.offered("to") == {"s1_12", "s1_14"}
    table.answer("to s1_12")
    assert table.leader("stilgar") == "tank 5"
    table = plays("shigawire", {"gara_kulon": "A 6r stilgar", "s1_7": "H 1s"})
    assert table.at("shield_wall_1") == "1s"


def test_artillery_fires_over_any_border():
    """WFA 22.10.13"""
    board = {"gara_kulon": "A 6r", "broken_land": "H 1r", "s1_3": "A 1r"}
    table = plays("explosive_artillery", board)
    assert any(event.kind == "strike" for event in table.told)
