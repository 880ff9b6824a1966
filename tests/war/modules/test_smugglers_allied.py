"""Allied smugglers: their die, their ornithopters, their leaders and their card."""

from landsraad.games.war_for_arrakis.catalogue import CARD
from landsraad.games.war_for_arrakis.modules.smugglers.box import ACTIONS, FACES
from landsraad.games.war_for_arrakis.resolve import vehicles_in
from landsraad.games.war_for_arrakis.terms import RESULT_KEYS
from war.modules.smugglers_table import BASE, ENEMY, Table, allied, neutral, placing
from war.table import Table as Plain

# --- the die


def test_the_die_is_rolled_spent_and_counted():
    """WFA 17.4.1: from the next action resolution on."""
    table = allied(phase="vehicles", turn="harkonnen", imperium={"landsraad": 1})
    while table.table["phase"] == "vehicles":
        table.do(table.options[0])
    assert table.smugglers["die"] in RESULT_KEYS
    table = allied(dice="strategy", enemy_dice="strategy strategy", smugglers={"die": "mentat"})
    assert table.options[:2] == ["die strategy", "smugglers mentat"]
    assert "desert_power" not in table.options, "two dice against two"
    table = allied(dice="strategy", enemy_dice="strategy strategy")
    assert "desert_power" in table.options
    assert table.why("smugglers mentat") == "WFA 17.4.1"


def test_neutral_smugglers_roll_no_die():
    """WFA 17.4.1"""
    table = placing()
    while table.table["phase"] == "vehicles":
        table.do(table.options[0])
    assert table.smugglers["die"] is None
    assert not table.offered("smugglers")


def test_the_faces_and_actions_of_the_die():
    """WFA 17.4.2"""
    assert sorted(RESULT_KEYS[face] for face in FACES) == [
        "deployment", "house", "leadership", "mentat", "strategy", "strategy",
    ]  # fmt: skip
    assert len(ACTIONS) == len(RESULT_KEYS)


def test_strategy_moves_a_legion_or_two_with_smugglers():
    """WFA 17.4.3"""
    board = {"s2_3": "A 2m 1r", "s1_5": "A 2r", "s1_13": "A 1m"}
    table = allied(board, smugglers={"die": "strategy"}).do("smugglers strategy")
    assert table.offered("take") == {"legion", "smugglers"}
    table.do("take smugglers")
    assert table.offered("move") == {"s2_3", "s1_13"}
    table.do("move s2_3", "leave smuggler_regular")
    assert "leave smuggler_regular" not in table.options, "the part that goes has a smuggler"
    table.do("to s2_4", "move s1_13", "to s1_10")
    assert (table.at("s2_4"), table.at("s1_10")) == ("1r 1m", "1m")
    table = allied(board, smugglers={"die": "strategy"}).do("smugglers strategy", "take legion")
    table.do("move s1_5", "to s1_4")
    assert table.asked[0] == 1, "one legion only"


def test_leadership_moves_a_led_legion_or_attacks_with_a_smuggler():
    """WFA 17.4.4"""
    board = {"s2_3": "A 2m", "s2_2": "H 1r", "s1_5": "A 1r 1n", "s1_8": "H 1r"}
    table = allied(board, smugglers={"die": "leadership"}).do("smugglers leadership", "take attack")
    assert table.offered("attack") == {"s2_3"}
    table.do("attack s2_3", "at s2_2")
    table = allied(board, smugglers={"die": "leadership"}).do("smugglers leadership", "take move")
    assert table.offered("move") == {"s1_5"}


def test_the_attack_of_the_die_is_no_surprise_attack():
    """WFA 17.4.4"""
    board = {"s2_3": "A 2m", "s2_2": "H 3r"}
    table = allied(board, smugglers={"die": "leadership"}, hand="usul")
    table.do("smugglers leadership", "take attack", "attack s2_3", "at s2_2")
    assert not table.table["battle"]["surprise"]


def test_deployment_places_two_smugglers_at_the_base():
    """WFA 17.4.5: from the supply or from other areas."""
    table = allied({"s1_13": "A 2m"}, smugglers={"die": "deployment"})
    table.do("smugglers deployment", "take deployment", "with smuggler_regular", "from s1_13")
    assert table.at("s2_3").startswith("4m")
    assert table.at("s1_13") == "1m"
    full = allied({"s2_3": "A 6m"}, smugglers={"die": "deployment"})
    assert full.do("smugglers deployment").options == ["done"]
    assert full.why("take deployment") == "WFA 17.4.5"


