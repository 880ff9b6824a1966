"""Many games at once play as each would alone."""

import numpy as np
import pytest

import landsraad
from landsraad.core.registry import new_match
from landsraad.envs.rewards import win
from landsraad.envs.vector import VectorGames


def choices(batch, number):
    """Some legal action in each row."""
    legal = [np.flatnonzero(mask) for mask in batch.masks]
    return [int(row[(number * 7 + place) % len(row)]) for place, row in enumerate(legal)]


def test_each_row_is_the_game_of_its_seed_as_its_mover_sees_it(name, seats):
    games = VectorGames(name, 3, seats=seats, seed=20)
    alone = [new_match(name, seats, 20 + row) for row in range(3)]
    batch, ended = games.reset(), 0
    dealt = [1, 1, 1]
    for number in range(6000):
        for row, game in enumerate(alone):
            assert batch.seats[row] == game.decision.seat
            assert sorted(games.legal[row]) == np.flatnonzero(batch.masks[row]).tolist()
            offered = {str(option) for option in game.decision.moves}
            shown = {games.encoding.actions[action] for action in np.flatnonzero(batch.masks[row])}
            assert shown == offered
            if number % 50 == 0:
                features = game.observe(game.decision.seat).features()
                assert batch.observations[row].tolist() == np.array(features, np.float32).tolist()
        actions = choices(batch, number)
        batch = games.step(actions)
        for row, game in enumerate(alone):
            game.apply(games.encoding.actions[actions[row]])
            assert batch.done[row] == game.over
            expected = win(seats, game.winners) if game.over else [0.0] * seats
            assert batch.rewards[row].tolist() == pytest.approx(expected)
            if game.over:
                seed = 20 + row + 3 * dealt[row]
                alone[row] = new_match(name, seats, seed)
                dealt[row] += 1
                ended += 1
        if ended >= 2:
            return
    raise AssertionError("no two games have ended")


def test_a_reset_begins_again(name, seats):
    games = VectorGames(name, 4, seats=seats, seed=3)
    first = [array.copy() for array in games.reset()]
    for number in range(40):
        games.step(choices(games.batch, number))
    again = games.reset()
    assert all(np.array_equal(old, new) for old, new in zip(first, again, strict=True))


def test_one_illegal_action_stops_the_step_before_it_begins(name, seats):
    games = VectorGames(name, 2, seats=seats, seed=5)
    batch = games.reset()
    actions = choices(batch, 0)
    before = [array.copy() for array in batch]
    illegal = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(landsraad.IllegalAction):
        games.step([actions[0], illegal])
    with pytest.raises(ValueError):
        games.step(actions[:1])
    assert all(np.array_equal(old, new) for old, new in zip(before, batch, strict=True))
    games.step(actions)


def test_there_must_be_games():
    with pytest.raises(landsraad.InvalidSetup):
        VectorGames("imperium", 0)
    with pytest.raises(landsraad.InvalidSetup):
        VectorGames("imperium", 2, reward="money")
