"""The Old Man of the Desert: summoned, roaming, attacking, gone with the hazards."""

import pytest

import landsraad
from landsraad import InvalidSetup
from landsraad.core.contract import random_play
from war.table import Table as Plain

MODULES = ("old_man_of_the_desert",)
ENEMY = {"arrakeen": "H 1r"}


class Table(Plain):
    """A table with the Old Man, in a sector with kept worms where it says so."""

    def __init__(self, board, *, sector=None, kept=2, modules=MODULES, **parts):
        given = {"sector": sector, "kept": kept} if sector else {}
        super().__init__({**ENEMY, **board}, modules=modules, old_man=given, **parts)

    @property
    def old_man(self):
        """The sector and the kept worms."""
        shown = self.table["old_man"]
        return shown["sector"], shown["kept"]


def powered(board, **parts):
    """In the middle of a Desert Power action."""
    return Table(board, **parts).do("desert_power")


def test_the_atreides_have_no_bene_gesserit_tokens():
    """WFA 18.1.1"""
    game = landsraad.new("war_for_arrakis", 2, 4, modules=MODULES)
    players = game.view(0)["players"]
    assert players[0]["tokens"] == 0
    assert game.view(0)["table"]["token_reserve"] == 4
    with pytest.raises(InvalidSetup):
        Table({"s1_4": "A 1r"}, me={"tokens": 1})


def test_supremacy_brings_them_no_token():
    """WFA 18.1.1: it goes back to the box."""
    board = {"s2_1": "H 6r", "s1_4": "A 1r"}
    table = Table(board, turn="harkonnen", supremacy=3, sietches={"tasmin_sink": 1})
    table.do("die strategy", "take attack", "attack s2_1", "at tasmin_sink", "advance")
    assert table.table["supremacy"] == 4
    assert table.player("atreides")["tokens"] == 0
    assert table.table["token_reserve"] == 3


def test_the_old_man_takes_all_worms_and_signs():
    """WFA 18.2.1"""
    board = {"s1_13": "sandworm", "s2_4": "sandworm", "s1_12": "wormsign", "s1_4": "A 1r"}
    table = powered(board)
    assert table.offered("summon") == {"s1", "s2", "s3", "s4"}
    table.do("summon s3")
    assert table.old_man == ("s3", 2)
    assert not any(table.area(area) for area in ("s1_13", "s2_4", "s1_12"))
    assert table.asked[0] == 1, "the turn is over"


def test_without_a_sandworm_nothing_is_summoned():
    """WFA 18.2.1"""
    table = powered({"s1_12": "wormsign", "s1_4": "A 1r"})
    assert not table.offered("summon")
    assert table.why("summon s1") == "WFA 18.2.1"
    assert table.why("summon s7") == "WFA 18.2.1"


def test_the_wild_maker_is_kept_likewise():
    """WFA 18.2.1"""
    table = powered({"s1_13": "wild_maker", "s1_4": "A 1r"}).do("summon s1")
    assert table.old_man == ("s1", 1)
    assert table.leader("wild_maker") == "aside"


def test_nothing_places_a_worm_or_a_sign_beside_it():
    """WFA 18.2.2"""
    table = powered({"s1_4": "A 1r"}, sector="s1", me={"leaders": {"wild_maker": "aside"}})
    assert not table.offered("take"), "no wormsigns, no Wild Maker"
    assert table.options[-1] == "done"
    table = Table({"s1_4": "A 1r"}, sector="s1", hand="shai_hulud", dice="mentat")
    table.do("die mentat", "play shai_hulud")
    assert not table.offered("sandworm")


def test_the_wild_maker_who_enters_now_is_kept():
    """WFA 18.2.4"""
    table = Table({"s1_4": "A 1r"}, sector="s1", kept=1, hand="shai_hulud", dice="mentat")
    table.do("die mentat", "play shai_hulud")
    assert table.old_man == ("s1", 2)
    assert table.leader("wild_maker") == "aside"
    assert "wild_maker" in table.player("atreides")["spent"]


def test_its_sector_is_ridden_like_wormsigns():
    """WFA 18.2.3: over plateaus too, not over enemies."""
    board = {"s1_15": "A 2r", "s2_4": "H 1r"}
    table = Table(board, sector="s2").do("die strategy", "take move", "move s1_15")
    assert {"s2_8", "hobars_gap", "s6_5"} <= table.offered("to")
    assert "s2_4" not in table.offered("to")
    plain = Table(board).do("die strategy", "take move", "move s1_15")
    assert "s2_8" not in plain.offered("to")


def test_a_chain_ends_at_enemy_legions():
    """WFA 18.2.3"""
    wall = dict.fromkeys(("s2_1", "s2_2", "pasty_mesa"), "H 1r")
    table = Table({"s1_15": "A 2r", **wall}, sector="s2")
    table.do("die strategy", "take move", "move s1_15")
    assert "s2_3" not in table.offered("to")


