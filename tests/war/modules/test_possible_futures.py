"""The possible futures: who is in play, what comes at the set-up, cards, special actions."""

from itertools import combinations

import pytest

import landsraad
from landsraad import InvalidSetup
from landsraad.core.contract import check_actions, check_play, check_refusals, check_views
from landsraad.games.war_for_arrakis.catalogue import AREA, CARD
from landsraad.games.war_for_arrakis.modules.possible_futures.box import BOXES, RIVALS
from war.table import Table as Plain

DUKE, ASSASSINS, JUDGE, BARON, SWORDMASTER, REDEMPTION, PRINCESS = (box.key for box in BOXES)
ENEMY = {"arrakeen": "H 1r", "s2_2": "A 1r"}
COMBINATIONS = [
    ((rival,) if rival else ()) + free
    for rival in ("", *RIVALS)
    for amount in range(4)
    for free in combinations((JUDGE, SWORDMASTER, REDEMPTION), amount)
]


class Table(Plain):
    """A table with possible futures."""

    def __init__(self, board, *futures, **parts):
        super().__init__({**ENEMY, **board}, futures=futures, **parts)


def new(*futures, seed=3):
    return landsraad.new("war_for_arrakis", 2, seed, futures=futures)


def leaders(game, side):
    return game.view(side)["players"][side]["leaders"]


def begun(*futures):
    """A game at its first question after the set-up."""
    game = new(*futures)
    while game.view(None)["table"]["round"] == 0:
        game.apply(game.decision.options[0].notation)
    return game


# --- all of them


def test_there_are_forty_set_ups():
    """WFA 20.1.1, WFA 20.1.2"""
    assert len(COMBINATIONS) == 40
    for futures in COMBINATIONS:
        game = begun(*futures)
        assert set(futures) <= set(game.state.setup.modules)
        game.info.rules.audit(game.state)


@pytest.mark.parametrize("pair", list(combinations(RIVALS, 2)), ids="-".join)
def test_rivals_are_refused_with_the_reason(pair):
    """WFA 20.1.2"""
    with pytest.raises(InvalidSetup, match=r"not played together: each .* Thufir Hawat"):
        new(*pair)


def test_unknown_futures_are_refused():
    """WFA 20.1.1"""
    with pytest.raises(InvalidSetup, match="future"):
        new("the_golden_path")
    with pytest.raises(InvalidSetup):
        landsraad.new("war_for_arrakis", 2, 3, modules=(DUKE,))


def test_two_cards_on_one_box():
    """WFA 20.1.3: either may be used, and only that card is spent."""
    board = {"s1_8": "A 2r"}
    aside = {"leaders": {"lady_jessica": "aside"}}
    table = Table(board, ASSASSINS, dice="mentat mentat", me=aside).do("die mentat")
    assert table.offered("special") == {"lady_jessica", "thufir_hawat_atreides"}
    table.do("special thufir_hawat_atreides", "draw house_atreides house_atreides house_atreides")
    assert table.player("atreides")["spent"] == ["thufir_hawat_atreides"]


@pytest.mark.parametrize(
    ("future", "side", "ready"),
    [
        (DUKE, 0, "duke_leto"),
        (DUKE, 1, "piter_de_vries"),
        (ASSASSINS, 0, "thufir_hawat_atreides"),
        (BARON, 1, "count_fenring"),
    ],
)
def test_who_is_in_play_from_the_start(future, side, ready):
    """WFA 20.1.4, WFA 20.2.1, WFA 20.3.1, WFA 20.5.1: set aside, the card ready."""
    game = begun(future)
    assert leaders(game, side)[ready] == "aside"
    assert ready not in game.view(side)["players"][side]["spent"]
    assert ready not in leaders(landsraad.new("war_for_arrakis", 2, 3), side)


def test_of_two_in_the_tank_the_atreides_say_who_went_first():
    """WFA 20.1.4"""
    game = new(ASSASSINS, JUDGE)
    asked = game.decision
    assert (asked.seat, asked.ask.key) == (0, "tank")
    game.apply("tank lady_jessica")
    found = leaders(game, 0)
    assert (found["lady_jessica"], found["liet_kynes"]) == ("tank 4", "tank 5")


