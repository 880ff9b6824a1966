"""Positions with modules: what can be told, and what cannot be."""

import pytest

import landsraad
from landsraad.core.decisions import InvalidSetup


def described(seats=2, players=(), table=None, **options):
    return landsraad.position("war_for_arrakis", seats, 1, list(players), table or {}, **options)


def test_four_players_are_described_one_by_one():
    """WFA 21.1.3, WFA 21.2.6: hands, dice and the token of each of two partners."""
    game = described(4, [
        {"hand": ["usul"], "dice": {"leadership": 1, "mentat": 1}},
        {"hand": ["thumpers"], "dice": {"leadership": 1}, "token_slot": "deployment"},
        {"dice": {"mentat": 2}}, {"dice": {"mentat": 2}},
    ])  # fmt: skip
    boards = game.view(0)["dashboards"]
    assert [board["dice"]["leadership"] for board in boards] == [1, 1, 0, 0]
    assert [board["dice"]["mentat"] for board in boards] == [1, 0, 2, 2]
    assert [board["token_slot"] for board in boards] == [None, "deployment", None, None]
    assert game.view(1)["dashboards"][1]["hand"] == ["thumpers"]
    assert "thumpers" not in str(game.view(0)["dashboards"])


def test_three_players_are_described_one_by_one():
    """WFA 21.1.6: the one alone has the whole faction."""
    game = described(3, [{"hand": ["usul", "thumpers"]}, {"hand": ["sandmasters"]}, {}])
    assert sorted(game.view(0)["players"][0]["hand"]) == ["thumpers", "usul"]


def test_a_token_of_partners_lies_with_the_house_unless_it_cannot():
    """WFA 21.3.5"""
    boards = described(4, [{"token_slot": "leadership"}, {}]).view(0)["dashboards"]
    assert [board["token_slot"] for board in boards[:2]] == ["leadership", None]


