"""The examples that need no more than we test with: they run, and they learn from what they see."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
sys.path.insert(0, str(EXAMPLES))

import self_play_league  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


def test_a_league_of_earlier_selves(capsys):
    policy, curve = self_play_league.train("imperium", 2, 4, games=4, steps=24, join=2)
    assert len(curve) == 4
    assert np.abs(policy.weights).sum() > 0
    assert "3 in the league" in capsys.readouterr().out


def test_a_reward_counts_for_its_own_game_only():
    rewards = np.array([[0.0], [1.0], [0.0], [-1.0]])
    ended = np.array([[False], [True], [False], [True]])
    after = self_play_league.returns(rewards, ended, discount=0.5)
    assert after[:, 0].tolist() == [0.5, 1.0, -0.5, -1.0]


def test_a_policy_learns_what_pays():
    policy = self_play_league.Policy(1, 3)
    rows, masks = np.ones((4, 1), np.float32), np.array([[1, 1, 0]] * 4, np.int8)
    assert policy.chances(rows, masks)[0].tolist() == [0.5, 0.5, 0.0]
    policy.learn(rows, masks, np.array([0, 0, 1, 1]), np.array([1.0, 1.0, -1.0, -1.0]), 1.0)
    chances = policy.chances(rows, masks)[0]
    assert chances[0] > 0.8
    assert chances[2] == 0


def test_the_notebook_runs_from_its_first_cell_to_its_last(capsys):
    notebook = json.loads((EXAMPLES / "first_steps.ipynb").read_text("utf-8"))
    names = {}
    for cell in notebook["cells"]:
        assert not cell.get("outputs"), "what cells print is not committed"
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["game"].over
    assert names["game"]._repr_svg_().startswith("<svg")
    assert "won by" in capsys.readouterr().out
