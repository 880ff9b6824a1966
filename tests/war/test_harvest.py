"""Spice harvesting, bans, the end of the round, tracks, claims and victory (WFA 10 to WFA 13)."""

from dataclasses import replace

import pytest

import landsraad
from landsraad.core.contract import random_play
from war.table import Table


def harvest(board, **kwargs):
    return Table({"carthag": "H 1r"} | board, phase="harvest", turn="harkonnen", **kwargs)


def deep(*areas):
    return dict.fromkeys(areas, "harvester")


def spice(table):
    return int(table.game.decision.prompt.split()[0])


def test_harvesters_bring_spice():
    """WFA 10.1.1, WFA 10.1.2: one point, two in the deep desert."""
    table = harvest(deep("s1_1", "s1_2", "s1_3"), spice_reserve=1)
    assert spice(table) == 2 + 2 + 1 + 1
    assert not any("harvester" in a for a in table.table["areas"].values())


def test_markers_are_kept_raised_or_fall():
    """WFA 10.2.1, WFA 10.2.2, WFA 10.2.3: once each."""
    table = harvest(deep("s1_1", "s1_2", "s1_3"), imperium={"choam": 3, "landsraad": 2})
    table.do("keep landsraad")
    assert table.why("lift landsraad") == "WFA 10.2.2"
    table.do("lift choam")
    assert table.table["imperium"] == {"spacing_guild": 2, "landsraad": 2, "choam": 2}


def test_spice_is_counted():
    """WFA 10.2.1, WFA 10.3.2."""
    table = harvest(deep("s1_1"))
    assert table.why("stockpile") == "WFA 10.3.2"
    table = harvest(deep("s1_1"), imperium={"choam": 3})
    assert table.why("lift choam") == "WFA 10.2.1"


def test_no_marker_leaves_the_board():
    """WFA 10.2.4, WFA 16.1.19, WFA 10.4.4: at the bottom the ban stays."""
    table = harvest(deep("s1_1", "s1_2"), imperium={"choam": 5})
    assert "keep choam" not in table.options
    assert table.why("lift spacing_guild") == "WFA 10.2.4"
    table.do("done")
    assert table.table["imperium"]["choam"] == 5
    assert "choam" in table.table["bans"]


def test_stockpiling():
    """WFA 10.3.2, WFA 10.3.3: once a phase, up to step 5."""
    table = harvest(deep("s1_1", "s1_2", "s1_10"), supremacy=4).do("stockpile")
    assert table.table["supremacy"] == 5
    assert table.why("stockpile") == "WFA 10.3.2"
    table = harvest(deep("s1_1", "s1_2", "s1_10"), supremacy=6)
    assert table.why("stockpile") == "WFA 10.3.3"


def test_one_point_is_saved():
    """WFA 10.3.1."""
    table = harvest(deep("s1_1", "s1_2")).do("keep choam", "done")
    assert table.table["spice_reserve"] == 1


def test_bans_follow_falling_markers():
    """WFA 10.4.4: until the next harvest."""
    table = harvest(deep("s1_1"), bans="spacing_guild").do("keep spacing_guild")
    assert set(table.table["bans"]) == {"landsraad", "choam"}


def test_the_guild_forbids_scouting():
    """WFA 10.4.1."""
    board = {"gara_kulon": "A 1n token_2r", "carthag": "H 1r"}
    zones = {"az1": "ornithopter"}
    table = Table(board, turn="harkonnen", zones=zones, bans="spacing_guild")
    assert table.why("scout az1") == "WFA 10.4.1"


def test_the_landsraad_forbids_discards_for_dice():
    """WFA 10.4.2."""
    board = {"s1_4": "H 2r", "s1_5": "A 2r"}
    table = Table(board, turn="harkonnen", hand="i_decide", bans="landsraad")
    table.do("die strategy", "take attack", "attack s1_4", "at s1_5")
    assert table.asked[1] != "reinforce"


def test_choam_narrows_stacking():
    """WFA 10.4.3, WFA 5.2.2: five units, the excess goes at once."""
    table = harvest({"arrakeen": "H 5r 1e"}).do()
    assert table.asked == (1, "excess")
    table.do("remove regular")
    assert table.at("arrakeen") == "4r 1e"


# --- the end of the round


def end(board, **kwargs):
    return Table(board, phase="end", **kwargs)


