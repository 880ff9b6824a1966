"""The plain evaluation: what a conflict and leftover persuasion promise."""

import pytest

from imperium.table import Table
from landsraad.games.imperium.facets.outlook import outlook
from landsraad.games.imperium.facets.worth import evaluate

TURN = {"turn": 0, "first": 0}
ROW = ["lady_jessica", "dr_yueh", "kwisatz_haderach", "spice_hunter", "scout"]


def chances(**me):
    others = me.pop("others", [{}, {}])
    return outlook(Table(seats=3, others=others, table=TURN, **me).game.state)


def test_chances_of_the_places_are_shared_out():
    """IMP 6.3: with three houses there are two rewards, and somebody takes each."""
    found = chances(conflict=2, others=[{"conflict": 1}, {}])
    assert sum(first for first, _, _ in found) == pytest.approx(1)
    assert sum(second for _, second, _ in found) == pytest.approx(1)
    assert [third for _, _, third in found] == [0, 0, 0]


def test_a_lone_troop_has_not_won_yet_while_others_may_join():
    alone, *_ = chances(conflict=1)
    assert 0.2 < alone[0] < 0.6


def test_who_has_no_troops_left_cannot_join():
    without = {"garrison": 0}
    mine, *theirs = chances(conflict=1, others=[without, without])
    assert mine == pytest.approx((1, 0, 0))
    assert theirs == [(0, 0, 0)] * 2


def test_a_conflict_far_apart_can_still_be_shared_out():
    found = chances(conflict=12, garrison=0, others=[{"conflict": 1, "revealed": True}] * 2)
    assert found[0][0] > 0.99
    assert found[1][1] == pytest.approx(0.5, abs=0.01)


def test_persuasion_is_worth_what_it_buys():
    """Seven buy Lady Jessica, five do not."""

    def worth(*reveals):
        hand = ["convincing_argument", *reveals]
        table = Table(hand=hand, council=True, table={**TURN, "row": ROW}).do("reveal")
        return evaluate(table.game.state, 0)

    five, seven = worth("diplomacy"), worth("convincing_argument", "diplomacy")
    assert seven > five + 1
