"""Three and four players: who decides, dice divided, partners' turns, cards and cones."""

import json

import pytest

import landsraad
from landsraad import InvalidSetup
from landsraad.core import contract
from landsraad.core.chance import Rng
from landsraad.core.contract import random_option
from landsraad.games.war_for_arrakis.catalogue import CARD, LEADER
from landsraad.games.war_for_arrakis.modules.shared_factions.boards import SLOTS, divide
from landsraad.games.war_for_arrakis.terms import RESULT, RESULT_KEYS
from war.table import Table

BOARD = {"s1_4": "A 3r 1n", "carthag": "H 3r 1b"}


def four(board=None, **kwargs):
    kwargs.setdefault("dice", "strategy mentat")
    return Table(board or BOARD, seats=4, **kwargs)


def dice(words):
    return [words.split().count(key) for key in RESULT_KEYS]


def shown(lot):
    return " ".join(f"{n} {key}" for n, key in zip(lot, RESULT_KEYS, strict=True) if n)


# --- who plays what


@pytest.mark.parametrize(
    ("seats", "shared", "roles"),
    [
        (3, None, ["atreides", "house_harkonnen", "corrino_ally"]),
        (3, "harkonnen", ["atreides", "house_harkonnen", "corrino_ally"]),
        (3, "atreides", ["house_atreides", "fremen_ally", "harkonnen"]),
        (4, None, ["house_atreides", "fremen_ally", "house_harkonnen", "corrino_ally"]),
    ],
)
def test_seats_have_roles(seats, shared, roles):
    """WFA 21.1.1"""
    game = landsraad.new("war_for_arrakis", seats, 1, shared=shared)
    assert [board["role"] for board in game.view(None)["dashboards"]] == roles
    assert "dashboards" not in landsraad.new("war_for_arrakis", 2, 1).view(0)


@pytest.mark.parametrize("wrong", [{"shared": "corrino"}, {"shared": 3}, {"seats": 5}], ids=str)
def test_other_tables_are_refused(wrong):
    """WFA 21.1.1"""
    with pytest.raises(InvalidSetup):
        landsraad.new("war_for_arrakis", **{"seats": 3, **wrong})


def test_partners_win_together():
    """WFA 21.1.2"""
    game = landsraad.new("war_for_arrakis", 4, 3, last_round=8)
    for _ in contract.random_play(game, 3):
        pass
    assert game.winners in ((0, 1), (2, 3))
    assert game.scores[0] == game.scores[1]
    assert game.scores[2] == game.scores[3]


def test_a_partner_uses_all_figures_of_the_faction():
    """WFA 21.1.2: House Atreides moves legions of Fremen and their leader."""
    board = {"s1_4": "A 2f stilgar", "carthag": "H 3r"}
    table = four(board, dice="leadership", enemy_dice="strategy",
                 dashboards={"house_atreides": {"dice": {"leadership": 1}}})  # fmt: skip
    assert table.who == "house_atreides turn"
    table.do("die leadership", "take move", "move s1_4", "to s1_5")
    assert table.at("s1_5") == "2f stilgar"


def test_dashboards_have_their_slots():
    """WFA 21.1.3"""
    words = [" ".join(f"{RESULT_KEYS[r]} {n}" for r, n in board.items()) for board in SLOTS]
    assert words == [
        "leadership 1 mentat 2 house 2", "strategy 2 leadership 1 deployment 2",
        "leadership 3 mentat 2 house 3", "strategy 3 deployment 3 mentat 2",
    ]  # fmt: skip


def test_leaders_belong_to_one_of_the_two():
    """WFA 21.1.4"""
    table = four()
    assert table.board("fremen_ally")["leaders"] == ["stilgar"]
    assert table.board("house_atreides")["leaders"] == ["paul_atreides", "lady_jessica"]
    assert table.board("corrino_ally")["leaders"] == ["captain_aramsham"]
    assert table.board("house_harkonnen")["leaders"] == ["baron_harkonnen", "beast_rabban"]


