"""Whole games recorded once, which must go on playing to the same end.

The files in tests/golden are append-only: a game that no longer plays shows that the behaviour has
changed, and then the version of the rules changes with it. To add games, name them in GAMES and run

    python tests/core/test_golden.py record

which records what is missing and leaves the present files alone.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import landsraad
from landsraad import Replay, bots
from landsraad.core import contract
from landsraad.core.bots import play

FOLDER = Path(__file__).resolve().parent.parent / "golden"

IX = {"expansions": ["ix"]}
EPIC = {**IX, "epic": True}
BLOODLINES = {"expansions": ["bloodlines"]}
TECH = {**BLOODLINES, "modules": ["tech"]}
BOTH = {"expansions": ["ix", "bloodlines"]}
ALL = {**BOTH, "modules": ["tech"]}
UPRISING = {"edition": "uprising"}
IMPERIUM, DAWN, WAR = "imperium", "dawn_of_the_fremen", "war_for_arrakis"
KINDS = {"imperium": IMPERIUM, "dawn": DAWN, "war": WAR}
"""The game by the first word of a file name."""
ANYTHING = "anything"
"""Random play that may also give the game up, which no bot does."""
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
    "imperium_ix_solo_greedy": (
        1, 201, "greedy",
        {**IX, "difficulty": "mentat",
         "leaders": ["ilesa_ecaz", "prince_rhombur_vernius", "viscount_hundro_moritani"]},
    ),
    "imperium_ix_solo_random": (1, 202, "random", {**IX, "difficulty": "sardaukar"}),
    "imperium_ix_two_greedy": (
        2, 203, "greedy", {**IX, "leaders": ["tessia_vernius", "princess_yuna_moritani"]}
    ),
    "imperium_ix_two_epic": (2, 204, "random", {**EPIC, "leaders": "draft"}),
    "imperium_ix_three_greedy": (
        3, 205, "greedy", {**IX, "leaders": ["archduke_armand_ecaz", "viscount_hundro_moritani"]}
    ),
    "imperium_ix_three_draft": (3, 206, "random", {**IX, "leaders": "draft"}),
    "imperium_ix_four_epic": (4, 207, "greedy", {**EPIC, "leaders": ["prince_rhombur_vernius"]}),
    "imperium_ix_four_random": (4, 208, "random", IX),
    "imperium_bl_solo_greedy": (
        1, 301, "greedy",
        {**BLOODLINES, "difficulty": "mentat",
         "leaders": ["leader_chani", "leader_esmar_tuek", "leader_piter_de_vries"]},
    ),
    "imperium_bl_two_random": (2, 302, "random", {**BLOODLINES, "leaders": "draft"}),
    "imperium_bl_three_greedy": (
        3, 303, "greedy",
        {**BLOODLINES,
         "leaders": ["steersman_yrkoon", "leader_piter_de_vries", "leader_duncan_idaho"]},
    ),
    "imperium_bl_four_random": (4, 304, "random", BLOODLINES),
    "imperium_bl_tech_solo_random": (1, 305, "random", {**TECH, "difficulty": "sardaukar"}),
    "imperium_bl_tech_four_greedy": (
        4, 306, "greedy",
        {**TECH, "leaders": ["kota_odax_of_ix", "leader_esmar_tuek", "leader_chani"]},
    ),
    "imperium_bl_tech_three_ix_tiles": (
        3, 307, "random", {**BLOODLINES, "modules": ["tech", "ix_tiles"]}
    ),
    "imperium_bl_ix_two_greedy": (
        2, 308, "greedy", {**BOTH, "leaders": ["leader_duncan_idaho", "tessia_vernius"]}
    ),
    "imperium_bl_ix_tech_solo_greedy": (
        1, 309, "greedy",
        {**ALL, "difficulty": "kwisatz_haderach", "leaders": ["kota_odax_of_ix"]},
    ),
    "imperium_bl_ix_tech_four_epic": (4, 310, "random", {**ALL, "epic": True}),
    "imperium_uprising_ix_three_epic": (
        3, 401, "random", {**UPRISING, **EPIC, "modules": ["choam"], "leaders": ["ilesa_ecaz"]}
    ),
    "imperium_uprising_ix_four_greedy": (4, 402, "greedy", {**UPRISING, **IX}),
    "imperium_uprising_ix_bl_four_greedy": (
        4, 403, "greedy", {**UPRISING, **BOTH, "modules": ["choam", "tech"]}
    ),
    "imperium_uprising_solo_greedy": (1, 404, "greedy", {**UPRISING, "difficulty": "mentat"}),
    "imperium_uprising_bl_solo_greedy": (
        1, 405, "greedy",
        {**UPRISING, **BLOODLINES, "modules": ["choam", "tech"], "difficulty": "sardaukar",
         "leaders": ["leader_esmar_tuek", "kota_odax_of_ix", "chani"]},
    ),
    "imperium_uprising_two_greedy": (2, 406, "greedy", {**UPRISING, "modules": ["choam"]}),
    "imperium_uprising_two_streamlined": (2, 407, "greedy", {**UPRISING, "streamlined": True}),
    "imperium_six_greedy": (6, 401, "greedy", {"edition": "uprising"}),
    "imperium_six_bl_random": (
        6, 402, "random", {**TECH, "edition": "uprising", "leaders": "draft"}
    ),
    "dawn_two_greedy": (2, 201, "greedy", {}),
    "dawn_two_random": (2, 201, "random", {}),
    "dawn_two_short": (2, 202, "greedy", {"sietches_to_win": 2}),
    "dawn_two_long": (2, 211, "greedy", {"sietches_to_win": 9}),
    "dawn_two_tied": (2, 235, "greedy", {}),
    "dawn_three_play_on": (3, 224, "greedy", {"ties": "play_on"}),
    "dawn_three_greedy": (3, 203, "greedy", {}),
    "dawn_three_random": (3, 203, "random", {}),
    "dawn_three_vanished": (3, 202, ANYTHING, {}),
    "dawn_four_greedy": (4, 204, "greedy", {}),
    "dawn_four_allied": (4, 205, "greedy", {"alliances": True}),
    "dawn_four_allied_random": (4, 212, ANYTHING, {"alliances": True}),
    "dawn_four_random": (4, 206, "random", {}),
    "dawn_own_box": (
        3, 207, "greedy",
        {"content": {"name": "Another box", "tokens": {"maker": {"strength": 2, "move": 3}}}},
    ),
    "war_for_arrakis_harkonnen": (2, 201, "greedy", {}),
    "war_for_arrakis_random": (2, 202, "random", {"last_round": 12}),
    "war_for_arrakis_atreides": (2, 204, "greedy", {}),
    "war_smugglers_greedy": (
        2, 301, "greedy",
        {"modules": ["smugglers", "old_man_of_the_desert"], "last_round": 12},
    ),
    "war_guild_greedy": (2, 302, "greedy", {"modules": ["spacing_guild"], "last_round": 12}),
    "war_futures_greedy": (
        2, 303, "greedy",
        {"futures": ["the_redemption_of_dr_yueh", "the_master_of_assassins",
                     "the_judge_of_the_change"], "last_round": 12},
    ),
}  # fmt: skip
FILES = sorted(FOLDER.glob("*.json"))


def record() -> None:
    """Play and store the games that have no file yet."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, seed, bot, options) in GAMES.items():
        path = FOLDER / f"{name}.json"
        if not path.exists():
            game = landsraad.new(KINDS[name.partition("_")[0]], seats, seed, **options)
            if bot == ANYTHING:
                for _ in contract.random_play(game, seed):
                    pass
            else:
                play(game, [bots.BOTS[bot](seed + seat) for seat in range(seats)])
            path.write_text(game.replay().to_json() + "\n", encoding="utf-8")


