"""One seat as a Gymnasium environment: Gymnasium's own test, and fair shares of the seats."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import landsraad
from landsraad.core.chance import Rng
from landsraad.envs.gym import SeatEnv

pytestmark = pytest.mark.filterwarnings("ignore")  # Gymnasium warns of boxes without bounds.


class FollowingMask(gymnasium.ActionWrapper):
    """Gymnasium's test samples actions without a look at the mask."""

    def action(self, action):
        legal = np.flatnonzero(self.env.unwrapped.action_masks())
        return int(legal[action % len(legal)])


def finish(env, seed=None):
    seen, about = env.reset(seed=seed)
    rng, paid, over = Rng(seed or 0), 0.0, False
    while not over:
        assert np.array_equal(seen["action_mask"], env.action_masks())
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, over, _, _ = env.step(legal[rng.below(len(legal))])
        paid += reward
    return about["seat"], paid


def test_gymnasium_accepts_it(name, seats):
    check_env(FollowingMask(SeatEnv(name, seats)), skip_render_check=True)


def test_each_seat_learns_in_turn_and_is_paid_for_winning(name, seats):
    env = SeatEnv(name, seats)
    for number in range(seats):
        seat, paid = finish(env, seed=number)
        assert seat == number
        winners = env.game.winners
        drawn = seats > 1 and len(winners) == seats  # A win that all share pays nobody.
        assert (paid > 0) == (seat in winners and not drawn)


def test_a_seat_of_its_own_and_bots_of_a_name(name, seats):
    env = SeatEnv(name, seats, seat=seats - 1, opponents="greedy")
    seen, about = env.reset(seed=3)
    assert about["seat"] == seats - 1 == env.game.decision.seat
    assert seen["action_mask"].sum() == len(env.game.decision.moves)


def test_the_same_seed_gives_the_same_game(name, seats):
    ends = []
    for _ in range(2):
        env = SeatEnv(name, seats)
        finish(env, seed=8)
        finish(env)
        ends.append(env.game.digest())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_copies_go_on_as_the_environment_would(name, seats, opponents):
    env = SeatEnv(name, seats, opponents=opponents)
    seen, _ = env.reset(seed=4)
    for _ in range(10):
        seen, _, over, _, _ = env.step(np.flatnonzero(seen["action_mask"])[0])
        assert not over
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(10):
        action = np.flatnonzero(env.action_masks())[-1]
        seen, reward, over, _, _ = env.step(action)
        for made in copies:
            same, paid, ended, _, _ = made.step(action)
            assert (paid, ended) == (reward, over)
            assert np.array_equal(same["observation"], seen["observation"])
            assert made.game.digest() == env.game.digest()
        if over:
            break
    env.reset()
    for made in copies:
        made.reset()
        assert made.game.digest() == env.game.digest()


@pytest.mark.parametrize("settings", [{"seat": 4}, {"opponents": "nobody"}, {"reward": "money"}])
def test_settings_that_cannot_be_are_refused(settings):
    with pytest.raises(landsraad.InvalidSetup):
        SeatEnv("imperium", 4, **settings)
