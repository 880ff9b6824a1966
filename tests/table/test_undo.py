"""Taking back: free to the frontier, past it by consent of all people."""

import json
import random

from table.harness import BOT, HUMAN, Server, agree, play_on


def until(guests, wanted, seed=0, limit=200):
    """Play at random until something is so of the guest who chose last."""
    rng = random.Random(seed)
    for _ in range(limit):
        play_on(guests, 1, rng.randrange(1 << 30))
        last = guests[0].position["undo"]["seat"]
        if wanted(guests[last]):
            return guests[last], guests[1 - last]
    raise AssertionError("it did not come to be")


def free(guest):
    return guest.position["undo"]["free"]


def test_own_choices_are_taken_back_freely_to_the_frontier(server):
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        mover, other = until([ann, ben], lambda guest: free(guest) >= 2)
        number, count = mover.number, free(mover)
        for step in range(1, count + 1):
            mover.send("undo", position=mover.number)
            mover.wait(lambda step=step: mover.number == number - step)
            other.wait(lambda step=step: other.number == number - step)
        assert mover.options
        assert free(mover) == 0
        assert mover.log == server_log(server, table, mover)
        assert other.log == server_log(server, table, other)


def server_log(server, table, guest):
    story = server.lobby.rooms[table.table].story(guest.info["you"])
    return [json.loads(line) for line in story.lines]


def test_a_log_from_before_an_undo_is_replaced(server):
    """Who was away while choices were taken back and made anew gets the true lines."""
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        mover, _ = until([ann, ben], lambda guest: free(guest) >= 1)
        seat, lines = mover.info["you"], len(mover.log)
        mover.send("undo", position=mover.number)
        before = mover.number
        mover.wait(lambda: mover.number == before - 1)
        mover.move(mover.options[-1])
        with table.sit(seat, log=lines) as again:
            first = again.position["log_from"]
            assert mover.log[first:] == again.position["log"]
            assert all(line["at"] < before for line in mover.log[:first])


def test_past_the_frontier_everybody_must_agree(server):
    table = server.open(HUMAN, HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben, table.sit(2) as eve:
        guests = [ann, ben, eve]
        play_on(guests, 40)
        play_on(guests, 1)
        asker = guests[(ann.position["undo"]["seat"] + 1) % 3]
        others = [guest for guest in guests if guest is not asker]
        seat, number = asker.info["you"], asker.number
        actors = server.lobby.rooms[table.table].actors
        target = max(at for at, actor in enumerate(actors) if actor == seat)

        asker.send("undo", position=number)
        for guest in guests:
            guest.wait(lambda guest=guest: guest.position["undo"]["asked_by"] == seat)
        assert asker.position["undo"]["target"] == target
        assert asker.position["undo"]["agreed"] == [seat]
        agree(others[0])
        asker.wait(lambda: len(asker.position["undo"]["agreed"]) == 2)
        agree(others[1], False)
        asker.wait(lambda: asker.position["undo"]["asked_by"] is None)
        assert asker.number == number

        asker.send("undo", position=number)
        asker.wait(lambda: asker.position["undo"]["asked_by"] == seat)
        for other in others:
            agree(other)
        asker.wait(lambda: asker.number == target)
        assert asker.turn == seat
        assert asker.options


def test_alone_against_bots_one_takes_back_past_their_answers(server):
    table = server.open(HUMAN, BOT, BOT)
    with table.sit(0) as guest:
        guest.wait(lambda: guest.options)
        first = guest.number
        while guest.position["undo"]["seat"] in (0, None) or not guest.options:
            guest.move() if guest.options else guest.receive()
        target = max(
            at for at, seat in enumerate(server.lobby.rooms[table.table].actors) if seat == 0
        )
        guest.send("undo", position=guest.number)
        guest.wait(lambda: guest.number == target)
        assert guest.options
        assert target >= first


def test_nothing_is_taken_back_out_of_turn(server):
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben, table.watch() as carl:
        assert ann.ask("undo", "refused", position=0)["code"] == "undo"
        nobodys = {"agree": True, "seat": 1, "target": 0, "position": 0}
        assert ann.ask("answer_undo", "refused", **nobodys)["code"] == "stale"
        play_on([ann, ben], 10)
        assert ann.ask("undo", "refused", position=3)["code"] == "stale"
        assert carl.ask("undo", "refused", position=10)["code"] == "not_yours"


def test_a_wish_survives_a_restart_and_falls_with_the_next_choice(database):
    with Server(database) as server:
        table = server.open(HUMAN, HUMAN)
        with table.sit(0) as ann, table.sit(1) as ben:
            play_on([ann, ben], 20)
            asker = ben if ann.position["undo"]["seat"] == 0 else ann
            asker.send("undo", position=20)
            asker.wait(lambda: asker.position["undo"]["asked_by"] is not None)
            wish = asker.position["undo"]
    with Server(database) as server:
        table.server = server
        with table.sit(0) as ann, table.sit(1) as ben:
            assert ann.position["undo"] == wish
            play_on([ann, ben], 1)
            assert ann.position["undo"]["asked_by"] is None


def test_a_stand_in_agrees_to_nothing(light):
    """A bot that plays for somebody who is away gives no consent in that name."""
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        play_on([ann, ben], 20)
        while ann.turn == ann.position["undo"]["seat"]:
            play_on([ann, ben], 1)
        asker, other = (ann, ben) if ann.turn == 0 else (ben, ann)
        away, before = other.info["you"], asker.number
        other.send("stand_in", on=True)
        asker.wait(lambda: asker.info["seats"][away]["stand_in"])
        asker.send("undo", position=before)
        asker.wait(lambda: asker.position["undo"]["asked_by"] == asker.info["you"])
        assert (asker.number, asker.position["undo"]["needed"]) == (before, [0, 1])
        agree(other)
        asker.wait(lambda: asker.number < before)


def test_consent_names_the_wish_and_says_what_it_takes_back(light):
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        play_on([ann, ben], 20)
        asker, other = (ben, ann) if ann.position["undo"]["seat"] == 0 else (ann, ben)
        seat = asker.info["you"]
        asker.send("undo", position=20)
        other.wait(lambda: other.position["undo"]["asked_by"] == seat)
        undo = other.position["undo"]
        actors = light.lobby.rooms[table.table].actors
        assert undo["takes_back"] == actors[undo["target"] :]
        assert undo["takes_back"][0] == seat
        target = undo["target"]
        for who, where, at in ((seat, target - 1, 20), (1 - seat, target, 20), (seat, target, 19)):
            wrong = {"agree": True, "seat": who, "target": where, "position": at}
            assert other.ask("answer_undo", "refused", **wrong)["code"] == "stale"
        assert other.number == 20
        agree(other)
        asker.wait(lambda: asker.number == undo["target"])
