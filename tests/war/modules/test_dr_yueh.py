"""Dr. Yueh, who changes sides with the fortunes of his legion."""

import pytest

import landsraad
from landsraad import InvalidSetup
from landsraad.games.war_for_arrakis.catalogue import LEADER
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.odds import after_hit, force_of
from war.table import Table as Plain

FUTURES = ("the_redemption_of_dr_yueh",)


class Table(Plain):
    """A table with Dr. Yueh."""

    def __init__(self, board, **parts):
        parts.setdefault("futures", FUTURES)
        super().__init__({"arrakeen": "H 1r", "s2_2": "A 1r", **board}, **parts)

    @property
    def side(self):
        """Whose leader he is."""
        return next(
            side for side in ("atreides", "harkonnen") if "dr_yueh" in self.player(side)["leaders"]
        )


def battle(board, stage="cards_attacker", attacker="harkonnen", **parts):
    """A battle of s1_14 against s1_13."""
    given = {"attacker": attacker, "from": "s1_14", "at": "s1_13", "stage": stage}
    given.update(parts.pop("battle", {}))
    return Table(board, turn=attacker, battle=given, **parts)


OURS = {"s1_13": "A 2r dr_yueh", "s1_14": "H 3r"}


def test_he_is_deployed_in_a_sietch():
    """WFA 20.7.1"""
    game = landsraad.new("war_for_arrakis", 2, 3, futures=FUTURES)
    assert (game.decision.seat, game.decision.ask.key) == (0, "dr_yueh")
    assert len(game.decision.options) == 8
    assert "WFA 20.7.1" in game.why_not("dr_yueh arrakeen")
    game.apply("dr_yueh windgap")
    assert game.view(0)["table"]["areas"]["windgap"]["legion"]["leaders"] == ["dr_yueh"]


def test_no_hit_is_taken_on_him():
    """WFA 20.7.3"""
    table = battle({"s1_13": "A 2r 1n dr_yueh", "s1_14": "H 3r"}, "after", battle={"hits": [0, 1]})
    assert table.asked == (0, "casualty")
    assert table.offered("lose") == {"regular", "naib"}


def test_he_is_not_a_unit_and_joins_the_winner():
    """WFA 20.7.3, WFA 20.7.4: the legion is destroyed, he lives and may advance."""
    table = battle(OURS, "after", battle={"hits": [0, 2]})
    assert table.side == "harkonnen"
    assert table.at("s1_14") == "3r dr_yueh"
    assert table.asked == (1, "advance")
    assert table.do("advance").at("s1_13") == "3r dr_yueh"


def test_he_joins_the_attacker_when_his_legion_retreats():
    """WFA 20.7.4"""
    table = battle(OURS, "continued").do("retreat", "retreat s1_10")
    assert (table.at("s1_10"), table.at("s1_14")) == ("2r", "3r dr_yueh")
    assert table.side == "harkonnen"


def test_he_comes_back_the_same_way():
    """WFA 20.7.4: any number of times, and as the attacker too."""
    board = {"s1_13": "A 2r", "s1_14": "H 1r dr_yueh"}
    table = battle(board, "after", battle={"hits": [1, 0]})
    assert table.side == "atreides"
    assert table.at("s1_13") == "2r dr_yueh"


def test_the_hit_for_a_siege_may_cost_the_last_unit():
    """WFA 20.7.4"""
    board = {"tasmin_sink": "A 2r", "s2_1": "H 1r dr_yueh"}
    given = {"from": "s2_1", "at": "tasmin_sink"}
    table = battle(board, "after", battle=given, sietches={"tasmin_sink": 2}).do("continue")
    assert table.at("tasmin_sink") == "2r dr_yueh"
    assert table.side == "atreides"


def test_an_attacker_who_ceases_is_not_defeated():
    """WFA 20.7.5"""
    board = {"s1_13": "A 2r", "s1_14": "H 1r dr_yueh"}
    assert battle(board, "after").do("cease").side == "harkonnen"


def test_giving_way_to_a_sandworm_is_no_defeat():
    """WFA 20.7.5"""
    board = {"s1_8": "H 2r dr_yueh", "s1_9": "wormsign=sandworm"}
    table = Table(board, turn="harkonnen")
    table.do("die strategy", "take move", "move s1_8", "to s1_9")
    if table.asked[1] == "retreat_to":
        table.do(table.options[0])
    assert table.side == "harkonnen"
    assert table.leader("dr_yueh") not in ("aside", "s1_9")


def test_the_atomics_and_a_card_are_no_defeat():
    """WFA 20.7.5"""
    table = Table({"s1_8": "H 2r dr_yueh"}, dice="mentat", hand="sandtides")
    table.do("die mentat", "play sandtides", "push s1_8", "to s1_9")
    assert table.at("s1_9") == "2r dr_yueh"


def worm(**more):
    board = {"s1_12": "H 1r dr_yueh", "s1_13": "sandworm", **more}
    table = Table(board).rig("HHHH")
    return table.do("desert_power", "take attack", "worm s1_13", "strike s1_12")