def test_a_kept_worm_moves_it_to_an_adjacent_sector():
    """WFA 18.3.1, WFA 18.3.2"""
    table = powered({"s1_4": "A 1r"}, sector="s1")
    assert table.offered("roam") == {"s2", "s4"}
    assert table.why("roam s3") == "WFA 18.3.2"
    table.do("roam s4")
    assert table.old_man == ("s4", 1)
    assert powered({"s1_4": "A 1r"}, sector="s2").offered("roam") == {"s1"}
    assert powered({"s1_4": "A 1r"}, sector="s3").offered("roam") == {"s4"}
    assert powered({"s1_4": "A 1r"}, sector="s4").offered("roam") == {"s1", "s3"}


def test_without_a_kept_worm_it_does_nothing():
    """WFA 18.3.1"""
    table = Table({"s1_4": "A 1r", "s1_13": "H 1r"}, sector="s1", kept=0)
    table.do("desert_power")
    assert table.asked[0] == 1, "there was nothing to choose"


def test_it_devours_an_unprotected_harvester():
    """WFA 18.3.3"""
    board = {"s1_13": "harvester", "s1_12": "H 1r harvester", "s2_3": "harvester", "s1_4": "A 1r"}
    table = powered(board, sector="s1")
    assert table.offered("devour") == {"s1_13"}
    assert table.why("devour s1_12") == "WFA 18.3.3"
    assert table.why("devour s2_3") == "WFA 18.3.1"
    table.do("devour s1_13")
    assert table.area("s1_13") == {}
    assert table.old_man == ("s1", 1)
    assert table.table["harvesters_removed"] == 1


def test_it_mauls_a_legion_outside_mountains_with_six_dice_and_stays():
    """WFA 18.3.4, WFA 18.3.5: in the deep desert a special result is two hits."""
    board = {"s4_1": "H 6r harvester", "s4_13": "H 2r", "s1_13": "H 1r", "s1_4": "A 1r"}
    table = powered(board, sector="s4")
    assert table.offered("maul") == {"s4_1"}
    assert table.why("maul s4_13") == "WFA 18.3.4"
    table.rig("HHSSXX").do("maul s4_1")
    assert table.at("s4_1") == ""
    assert not table.area("s4_1").get("harvester"), "it goes with its legion"
    assert table.old_man == ("s4", 1)


def test_its_attack_counts_for_prescience_cards():
    """WFA 18.3.5"""
    struck = next(
        card.key
        for card in landsraad.new("war_for_arrakis", 2, 1).state.setup.content.prescience
        if card.requirement.kind == "worm_struck"
    )
    table = powered({"s1_13": "harvester", "s1_4": "A 1r"}, sector="s1", row=[struck])
    table.do("devour s1_13")
    assert table.asked == (0, "claim")


def test_it_leaves_with_the_hazards_and_the_worms_come_back():
    """WFA 18.4.1"""
    table = Table({"s1_13": "H 1r"}, sector="s1", phase="hazards", enemy={"tokens": 0})
    assert table.old_man == (None, 0)
    assert not table.game.state.calm
    again = powered({"s1_13": "sandworm", "s1_4": "A 1r"}, round=2)
    assert again.offered("summon")


def test_it_attacks_smuggler_harvesters_which_come_back():
    """WFA 18.3.3, WFA 17.2.7"""
    both = ("smugglers", "old_man_of_the_desert")
    table = powered({"s1_13": "smuggler_harvester", "s1_4": "A 1r"}, sector="s1", modules=both)
    table.do("devour s1_13")
    assert table.table["smugglers"]["harvesters"] == 3
    assert table.table["harvesters_removed"] == 0


def test_staban_tuek_may_summon_it():
    """WFA 18.2.1, WFA 17.6.3: any effect that gives a Desert Power action."""
    board = {"s2_3": "A 2m staban_tuek", "s1_13": "sandworm"}
    table = Plain({**ENEMY, **board}, modules=("smugglers", "old_man_of_the_desert"),
                  smugglers={"status": "allied", "base": "s2_3"})  # fmt: skip
    table.do("desert_power", "special staban_tuek", "summon s1")
    assert table.table["old_man"] == {"sector": "s1", "kept": 1}
    assert table.asked == (0, "move")


def test_random_games_hold_together():
    rules = landsraad.games()["war_for_arrakis"].rules
    known = set(rules.actions())
    both = ("smugglers", "old_man_of_the_desert")
    for seed in range(3):
        game = landsraad.new("war_for_arrakis", 2, seed, modules=both, last_round=3)
        for _ in random_play(game, seed):
            assert {option.notation for option in game.decision.options} <= known
            rules.audit(game.state)
        assert landsraad.Replay.from_json(game.replay().to_json()).play().digest() == game.digest()