def test_mentat_plays_a_card_or_keeps_one_of_two():
    """WFA 17.4.6"""
    me = {"deck_top": ["usul", "war_plan"]}
    table = allied(smugglers={"die": "mentat"}, me=me, hand="the_voice")
    table.do("smugglers mentat")
    assert table.offered("take") == {"play", "draw"}
    assert not table.offered("play"), "not by the die itself"
    table.do("take draw")
    assert table.asked == (0, "keep_one")
    assert table.offered("discard") == {"usul", "war_plan"}
    table.do("discard usul")
    assert table.hand("atreides") == ["war_plan", "the_voice"]
    assert table.player("atreides")["discard"] == ["usul"]


def test_the_two_cards_stay_hidden_from_the_enemy():
    """WFA 17.4.6, WFA 15.1.4: a guess deals others, and the view is the same."""
    table = allied(smugglers={"die": "mentat"}, me={"deck_top": ["usul", "war_plan"]})
    table.do("smugglers mentat", "take draw")
    guesses = [table.game.observe(1).sample(seed) for seed in range(6)]
    assert {guess.view(1)["players"][0]["hand_size"] for guess in guesses} == {2}
    assert len({str(guess.decision.options) for guess in guesses}) > 1
    own = table.game.observe(0).sample(1)
    assert [str(o) for o in own.decision.options] == table.options


def test_a_single_card_left_is_kept():
    """WFA 17.4.6"""
    table = allied(smugglers={"die": "mentat"})
    table.game.state.decks[0] = [CARD["usul"]]
    table.do("smugglers mentat", "take draw")
    assert table.hand("atreides") == ["usul"]


def test_the_die_plays_no_card_and_triggers_no_leader_but_claims():
    """WFA 17.4.7: and leaders in the tank move on."""
    me = {"leaders": {"chani": "tank 3", "paul_atreides": "aside"}}
    table = allied(smugglers={"die": "strategy"}, hand="usul", me=me,
                   row=["waters_of_memory"], board=None)  # fmt: skip
    table.do("smugglers strategy")
    assert not table.offered("play")
    assert not table.offered("special")
    table.do("take legion", "done")
    assert table.leader("chani") == "tank 2"
    sietch = {"tasmin_sink": "A 1r lady_jessica"}
    table = allied(sietch, smugglers={"die": "strategy"}, row=["waters_of_memory"])
    table.do("smugglers strategy")
    assert "claim waters_of_memory" in table.options


def test_a_house_result_is_any_other_of_the_die():
    """WFA 17.4.8"""
    table = allied(smugglers={"die": "house"}).do("smugglers house")
    assert table.offered("as") == {"strategy", "leadership", "deployment", "mentat"}
    table.do("as deployment", "take deployment", "with smuggler_regular", "with smuggler_regular")
    assert table.at("s2_3").startswith("4m")


# --- ornithopters


def test_smuggler_ornithopters_are_placed_first_and_hold_their_zones():
    """WFA 17.5.1, WFA 17.5.2"""
    table = allied(phase="vehicles", turn="harkonnen", smugglers={"ornithopters": 2})
    assert table.asked == (0, "drones")
    table.do("drone az1")
    assert "az1" not in table.offered("drone")
    assert table.why("drone az1") == "WFA 17.5.2"
    table.do("drone az2", "harvester s1_8", "harvester s1_9", "harvester s1_12")
    assert table.asked == (1, "airborne")
    assert not {"az1", "az2"} & table.offered("ornithopter")
    assert table.table["zones"]["az1"] == "smuggler_ornithopter"
    assert not table.offered("smuggler_carryall"), "the neutral vehicles are gone"


def test_they_need_not_be_placed():
    """WFA 17.5.1"""
    table = allied(phase="vehicles", turn="harkonnen", smugglers={"ornithopters": 2}).do("done")
    assert table.asked == (1, "harvester")


