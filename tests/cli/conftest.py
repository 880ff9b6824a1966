"""Driving the real command with scripted answers."""

import io
import json
import sys

import pytest

from landsraad import Replay
from landsraad.cli.main import main


class Typist(io.TextIOBase):
    """A standard input that types one answer after the other, the last one for ever if wanted."""

    def __init__(self, answers, *, for_ever=False):
        self.answers = list(answers)
        self.for_ever = for_ever

    def readline(self, size=-1):
        if not self.answers:
            return ""
        keep = self.for_ever and len(self.answers) == 1
        answer = self.answers[0] if keep else self.answers.pop(0)
        if isinstance(answer, BaseException):
            raise answer
        return f"{answer}\n"

    def isatty(self):
        return False


class Result:
    """What a command wrote, and the code it left with."""

    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def landsraad(monkeypatch, capsys, tmp_path):
    """Run the command with arguments and answers; saves go to a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)

    def run(command, answers=(), *, for_ever=False):
        monkeypatch.setattr(sys, "stdin", Typist(answers, for_ever=for_ever))
        try:
            code = main(command.split() if isinstance(command, str) else command)
        except SystemExit as left:
            code = left.code
        return Result(code, *capsys.readouterr())

    return run


@pytest.fixture
def kept(tmp_path):
    """The replay in the file of the data folder, or in another file."""

    def read(path=None):
        path = path or next((tmp_path / "landsraad").glob("*.json"))
        found = json.loads(path.read_text())
        return Replay.from_json(json.dumps(found.get("replay", found)))

    return read
