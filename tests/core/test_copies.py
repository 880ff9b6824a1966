"""Copies of what users hold: games, their parts and chance."""

import copy
import pickle

import pytest

import landsraad
from landsraad.core.chance import Rng
from landsraad.core.contract import random_play

NAMES = tuple(landsraad.games())


def played(name, choices=60):
    game = landsraad.new(name, seed=5)
    for number, _ in enumerate(random_play(game, 5)):
        if number == choices:
            break
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_independent(name):
    game = played(name)
    before = game.digest()
    for made in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        made.apply(made.decision.options[0])
        assert game.digest() == before != made.digest()
        assert made.info is game.info


def test_a_pickled_game_keeps_what_undo_may_not_pass():
    game = played("imperium")
    while len(game.actions) > game.frontier:
        game.undo()
    game.undo(consent=True)
    again = pickle.loads(pickle.dumps(game))
    assert again.frontier == game.frontier == len(again.actions)
    with pytest.raises(landsraad.UndoLocked):
        again.undo()


def test_a_game_from_a_position_is_pickled():
    game = landsraad.position("imperium", seats=3, seed=1, table={"round": 4})
    assert pickle.loads(pickle.dumps(game)).digest() == game.digest()


@pytest.mark.parametrize("name", NAMES)
def test_a_guess_is_copied_but_not_pickled(name):
    game = played(name)
    guess = game.observe(game.decision.seat).sample(3)
    assert copy.deepcopy(guess).digest() == guess.digest()
    with pytest.raises(TypeError):
        pickle.dumps(guess)


def test_options_are_the_same_ones_in_copies():
    options = played("imperium").decision.options
    assert all(a is b for a, b in zip(copy.deepcopy(options), options, strict=True))


@pytest.mark.parametrize("seed", [7, 1 << 200])
def test_chance_goes_on_alike_in_a_copy(seed):
    rng = Rng(seed)
    rng.bits()
    for made in (copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))):
        same = rng.copy()
        assert [made.bits() for _ in range(3)] == [same.bits() for _ in range(3)]
