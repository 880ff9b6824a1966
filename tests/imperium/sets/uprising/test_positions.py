"""Described positions of Uprising: what is neither true nor false is refused."""

from __future__ import annotations

import pytest

import landsraad
from landsraad import InvalidSetup

JESSICA = {"leader": "leader_lady_jessica"}


@pytest.mark.parametrize("wrong", ["no", 1, None, []])
@pytest.mark.parametrize(
    "mine, table",
    [
        ("hooks", None),
        ("objective_down", None),
        ("awake", None),
        (None, "shield_wall"),
    ],
)
def test_what_is_neither_true_nor_false_is_refused(mine, table, wrong):
    def described(value: object) -> landsraad.Game:
        me = JESSICA | ({mine: value} if mine else {})
        board = {table: value} if table else {}
        return landsraad.position(
            "imperium", seats=3, players=[me, {}, {}], table=board, edition="uprising"
        )

    assert described(False).decision is not None
    with pytest.raises(InvalidSetup):
        described(wrong)


def test_conflict_cards_with_a_house_are_of_past_rounds():
    """The round, too, is one that can have had them."""
    won = ["skirmish_crysknife", "test_of_loyalty", "trade_dispute"]
    game = landsraad.position(
        "imperium", seats=3, edition="uprising", players=[{"trophies": won}], table={}
    )
    table = game.view(0)["table"]
    assert table["round"] == 4
    assert set(table["conflicts_past"]) == set(won)
    assert not game.view(0)["players"][0]["objective"]["face_up"]
    with pytest.raises(landsraad.InvalidSetup, match="past conflict"):
        landsraad.position(
            "imperium", seats=3, edition="uprising", players=[{"trophies": won}],
            table={"round": 2},
        )  # fmt: skip


@pytest.mark.parametrize(
    ("objective", "won"),
    [("objective_crysknife", ["skirmish_crysknife"]),
     ("objective_crysknife", ["test_of_loyalty", "shadow_contest"])],
)  # fmt: skip
def test_two_face_up_cards_of_one_icon_would_be_a_pair(objective, won):
    """IMP 41.2.2"""
    with pytest.raises(landsraad.InvalidSetup, match="are a pair"):
        landsraad.position(
            "imperium", seats=3, edition="uprising", table={},
            players=[{"trophies": won, "objective": objective, "objective_down": False}],
        )  # fmt: skip


def test_an_endgame_begins_with_what_tiles_give_in_it():
    """IMP 47.6.2, IMP 47.6.6"""
    done = ["contract_immediate", "contract_harvest_4", "contract_arrakeen_spy"]
    mine = {
        "leader": "muaddib",
        "tech": ["choam_transports", "panopticon"],
        "contracts_done": [*done, "contract_deliver_supplies"],
        "influence": {"fremen": 1},
    }
    game = landsraad.position(
        "imperium", seats=3, edition="uprising", expansions=("bloodlines",),
        modules=("choam", "tech"), players=[mine], table={"phase": "endgame"},
    )  # fmt: skip
    assert (game.over, game.scores[0]) == (True, 2)


def test_contracts_set_aside_for_a_leader_lie_nowhere_else():
    """IMP 42.2.5"""

    def described(players, **table):
        return landsraad.position(
            "imperium", seats=3, edition="uprising", modules=("choam",), players=players,
            table=table,
        )  # fmt: skip

    shaddam, recall = {"leader": "shaddam_corrino_iv"}, ["contract_sardaukar_recall"]
    assert described([{**shaddam, "contracts": recall}]).view(0)["table"]["contracts_aside"] == [
        "contract_sardaukar_cards"
    ]
    for players, table in (
        ([shaddam, {"contracts": recall}], {}),
        ([shaddam, {"contracts_done": recall}], {}),
        ([shaddam], {"contracts": recall}),
        ([shaddam], {"contracts_top": recall}),
    ):
        with pytest.raises(InvalidSetup, match="set aside"):
            described(players, **table)


def test_a_conflict_card_with_a_house_is_one_that_can_have_been_fought_for():
    """IMP 37.1.4: no card of level III is past while one of level II is fought for."""
    with pytest.raises(InvalidSetup, match="Propaganda is not a past conflict in round"):
        landsraad.position(
            "imperium", seats=3, edition="uprising", players=[{"trophies": ["propaganda"]}],
            table={"conflict": "choam_security"},
        )  # fmt: skip


REFUSED = [
    ({"contracts": ["contract_immediate"]}, {}, "completed when it is taken"),
    ({"leader": "leader_lady_jessica", "awake": True, "memories": 1}, {}, "returned all memories"),
    ({"leader": "muaddib", "training": "spice"}, {}, "training track"),
    ({"leader": "feyd_rautha_harkonnen", "training": "top"}, {}, "is one of start"),
    ({}, {"mentat": 0}, "IMP 37.1.2"),
    ({"influence": {"guild": 3}}, {"alliances": {"guild": 0}}, "IMP 9.2.1"),
    ({"hand": ["gun_thopter"]}, {}, "belongs to a set not in play"),
    ({"hand": ["maula_pistol"] * 3}, {}, "not enough copies"),
]


@pytest.mark.parametrize("mine, table, reason", REFUSED)
def test_a_position_that_cannot_be_is_refused_with_the_reason(mine, table, reason):
    """IMP 42.2.3, IMP 46.4.4, IMP 37.1.2, IMP 9.2.1"""
    with pytest.raises(InvalidSetup, match=reason):
        landsraad.position(
            "imperium", seats=3, edition="uprising", modules=("choam",), players=[mine],
            table=table,
        )  # fmt: skip


def test_contracts_are_refused_without_their_module():
    """IMP 42.1.1"""
    with pytest.raises(InvalidSetup, match="'contracts' needs the CHOAM module"):
        landsraad.position(
            "imperium", seats=3, edition="uprising", table={},
            players=[{"contracts": ["contract_espionage"]}],
        )  # fmt: skip


def test_all_troops_but_those_on_the_board_may_be_memories():
    """IMP 46.4.4"""
    game = landsraad.position(
        "imperium", seats=3, edition="uprising", table={},
        players=[{"leader": "leader_lady_jessica", "garrison": 1, "memories": 11}],
    )  # fmt: skip
    assert game.view(0)["players"][0]["supply"] == 0