@pytest.mark.parametrize(
    ("seats", "players", "table", "options", "why"),
    [
        (4, [{"hand": ["thumpers"]}, {}, {}, {}], {}, {}, "not a card of House Atreides"),
        (4, [{}] * 5, {}, {}, "5 players are described"),
        (4, [{"token_slot": "leadership"}] * 2 + [{}] * 2, {}, {}, "at most one"),
        (2, [{}, {"leaders": {"baron_harkonnen": "aside"}}], {},
         {"futures": ("the_baron_is_dead",)}, "out of this game"),
        (2, [{"leaders": {"paul_muad_dib": "aside"}}], {},
         {"futures": ("the_judge_of_the_change",)}, "out of this game"),
        (2, [], {"smugglers": {"status": "allied", "base": "s1_4"}},
         {"modules": ("smugglers",)}, r"four lowest sectors.*WFA 17\.3\.2"),
        (1, [], {"mahdi": {"waiting": 1}}, {"futures": ("long_live_the_duke",)},
         "no card of Hawat's Scheming"),
        (1, [], {"mahdi": {"target": "windgap"}, "sietches": {"gara_kulon": 2}}, {},
         r"destroyed \(WFA 22\.2\.3\)"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(seats, players, table, options, why):
    """WFA 17.3.2, WFA 20.5.1, WFA 20.4.4, WFA 21.5.1, WFA 22.2.3"""
    with pytest.raises(InvalidSetup, match=why):
        described(seats, players, table, **options)


def test_a_view_of_the_guild_describes_the_position():
    """WFA 19.1.2: what is left follows, and where the Navigator is may be told twice."""
    modules = {"modules": ("spacing_guild",)}
    table = {
        "spacing_guild": {"atreides": {"troops": 3, "step": 2}, "harkonnen": {"frigates": 1}},
        "zones": {"az1": "guild_navigator", "az2": "harkonnen_frigate"},
    }
    shown = described(table=table, **modules).view(0)["table"]["spacing_guild"]
    assert shown["navigator"] == "az1"
    again = described(table={"spacing_guild": shown, "zones": {"az2": "harkonnen_frigate"}},
                      **modules)  # fmt: skip
    assert again.view(0)["table"]["spacing_guild"] == shown


def test_dice_that_nobody_describes_lie_in_slots():
    """WFA 4.1.2, WFA 21.1.3: however they fall."""
    for seed in range(40):
        two = landsraad.position("war_for_arrakis", 2, seed, [], {})
        for side, slots in ((0, 2), (1, 3)):
            assert max(two.view(None)["players"][side]["dice"].values()) <= slots
        four = landsraad.position("war_for_arrakis", 4, seed, [], {})
        slots = four.info.rules.sheet()["modules"]["shared_factions"]["slots"]
        for board in four.view(None)["dashboards"]:
            assert all(n <= slots[board["role"]].get(key, 0) for key, n in board["dice"].items())


def test_a_dashboard_of_a_view_describes_one():
    """WFA 21.1.3: with a zero for each result that it has no slot for."""
    dice = described(4).view(None)["dashboards"][0]["dice"]
    game = described(4, [{"dice": dice}, {"dice": {"strategy": 1}}, {}, {}])
    assert game.view(None)["dashboards"][0]["dice"] == dice


def test_both_partners_tell_of_their_objective():
    """WFA 21.2.6"""
    game = described(4, [{"objectives": [1]}, {"objectives": [1]}, {}, {}])
    assert len(game.view(0)["players"][0]["objectives"]) == 1


def test_mohiam_is_in_play_past_step_eight():
    """WFA 20.2.4"""
    for future in ("long_live_the_duke", "the_master_of_assassins", "the_baron_is_dead"):
        game = described(table={"supremacy": 8}, futures=(future,))
        assert game.view(1)["players"][1]["leaders"]["gaius_helen_mohiam"] == "aside"
    game = described(table={"supremacy": 8})
    assert game.view(1)["players"][1]["leaders"]["gaius_helen_mohiam"] == "out"


def test_when_the_smugglers_are_gone_staban_is_too():
    """WFA 17.7.1, WFA 17.6.4: Gurney Halleck, who came with them, stays."""
    game = described(table={"smugglers": {"status": "defeated"}}, modules=("smugglers",))
    leaders = game.view(0)["players"][0]["leaders"]
    assert (leaders["staban_tuek"], leaders["gurney_halleck"]) == ("removed", "aside")


SMUGGLERS = {"modules": ("smugglers",)}
ALLIED = {"status": "allied", "base": "s2_3"}
OLD_MAN = {"modules": ("old_man_of_the_desert",)}
GUILD = {"modules": ("spacing_guild",)}
YUEH = {"futures": ("the_redemption_of_dr_yueh",)}


@pytest.mark.parametrize(
    ("players", "table", "options", "why"),
    [
        ([], {"smugglers": {"ornithopters": 1}, "zones": {"az1": "smuggler_ornithopter"}},
         SMUGGLERS, r"allied \(WFA 17\.5\.1"),
        ([], {"smugglers": ALLIED, "zones": {"az1": "smuggler_ornithopter"}}, SMUGGLERS,
         "there are 0 smuggler ornithopters"),
        ([], {"smugglers": ALLIED, "zones": {"az1": "smuggler_carryall"}}, SMUGGLERS,
         r"neutral \(WFA 17\.3\.2"),
        ([], {"smugglers": ALLIED, "areas": {"s1_5": {"smuggler_harvester": True}}}, SMUGGLERS,
         r"neutral \(WFA 17\.3\.2"),
        ([], {"smugglers": ALLIED, "areas": {"s2_3": {"harvester": True}}}, SMUGGLERS,
         r"or harvester \(WFA 17\.3\.2"),
        ([], {"smugglers": {**ALLIED, "step": 4}}, SMUGGLERS, "step belongs"),
        ([], {"areas": {"s1_5": {"smuggler_harvester": True, "harvester": True}}}, SMUGGLERS,
         r"two harvesters in NE-out 5 \(WFA 17\.2\.3"),
        ([{"leaders": {"gurney_halleck": "aside"}}], {}, SMUGGLERS, r"WFA 17\.3\.4"),
        ([{"leaders": {"staban_tuek": "tank 2"}}], {"smugglers": {"status": "defeated"}},
         SMUGGLERS, r"WFA 17\.7\.1"),
        ([], {"old_man": {"kept": 1}}, OLD_MAN, r"WFA 18\.2\.1"),
        ([], {"old_man": {"sector": "s1", "kept": 5}}, OLD_MAN, "from 0 to 4"),
        ([], {"old_man": {"sector": "s1"}, "areas": {"s1_5": {"wormsign": True}}}, OLD_MAN,
         r"WFA 18\.2\.2"),
        ([{"tokens": 1}], {}, OLD_MAN, r"WFA 18\.1\.1"),
        ([], {"spacing_guild": {"troops_left": 5}}, GUILD, "troops_left is 8"),
        ([], {"spacing_guild": {"navigator": "az1"}, "zones": {"az1": "carryall"}}, GUILD,
         r"WFA 19\.7\.1"),
        ([{"leaders": {"dr_yueh": "aside"}}] * 2, {}, YUEH, r"one side only \(WFA 20\.7\.4"),
    ],
)  # fmt: skip
def test_what_modules_cannot_have_is_refused(players, table, options, why):
    """WFA 17.2.3, WFA 17.3.2, WFA 17.5.1, WFA 18.2.1, WFA 19.7.1, WFA 20.7.4"""
    with pytest.raises(InvalidSetup, match=why):
        described(2, players, table, **options)


@pytest.mark.parametrize(
    ("players", "table", "why"),
    [
        ([{"dice": {"leadership": 2}}, {}, {}, {}], {}, "from 0 to 1"),
        ([{"token_slot": "strategy"}, {}, {}, {}], {}, r"not on the dashboard .*WFA 21\.1\.3"),
        ([], {"acting": "fremen_ally", "turn": "harkonnen"}, r"WFA 21\.4\.1"),
        ([], {"dashboards": {"fremen_ally": {"token": True}}}, "told as token_slot"),
    ],
)
def test_what_partners_cannot_have_is_refused(players, table, why):
    """WFA 21.1.3, WFA 21.4.1"""
    with pytest.raises(InvalidSetup, match=why):
        described(4, players, table)


# --- the automaton

HOUSE, ALLY = {"hand": ["usul"], "dice": {"mentat": 1}}, {"hand": ["thumpers"], "dice": {}}
CORRINO = {"hand": ["shigawire"], "discard": ["i_decide"]}


@pytest.mark.parametrize(
    "players",
    [
        (HOUSE, ALLY),
        (HOUSE, ALLY, CORRINO),
        ({"hand": ["usul", "thumpers"]}, CORRINO),
        ({"hand": ["usul", "thumpers"], "dice": {"strategy": 1}}, {}),
    ],
)
def test_two_against_the_automaton_are_described_one_by_one(players):
    """WFA 22.1.1, WFA 21.5.1: the Harkonnens come last, or after the Atreides as a whole."""
    game = described(2, players, modules=("mahdi",))
    boards = [game.view(seat)["dashboards"][seat]["hand"] for seat in (0, 1)]
    assert boards == [["usul"], ["thumpers"]]
    assert game.view(0)["players"][1]["hand_size"] == (CORRINO in players)


def test_a_target_that_falls_is_replaced_by_the_card_on_top():
    """WFA 22.2.3, WFA 22.2.4: the described deck, without the cards that were put away."""
    automaton = {
        "harvesting": "tasmin_sink", "target": "gara_kulon", "discarded": ["windgap"],
        "tactical_top": ["hobars_gap", "sihaya_ridge"],
    }  # fmt: skip
    areas = {
        "gara_kulon": {"legion": {"side": "atreides", "regular": 1}},
        "s1_14": {"legion": {"side": "harkonnen", "regular": 6, "sardaukar": 0}},
    }
    sietches = {"gara_kulon": 1, "sihaya_ridge": 2, "windgap": 2}
    table = {"mahdi": automaton, "areas": areas, "sietches": sietches, "turn": "harkonnen",
             "forced": "strategy"}  # fmt: skip
    game = described(1, [], table)
    while game.decision.ask.key != "fewer_dice" and game.view(0)["table"]["supremacy"] == 0:
        game.apply(game.decision.options[0])
    shown = game.view(0)["table"]["mahdi"]
    assert (shown["target"]["card"], shown["tactical_deck"]) == ("sihaya_ridge", 3)


def test_a_described_round_draws_the_named_tactical_cards():
    """WFA 22.2.2"""
    automaton = {"harvesting": "windgap", "target": "gara_kulon"}
    shown = described(1, [], {"phase": "start", "mahdi": automaton}).view(0)["table"]["mahdi"]
    assert (shown["harvesting"]["card"], shown["target"]["card"]) == ("windgap", "gara_kulon")


def test_what_the_next_tokens_hide():
    """WFA 22.6.3"""
    automaton = {"black_top": [{"regular": 1, "elite": 1}],
                 "silver_top": [{"bashar": 1, "sardaukar": 1, "regular": 1}]}  # fmt: skip
    areas = {"s1_14": {"legion": {"side": "harkonnen", "facedown_black": 1, "facedown_silver": 1}},
             "gara_kulon": {"legion": {"side": "atreides", "regular": 1}}}  # fmt: skip
    table = {"mahdi": {"target": "gara_kulon", **automaton}, "areas": areas,
             "sietches": {"gara_kulon": 2}, "turn": "harkonnen", "forced": "strategy"}  # fmt: skip
    turned = [e.public for _, e in described(1, [], table).events(0) if e.kind == "turned_up"]
    assert turned == [("s1_14", (1, 1, 0, 0)), ("s1_14", (1, 0, 1, 1))]


def test_a_sietch_that_was_moved_is_described():
    """WFA 22.2.5"""
    automaton = {"target": "gara_kulon", "homes": {"gara_kulon": "s1_16"}}
    game = described(1, [], {"mahdi": automaton, "sietches": {"s1_16": 2}})
    assert game.view(0)["table"]["mahdi"]["target_area"] == "s1_16"


@pytest.mark.parametrize(
    ("seats", "players", "automaton", "why"),
    [
        (1, [{}, {"dice": {"strategy": 2}}], {}, r"WFA 22\.3\.4"),
        (1, [{}, {"tokens": 1}], {}, r"WFA 22\.3\.8"),
        (2, [{"hand": ["thumpers"]}, {"hand": ["hieregs"]}], {}, "not a card of House Atreides"),
        (2, [{}] * 4, {}, "4 players are described"),
        (1, [], {"target": None}, r"WFA 22\.2\.4"),
        (1, [], {"target": "gara_kulon", "tactical_top": ["gara_kulon"]}, "drawn twice"),
        (1, [], {"discarded": ["nowhere"]}, "nowhere"),
        (1, [], {"black_top": [{"sardaukar": 1}]}, "black_top"),
        (1, [{}, {"leaders": {"thufir_hawat": "aside"}}], {"waiting": 2}, r"WFA 22\.10\.7"),
        (1, [{}, {"leaders": {"thufir_hawat": "removed"}}], {"waiting": 1}, r"WFA 22\.10\.7"),
        (1, [], {"spent": {"strategy": 4}}, "strategy"),
        (1, [], {"unused": 6, "spent": {"strategy": 3}}, "8 dice"),
    ],
)
def test_automata_that_cannot_be(seats, players, automaton, why):
    """WFA 22.2.3, WFA 22.2.4, WFA 22.3.4, WFA 22.3.5"""
    with pytest.raises(InvalidSetup, match=why):
        described(seats, players, {"mahdi": automaton}, modules=("mahdi",))