def test_there_are_three_cones_for_each_shared_faction():
    """WFA 21.1.5"""
    assert four().table["cones"] == {"atreides": 3, "harkonnen": 3}
    assert Table(BOARD, seats=3).table["cones"] == {"harkonnen": 3}


def test_a_faction_of_one_is_played_as_by_two():
    """WFA 21.1.6: both decks, all leaders, six cards, and dice are changed as usual."""
    table = Table(BOARD, seats=3, dice="mentat", hand="usul thumpers")
    table.do("die mentat")
    assert {"play usul", "play thumpers", "special lady_jessica"} <= set(table.options)
    game = landsraad.new("war_for_arrakis", 3, 4)
    assert len(game.view(0)["players"][0]["hand"]) == 2


# --- who decides


def test_the_house_decides_out_of_turn_and_the_actor_in_it():
    """WFA 21.2.1: Corrino attacks and takes its own hits, House Atreides takes theirs."""
    table = four({"s1_4": "A 2r 1e", "s1_5": "H 3r 1e"}, turn="harkonnen", dice="strategy mentat")
    table.do("acts corrino_ally", "die strategy", "take attack", "attack s1_5")
    table.rig("HXXX HXX").do("at s1_4")
    assert table.who == "corrino_ally casualty"
    table.do("lose regular")
    assert table.who == "house_atreides casualty"


def test_house_harkonnen_places_vehicles_and_spends_spice():
    """WFA 21.2.1"""
    assert four(phase="vehicles").who == "house_harkonnen harvester"
    board = {**BOARD, "s2_4": "harvester"}
    table = four(board, phase="harvest", spice_reserve=1, imperium={"choam": 2})
    assert table.who == "house_harkonnen harvest"


def test_the_fremen_ally_decides_about_worms():
    """WFA 21.2.2: a sandworm that rises in the Harkonnens' turn, and all of the hazards."""
    board = {"s1_4": "A 1r", "s4_6": "H 3r", "s4_7": "wormsign=sandworm", "s2_4": "sandworm"}
    table = four(board, turn="harkonnen", dice="strategy mentat")
    table.do("acts corrino_ally", "die strategy", "take move", "move s4_6")
    goal = next(key for key in ("s4_7",) if key in table.offered("to"))
    table.do(f"to {goal}")
    assert table.who == "fremen_ally emerge"


def test_leaders_are_taken_off_by_their_own_players():
    """WFA 21.2.3"""
    board = {"s1_4": "A 2r stilgar lady_jessica", "carthag": "H 3r"}
    table = four(board, phase="end")
    assert table.who == "house_atreides recall"
    assert table.offered("recall") == {"lady_jessica"}
    table.do("done")
    assert table.who == "fremen_ally recall"
    assert table.offered("recall") == {"stilgar"}


def test_both_partners_discard_for_dice():
    """WFA 21.2.4: first whoever acts; of the defenders first the House."""
    table = four({"s1_4": "A 2r", "s1_5": "H 2r"}, turn="harkonnen", dice="strategy mentat",
                 hand="shigawire hunter_seeker", enemy_hand="usul thumpers")  # fmt: skip
    table.do("acts corrino_ally", "die strategy", "take attack", "attack s1_5", "at s1_4")
    assert table.who == "corrino_ally reinforce"
    assert table.offered("discard") == {"shigawire"}
    table.do("discard shigawire")
    assert table.who == "house_harkonnen reinforce"
    assert table.offered("discard") == {"hunter_seeker"}
    table.do("done")
    assert table.who == "house_atreides reinforce"
    table.do("done")
    assert table.who == "fremen_ally reinforce"
    assert table.table["battle"]["cards"] == [1, 0]


