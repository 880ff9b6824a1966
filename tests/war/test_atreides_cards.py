"""The planning cards of the Atreides, one scenario or more each (WFA 14.1, WFA 14.2)."""

from war.table import Table

BOARD = {"s1_4": "A 3r 1n", "carthag": "H 2r"}


def play(card, board=None, *choices, hand="", **kwargs):
    table = Table(board or BOARD, hand=f"{card} {hand}", **kwargs)
    return table.do("die strategy", f"play {card}", *choices)


def test_war_plan():
    """WFA 14.1.1: a die more in each round."""
    table = play("war_plan", {"s1_4": "A 2r", "s1_5": "H 3r"}, "take attack", "attack s1_4")
    table.rig("SSS SSS").do("at s1_5")
    assert table.table["battle"]["rolls"][0] == [0, 3, 0]
    assert play("war_plan", None, "take move", "move s1_4", "to s1_5").at("s1_5") == "3r 1n"


def test_alia_the_abomination():
    """WFA 14.1.2: Alia enters with the Reverend Mother; later she strikes a leader down."""
    leaders = {"lady_jessica": "removed", "reverend_mother_jessica": "aside"}
    table = play("alia_the_abomination", None, "take enter", hand="usul", me={"leaders": leaders})
    assert table.leader("alia") == "aside"
    assert table.offered("play") == {"usul"}
    table = play("alia_the_abomination", None)
    assert table.leader("alia") == "out"
    board = {"s1_4": "A 1r", "carthag": "H 1r baron_harkonnen"}
    table = play("alia_the_abomination", board, "seize baron_harkonnen",
                 me={"leaders": {"alia": "aside"}})  # fmt: skip
    assert table.leader("baron_harkonnen") == "tank 5"
    assert table.asked == (0, "draw")


def test_alia_finds_leaders_that_are_set_aside():
    """WFA 14.1.2, WFA 16.1.21: but not in the tank, nor those who have not come yet."""
    table = play("alia_the_abomination", None, me={"leaders": {"alia": "aside"}},
                 enemy={"leaders": {"captain_aramsham": "tank 2"}})  # fmt: skip
    assert table.offered("seize") == {"baron_harkonnen", "beast_rabban"}
    table.do("seize beast_rabban")
    assert table.leader("beast_rabban") == "tank 5"


def test_smugglers_bring_gurney():
    """WFA 14.1.3, WFA 14.1.4, WFA 14.1.5, WFA 16.1.7: with elites in an empty desert."""
    for card in ("smugglers_a", "smugglers_b", "smugglers_c"):
        table = play(card, None, "take enter", "place s1_9", "with elite", "with elite",
                     "with gurney_halleck")  # fmt: skip
        assert table.at("s1_9") == "2e gurney_halleck"
    table = play("smugglers_a", None, "take enter", "place s1_9", "done")
    assert table.leader("gurney_halleck") == "aside", "no leader without a unit"
    assert play("smugglers_a", None, "done").leader("gurney_halleck") == "out"


def test_smugglers_with_gurney():
    """WFA 14.1.3, WFA 14.1.4, WFA 14.1.5, WFA 16.1.15."""
    board = {"s1_9": "A 1r gurney_halleck", "s1_5": "harvester", "s2_1": "harvester"}
    table = play("smugglers_a", board, "wormsign s1_1", "wormsign s1_2", "move s1_9", "to s1_8")
    assert table.at("s1_8") == "1r gurney_halleck"
    assert table.area("s1_2") == {"wormsign": True}
    table = play("smugglers_b", board, "with elite", "with elite")
    assert table.at("s1_9") == "1r 2e gurney_halleck"
    table = play("smugglers_c", board, zones={"az1": "carryall", "az3": "carryall"})
    assert set(table.options) == {"remove s1_5", "shoot az1", "done"}
    table.do("remove s1_5", "shoot az1")
    assert table.area("s1_5") == {}
    assert table.table["zones"] | {"az1": None} == table.table["zones"]


def test_the_voice():
    """WFA 14.1.6: a card of the opponent's choice, then another card."""
    table = play("the_voice", None, hand="usul", enemy_hand="i_decide shigawire")
    table.do("discard shigawire")
    assert table.hand("harkonnen") == ["i_decide"]
    assert table.asked == (0, "play")


