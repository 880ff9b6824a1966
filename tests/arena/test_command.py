"""``landsraad arena`` as it is typed."""

import json
import xml.etree.ElementTree as ElementTree

import pytest

from landsraad.arena import ratings
from landsraad.cli.main import main

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def arena(capsys):
    """Run the command; returns its code and what it wrote."""

    def run(*words):
        try:
            code = main(["arena", *map(str, words)])
        except SystemExit as left:
            code = left.code
        return code, *capsys.readouterr()

    return run


def test_a_match_is_printed_written_and_drawn(arena, tmp_path):
    out, plot = tmp_path / "out.json", tmp_path / "out.svg"
    words = ("imperium", "greedy", "random", "--games", 3, "--seed", 7)
    code, table, _ = arena(*words, "--json", out, "--plot", plot)
    assert code == 0
    found = json.loads(out.read_text())
    # Two seats make whole deals of two games.
    assert (found["games"], found["seed"]) == (4, 7)
    assert [bot["name"] for bot in found["bots"]] == ["greedy", "random"]
    for bot in found["bots"]:
        assert bot["low"] <= bot["win_rate"] <= bot["high"]
        assert bot["name"] in table
    drawing = ElementTree.fromstring(plot.read_text())
    assert len(drawing.findall(f"{SVG}rect")) == 1 + len(found["bots"])
    assert arena(*words, "--workers", 2)[1] == table


def test_a_resumed_command_prints_the_same(arena, tmp_path):
    words = ("imperium", "random", "random", "random", "--seed", 3)
    _, whole, _ = arena(*words, "--games", 9)
    games = tmp_path / "games.jsonl"
    assert arena(*words, "--games", 3, "--resume", games)[0] == 0
    code, resumed, _ = arena(*words, "--games", 9, "--resume", games)
    assert (code, resumed) == (0, whole)


def test_the_solo_game_has_a_difficulty_and_no_parity(arena, tmp_path):
    words = ("imperium", "random", "--games", 2, "--difficulty", "mercenary", "--json", "-")
    code, out, _ = arena(*words)
    assert code == 0
    found = json.loads(out)
    assert found["options"] == {"difficulty": "mercenary"}
    assert found["bots"][0]["rating"] is None


def test_without_openskill_the_table_says_what_is_missing(arena, monkeypatch):
    monkeypatch.setattr(ratings, "available", lambda: False)
    code, out, _ = arena("imperium", "random", "random", "--games", 2)
    assert code == 0
    assert "landsraad[arena]" in out


@pytest.mark.parametrize(
    "words",
    [
        ("chess", "random", "random"),
        ("imperium", "omniscient", "random"),
        ("imperium", *["random"] * 9),
        ("imperium", "cmd:no-such-program-here", "random"),
        ("imperium", "random", "random", "--sprt"),
        ("imperium", "random", "--difficulty", "hard"),
        ("imperium", "random", "random", "--option", "nothing"),
        ("imperium", "random", "random", "--option", "colour=red"),
        ("imperium", "random", "random", "--games", "0"),
        ("imperium", "random", "random", "--json", "/no/such/folder/out.json"),
        ("imperium", "random", "random", "--resume", "/no/such/folder/games.jsonl"),
        ("imperium", "random", "random", "--bot-seconds", "0"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_takes_one_line(arena, words):
    code, out, err = arena(*words)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