def test_bans_bind_both_harkonnens():
    """WFA 21.2.5: neither discards for dice under the Landsraad's ban."""
    table = four({"s1_4": "A 2r", "s1_5": "H 2r"}, turn="harkonnen", dice="strategy mentat",
                 hand="shigawire hunter_seeker", bans="landsraad")  # fmt: skip
    table.do("acts corrino_ally", "die strategy", "take attack", "attack s1_5", "at s1_4")
    assert not table.who.endswith("reinforce")


def test_partners_know_tokens_and_objectives_but_not_hands():
    """WFA 21.2.6"""
    table = four({"s1_4": "A 1n token_2r", "carthag": "H 3r"}, hand="usul thumpers")
    house, ally, enemy = (table.game.view(seat) for seat in (0, 1, 2))
    for view in (house, ally):
        assert view["table"]["areas"]["s1_4"]["legion"]["hidden"] == ["token_2r"]
        assert view["players"][0]["objectives"]
    assert house["players"][0]["hand"] == ["usul"]
    assert ally["players"][0]["hand"] == ["thumpers"]
    assert table.board("fremen_ally", "house_atreides")["seen"] == []
    assert "objectives" not in enemy["players"][0]
    assert "hand" not in enemy["dashboards"][0]


# --- dice


@pytest.mark.parametrize(
    ("house", "rolled", "first", "second", "aside"),
    [
        # WFA 21.3.1: exclusive results as far as there are slots.
        (2, "strategy strategy house", "1 house", "2 strategy", (0, 0)),
        (2, "house house house house strategy", "3 house", "1 strategy", (0, 1)),
        # WFA 21.3.2: shared ones to the player with fewer dice, the House on a tie.
        (2, "mentat mentat mentat", "2 mentat", "1 mentat", (0, 0)),
        (2, "house house mentat mentat", "2 house", "2 mentat", (0, 0)),
        (2, "mentat mentat mentat mentat mentat", "2 mentat", "2 mentat", (1, 0)),
        (0, "leadership leadership leadership house",
         "1 leadership 1 house", "1 leadership", (0, 1)),
        # WFA 21.3.3: what is set aside to the player with fewer dice, the House on a tie.
        (0, "strategy strategy strategy strategy", "", "2 strategy", (2, 0)),
        (0, "mentat mentat mentat strategy", "2 mentat", "1 strategy", (0, 1)),
        (2, "strategy strategy strategy strategy strategy house house house",
         "3 house", "3 strategy", (1, 1)),
    ],
    ids=str,
)  # fmt: skip
def test_dice_are_divided(house, rolled, first, second, aside):
    """WFA 21.3.1, WFA 21.3.2, WFA 21.3.3"""
    lots, left = divide(house, dice(rolled))
    assert (shown(lots[0]), shown(lots[1]), left) == (first, second, aside)


def test_no_die_is_lost_and_no_slot_overfull():
    """WFA 21.3.1: for every roll of seven dice."""
    from itertools import combinations_with_replacement

    for roll in combinations_with_replacement(range(5), 7):
        rolled = [roll.count(result) for result in range(5)]
        lots, aside = divide(2, rolled)
        assert sum(map(sum, lots)) + sum(aside) == 7
        assert abs(sum(lots[0]) + aside[0] - sum(lots[1]) - aside[1]) <= 6
        for deck, lot in zip((2, 3), lots, strict=True):
            assert all(not n or n <= SLOTS[deck].get(r, 0) for r, n in enumerate(lot))


def _rolled(seats, wanted, **options):
    """A game at the first question after a roll that asks for it."""
    for seed in range(400):
        game = landsraad.new("war_for_arrakis", seats, seed, **options)
        while game.decision.ask.key not in ("change", "turn", "who_acts", "token"):
            game.apply(game.decision.options[0].notation)
        if game.decision.ask.key == wanted:
            return game
    raise AssertionError


