"""Positions from a description: what cannot be is refused with a reason."""

import pytest

import landsraad
from landsraad import InvalidSetup, Replay

NAME = "dawn_of_the_fremen"


def position(players=(), **table):
    return landsraad.position(NAME, 2, 1, list(players), table)


def test_territories_are_dealt_in_blocks():
    game = position()
    assert [player["territories"] for player in game.view(None)["players"]] == [18, 18]
    assert game.view(None)["table"]["cycle"] == 2


def test_a_position_has_a_replay():
    game = position(phase="action", territories={"tsimpo": {"tokens": ["crysknife"]}})
    game.apply("pass")
    again = Replay.from_json(game.replay().to_json()).play()
    assert again.digest() == game.digest()


@pytest.mark.parametrize(
    "table",
    [
        {"phase": "harj"},
        {"phase": 3},
        {"cycle": 0},
        {"lead": 2},
        {"weather": "fine"},
        {"rest": 5},
        {"rolled": "full_moon", "phase": "action"},
        {"rolled": "half_moon", "phase": "trade"},
        {"barriers": [["tsimpo", "tanzerouft"]]},
        {"barriers": [["hollow_erg", "hollow_drum"]]},
        {"barriers": [["tsimpo", "hagga_basin"], ["hagga_basin", "tsimpo"]]},
        {"territories": {"atlantis": {}}},
        {"territories": {"great_drum": {}}},
        {"territories": {"tsimpo": {"owner": 9}}},
        {"territories": {"tsimpo": {"tokens": ["kulon", "kulon"]}}},
        {"territories": {"tsimpo": {"tokens": ["kulon"]}, "arsunt": {"tokens": ["kulon"]}}},
        {"territories": {"tsimpo": {"tokens": ["water"]}}},
        {"territories": {"tsimpo": {"tokens": ["maker", "great_maker"]}}},
        {"territories": {"tsimpo": {"resources": {"gold": 1}}}},
        {"territories": {"tsimpo": {"resources": {"water": -1}}}},
        {"territories": {"tsimpo": {"site": "gold"}}},
        {"deck_top": ["kulon", "kulon"]},
        {"barred": [{"territory": "tsimpo", "seat": 0}] * 5},
        {"tied": 1},
        {"barred": [{"territory": "tsimpo", "seat": 0}] * 2},
        {"alliances": [[0, 9]]},
        {"alliances": [[0]]},
        {"alliances": [[0, 1]]},
        {"rest": None, "territories": {"tsimpo": {"owner": 0}}},
        {"rest": 0},
    ],
)
def test_positions_that_cannot_be(table):
    if table == {"rest": 0}:
        table = {**table, "turn": 1}
    with pytest.raises(InvalidSetup):
        position(**table)


@pytest.mark.parametrize(
    "player",
    [{"debts": {"tabr": 1}}, {"debts": {"iduali": 9}}, {"debts": {"nobody": 1}},
     {"cards": ["ace"]}, {"thumper": "sun"}, {"vanished": True}, {"gold": 1}],
)  # fmt: skip
def test_players_that_cannot_be(player):
    with pytest.raises(InvalidSetup):
        position([player])


def test_no_seat_is_in_two_alliances():
    with pytest.raises(InvalidSetup, match="no seat is in two"):
        landsraad.position(NAME, 4, 1, (), {"alliances": [[0, 1], [1, 2]]})
