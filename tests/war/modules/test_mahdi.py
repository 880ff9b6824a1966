"""The automaton: rounds, dice, attacks, movement, tokens."""

import pytest

import landsraad
from landsraad import InvalidSetup
from landsraad.core import contract
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    TOUCHING,
    bits,
)
from landsraad.games.war_for_arrakis.deeds import take_token
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.modules.mahdi import rules
from landsraad.games.war_for_arrakis.modules.mahdi.box import TACTICAL, TOKENS
from landsraad.games.war_for_arrakis.modules.mahdi.marches import moving_part
from landsraad.games.war_for_arrakis.modules.mahdi.sight import (
    FAR,
    away,
    outweighs,
    power,
    sift,
)
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi
from landsraad.games.war_for_arrakis.modules.mahdi.tokens import turn_up
from landsraad.games.war_for_arrakis.resolve_cards import forcible
from landsraad.games.war_for_arrakis.terms import RESULT
from war.modules.mahdi_table import Solo

FAR_AWAY = {"carthag": "H 1r", "gara_kulon": "A 6r"}

# --- the table


def test_one_seat_brings_the_automaton():
    """WFA 22.1.1: two share the Atreides, without cones; not with the Spacing Guild."""
    assert "mahdi" in landsraad.new("war_for_arrakis", 1, 1).view(0)["table"]["modules"]
    game = landsraad.new("war_for_arrakis", 2, 1, modules=("mahdi",))
    assert [b["role"] for b in game.view(0)["dashboards"]] == ["house_atreides", "fremen_ally"]
    assert game.view(0)["table"]["cones"] == {"atreides": 0}
    for wrong in (
        {"seats": 3, "modules": ("mahdi",)},
        {"seats": 1, "modules": ("spacing_guild",)},
    ):
        with pytest.raises(InvalidSetup) as refused:
            landsraad.new("war_for_arrakis", **wrong)
        assert "WFA 22.1.1" in str(refused.value)


def test_eight_tactical_cards():
    """WFA 22.1.2: the central sectors are one; pools of six tokens each."""
    assert len(TACTICAL) == 8
    assert [sector for _, sector in TACTICAL].count(8) == 2
    view = landsraad.new("war_for_arrakis", 1, 4).view(0)
    assert view["players"][1]["supply"]["facedown_black"] == 6
    assert view["table"]["mahdi"]["harvesting"]["card"] != view["table"]["mahdi"]["target"]["card"]


def test_the_player_chooses_between_equals():
    """WFA 22.1.3: and the log names rule and criterion."""
    table = Solo({"gara_kulon": "A 1r", "s1_11": "H 3r", "s1_12": "H 3r"}).act("strategy")
    assert table.game.decision.ask.key == "automaton"
    assert table.offered("attack") == {"s1_11", "s1_12"}
    assert table.why[-1] == "WFA 22.4.2 the player chooses"


# --- the round


def test_two_prescience_cards_are_revealed():
    """WFA 22.2.1"""
    assert len(landsraad.new("war_for_arrakis", 1, 2).view(0)["table"]["row"]) == 2


def test_a_round_begins_with_two_tactical_cards_and_two_reinforcements():
    """WFA 22.2.2: the reinforcements are nobody's to look at."""
    game = landsraad.new("war_for_arrakis", 1, 2)
    player = game.view(0)["players"][1]
    assert player["hand_decks"] == {"house_harkonnen": 1, "corrino_ally": 1}
    assert "hand" not in player
    assert game.view(0)["table"]["mahdi"]["tactical_deck"] <= 6


def test_a_target_of_the_same_sector_or_destroyed_is_drawn_again():
    """WFA 22.2.3"""
    table = Solo(FAR_AWAY, sietches={"gara_kulon": 1, "sihaya_ridge": 1, "windgap": 2})
    part = mahdi(table.state)
    keys = [sietch for sietch, _ in TACTICAL]
    part.harvesting, part.target = keys.index("rock_outcroppings"), -1
    part.tactical = [keys.index(k) for k in ("windgap", "tasmin_sink", "bight_of_the_cliff")]
    rules.seek_target(table.state)
    assert keys[part.target] == "windgap"


def test_a_fallen_target_is_replaced_at_once():
    """WFA 22.2.4: without a card left there is none."""
    table = Solo(FAR_AWAY, sietches={"gara_kulon": 1, "windgap": 2})
    part = mahdi(table.state)
    table.state.sietches &= ~(1 << AREA["gara_kulon"])
    rules.supremacy_gained(table.state, 0, 1)
    assert table.automaton["target"]["card"] == "windgap"
    table.state.sietches = 0
    rules.supremacy_gained(table.state, 1, 2)
    assert part.target < 0


