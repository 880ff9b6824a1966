"""Battles (WFA 6) and the regeneration tank (WFA 7)."""

import pytest

from war.table import Table

ATTACK = ("die strategy", "take attack")


def fight(board, faces, origin="s1_4", target="s1_5", **kwargs):
    """An Atreides attack, with loaded dice."""
    table = Table(board, **kwargs)
    return table.do(*ATTACK, f"attack {origin}").rig(faces).do(f"at {target}")


def test_sietches_and_tokens_turn_up():
    """WFA 6.1.2: of both sides of the battle."""
    board = {"gara_kulon": "A 1n token_2r", "s1_12": "H 3r"}
    table = Table(board, turn="harkonnen", sietches={"gara_kulon": 2})
    table.do(*ATTACK, "attack s1_12").rig("SSS SSSS").do("at gara_kulon")
    assert table.area("gara_kulon")["sietch_revealed"]
    assert table.at("gara_kulon") == "2r 1n"
    board = {"s1_4": "A token_1r1e", "s1_5": "H 1r"}
    assert fight(board, "SS S").at("s1_4") == "1r 1e"


def test_a_token_without_figures_attacks_nobody():
    """WFA 16.1.5: no unit comes, so the settlement stands and the leader leaves."""
    fedaykin = {"s1_8": "A 6f"}
    table = Table({"broken_land": "A 1n reserve_2f", **fedaykin})
    table.do("die strategy", "take attack", "attack broken_land", "at arrakeen")
    assert table.area("arrakeen") == {"settlement": 3}
    assert table.at("broken_land") == ""
    assert table.asked[1] != "advance"


def test_an_undefended_settlement_falls_without_a_roll():
    """WFA 6.1.3, WFA 6.9.1, WFA 6.9.2: but only to those who advance."""
    table = Table({"s1_12": "H 1r"}, turn="harkonnen", sietches={"gara_kulon": 3})
    table.do(*ATTACK, "attack s1_12", "at gara_kulon")
    assert table.asked == (1, "advance")
    assert table.table["supremacy"] == 0
    table.do("advance")
    assert table.table["supremacy"] == 3
    assert "sietch" not in table.area("gara_kulon")


def test_cards_give_dice():
    """WFA 6.2.1: the attacker first, a die each, for this round."""
    board = {"s1_4": "A 1r", "s1_5": "H 2r"}
    table = fight(board, "", hand="usul war_plan", enemy_hand="i_decide")
    assert table.asked == (0, "reinforce")
    table.do("discard usul", "done")
    assert table.asked == (1, "reinforce")
    table.rig("HH SS").do("done")
    assert table.table["battle"]["rolls"][0] == [2, 0, 0]
    table.do("continue", "stand")
    assert table.table["battle"]["cards"] == [0, 0]


def test_rank_gives_dice_and_six_is_the_limit():
    """WFA 6.3.1, WFA 16.1.14: whoever rolls six is not asked for cards."""
    board = {"s1_12": "H 6r", "gara_kulon": "A 4r"}
    table = Table(board, turn="harkonnen", sietches={"gara_kulon": 3}, hand="i_decide",
                  enemy_hand="usul")  # fmt: skip
    table.do(*ATTACK, "attack s1_12").rig("SSSSSS SSSSSS").do("at gara_kulon")
    assert table.table["battle"]["rolls"] == [[0, 6, 0], [0, 6, 0]]
    assert table.asked == (1, "siege")


def test_leaders_turn_specials():
    """WFA 6.3.2: a Naib into a hit, Stilgar into two; without leaders they miss."""
    table = fight({"s1_4": "A 2r 1n", "s1_5": "H 3r"}, "XX SSX")
    assert table.table["battle"]["rolls"] == [[1, 0, 1], [0, 2, 1]]
    table = fight({"s1_4": "A 2r stilgar", "s1_5": "H 4r"}, "XX XXXX")
    assert table.at("s1_5") == "2r"


def test_surprise_adds_a_special_in_the_first_round():
    """WFA 6.3.3, WFA 4.4.3."""
    table = Table({"s1_4": "A 2r 1n", "s1_5": "H 3r"}, dice="leadership")
    table.do("die leadership", "take attack", "attack s1_4").rig("SS SSX").do("at s1_5")
    assert table.table["battle"]["rolls"][0] == [1, 2, 0]
    table.rig("SS SSX").do("continue", "stand")
    assert table.table["battle"]["rolls"][0] == [0, 2, 0]