def test_death_commandos():
    """WFA 14.1.7."""
    board = {"s1_4": "A 1e 1r", "s1_8": "A 1e", "s1_12": "A 1r"}
    table = play("death_commandos", board, "upgrade s1_4", "upgrade s1_8")
    assert table.offered("move") == {"s1_4", "s1_8"}
    table.do("move s1_4", "to s1_3", "move s1_8", "to s1_7")
    assert (table.at("s1_3"), table.at("s1_7")) == ("1r 1f", "1f")


def test_tested_with_the_gom_jabbar():
    """WFA 14.1.8, WFA 16.1.23: a second objective; either wins."""
    table = play("tested_with_the_gom_jabbar", None, me={"objectives": [0]})
    assert len(table.player("atreides")["objectives"]) == 2
    assert table.asked == (0, "draw")


def test_chatt_the_leaper():
    """WFA 14.1.9."""
    table = play("chatt_the_leaper", None, "place gara_kulon", "with fedaykin", "with fedaykin",
                 "with naib")  # fmt: skip
    assert table.at("gara_kulon") == "2f 1n"


def test_truthtrance():
    """WFA 14.1.10: they must use that die."""
    table = play("truthtrance", None, enemy_dice="strategy house mentat")
    assert table.offered("force") == {"strategy", "house", "mentat"}
    table.do("force mentat", "take draw", "draw fremen_ally fremen_ally")
    assert table.options == ["die mentat"]
    assert table.why("die house") == "WFA 14.1.10"


def test_truthtrance_leaves_the_choice_of_die_and_token():
    """WFA 14.1.10, WFA 16.1.27."""
    table = play("truthtrance", None, "force mentat", "done", enemy_dice="mentat house",
                 enemy={"token_slot": "mentat"})  # fmt: skip
    assert table.options == ["die mentat", "token mentat"]


def test_adab_the_demanding_memory():
    """WFA 14.1.11."""
    table = play("adab_the_demanding_memory", None, "drop dew_collectors", "drop stunted_worms",
                 "done", hand="usul", row="dew_collectors stunted_worms desert_war",
                 prescience_top=["lisan_al_gaib", "knives_in_the_dark"])  # fmt: skip
    row = {card["key"] for card in table.table["row"]}
    assert row == {"desert_war", "lisan_al_gaib", "knives_in_the_dark"}
    assert set(table.table["prescience_gone"]) == {"dew_collectors", "stunted_worms"}
    assert table.asked == (0, "play")


def test_alam_al_mithal():
    """WFA 14.1.12: what goes down comes up elsewhere."""
    heights = {"kwisatz_haderach": 4, "jihad": 1}
    table = play("alam_al_mithal", None, "lower kwisatz_haderach", "steps 3", "raise jihad",
                 prescience=heights)  # fmt: skip
    assert table.markers == (1, 0, 4)
    assert table.leader("chani") == "aside"
    assert table.asked == (0, "draw")


def test_usul():
    """WFA 14.1.13."""
    table = play("usul", None, "take wormsigns", "wormsign s1_9", "done", hand="war_plan")
    assert table.area("s1_9") == {"wormsign": True}
    assert table.offered("play") == {"war_plan"}


def test_voice_from_the_outer_world():
    """WFA 14.1.14: Paul joins a legion, which moves or attacks by surprise."""
    board = {"s1_4": "A 1r", "s1_8": "A 1r", "s1_5": "H 3r"}
    table = play("voice_from_the_outer_world", board, "place s1_4", "with fedaykin",
                 "with paul_atreides", "take attack")  # fmt: skip
    assert table.offered("attack") == {"s1_4"}
    table.do("attack s1_4").rig("SS SSX").do("at s1_5")
    assert table.table["battle"]["surprise"]


def test_our_family_atomics():
    """WFA 14.1.15: from step 4; afterwards two Desert Power actions."""
    table = play("our_family_atomics", None, "blast rimwall", hand="usul", prescience={"jihad": 4})
    assert table.table["atomics"] == "rimwall"
    assert table.asked == (0, "play")
    table = play("our_family_atomics", None, hand="usul", prescience={"jihad": 3})
    assert table.asked == (0, "play")
    assert table.table["atomics"] is None
    table = play("our_family_atomics", None, "done", atomics="rimwall")
    assert table.asked == (0, "desert_power")


