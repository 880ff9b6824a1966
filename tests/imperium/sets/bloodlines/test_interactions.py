"""Parts of Bloodlines that meet each other, and parts of the other sets."""

import pytest

from imperium.bl_turns import IDLE, SKILLS, TECH, alone, fight, finished, passed, pieces, shown
from imperium.table import Table

CHANI = {"leader": "leader_chani"}
PITER = {"leader": "leader_piter_de_vries"}
SERVO = {"tech_top": ["servo_receivers", "navigation_chamber", "sardaukar_high_command"]}

# --- Chani's track


def loser(**me):
    """Chani one step before the end of her track, with a card that Piter lost to her."""
    return {**CHANI, "tactics": 10, "water": 0, **me}


def test_sinister_is_one_loss_on_chanis_track():
    """IMP 32.1.1: the second troop is not carried over the end."""
    table = fight(
        "sinister", **loser(conflict=4, garrison=2), others=[{"conflict": 1, **PITER}, {}]
    )
    table.do("play sinister", "take conflict", "take conflict")
    assert (table.tactics, table.water, table.conflict) == (3, 1, 2)


def test_ambitious_is_one_loss_on_chanis_track():
    """IMP 32.1.1: only the troops of the conflict count."""
    behind = {**IDLE, **PITER, "influence": {"guild": 2}}
    table = alone(**loser(hand="dagger", intrigue="ambitious", conflict=2, garrison=1, tactics=5),
                  spice=0, others=[behind, IDLE])  # fmt: skip
    table.do("play ambitious", "take conflict", "take conflict")
    assert (table.tactics, table.spice) == (5 + 2, 1)


def test_negotiated_withdrawal_is_one_loss_on_chanis_track():
    """IMP 32.1.1, IMP 21.1.3: a dreadnought is no troop."""
    me = loser(hand="negotiated_withdrawal", conflict=3, dreadnoughts={"conflict": 1})
    table = Table(bloodlines=True, ix=True, **me)
    table.do("reveal", "resolve negotiated_withdrawal pay_retreat_units")
    table.do("retreat troop", "retreat troop", "retreat dreadnought")
    assert (table.tactics, table.water) == (3, 1)
    few = Table(bloodlines=True, ix=True, **{**me, "tactics": 3})
    few.do("reveal", "resolve negotiated_withdrawal pay_retreat_units")
    few.do("retreat dreadnought")
    assert few.tactics == 5


def test_desert_ambush_is_one_loss_on_chanis_track():
    """IMP 32.1.1, IMP 26.1.4"""
    table = Table(
        bloodlines=True, ix=True, hand="desert_ambush", garrison=3,
        others=[{**loser(conflict=3), "revealed": True, "hand": []}, IDLE],
    )  # fmt: skip
    table.do("send desert_ambush imperial_basin", "deploy 2", "resolve desert_ambush desert_ambush")
    table.do("rout leader_chani troop", "rout leader_chani troop")
    assert (table.player(1)["tactics"], table.player(1)["water"]) == (3, 1)


def test_double_cross_and_test_of_humanity_advance_chanis_token():
    """IMP 32.1.1, IMP 36.1.5"""
    other = {**IDLE, **CHANI, "conflict": 1, "commanders": {"conflict": 1}}
    table = alone(hand="dagger diplomacy", intrigue="double_cross", solari=1, others=[other, IDLE])
    table.do("play double_cross")
    assert table.asked == (1, "which_troops")
    table.do("commanders 1")
    assert (table.player(1)["tactics"], pieces(table, 1)) == (4, (0, 0, 1))


# --- paying


def test_leto_and_ilban_know_no_price_of_commanders():
    """IMP 30.1.1, IMP 12.4.1: the 2 solari are not the cost of a space."""
    leto = alone(leader="duke_leto_atreides", hand="dagger", solari=4 + 1 - 1)
    leto.do("send dagger rally_troops")
    assert (leto.solari, leto.offered("resolve rally_troops buy")) == (1, [])
    others = [{**IDLE, "leader": "paul_atreides"}, {**IDLE, **CHANI}]
    ilban = alone(leader="count_ilban_richese", hand="diplomacy dagger", solari=0, others=others)
    ilban.do("send diplomacy wealth", "resolve wealth buy_commander", "skill driven")
    assert (ilban.solari, ilban.hand) == (0, ["dagger"])


def test_navigation_chamber_adds_to_the_discounts_of_leaders():
    """IMP 34.3.4, IMP 32.1.3"""
    table = alone(**TECH, leader="leader_duncan_idaho", tech="navigation_chamber", hand="dagger",
                  solari=5)  # fmt: skip
    table.do("send dagger swordmaster")
    assert (table.solari, table.swordmaster) == (0, True)


# --- Servo-Receivers


def receivers(**me):
    table = alone(**TECH, hand="dagger diplomacy", spice=2, table=SERVO, **me)
    return table.do("send dagger hall_of_oratory", "resolve ixian_embassy tech")