def test_more_leaders_than_specials():
    """WFA 6.3.4: the owner chooses whose ability counts, the attacker first."""
    board = {"s1_4": "A 2r stilgar lady_jessica", "s1_5": "H 2r baron_harkonnen beast_rabban"}
    table = fight(board, "XS XS")
    assert table.asked == (0, "ability")
    table.do("apply lady_jessica")
    assert table.asked == (1, "ability")
    table.do("apply beast_rabban")
    assert table.table["battle"]["rolls"] == [[0, 2, 0], [2, 1, 0]]
    assert table.at("s1_4") == "2r lady_jessica stilgar"


def test_specials_cancel_shields():
    """WFA 6.3.5, WFA 6.3.6: Fedaykin cut through shields, the rest of which stop hits."""
    assert fight({"s1_4": "A 2r", "s1_5": "H 3r"}, "HH SSX").at("s1_5") == "3r"
    assert fight({"s1_4": "A 1r 1f", "s1_5": "H 3r"}, "HH SSX").at("s1_5") == "2r"


def test_casualties_are_their_owners_choice():
    """WFA 6.4.1: units, leaders, or an elite that becomes a regular."""
    board = {"s1_4": "A 4r", "s1_5": "H 1r 1e 1s baron_harkonnen 1b"}
    table = fight(board, "HHSX HHH")
    assert table.asked == (1, "casualty")
    assert table.offered("lose") == {"regular", "elite", "sardaukar", "bashar", "baron_harkonnen"}
    table.do("lose elite", "lose baron_harkonnen")
    assert table.at("s1_5") == "2r 1s 1b"
    assert table.leader("baron_harkonnen") == "tank 5"


def test_an_elite_without_a_regular_figure_is_removed():
    """WFA 6.4.1."""
    board = {"s1_4": "A 3r", "s1_5": "H 2e", "arrakeen": "H 6r", "carthag": "H 6r",
             "arsunt": "H 6r", "hagga_basin": "H 6r"}  # fmt: skip
    assert fight(board, "HSS XX").at("s1_5") == "1e"


def test_the_attacker_takes_casualties_first_but_hits_stand():
    """WFA 6.4.2, WFA 6.7.1: both may be destroyed, and then nobody wins."""
    table = fight({"s1_4": "A 1r", "s1_5": "H 1r"}, "H H")
    assert (table.at("s1_4"), table.at("s1_5")) == ("", "")
    assert any("Nobody wins the battle" in line for line in table.game.log(None))


def test_leaders_fall_with_their_last_unit():
    """WFA 6.4.3: generic ones to the supply, named ones to the tank."""
    board = {"s1_4": "A 3r", "s1_5": "H 1r 2b baron_harkonnen"}
    table = fight(board, "HHH H")
    table.do("lose bashar", "lose regular")
    assert table.at("s1_5") == ""
    assert table.player("harkonnen")["supply"]["bashar"] == 6
    assert table.leader("baron_harkonnen") == "tank 5"


def test_ceasing_ends_a_battle():
    """WFA 6.5.1, WFA 6.7.1: the defender wins, everybody stays."""
    table = fight({"s1_4": "A 2r", "s1_5": "H 2r"}, "SS SS")
    assert table.asked == (0, "continue")
    table.do("cease")
    assert (table.at("s1_4"), table.at("s1_5")) == ("2r", "2r")
    assert any("Harkonnen wins the battle" in line for line in table.game.log(None))


def test_a_siege_costs_a_hit_a_round():
    """WFA 6.5.2."""
    table = fight({"broken_land": "A 3r", "carthag": "H 1r"}, "SSS SSS", "broken_land", "carthag")
    assert table.asked == (0, "siege")
    table.do("continue")
    assert table.at("broken_land") == "2r"


def test_the_defender_may_retreat_where_the_attacker_likes():
    """WFA 6.5.3, WFA 6.6.1, WFA 6.6.2, WFA 6.7.1: not among signs, foes or sandworms."""
    board = {"s1_4": "A 3r", "s1_5": "H 2r", "s1_2": "A 1r", "s1_6": "wormsign",
             "s1_7": "sandworm"}  # fmt: skip
    table = fight(board, "SSS SS").do("continue")
    assert table.asked == (1, "retreat")
    table.do("retreat")
    assert table.asked == (0, "advance"), "one area only: nothing to choose"
    assert table.at("s1_8") == "2r"


def test_the_attacker_chooses_the_retreat():
    """WFA 6.6.1."""
    table = fight({"s1_4": "A 3r", "s1_5": "H 2r"}, "SSS SS").do("continue", "retreat")
    assert table.asked == (0, "retreat_to")
    assert table.offered("retreat") == {"s1_2", "s1_6", "s1_7", "s1_8"}
    assert table.why("retreat s1_4") == "WFA 6.6.2"


