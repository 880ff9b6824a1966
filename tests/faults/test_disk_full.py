"""A full disk: choices are refused, health says so, and with room again the game goes on."""

import contextlib
import os
import shutil
import subprocess

import pytest

from faults.watch import Watch
from table.harness import HUMAN, eventually
from table.lives import Lives
from table.players import Players


@pytest.fixture
def small_disk(tmp_path):
    """A file system with room for SQLite's log of 4 MB, which only root can make."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root can make a small disk")
    if subprocess.run(command, capture_output=True).returncode:
        pytest.skip("no file systems can be made here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder):
    ballast = os.open(folder / "ballast", os.O_WRONLY | os.O_CREAT)
    with contextlib.suppress(OSError):
        while True:
            os.write(ballast, b"\0" * 512)
    os.close(ballast)


def test_a_full_disk_loses_nothing_and_is_told(small_disk):
    with Lives(f"sqlite:///{small_disk / 'tables.sqlite'}") as lives, Watch([lives]) as watch:
        player = Players([lives], 1)
        player.start()
        eventually(lambda: player.told > 20)
        watch.unsure()
        fill(small_disk)
        watch.wrong()
        before = stored(lives, player)
        watch.hold()
        assert stored(lives, player) == before
        told = player.told
        watch.unsure()
        (small_disk / "ballast").unlink()
        watch.right()
        eventually(lambda: player.told > told + 20)
        assert player.finish() > 40
        lives.open(HUMAN, HUMAN)


def stored(lives, player):
    """How many choices each table has."""
    names = [table.table for table, _ in player.tables]
    return [lives.get(f"/api/tables/{name}").json()["choices"] for name in names]
