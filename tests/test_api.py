"""What a Python program holds: games that say what they are, files, bots by name, analysis."""

import doctest
import pickle
import subprocess
import sys
from importlib import import_module
from types import FunctionType

import numpy as np
import pytest

import landsraad
from landsraad import Game, InvalidReplay, InvalidSetup, Replay, bots
from landsraad.bots.uniform import RandomBot
from landsraad.compiled import RUNS
from landsraad.core.bots import choice, play
from landsraad.core.contract import random_play
from landsraad.core.observation import Observation

NAMES = tuple(landsraad.games())
DOCUMENTED = ("api", "bots.naming", "core.bots", "core.game", "core.observation",
              "core.registry", "core.replay", "envs.rewards", "hints")  # fmt: skip


@pytest.mark.parametrize("module", DOCUMENTED)
def test_the_examples_of_docstrings_run(module):
    failed, _ = doctest.testmod(import_module(f"landsraad.{module}"))
    assert failed == 0


def test_every_public_function_has_an_example():
    functions = [getattr(landsraad, name) for name in landsraad.__all__]
    lacking = [f.__name__ for f in functions if type(f).__name__ == "function"
               and ">>>" not in (f.__doc__ or "")]  # fmt: skip
    assert lacking == []


@pytest.mark.skipif(RUNS == "compiled", reason="the compiler leaves docstrings out")
@pytest.mark.parametrize("kind", [Game, Replay, Observation])
def test_every_public_method_has_an_example(kind):
    parts = {name: part for name, part in vars(kind).items() if not name.startswith("_")}
    kinds = (FunctionType, classmethod, property)
    lacking = [name for name, part in parts.items()
               if isinstance(part, kinds) and ">>>" not in (part.__doc__ or "")]  # fmt: skip
    assert lacking == []


@pytest.mark.skipif(RUNS == "compiled", reason="the compiler leaves docstrings out")
def test_every_public_name_is_explained():
    assert [n for n in landsraad.__all__ if not getattr(landsraad, n).__doc__] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_game_says_what_it_is(name):
    game = landsraad.new(name, seed=41)
    assert {name, "41", game.decision.ask.key} <= set(
        repr(game).replace(",", " ").replace(">", " ").split()
    )
    for _ in random_play(game, 1):
        pass
    assert repr(game).count("\n") == 0
    assert " over, won by " in repr(game)


def test_a_replay_is_saved_and_loaded(tmp_path):
    game = landsraad.play(landsraad.new("imperium", seats=2, seed=4), "random", seed=1)
    game.replay().save(tmp_path / "game.json")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert landsraad.Replay.load(str(tmp_path / "game.json")).play().digest() == game.digest()


def test_a_game_that_the_terminal_kept_is_loaded(tmp_path):
    from landsraad.cli import store

    game = landsraad.new("imperium", seats=2, seed=4)
    game.apply(game.decision.options[0])
    store.write(tmp_path / "kept.json", game, ("human", "greedy"))
    assert landsraad.Replay.load(tmp_path / "kept.json").play().digest() == game.digest()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"save": 1}', '{"save": 1, "replay": 7}'])
def test_what_is_no_replay_is_refused(tmp_path, text):
    path = tmp_path / "broken.json"
    path.write_text(text, "utf-8", "surrogateescape")
    with pytest.raises(InvalidReplay):
        landsraad.Replay.load(path)
    with pytest.raises(FileNotFoundError):
        landsraad.Replay.load(tmp_path / "missing.json")


def test_bots_play_by_name_and_as_objects():
    def finished(players, seed):
        return landsraad.play(landsraad.new("imperium", seats=3, seed=7), players, seed).digest()

    assert finished("random", 1) == finished(["random"] * 3, 1) != finished("random", 2)
    assert landsraad.play(
        landsraad.new("imperium", seats=2, seed=7), [bots.make("greedy", 1), "random"]
    ).over
    assert landsraad.play(landsraad.new("imperium", seats=1, seed=7), RandomBot(4)).over
    with pytest.raises(InvalidSetup):
        landsraad.play(landsraad.new("imperium", seats=3, seed=7), ["random"] * 2)
    with pytest.raises(InvalidSetup):
        landsraad.play(landsraad.new("imperium", seats=3, seed=7), "nobody")


class Looking:
    """The random bot as one that is shown the game."""

    def __init__(self, seed):
        self.inner = RandomBot(seed)

    def choose(self, observation, decision):
        return self.inner.choose(observation, decision)