def test_no_way_out_no_retreat():
    """WFA 6.6.2."""
    board = {"s1_4": "A 3r", "s1_5": "H 2r"} | dict.fromkeys(("s1_2", "s1_6", "s1_7"), "wormsign")
    board["s1_8"] = "sandworm"
    table = fight(board, "SSS SS").rig("SSS SS").do("continue")
    assert table.asked == (0, "continue")


def test_the_winner_may_advance():
    """WFA 6.7.2, WFA 6.7.3, WFA 16.1.4: taking harvester and station."""
    board = {"s1_5": "A 2r 1n", "s1_4": "H 1r harvester"}
    table = fight(board, "HH X", "s1_5", "s1_4", stations="s1_4")
    assert table.asked == (0, "advance")
    table.do("advance")
    assert table.at("s1_4") == "2r 1n"
    assert "harvester" not in table.area("s1_4")
    assert sum(table.markers) == 1
    board = {"s1_4": "A 2r", "s1_5": "H 1r"}
    assert fight(board, "HH X").do("stay").at("s1_4") == "2r"


def test_advancing_harkonnens_reveal_wormsigns():
    """WFA 6.7.3, WFA 8.2.1."""
    table = Table({"s1_4": "H 2r", "s1_5": "A 1r wormsign"}, turn="harkonnen")
    table.do(*ATTACK, "attack s1_4").rig("HH X").do("at s1_5", "advance")
    assert "wormsign" not in table.area("s1_5")


def test_special_attacks_destroy_no_settlement():
    """WFA 6.8.1, WFA 6.8.2, WFA 16.1.13: tokens turn up, the sietch does not."""
    board = {"gara_kulon": "A token_2r", "s1_12": "H 3r"}
    table = Table(board, turn="harkonnen", hand="explosive_artillery")
    table.do("die strategy", "play explosive_artillery", "done").rig("HHXS")
    table.do("strike gara_kulon")
    assert table.at("gara_kulon") == ""
    assert table.area("gara_kulon")["sietch_revealed"] is False


def test_a_destroyed_settlement_advances_all_markers():
    """WFA 6.9.1, WFA 6.9.3."""
    table = Table({"broken_land": "A 1r"}).do(
        *ATTACK, "attack broken_land", "at carthag", "advance"
    )
    assert table.markers == (2, 2, 2)
    assert "settlement" not in table.area("carthag")


def test_arrakeen_decides_at_once():
    """WFA 6.9.3, WFA 12.6.2."""
    table = Table({"broken_land": "A 1r"}, me={"objectives": [0]},
                  prescience={"kwisatz_haderach": 5, "sand_dwellers": 4, "jihad": 2})  # fmt: skip
    table.do(*ATTACK, "attack broken_land", "at arrakeen", "advance")
    assert table.game.winners == (0,)


# --- free actions in a battle


def test_free_actions_between_the_rounds_of_ones_own_battle():
    """WFA 4.5.1, WFA 16.1.26: and before cards are discarded; the battle then goes on."""
    board = {"s1_12": "H 3r", "gara_kulon": "A 3r", "sihaya_ridge": "A token_2r"}
    table = Table(board, turn="harkonnen", zones={"az1": "ornithopter", "az4": "ornithopter"},
                  hand="shigawire", enemy_hand="usul")  # fmt: skip
    table.do("die strategy", "take attack", "attack s1_12", "at gara_kulon")
    assert table.asked == (1, "reinforce")
    table.do("scout az1")
    assert table.at("sihaya_ridge") == "2r"
    assert table.asked == (1, "reinforce")
    table.rig("SSS SSSSSS").do("done")
    assert table.asked == (0, "reinforce")
    assert not table.offered("train"), "it is not their turn"
    table.rig("SSS SSSSSS").do("done")
    assert table.asked == (1, "siege")
    assert table.offered("scout") == {"az4"}


def test_the_atreides_train_in_their_own_battle():
    """WFA 4.5.1, WFA 4.5.2."""
    board = {"s1_4": "A 3r", "s1_5": "H 2r", "gara_kulon": "A token_2r"}
    table = fight(board, "SSS SS").do("train gara_kulon")
    assert table.at("gara_kulon") == "2r"
    assert table.asked == (0, "continue")


