"""The PettingZoo environment: PettingZoo's own tests, rewards, and what no seat may see."""

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import aec_to_parallel

import landsraad
from landsraad.core.chance import Rng
from landsraad.core.game import Game
from landsraad.envs import pettingzoo

pytestmark = pytest.mark.filterwarnings("ignore")  # PettingZoo warns of observations in a dict.


def finish(env, seed=0):
    """Play at random to the end; returns what each agent was paid in all."""
    env.reset(seed=seed)
    rng, paid = Rng(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else legal[rng.below(len(legal))])
    return paid


def test_api(name, seats):
    api_test(pettingzoo.env(name, seats=seats), num_cycles=1000)


def test_a_seed_repeats_the_game(name, seats):
    seed_test(lambda: pettingzoo.env(name, seats=seats), num_cycles=100)


def test_rendering(name, seats, capsys):
    render_test(lambda render_mode: pettingzoo.env(name, seats=seats, render_mode=render_mode))


class FollowingMask(pettingzoo.raw_env):
    """PettingZoo's test of cycles samples actions without a look at the mask."""

    def action_space(self, agent):
        space, seen = super().action_space(agent), self.observe
        return SimpleNamespace(sample=lambda: space.sample(seen(agent)["action_mask"]))


def test_cycles_are_counted():
    """Alone, where every step is a cycle."""

    def env(max_cycles):
        return FollowingMask("imperium", seats=1, max_cycles=max_cycles)

    def parallel_env(max_cycles):
        return aec_to_parallel(env(max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


def test_too_many_choices_truncate_and_pay_nothing(name, seats):
    env = pettingzoo.raw_env(name, seats=seats, max_cycles=5)
    paid = finish(env)
    assert len(env.game.actions) == 5
    assert not any(paid.values())


def test_only_the_seat_to_move_gets_a_mask_and_nothing_hidden_shows(name, seats):
    env, rng = pettingzoo.raw_env(name, seats=seats), Rng(1)
    env.reset(seed=4)
    for number in range(120):
        decision = env.game.decision
        if decision is None:
            break
        real = env.game
        for seat, agent in enumerate(env.agents) if number % 7 == 0 else ():
            seen = env.observe(agent)
            legal = np.flatnonzero(seen["action_mask"])
            offered = {str(option) for option in decision.moves if decision.seat == seat}
            assert {env.encoding.actions[action] for action in legal} == offered
            env.game = Game(real.info, real.info.rules.determinize(real.state, seat, rng), None)
            again = env.observe(agent)
            env.game = real
            assert all(np.array_equal(again[key], seen[key]) for key in seen)
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(legal[rng.below(len(legal))])


def test_winning_pays_one_and_losing_the_rest(name, seats):
    env = pettingzoo.raw_env(name, seats=seats)
    paid = finish(env, seed=2)
    # A game that everybody wins is a draw, which pays nobody.
    drawn = seats > 1 and len(env.game.winners) == seats
    winners = {f"seat_{seat}" for seat in env.game.winners if not drawn}
    assert {agent for agent, reward in paid.items() if reward > 0} == winners
    assert sum(paid.values()) == pytest.approx(0) or seats == 1


def test_scores_are_paid_as_they_change(name, seats):
    env = pettingzoo.raw_env(name, seats=seats, reward="score")
    start = landsraad.new(name, seats=seats, seed=2).scores
    paid = finish(env, seed=2)
    gained = [end - begin for end, begin in zip(env.game.scores, start, strict=True)]
    for seat in range(seats):
        others = gained[:seat] + gained[seat + 1 :]
        mean = sum(others) / len(others) if others else 0
        assert paid[f"seat_{seat}"] == pytest.approx(gained[seat] - mean)


def test_an_illegal_action_changes_nothing(name, seats):
    env = pettingzoo.raw_env(name, seats=seats)
    env.reset(seed=1)
    before, mask = env.game.digest(), env.observe(env.agent_selection)["action_mask"]
    for action in (int(np.flatnonzero(mask == 0)[0]), -1, len(mask)):
        with pytest.raises(landsraad.IllegalAction):
            env.step(action)
    assert env.game.digest() == before


def test_the_wrapped_environment_ends_at_an_illegal_action(name, seats):
    env = pettingzoo.env(name, seats=seats)
    env.reset(seed=1)
    agent, mask = env.agent_selection, env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.unwrapped._cumulative_rewards[agent] < 0
    assert all(env.terminations.values())


@pytest.mark.parametrize(
    "settings",
    [{"game": "chess"}, {"seats": 9}, {"reward": "money"}, {"render_mode": "rgb_array"},
     {"leader": "paul_atreides"}],
)  # fmt: skip
def test_settings_that_cannot_be_are_refused(settings):
    with pytest.raises(landsraad.InvalidSetup):
        pettingzoo.env(**settings)