def test_claims_come_first_and_then_the_objective():
    """WFA 11.1.1, WFA 12.2.4, WFA 12.3.1, WFA 12.6.2."""
    board = dict.fromkeys(("pasty_mesa", "s2_5", "s5_9"), "A 1r")
    table = end(board, row="dew_collectors", me={"objectives": [0]},
                prescience={"kwisatz_haderach": 8, "sand_dwellers": 5, "jihad": 5})  # fmt: skip
    assert table.asked == (0, "claim_end")
    table.do("claim dew_collectors")
    assert table.game.winners == (0,)
    assert table.table["ended"]["why"] == "objective"


def test_vehicles_in_the_air_go():
    """WFA 11.1.2."""
    table = end({"carthag": "H 1r"}, zones={"az1": "ornithopter", "az2": "carryall"})
    assert set(table.table["zones"].values()) == {None}


def test_leaders_may_leave_the_board():
    """WFA 11.1.3, WFA 16.1.16: the Harkonnens first, with a generic leader in their place."""
    table = end({"carthag": "H 1r baron_harkonnen", "s1_4": "A 1r stilgar"})
    assert table.asked == (1, "recall")
    table.do("recall baron_harkonnen")
    assert table.at("carthag") == "1r 1b"
    assert table.leader("baron_harkonnen") == "aside"
    assert table.asked == (0, "recall")
    table = end({"carthag": "H 1r 6b baron_harkonnen"}).do("recall baron_harkonnen")
    assert table.at("carthag") == "1r 6b"


def test_spent_leaders_are_ready_again():
    """WFA 11.1.4."""
    table = end({"carthag": "H 1r"}, me={"spent": ["stilgar"]})
    assert table.player("atreides")["spent"] == []


def test_hands_are_cut_to_six():
    """WFA 11.1.5, WFA 14.3.7: Hawat's Scheming stays in the hand."""
    cards = "usul war_plan the_voice truthtrance thumpers hieregs crysknife"
    table = end({"carthag": "H 1r"}, hand=cards)
    assert table.asked == (0, "hand_limit")
    table.do("discard usul")
    assert table.player("atreides")["discard"] == ["usul"]
    scheming = "hawats_scheming hawats_scheming hawats_scheming i_decide shigawire troop_carriers"
    table = end({"carthag": "H 1r"}, enemy_hand=f"{scheming} breeding_program")
    assert "discard hawats_scheming" not in table.options
    assert table.why("discard hawats_scheming") == "WFA 14.3.7"


def test_unclaimed_prescience_goes_out_or_back():
    """WFA 11.1.6."""
    table = end({"carthag": "H 1r"}, row="dew_collectors desert_war")
    assert table.asked == (0, "unclaimed")
    table.do("drop dew_collectors", "done")
    assert table.table["prescience_gone"] == ["dew_collectors"]
    row = {card["key"] for card in table.table["row"]}
    assert len(row) == 3
    assert "dew_collectors" not in row


# --- tracks


def test_two_claims_a_round():
    """WFA 12.2.1."""
    board = dict.fromkeys(("pasty_mesa", "s2_5", "s5_9"), "A 1r")
    table = end(board, row="dew_collectors", claims=2)
    assert table.asked[1] != "claim_end"
    table = Table(board, row="dew_collectors")
    assert table.why("claim dew_collectors") == "WFA 12.2.4"
    assert table.why("claim desert_war") == "WFA 12.2.1"


def test_a_requirement_must_hold():
    """WFA 12.2.2, WFA 12.2.6: a desert with a sietch does not count."""
    board = dict.fromkeys(("s1_3", "s1_5", "s1_8", "gara_kulon"), "A 1r")
    table = end(board, row="desert_war")
    assert table.why("claim desert_war") == "WFA 12.2.2"
    board["s1_9"] = "A 1r"
    table = end(board, row="desert_war").do("claim desert_war")
    assert table.markers == (0, 1, 2)


def test_step_three_brings_the_desert_leaders():
    """WFA 12.3.3, WFA 13.1.1: Muad'Dib takes Paul's place and card."""
    board = {"broken_land": "A 1r paul_atreides"}
    table = Table(board, me={"spent": ["paul_atreides"]},
                  prescience={"kwisatz_haderach": 2, "sand_dwellers": 1, "jihad": 1})  # fmt: skip
    table.do("die strategy", "take attack", "attack broken_land", "at carthag", "advance")
    assert table.at("carthag") == "1r paul_muad_dib"
    assert table.leader("paul_atreides") == "removed"
    assert table.player("atreides")["spent"] == ["paul_muad_dib"]
    assert table.leader("reverend_mother_jessica") == "aside"
    assert table.leader("chani") == "aside"


def test_step_six_brings_alia():
    """WFA 12.3.4."""
    table = Table({"broken_land": "A 1r"}, prescience={"jihad": 4})
    table.do("die strategy", "take attack", "attack broken_land", "at carthag", "advance")
    assert table.leader("alia") == "aside"