def test_battle_language():
    """WFA 14.1.16: surprise, and four dice for the defender in the first round."""
    table = play("battle_language", {"s1_4": "A 2r 1n", "s1_5": "H 6r"}, "take attack",
                 "attack s1_4")  # fmt: skip
    table.rig("SS SSSS").do("at s1_5")
    assert table.table["battle"]["rolls"] == [[1, 2, 0], [0, 4, 0]]
    table.rig("SS SSSSSS").do("continue", "stand")
    assert table.table["battle"]["rolls"][1] == [0, 6, 0]


def test_bill_of_particulars():
    """WFA 14.1.17: down a step, without the ban."""
    table = play("bill_of_particulars", None, "lower choam", hand="usul")
    assert table.table["imperium"]["choam"] == 2
    assert table.table["bans"] == []
    assert table.asked == (0, "play")


def test_fear_is_the_mind_killer():
    """WFA 14.1.18: two steps more for a card claimed this round."""
    board = {"gara_kulon": "A 1r lady_jessica", "carthag": "H 2r"}
    table = play("fear_is_the_mind_killer", board, "attach waters_of_memory",
                 row="waters_of_memory", dice="strategy mentat")  # fmt: skip
    assert table.table["row"][0]["fear"]
    table.do("die strategy", "done", "die mentat", "claim waters_of_memory", "advance jihad")
    assert table.markers == (1, 2, 2)


# --- the Fremen


def test_shai_hulud():
    """WFA 14.2.1, WFA 13.1.5: the Wild Maker enters spent; then he moves and attacks."""
    table = play("shai_hulud", None, "sandworm s1_9")
    assert table.leader("wild_maker") == "s1_9"
    assert table.player("atreides")["spent"] == ["wild_maker"]
    board = {"s1_9": "wild_maker", "s1_5": "H 6r"}
    table = play("shai_hulud", board, "to s1_6").rig("HHHHHH").do("strike s1_5")
    assert table.at("s1_5") == ""


def test_wall_of_sandworms():
    """WFA 14.2.2."""
    table = play("wall_of_sandworms", BOARD | {"s2_1": "sandworm"})
    assert "s2_3" in table.offered("sandworm")
    assert "s1_9" not in table.offered("sandworm")
    table.do("sandworm s2_3", "fresh")
    assert table.area("s2_3") == {"sandworm": True}
    assert table.asked == (0, "desert_power")


def test_dust_chasms():
    """WFA 14.2.3: of one sector, in the deep desert."""
    board = BOARD | dict.fromkeys(("s1_1", "s1_10", "s2_2", "s1_9"), "harvester")
    table = play("dust_chasms", board)
    assert table.offered("remove") == {"s1_1", "s1_10", "s2_2"}
    table.do("remove s1_1")
    assert table.offered("remove") == {"s1_10"}
    table.do("remove s1_10")
    assert table.asked == (0, "desert_power")


def test_fremen_rockets():
    """WFA 14.2.4, WFA 16.1.15: hits and specials bring vehicles down."""
    board = BOARD | {"s1_9": "harvester", "s2_1": "harvester"}
    table = play("fremen_rockets", board, zones={"az1": "ornithopter"}).rig("HXS").do("sector s1")
    assert set(table.options) == {"remove s1_9", "shoot az1", "done"}
    table.do("shoot az1", "remove s1_9")
    assert table.area("s1_9") == {}


def test_eyes_of_ibad():
    """WFA 14.2.5: the card stays until it is claimed, beyond the three of a round."""
    table = play("eyes_of_ibad", None, "attach dew_collectors", row="dew_collectors desert_war",
                 enemy_dice="mentat")  # fmt: skip
    table.do("die mentat", "done")
    while table.asked[1] != "unclaimed":
        table.do("done")
    assert table.offered("drop") == {"desert_war"}
    table.do("done")
    row = [card["key"] for card in table.table["row"]]
    assert len(row) == 4
    assert "dew_collectors" in row


def test_captured_ornithopter():
    """WFA 14.2.6, WFA 6.8.2."""
    board = {"s1_4": "A 1r", "arrakeen": "H 3r", "s3_2": "H 1r"}
    table = play("captured_ornithopter", board, "take az1", zones={"az1": "ornithopter"})
    assert table.offered("strike") == {"arrakeen"}
    table.rig("HXS").do("strike arrakeen")
    assert table.at("arrakeen") == "1r"
    assert table.table["zones"]["az1"] is None


