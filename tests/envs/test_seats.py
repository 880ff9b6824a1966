"""One seat in many games at once, names in Gymnasium, opponents of all kinds."""

import copy
import pickle
import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import landsraad
from landsraad import bots
from landsraad.bots.uniform import RandomBot
from landsraad.envs import pettingzoo
from landsraad.envs.gym import SeatEnv
from landsraad.envs.ids import NAMES, name_of
from landsraad.envs.opponents import League
from landsraad.envs.seats import SeatVectorEnv

pytestmark = pytest.mark.filterwarnings("ignore")  # Gymnasium warns of boxes without bounds.


def legal(masks, number):
    """Some legal action in each row."""
    return [int(np.flatnonzero(mask)[number % mask.sum()]) for mask in masks]


def test_rows_are_played_to_their_ends_and_paid(name, seats):
    envs = SeatVectorEnv(name, 3, seats, opponents="random")
    seen, about = envs.reset(seed=5)
    assert about["seat"].tolist() == [(5 + row) % seats for row in range(3)]
    ended = 0
    for number in range(4000):
        assert envs.observation_space.contains(copy.deepcopy(seen))
        seen, paid, over, cut, about = envs.step(legal(seen["action_mask"], number))
        assert not cut.any()
        assert np.all((paid == 0) | over)
        for row in np.flatnonzero(over):
            last = about["final_obs"][row]
            assert last["action_mask"].sum() == 0
            assert -1 <= paid[row] <= 1
            ended += 1
        if ended >= 3:
            return
    raise AssertionError("no three games have ended")


def test_the_same_seed_gives_the_same_games(name, seats):
    runs = []
    for _ in range(2):
        envs = SeatVectorEnv(name, 2, seats, opponents=["random", "greedy"])
        seen, _ = envs.reset(seed=8)
        for number in range(20):
            seen, *_ = envs.step(legal(seen["action_mask"], number))
        runs.append(seen["observation"].copy())
    assert np.array_equal(*runs)


def test_a_row_shows_what_its_seat_may_know(name, seats):
    envs = SeatVectorEnv(name, 2, seats, seat=seats - 1)
    seen, _ = envs.reset(seed=1)
    for number in range(15):
        for row, inner in enumerate(envs._rows):
            assert inner.state.pending.seat == seats - 1
            features = envs.info.rules.features(inner.state, seats - 1)
            assert seen["observation"][row].tolist() == pytest.approx(features)
            shown = {envs.encoding.actions[a] for a in np.flatnonzero(seen["action_mask"][row])}
            assert shown == {str(option) for option in inner.state.pending.moves}
        seen, *_ = envs.step(legal(seen["action_mask"], number))


def test_an_illegal_action_is_refused_or_loses():
    for illegal in ("raise", "lose"):
        envs = SeatVectorEnv("imperium", 2, 2, illegal=illegal)
        seen, _ = envs.reset(seed=1)
        wrong = [int(np.flatnonzero(mask == 0)[0]) for mask in seen["action_mask"]]
        if illegal == "raise":
            with pytest.raises(landsraad.IllegalAction):
                envs.step(wrong)
        else:
            _, paid, over, _, _ = envs.step(wrong)
            assert paid.tolist() == [-1, -1]
            assert over.all()
    env = SeatEnv("imperium", 2, illegal="lose")
    seen, _ = env.reset(seed=1)
    _, paid, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (paid, over) == (-1, True)
    with pytest.raises(ValueError):
        env.step(0)
    env.reset()


def test_every_game_has_a_name_that_gymnasium_checks(name, seats):
    assert name_of(name) in NAMES
    env = gymnasium.make(name_of(name), seats=seats)
    check_env(env.unwrapped, skip_render_check=True)
    assert gymnasium.make(name_of(name), seats=seats, render_mode="ansi").unwrapped.render()


def test_names_make_vector_environments():
    envs = gymnasium.make_vec(name_of("imperium"), num_envs=3, seats=2)
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    seen, _ = envs.reset(seed=2)
    assert seen["action_mask"].shape[0] == 3
    sync = gymnasium.make_vec(name_of("imperium"), num_envs=2, vectorization_mode="sync", seats=2)
    seen, _ = sync.reset(seed=2)
    assert sync.step(legal(seen["action_mask"], 1))[0]["observation"].shape[0] == 2


def test_a_name_brings_its_module_along():
    made = "gymnasium.make('landsraad.envs.ids:landsraad/imperium-v0', seats=2)"
    script = f"import gymnasium; print({made}.reset(seed=1)[1])"
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", script], capture_output=True,
                          text=True, check=False)  # fmt: skip
    assert done.stdout.strip() == "{'seat': 1}", done.stderr


# --- opponents


def test_a_league_draws_names_and_functions_and_may_grow():
    league = League(["greedy", RandomBot])
    kinds = {type(league.draw(seed)).__name__ for seed in range(6)}
    assert kinds == {"GreedyBot", "RandomBot"}
    league.add("planner")
    assert type(league.draw(2)).__name__ == "PlannerBot"
    assert type(League(RandomBot).draw(1)).__name__ == "RandomBot"
    for wrong in ([], "nobody", [7], 7):
        with pytest.raises(landsraad.InvalidSetup):
            League(wrong)


def test_opponents_of_all_kinds_play():
    weights = landsraad.games()["imperium"].calibration.weights
    for opponents in (RandomBot, ["random", lambda seed: bots.make("greedy", seed)],
                      f"mentat:iterations=2,weights={weights}"):  # fmt: skip
        env = SeatEnv("imperium", 2, seat=1, opponents=opponents)
        seen, _ = env.reset(seed=3)
        assert env.game.decision.seat == 1
        assert seen["action_mask"].sum() > 0


@pytest.mark.parametrize("settings", [{"num_envs": 0}, {"seat": 9}, {"illegal": "shrug"},
                                      {"reward": "money"}, {"opponents": "nobody"}])  # fmt: skip
def test_settings_that_cannot_be_are_refused(settings):
    with pytest.raises(landsraad.InvalidSetup):
        SeatVectorEnv("imperium", **{"num_envs": 2, "seats": 2, **settings})


def test_a_central_critic_sees_all_seats(name, seats):
    env = pettingzoo.env(name, seats=seats)
    env.reset(seed=3)
    state = env.state()
    assert env.unwrapped.state_space.contains(state)
    parts = [env.unwrapped.encoding.observation(env.unwrapped.game.state, seat)
             for seat in range(seats)]  # fmt: skip
    assert np.array_equal(state, np.concatenate(parts))


def test_a_copied_pettingzoo_environment_goes_on_alike(name, seats):
    env = pettingzoo.raw_env(name, seats=seats)
    env.reset(seed=3)
    for made in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert made.game.digest() == env.game.digest()
        made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[0]))
        assert len(env.game.actions) == 0