@pytest.mark.parametrize("replaced", ["board", "tank"])
def test_cards_mean_either_guise(replaced):
    """WFA 13.1.2, WFA 13.1.1: the new figure stands where the old one stood."""
    me = {"leaders": {"lady_jessica": "tank 3"}}
    board = {"broken_land": "A 1r", "s1_4": "A 1r"}
    table = Table(board, me=me, prescience={"sand_dwellers": 1})
    table.do("die strategy", "take attack", "attack broken_land", "at carthag", "advance")
    assert table.leader("reverend_mother_jessica") == "tank 2"
    me = {"leaders": {"paul_atreides": "removed", "paul_muad_dib": "aside"}}
    table = Table({"s1_4": "A 1r"}, me=me, hand="voice_from_the_outer_world")
    table.do("die strategy", "play voice_from_the_outer_world", "with fedaykin")
    assert "paul_muad_dib" in table.offered("with")
    assert replaced


def take_sietch(rank, **kwargs):
    table = Table({"s1_12": "H 1r"}, turn="harkonnen", sietches={"gara_kulon": rank}, **kwargs)
    return table.do("die strategy", "take attack", "attack s1_12", "at gara_kulon", "advance")


def test_the_supremacy_track():
    """WFA 12.5.1, WFA 12.5.2, WFA 13.1.4."""
    table = take_sietch(1)
    assert table.leader("thufir_hawat") == "aside"
    table = take_sietch(1, supremacy=3)
    assert table.player("atreides")["tokens"] == 2
    table = take_sietch(2, supremacy=5)
    assert table.leader("feyd_rautha") == "aside"
    assert table.leader("beast_rabban") == "removed"
    assert table.player("atreides")["tokens"] == 2


def test_ten_points_win():
    """WFA 12.6.1."""
    table = take_sietch(3, supremacy=8)
    assert table.game.winners == (1,)
    assert table.table["ended"]["why"] == "supremacy"
    assert table.game.log(None)[-1] == (
        "Harkonnen wins the game. The supremacy marker reached the last step of its track."
    )
    assert str(table.game.why_not("done")) == "the game is over"


@pytest.mark.parametrize(
    ("supremacy", "jihad", "winners", "why"),
    [(5, 4, (1,), "length"), (1, 5, (0,), "length"), (2, 4, (0, 1), "draw")],
)
def test_the_last_round(supremacy, jihad, winners, why):
    """WFA 12.6.3: whoever has come a larger part of the way; the log says so."""
    table = end({"carthag": "H 1r"}, round=12, supremacy=supremacy, me={"objectives": [0]},
                prescience={"jihad": jihad}, last_round=12)  # fmt: skip
    assert table.game.winners == winners
    assert table.table["ended"]["why"] == why
    assert table.game.log(None)[-1].endswith(table.table["ended"]["words"])


@pytest.mark.parametrize("last_round", [None, 30])
def test_no_round_is_the_last_unless_it_was_agreed_on(last_round):
    """WFA 12.6.3, WFA 16.1.29: the table says which one is."""
    table = end({"carthag": "H 1r"}, round=29, me={"objectives": [0]}, last_round=last_round)
    assert not table.game.over
    assert table.table["last_round"] == last_round
    while table.table["round"] == 29:
        table.do(table.options[0])
    assert not table.game.over


@pytest.mark.parametrize("value", [0, -1, 1000, "12", True, 2.5])
def test_a_last_round_is_a_whole_number(value):
    """WFA 16.1.29."""
    with pytest.raises(landsraad.InvalidSetup):
        landsraad.new("war_for_arrakis", last_round=value)


def test_programs_agree_on_the_twelfth_round():
    """WFA 16.1.29: in matches and environments; people are asked for none."""
    from landsraad.arena.schedule import Match
    from landsraad.core import registry

    assert landsraad.new("war_for_arrakis").view(None)["table"]["last_round"] is None
    assert Match("war_for_arrakis", ("random", "greedy")).played == {"last_round": 12}
    own = Match("war_for_arrakis", ("random", "greedy"), options={"last_round": None})
    assert own.played == {"last_round": None}
    match = registry.new_match("war_for_arrakis", 2, 3)
    assert match.view(None)["table"]["last_round"] == 12


def test_random_play_ends_without_a_last_round_too():
    """WFA 12.6.1, WFA 12.6.2."""
    game = landsraad.new("war_for_arrakis", seed=7)
    assert all(not position.over for position in random_play(game, 7))
    assert game.view(None)["table"]["ended"]["why"] in ("supremacy", "objective")