def test_a_moved_sietch_stays_the_target():
    """WFA 22.2.5"""
    table = Solo(FAR_AWAY)
    rules.sietch_moved(table.state, AREA["gara_kulon"], AREA["s1_11"])
    assert table.automaton["target_area"] == "s1_11"


# --- measures


@pytest.mark.parametrize(
    ("legion", "expected"),
    [
        (Legion(1, 2, 1, 1, 1), (5, 2 * 2 + 3 + 4 + 1)),
        (Legion(1, 1, named=3), (3, 2 + 4)),
        (Legion(0, 1, tokens=(2, 9)), (5, 2 + 8)),
        (Legion(1, others=(8, 9)), (4, 8)),
        (Legion(), (0, 0)),
    ],
    ids=str,
)
def test_combat_power(legion, expected):
    """WFA 22.3.1"""
    assert power(legion) == expected


def test_fine_power_decides_between_equals():
    """WFA 22.3.2"""
    assert outweighs(Legion(1, 3), Legion(0, 2))
    assert outweighs(Legion(1, 1, 1), Legion(0, 2))
    assert not outweighs(Legion(1, 2), Legion(0, 2))
    assert not outweighs(Legion(1, 2), Legion(0, 2, 1))
    assert sift([1, 2, 3], ("odd", lambda n: n % 2), ("large", lambda n: n)) == ([3], "large")


def test_distances_ignore_borders_and_go_round_enemies():
    """WFA 22.3.3"""
    table = Solo({"gara_kulon": "A 1r", "carthag": "H 1r"})
    ways = away(table.state, AREA["gara_kulon"])
    assert ways[AREA["s1_11"]] == 1
    blocked = Solo({"s1_11": "A 1r", "s1_12": "sandworm", "carthag": "H 1r"})
    through = away(blocked.state, AREA["gara_kulon"])
    assert max(n for n in through if n < FAR) >= max(n for n in ways if n < FAR)
    assert through[AREA["s1_11"]] == 1


# --- dice


def test_one_die_is_rolled_after_each_turn():
    """WFA 22.3.4: unused dice count for Desert Power, and tanks move on."""
    table = Solo(FAR_AWAY, enemy={"leaders": {"beast_rabban": "tank 3"}})
    assert table.automaton["unused"] == 8
    assert "desert_power" in table.options
    table.state.forced = RESULT["strategy"]
    table.do("die strategy", "done")
    assert table.automaton["unused"] == 7
    assert sum(table.automaton["spent"].values()) == 1
    assert table.leader("beast_rabban") == "tank 2"


def test_the_phase_ends_with_the_last_die():
    """WFA 22.3.4"""
    table = Solo(FAR_AWAY, mahdi={"unused": 1})
    table.state.forced = RESULT["strategy"]
    table.do("die strategy", "done")
    assert table.table["phase"] != "actions" or table.table["round"] == 2


def test_a_fourth_die_of_a_result_is_rolled_again():
    """WFA 22.3.5"""
    table = Solo(FAR_AWAY, mahdi={"spent": {"strategy": 3, "mentat": 3}})
    mahdi(table.state).spent = [3, 0, 3, 3, 3]
    assert {rules._roll(table.state) for _ in range(30)} == {RESULT["leadership"]}


def test_a_ready_leader_goes_first():
    """WFA 22.3.6: if the special action can do anything; else the die may be lost."""
    table = (
        Solo({"carthag": "H 4r"}).act("house", "automaton") if False else Solo({"carthag": "H 4r"})
    )
    table.act("house")
    assert table.at("carthag") == "1r 3e"
    assert "baron_harkonnen" in table.player("harkonnen")["spent"]
    table.act("house")
    assert table.at("carthag") == "4e"
    lost = Solo({"carthag": "H 1r", "gara_kulon": "A 5r"}).act("strategy")
    assert lost.at("carthag") == "1r"


def test_regular_actions():
    """WFA 22.3.7"""
    spent = {
        "spent": ["captain_aramsham", "baron_harkonnen"],
        "leaders": {"beast_rabban": "tank 5"},
    }
    table = Solo({"carthag": "H 1r"}, settlements="carthag", enemy=spent).act("deployment")
    assert table.state.legions[AREA["carthag"]].regular == 4
    assert table.options
    table = Solo({"carthag": "H 3r"}, enemy=spent).act("house")
    while table.game.decision.ask.key in ("harvester", "airborne"):
        table.do(table.options[0])
    assert table.state.legions[AREA["carthag"]].elite == 2
    assert table.state.zones.count(1) == 1
    assert table.state.harvesters.bit_count() == 1


