"""PostgreSQL restarts under two processes: nothing is lost, doubled, or deaf afterwards."""

import contextlib
import threading
import time

from faults.size import size
from faults.watch import Watch
from table.harness import BOT, HUMAN, PATIENCE, Guest, eventually
from table.lives import Lives
from table.players import Players

RESTARTS = size(2, 10)
LAST = "the last word"


class Talker(threading.Thread):
    """Says one numbered line after another and keeps every line that it hears."""

    def __init__(self, guest, name):
        super().__init__(daemon=True)
        self.guest, self.word = guest, name
        self.stopped = threading.Event()
        self.problem = None

    def run(self):
        count, last = 0, 0.0
        try:
            while not self.stopped.is_set():
                if time.monotonic() - last > 0.05:
                    count, last = count + 1, time.monotonic()
                    self.guest.send("say", text=f"{self.word} {count}")
                self.hear(0.02)
        except BaseException as problem:
            self.problem = problem

    def hear(self, patience):
        with contextlib.suppress(TimeoutError):
            while True:
                self.guest.receive(patience)

    @property
    def heard(self):
        chat = [message for message in self.guest.messages if message["type"] == "chat"]
        return [(line["number"], line["text"]) for message in chat for line in message["lines"]]


def restart(postgres, watch, turn):
    watch.unsure()
    postgres.stop("immediate" if turn % 2 else "fast")
    watch.wrong()
    watch.unsure()
    postgres.start()
    watch.right()


def test_restarts_lose_no_choice_and_no_line_of_chat(own_postgres):
    database = own_postgres.new_database()
    with Lives(database) as one, Lives(database) as two, Watch([one, two]) as watch:
        players = [Players([one, two], seed) for seed in range(2)]
        table, bots = one.open(HUMAN, HUMAN), one.open(BOT, BOT, pace="fast")
        ann = Guest(one.port, table.table, table.secrets[0])
        ben = Guest(two.port, table.table, table.secrets[1])
        talkers = [Talker(ann, "ann"), Talker(ben, "ben")]
        with ann, ben:
            for thread in (*players, *talkers):
                thread.start()
            for turn in range(RESTARTS):
                goal = sum(player.told for player in players) + 10
                eventually(lambda goal=goal: sum(player.told for player in players) >= goal)
                restart(own_postgres, watch, turn)
            for talker in talkers:
                talker.stopped.set()
                talker.join(PATIENCE)
                assert talker.problem is None
            # Whatever was said is stored or refused by now; a last word ends it for both.
            ann.hear_all()
            ben.hear_all()
            ann.send("say", text=LAST)
            for talker in talkers:
                talker.guest.wait(lambda talker=talker: talker.heard[-1][1] == LAST)
            check_chat(*talkers)
        assert sum(player.finish() for player in players) > RESTARTS * 10
        number = bots.summary()["choices"]
        eventually(lambda: bots.summary()["choices"] > number or bots.summary()["ended"])


def check_chat(ann, ben):
    for talker in (ann, ben):
        numbers = [number for number, _ in talker.heard]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        mine = [text for _, text in talker.heard if text.startswith(talker.word)]
        assert len(mine) == len(set(mine))
        assert len(mine) > 5
    common = min(len(ann.heard), len(ben.heard))
    assert ann.heard[:common] == ben.heard[:common]
    assert len(ann.heard) == len(ben.heard)


def test_a_process_hears_the_other_again_after_a_restart(own_postgres):
    """The line of the news broke with an error of a kind of its own, and stayed broken."""
    database = own_postgres.new_database()
    with Lives(database) as one, Lives(database) as two:
        table = one.open(HUMAN, HUMAN)
        ann = Guest(one.port, table.table, table.secrets[0])
        ben = Guest(two.port, table.table, table.secrets[1])
        with ann, ben:
            own_postgres.stop("fast")
            eventually(lambda: two.get("/readyz").status_code == 503)
            assert not two.get("/readyz").json()["parts"]["bus"]["ok"]
            assert two.get("/livez").status_code == 200
            own_postgres.start()
            for server in (one, two):
                eventually(lambda server=server: server.get("/readyz").status_code == 200)
            mover, other = (ann, ben) if ann.options else (ben, ann)
            mover.move()
            other.wait(lambda: other.number == mover.number)