def test_without_a_winner_the_opponent_takes_him_in():
    """WFA 20.7.6: to a legion close by, of their choice."""
    table = worm(s1_8="A 1r", s1_14="A 2r")
    assert table.asked == (0, "yueh_taken")
    assert table.offered("dr_yueh") == {"s1_8", "s1_14"}
    assert table.why("dr_yueh s2_2") == "WFA 20.7.6"
    assert table.do("dr_yueh s1_14").at("s1_14") == "2r dr_yueh"
    table = worm(s1_8="A 1r")
    assert table.at("s1_8") == "1r dr_yueh", "the only legion needs no question"


def test_with_no_legion_near_he_is_set_aside():
    """WFA 20.7.6"""
    table = worm()
    assert table.leader("dr_yueh") == "aside"
    assert table.side == "atreides"


def test_if_both_legions_fall_the_opponent_takes_him_in():
    """WFA 20.7.6"""
    board = {"s1_13": "A 1r dr_yueh", "s1_14": "H 1r", "s1_9": "H 2r"}
    table = battle(board, "after", battle={"hits": [1, 1]})
    assert table.at("s1_9") == "2r dr_yueh"
    assert table.side == "harkonnen"
    board = {"s1_13": "A 1r", "s1_14": "H 1r dr_yueh", "s1_9": "H 2r"}
    table = battle(board, "after", battle={"hits": [1, 1]})
    assert (table.side, table.leader("dr_yueh")) == ("atreides", "aside")


def test_special_attacks_pass_him_by():
    """WFA 20.7.6, WFA 20.7.3"""
    board = {"s1_13": "A 1r dr_yueh", "s1_14": "H 1r"}
    table = Table(board, turn="harkonnen", dice="mentat mentat", hand="explosive_artillery")
    table.rig("HSSS").do("die mentat", "play explosive_artillery", "done", "strike s1_13")
    assert table.at("s1_14") == "1r dr_yueh"


def test_left_without_units_he_keeps_his_side():
    """WFA 20.7.7: the smugglers vanish when their base falls."""
    given = {"attacker": "harkonnen", "from": "s2_4", "at": "s2_3", "stage": "advance"}
    table = Table(
        {"s1_13": "A 1m dr_yueh", "s2_4": "H 6r"}, turn="harkonnen", battle=given,
        modules=("smugglers",), smugglers={"status": "allied", "base": "s2_3"},
    ).do("advance")  # fmt: skip
    assert table.leader("dr_yueh") == "aside"
    assert table.side == "atreides"


@pytest.mark.parametrize("side", ["atreides", "harkonnen"])
def test_set_aside_he_serves_the_side_he_is_with(side):
    """WFA 20.7.8"""
    die = "deployment mentat"
    table = Table({"s2_2": "A 1r"}, turn=side, dice=die, me={"leaders": {"dr_yueh": "aside"}})
    assert table.side == side
    table.do("die deployment", "take deployment")
    if side == "atreides":
        table.do("place windgap")
    else:
        table.do("skip")
    assert "dr_yueh" in table.offered("with")


def test_he_goes_to_the_tank_of_the_side_he_is_with():
    """WFA 20.7.8"""
    board = {"s1_13": "H 1r dr_yueh", "s1_12": "A 1f"}
    table = Table(board, dice="mentat", hand="crysknife")
    table.do("die mentat", "play crysknife", "done", "seize dr_yueh")
    assert table.player("harkonnen")["leaders"]["dr_yueh"] == "tank 5"


def test_he_is_not_taken_off_the_board():
    """WFA 20.7.8"""
    table = Table({"s1_13": "A 1r dr_yueh stilgar"}, phase="end")
    assert table.asked == (0, "recall")
    assert table.offered("recall") == {"stilgar"}


def test_his_ability_serves_the_side_he_is_with():
    """WFA 20.7.9"""
    table = Table({"s1_13": "A 3r", "s1_14": "H 1r dr_yueh"}).rig("HHX X")
    table.do("die strategy", "take attack", "attack s1_13", "at s1_14")
    assert table.at("s1_14") == "1r dr_yueh", "two shields against two hits"
    assert not table.offered("special")


def test_he_stands_with_one_side_only():
    """WFA 20.7.4: a description may not have him twice."""
    with pytest.raises(InvalidSetup):
        Table({"s1_13": "A 1r dr_yueh", "s1_14": "H 1r dr_yueh"})
    with pytest.raises(InvalidSetup):
        Table({"s1_13": "A 1r dr_yueh"}, futures=())


def test_the_odds_know_what_takes_a_hit():
    """WFA 20.7.3, WFA 19.5.2: he takes none, and a troop falls whole with one."""
    yueh = LEADER["dr_yueh"]
    force = force_of(Legion(0, regular=1, named=1 << yueh))
    assert force.abilities == ((0, 2),)
    assert not after_hit(force).units
    troops = force_of(Legion(0, others=(5, 5)), breaking=True)
    assert (troops.units, troops.breakers, troops.abilities) == (2, 2, ((1, 0), (1, 0)))
    assert after_hit(troops).captains == 1
    assert not after_hit(after_hit(troops)).units