def read(path: Path) -> Replay:
    return Replay.from_json(path.read_text(encoding="utf-8"))


@cache
def replayed(path: Path):
    return read(path).play()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_plays_to_its_end(path):
    game = replayed(path)
    assert game.over
    # A game that later versions of the rules did not touch keeps the version it was recorded with.
    again = replace(game.replay(), rules=read(path).rules)
    assert again.to_json() == path.read_text(encoding="utf-8").strip()


def test_every_named_game_is_recorded():
    assert set(GAMES) <= {path.stem for path in FILES}


def games_of(kind):
    games = [replayed(path) for path in FILES]
    return [game for game in games if game.info.name == kind]


def test_imperium_has_every_number_of_seats_every_difficulty_a_draft_and_both_ends():
    games = games_of(IMPERIUM)
    origins = [game.origin for game in games]
    assert {origin.seats for origin in origins} == {1, 2, 3, 4, 6}
    solo = {origin.options["difficulty"] for origin in origins if origin.seats == 1}
    assert solo == {"mercenary", "sardaukar", "mentat", "kwisatz_haderach"}
    assert "draft" in [origin.options["leaders"] for origin in origins]
    views = [game.view(None) for game in games]
    left = {view["table"]["conflicts_left"] > 0 for view in views}
    assert left == {True, False}, "one game ends by points and one by the conflict deck"


