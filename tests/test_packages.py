"""Games, sets and bots from outside: the package in examples/, installed and used as it stands."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "package"
CONTRACT = """
import landsraad
from landsraad.core import contract
for check in contract.CHECKS:
    for seats in (2, 3, 4):
        check("water_rings", seats=seats, seed=seats)
print(sorted(landsraad.games()))
"""
SET = """
import json, landsraad
from landsraad.core import contract
plain = landsraad.new("imperium", seats=3, seed=7)
for check in (contract.check_play, contract.check_views, contract.check_actions):
    check("imperium", 3, 7, {"expansions": ["deep_desert"]})
game = landsraad.position(
    "imperium", seats=3, seed=1, expansions=["deep_desert"], table={"first": 0},
    players=[{"hand": ["ring_bearer"], "water": 1, "garrison": 0}],
)
game.apply("send ring_bearer carthag")
offered = [str(option) for option in game.decision.options]
game.apply(next(option for option in offered if "ring_bearer" in option))
print(json.dumps([plain.digest(), offered, game.view(0)["players"][0]["water"]]))
"""
PLAIN = "import landsraad; print(landsraad.new('imperium', seats=3, seed=7).digest())"


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Run Python with the package installed; returns what it prints."""
    folder = tmp_path_factory.mktemp("packages")
    install = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check",
               "--no-deps", "--no-build-isolation", "--target", str(folder),
               str(EXAMPLE)]  # fmt: skip
    subprocess.run(install, check=True)

    def run(*words, more=()):
        path = os.pathsep.join([*more, str(folder), str(ROOT / "src")])
        env = {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(folder / "home")}
        return subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True,
                              check=False, input="1\n" * 30)  # fmt: skip

    return run


def test_a_game_from_outside_keeps_the_contract(installed):
    done = installed("-c", CONTRACT)
    assert done.returncode == 0, done.stderr
    assert "water_rings" in done.stdout
    assert "imperium" in done.stdout


def test_a_game_without_words_is_played_in_the_terminal_studied_and_refused_nothing(installed):
    played = installed("-m", "landsraad", "play", "water_rings", "--seed", "3")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Seat 1" in played.stdout
    asked = installed("-m", "landsraad", "cards", "water_rings")
    assert (asked.returncode, len(asked.stderr.splitlines())) == (2, 1)
    assert installed("-m", "landsraad", "rules", "water_rings", "1.3").stdout.startswith("1.3 ")


def test_a_set_from_outside_is_played_and_changes_no_game_without_it(installed):
    done = installed("-c", SET)
    assert done.returncode == 0, done.stderr
    digest, offered, water = json.loads(done.stdout)
    assert digest == subprocess.run([sys.executable, "-c", PLAIN], capture_output=True, text=True,
                                    check=True).stdout.strip()  # fmt: skip
    assert any("ring_bearer" in option for option in offered)
    assert water == 0
    cards = installed("-m", "landsraad", "cards", "imperium", "--search", "ring bearer")
    assert "pay 1 water" in cards.stdout


def test_a_bot_from_outside_plays_in_the_arena(installed):
    done = installed("-m", "landsraad", "arena", "water_rings", "patient:samples=2", "random",
                     "--games", "20", "--json", "-")  # fmt: skip
    assert done.returncode == 0, done.stderr
    patient, random = json.loads(done.stdout)["bots"]
    assert patient["win_rate"] > random["win_rate"]


def test_a_broken_package_is_told_and_left_out(installed, tmp_path):
    about = tmp_path / "broken-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (about / "entry_points.txt").write_text(
        "[landsraad.games]\nbroken = no.such.module:INFO\nwrong = json:dumps\n"
        "[landsraad.imperium.sets]\nbroken = json:loads\n[landsraad.bots]\nnone = json:nothing\n"
    )
    done = installed("-c", "import landsraad; print(len(landsraad.games()))", more=[str(tmp_path)])
    assert done.stdout.strip() == "4"
    assert done.stderr.count("cannot be used") == 3
    named = installed("-m", "landsraad", "arena", "imperium", "none", more=[str(tmp_path)])
    assert named.returncode == 2
