"""Replays and saves on disk: shown, stepped through, verified, refused."""

import json

import pytest

import landsraad as api
from landsraad.bots import make
from landsraad.cli import store
from landsraad.core.bots import play


@pytest.fixture(scope="module")
def finished():
    return play(api.new("imperium", seats=2, seed=8), [make("random", seat) for seat in range(2)])


@pytest.fixture
def file(finished, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(finished.replay().to_json())
    return path


def test_a_replay_is_shown_and_stepped_through(landsraad, finished, file):
    answers = ["", "", "b", "20", "l", "99999", "nonsense", str(len(finished.actions)), "", "q"]
    result = landsraad(f"replay {file}", answers)
    assert (result.code, result.err) == (0, "")
    option = finished.at(0).decision.find(finished.actions[0])
    assert option.text in result.out


def test_the_end_of_input_leaves(landsraad, file):
    assert landsraad(f"replay {file}", []).code == 0


def test_a_position_is_shown_at_a_number(landsraad, finished, file):
    result = landsraad(f"replay {file} --at 10")
    assert result.code == 0
    assert landsraad(f"replay {file} --at {len(finished.actions)}").code == 0


def test_a_seat_sees_its_own_hand_only(landsraad, finished, file):
    from landsraad.games.imperium.language.words import NAMES

    hand = finished.at(0).view(0)["players"][0]["hand"]
    mine = landsraad(f"replay {file} --at 0 --seat 1").out
    spectator = landsraad(f"replay {file} --at 0").out
    assert all(NAMES[key] in mine for key in hand)
    assert not [key for key in hand if NAMES[key] in spectator]


def test_the_replay_of_a_running_game_tells_no_choices(landsraad, finished, tmp_path):
    path = tmp_path / "running.json"
    path.write_text(finished.at(30).replay().to_json())
    option = finished.at(0).decision.find(finished.actions[0])
    assert option.text not in landsraad(f"replay {path}", ["", "q"]).out
    whole = tmp_path / "whole.json"
    whole.write_text(finished.replay().to_json())
    assert option.text in landsraad(f"replay {whole}", ["", "q"]).out


def test_verify(landsraad, finished, file):
    result = landsraad(f"replay {file} --verify")
    assert result.code == 0
    assert str(len(finished.actions)) in result.out


def test_a_save_is_a_replay_too(landsraad, tmp_path):
    path = tmp_path / "save.json"
    landsraad(f"play imperium --seats 2 --seed 3 --save {path}", ["1", "quit"])
    assert landsraad(f"replay {path} --verify").code == 0


def broken_files(text):
    replay = json.loads(text)
    yield "not JSON"
    yield "[]"
    yield text[: len(text) // 2]
    for change in (
        {"actions": ["send everything everywhere"]},
        {"digest": "0" * 16},
        {"game": "chess"},
        {"rules": "1900.1"},
        {"format": 99},
        {"seats": 9},
        {"options": {"leaders": ["nobody"]}},
        {"surprise": 1},
    ):
        yield json.dumps({**replay, **change})
    yield json.dumps({"save": 99, "seats": [], "replay": replay})
    yield json.dumps({"save": 1, "seats": "human", "replay": replay})
    yield json.dumps({"save": 1, "seats": ["human", "greedy"], "replay": None})


def test_broken_files_give_one_line_and_code_2(landsraad, finished, tmp_path):
    for number, text in enumerate(broken_files(finished.replay().to_json())):
        path = tmp_path / f"broken{number}.json"
        path.write_text(text)
        for command in (
            f"replay {path}",
            f"replay {path} --verify",
            f"play imperium --load {path}",
        ):
            result = landsraad(command)
            assert result.code == 2, command
            assert len(result.err.splitlines()) == 1, result.err
            assert result.out == ""


def test_files_that_are_not_there_or_no_text(landsraad, tmp_path):
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing.json", tmp_path, binary):
        for command in (f"replay {path}", f"play imperium --load {path}"):
            result = landsraad(command)
            assert result.code == 2
            assert len(result.err.splitlines()) == 1


@pytest.mark.parametrize("wrong", ["--at -1", "--at 99999", "--seat 0", "--seat 3", "--at x"])
def test_wrong_places_and_seats(landsraad, file, wrong):
    result = landsraad(f"replay {file} {wrong}")
    assert result.code == 2
    assert len(result.err.splitlines()) == 1


def test_saves_go_to_the_data_folder_of_the_platform(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert store.data_folder() == tmp_path / "landsraad"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert tmp_path in store.data_folder().parents


def test_a_new_file_never_replaces_an_old_one(monkeypatch, tmp_path, finished):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    paths = []
    for _ in range(3):
        path = store.new_path("imperium")
        store.write(path, finished, ("human", "greedy"))
        paths.append(path)
    assert len(set(paths)) == 3


def test_a_failed_save_leaves_the_old_file(monkeypatch, tmp_path, finished):
    path = tmp_path / "game.json"
    store.write(path, finished.at(3), ("human", "greedy"))
    before = path.read_text()
    monkeypatch.setattr("pathlib.Path.write_text", lambda *_, **__: (_ for _ in ()).throw(OSError))
    with pytest.raises(store.Complaint):
        store.write(path, finished, ("human", "greedy"))
    assert path.read_text() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_play_does_not_replace_a_file_it_did_not_load(landsraad, file):
    before = file.read_text()
    assert landsraad(f"play imperium --save {file}", ["quit"]).code == 2
    assert file.read_text() == before
