"""Fifty times kill -9 in the middle of heavy play: nothing acknowledged is lost."""

import random
import threading
import time

import httpx
import pytest
from websockets.exceptions import InvalidHandshake, WebSocketException

from table.harness import HUMAN, PATIENCE, eventually
from table.lives import Lives

KILLS = 50
TABLES, SEATS = 3, 2
BROKEN = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake, httpx.HTTPError)


class Players(threading.Thread):
    """All seats of one table, played at random as fast as the server acknowledges."""

    def __init__(self, lives, seed):
        super().__init__(daemon=True)
        self.lives, self.rng = lives, random.Random(seed)
        self.tables = []
        self.stopped = threading.Event()
        self.problem = None
        self.told = self.comebacks = 0

    def run(self):
        try:
            while not self.stopped.is_set():
                try:
                    self.play()
                except BROKEN:
                    self.comebacks += 1
                    time.sleep(0.01)
        except BaseException as problem:
            self.problem = problem

    def play(self):
        if not self.tables or self.tables[-1][2]:
            self.tables.append([self.lives.open(*[HUMAN] * SEATS), [], False])
        table, known, _ = self.tables[-1]
        guests = [table.sit(seat) for seat in range(SEATS)]
        try:
            self.choose_on(guests, known)
        finally:
            for guest in guests:
                guest.socket.socket.close()

    def choose_on(self, guests, known):
        for guest in guests:
            guest.wait(lambda guest=guest: guest.position, 5)
        while not self.stopped.is_set():
            number = self.gathered(guests)
            assert number >= len(known), "an acknowledged choice is lost"
            # At most one choice was on its way when the line broke.
            assert number <= len(known) + 1
            known += [None] * (number - len(known))
            mover = next((guest for guest in guests if guest.options), None)
            if mover is None:
                self.tables[-1][2] = True
                return
            choice = self.rng.choice(mover.options)
            mover.choose(choice)
            self.wait_for(mover, number + 1)
            known.append(choice)
            self.told += 1

    def gathered(self, guests):
        number = max(guest.number for guest in guests)
        for guest in guests:
            self.wait_for(guest, number)
        return number

    def wait_for(self, guest, number):
        guest.wait(lambda: guest.number >= number, 5)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_by_fifty_kills(database):
    rng = random.Random(3)
    with Lives(database) as lives:
        players = [Players(lives, seed) for seed in range(TABLES)]
        for player in players:
            player.start()
        for _ in range(KILLS):
            goal = sum(player.told for player in players) + rng.randint(4, 12)
            eventually(lambda goal=goal: sum(player.told for player in players) >= goal)
            lives.kill()
            lives.start()
        for player in players:
            player.stopped.set()
            player.join(PATIENCE)
            assert player.problem is None
            assert player.comebacks
        acknowledged = sum(check(lives, *table) for p in players for table in p.tables)
    assert acknowledged >= KILLS * 4


def check(lives, table, known, ended):
    """Compare what the players were told with the log after the last life; how much it was."""
    if not ended:
        with table.sit(0) as host:
            host.send("abandon")
            host.wait(lambda: host.info["ended"])
    actions = lives.get(f"/api/tables/{table.table}/replay").json()["actions"]
    assert len(actions) - len(known) in (0, 1)
    told = [(at, choice) for at, choice in enumerate(known) if choice is not None]
    assert [(at, actions[at]) for at, _ in told] == told
    return len(told)
