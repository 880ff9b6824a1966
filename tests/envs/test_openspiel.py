"""The OpenSpiel games: OpenSpiel's own tests, copies, and what no player may see."""

import json
import pickle

import numpy as np
import pytest

import landsraad
from landsraad import InvalidSetup
from landsraad.core.chance import Rng
from landsraad.core.registry import new_match

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels here")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from landsraad.envs import openspiel  # noqa: E402


def load(name, seats, **parameters):
    return pyspiel.load_game(openspiel.PREFIX + name, {"players": seats, **parameters})


def play(state, seed, choices=10_000):
    rng = Rng(seed)
    for _ in range(choices):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    return state


def test_random_simulation(name, seats):
    pyspiel.random_sim_test(load(name, seats, deals=50), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", landsraad.games())
def test_simulation_in_python(game):
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(openspiel.PREFIX + game))


def test_an_option_that_is_nothing_by_default_is_written_as_json():
    game = load("dawn_of_the_fremen", 2, sietches_to_win="4")
    assert game.options["sietches_to_win"] == 4
    assert game.options["alliance_sietches_to_win"] is None
    with pytest.raises(InvalidSetup, match="JSON"):
        load("dawn_of_the_fremen", 2, sietches_to_win="four")


def test_a_clone_goes_its_own_way(name, seats):
    state = play(load(name, seats).new_initial_state(), 5, choices=60)
    before = str(state)
    clone = state.clone()
    assert str(clone) == before
    play(clone, 6)
    assert str(state) == before
    assert str(play(state, 6)) == str(clone)
    assert state.returns() == clone.returns()


def test_a_pickled_state_goes_on_alike(name, seats):
    state = play(load(name, seats).new_initial_state(), 7, choices=60)
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history()
    assert play(again, 8).returns() == play(state, 8).returns()


def test_the_deal_is_the_game_of_that_seed(name, seats):
    state = load(name, seats, deals=20).new_initial_state()
    assert len(state.chance_outcomes()) == 20
    state.apply_action(13)
    game = new_match(name, seats, 13)
    assert state.play.digest() == game.digest()
    actions = {state.action_to_string(action) for action in state.legal_actions()}
    assert actions == {str(option) for option in game.decision.moves}


def test_returns_are_those_of_the_winners(name, seats):
    state = play(load(name, seats).new_initial_state(), 3)
    returns = state.returns()
    winners = state.play.winners
    assert [seat for seat, value in enumerate(returns) if value > 0] == list(winners)
    assert sum(returns) == pytest.approx(0) or seats == 1


def test_a_player_observes_what_its_seat_may_know(name, seats):
    game = load(name, seats)
    observer = make_observation(game)
    state = play(game.new_initial_state(), 9, choices=40)
    held = state.play
    for seat in range(seats):
        observer.set_from(state, seat)
        assert observer.tensor.tolist() == pytest.approx(held.observe(seat).features())
        assert json.loads(observer.string_from(state, seat)) == json.loads(
            json.dumps(held.view(seat))
        )


def test_options_of_the_game_are_parameters():
    game = pyspiel.load_game("python_landsraad_imperium(leaders=paul_atreides+helena_richese)")
    state = game.new_initial_state()
    state.apply_action(0)
    players = state.play.view(None)["players"]
    assert [player["leader"] for player in players[:2]] == ["paul_atreides", "helena_richese"]
    with pytest.raises(landsraad.InvalidSetup):
        openspiel.Landsraad_imperium({"players": 9})


def test_the_learning_environment_of_openspiel_takes_it():
    env = rl_environment.Environment(load("imperium", 2))
    env.seed(3)
    step = env.reset()
    for _ in range(20):
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert len(step.observations["info_state"][0]) == env.observation_spec()["info_state"][0]


def test_what_is_hidden_is_dealt_over_again(name, seats):
    state = load(name, seats).new_initial_state()
    state.apply_action(3)
    play(state, 4, choices=25)
    player = state.current_player()
    before, digests = state.play.digest(), set()
    for number in range(5):
        other = state.resample_from_infostate(player, lambda number=number: number / 5)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.current_player() == player
        digests.add(other.play.digest())
        other.apply_action(other.legal_actions()[0])
    assert len(digests) > 1
    assert state.play.digest() == before


def test_the_search_of_openspiel_runs():
    game = load("imperium", 2)
    state = game.new_initial_state()
    state.apply_action(3)
    play(state, 4, choices=30)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 4,
        random_state=np.random.RandomState(1), use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()
