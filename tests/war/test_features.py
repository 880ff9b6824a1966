"""Positions and answers of War for Arrakis in numbers."""

import pytest

from landsraad import InvalidSetup
from war.table import Table


def numbers(table, seat):
    rules = table.game.info.rules
    return dict(zip(rules.feature_names(), rules.features(table.game.state, seat), strict=True))


def test_ranks_and_tokens_are_seen_by_the_atreides_only():
    """WFA 15.1.1."""
    board = {"gara_kulon": "A 1n token_1r1e", "s1_12": "H 2r"}
    table = Table(board, sietches={"gara_kulon": 3})
    ours, theirs = numbers(table, 0), numbers(table, 1)
    assert ours["area.gara_kulon.rank"] == 0.75
    assert ours["area.gara_kulon.inside.elite"] > 0
    assert theirs["area.gara_kulon.rank"] == 0
    assert theirs["area.gara_kulon.facedown"] == 1
    assert theirs["area.gara_kulon.inside.elite"] == 0
    assert theirs["area.gara_kulon.enemy.tokens"] == ours["area.gara_kulon.me.tokens"] > 0


def test_what_belongs_to_one_side_stands_with_its_owner():
    table = Table({"s1_4": "A 2r"}, supremacy=4, prescience={"jihad": 5})
    ours, theirs = numbers(table, 0), numbers(table, 1)
    assert ours["me.atreides.prescience.jihad"] == theirs["enemy.atreides.prescience.jihad"] == 0.5
    assert ours["enemy.harkonnen.supremacy"] == theirs["me.harkonnen.supremacy"] == 0.4
    assert ours["me.harkonnen.supremacy"] == theirs["me.atreides"] == 0
    assert ours["me.atreides.lacks"] > theirs["enemy.atreides.lacks"] == 0


def test_a_battle_is_told():
    table = Table({"s1_4": "A 3r", "s1_5": "H 3r"}).do("die strategy", "take attack")
    table.do("attack s1_4").rig("HSS SSS").do("at s1_5")
    found = numbers(table, 1)
    assert found["battle.enemy"] == found["battle.after"] == 1
    assert found["area.s1_4.from"] == found["area.s1_5.at"] == 1
    assert found["battle.attacker.hit"] > 0


def test_a_legion_on_its_way_is_told():
    table = Table({"s1_4": "A 3r 1n"}).do("die strategy", "take move", "move s1_4", "leave regular")
    found = numbers(table, 0)
    assert found["group.regular"] == pytest.approx(2 / 6)
    assert found["moves_left"] == pytest.approx(2 / 3)
    assert found["ask.to"] == 1


def test_a_box_of_its_own_tokens_has_no_features():
    tokens = [{"regular": 2}] * 8
    table = Table({"s1_4": "A 1r"}, content={"starting": tokens})
    with pytest.raises(InvalidSetup, match="a box of your own"):
        numbers(table, 0)
