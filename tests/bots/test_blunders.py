"""No bot from greedy up blunders where the right choice is plain."""

from __future__ import annotations

import pytest

from bots.blunders import dawn, imperium, uprising, war
from landsraad import bots

BOTS = ("greedy", "planner", "mentat:iterations=24")
CASES = [*imperium.CASES, *uprising.CASES, *war.CASES, *dawn.CASES]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name.replace(" ", "_"))
def test_the_right_choice_is_made(case):
    game = case.make(**case.described).do(*case.after).game
    decision = game.decision
    offered = [str(move) for move in decision.moves]
    assert any(map(case.right, offered)), offered
    assert not all(map(case.right, offered)), "nothing wrong is offered"
    chosen = {
        name: str(bots.make(name, 1).choose(game.observe(decision.seat), decision)) for name in BOTS
    }
    assert all(map(case.right, chosen.values())), chosen


def test_names_are_told_once():
    assert len({case.name for case in CASES}) == len(CASES)
