"""Vehicles, dice, turns and free actions (WFA 3, WFA 4)."""

import pytest

import landsraad
from war.table import Table

TURN = ["die strategy"]


@pytest.mark.parametrize(
    ("row", "dice", "vehicles"), [(1, 8, (3, 2, 1)), (3, 6, (5, 3, 1)), (5, 4, (6, 4, 2))]
)
def test_the_lowest_marker_sets_the_row(row, dice, vehicles):
    """WFA 3.1.2, WFA 3.2.1, WFA 4.1.1: dice and vehicles follow the lowest marker."""
    table = Table({"carthag": "H 1r", "s1_4": "A 1r"}, phase="vehicles", turn="harkonnen",
                  imperium={"choam": row})  # fmt: skip
    placed = {"harvester": 0, "ornithopter": 0, "carryall": 0}
    while table.asked[1] in ("harvester", "airborne"):
        first = table.options[0]
        placed[first.split()[0]] += 1
        table.do(first)
    assert tuple(placed.values()) == vehicles
    while table.asked[1] in ("change",):
        table.do(table.options[0])
    assert sum(table.player("harkonnen")["dice"].values()) == dice
    assert sum(table.player("atreides")["dice"].values()) == 4


def test_harvesters_go_to_free_deserts():
    """WFA 3.2.2: not beside another one, not among enemies."""
    board = {"carthag": "H 1r", "s1_4": "A 1r", "s1_5": "H 1r", "s1_8": "sandworm"}
    table = Table(board, phase="vehicles", turn="harkonnen")
    table.do("harvester s1_2")
    offered = table.offered("harvester")
    assert "s1_5" in offered
    assert not offered & {"s1_2", "s1_4", "s1_8", "carthag", "gara_kulon"}


def test_another_vehicle_makes_room_in_an_air_zone():
    """WFA 2.1.4, WFA 3.2.3, WFA 3.2.4: one vehicle in a zone."""
    zones = {"az1": "ornithopter", "az2": "carryall"}
    table = Table({"carthag": "H 1r"}, turn="harkonnen", dice="house mentat", zones=zones)
    table.do("die house", "take vehicles", "vehicle carryall")
    assert "az2" not in table.offered("carryall")
    table.do("carryall az1", "done")
    assert table.table["zones"]["az1"] == "carryall"


def _dice(seed):
    game = landsraad.new("war_for_arrakis", seed=seed)
    while game.decision.ask.key in ("harvester", "airborne"):
        game.apply(game.decision.options[0])
    return game


def test_crowded_dice_are_changed():
    """WFA 4.1.2, WFA 4.1.3: to a result with the most free slots, the Harkonnens first."""
    for seed in range(60):
        game = _dice(seed)
        if game.decision.ask.key != "change":
            continue
        side = game.decision.seat
        dice = game.view(None)["players"][side]["dice"]
        slots = (2, 3)[side]
        fewest = {key for key, n in dice.items() if n == min(dice.values())}
        assert {str(o).split()[1] for o in game.decision.options} == fewest
        while game.decision.ask.key == "change":
            game.apply(game.decision.options[-1])
        for player, most in zip(game.view(None)["players"], (2, 3), strict=True):
            assert max(player["dice"].values()) <= most
        assert slots
        return
    raise AssertionError("no crowded dice")


def test_a_token_lies_on_the_result_with_the_fewest_dice():
    """WFA 4.2.1, WFA 4.2.2: and counts as a die."""
    game = _dice(4)
    while game.decision.ask.key != "token":
        game.apply(game.decision.options[0])
    dice = game.view(0)["players"][0]["dice"]
    fewest = {key for key, n in dice.items() if n == min(dice.values())}
    offered = {str(o).split()[-1] for o in game.decision.options}
    assert offered == fewest | {"decline"}
    game.apply(f"bene_gesserit {min(fewest)}")
    assert game.state.dice_left(0) == 5
    assert f"token {min(fewest)}" in [str(o) for o in game.decision.options]


def test_a_used_token_is_gone_and_an_unused_one_comes_back():
    """WFA 4.2.3, WFA 16.1.11, WFA 4.3.5: the phase ends with the last Harkonnen die."""
    me = {"token_slot": "mentat", "tokens": 0}
    table = Table({"s1_4": "A 1r", "carthag": "H 1r"}, dice="strategy", enemy_dice="strategy",
                  me=me)  # fmt: skip
    table.do("die strategy", "done")
    assert table.asked == (1, "turn")
    table.do("die strategy", "done")
    assert table.table["phase"] != "actions"
    assert table.player("atreides")["tokens"] == 1
    table = Table({"s1_4": "A 1r", "carthag": "H 1r"}, dice="", enemy_dice="strategy", me=me)
    table.do("token mentat", "done", "die strategy", "done")
    assert table.player("atreides")["tokens"] == 0
    assert table.why("token mentat")