def test_crysknife():
    """WFA 14.2.7, WFA 16.1.18: a leader next to where the legion has gone."""
    board = {"s1_4": "A 1f", "s1_7": "H 1r baron_harkonnen", "s1_3": "H 1r beast_rabban"}
    table = play("crysknife", board, "move s1_4", "to s1_5")
    assert table.offered("seize") == {"baron_harkonnen"}
    table.do("seize baron_harkonnen")
    assert table.leader("baron_harkonnen") == "tank 5"
    assert play("crysknife", board, "done").offered("seize") == {"beast_rabban"}


def test_cielagos_piping_message():
    """WFA 14.2.8: a token for a threatened sietch."""
    table = play("cielagos_piping_message", {"s1_4": "A 1r", "s1_8": "H 1r"},
                 tokens_top=["reserve_1e"])  # fmt: skip
    assert table.offered("sietch") == {"gara_kulon", "sihaya_ridge"}
    table.do("sietch gara_kulon")
    assert table.at("gara_kulon") == "reserve_1e"
    assert table.asked == (0, "draw")


def test_jubba_cloaks():
    """WFA 14.2.9."""
    board = {"s1_4": "A 1r 1n", "s1_8": "A 1r", "broken_land": "A 1r 1n"}
    table = play("jubba_cloaks", board, hand="usul")
    assert table.offered("move") == {"s1_4"}
    assert table.do("move s1_4", "to s1_5").asked == (0, "play")


def test_hieregs():
    """WFA 14.2.10."""
    table = play("hieregs", None, "place s1_9", "place s2_1")
    assert (table.at("s1_9"), table.at("s2_1")) == ("1r", "1r")
    assert table.asked == (0, "desert_power")


def test_grandmother_of_a_storm():
    """WFA 14.2.11, WFA 9.2.1."""
    table = Table({"s1_4": "A 1r", "s1_9": "H 3r"}, hand="grandmother_of_a_storm")
    table.do("die strategy").rig("HX").do("play grandmother_of_a_storm")
    assert table.at("s1_9") == "1r"


def test_stillsuits():
    """WFA 14.2.12: the tokens of two sietches change places."""
    board = {"gara_kulon": "A 1r 1n token_2r", "sihaya_ridge": "A 1n token_1r1e", "s1_4": "A 1r"}
    table = play("stillsuits", board, "done", "sietch gara_kulon")
    assert "sihaya_ridge" in table.offered("sietch")
    table.do("sietch sihaya_ridge")
    assert table.at("gara_kulon") == "1r 1n token_1r1e"
    assert table.at("sihaya_ridge") == "1n token_2r"
    table = play("stillsuits", {"gara_kulon": "A 1n token_2r"}, "done")
    assert table.asked[1] != "swap", "leaders would be left alone"


def test_i_am_stilgar():
    """WFA 14.2.13."""
    table = play("i_am_stilgar", None, "place pasty_mesa", "with elite", "with elite",
                 "with regular", "with stilgar")  # fmt: skip
    assert table.at("pasty_mesa") == "1r 2e stilgar"
    assert table.asked == (0, "draw")


def test_thumpers():
    """WFA 14.2.14."""
    table = play("thumpers", None)
    assert table.offered("sandworm") == {"s1_1", "s1_2", "s1_3", "s1_5"}
    table.do("sandworm s1_1", "sandworm s1_5", "fresh")
    assert table.area("s1_5") == {"sandworm": True}


def test_kitab_al_ibar():
    """WFA 14.2.15: the sietch goes, with the pieces one likes."""
    board = {"gara_kulon": "A 2r 1n token_2r", "carthag": "H 1r"}
    table = play("kitab_al_ibar", board, "sietch gara_kulon", "leave regular", "leave naib",
                 "to s1_12", sietches={"gara_kulon": 3})  # fmt: skip
    assert table.area("s1_12")["sietch"] == 3
    assert table.at("s1_12") == "1r token_2r"
    assert table.at("gara_kulon") == "1r 1n"
    assert "sietch" not in table.area("gara_kulon")


def test_sandtides():
    """WFA 14.2.16."""
    table = play("sandtides", {"s1_4": "A 1r", "s1_8": "H 2r"}, "push s1_8")
    assert "s1_5" in table.offered("to")
    table.do("to s1_5")
    assert table.at("s1_5") == "2r"
    assert table.asked == (0, "desert_power")