def test_a_thopter_battle_costs_an_ornithopter_and_is_fought_once():
    """WFA 17.5.3"""
    table = allied(phase="vehicles", turn="harkonnen", smugglers={"ornithopters": 2})
    table.do("drone az1", "drone az2", "harvester s1_8", "harvester s1_9", "harvester s1_12")
    assert table.offered("dogfight") == {"az1", "az2"}
    table.do("dogfight az1")
    assert table.table["zones"]["az1"] is None
    assert not table.offered("dogfight"), "once on each occasion"
    assert table.why("dogfight az2") == "WFA 17.5.3"
    table.do("ornithopter az1")
    assert table.asked == (1, "airborne")
    assert table.offered("carryall"), "the second ornithopter was given up"


def test_a_house_die_fights_too():
    """WFA 17.5.3: whenever ornithopters are placed."""
    table = allied(turn="harkonnen", dice="house mentat", zones={"az1": "smuggler_ornithopter"},
                   smugglers={"ornithopters": 1})  # fmt: skip
    table.do("die house", "take vehicles", "vehicle carryall")
    assert not table.offered("dogfight")
    table.do("carryall az3", "vehicle ornithopter", "dogfight az1")
    assert table.table["zones"]["az1"] is None
    assert table.asked == (0, "turn")
    assert table.table["zones"]["az3"] == "carryall"


def test_the_vehicles_of_one_action_are_one_occasion():
    """WFA 17.5.3: two ornithopters of a house die fight once, those of the next turn again."""
    zones = {"az1": "smuggler_ornithopter", "az2": "smuggler_ornithopter"}
    table = allied({"s1_4": "A 1r"}, turn="harkonnen", dice="house house mentat", zones=zones,
                   smugglers={"ornithopters": 2})  # fmt: skip
    table.do("die house", "take vehicles", "vehicle ornithopter", "dogfight az1")
    table.do("vehicle ornithopter")
    assert not table.offered("dogfight")
    assert table.why("dogfight az2") == "WFA 17.5.3"
    table.do("ornithopter az1", "done", "die strategy", "done", "die house", "take vehicles")
    table.do("vehicle ornithopter")
    assert table.offered("dogfight") == {"az2"}


def test_an_ornithopter_given_up_is_out_of_the_round():
    """WFA 17.5.3: of six only five are left; with all of them out none can be given up."""
    out = {f"az{n}": "ornithopter" for n in range(1, 6)}
    parts = {"turn": "harkonnen", "dice": "house house mentat", "smugglers": {"ornithopters": 1}}
    zones = {**out, "az6": "smuggler_ornithopter"}
    table = allied({"s1_4": "A 1r"}, zones=zones, **parts)
    table.do("die house", "take vehicles", "vehicle ornithopter", "dogfight az6")
    assert "vehicle ornithopter" not in table.options
    assert table.why("vehicle ornithopter") == "WFA 16.1.9"
    zones = {**out, "az6": "ornithopter", "az7": "smuggler_ornithopter"}
    table = allied({"s1_4": "A 1r"}, zones=zones, **parts)
    table.do("die house", "take vehicles")
    assert "vehicle ornithopter" not in table.options


def test_an_ornithopter_without_a_zone_may_be_given_up():
    """WFA 17.5.3: nothing flies in eight zones but what makes no room."""
    zones = {f"az{n}": "ornithopter" for n in range(1, 6)}
    zones |= {f"az{n}": "smuggler_ornithopter" for n in range(6, 9)}
    table = allied({"s1_4": "A 1r"}, turn="harkonnen", dice="house mentat", zones=zones,
                   smugglers={"ornithopters": 3})  # fmt: skip
    table.do("die house", "take vehicles", "vehicle ornithopter")
    assert not table.offered("ornithopter")
    assert table.offered("dogfight") == {"az6", "az7", "az8"}
    assert table.why("ornithopter az6") == "WFA 2.1.4"
    table.do("dogfight az6")
    assert table.table["zones"]["az6"] is None


