"""Kill -9 in the middle of heavy play: nothing acknowledged is lost."""

import random

import pytest

from faults.size import size
from table.harness import eventually
from table.lives import Lives
from table.players import Players

KILLS = size(10, 50)
TABLES = 3


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_by_many_kills(database):
    rng = random.Random(3)
    with Lives(database) as lives:
        players = [Players([lives], seed) for seed in range(TABLES)]
        for player in players:
            player.start()
        for _ in range(KILLS):
            goal = sum(player.told for player in players) + rng.randint(4, 12)
            eventually(lambda goal=goal: sum(player.told for player in players) >= goal)
            lives.kill()
            lives.start()
        acknowledged = sum(player.finish() for player in players)
        assert all(player.comebacks for player in players)
    assert acknowledged >= KILLS * 4
