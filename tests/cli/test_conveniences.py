"""Small things that make the command pleasant: saves, bots by any name, pages, completion."""

import json
import os
import socket
import subprocess
from io import StringIO

import pytest

from landsraad import Replay, games
from landsraad.arena.kept import load
from landsraad.cli import arena as arena_command
from landsraad.cli import screen as screens
from landsraad.cli.progress import progress
from landsraad.cli.screen import Screen, paged, wrapped

GREEDY = "landsraad.bots.greedy:GreedyBot"


def test_help_lists_the_games(landsraad):
    result = landsraad("--help")
    assert all(name in result.out and info.title in result.out for name, info in games().items())
    assert all(name in landsraad("arena --help").out for name in games())


# --- the choices of a game


def test_choices_are_flags_wherever_games_are_played(landsraad, tmp_path):
    result = landsraad("arena imperium random random random --edition uprising --games 3")
    assert (result.code, "edition uprising" in result.out) == (0, True)
    result = landsraad("bench imperium --expansions ix --seconds 0.1")
    assert (result.code, "with --expansions" in result.out) == (0, True)
    assert all("--edition" in landsraad(f"{name} --help").out for name in ("play", "train"))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("bench --edition uprising", "bench needs a game"),
        ("bench dawn_of_the_fremen --edition uprising", "has no edition"),
        ("train dawn_of_the_fremen --edition uprising", "has no edition"),
        ("arena imperium random random --streamlined yes", "see landsraad --help"),
    ],
)
def test_choices_that_make_no_sense_are_refused(landsraad, words, complaint):
    result = landsraad(words)
    assert (result.code, len(result.err.splitlines())) == (2, 1)
    assert complaint in result.err


# --- saves


def test_the_last_running_game_goes_on(landsraad, tmp_path):
    landsraad("play imperium --seats 2 --seed 5", ["1", "quit"])
    (first,) = (tmp_path / "landsraad").iterdir()
    os.utime(first, (1, 1))
    landsraad("play dawn_of_the_fremen --seats 2 --seed 5", ["1", "quit"])
    assert "Dawn of the Fremen" in landsraad("play", ["quit"]).out
    result = landsraad("play imperium --continue", ["quit"])
    assert result.code == 0
    assert str(first) in result.out


def test_finished_games_do_not_go_on_but_are_listed(landsraad, tmp_path):
    landsraad("play imperium --seats random,random --seed 5")
    listed = landsraad("play --saves")
    assert "over" in listed.out
    assert "running" not in listed.out
    result = landsraad("play")
    assert (result.code, len(result.err.splitlines())) == (2, 1)
    assert landsraad("play war_for_arrakis --saves").out.count("\n") == 1


def test_no_saves_and_broken_ones(landsraad, tmp_path):
    assert landsraad("play --saves").code == 0
    (tmp_path / "landsraad").mkdir()
    (tmp_path / "landsraad" / "broken.json").write_text("{")
    assert "broken.json" not in landsraad("play --saves").out
    assert landsraad("play --continue").code == 2
    assert landsraad("play chess --saves").code == 2


# --- bots


def test_any_bot_takes_a_seat(landsraad, kept):
    weights = games()["imperium"].calibration.weights
    landsraad(f"play imperium --seats human,{GREEDY},mentat:iterations=2,weights={weights} "
              "--seed 4", ["1", "quit"])  # fmt: skip
    assert kept().seats == 3
    result = landsraad("play imperium --seats human,no.such:Bot")
    assert (result.code, len(result.err.splitlines())) == (2, 1)


def test_saved_games_of_the_arena_are_whole(landsraad, tmp_path):
    folder = tmp_path / "games"
    command = f"arena imperium {GREEDY} random --games 4 --seed 3 --save {folder}"
    assert landsraad(command).code == 0
    kept = list(load(folder))
    assert [game.number for game in kept] == [0, 1, 2, 3]
    for game in kept:
        end = game.play()
        assert end.over
        assert (game.scores, game.winners) == (end.scores, end.winners)
        assert sorted(game.bots) == sorted([GREEDY, "random"])
    # The same games are not kept twice.
    landsraad(command)
    assert len(list(load(folder))) == 4
    with (folder / "games.jsonl").open("a") as file:
        file.write('{"number": 4')
    assert len(list(load(folder))) == 4


def test_a_broken_file_of_games_is_refused(landsraad, tmp_path):
    (tmp_path / "games.jsonl").write_text('{"number": 1}\n')
    result = landsraad(f"arena imperium random random --games 2 --save {tmp_path}")
    assert (result.code, len(result.err.splitlines())) == (2, 1)