def test_sides_take_turns():
    """WFA 4.3.1, WFA 4.3.3: a die each, the Atreides first; nothing need be done with it."""
    table = Table({"s1_4": "A 1r", "carthag": "H 1r"}, dice="strategy mentat")
    assert table.asked == (0, "turn")
    table.do("die strategy", "done")
    assert table.asked == (1, "turn")
    table.do("die strategy", "done")
    assert table.asked == (0, "turn")
    assert table.why("die strategy") == "WFA 4.3.1"


def test_desert_power_needs_fewer_dice():
    """WFA 4.3.4, WFA 8.1.1: the Atreides' only."""
    table = Table({"s1_4": "A 1r", "carthag": "H 1r"}, dice="strategy", enemy_dice="mentat")
    assert table.why("desert_power") == "WFA 4.3.4"
    table = Table({"s1_4": "A 1r", "carthag": "H 1r"}, dice="", enemy_dice="mentat")
    assert table.options == ["desert_power"]
    table.do("desert_power", "done")
    assert table.why("desert_power") == "WFA 8.1.1"


def test_a_die_is_good_for_its_action_a_special_one_or_a_card():
    """WFA 4.3.2, WFA 4.7.2."""
    table = Table({"s1_4": "A 1r 1n"}, dice="leadership", hand="usul").do("die leadership")
    assert table.options == ["take move", "special paul_atreides", "play usul", "done"]


def test_strategy_moves_two_legions():
    """WFA 4.4.1, WFA 5.1.1: different ones, each to an adjacent area."""
    table = Table({"s1_4": "A 1r", "s1_8": "A 2r", "s2_3": "A 1r"})
    table.do("die strategy", "take move", "move s1_4", "to s1_5", "move s1_8", "to s1_7")
    assert table.asked == (1, "turn") or table.asked == (0, "end_turn")
    assert (table.at("s1_5"), table.at("s1_7"), table.at("s2_3")) == ("1r", "2r", "1r")


def test_strategy_attacks_with_any_legion():
    """WFA 4.4.2."""
    table = Table({"s1_4": "A 1r", "s1_5": "H 1r"}).do("die strategy", "take attack")
    assert table.offered("attack") == {"s1_4"}


def test_leadership_is_for_legions_with_a_leader():
    """WFA 4.4.3, WFA 5.1.4: and the part that goes needs one too."""
    board = {"s1_4": "A 2r 1n", "s1_8": "A 2r", "s1_9": "H 1r"}
    table = Table(board, dice="leadership").do("die leadership")
    assert "take attack" not in table.options
    table.do("take move")
    assert table.offered("move") == {"s1_4"}
    assert table.why("move s1_8") == "WFA 4.4.3"
    table.do("move s1_4")
    assert table.offered("leave") == {"regular"}


def test_atreides_deployment():
    """WFA 4.4.4, WFA 16.1.8, WFA 16.1.20: a token and a leader from wherever, in a sietch."""
    table = Table({"gara_kulon": "A 1r stilgar"}, dice="deployment", tokens_top=["reserve_2f"])
    table.do("die deployment", "take deployment")
    assert "Token with 2 fedaykin" in table.game.decision.prompt
    assert table.offered("place") >= {"gara_kulon", "sihaya_ridge"}
    table.do("place sihaya_ridge")
    assert table.offered("with") == {"naib", "paul_atreides", "lady_jessica", "stilgar"}
    assert not table.offered("from")
    table.do("with paul_atreides")
    assert table.at("sihaya_ridge") == "paul_atreides reserve_2f"
    assert table.game.view(1)["table"]["areas"]["sihaya_ridge"]["legion"]["reserve_tokens"] == 1
    table = Table({}, dice="deployment").do("die deployment", "take deployment", "done")
    assert table.table["tokens_left"] == 8


def test_a_naib_may_come_from_another_area():
    """WFA 2.2.4, WFA 16.1.20: placing is from wherever the piece is; deploying is not."""
    table = Table({"s1_4": "A 1r 1n"}, dice="deployment", tokens_top=["reserve_2f"])
    table.do("die deployment", "take deployment", "place sihaya_ridge", "from s1_4")
    assert (table.at("s1_4"), table.at("sihaya_ridge")) == ("1r", "1n reserve_2f")
    table = Table({"carthag": "H 1r 1b"}, turn="harkonnen", dice="deployment mentat")
    table.do("die deployment", "take deployment", "skip")
    assert not table.offered("from")


def test_mentat_draws_of_either_deck():
    """WFA 4.4.6, WFA 4.3.3: said before drawing, and fewer may be drawn."""
    table = Table({"s1_4": "A 1r"}, dice="mentat", me={"deck_top": ["usul", "war_plan"]})
    table.do("die mentat", "take mentat")
    assert table.offered("draw") == {
        "house_atreides house_atreides", "house_atreides fremen_ally", "fremen_ally fremen_ally",
        "house_atreides", "fremen_ally",
    }  # fmt: skip
    table.do("draw house_atreides house_atreides")
    assert table.hand("atreides") == ["war_plan", "usul"]