def test_frigates_and_smugglers_may_hold_every_zone():
    """WFA 17.5.3, WFA 19.6.1: in vehicle placement too an ornithopter may be given up, or not."""
    zones = {f"az{n}": "atreides_frigate" for n in range(1, 4)}
    zones |= {"az4": "harkonnen_frigate", "az5": "harkonnen_frigate"}
    held = {f"az{n}": "smuggler_ornithopter" for n in range(6, 9)}
    for answer, ornithopters in (("dogfight az6", 1), ("done", 0)):
        table = Plain(
            {**ENEMY, **BASE, "s1_4": "A 1r"}, phase="vehicles", turn="harkonnen",
            zones={**zones, **held}, modules=("smugglers", "spacing_guild"),
            smugglers={"status": "allied", "base": "s2_3", "ornithopters": 3},
        )  # fmt: skip
        if table.asked[1] == "drones":
            table.do("done")
        table.do("harvester s1_8", "harvester s1_9", "harvester s1_12")
        assert set(table.options) == {"done", *(f"dogfight az{n}" for n in (6, 7, 8))}
        table.do(answer)
        if ornithopters:
            table.do("ornithopter az6")
        assert list(table.table["zones"].values()).count("ornithopter") == ornithopters


def test_nothing_else_removes_a_smuggler_ornithopter():
    """WFA 17.5.2: cards on vehicles and on ornithopters miss it."""
    table = allied(zones={"az1": "smuggler_ornithopter", "az2": "ornithopter"},
                   smugglers={"ornithopters": 1})  # fmt: skip
    shot = {str(option) for option in vehicles_in(table.game.state, (0, 4))}
    assert shot == {"shoot az2"}


def test_an_ornithopter_carries_a_legion_over_borders_and_enemies():
    """WFA 17.5.4"""
    board = {"s1_8": "A 2r", "s1_9": "H 1r", "s1_11": "H 1r"}
    table = allied(board, zones={"az1": "smuggler_ornithopter"}, smugglers={"ornithopters": 1})
    table.do("die strategy", "take move", "move s1_8")
    assert "s1_10" not in table.offered("to")
    table.do("transport az1")
    assert {"s1_10", "s1_13"} <= table.offered("to")
    table.do("to s1_10")
    assert table.at("s1_10") == "2r"
    assert table.table["zones"]["az1"] is None
    table = allied(board, zones={"az5": "smuggler_ornithopter"}, smugglers={"ornithopters": 1})
    table.do("die strategy", "take move", "move s1_8")
    assert not table.offered("transport"), "not over its area"


def test_an_ornithopter_carries_an_attack_and_scouts_nothing():
    """WFA 17.5.4"""
    board = {"s1_8": "A 2r", "s1_13": "H 1r"}
    table = allied(board, zones={"az1": "smuggler_ornithopter"}, smugglers={"ornithopters": 1})
    assert not table.offered("scout")
    table.do("die strategy", "take attack", "attack s1_8", "transport az1")
    assert table.offered("at") == {"s1_13"}


def test_who_flies_does_not_sandride():
    """WFA 17.5.4: Paul's ride is none."""
    board = {"s1_8": "A 2r paul_atreides", "s1_12": "wormsign", "s1_13": "wormsign"}
    table = allied(board, zones={"az1": "smuggler_ornithopter"}, smugglers={"ornithopters": 1})
    table.do("die strategy", "take move", "move s1_8")
    assert "s1_10" in table.offered("to")
    table.do("transport az1")
    assert "s1_16" not in table.offered("to"), "no chain of wormsigns"


def test_they_leave_at_the_end_of_the_round_and_stay_available():
    """WFA 17.5.5"""
    table = allied(phase="end", zones={"az1": "smuggler_ornithopter"},
                   smugglers={"ornithopters": 1})  # fmt: skip
    while table.table["phase"] == "end":
        table.do(table.options[-1])
    assert table.table["zones"]["az1"] is None
    assert table.smugglers["ornithopters"] == 1


# --- Drone Ornithopters and Staban Tuek


def test_drone_ornithopters_while_neutral():
    """WFA 17.2.8, WFA 17.8.1"""
    table = neutral({"s1_5": "A 1r"}, hand="drone_ornithopters usul", dice="mentat")
    table.do("die mentat", "play drone_ornithopters")
    assert (table.smugglers["ornithopters"], table.smugglers["step"]) == (1, 6)
    assert table.asked == (0, "play")
    assert table.offered("play") == {"usul"}


def test_staban_never_goes_below_the_first_step():
    """WFA 17.2.8"""
    table = neutral({"s1_5": "A 1r"}, hand="drone_ornithopters", dice="mentat",
                    smugglers={"step": 1})  # fmt: skip
    table.do("die mentat", "play drone_ornithopters")
    assert table.smugglers["step"] == 1


