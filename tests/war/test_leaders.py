"""The named leaders: special actions and what they make of special results (WFA 14.6)."""

import pytest

from landsraad.games.war_for_arrakis.battle import abilities
from landsraad.games.war_for_arrakis.catalogue import LEADER
from landsraad.games.war_for_arrakis.legion import Legion
from war.table import Table

BOARD = {"carthag": "H 4r", "s1_4": "A 2r 1n"}


def special(leader, result, board=None, *choices, turn="harkonnen", **kwargs):
    dice = f"{result} mentat" if turn == "harkonnen" else result
    me = {"leaders": {leader: "aside"}, **kwargs.pop("me", {})}
    if any(leader in words for words in (board or {}).values()):
        del me["leaders"]
    table = Table(board or BOARD, turn=turn, dice=dice, me=me, **kwargs)
    return table.do(f"die {result}", f"special {leader}", *choices)


@pytest.mark.parametrize(
    ("leader", "hits", "shields"),
    [
        ("baron_harkonnen", 0, 2), ("beast_rabban", 2, 0), ("feyd_rautha", 2, 1),
        ("thufir_hawat", 1, 2), ("gaius_helen_mohiam", 0, 3), ("captain_aramsham", 1, 1),
        ("emperor_shaddam_iv", 2, 0), ("paul_atreides", 1, 0), ("lady_jessica", 0, 1),
        ("gurney_halleck", 2, 1), ("stilgar", 2, 0), ("chani", 1, 1), ("paul_muad_dib", 2, 1),
        ("reverend_mother_jessica", 0, 2), ("alia", 1, 0),
    ],
)  # fmt: skip
def test_combat_abilities(leader, hits, shields):
    """WFA 14.6.10 and the others, WFA 6.3.2: what one special result becomes."""
    legion = Legion(0, 1, named=1 << LEADER[leader])
    assert abilities(legion)[0][1:] == (hits, shields)


def test_baron_harkonnen():
    """WFA 14.6.1, WFA 4.7.2: though he is not on the board."""
    table = special("baron_harkonnen", "house", None, *["upgrade carthag"] * 3)
    assert table.at("carthag") == "1r 3e"
    assert table.player("harkonnen")["spent"] == ["baron_harkonnen"]


def test_beast_rabban():
    """WFA 14.6.2: twice, and he goes along both times."""
    table = special("beast_rabban", "leadership", {"s1_4": "H 2r beast_rabban"}, "move s1_4",
                    "to s1_5", "move s1_5")  # fmt: skip
    assert "beast_rabban" not in table.offered("leave")
    assert table.do("to s1_8").at("s1_8") == "2r beast_rabban"


def test_special_actions_need_something_to_do():
    """WFA 4.3.3, WFA 4.7.2: Rabban off the board moves nobody, and other dice do not serve."""
    table = Table({"carthag": "H 2r 1b"}, turn="harkonnen", dice="leadership mentat")
    table.do("die leadership")
    assert table.why("special beast_rabban") == "WFA 4.3.3"
    assert table.why("special baron_harkonnen") == "WFA 4.7.2"
    assert table.why("special feyd_rautha") == "WFA 4.7.1"


def test_feyd_rautha():
    """WFA 14.6.3."""
    board = {"s1_4": "H 2r feyd_rautha", "s1_7": "A 1r"}
    table = special("feyd_rautha", "leadership", board, "move s1_4", "to s1_5")
    assert table.offered("attack") == {"s1_5"}


def test_thufir_hawat():
    """WFA 14.6.4."""
    table = special("thufir_hawat", "mentat", None,
                    "draw house_harkonnen house_harkonnen house_harkonnen")  # fmt: skip
    assert table.player("harkonnen")["hand_decks"] == {"house_harkonnen": 3, "corrino_ally": 0}


def test_gaius_helen_mohiam():
    """WFA 14.6.5."""
    table = special("gaius_helen_mohiam", "mentat", None, "draw corrino_ally corrino_ally")
    assert table.player("harkonnen")["hand_decks"]["corrino_ally"] == 2
    assert table.asked == (1, "play")


def test_free_actions_before_a_card_is_played():
    """WFA 4.5.1, WFA 16.1.26: after the cards drawn have been seen."""
    board = {"s1_12": "H 1r", "gara_kulon": "A 1r"}
    table = special("gaius_helen_mohiam", "mentat", board, "draw corrino_ally",
                    zones={"az1": "ornithopter"})  # fmt: skip
    table.do("scout az1", "reveal sihaya_ridge")
    assert table.asked == (1, "play")


def test_captain_aramsham():
    """WFA 14.6.6."""
    table = special("captain_aramsham", "deployment", None, "place arsunt", "place arsunt",
                    "place arrakeen", "with captain_aramsham", "place arrakeen")  # fmt: skip
    assert (table.at("arsunt"), table.at("arrakeen")) == ("2r", "1s captain_aramsham")


def test_emperor_shaddam_iv():
    """WFA 14.6.7."""
    board = {"carthag": "H 3e"}
    table = special("emperor_shaddam_iv", "strategy", board, *["upgrade carthag"] * 3)
    assert table.at("carthag") == "3s"