def test_servo_receivers_offer_into_the_fray():
    """IMP 34.3.8, IMP 32.1.3: which is a choice."""
    table = receivers(leader="leader_duncan_idaho")
    assert table.table["agents"]["hall_of_oratory"] == [0]
    assert {"resolve leader_duncan_idaho into_the_fray", "done"} <= set(table.options)
    table.do("resolve leader_duncan_idaho into_the_fray")
    assert (table.agents_fighting, table.strength) == (1, 2)


def test_servo_receivers_of_piter_and_kota():
    """IMP 34.3.8, IMP 32.1.9, IMP 34.4.3: Kota may take the very tile apart."""
    assert receivers(**PITER, garrison=0).garrison == 1 + 1
    kota = receivers(leader="kota_odax_of_ix", project=None, intrigue="", deck="seek_allies")
    kota.do("take tile", "resolve kota_odax_of_ix draw_1")
    assert (kota.tech, kota.hand_size, kota.intrigue_size) == ([], 2, 1)


# --- commanders elsewhere


def test_plasteel_blades_see_the_commander_of_the_bank():
    """IMP 34.3.5, IMP 33.1.11"""
    table = alone(**TECH, hand="elite_forces sardaukar_standard", tech="plasteel_blades")
    table.do("send elite_forces foldspace", "resolve elite_forces pay_trash")
    table.do("trash sardaukar_standard hand", "skill driven")
    table.do("resolve plasteel_blades pay_trash_tile", "skill canny")
    assert (table.skills, pieces(table)) == (["driven", "canny"], (1, 0, 0))


def test_rapid_mobilization_and_devious_deploy_commanders():
    """IMP 30.2.1, IMP 30.2.2"""
    me = {"hand": "dagger", "garrison": 1, "commanders": {"garrison": 2}}
    mobile = alone(**me, intrigue="rapid_mobilization").do("play rapid_mobilization", "deploy 3")
    assert (pieces(mobile), mobile.conflict) == ((0, 2, 0), 1)
    devious = alone(**me, **PITER, intrigue="devious").do("play devious", "take deploy", "deploy 2")
    assert devious.options == ["commanders 1", "commanders 2"]


def test_splits_of_recruits_and_garrison():
    """IMP 36.1.3: a recruit and a commander are new, two of either kind old."""
    table = alone(hand="reconnaissance dagger", solari=2, garrison=2,
                  commanders={"garrison": 2, "supply": 1})  # fmt: skip
    table.do("send reconnaissance arrakeen", "recruit commander")
    assert table.offered("deploy")[-1] == "deploy 4"
    table.do("deploy 4")
    assert table.options == ["commanders 1", "commanders 2", "commanders 3"]
    table.do("commanders 3")
    assert (pieces(table), table.conflict, table.garrison) == ((0, 3, 0), 1, 2)


def test_a_commander_hired_after_deploying_may_follow():
    """IMP 30.2.3: not an old troop in its place."""
    table = alone(hand="reconnaissance dagger", solari=2, garrison=4, commanders={"supply": 1})
    table.do("send reconnaissance arrakeen", "deploy 3")
    assert table.offered("deploy") == []
    table.do("recruit commander", "deploy 1")
    assert (pieces(table), table.garrison, table.conflict) == ((0, 1, 0), 2, 3)


def test_second_wave_deploys_commanders_beside_dreadnoughts():
    """IMP 30.2.1, IMP 26.2.6"""
    table = fight("second_wave", ix=True, conflict=1, garrison=1, commanders={"garrison": 1},
                  dreadnoughts={"garrison": 1})  # fmt: skip
    table.do("play second_wave", "deploy 1", "commanders 1", "deploy dreadnought")
    assert (table.strength, table.garrison) == (2 + 2 + 2 + 3, 1)


def test_negotiated_withdrawal_and_desert_ambush_name_commanders():
    """IMP 30.2.1, IMP 26.1.9, IMP 26.1.4"""
    units = {"conflict": 1, "commanders": {"conflict": 1}, "dreadnoughts": {"conflict": 1}}
    table = Table(bloodlines=True, ix=True, hand="negotiated_withdrawal", **units)
    table.do("reveal", "resolve negotiated_withdrawal pay_retreat_units")
    assert table.options == ["retreat troop", "retreat commander", "retreat dreadnought"]


def test_disruption_tactics_drives_back_no_dreadnought():
    """IMP 33.1.3: a troop."""
    table = Table(bloodlines=True, ix=True, hand="disruption_tactics dagger",
                  others=[{"dreadnoughts": {"conflict": 1}}, {}])  # fmt: skip
    table.do("send disruption_tactics smuggling")
    assert not table.offered("rout") + table.offered("resolve disruption_tactics")


@pytest.mark.parametrize("space, seats", [("dreadnought", 3), ("tech_negotiation", 4)])
def test_commanders_on_the_spaces_of_ix(space, seats):
    """IMP 30.1.6, IMP 30.1.1"""
    table = Table(bloodlines=True, ix=True, seats=seats, hand="dagger diplomacy", solari=5,
                  table={"skills": SKILLS})  # fmt: skip
    table.do(f"send dagger {space}", f"resolve {space} buy_commander", "skill hardy")
    assert (pieces(table), table.skills) == ((1, 0, 0), ["hardy"])