def test_dice_set_aside_are_changed_one_at_a_time():
    """WFA 21.3.4: to results with a free slot and the fewest dice on one's own dashboard."""
    game = _rolled(4, "change")
    seat = game.decision.seat
    deck = game.state.kit.roles[seat].decks[0]
    before = game.state.lots[seat][:]
    results = [RESULT[str(option).split()[1]] for option in game.decision.options]
    least = min(before[r] for r, slots in SLOTS[deck].items() if before[r] < slots)
    assert all(before[result] == least < SLOTS[deck][result] for result in results)
    board = game.view(seat)["dashboards"][seat]
    assert board["set_aside"] > 0
    game.apply(game.decision.options[0].notation)
    assert sum(game.state.lots[seat]) > sum(before)


def test_either_partner_lays_the_token_and_the_faction_one_a_round():
    """WFA 21.3.5"""
    game = _rolled(4, "token")
    assert game.decision.seat == 0
    offered = {str(option).split()[-1] for option in game.decision.options} - {"decline"}
    assert offered <= {"leadership", "mentat", "house"}
    game.apply("decline")
    assert game.decision.seat == 1
    offered = {str(option).split()[-1] for option in game.decision.options} - {"decline"}
    assert offered <= {"strategy", "leadership", "deployment"}
    result = offered.pop()
    game.apply(f"bene_gesserit {result}")
    assert game.view(0)["dashboards"][1]["token_slot"] == result
    assert game.view(0)["dashboards"][0]["token_slot"] is None
    assert game.decision.ask.key != "token"


# --- turns


def test_the_house_is_asked_who_acts():
    """WFA 21.4.1"""
    table = four()
    assert table.who == "house_atreides who_acts"
    assert set(table.options) == {"acts house_atreides", "acts fremen_ally", "cone"}
    table.do("acts fremen_ally")
    assert table.who == "fremen_ally turn"
    assert table.offered("die") == {"strategy"}
    assert table.why("die mentat") == "WFA 4.3.1"


def test_only_who_has_something_to_act_with_can_act():
    """WFA 21.4.2"""
    assert four(dice="mentat house", enemy_dice="strategy").who == "house_atreides turn"
    table = four(dice="mentat", enemy_dice="strategy strategy")
    assert table.who == "house_atreides who_acts"
    assert table.do("acts fremen_ally").options[0] == "desert_power"
    table = four(dice="strategy", enemy_dice="strategy")
    assert table.who == "fremen_ally turn"
    table = four(turn="harkonnen", dice="strategy mentat", dashboards={
        "corrino_ally": {"dice": {"mentat": 1}}})  # fmt: skip
    assert table.who == "corrino_ally turn"


def test_desert_power_is_the_fremen_allys():
    """WFA 21.4.3: by all dice of both factions; also through a card of House Atreides."""
    table = four(dice="strategy mentat", enemy_dice="strategy strategy strategy")
    assert "desert_power" not in table.do("acts house_atreides").options
    assert table.why("desert_power") == "WFA 4.3.4"
    table = four({**BOARD, "s4_7": "sandworm"}, dice="mentat mentat house", hand="usul",
                 enemy_dice="strategy")  # fmt: skip
    table.do("die mentat", "play usul")
    while not table.who.endswith("desert_power"):
        table.do(table.options[0])
    assert table.who == "fremen_ally desert_power"


def test_a_house_die_as_strategy_is_carried_out_by_the_partner():
    """WFA 21.4.4"""
    table = four(dice="house mentat", hand="usul thumpers", enemy_dice="strategy")
    table.do("die house", "as strategy")
    assert table.who == "fremen_ally action"
    assert "play thumpers" in table.options
    assert "play usul" not in table.options
    assert "special stilgar" in table.options
    table.do("take move", "move s1_4", "to s1_5")
    assert table.at("s1_5") == "3r 1n"


def test_leadership_is_carried_out_by_either():
    """WFA 21.4.4"""
    board = {"s1_4": "A 3r 1n paul_atreides", "carthag": "H 3r 1b"}
    table = four(board, dice="house mentat", enemy_dice="strategy").do("die house")
    assert "partner leadership" in table.options
    assert table.do("as leadership").who == "house_atreides action"
    assert "special paul_atreides" in table.options
    table = four(board, dice="house mentat", enemy_dice="strategy")
    table.do("die house", "partner leadership")
    assert table.who == "fremen_ally action"
    assert "special paul_atreides" not in table.options
    assert table.why("special paul_atreides") == "WFA 21.4.5"
    table.do("done")
    assert table.who == "corrino_ally turn"