def test_paul_atreides():
    """WFA 14.6.8."""
    board = {"s1_4": "A 1r 1n", "s1_8": "A 1r 1n", "s2_3": "A 1r 1n", "s3_2": "A 1r"}
    table = special("paul_atreides", "leadership", board, "move s1_4", "to s1_3", "move s1_8",
                    "to s1_7", turn="atreides")  # fmt: skip
    assert table.offered("move") == {"s2_3"}


def test_lady_jessica():
    """WFA 14.6.9."""
    table = special("lady_jessica", "mentat", turn="atreides")
    assert "house_atreides fremen_ally fremen_ally" in table.offered("draw")


def test_gurney_halleck_has_no_special_action():
    """WFA 14.6.10."""
    for result in ("strategy", "leadership", "deployment", "mentat", "house"):
        table = Table({"s1_4": "A 1r gurney_halleck"}, dice=result).do(f"die {result}")
        assert "special gurney_halleck" not in table.options


def test_stilgar():
    """WFA 14.6.11: no leader is needed to surprise."""
    board = {"s1_4": "A 2r", "s1_5": "H 3r"}
    table = special("stilgar", "strategy", board, "take attack", "attack s1_4", turn="atreides")
    assert table.rig("SS SSX").do("at s1_5").table["battle"]["surprise"]
    assert "take move" in special("stilgar", "strategy", board, turn="atreides").options


def test_chani():
    """WFA 14.6.12."""
    table = special("chani", "deployment", None, "place gara_kulon", "with naib",
                    "place sihaya_ridge", "with chani", turn="atreides")  # fmt: skip
    assert table.at("gara_kulon").startswith("1n reserve_")
    assert table.at("sihaya_ridge").startswith("chani reserve_")


def test_chani_looks_at_both_tokens_first():
    """WFA 14.6.12, WFA 16.1.8: one that is not placed lies below the other, among the rest."""
    table = special("chani", "deployment", None, turn="atreides",
                    tokens_top=["reserve_2f", "reserve_1e"])  # fmt: skip
    seen = table.game.decision.prompt
    assert "2 fedaykin" in seen
    assert "1 elite" in seen
    for seed in range(5):
        assert table.game.observe(0).sample(seed).decision.prompt == seen
    table.do("done", "place gara_kulon", "with naib")
    assert table.at("gara_kulon") in ("1n reserve_1e", "1n reserve_2f")
    assert table.table["tokens_left"] == 7


def test_paul_muad_dib():
    """WFA 14.6.13."""
    board = {"s1_4": "A 2r paul_muad_dib", "s1_7": "H 3r"}
    table = special("paul_muad_dib", "leadership", board, "move s1_4", "to s1_5", "attack s1_5",
                    turn="atreides", me={"leaders": {"paul_atreides": "removed"}})  # fmt: skip
    assert table.rig("SX SSX").do("at s1_7").table["battle"]["surprise"]


def test_reverend_mother_jessica():
    """WFA 14.6.14."""
    table = special("reverend_mother_jessica", "mentat", None, "draw fremen_ally fremen_ally",
                    turn="atreides")  # fmt: skip
    assert table.asked == (0, "play")


def test_alia():
    """WFA 14.6.15: any result, and Desert Power."""
    table = special("alia", "house", None, "as strategy", "take move", "move s1_4", "to s1_5",
                    turn="atreides")  # fmt: skip
    assert table.asked == (0, "desert_power")


def test_a_die_for_a_prescience_card_is_for_nothing_else():
    """WFA 12.2.5, WFA 16.1.22: not for the Desert Power that comes with Alia."""
    table = special("alia", "house", None, "as mentat", turn="atreides", row="waking_dream")
    assert not table.offered("claim")
    table = Table({"s1_4": "A 1r"}, dice="house", row="waking_dream").do("die house", "as mentat")
    assert table.offered("claim") == {"waking_dream"}


def test_the_wild_maker_leaps_to_a_sign_alone():
    """WFA 14.6.16: a station is a piece too."""
    board = {"s2_1": "wild_maker", "s1_4": "wormsign", "s1_8": "wormsign"}
    table = Table(board, dice="", stations="s1_4").do("desert_power", "take wild_maker")
    assert table.offered("sandworm") == {"s1_8"}


def test_the_wild_maker():
    """WFA 14.6.16, WFA 8.4.1: out of a wormsign, and at once at the enemy."""
    board = {"s1_4": "A 1r", "s1_8": "wormsign", "s2_1": "wild_maker", "s1_5": "H 6r",
             "s1_12": "wormsign harvester"}  # fmt: skip
    table = Table(board, dice="").do("desert_power", "take wild_maker")
    assert table.offered("sandworm") == {"s1_8"}
    table.do("sandworm s1_8").rig("HHHHHH").do("strike s1_5")
    assert table.at("s1_5") == ""
    assert table.player("atreides")["spent"] == ["wild_maker"]
    table = Table(board, dice="").do("desert_power", "take wild_maker", "take move", "to s2_3")
    assert table.leader("wild_maker") == "s2_3"