@pytest.mark.parametrize("name", NAMES)
def test_blind_bots_choose_as_if_they_looked(name):
    first, second = (landsraad.new(name, seed=6) for _ in range(2))
    for game, kind in ((first, RandomBot), (second, Looking)):
        seated = [kind(seat) for seat in range(game.seats)]
        for _ in range(60):
            game.apply(choice(seated[game.decision.seat], game, game.decision))
    assert first.actions == second.actions


def test_a_bot_of_a_module_and_one_without_a_seed():
    assert type(bots.make("landsraad.bots.greedy:GreedyBot", 3)).__name__ == "GreedyBot"
    first, second = bots.make("random"), bots.make("random")
    assert first.rng.state != second.rng.state


@pytest.mark.parametrize(
    "name", ["nobody", "nobody:noise=1", "no.such.module:Bot", "landsraad.bots.greedy:Nobody",
             "landsraad.bots.greedy:__name__", ":Bot", "greedy:weights=1",
             "mentat:weights=nowhere.npz"],
)  # fmt: skip
def test_names_that_make_no_bot_are_refused(name):
    with pytest.raises(InvalidSetup):
        bots.make(name)


def test_the_mentat_takes_weights_of_a_file(tmp_path):
    shipped = landsraad.games()["imperium"].calibration.weights
    game = landsraad.new("imperium", seats=2, seed=3)
    asked = game.observe(game.decision.seat), game.decision
    plain = bots.make("mentat:iterations=8", 1)
    same = bots.make(f"mentat:iterations=8,weights={shipped}", 1)
    assert same.choose(*asked) is plain.choose(*asked)
    war = landsraad.new("war_for_arrakis", seed=3)
    with pytest.raises(InvalidSetup):
        same.choose(war.observe(war.decision.seat), war.decision)


def test_numpy_numbers_are_numbers():
    game = landsraad.new("imperium", seats=np.int64(3), seed=np.uint32(7))
    assert game.digest() == landsraad.new("imperium", seats=3, seed=7).digest()
    assert game.view(np.int8(1)) == game.view(1)
    assert game.observe(np.int64(1)).view == game.view(1)
    assert pickle.loads(pickle.dumps(game)).digest() == game.digest()
    dawn = landsraad.new("dawn_of_the_fremen", seats=2, seed=1, sietches_to_win=np.int64(3))
    assert dawn.replay().options["sietches_to_win"] == 3


@pytest.mark.parametrize("wrong", [np.float64(3), np.array([1, 2]), np.bool_(True), True, "3"])
def test_what_is_no_number_is_refused(wrong):
    with pytest.raises(InvalidSetup):
        landsraad.new("imperium", seats=wrong)
    with pytest.raises(ValueError):
        landsraad.new("imperium", seats=4, seed=1).view(wrong)


def test_a_game_is_analysed():
    game = landsraad.play(landsraad.new("dawn_of_the_fremen", seats=2, seed=3), "random", seed=1)
    found = landsraad.analyse(game, seat=1, iterations=1, decisions=1)
    assert found.seat == 1
    assert found.winners == game.winners
    with pytest.raises(ValueError):
        landsraad.analyse(landsraad.new("imperium", seed=1), iterations=1)


def test_importing_main_runs_nothing():
    command = [sys.executable, "-c", "import landsraad.__main__; print('still here')"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == "still here\n", done.stderr


def test_play_of_the_core_takes_any_sequence():
    assert play(landsraad.new("imperium", seats=2, seed=1), (RandomBot(1), RandomBot(2))).over


def test_a_game_says_by_how_many_it_is_played():
    said = {name: info.players for name, info in landsraad.games().items()}
    assert said == {
        "imperium": "1 to 4 or 6 seats",
        "dawn_of_the_fremen": "2 to 4 seats",
        "war_for_arrakis": "1 to 4 seats",
    }


def test_a_number_of_seats_that_changes_options_is_not_a_plain_one():
    info = landsraad.games()["imperium"]
    assert info.seats == (1, 2, 3, 4, 6)
    assert info.plain_seats == (1, 2, 3, 4)
    assert landsraad.new("imperium", seats=6, seed=1).origin.options["edition"] == "uprising"


TOGETHER = """
from concurrent.futures import ThreadPoolExecutor
import landsraad
with ThreadPoolExecutor(8) as threads:
    found = list(threads.map(lambda _: list(landsraad.games()), range(8)))
assert found == [found[0]] * 8 and len(found[0]) >= 3, found
"""


def test_all_games_are_there_for_whoever_asks_first_even_together():
    subprocess.run([sys.executable, "-c", TOGETHER], check=True)