def test_the_atreides_choose_before_the_harkonnens():
    """WFA 20.1.5"""
    game, asked = new(JUDGE, SWORDMASTER, REDEMPTION), []
    while game.view(None)["table"]["round"] == 0:
        asked.append((game.decision.seat, game.decision.ask.key))
        game.apply(game.decision.options[0].notation)
    assert {key for seat, key in asked if seat == 0} == {"jamis", "duncan_idaho", "dr_yueh"}
    assert [seat for seat, _ in asked] == [0, 0, 0, 1, 1, 1]
    assert {key for seat, key in asked if seat == 1} == {"deploy_more"}


def test_a_full_settlement_takes_no_unit_more():
    """WFA 20.1.5"""
    game = new(JUDGE, SWORDMASTER, REDEMPTION)
    while game.decision.seat == 0:
        game.apply(game.decision.options[0].notation)
    state, name = game.state, "carthag"
    legion = state.legions[AREA[name]]
    state.legions[AREA[name]] = legion.changed(regular=legion.regular + 6 - legion.units)
    game.apply("deploy arrakeen")
    assert f"deploy {name}" not in {option.notation for option in game.decision.options}
    assert "WFA 20.1.5" in game.why_not(f"deploy {name}")


# --- Long Live the Duke, and what others share with it


@pytest.mark.parametrize("future", [DUKE, ASSASSINS, BARON])
def test_hawat_is_out_of_the_game(future):
    """WFA 20.2.1, WFA 20.3.1, WFA 20.5.1: step 1 brings nobody."""
    game = begun(future)
    assert leaders(game, 1)["thufir_hawat"] == "removed"
    board = {"s2_1": "H 6r", "s1_4": "A 1r"}
    table = Table(board, future, turn="harkonnen", sietches={"tasmin_sink": 1})
    table.do("die strategy", "take attack", "attack s2_1", "at tasmin_sink", "advance")
    assert table.table["supremacy"] == 1
    assert table.leader("thufir_hawat") == "removed"


@pytest.mark.parametrize(
    ("future", "card"),
    [
        (DUKE, "twisted_mentat"),
        (ASSASSINS, "guard_captain"),
        (BARON, "trained_in_the_bene_gesserit_ways"),
    ],
)
def test_three_cards_replace_hawats_scheming(future, card):
    """WFA 20.2.2, WFA 20.3.3, WFA 20.5.2"""
    decks = new(future).state.kit.decks
    assert decks[2].count(CARD[card]) == 3
    assert CARD["hawats_scheming"] not in decks[2]
    assert len(decks[2]) == 18


@pytest.mark.parametrize(
    ("futures", "house", "corrino"),
    [((DUKE,), 2, 1), ((ASSASSINS,), 2, 1), ((BARON,), 1, 1), ((JUDGE,), 1, 2), ((), 1, 1)],
)
def test_cards_of_the_first_round(futures, house, corrino):
    """WFA 20.2.3, WFA 20.3.3, WFA 20.4.3, WFA 20.5.2"""
    held = begun(*futures).view(1)["players"][1]["hand_decks"]
    assert held == {"house_harkonnen": house, "corrino_ally": corrino}


def test_the_second_round_brings_no_card_more():
    """WFA 20.2.3"""
    table = Table({}, DUKE, phase="start", round=2)
    assert table.player("harkonnen")["hand_decks"] == {"house_harkonnen": 1, "corrino_ally": 1}


@pytest.mark.parametrize("future", [DUKE, ASSASSINS, BARON])
@pytest.mark.parametrize(("before", "rank"), [(7, 1), (6, 3), (6, 1)])
def test_mohiam_enters_at_step_eight(future, before, rank):
    """WFA 20.2.4, WFA 20.3.3, WFA 20.5.2: or past it, with her token."""
    board = {"s2_1": "H 6r", "s1_4": "A 1r"}
    table = Table(board, future, turn="harkonnen", supremacy=before,
                  sietches={"tasmin_sink": rank})  # fmt: skip
    table.do("die strategy", "take attack", "attack s2_1", "at tasmin_sink", "advance")
    there = before + rank >= 8
    assert table.leader("gaius_helen_mohiam") == ("aside" if there else "out")
    assert table.player("harkonnen")["tokens"] == int(there)


def special(board, future, leader, die, **parts):
    """A side uses a leader's special action."""
    table = Table(board, future, dice=f"{die} {die}", **parts)
    return table.do(f"die {die}", f"special {leader}")


def test_duke_leto():
    """WFA 20.2.5"""
    table = special({"s1_8": "A 2r"}, DUKE, "duke_leto", "house")
    table.do("as mentat", "take mentat", "draw house_atreides fremen_ally")
    assert table.asked == (0, "move")
    table.do("move s1_8", "to s1_9")
    assert table.at("s1_9") == "2r"