def test_what_was_played_before_ctrl_c_is_told_and_kept(landsraad, tmp_path, monkeypatch):
    def interrupted(match, games, each, **settings):
        return play(match, games, each=lambda result: stop(each, result), **settings)

    def stop(each, result):
        if result.number == 3:
            raise KeyboardInterrupt
        each(result)

    play = arena_command.play_match
    monkeypatch.setattr(arena_command, "play_match", interrupted)
    result = landsraad(
        f"arena imperium random greedy --games 8 --save {tmp_path / 'g'} --json {tmp_path / 'o'}"
    )
    assert result.code == 130
    # Three games were finished, one whole deal of two.
    assert json.loads((tmp_path / "o").read_text())["games"] == 2
    assert len(list(load(tmp_path / "g"))) == 3


# --- refusals


@pytest.mark.parametrize(
    "command",
    ["serve --port 70000", "serve --port -1", "serve --workers 0", "--port 99999",
     "bench --seconds -1", "bench --seconds nan", "arena imperium random --workers -2",
     "arena imperium random --bot-seconds 0", "train imperium --workers 0",
     "train imperium --games 0", "analyse x.json --seconds -3", "rules imperium IMP"],
)  # fmt: skip
def test_absurd_numbers_get_one_sentence(landsraad, command):
    result = landsraad(command)
    assert (result.code, len(result.err.splitlines())) == (2, 1)


def test_a_port_that_is_taken_gets_one_sentence(landsraad):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = landsraad(f"serve --port {taken.getsockname()[1]}")
    assert (result.code, len(result.err.splitlines())) == (2, 1)


def test_several_rules_at_once(landsraad):
    result = landsraad("rules imperium 4.3.1 IMP 12.2")
    assert result.out.startswith("4.3.1 ")
    assert "\n12.2 " in result.out
    assert landsraad("rules imperium 4.3.1 99").code == 2


def test_look_shows_components_of_the_sets_in_play(landsraad):
    plain = landsraad("play imperium --seats 3 --seed 5", ["look skirmish", "quit"]).out
    with_ix = landsraad(
        "play imperium --seats 3 --seed 5 --expansions ix", ["look skirmish", "quit"]
    ).out
    assert 0 < plain.count("Skirmish, conflict") < with_ix.count("Skirmish, conflict")


# --- the terminal


class Terminal(StringIO):
    """A terminal of few columns and lines."""

    def isatty(self):
        return True


@pytest.fixture
def terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("LINES", "5")

    def opened():
        """In the test itself: pytest captures what a fixture writes apart from what a test does."""
        shown = Terminal()
        monkeypatch.setattr("sys.stdout", shown)
        return shown

    return opened


def test_lines_without_colours_are_wrapped_too(terminal):
    shown = terminal()
    Screen(plain=True).say("many words " * 12, indent=2)
    lines = shown.getvalue().splitlines()
    assert len(lines) > 3
    assert max(map(len, lines)) <= 40
    assert lines[1].startswith("    words")


def test_lines_for_a_program_are_left_whole(capsys):
    line = "  " + "many words " * 12
    assert wrapped(line) == [line]


def test_many_lines_come_in_pages(terminal, monkeypatch):
    pages, shown = [], terminal()
    monkeypatch.setattr(screens.pydoc, "pager", pages.append)
    paged(["few"])
    assert (pages, shown.getvalue()) == ([], "few\n")
    paged([str(number) for number in range(9)])
    assert pages[0].splitlines() == [str(number) for number in range(9)]


def test_progress_is_shown_where_somebody_sees_it(capsys):
    with progress("games", shown=True) as advance:
        advance(3, 7)
    assert "3/7" in capsys.readouterr().err
    with progress("games") as advance:
        advance(3, 7)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_commands_and_games(landsraad, shell):
    script = landsraad(f"completion {shell}").out
    assert all(word in script for word in ("arena", "war_for_arrakis", "mentat"))


def test_bash_takes_the_completion(landsraad):
    script = landsraad("completion bash").out
    typed = "COMP_WORDS=(landsraad arena dawn); COMP_CWORD=2; _landsraad; echo ${COMPREPLY[@]}"
    done = subprocess.run(["bash", "-c", f"{script}{typed}"], capture_output=True, text=True,
                          check=True)  # fmt: skip
    assert done.stdout.split() == ["dawn_of_the_fremen"]


def test_a_kept_game_is_a_replay(landsraad, tmp_path):
    landsraad("play imperium --seats random,random --seed 5")
    (path,) = (tmp_path / "landsraad").iterdir()
    assert Replay.load(path).play().over