def test_drone_ornithopters_while_allied():
    """WFA 17.8.1"""
    table = allied({"s1_5": "A 1r"}, hand="drone_ornithopters", dice="mentat")
    table.do("die mentat", "play drone_ornithopters")
    assert table.asked == (0, "drones")
    table.do("drone az1")
    assert table.asked == (0, "move")
    assert table.smugglers["ornithopters"] == 1


def test_drone_ornithopters_when_the_smugglers_are_gone():
    """WFA 17.8.1"""
    table = neutral({"s1_5": "A 1r"}, hand="drone_ornithopters usul", dice="mentat",
                    smugglers={"status": "defeated"})  # fmt: skip
    table.do("die mentat", "play drone_ornithopters")
    assert table.asked == (0, "play")
    assert table.smugglers["ornithopters"] == 0


def test_staban_returns_from_the_tank_to_any_legion():
    """WFA 17.6.2"""
    me = {"leaders": {"staban_tuek": "tank 1"}}
    table = allied({"s2_3": "A 2m", "s1_5": "A 1r"}, me=me, dice="strategy")
    table.do("die strategy", "done")
    assert table.asked == (0, "staban_returns")
    assert table.offered("place") == {"s2_3", "s1_5"}
    table.do("place s1_5")
    assert table.leader("staban_tuek") == "s1_5"


def test_his_special_action_is_a_desert_power_action_and_a_move():
    """WFA 17.6.3, WFA 17.8.2"""
    table = allied(dice="strategy").do("desert_power")
    table.do("special staban_tuek")
    assert table.asked == (0, "desert_power")
    assert not table.offered("special"), "his card is spent"
    assert table.why("special staban_tuek") == "WFA 4.7.3"
    table.do("take wormsigns", "wormsign s1_13", "wormsign s1_12")
    assert table.offered("move") == {"s2_3"}
    assert table.player("atreides")["spent"] == ["staban_tuek"]


def test_staban_turns_a_special_result_into_a_hit_and_a_shield():
    """WFA 17.8.2"""
    board = {"s2_3": "A 1m staban_tuek", "s2_2": "H 3r"}
    battle = {"attacker": "atreides", "from": "s2_3", "at": "s2_2", "stage": "cards_attacker"}
    table = Table({**ENEMY, **board}, allied=True, battle=battle, hand="usul").rig("X HHX")
    table.do("done")
    assert table.asked == (0, "casualty"), "one of two hits was stopped"
    table.do("lose staban_tuek")
    assert (table.at("s2_3"), table.at("s2_2")) == ("1m", "2r")


def test_without_the_alliance_staban_and_gurney_do_nothing():
    """WFA 17.6.1, WFA 17.6.4"""
    table = neutral({"s1_5": "A 1r"}, dice="strategy").do("desert_power")
    assert not table.offered("special")
    assert table.why("special staban_tuek") == "WFA 17.6.1"
    assert table.leader("gurney_halleck") == "out"


def test_the_fremen_ally_carries_out_all_of_stabans_special_action():
    """WFA 21.4.5: also where a card of House Atreides brought the Desert Power action."""
    table = Plain(
        {**ENEMY, **BASE, "s1_4": "A 1r"}, seats=4, modules=("smugglers",), dice="mentat",
        hand="usul war_plan", smugglers={"status": "allied", "base": "s2_3"},
    )  # fmt: skip
    table.do("acts house_atreides", "die mentat", "play usul")
    assert table.who == "fremen_ally desert_power"
    table.do("special staban_tuek", "done")
    assert table.who == "fremen_ally move"
    table.do("move s2_3", "to s2_4")
    assert table.who == "house_atreides play"


def test_refusals_of_the_die_and_the_ornithopters():
    """WFA 17.4.7, WFA 17.4.6, WFA 5.1.4, WFA 17.5.1"""
    board = {"s1_4": "A 2r 1n", "s1_6": "A 2r 1m"}
    table = allied(board, hand="usul", smugglers={"die": "strategy"}).do("smugglers strategy")
    assert table.why("special stilgar") == "WFA 17.4.7"
    assert table.why("play usul") == "WFA 17.4.7"
    assert table.why("play war_plan") == "WFA 4.6.1"
    table.do("take smugglers")
    assert "only a legion with a smuggler" in table.game.why_not("move s1_4").text
    table.do("move s1_6")
    assert table.why("leave smuggler_regular") == "WFA 5.1.4"
    assert "a legion with a smuggler" in table.game.why_not("leave smuggler_regular").text
    table = allied(board, hand="usul", smugglers={"die": "mentat"}).do("smugglers mentat")
    assert table.why("play usul") == "WFA 17.4.6"
    assert neutral({"s1_4": "A 1r"}).why("drone az1") == "WFA 17.5.1"