def test_piter_de_vries():
    """WFA 20.2.6"""
    table = special({}, DUKE, "piter_de_vries", "mentat", turn="harkonnen",
                    enemy_hand="usul the_voice")  # fmt: skip
    table.do("draw house_harkonnen house_harkonnen")
    assert table.asked == (0, "discard")
    assert table.do("discard usul").hand("atreides") == ["the_voice"]


def playing(card, board, *futures, **parts):
    """The Harkonnens play a card."""
    table = Table(board, *futures, turn="harkonnen", dice="mentat mentat", hand=card, **parts)
    return table.do("die mentat", f"play {card.split()[0]}")


def test_twisted_mentat():
    """WFA 20.2.7"""
    table = playing("twisted_mentat", {"arrakeen": "H 1r"}, DUKE)
    table.do("place arrakeen", "with elite", "with piter_de_vries")
    assert table.at("arrakeen") == "1r 1e piter_de_vries"
    assert table.asked == (1, "draw")


# --- The Master of Assassins


def test_lady_jessica_begins_in_the_tank():
    """WFA 20.3.2"""
    assert leaders(begun(ASSASSINS), 0)["lady_jessica"] == "tank 5"


def test_reverend_mother_jessica_takes_her_slot():
    """WFA 20.3.2"""
    table = Table({"s1_5": "A 2r"}, ASSASSINS, prescience={"sand_dwellers": 2},
                  stations={"s1_4": "sand_dwellers"})  # fmt: skip
    table.do("die strategy", "take move", "move s1_5", "to s1_4")
    assert table.leader("lady_jessica") == "removed"
    assert table.leader("reverend_mother_jessica") == "tank 5"


def test_thufir_hawat_of_the_atreides():
    """WFA 20.3.4"""
    table = special({}, ASSASSINS, "thufir_hawat_atreides", "mentat")
    assert "house_atreides house_atreides house_atreides" in table.offered("draw")
    assert not any("fremen" in split for split in table.offered("draw"))


def test_iakin_nefud():
    """WFA 20.3.5"""
    aside = {"leaders": {"iakin_nefud": "aside"}}
    table = special({"s1_8": "H 2r"}, ASSASSINS, "iakin_nefud", "leadership", turn="harkonnen",
                    me=aside)  # fmt: skip
    table.do("place s1_8", "with regular", "with iakin_nefud", "move s1_8", "to s1_9")
    assert table.at("s1_9") == "3r iakin_nefud"


def test_guard_captain():
    """WFA 20.3.6: the first brings him in, the next places him."""
    table = playing("guard_captain guard_captain", {}, ASSASSINS)
    table.do("take enter")
    assert table.leader("iakin_nefud") == "aside"
    table.do("play guard_captain", "place arrakeen", "with elite", "with elite",
             "with iakin_nefud")  # fmt: skip
    assert table.at("arrakeen") == "1r 2e iakin_nefud"


# --- The Judge of the Change


def test_liet_kynes_begins_in_the_tank():
    """WFA 20.4.1"""
    assert leaders(begun(JUDGE), 0)["liet_kynes"] == "tank 5"


@pytest.mark.parametrize(
    ("future", "leader", "rule"),
    [(JUDGE, "jamis", "WFA 20.4.2"), (SWORDMASTER, "duncan_idaho", "WFA 20.6.1")],
)
def test_a_leader_replaces_a_naib(future, leader, rule):
    """WFA 20.4.2, WFA 20.6.1"""
    game = new(future)
    naibs = game.view(0)["players"][0]["supply"]["naib"]
    assert game.decision.ask.key == leader
    assert len(game.decision.options) == 8
    assert rule in game.why_not(f"{leader} s1_1")
    game.apply(f"{leader} windgap")
    view = game.view(0)
    assert view["table"]["areas"]["windgap"]["legion"]["leaders"] == [leader]
    assert "naib" not in view["table"]["areas"]["windgap"]["legion"]
    assert view["players"][0]["supply"]["naib"] == naibs + 1
    while game.view(None)["table"]["round"] == 0:
        game.apply(game.decision.options[0].notation)
    assert rule in game.why_not(f"{leader} windgap"), "only at the set-up"