def test_what_follows_a_handed_die_is_the_houses_again():
    """WFA 21.4.4: Alia's die is the partner's, her Desert Power too; then the turn is over."""
    table = four(dice="house mentat", enemy_dice="strategy", me={"leaders": {"alia": "aside"}})
    table.do("die house", "special alia", "as deployment")
    assert table.who == "fremen_ally action"
    table.do("done")
    assert table.who == "fremen_ally desert_power"


def test_special_actions_belong_to_the_leaders_player():
    """WFA 21.4.5"""
    table = four(dice="strategy mentat").do("acts house_atreides", "die mentat")
    assert table.offered("special") == {"lady_jessica"}
    table = four(turn="harkonnen", dice="house mentat")
    table.do("acts house_harkonnen", "die house")
    assert table.offered("special") == {"baron_harkonnen"}
    assert table.why("special captain_aramsham") == "WFA 21.4.5"


def test_hawat_falls_by_the_house_in_any_turn():
    """WFA 21.4.6: also where the Corrino Ally alone can act, and asked by the backs of cards."""
    table = four(turn="harkonnen", dice="strategy strategy", supremacy=1,
                 hand="hawats_scheming hawats_scheming")  # fmt: skip
    assert table.who == "house_harkonnen who_acts"
    assert set(table.options) == {"acts corrino_ally", "scheme 2", "cone"}
    table.do("scheme 2")
    assert table.leader("thufir_hawat") == "removed"
    assert table.who == "corrino_ally turn"
    table = four(turn="harkonnen", dice="strategy strategy", supremacy=1,
                 hand="hunter_seeker sandmasters")  # fmt: skip
    assert table.options == ["acts corrino_ally", "cone"]
    table.do("acts corrino_ally")
    assert "scheme 2" not in table.options


def test_each_partner_has_a_tank_and_both_move_on():
    """WFA 21.4.7"""
    leaders = {"stilgar": "tank 5", "lady_jessica": "tank 5"}
    table = four(me={"leaders": leaders}, dice="strategy mentat")
    table.do("acts house_atreides", "die mentat", "take mentat", table_draw(table))
    while table.game.state.turn == 0:
        table.do("done" if "done" in table.options else table.options[-1])
    assert table.leader("stilgar") == "tank 4"
    assert table.leader("lady_jessica") == "tank 4"


def table_draw(table):
    """The first split of the cards, once it is asked for."""
    return "draw house_atreides house_atreides"


def test_muad_dib_pushes_on_in_the_tank_of_the_ally():
    """WFA 21.4.8"""
    leaders = {"paul_atreides": "tank 4", "stilgar": "tank 4", "chani": "tank 3"}
    table = four(me={"leaders": leaders})
    from landsraad.games.war_for_arrakis.deeds import enter

    enter(table.game.state, LEADER["paul_muad_dib"])
    assert table.leader("paul_muad_dib") == "tank 4"
    assert table.leader("stilgar") == "tank 3"
    assert table.leader("chani") == "tank 2"
    assert table.leader("paul_atreides") == "removed"


# --- cards


def test_partners_draw_and_play_from_their_own_decks():
    """WFA 21.5.1"""
    game = landsraad.new("war_for_arrakis", 4, 9)
    for seat, board in enumerate(game.view(None)["dashboards"]):
        assert board["hand_size"] == 1
        assert len(game.view(seat)["dashboards"][seat]["hand"]) == 1
    table = four(turn="harkonnen", dice="mentat mentat", hand="shigawire hunter_seeker")
    table.do("acts corrino_ally", "die mentat")
    assert table.offered("play") == {"shigawire"}
    table.do("take mentat")
    assert table.offered("draw") == {"corrino_ally", "corrino_ally corrino_ally"}