def test_a_die_instead_of_a_bene_gesserit_token():
    """WFA 22.3.8"""
    table = Solo(FAR_AWAY, imperium={"choam": 2})
    before = table.automaton
    take_token(table.state, 1)
    assert (table.automaton["unused"], table.automaton["board"]) == (before["unused"] + 1, 0)
    take_token(table.state, 1)
    assert table.table["supremacy"] == 1
    assert table.player("harkonnen")["tokens"] == 0


def test_truthtrance_names_a_result():
    """WFA 22.3.9"""
    table = Solo(FAR_AWAY, mahdi={"spent": {"mentat": 3, "house": 2, "strategy": 2}})
    assert RESULT["mentat"] not in forcible(table.state)
    assert RESULT["house"] not in forcible(table.state)
    assert RESULT["strategy"] in forcible(table.state)
    table.state.forced = RESULT["strategy"]
    table.do("die strategy", "done")
    assert any(event.kind == "rolled" and event.public == ("strategy",) for event in table.told)


# --- attacks


def test_only_what_it_outweighs_is_attacked():
    """WFA 22.4.1: two areas away with an ornithopter."""
    table = Solo({"gara_kulon": "A 3r", "s1_11": "H 3r"}).act("strategy")
    assert not any(line.startswith("WFA 22.4") for line in table.why)
    beyond = next(
        key for key in ("s1_7", "s1_8", "s1_13", "s5_8", "s1_5", "s1_4")
        if away(Solo(FAR_AWAY).state, AREA["gara_kulon"])[AREA[key]] == 2
    )  # fmt: skip
    zones = {"az1": "ornithopter"}
    table = Solo({"gara_kulon": "A 1r", beyond: "H 5r"}, zones=zones).act("strategy")
    assert any(line.startswith("WFA 22.4.2") for line in table.why)
    assert table.table["zones"]["az1"] is None


@pytest.mark.parametrize(
    ("board", "sietches", "target", "words"),
    [
        ({"s1_14": "H 4r", "s1_10": "H 4r", "gara_kulon": "A 1r", "sihaya_ridge": "A 1r"},
         {"gara_kulon": 1, "sihaya_ridge": 3}, "sihaya_ridge", "highest rank"),
        ({"s1_14": "H 4r", "s1_10": "H 6r", "gara_kulon": "A 1r", "sihaya_ridge": "A 1r"},
         {"gara_kulon": 2, "sihaya_ridge": 2}, "sihaya_ridge", "greatest difference of power"),
        ({"s1_14": "H 4r", "s1_10": "H 4r", "gara_kulon": "A 1r", "sihaya_ridge": "A 1r"},
         {"gara_kulon": 2, "sihaya_ridge": 2}, "gara_kulon", "the target sietch"),
    ],
    ids=str,
)  # fmt: skip
def test_sietches_come_first(board, sietches, target, words):
    """WFA 22.4.2"""
    table = Solo(board, sietches=sietches).act("strategy")
    attacks = [e.public[1] for e in table.told if e.kind == "attack"]
    assert attacks[0] == target
    assert f"WFA 22.4.2 {words}" in table.why


def test_then_adjacent_legions():
    """WFA 22.4.3: the strongest that it outweighs."""
    board = {"s1_5": "H 5r", "s1_4": "A 2r", "gara_kulon": "A 6r"}
    table = Solo(board).act("strategy")
    assert "WFA 22.4.3 the only one" in table.why
    assert next(e.public[1] for e in table.told if e.kind == "attack") == "s1_4"


def test_leadership_is_for_led_legions_and_a_surprise():
    """WFA 22.3.7, WFA 22.4.4: without a leader nobody attacks or moves."""
    board = {"gara_kulon": "A 1r", "s1_11": "H 3r"}
    off = {"leaders": {"beast_rabban": "tank 5"}}
    assert Solo(board, enemy=off).act("leadership").why == []
    table = Solo({"gara_kulon": "A 1r", "s1_11": "H 3r 1b"}, enemy=off)
    table.rig("SSSS").act("leadership")
    assert any(e.kind == "attack" for e in table.told)


# --- movement


