"""``landsraad analyse`` as it is typed."""

import json
import xml.etree.ElementTree as ElementTree

import pytest

import landsraad
from landsraad.bots import make
from landsraad.cli.main import main
from landsraad.core.bots import play

QUICK = ("--iterations", 1, "--decisions", 2)


@pytest.fixture(scope="module")
def finished():
    return play(
        landsraad.new("imperium", seats=2, seed=8), [make("random", seat) for seat in range(2)]
    )


@pytest.fixture
def command(capsys):
    """Run a command; returns its code and what it wrote."""

    def run(*words):
        try:
            code = main([*map(str, words)])
        except SystemExit as left:
            code = left.code
        return code, *capsys.readouterr()

    return run


def test_a_replay_is_told_written_and_drawn(command, finished, tmp_path):
    file, out, svg = tmp_path / "game.json", tmp_path / "out.json", tmp_path / "out.svg"
    file.write_text(finished.replay().to_json())
    code, report, _ = command("analyse", file, *QUICK, "--seat", 1, "--json", out, "--svg", svg)
    assert code == 0
    found = json.loads(out.read_text())
    assert found["turns"][-1]["last"] == len(finished.actions)
    assert found["winners"] == list(finished.winners)
    for name in found["names"][:2]:
        assert name in report
    careful = [judged for judged in found["judgements"] if judged["careful"]]
    worst = max(careful, key=lambda judged: judged["lost"])
    assert worst["played"]["text"] in report
    ElementTree.fromstring(svg.read_text())


def test_a_running_game_is_analysed_for_a_named_seat_only(command, finished, tmp_path):
    file = tmp_path / "game.json"
    file.write_text(finished.at(20).replay().to_json())
    code, out, err = command("analyse", file, *QUICK)
    assert (code, out, err.count("\n")) == (2, "", 1)
    code, out, _ = command("analyse", file, *QUICK, "--seat", 2, "--json", "-")
    assert code == 0
    found = json.loads(out)
    assert found["seat"] == 1
    assert {judged["seat"] for judged in found["judgements"]} == {1}


@pytest.mark.parametrize("text", ["", "hello", "[]", "{}", '{"format": 9}'])
def test_a_broken_file_is_refused_as_replay_refuses_it(command, tmp_path, text):
    file = tmp_path / "game.json"
    file.write_text(text)
    code, out, err = command("analyse", file)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err == command("replay", file)[2]


@pytest.mark.parametrize(
    "words",
    [
        ("--seat", 3),
        ("--seat", 0),
        ("--seconds", 0),
        ("--iterations", 0),
        ("--decisions", "many"),
        ("--svg", "/no/such/folder/out.svg"),
    ],
    ids=str,
)
def test_what_cannot_be_takes_one_line(command, finished, tmp_path, words):
    file = tmp_path / "game.json"
    file.write_text(finished.replay().to_json())
    code, out, err = command("analyse", file, *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
