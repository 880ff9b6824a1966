"""MaskablePPO learns through our environment, where torch is installed: nothing else needs it.

`pip install torch stable-baselines3 sb3-contrib` into the environment of the tests runs this.
"""

import json
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

NEEDED = ("torch", "stable_baselines3", "sb3_contrib")
pytestmark = [
    pytest.mark.skipif(
        any(find_spec(name) is None for name in NEEDED), reason=f"needs {', '.join(NEEDED)}"
    ),
    pytest.mark.filterwarnings("ignore"),
]
sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))


def test_maskable_ppo_learns_one_seat_and_draws_its_curve(tmp_path, monkeypatch):
    # Imported here, since torch may be missing.
    import torch
    import train_ppo

    torch.set_num_threads(1)
    monkeypatch.setattr(train_ppo, "ROWS", 4)
    out = tmp_path / "curve"
    asked = ["--seats", "2", "--steps", "256", "--every", "256", "--games", "4"]
    monkeypatch.setattr(sys, "argv", ["train_ppo.py", *asked, "--out", str(out)])
    train_ppo.main()
    points = json.loads(out.with_suffix(".json").read_text())
    assert [point["steps"] for point in points] == [0, 256]
    assert out.with_suffix(".svg").read_text().startswith("<svg")
    assert out.with_suffix(".zip").stat().st_size > 0
