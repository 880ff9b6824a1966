"""Boards in letters and pictures: every game has them, and they show what a view shows."""

import json
import xml.etree.ElementTree as ElementTree

import pytest

import landsraad
from landsraad.core.contract import random_play
from landsraad.core.drawing import text_map
from trace_games import LEADERS, SETS, UPRISING

CASES = [
    *(("imperium", seats, options) for seats in (1, 2, 4) for options in SETS.values()
      if seats > 1 or not options.get("epic")),
    ("imperium", 3, {"leaders": "draft"}),
    ("dawn_of_the_fremen", 2, {}),
    ("dawn_of_the_fremen", 4, {"alliances": True}),
    ("war_for_arrakis", 2, {}),
]  # fmt: skip


@pytest.mark.parametrize("name, seats, options", CASES, ids=json.dumps)
def test_a_board_can_be_printed_and_drawn_at_any_time(name, seats, options):
    game = landsraad.new(name, seats=seats, seed=seats, **options)
    for number, position in enumerate(random_play(game, seats)):
        if number % 90:
            continue
        for seat in (None, *range(seats)):
            assert len(position.board(seat).splitlines()) > 5
            assert ElementTree.fromstring(position.svg(seat)).tag.endswith("svg")
    assert str(game) == game.board() == game.board(None)
    assert game._repr_svg_() == game.svg()


def test_one_sees_ones_own_hand_and_nobody_elses():
    game = landsraad.position(
        "imperium", seats=2, seed=1,
        players=[{"hand": ["stilgar"], "intrigue": ["windfall"]}, {"hand": ["duncan_idaho"]}],
    )  # fmt: skip
    assert "Stilgar" in game.board(0)
    assert "Windfall" in game.board(0)
    assert "Duncan Idaho" not in game.board(0)
    assert "Stilgar" not in game.board(1) + game.board()


def test_agents_and_legions_stand_on_the_board():
    game = landsraad.new("imperium", seats=3, seed=7)
    game.apply("send reconnaissance carthag")
    assert "Carthag [0]" in game.board()
    war = landsraad.new("war_for_arrakis", seed=1)
    area = next(iter(war.view(None)["table"]["areas"]))
    assert war.info.rules.sheet()["areas"][area]["name"] in war.board()


def test_a_game_without_a_board_of_its_own_is_printed_all_the_same(toy):
    game = landsraad.new("toy", seats=2, seed=1)
    assert str(game)
    assert game._repr_svg_() is None
    with pytest.raises(ValueError):
        game.svg()


def test_labels_of_a_map_keep_apart():
    lines = text_map([(0.5, 0.5, str(number)) for number in range(10, 30)], 30, 8)
    assert len(lines) == 8
    assert sorted(" ".join(lines).split()) == [str(number) for number in range(10, 30)]


def test_all_leaders_have_names_on_the_board():
    boxes = (
        (("base", "ix", "bl", "tech"), SETS["ix_bl_tech"]),
        (("uprising", "choam", "uprising_bl"), UPRISING["uprising_bl"]),
    )
    assert {part for parts, _ in boxes for part in parts} == set(LEADERS)
    for parts, options in boxes:
        leaders = [leader for part in parts for leader in LEADERS[part]]
        for start in range(0, len(leaders), 4):
            chosen = leaders[start : start + 4]
            game = landsraad.new("imperium", seats=len(chosen), seed=1, leaders=chosen, **options)
            assert "Seat" not in game.board()