def test_the_games_of_rise_of_ix_cover_seats_the_epic_game_and_its_leaders():
    games = [replayed(path) for path in FILES if path.stem.startswith("imperium_ix")]
    origins = [game.origin for game in games]
    assert {origin.seats for origin in origins} == {1, 2, 3, 4}
    assert {origin.options.get("epic", False) for origin in origins} == {True, False}
    led = {player["leader"] for game in games for player in game.view(None)["players"]}
    assert led >= {
        "archduke_armand_ecaz", "ilesa_ecaz", "prince_rhombur_vernius", "princess_yuna_moritani",
        "tessia_vernius", "viscount_hundro_moritani",
    }  # fmt: skip


def test_the_games_of_bloodlines_cover_seats_modules_and_its_leaders():
    games = [replayed(path) for path in FILES if path.stem.startswith("imperium_bl")]
    origins = [game.origin for game in games]
    for ix in (True, False):
        with_ix = [origin for origin in origins if ("ix" in origin.options["expansions"]) is ix]
        assert {bool(origin.options.get("modules")) for origin in with_ix} == {True, False}
    assert {origin.seats for origin in origins} == {1, 2, 3, 4}
    players = [player for game in games for player in game.view(None)["players"]]
    assert {player["leader"] for player in players} >= {
        "kota_odax_of_ix", "leader_chani", "leader_duncan_idaho", "leader_esmar_tuek",
        "leader_piter_de_vries", "steersman_yrkoon",
    }  # fmt: skip
    assert {skill for player in players for skill in player["skills"]} >= {
        "canny", "charismatic", "desperate", "driven", "hardy", "loyal",
    }  # fmt: skip


def test_dawn_has_every_number_of_seats_alliances_a_box_of_ones_own_and_every_end():
    games = games_of(DAWN)
    origins = [game.origin for game in games]
    assert {origin.seats for origin in origins} == {2, 3, 4}
    assert {origin.options["alliances"] for origin in origins} == {True, False}
    assert any(origin.options["content"] for origin in origins)
    events = [event for game in games for _, event in game.events(None)]
    ends = {event.public[1] for event in events if event.kind == "over"}
    assert {"sietches", "last", "council", "length", "tied"} <= ends
    told = {event.kind for event in events}
    assert told >= {
        "trade", "bar", "passage", "vanish", "adopted", "drop", "scavenge", "tie", "tie_vote",
        "leave", "take_over",
    }  # fmt: skip


def test_both_sides_win_a_recorded_war():
    games = games_of(WAR)
    assert {game.winners for game in games} == {(0,), (1,)}
    ends = {game.view(None)["table"]["ended"]["why"] for game in games}
    assert ends == {"supremacy", "objective", "length"}


if __name__ == "__main__" and sys.argv[1:] == ["record"]:
    record()