def test_the_closest_legion_moves_first():
    """WFA 22.5.1, WFA 22.5.5: two of them, by the shortest way."""
    board = {"gara_kulon": "A 1r", "carthag": "H 4r", "north_pole": "H 4r", "s1_8": "H 3r"}
    table = Solo(board)
    before = away(table.state, AREA["gara_kulon"])
    order = sorted(("carthag", "north_pole", "s1_8"), key=lambda key: before[AREA[key]])
    table.act("strategy")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    moves = [e.public[:2] for e in table.told if e.kind == "move"]
    assert moves[0][0] == order[0]
    for origin, end in moves:
        assert before[AREA[end]] == before[AREA[origin]] - 1


def test_who_does_not_outweigh_the_defenders_stays():
    """WFA 22.5.2"""
    board = {"gara_kulon": "A 4r", "carthag": "H 2r", "arrakeen": "H 6r"}
    table = Solo(board).act("strategy")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    assert table.at("carthag") == "2r"
    assert table.at("arrakeen") == "1k 1v"


def test_a_temporary_target():
    """WFA 22.5.3: the sietch closest to the target that some legion outweighs."""
    sietches = {"gara_kulon": 2, "sihaya_ridge": 1, "habbanya_ridge": 3}
    board = {"gara_kulon": "A 6r 2n", "sihaya_ridge": "A 1r", "carthag": "H 3r"}
    table = Solo(board, sietches=sietches).act("strategy")
    assert "WFA 22.5.3 closest to the target sietch" in table.why
    table = Solo({"gara_kulon": "A 6r 2n", "carthag": "H 3r"}).act("strategy")
    assert table.at("carthag") == "3r"


def test_a_legion_that_has_moved_keeps_the_target():
    """WFA 22.5.3: it outweighs the defenders, so the second move is not for another sietch."""
    sietches = {"gara_kulon": 2, "sihaya_ridge": 1}
    board = {"gara_kulon": "A 3r", "sihaya_ridge": "A 1r", "carthag": "H 3r", "arrakeen": "H 5r"}
    table = Solo(board, sietches=sietches).act("strategy")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    assert table.at("arrakeen") == "1k 1v"
    assert table.at("carthag") == "3r"
    assert table.automaton["target"]["card"] == "gara_kulon"
    assert not any("22.5.3" in words for words in table.why)


def test_an_ornithopter_carries_two_areas():
    """WFA 22.5.4: one a turn."""
    table = Solo({"gara_kulon": "A 1r", "arrakeen": "H 4r"},
                 zones={"az1": "ornithopter", "az4": "ornithopter"})  # fmt: skip
    before = away(table.state, AREA["gara_kulon"])
    table.act("strategy")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    (origin, end, _), *_ = [e.public for e in table.told if e.kind == "move"]
    assert before[AREA[end]] == before[AREA[origin]] - 2
    assert list(table.table["zones"].values()).count("ornithopter") == 1
    assert not any(option.startswith("scout") for option in table.options)


def test_ways_join_other_legions():
    """WFA 22.5.5: as many of the strongest units as find room, and all leaders."""
    state = Solo(FAR_AWAY).state
    ways = away(state, AREA["gara_kulon"])
    near = next(k for k in ("s1_13", "s1_7", "s1_8") if ways[AREA[k]] == 2)
    end = next(AREAS[a].key for a in bits(TOUCHING[AREA[near]])
               if ways[a] == 1 and TOUCHING[a] >> AREA["gara_kulon"] & 1)  # fmt: skip
    board = {"gara_kulon": "A 5r 1e", near: "H 4r 2s 1b", end: "H 4r"}
    table = Solo(board).act("strategy")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    assert table.at(end) == "4r 2s 1b"
    assert table.at(near) == "4r"
    assert "WFA 22.5.5 joins another legion" in table.why or "WFA 22.5.5 the only one" in table.why


def test_a_legion_next_to_the_target_stays_or_merges():
    """WFA 22.5.6"""
    board = {"gara_kulon": "A 2r 1n", "s1_11": "H 2r 1e 1s", "s1_12": "H 2r 1e 1b"}
    alone = Solo({"gara_kulon": "A 6r", "s1_11": "H 6r 1b"}, bans="landsraad")
    alone.frames(Step("mahdi_move", 1, 1 << 4))
    assert alone.at("s1_11") == "6r 1b"
    table = Solo(board).frames(Step("mahdi_move", 1, 1 << 4))
    touching = bool(TOUCHING[AREA["s1_11"]] >> AREA["s1_12"] & 1)
    assert table.at("s1_12") == ("1r" if touching else "2r 1e 1b")


# --- described positions


