"""No bot from greedy up throws a useful agent away."""

from __future__ import annotations

import pytest

import landsraad
from landsraad import bots

BOTS = ["greedy", "planner", "mentat:iterations=24"]
HANDS = {
    "a first turn": ["dagger", "diplomacy", "dune_the_desert_planet", "reconnaissance", "dagger"],
    "daggers alone": ["dagger", "dagger"],
    "a desert": ["dune_the_desert_planet", "convincing_argument", "convincing_argument"],
    "much to reveal": ["convincing_argument"] * 2 + ["dagger", "signet_ring"],
}


def at_turn(hand: list[str], **mine: object) -> landsraad.Game:
    me = {"hand": hand, "leader": "earl_memnon_thorvald", "solari": 4, **mine}
    return landsraad.position("imperium", seats=3, players=[me, {}, {}], table={"turn": 0})


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)
def test_an_agent_that_can_do_some_good_is_sent(name, hand):
    game = at_turn(hand)
    assert game.decision is not None
    assert "reveal" in [str(option) for option in game.decision.options]
    choice = bots.make(name, seed=1).choose(game.observe(0), game.decision)
    assert str(choice) != "reveal"


def test_revealing_stays_where_no_agent_can_be_sent():
    game = at_turn(["convincing_argument"], intrigue=["bribery"])
    assert "reveal" in [str(option) for option in game.observe(0).sensible(game.decision)]


def test_advice_does_not_begin_with_a_wasted_agent():
    game = at_turn(HANDS["daggers alone"])
    thoughts = bots.make("mentat:iterations=24", seed=1).consider(game.observe(0), game.decision)
    assert len(thoughts) == len(game.decision.moves)
    assert str(thoughts[0].option) != "reveal"
    assert str(thoughts[-1].option) == "reveal"