@pytest.mark.parametrize(
    ("future", "unit"), [(JUDGE, "elite"), (SWORDMASTER, "sardaukar"), (REDEMPTION, "elite")]
)
def test_the_harkonnens_deploy_a_unit_more(future, unit):
    """WFA 20.4.3, WFA 20.6.2, WFA 20.7.2"""
    game = new(future)
    before = game.view(1)["players"][1]["supply"][unit]
    while game.decision.ask.key != "deploy_more":
        game.apply(game.decision.options[0].notation)
    assert {option.notation for option in game.decision.options} <= {
        f"deploy {key}" for key in
        ("arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole")
    }  # fmt: skip
    game.apply("deploy carthag")
    assert game.view(1)["players"][1]["supply"][unit] == before - 1
    assert game.view(1)["table"]["areas"]["carthag"]["legion"][unit] >= 1


def test_paul_atreides_stays():
    """WFA 20.4.4"""
    table = Table({"s1_5": "A 2r paul_atreides"}, JUDGE, prescience={"kwisatz_haderach": 2},
                  stations={"s1_4": "kwisatz_haderach"})  # fmt: skip
    table.do("die strategy", "take move", "move s1_5", "to s1_4")
    assert table.markers[0] == 3
    assert table.at("s1_4") == "2r paul_atreides"
    assert table.leader("paul_muad_dib") == "removed"


def test_liet_kynes():
    """WFA 20.4.5"""
    aside = {"leaders": {"liet_kynes": "aside"}}
    table = special({"s1_8": "A 2r"}, JUDGE, "liet_kynes", "strategy", me=aside)
    table.do("move s1_8", "to s1_9")
    assert table.asked == (0, "desert_power")


@pytest.mark.parametrize(
    ("future", "leader", "left"),
    [(JUDGE, "jamis", "3r"), (SWORDMASTER, "duncan_idaho", "2r")],
)
def test_fighters_turn_a_special_result_into_hits(future, leader, left):
    """WFA 20.4.6, WFA 20.6.3: two hits of Jamis, three of Duncan Idaho."""
    table = Table({"s1_13": f"A 1r {leader}", "s1_14": "H 5r"}, future, dice="strategy")
    table.rig("X XXXXX")
    table.do("die strategy", "take attack", "attack s1_13", "at s1_14")
    assert table.at("s1_14") == left
    assert not table.offered("special")


# --- The Baron Is Dead


def test_the_baron_is_out_of_the_game():
    """WFA 20.5.1, WFA 20.5.3: his guard places its units only."""
    assert leaders(begun(BARON), 1)["baron_harkonnen"] == "removed"
    table = playing("barons_personal_guard", {}, BARON).do("place arrakeen")
    while table.asked == (1, "place"):
        assert "baron_harkonnen" not in table.offered("with")
        table.do("with elite")
    assert table.at("arrakeen") == "1r 2e"


def test_count_fenring():
    """WFA 20.5.4"""
    board = {"s1_8": "H 2r", "s1_10": "A 1r stilgar", "s1_16": "A 1r paul_atreides"}
    table = special(board, BARON, "count_fenring", "strategy", turn="harkonnen")
    table.do("move s1_8", "to s1_9")
    assert table.offered("seize") == {"stilgar"}
    assert table.do("seize stilgar").leader("stilgar").startswith("tank")


def test_count_fenring_where_nothing_moved():
    """WFA 20.5.4, WFA 16.1.18: any legion will do."""
    board = {"s1_9": "H 2r", "s1_10": "A 1r stilgar", "s1_16": "A 1r paul_atreides"}
    table = special(board, BARON, "count_fenring", "strategy", turn="harkonnen").do("done")
    assert table.offered("seize") == {"stilgar"}


def test_lady_fenring():
    """WFA 20.5.5"""
    aside = {"leaders": {"lady_fenring": "aside"}}
    table = special({}, BARON, "lady_fenring", "mentat", turn="harkonnen", me=aside,
                    enemy_hand="usul")  # fmt: skip
    table.do("draw house_harkonnen corrino_ally")
    assert table.hand("atreides") == []


def test_trained_in_the_bene_gesserit_ways():
    """WFA 20.5.6"""
    ways = "trained_in_the_bene_gesserit_ways"
    table = playing(f"{ways} {ways}", {}, BARON, enemy_hand="usul").do("take enter")
    assert table.leader("lady_fenring") == "aside"
    table.do(f"play {ways}", "place arrakeen", "with elite", "with lady_fenring")
    assert table.at("arrakeen") == "1r 1e lady_fenring"
    assert table.hand("atreides") == []


# --- The Swordmaster of Ginaz


