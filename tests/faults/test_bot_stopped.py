"""A bot's process that is stopped is told, replaced, and holds up its table for moments only."""

import os
import signal

import pytest

from landsraad.table import upkeep
from table.harness import BOT, HUMAN, Server, eventually


@pytest.fixture
def patient(tmp_path):
    """A server that lets its bots think for as long as they like."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", bot_seconds=3600.0) as running:
        yield running


def test_a_stopped_process_of_bots_is_noticed_and_replaced(patient, monkeypatch):
    """Not when its time is over, of which it has an hour, but at once."""
    table = patient.open(HUMAN, BOT)
    with table.sit(0) as guest:
        while not patient.lobby.services.thinkers.bots.pids():
            guest.wait(lambda: guest.options)
            guest.move()
        guest.wait(lambda: guest.options)
        (pid,) = patient.lobby.services.thinkers.bots.pids()
        with monkeypatch.context() as blind:
            blind.setattr(upkeep, "end", lambda pid: None)
            os.kill(pid, signal.SIGSTOP)
            eventually(lambda: not patient.get("/healthz").json()["parts"]["bots"]["ok"])
        target = guest.number + 6
        while guest.number < target:
            guest.wait(lambda: guest.options)
            guest.move()
    eventually(lambda: patient.get("/healthz").json()["parts"]["bots"]["ok"])
    assert pid not in patient.lobby.services.thinkers.bots.pids()