def test_commanders_in_the_garrison_break_ties():
    """IMP 8.3.1, IMP 30.2.1: they are troops."""
    ended = {"vp": 10, "spice": 0, "solari": 0, "water": 0, "intrigue": "", "hand": ""}
    table = Table(
        bloodlines=True, **ended, garrison=1, commanders={"garrison": 1},
        others=[{**ended, "garrison": 1}, {**ended, "vp": 3}],
        table={"phase": "endgame", "round": 10},
    )  # fmt: skip
    assert table.game.winners == (0,)


# --- twisted cards in other hands


def test_a_twisted_card_played_by_a_thief_leaves_the_game():
    """IMP 32.1.8"""
    table = alone(hand="dagger", intrigue="calculating", conflict=1, solari=0,
                  others=[{**IDLE, **PITER}, IDLE])  # fmt: skip
    table.do("play calculating")
    assert (table.solari, table.table["twisted_discard"]) == (1, ["calculating"])


def test_a_rival_that_spends_twisted_cards_puts_them_on_their_own_pile():
    """IMP 32.1.8, IMP 33.3.5, IMP 18.4.3"""
    table = Table(
        bloodlines=True, seats=1, **PITER, hand="dagger diplomacy", intrigue="insidious shrewd",
        others=[{"intrigue": "ambush bribery", "leader": "earl_memnon_thorvald"}, {}],
    )  # fmt: skip
    table.do("play insidious", "hand_over shrewd", "target earl_memnon_thorvald")
    assert (table.player(1)["intrigue_size"], table.player(1)["vp"]) == (0, 1)
    assert sorted(table.table["twisted_discard"]) == ["insidious", "shrewd"]
    assert sorted(table.table["intrigue_discard"]) == ["ambush", "bribery"]


def test_house_hagal_is_given_no_card():
    """IMP 33.3.5, IMP 17.2.2: with two players the other one gets it."""
    table = Table(bloodlines=True, seats=2, **PITER, hand="dagger diplomacy",
                  intrigue="insidious windfall", others=[{"intrigue": ""}, {}])  # fmt: skip
    table.do("play insidious", "hand_over windfall")
    assert table.player(1)["intrigue"] == ["windfall"]


def test_a_given_card_is_known_to_the_giver():
    """IMP 33.3.5"""
    table = alone(**PITER, hand="dagger", intrigue="insidious windfall")
    table.do("play insidious", "hand_over windfall", "target glossu_the_beast_rabban")
    assert table.game.view(0)["players"][1]["intrigue_known"] == ["windfall"]
    assert not table.game.view(2)["players"][1]["intrigue_known"]


# --- one more of each


def test_a_second_urgent_shigawire_uses_the_first():
    """IMP 33.1.9: it goes anywhere, draws a card, and waits in its turn."""
    table = alone(hand="urgent_shigawire urgent_shigawire dagger", deck="seek_allies diplomacy "
                  "reconnaissance", swordmaster=True)  # fmt: skip
    finished(table.do("send urgent_shigawire carthag"))
    table.do("send urgent_shigawire wealth", "resolve urgent_shigawire draw_1")
    finished(table)
    assert (table.next_sister, table.hand_size) == (1, 2)


def test_a_combat_reward_plays_a_navigation_card():
    """IMP 32.2.3: influence from anywhere reaches 2."""
    table = fight(leader="steersman_yrkoon", course="navigation_water", influence={"guild": 1},
                  water=0, table={"conflict": "skirmish_d"})  # fmt: skip
    table.do("pass", "resolve skirmish_d influence_any_1", "faction guild")
    assert (table.water, table.spice, table.navigated) == (1, 1, ["navigation_water"])


def test_suspensor_suits_with_two_cards_of_one_tile():
    """IMP 34.3.9, IMP 34.3.1"""
    tops = ["self_destroying_messages", "navigation_chamber", "sardaukar_high_command"]
    table = alone(**TECH, hand="dagger diplomacy", tech="suspensor_suits", spice=4, conflict=0,
                  table={"tech_top": tops})  # fmt: skip
    table.do("send dagger hall_of_oratory", "resolve ixian_embassy tech")
    assert table.conflict == 2


def test_suspensor_suits_sleep_in_combat():
    """IMP 34.3.9: a reward comes on nobody's turn."""
    table = passed(fight(**TECH, tech="suspensor_suits", others=[{"conflict": 3}, {}],
                         table={"conflict": "skirmish_a"}))  # fmt: skip
    assert (table.conflict, table.intrigue_size) == (0, 2)


def test_skills_count_swords_of_the_reveal_turn_once():
    """IMP 30.3.1, IMP 30.3.5: Desperate is not offered twice by two commanders."""
    table = shown("dagger", conflict=0, commanders={"conflict": 2}, skills="desperate")
    table.do("resolve desperate pay_trash_skill")
    assert (table.strength, table.skills) == (4 + 1 + 3, [])
