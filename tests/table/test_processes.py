"""Two server processes on one PostgreSQL: seats of one game on different processes."""

import asyncio
import re
from dataclasses import asdict

import pytest

from landsraad.table.room import Room
from landsraad.table.store import NEWS_BYTES, Entry, _news_of
from table.harness import BOT, HUMAN, PATIENCE, Guest, agree, eventually, play_on
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
        agree(other)
        for guest in (ann, ben):
            guest.wait(lambda guest=guest: guest.number == target)
        play_on([ann, ben], 10)

        ann.send("pause", on=True)
        ben.wait(lambda: ben.info["paused"])
    with across(table, two, 0) as ann:
        ann.wait(lambda: not ann.info["seats"][1]["connected"])


def test_a_joint_deal_reaches_both_processes(pair):
    one, two = pair
    table = one.open(HUMAN, HUMAN, seed=None, joint=True)
    ann = across(table, one, 0)
    ann.wait(lambda: ann.info)
    assert ann.info["waits_for"] == [1]
    with across(table, two, 1) as ben:
        ann.wait(lambda: ann.position)
        assert ann.info["shares"] == ben.info["shares"] == ["", ""]
        assert play_on([ann, ben], 10) == 10
        assert ann.view["table"] == ben.view["table"]


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
                mover.hear_all()
                twin.hear_all()
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


def test_news_of_an_entry_holds_it_and_gaps_are_read(light):
    """Another process's choice needs no reading; one that follows on something unheard does."""
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        play_on([ann, ben], 4)
        entries = on_loop(light, light.lobby.services.store.entries(table.table))
        row, seats = on_loop(light, light.lobby.services.store.table(table.table))
        reads = []

        class Counting(Room):
            async def catch_up(self):
                reads.append(self.length)
                await super().catch_up()

        def news(entry):
            words = _news_of({"table_id": table.table} | asdict(entry))
            return words.split(" ", 2)[2]

        async def hear(*told):
            room = Counting(light.lobby.services, row, seats)
            for words in told:
                await room.hear(words)
            return room.length, room.game.digest()

        end = 4, light.lobby.rooms[table.table].game.digest()
        assert on_loop(light, hear(*map(news, entries))) == end
        assert reads == []
        doubled = [news(entry) for entry in entries for _ in range(2)]
        assert on_loop(light, hear(*doubled)) == end
        assert reads == []
        assert on_loop(light, hear(news(entries[3]))) == end
        assert on_loop(light, hear("")) == end
        assert reads == [0, 0]
    long = _news_of({"table_id": "a"} | asdict(Entry(0, 0, "ü" * NEWS_BYTES)))
    assert long == "log a"


def on_loop(server, work):
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(PATIENCE)