def test_house_atreides_looks_and_passes_on():
    """WFA 21.5.2: what it has seen it knows until the card is gone."""
    table = four(dice="strategy mentat", me={"deck_top": ["thumpers"]})
    table.do("acts house_atreides", "die mentat", "take mentat")
    assert "house_atreides fremen_ally" in table.offered("draw")
    table.do("draw house_atreides fremen_ally")
    assert table.board("fremen_ally")["hand"] == ["thumpers"]
    assert table.board("fremen_ally", "house_atreides")["seen"] == ["thumpers"]
    assert "thumpers" not in table.board("house_atreides")["hand"]
    told = [event.secret for _, event in table.game.events(0) if event.kind == "draw"]
    assert (("thumpers",),) in told
    assert all(event.secret is None for _, event in table.game.events(2) if event.kind == "draw")


def test_a_partner_keeps_four_cards():
    """WFA 21.5.3"""
    cards = "thumpers hieregs jubba_cloaks stillsuits sandtides"
    table = four({"s1_4": "A 1r", "carthag": "H 3r"}, phase="end", hand=f"{cards} usul")
    assert table.who == "fremen_ally hand_limit"
    table.do("discard sandtides")
    assert table.who == "house_harkonnen harvester"
    assert table.player("atreides")["discard"] == ["sandtides"]


def test_partners_discard_as_one():
    """WFA 21.5.4: card by card whoever has more, the House on a tie."""
    table = four(turn="harkonnen", dice="strategy mentat", hand="manipulation_of_others",
                 enemy_hand="usul war_plan thumpers")  # fmt: skip
    table.do("acts corrino_ally", "die strategy", "play manipulation_of_others")
    assert table.who == "house_atreides discard"
    table.do("discard usul")
    assert table.who == "house_atreides discard" or table.board("house_atreides")["hand_size"] == 0


def test_a_partner_who_can_discard_nothing_leaves_it_to_the_other():
    """WFA 21.5.4"""
    from landsraad.games.war_for_arrakis.effects import OpponentDiscards
    from landsraad.games.war_for_arrakis.engine import run
    from landsraad.games.war_for_arrakis.frames import Resolve

    table = four(enemy_hand="hawats_scheming hawats_scheming shigawire")
    state = table.game.state
    state.pending = None
    state.stack.append(Resolve(OpponentDiscards(1), 0, ""))
    run(state)
    assert CARD["shigawire"] not in state.hands[1]
    assert state.hands[1].count(CARD["hawats_scheming"]) == 2


# --- cones of silence


def test_a_cone_shows_hands_until_the_end_of_the_round():
    """WFA 21.6.1, WFA 21.6.2"""
    table = four(hand="usul thumpers", dice="strategy mentat")
    assert table.board("house_atreides", "fremen_ally")["seen"] == []
    table.do("cone")
    assert table.table["cones"]["atreides"] == 2
    assert table.table["cone_open"] == ["atreides"]
    assert table.board("house_atreides", "fremen_ally")["seen"] == ["usul"]
    assert table.board("fremen_ally", "house_atreides")["seen"] == ["thumpers"]
    assert "seen" not in table.board("house_atreides", "corrino_ally")
    assert table.why("cone") == "WFA 21.6.2"
    ended = four({"s1_4": "A 1r", "carthag": "H 3r"}, phase="end", hand="usul thumpers",
                 cone_open=["atreides"])  # fmt: skip
    assert ended.table["cone_open"] == []
    assert "usul" in ended.board("house_atreides", "fremen_ally")["seen"]
    assert len(ended.board("house_atreides", "fremen_ally")["seen"]) == 1


def test_without_cones_none_is_offered():
    """WFA 21.6.1"""
    table = four(cones={"atreides": 0})
    assert "cone" not in table.options
    assert table.why("cone") == "WFA 21.6.1"