def muad_dib(board, **parts):
    """His special action moves his legion and attacks with it."""
    leaders = {"paul_atreides": "removed"}
    table = allied(board, dice="leadership", me={"leaders": leaders},
                   smugglers={"ornithopters": 2}, **parts)  # fmt: skip
    return table.do("die leadership", "special paul_muad_dib", "move s1_4")


def test_who_has_flown_does_not_sandride_on_that_turn():
    """WFA 17.5.4"""
    board = {"s1_4": "A 3r paul_muad_dib", "s1_8": "wormsign", "s1_9": "wormsign",
             "s1_12": "H 1r", "s1_11": "H 1r"}  # fmt: skip
    zones = {"az1": "smuggler_ornithopter"}
    table = muad_dib(board, zones=zones).do("transport az1", "to s1_7", "attack s1_7")
    assert table.offered("at") == {"s1_11"}
    assert table.why("at s1_12") == "WFA 17.5.4"
    table = muad_dib({**board, "s1_4": "A 3r paul_muad_dib wormsign"}).do("to s1_5", "attack s1_5")
    assert "s1_12" in table.offered("at"), "who has not flown may ride"


def test_who_has_sandridden_does_not_fly_on_that_turn():
    """WFA 17.5.4: but may ride on."""
    board = {"s1_4": "A 3r paul_muad_dib", "s1_5": "wormsign", "s1_8": "wormsign",
             "s1_9": "wormsign", "s1_13": "H 1r"}  # fmt: skip
    table = muad_dib(board, zones={"az1": "smuggler_ornithopter"}).do("to s1_12", "attack s1_12")
    assert not table.offered("transport")
    assert table.why("transport az1") == "WFA 17.5.4"
    assert "s1_13" in table.offered("at")


def test_a_legion_flies_once_though_it_has_advanced():
    """WFA 19.6.6: the Duke's die attacks by air, and his added move is on foot."""
    table = Plain(
        {**ENEMY, **BASE, "s1_4": "A 6r"}, modules=("smugglers",),
        futures=("long_live_the_duke",), dice="house",
        zones={"az1": "smuggler_ornithopter", "az4": "smuggler_ornithopter",
               "az2": "smuggler_ornithopter"},
        smugglers={"status": "allied", "base": "s2_3", "ornithopters": 3},
    ).do("die house", "special duke_leto", "as strategy", "take attack", "attack s1_4")  # fmt: skip
    table.do("transport az1").rig("HHHHHHSSSS").do("at arrakeen")
    while "advance" not in table.options:
        table.rig("HHHHHHSSSS").do(table.options[0])
    table.do("advance", "move arrakeen")
    assert not table.offered("transport")
    assert table.why("transport az4") == "WFA 5.4.3"


def test_house_atreides_places_the_base_whoever_acts():
    """WFA 21.2.1: a legion of the Fremen Ally captures the harvester that brings the alliance."""
    table = Plain(
        {**ENEMY, "s1_4": "A 2r", "s1_5": "smuggler_harvester"}, seats=4, dice="strategy mentat",
        modules=("smugglers",), smugglers={"step": 4}, prescience={"jihad": 3},
    ).do("acts fremen_ally", "die strategy", "take move", "move s1_4", "to s1_5")  # fmt: skip
    assert table.who == "house_atreides smugglers_base"
    table.do("base s2_3")
    assert table.who == "fremen_ally move"


def test_a_full_base_takes_no_smuggler():
    """WFA 17.4.5"""
    board = {"s2_3": "A 6r", "s1_4": "A 2m"}
    table = allied(board, smugglers={"die": "deployment"}).do("smugglers deployment")
    assert table.options == ["done"]
    table = allied({**board, "s2_3": "A 5r"}, smugglers={"die": "deployment"})
    table.do("smugglers deployment", "take deployment")
    assert table.offered("from") == {"s1_4"}