def test_a_replay_of_older_rules_is_refused_by_name():
    """WFA 15.1.5: wormsigns were drawn otherwise, so that its dice would fall otherwise."""
    replay = replace(landsraad.new("war_for_arrakis", seed=1).replay(), rules="2026.1")
    with pytest.raises(landsraad.InvalidReplay, match=r"2026\.1"):
        replay.play()


def test_an_objective_passed_without_a_win_is_known_not_to_be_held():
    """WFA 15.1.3."""
    table = end({"carthag": "H 1r"}, me={"objectives": [0]},
                prescience={"kwisatz_haderach": 5, "sand_dwellers": 8, "jihad": 7})  # fmt: skip
    assert table.table["objectives_excluded"] == [3]
    for seed in range(20):
        guess = table.game.observe(1).sample(seed)
        assert guess.state.objectives != [3]


def test_a_second_objective_may_be_one_that_was_passed():
    """WFA 15.1.3, WFA 14.1.8: the first of two is not, and nobody is told otherwise."""
    for seed in range(50):
        table = Table({"carthag": "H 1r"}, hand="tested_with_the_gom_jabbar", seed=seed,
                      me={"objectives": [0]})  # fmt: skip
        table.game.state.excluded = 1 << 3
        table.do("die strategy", "play tested_with_the_gom_jabbar")
        if table.game.state.objectives == [0, 3]:
            break
    assert table.table["objectives_excluded"] == []
    guesses = [table.game.observe(1).sample(seed).state.objectives for seed in range(40)]
    assert {first for first, _ in guesses} == {0, 1, 2, 4, 5}
    assert 3 in {second for _, second in guesses}


def test_hawat_falls_by_scheming():
    """WFA 13.1.3, WFA 14.3.7."""
    table = Table({"carthag": "H 1r"}, turn="harkonnen", supremacy=1, hand="hawats_scheming " * 3)
    assert table.why("play hawats_scheming") == "WFA 14.3.7"
    table.do("scheme 2")
    assert table.leader("thufir_hawat") == "removed"
    assert table.leader("gaius_helen_mohiam") == "aside"
    assert table.player("harkonnen")["tokens"] == 1
    assert table.hand("harkonnen") == ["hawats_scheming"]


def test_the_question_does_not_tell_of_scheming():
    """WFA 15.1.4: whoever could hold two such cards is asked at the end of the turn."""
    table = Table({"carthag": "H 1r"}, turn="harkonnen", supremacy=1,
                  hand="sandmasters spotter_control")  # fmt: skip
    assert table.do("die strategy", "done").asked == (1, "end_turn")


# --- content


def test_content_replaces_stand_ins_and_lives_in_the_replay():
    content = {
        "name": "my box",
        "objectives": [{"kwisatz_haderach": 1, "sand_dwellers": 1, "jihad": 1}] * 6,
        "leaders": {"stilgar": {"box": "mentat", "special": ["seq", ["draw", 1], ["play_card"]]}},
        "atreides_die": ["mentat"] * 6,
    }
    game = landsraad.new("war_for_arrakis", seed=1, content=content)
    assert game.view(0)["players"][0]["objectives"] == [
        {"kwisatz_haderach": 1, "sand_dwellers": 1, "jihad": 1}
    ]
    assert game.view(None)["content"]["name"] == "my box"
    assert "objectives" not in game.view(None)["content"]["designed"]
    again = landsraad.Replay.from_json(game.replay().to_json()).play()
    assert again.digest() == game.digest()
    table = Table({"s1_4": "A 1r"}, dice="mentat", content=content).do("die mentat")
    assert "special stilgar" in table.options


@pytest.mark.parametrize(
    "content",
    [
        {"cards": []},
        {"atreides_die": ["mentat"]},
        {"objectives": [{"jihad": 3}] * 6},
        {"starting": [{"regular": 9}] * 8},
        {"stations": ["jihad"] * 5},
        {"prescience": [{"key": "x"}] * 16},
        {"leaders": {"baron_harkonnen": {"box": "house"}}},
        {"leaders": {"stilgar": {"special": ["fly", 2]}}},
        {"leaders": {"stilgar": {"special": ["draw", "many", 2, 3]}}},
        [],
    ],
)
def test_wrong_content_is_reported(content):
    with pytest.raises(landsraad.InvalidSetup):
        landsraad.new("war_for_arrakis", content=content)


def test_all_that_is_wrong_is_reported_at_once():
    with pytest.raises(landsraad.InvalidSetup) as caught:
        landsraad.new("war_for_arrakis", content={"stations": [], "wormsigns": {"sand": 1}})
    assert "stations" in str(caught.value)
    assert "wormsigns" in str(caught.value)