# --- the word that every game gives


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
def test_the_contract_with_four(check):
    """WFA 21.2.6: among others that nothing of a partner's hand leaks."""
    check("war_for_arrakis", seats=4, seed=12)


@pytest.mark.parametrize("shared", ["atreides", "harkonnen"])
def test_three_seats_keep_their_secrets(shared):
    """WFA 21.2.6"""
    assert contract.check_views("war_for_arrakis", 3, 6, {"shared": shared})


def test_positions_refuse_what_cannot_be():
    """WFA 21.1.3"""
    for wrong in (
        {"dashboards": {"corrino_ally": {"dice": {"house": 1}}}},
        {"dashboards": {"atreides": {}}},
        {"dashboards": {"corrino_ally": {"cards": 1}}},
        {"acting": "atreides"},
        {"cones": {"atreides": 4}},
    ):
        with pytest.raises(InvalidSetup):
            four(**wrong)
    with pytest.raises(InvalidSetup):
        Table(BOARD, seats=3, cones={"atreides": 1})
    assert json.dumps(four().game.view(None))


# --- the log


DONE_BY_WHOEVER_IS_ASKED = {"spend", "harvester", "airborne", "wormsign", "power", "special"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (3, {}), (3, {"shared": "atreides"}), (2, {"modules": ("mahdi",)})],
)
def test_the_log_names_the_player_whose_deed_it_is(seats, options):
    """WFA 21.4.1: of partners the one who chose; sides as a whole by their name."""
    game, rng = landsraad.new("war_for_arrakis", seats, 5, **options), Rng(5)
    names = ["Ann", "Ben", "Cy", "Di"][:seats]
    teller, told = game.info.teller, set()
    for _ in range(400):
        if game.decision is None:
            break
        seat = game.decision.seat
        for event in game.apply(random_option(game.decision, rng)):
            words = game.info.rules.describe(event, names)
            mine = event.seat >= 0 and teller(game.state, event.seat) == seat
            if event.kind in DONE_BY_WHOEVER_IS_ASKED and mine:
                assert words.startswith(names[seat])
                told.add(seat)
            if event.kind in ("turn", "dice") and event.seat >= 0:
                assert words.split(" ")[0] in ("Atreides", "Harkonnen", *names)
    assert told == set(range(seats))


def test_the_automaton_has_a_line_of_its_own():
    """WFA 22.1.3: past the last seat, by the name of its side."""
    game, rng = landsraad.new("war_for_arrakis", 1, 5), Rng(5)
    while not any(event.kind == "rolled" for _, event in game.events(0)):
        game.apply(random_option(game.decision, rng))
    (_, rolled) = next(one for one in game.events(0) if one[1].kind == "turn" and one[1].seat % 2)
    assert game.info.teller(game.state, rolled.seat) == 1
    assert game.info.rules.describe(rolled, ["Ann"]) == "Harkonnen to act."
    assert any(line.startswith("Ann ") for line in game.log(0, ["Ann"]))


def test_refusals_say_what_is_the_partners():
    """WFA 21.5.1, WFA 21.4.4, WFA 21.4.2"""
    table = four(turn="harkonnen", dice="mentat mentat mentat", enemy_dice="strategy")
    table.do("acts corrino_ally", "die mentat", "take mentat")
    assert table.why("draw house_harkonnen") == "WFA 21.5.1"
    assert table.why("partner leadership") == "WFA 21.4.4"
    table = four(dice="mentat house").do("acts house_atreides", "die mentat")
    assert "only a house die" in table.game.why_not("partner leadership").text
    table = Table({**BOARD, "s2_3": "A 1m"}, seats=4, modules=("smugglers",), dice="strategy",
                  smugglers={"status": "allied", "base": "s2_3", "die": "mentat"})  # fmt: skip
    table.do("acts fremen_ally")
    assert table.why("smugglers mentat") == "WFA 21.4.2"
    assert table.why("smugglers house") == "WFA 17.4.1"
