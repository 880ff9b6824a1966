"""Positions with modules: what can be told, and what cannot be."""

import pytest

import landsraad
from landsraad.core.decisions import InvalidSetup


def described(seats=2, players=(), table=None, **options):
    return landsraad.position("war_for_arrakis", seats, 1, list(players), table or {}, **options)


def test_four_players_are_described_one_by_one():
    """WFA 21.1.3, WFA 21.2.6: hands, dice and the token of each of two partners."""
    game = described(4, [
        {"hand": ["usul"], "dice": {"leadership": 1, "mentat": 1}},
        {"hand": ["thumpers"], "dice": {"leadership": 1}, "token_slot": "deployment"},
        {"dice": {"mentat": 2}}, {"dice": {"mentat": 2}},
    ])  # fmt: skip
    boards = game.view(0)["dashboards"]
    assert [board["dice"]["leadership"] for board in boards] == [1, 1, 0, 0]
    assert [board["dice"]["mentat"] for board in boards] == [1, 0, 2, 2]
    assert [board["token_slot"] for board in boards] == [None, "deployment", None, None]
    assert game.view(1)["dashboards"][1]["hand"] == ["thumpers"]
    assert "thumpers" not in str(game.view(0)["dashboards"])


def test_three_players_are_described_one_by_one():
    """WFA 21.1.6: the one alone has the whole faction."""
    game = described(3, [{"hand": ["usul", "thumpers"]}, {"hand": ["sandmasters"]}, {}])
    assert sorted(game.view(0)["players"][0]["hand"]) == ["thumpers", "usul"]


def test_a_token_of_partners_lies_with_the_house_unless_it_cannot():
    """WFA 21.3.5"""
    boards = described(4, [{"token_slot": "leadership"}, {}]).view(0)["dashboards"]
    assert [board["token_slot"] for board in boards[:2]] == ["leadership", None]


@pytest.mark.parametrize(
    ("seats", "players", "table", "options", "why"),
    [
        (4, [{"hand": ["thumpers"]}, {}, {}, {}], {}, {}, "not a card of House Atreides"),
        (4, [{}] * 5, {}, {}, "5 players are described"),
        (4, [{"token_slot": "leadership"}] * 2 + [{}] * 2, {}, {}, "at most one"),
        (2, [{}, {"leaders": {"baron_harkonnen": "aside"}}], {},
         {"futures": ("the_baron_is_dead",)}, "out of this game"),
        (2, [{"leaders": {"paul_muad_dib": "aside"}}], {},
         {"futures": ("the_judge_of_the_change",)}, "out of this game"),
        (2, [], {"smugglers": {"status": "allied", "base": "s1_4"}},
         {"modules": ("smugglers",)}, r"four lowest sectors.*WFA 17\.3\.2"),
        (1, [], {"mahdi": {"waiting": 1}}, {"futures": ("long_live_the_duke",)},
         "no card of Hawat's Scheming"),
        (1, [], {"mahdi": {"target": "windgap"}, "sietches": {"gara_kulon": 2}}, {},
         r"destroyed \(WFA 22\.2\.3\)"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(seats, players, table, options, why):
    """WFA 17.3.2, WFA 20.5.1, WFA 20.4.4, WFA 21.5.1, WFA 22.2.3"""
    with pytest.raises(InvalidSetup, match=why):
        described(seats, players, table, **options)
