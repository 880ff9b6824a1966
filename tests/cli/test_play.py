"""Whole games, and games that are left, in the terminal."""

import json
import signal

import pytest

import landsraad as api
from landsraad.cli import session as sessions
from landsraad.cli.session import uninterrupted
from landsraad.games.imperium.language.words import NAMES


@pytest.mark.parametrize(
    "seats", ["1", "2", "3", "human,greedy,random,greedy", "greedy,human", "random,random,random"]
)
def test_a_whole_game_of_first_options(landsraad, kept, seats):
    result = landsraad(f"play imperium --seats {seats} --seed 5", ["1"], for_ever=True)
    assert (result.code, result.err) == (0, "")
    game = kept().play()
    assert game.over
    assert str(game.origin.seed) in result.out
    final = result.out[-1500:]
    for player in game.view(None)["players"]:
        assert player["leader"] is None or NAMES[player["leader"]].split()[-1] in final


def test_the_default_is_one_human_and_bots_in_the_seats_of_the_game(landsraad, kept):
    landsraad("play imperium", ["quit"])
    assert kept().seats == 4


def test_the_same_seed_and_answers_give_the_same_game(landsraad, kept, tmp_path):
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    for path in (one, two):
        landsraad(f"play imperium --seats 3 --seed 9 --save {path}", ["1"] * 20)
    assert kept(one).digest == kept(two).digest
    assert kept(one).actions


def test_options_of_the_game_are_passed_on(landsraad, kept):
    command = ["play", "imperium", "--seats", "1", "--seed", "3"]
    command += ["--leaders", "Paul Atreides,random,glossu-the-beast-rabban"]
    landsraad([*command, "--difficulty", "Sardaukar"], ["quit"])
    view = kept().play().view(0)
    assert view["difficulty"] == "sardaukar"
    assert view["players"][0]["leader"] == "paul_atreides"
    assert view["players"][2]["leader"] == "glossu_the_beast_rabban"


def test_leaders_can_be_drafted_by_name(landsraad, kept):
    answers = ["lead helena_richese", "quit"]
    landsraad("play imperium --seats 1 --seed 3 --leaders draft", answers)
    assert kept().play().view(0)["players"][0]["leader"] == "helena_richese"


@pytest.mark.parametrize("end", ["quit", KeyboardInterrupt(), EOFError()])
def test_leaving_keeps_the_game_and_says_how_to_go_on(landsraad, kept, tmp_path, end):
    result = landsraad("play imperium --seats 3 --seed 5", ["1", "1", "1", end])
    assert result.code == 0
    (path,) = (tmp_path / "landsraad").glob("*.json")
    assert f"landsraad play imperium --load {path}" in result.out
    before = kept().digest

    again = landsraad(f"play imperium --load {path}", ["quit"])
    assert again.code == 0
    assert kept().digest == before


def test_a_game_goes_on_where_it_was_left(landsraad, kept, tmp_path):
    path = tmp_path / "game.json"
    landsraad(f"play imperium --seats 2 --seed 5 --save {path}", ["1"] * 9)
    first = kept(path)
    landsraad(f"play imperium --load {path}", ["1"], for_ever=True)
    second = kept(path)
    assert second.actions[: len(first.actions)] == first.actions
    assert second.play().over


def test_bots_have_settings(landsraad, tmp_path):
    path = tmp_path / "game.json"
    words = ["human", "mentat:iterations=2,noise=0.1", "greedy:samples=1"]
    landsraad(f"play imperium --seats {','.join(words)} --seed 5 --save {path}", ["quit"])
    assert json.loads(path.read_text())["seats"] == words


def test_a_loaded_game_keeps_its_seats(landsraad, kept, tmp_path):
    path = tmp_path / "game.json"
    answers = ["", "1", "", "quit"]
    landsraad(f"play imperium --seats human,human,greedy --seed 5 --save {path}", answers)
    before = len(kept(path).actions)
    result = landsraad(f"play imperium --load {path}", ["", "quit"])
    assert result.out.count("press Enter") == 1
    assert len(kept(path).actions) == before


def test_a_finished_game_is_kept_as_a_plain_replay(landsraad, tmp_path):
    path = tmp_path / "game.json"
    landsraad(f"play imperium --seats 1 --seed 5 --save {path}", ["1"], for_ever=True)
    assert api.Replay.from_json(path.read_text()).play().over


def test_ctrl_c_waits_until_a_change_is_complete(landsraad, kept, monkeypatch):
    """A choice that Ctrl-C interrupts is whole: it is made and kept."""
    whole = sessions.Session.apply

    def interrupted(self, option, asked=None):
        if len(self.game.actions) == 4:
            with uninterrupted():
                signal.raise_signal(signal.SIGINT)
                whole(self, option, asked)
        else:
            whole(self, option, asked)

    monkeypatch.setattr(sessions.Session, "apply", interrupted)
    result = landsraad("play imperium --seats 3 --seed 5", ["1"], for_ever=True)
    assert result.code == 0
    assert len(kept().actions) == 5
    assert kept().play().digest() == kept().digest


def test_a_file_that_cannot_be_written_does_not_stop_the_game(landsraad, monkeypatch, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    result = landsraad("play imperium --seats 1 --seed 5", ["1"], for_ever=True)
    assert result.code == 0
    assert str(blocked) in result.out


def test_forced_passes_are_not_asked(landsraad, kept):
    result = landsraad("play imperium --seats 3 --seed 5", ["1"], for_ever=True)
    game = kept().play().at(0)
    asked = 0
    for action in kept().actions:
        decision = game.decision
        forced = len(decision.options) == 1 and action in ("pass", "done")
        asked += decision.seat == 0 and not forced
        game.apply(action)
    prompts = result.out.count("Your choice:") + result.out.count("Enter to go on:")
    assert prompts <= asked


def test_plain_lines_have_no_escapes_and_no_boxes(landsraad):
    result = landsraad("play imperium --seats 1 --seed 5 --plain", ["1"], for_ever=True)
    assert "\x1b" not in result.out
    assert not set("│┃─━╭╮╰╯|") & set(result.out)
