"""Two server processes on one PostgreSQL: seats of one game on different processes."""

import re

import pytest

from table.harness import BOT, HUMAN, Guest, eventually, play_on
from table.lives import Lives


@pytest.fixture(scope="module")
def pair(postgres):
    database = postgres.new_database()
    with Lives(database) as one, Lives(database) as two:
        yield one, two


def across(table, server, seat):
    return Guest(server.port, table.table, table.secrets[seat])


def test_seats_of_one_game_play_on_different_processes(pair):
    one, two = pair
    table = one.open(HUMAN, HUMAN)
    with across(table, one, 0) as ann, across(table, two, 1) as ben:
        ann.wait(lambda: ann.info["seats"][1]["connected"])
        ben.wait(lambda: ben.info["seats"][0]["connected"])
        assert play_on([ann, ben], 40) == 40
        assert ann.view["table"] == ben.view["table"]

        ann.send("say", text="hello over there")
        assert ben.wait_for("chat")["lines"][0]["text"] == "hello over there"
        ben.send("rename", name="Benita")
        ann.wait(lambda: ann.info["seats"][1]["name"] == "Benita")

        asker, other = (ben, ann) if ann.position["undo"]["seat"] == 0 else (ann, ben)
        asker.send("undo", position=asker.number)
        other.wait(lambda: other.position["undo"]["asked_by"] == asker.info["you"])
        target = other.position["undo"]["target"]
        other.send("answer_undo", agree=True)
        for guest in (ann, ben):
            guest.wait(lambda guest=guest: guest.number == target)
        play_on([ann, ben], 10)

        ann.send("pause", on=True)
        ben.wait(lambda: ben.info["paused"])
    with across(table, two, 0) as ann:
        ann.wait(lambda: not ann.info["seats"][1]["connected"])


def test_of_two_equal_choices_on_two_processes_one_is_stale(pair):
    one, two = pair
    table = one.open(HUMAN, HUMAN)
    with across(table, one, 0) as ann, across(table, one, 1) as ben:
        mover = ann if ann.options else ben
        with across(table, two, mover.info["you"]) as twin:
            for _ in range(10):
                if not mover.options:
                    break
                number, choice = mover.number, mover.options[0]
                mover.choose(choice)
                twin.choose(choice, position=number)
                mover.wait(lambda number=number: mover.number > number)
                twin.wait(lambda number=number: twin.number > number)
                mover.drain(0.1)
                twin.drain(0.1)
                codes = [
                    m["code"] for g in (mover, twin) for m in g.messages if m["type"] == "refused"
                ]
                assert codes.count("stale") == mover.number == twin.number
                assert set(codes) == {"stale"}


def commits(server):
    """How many entries a process has stored."""
    return int(re.search(r"commit_seconds_count (\d+)", server.get("/metrics").text)[1])


def test_bots_are_run_once_and_taken_over_from_a_dead_process(pair):
    one, two = pair
    before = commits(one), commits(two)
    table = one.open(BOT, BOT, BOT, pace="fast")
    with table.watch() as near, Guest(two.port, table.table, table.answer["spectator"]) as far:
        far.wait(lambda: far.number > 8)
        near.wait(lambda: near.number > 8)
        assert commits(one) - before[0] > 8
        assert commits(two) == before[1]
        one.kill()
        number = far.number
        far.wait(lambda: far.number > number + 5)
    one.start()


def test_processes_start_together_on_an_empty_database(postgres):
    database = postgres.new_database()
    lives = [Lives(database) for _ in range(2)]
    for life in lives:
        assert life._script.stdin is not None
        life._script.stdin.write("start\n")
        life._script.stdin.flush()
    for life in lives:
        life.pid = int(life._line())
    for life in lives:
        eventually(life.alive)
        life.__exit__()