@pytest.mark.parametrize(("attacked", "won"), [("rimwall_west", True), ("broken_land", False)])
def test_atomics_in_the_middle_of_a_battle_end_it(attacked, won):
    """WFA 4.5.1, WFA 12.4.3, WFA 16.1.26: a legion that is blasted away fights no more."""
    home = "broken_land" if won else "rimwall_west"
    table = fight({home: "A 3r", attacked: "H 3r"}, "SSS SSS", home, attacked,
                  prescience={"jihad": 8}, settlements="carthag")  # fmt: skip
    table.do("detonate", "blast rimwall", "retreat s5_5")
    assert table.asked == ((0, "advance") if won else (0, "end_turn")) or table.asked[0] == 1
    assert table.table["battle"] is None or table.table["battle"]["stage"] == "advance"
    assert (table.asked == (0, "advance")) == won


# --- the tank


def test_leaders_push_each_other_along():
    """WFA 7.1.1, WFA 7.1.3: out of the last slot they are available again."""
    board = {"s1_4": "A 4r", "s1_5": "H 2r beast_rabban"}
    enemy = {"leaders": {"baron_harkonnen": "tank 5", "captain_aramsham": "tank 4"}}
    table = fight(board, "HSSS XX", enemy=enemy).do("lose beast_rabban")
    assert table.leader("beast_rabban") == "tank 5"
    assert table.leader("baron_harkonnen") == "tank 4"
    assert table.leader("captain_aramsham") == "tank 3"
    leaders = ("paul_atreides", "lady_jessica", "gurney_halleck", "chani", "alia")
    me = {"leaders": {key: f"tank {5 - n}" for n, key in enumerate(leaders)}}
    board = {"s1_4": "A 4r stilgar", "s1_5": "H 2r"}
    table = fight(board, "XXXX HX", me=me).do("lose stilgar")
    assert table.leader("alia") == "aside"


def test_leaders_that_fall_together_go_in_their_owners_order():
    """WFA 7.1.5: the first is pushed on by the next."""
    board = {"s1_4": "A 1r stilgar lady_jessica paul_atreides", "s1_5": "H 6r"}
    table = fight(board, "S HHHHHH")
    assert table.asked == (0, "tank")
    table.do("tank stilgar")
    assert table.offered("tank") == {"lady_jessica", "paul_atreides"}
    table.do("tank lady_jessica")
    places = [table.leader(key) for key in ("stilgar", "lady_jessica", "paul_atreides")]
    assert places == ["tank 3", "tank 4", "tank 5"]


def test_the_tank_moves_when_a_die_is_spent():
    """WFA 7.1.4: at the end of the turn; Desert Power moves nobody."""
    me = {"leaders": {"stilgar": "tank 1", "paul_atreides": "tank 3"}}
    table = Table({"s1_4": "A 1r"}, me=me).do("desert_power", "done")
    assert table.leader("stilgar") == "tank 1"
    table = Table({"s1_4": "A 1r"}, me=me).do("die strategy", "done")
    assert table.leader("stilgar") == "aside"
    assert table.leader("paul_atreides") == "tank 2"


def test_who_falls_during_a_turn_stays_put():
    """WFA 7.1.4: only those already in the tank when the die was spent move."""
    board = {"s1_4": "A 2r stilgar", "s1_5": "H 3r"}
    table = fight(board, "HX SSH").do("lose stilgar", "cease")
    assert table.leader("stilgar") == "tank 5"


def test_leaders_in_the_tank_are_of_no_use():
    """WFA 7.1.2."""
    me = {"leaders": {"lady_jessica": "tank 2"}}
    table = Table({"s1_4": "A 1r"}, dice="mentat", me=me).do("die mentat")
    assert table.why("special lady_jessica") == "WFA 7.1.2"


# --- odds


@pytest.mark.parametrize(("rank", "low", "high"), [(0, 0.99, 1.0), (3, 0.3, 0.9)])
def test_odds_are_exact(rank, low, high):
    """WFA 6.3.1: chances add up, and settlements are harder to take."""
    from landsraad.games.war_for_arrakis.odds import Force, battle_odds

    odds = battle_odds(Force(5, 1, 0, ((1, 0),)), Force(3, 0, 0, ((1, 0),)), rank)
    assert abs(odds.attacker + odds.defender + odds.both - 1) < 1e-9
    assert low < odds.attacker <= high


def test_odds_agree_with_battles():
    """The walk and the engine tell the same story."""
    from landsraad.games.war_for_arrakis.odds import Force, battle_odds

    odds = battle_odds(Force(2), Force(2))
    won = 0
    for seed in range(400):
        table = Table({"s1_4": "A 2r", "s1_5": "H 2r"}, seed=seed)
        table.do(*ATTACK, "attack s1_4", "at s1_5")
        while table.asked and table.asked[1] in ("continue", "retreat"):
            table.do("continue" if table.asked[1] == "continue" else "stand")
        won += bool(table.asked) and table.asked[1] == "advance"
    assert abs(won / 400 - odds.attacker) < 0.08