def test_duncan_idaho():
    """WFA 20.6.3: a surprise attack with a die more in each round, or a move."""
    board = {"s1_13": "A 1r duncan_idaho", "s1_14": "H 5r", "s1_8": "A 1r"}
    table = special(board, SWORDMASTER, "duncan_idaho", "leadership").rig("SS SSSSX")
    table.do("take attack", "attack s1_13", "at s1_14")
    rolled = table.table["battle"]["rolls"]
    assert sum(rolled[0]) >= 2
    assert table.table["battle"]["extra"] == 1
    assert table.table["battle"]["surprise"]
    table = special(board, SWORDMASTER, "duncan_idaho", "leadership").do("take move")
    assert table.offered("move") == {"s1_13"}


# --- The Princess Steps In


def test_the_princess_enters_for_mohiam():
    """WFA 20.8.1, WFA 20.8.2: without a token."""
    assert leaders(begun(PRINCESS), 1)["gaius_helen_mohiam"] == "removed"
    table = Table({}, PRINCESS, turn="harkonnen", supremacy=1,
                  hand="hawats_scheming hawats_scheming").do("scheme 2")  # fmt: skip
    assert table.leader("thufir_hawat") == "removed"
    assert table.leader("gaius_helen_mohiam") == "removed"
    assert table.leader("princess_irulan") == "aside"
    assert table.player("harkonnen")["tokens"] == 0


def test_she_enters_in_no_other_way():
    """WFA 20.8.2"""
    board = {"s2_1": "H 6r", "s1_4": "A 1r"}
    table = Table(board, PRINCESS, turn="harkonnen", supremacy=7, sietches={"tasmin_sink": 1})
    table.do("die strategy", "take attack", "attack s2_1", "at tasmin_sink", "advance")
    assert table.leader("princess_irulan") == "out"


def test_princess_irulan():
    """WFA 20.8.3"""
    aside = {"leaders": {"princess_irulan": "aside", "thufir_hawat": "removed"}}
    table = special({}, PRINCESS, "princess_irulan", "mentat", turn="harkonnen", me=aside,
                    row=["rider_of_the_maker"])  # fmt: skip
    table.do("draw corrino_ally corrino_ally", "withdraw rider_of_the_maker")
    assert table.table["row"] == []


# --- whole games


@pytest.mark.parametrize("number", range(0, 40, 8))
def test_whole_games(number):
    """WFA 20.1.1: with all other modules."""
    modules = ("smugglers", "old_man_of_the_desert", "spacing_guild")
    options = {"futures": COMBINATIONS[number + 3], "modules": modules, "last_round": 4}
    check_play("war_for_arrakis", 2, number, options)


@pytest.mark.parametrize("seats", [3, 4])
def test_shared_sides_play_them_too(seats):
    """WFA 20.1.1, WFA 19.4.5"""
    modules = ("smugglers", "old_man_of_the_desert", "spacing_guild")
    options = {"futures": COMBINATIONS[-1], "modules": modules, "last_round": 2}
    check_play("war_for_arrakis", seats, seats, options)


@pytest.mark.parametrize("check", [check_actions, check_refusals, check_views])
def test_what_programs_and_people_are_told(check):
    """WFA 20.1.1: every answer is an action, every refusal has a reason, nothing leaks."""
    modules = ("smugglers", "old_man_of_the_desert", "spacing_guild")
    futures = (JUDGE, SWORDMASTER, REDEMPTION, ASSASSINS)
    options = {"futures": futures, "modules": modules, "last_round": 2}
    assert check("war_for_arrakis", 2, 6, options)


# --- content files


def test_a_content_file_may_give_a_leader_of_a_module():
    """WFA 20.2.5: the printed special action replaces the stand-in, and only that."""
    content = {"leaders": {"duke_leto": {"box": "mentat", "special": ["draw", 1]}}}
    table = Table({}, DUKE, dice="mentat", content=content).do("die mentat")
    assert table.offered("special") == {"duke_leto", "lady_jessica"}
    table.do("special duke_leto", "draw fremen_ally")
    assert len(table.hand("atreides")) == 1
    shown = table.game.view(0)["content"]["sheet"]["leaders"]
    assert shown["duke_leto"]["lines"][0] == "Mentat: draw a planning card."
    assert "piter_de_vries" not in shown
    with pytest.raises(InvalidSetup):
        Table({}, DUKE, content={"leaders": {"beast_rabban": {"box": "house"}}})
