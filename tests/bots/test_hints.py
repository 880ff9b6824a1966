"""Hints: the mentat's choice from the seat's own observation."""

import pytest

import landsraad
from landsraad.core.bots import play
from landsraad.core.chance import Rng
from landsraad.core.game import Game


@pytest.mark.usefixtures("toy")
def test_a_hint_weighs_every_option_and_changes_nothing():
    game = landsraad.new("toy", seats=2, seed=1)
    for action in ["wait", "take"] * 5:
        game.apply(action)
    before = game.digest()
    found = landsraad.hint(game, iterations=60)
    assert (found.seat, found.option.notation) == (1, "wait")
    assert {thought.option for thought in found.thoughts} == set(game.decision.options)
    assert found.chance == found.thoughts[0].chance > found.thoughts[1].chance
    assert game.digest() == before


def test_a_hint_is_the_same_whatever_is_hidden():
    game = landsraad.new("imperium", seats=3, seed=4)
    seat = game.decision.seat
    guess = Game(game.info, game.info.rules.determinize(game.state, seat, Rng(9)), None)
    found = landsraad.hint(game, seat, iterations=8, seed=5)
    assert landsraad.hint(guess, seat, iterations=8, seed=5) == found


@pytest.mark.usefixtures("toy")
def test_only_whoever_is_asked_gets_a_hint():
    game = landsraad.new("toy", seats=2, seed=1)
    with pytest.raises(ValueError):
        landsraad.hint(game, seat=1)
    play(game, [landsraad.bots.make("greedy", 1)] * 2)
    with pytest.raises(ValueError):
        landsraad.hint(game)