def test_a_described_target_fits_the_harvest():
    """WFA 22.2.3: it stands, and in another sector, whether it is named or drawn."""
    for seed in range(12):
        sietches = {"sihaya_ridge": 1, "gara_kulon": 2, "habbanya_ridge": 1}
        given = {"mahdi": {"harvesting": "sihaya_ridge"}, "sietches": sietches}
        game = landsraad.position("war_for_arrakis", seats=1, seed=seed, table=given)
        assert game.view(0)["table"]["mahdi"]["target_area"] == "habbanya_ridge"
    with pytest.raises(InvalidSetup, match=r"WFA 22\.2\.3"):
        Solo({"gara_kulon": "A 1r"}, mahdi={"harvesting": "sihaya_ridge"})
    with pytest.raises(InvalidSetup, match="8 dice"):
        Solo({"gara_kulon": "A 1r"}, mahdi={"unused": 6, "spent": {"strategy": 3}})


def test_a_described_die_is_the_next():
    """WFA 22.3.9: what Truthtrance named is what the Harkonnens roll."""
    table = Solo({"gara_kulon": "A 6r", "carthag": "H 2r"}, forced="deployment")
    table.do("die strategy", "done")
    rolled = [event.public[0] for event in table.told if event.kind == "rolled"]
    assert rolled == ["deployment"]


# --- tokens


def test_tokens_are_laid_where_a_legion_has_left():
    """WFA 22.6.1, WFA 22.6.2: they count as units and do not move with that action."""
    table = Solo({"gara_kulon": "A 1r", "arrakeen": "H 4r"}).act("strategy")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    assert table.at("arrakeen") == "1k 1v"
    assert table.state.legions[AREA["arrakeen"]].units == 2
    assert table.player("harkonnen")["supply"]["facedown_black"] == 5


def test_tokens_turn_up_when_attacked():
    """WFA 22.6.3: within the limit, the weakest leave, and they go back to their pool."""
    table = Solo({"carthag": "H 1k 1v", "arrakeen": "H 4e 1k 1v"})
    turn_up(table.state, AREA["carthag"])
    legion = table.state.legions[AREA["carthag"]]
    assert legion.units >= 2
    assert not legion.others
    turn_up(table.state, AREA["arrakeen"])
    legion = table.state.legions[AREA["arrakeen"]]
    assert legion.units == 6
    assert legion.elite >= 4
    assert table.player("harkonnen")["supply"]["facedown_silver"] == 6


def test_an_empty_pool_takes_a_token_from_the_board():
    """WFA 22.6.4: one of each colour, of areas that the player chooses; others stay facedown."""
    board = dict.fromkeys(("carthag", "arsunt", "hagga_basin"), "H 2k 2v")
    table = Solo({**board, "s1_4": "A 1r"}, settlements="carthag arsunt hagga_basin arrakeen")
    table.frames(Step("mahdi_garrison", 1, AREA["arrakeen"]))
    assert table.offered("reveal") == set(board)
    table.do("reveal carthag")
    assert "1k 2v" in table.at("carthag")
    assert table.at("arrakeen") == ""
    table.do("reveal arsunt")
    assert "2k 1v" in table.at("arsunt")
    assert table.at("arrakeen") == "1k 1v"


def test_tokens_are_laid_where_a_legion_has_advanced():
    """WFA 22.6.1, WFA 22.7.6: out of a settlement, into the area of a legion it has beaten."""
    state = Solo(FAR_AWAY).state
    ways = away(state, AREA["gara_kulon"])
    near = TOUCHING[AREA["arrakeen"]] & ~state.villages
    end = next(AREAS[a].key for a in bits(near) if ways[a] < ways[AREA["arrakeen"]])
    table = Solo({"gara_kulon": "A 6r", "arrakeen": "H 6r", end: "A 1r"}).rig("HHHHHHX")
    table.act("strategy")
    assert table.at(end) == "6r"
    assert table.at("arrakeen") == "1k 1v"


def test_tokens_go_before_weaker_units():
    """WFA 22.5.5, WFA 22.3.1: a token has the power of a Sardaukar, and more than an elite unit."""
    black = next(iter(TOKENS))
    group = moving_part(Legion(1, 2, 2, 1, 1, others=(black,)), 3)
    assert (group.regular, group.elite, group.special, group.others) == (0, 1, 1, (black,))
    assert group.generic == 1


# --- the word that every game gives


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
def test_the_contract_alone(check):
    """WFA 22.2.2: nothing leaks of decks, reinforcements and tactical cards."""
    check("war_for_arrakis", seats=1, seed=21)


def test_two_against_the_automaton_keep_their_secrets():
    """WFA 22.1.1"""
    assert contract.check_views("war_for_arrakis", 2, 8, {"modules": ("mahdi",)})