def test_an_empty_deck_stays_empty():
    """WFA 4.6.3."""
    table = Table({"s1_4": "A 1r"}, dice="mentat")
    table.game.state.discards[0] += table.game.state.decks[0]
    table.game.state.decks[0].clear()
    table.do("die mentat", "take mentat")
    assert table.offered("draw") == {"fremen_ally fremen_ally", "fremen_ally"}


def test_harkonnen_house():
    """WFA 4.4.7, WFA 16.1.9: elites for regulars, or vehicles from off the board."""
    table = Table({"carthag": "H 3r"}, turn="harkonnen", dice="house")
    table.do("die house", "take elite", "upgrade carthag", "upgrade carthag")
    assert table.at("carthag") == "1r 2e"
    table = Table({"carthag": "H 3r"}, turn="harkonnen", dice="house")
    table.do("die house", "take vehicles", "vehicle harvester", "harvester s1_4",
             "vehicle ornithopter", "ornithopter az3")  # fmt: skip
    assert table.area("s1_4") == {"harvester": True}
    assert table.table["zones"]["az3"] == "ornithopter"


def test_atreides_house_is_any_result():
    """WFA 4.4.8, WFA 16.1.10: with the special actions of that result."""
    table = Table({"s1_4": "A 1r 1n"}, dice="house").do("die house")
    assert table.offered("as") == {"strategy", "leadership", "deployment", "mentat"}
    assert "special lady_jessica" in table.do("as mentat").options


def test_guerrilla_training_interrupts_anything():
    """WFA 4.5.1, WFA 4.5.2, WFA 16.1.6: between two moves, and the token is gone, and shown."""
    table = Table({"s1_4": "A 1r token_1r1e", "s1_8": "A 1r"})
    table.do("die strategy", "take move", "move s1_8", "to s1_7", "train s1_4")
    assert table.at("s1_4") == "2r 1e"
    assert table.table["tokens_gone"].count("token_1r1e") == 3
    assert table.asked == (0, "move")


def test_a_token_brings_what_figures_there_are():
    """WFA 16.1.5."""
    board = {"s1_4": "A 1r token_1r1e", "s1_8": "A 4e", "s1_9": "A 4e"}
    table = Table(board).do("train s1_4")
    assert table.at("s1_4") == "2r"
    board |= {"s1_4": "A 6r", "s1_5": "A 6r", "s1_6": "A 4r", "s1_12": "A 1n token_2r"}
    table = Table(board).do("train s1_12")
    assert table.at("s1_12") == "", "WFA 6.4.3: no leader stays alone"


def test_scouting_reveals_an_area():
    """WFA 4.5.3: the ornithopter goes, the sietch and its tokens turn up."""
    board = {"gara_kulon": "A 1n token_2r", "carthag": "H 1r"}
    table = Table(board, turn="harkonnen", zones={"az1": "ornithopter", "az3": "ornithopter"})
    assert table.why("scout az2") == "WFA 4.5.3"
    table.do("scout az1")
    assert "gara_kulon" in table.offered("reveal")
    assert not table.offered("reveal") & {"bight_of_the_cliff"}
    table.do("reveal gara_kulon")
    assert table.at("gara_kulon") == "2r 1n"
    assert table.area("gara_kulon")["sietch_revealed"]
    assert table.table["zones"]["az1"] is None


def test_planning_cards_take_any_die():
    """WFA 4.6.1: and lie open when they have been played."""
    table = Table({"s1_4": "A 1r"}, dice="deployment", hand="usul the_voice", enemy_hand="")
    table.do("die deployment", "play usul", "done", "play the_voice")
    assert table.player("atreides")["discard"] == ["usul", "the_voice"]
    assert table.player("atreides")["dice"]["deployment"] == 0


def test_the_opponent_chooses_what_to_discard():
    """WFA 4.6.2."""
    table = Table({"s1_4": "A 1r"}, hand="the_voice", enemy_hand="i_decide spotter_control")
    table.do("die strategy", "play the_voice")
    assert table.asked == (1, "discard")
    table.do("discard i_decide")
    assert table.hand("harkonnen") == ["spotter_control"]


def test_a_discard_that_the_opponent_is_asked_for_cannot_be_taken_back():
    """WFA 4.6.2: whether there is a choice at all tells of the other hand."""
    for hand in ("i_decide spotter_control", "i_decide", "hawats_scheming"):
        table = Table({"s1_4": "A 1r"}, hand="the_voice", enemy_hand=hand)
        table.do("die strategy", "play the_voice")
        assert table.game.frontier == 2
    table = Table({"s1_4": "A 1r"}, hand="the_voice", enemy_hand="")
    table.do("die strategy", "play the_voice")
    assert table.game.frontier == 0, "an empty hand is no secret"


def test_a_spent_leader_waits_for_the_next_round():
    """WFA 4.7.3."""
    table = Table({"s1_4": "A 1r 1n"}, dice="mentat mentat")
    table.do("die mentat", "special lady_jessica", "done", "die strategy", "done", "die mentat")
    assert table.why("special lady_jessica") == "WFA 4.7.3"
