"""Whole games recorded once, which must go on playing to the same end.

The files in tests/golden are append-only: a game that no longer plays shows that the behaviour has
changed, and then the version of the rules changes with it. To add games, name them in GAMES and run

    python tests/core/test_golden.py record

which records what is missing and leaves the present files alone.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest

import landsraad
from landsraad import Replay, bots
from landsraad.core.bots import play

FOLDER = Path(__file__).resolve().parent.parent / "golden"

# By file name: seats, seed, bot and options.
GAMES = {
    "imperium_solo_mercenary": (1, 101, "greedy", {"difficulty": "mercenary"}),
    "imperium_solo_sardaukar": (1, 102, "random", {"difficulty": "sardaukar"}),
    "imperium_solo_mentat": (1, 103, "greedy", {"difficulty": "mentat"}),
    "imperium_solo_kwisatz_haderach": (1, 104, "greedy", {"difficulty": "kwisatz_haderach"}),
    "imperium_two_greedy": (2, 105, "greedy", {}),
    "imperium_two_random": (2, 106, "random", {"leaders": ["helena_richese", "paul_atreides"]}),
    "imperium_three_greedy": (3, 107, "greedy", {}),
    "imperium_three_draft": (3, 108, "random", {"leaders": "draft"}),
    "imperium_four_greedy": (4, 109, "greedy", {}),
    "imperium_four_draft": (4, 110, "greedy", {"leaders": "draft"}),
    "imperium_four_random": (4, 111, "random", {}),
    "imperium_four_baron": (4, 112, "greedy", {"leaders": ["baron_vladimir_harkonnen"]}),
    "war_for_arrakis_greedy": (2, 201, "greedy", {}),
    "war_for_arrakis_random": (2, 202, "random", {}),
    "war_for_arrakis_planner": (2, 203, "planner", {}),
}
FILES = sorted(FOLDER.glob("*.json"))


def record() -> None:
    """Play and store the games that have no file yet."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, seed, bot, options) in GAMES.items():
        path = FOLDER / f"{name}.json"
        if not path.exists():
            which = next(known for known in landsraad.games() if name.startswith(known))
            game = landsraad.new(which, seats, seed, **options)
            play(game, [bots.BOTS[bot](seed + seat) for seat in range(seats)])
            path.write_text(game.replay().to_json() + "\n", encoding="utf-8")


@cache
def replayed(path: Path):
    return Replay.from_json(path.read_text(encoding="utf-8")).play()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_plays_to_its_end(path):
    game = replayed(path)
    assert game.over
    assert game.replay().to_json() == path.read_text(encoding="utf-8").strip()


def test_every_named_game_is_recorded():
    assert set(GAMES) <= {path.stem for path in FILES}


def test_the_games_cover_every_number_of_seats_every_difficulty_a_draft_and_both_ends():
    games = [replayed(path) for path in FILES if path.stem.startswith("imperium")]
    origins = [game.origin for game in games]
    assert {origin.seats for origin in origins} == {1, 2, 3, 4}
    solo = {origin.options["difficulty"] for origin in origins if origin.seats == 1}
    assert solo == {"mercenary", "sardaukar", "mentat", "kwisatz_haderach"}
    assert "draft" in [origin.options["leaders"] for origin in origins]
    views = [game.view(None) for game in games]
    left = {view["table"]["conflicts_left"] > 0 for view in views}
    assert left == {True, False}, "one game ends by points and one by the conflict deck"


def test_both_sides_win_a_recorded_war():
    games = [replayed(path) for path in FILES if path.stem.startswith("war_for_arrakis")]
    assert {game.winners for game in games} == {(0,), (1,)}


if __name__ == "__main__" and sys.argv[1:] == ["record"]:
    record()
