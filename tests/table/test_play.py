"""Playing at a table: lobby, seats and secrets, choices, the end."""

import json
from hashlib import sha256

import pytest

import landsraad
from table.harness import BOT, HUMAN, OPEN, Server, asked, eventually, play_on


def test_a_table_is_opened_and_two_people_play(server):
    table = server.open(HUMAN | {"name": "Ann"}, HUMAN | {"name": "Ben"})
    with table.sit(0) as ann, table.sit(1) as ben:
        assert ann.info["host"]
        assert not ben.info["host"]
        assert (ann.info["you"], ben.info["you"]) == (0, 1)
        assert [seat["name"] for seat in ann.info["seats"]] == ["Ann", "Ben"]
        assert play_on([ann, ben], 30) == 30
        assert ann.number == ben.number == 30
        assert any("Ben" in line["text"] for line in ann.log)


def test_an_open_seat_becomes_the_first_visitors(server):
    table = server.open(HUMAN, OPEN)
    with table.sit(0) as host:
        assert host.info["seats"][1]["kind"] == "open"
        with table.sit(1):
            host.wait(lambda: host.info["seats"][1]["connected"])
            assert host.info["seats"][1]["kind"] == "human"
        host.wait(lambda: not host.info["seats"][1]["connected"])


def test_each_sees_only_the_own_secrets(server):
    """Every frame is searched for the cards that the receiver cannot know."""
    table = server.open(HUMAN, HUMAN, seed="11")
    with table.sit(0) as ann, table.sit(1) as ben, table.watch() as carl:
        for step in range(120):
            play_on([ann, ben], 1, step)
            carl.wait(lambda: carl.number == ann.number)
            game = server.lobby.rooms[table.table].game
            for guest, seat in ((ann, 0), (ben, 1), (carl, None)):
                frame = json.loads(guest.frames[-1])
                assert frame["view"] == json.loads(json.dumps(game.view(seat)))
                players = frame["view"]["players"]
                for number, player in enumerate(players):
                    assert ("hand" in player) == (number == seat)
                    assert ("intrigue" in player) == (number == seat)
                    assert ("deck_cards" in player) == (number == seat)
            if ann.turn is None:
                break
        assert_no_foreign_intrigue(ann, ben, carl)


def positions(guest):
    return {message["number"]: message for message in guest.messages if "view" in message}


def unseen(holder, other):
    """Intrigue cards of one guest that another cannot know, each with the other's frame."""
    theirs = positions(other)
    for number, message in positions(holder).items():
        if number not in theirs:
            continue
        seen = theirs[number]["view"]
        you = other.info["you"]
        known = {*(seen["players"][you]["intrigue"] if you is not None else ())}
        known |= {card for player in seen["players"] for card in player["intrigue_known"]}
        known |= {card for player in seen["players"] for card in player["waiting"]}
        known |= {*seen["table"]["intrigue_discard"]}
        for card in message["view"]["players"][holder.info["you"]]["intrigue"]:
            if card not in known:
                yield card, theirs[number]


def assert_no_foreign_intrigue(*guests):
    """An intrigue card that a guest cannot know is named in no part of the frame."""
    searched = 0
    for holder in guests[:2]:
        for other in guests:
            for card, frame in unseen(holder, other) if other is not holder else ():
                searched += 1
                assert f'"{card}"' not in json.dumps(frame)
                name = card.replace("_", " ")
                assert all(name not in line["text"].lower() for line in frame["log"])
    assert searched > 50


def test_bots_play_a_whole_game_and_the_deal_can_be_checked(server):
    table = server.open(BOT, BOT, BOT, seed=None)
    with table.watch() as guest:
        assert guest.info["seed"] is None
        guest.wait(lambda: guest.info["ended"] == "over")
        assert guest.view["decision"] is None
        seed_hash, seed = guest.info["seed_hash"], guest.info["seed"]
    assert seed_hash == table.answer["seed_hash"]
    assert sha256(f"landsraad:{seed}".encode()).hexdigest() == seed_hash
    replay = server.get(f"/api/tables/{table.table}/replay")
    game = landsraad.Replay.from_json(replay.text).play()
    assert game.over
    assert str(game.origin.seed) == seed.split(":")[0]
    summary = table.summary()
    assert summary["scores"] == list(game.scores)
    assert summary["seed"] == seed


def test_greedy_bots_answer_a_person(server):
    table = server.open(HUMAN, {"kind": "bot", "bot": "greedy"})
    with table.sit(0) as guest:
        for _ in range(12):
            guest.wait(lambda: guest.options)
            guest.move()
        assert guest.number > 12
        assert server.lobby.services.thinkers.failures == 0


def test_single_options_of_people_are_left_to_them(server):
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        seen_single = 0
        for step in range(80):
            play_on([ann, ben], 1, step)
            seen_single += any(len(guest.options) == 1 for guest in (ann, ben))
        assert ann.number == 80
        assert seen_single


def test_stale_and_doubled_choices_are_refused(server):
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben, table.sit(0) as twin:
        mover, other = (ann, ben) if ann.options else (ben, ann)
        first = mover.options[0]
        mover.choose(first)
        mover.choose(first, position=0)
        assert mover.wait_for("refused")["code"] == "stale"
        assert mover.wait(lambda: mover.number) == 1
        other.choose("reveal", position=0)
        assert other.wait_for("refused")["code"] == "stale"
        other.wait(lambda: other.number == 1)
        waiting = other if mover.options else mover
        waiting.choose("reveal", position=1)
        assert waiting.wait_for("refused")["code"] == "not_yours"
        twin.wait(lambda: twin.number == 1)
    assert table.summary()["choices"] == 1


def test_an_illegal_choice_is_refused_with_its_rule(server):
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        mover, other = (ann, ben) if ann.options else (ben, ann)
        refused = mover.ask("choose", "refused", position=0, notation="acquire the_spice_must_flow")
        assert refused["code"] == "illegal"
        assert refused["rule"].startswith("IMP ")
        reason = mover.ask("why", "reason", id=5, notation="acquire the_spice_must_flow")
        assert (reason["id"], reason["rule"]) == (5, refused["rule"])
        offered = mover.ask("why", "reason", id=6, notation=mover.options[0])
        assert offered["text"] == ""
        hidden = other.ask("why", "reason", id=7, notation=mover.options[0])
        assert (hidden["text"], hidden["rule"]) == ("it is not your turn", "")


def test_looking_back_shows_the_own_past_and_after_the_end_every_seat(server):
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        first = ann.position["view"]
        play_on([ann, ben], 20)
        past = ann.ask("look", "past", id=1, at=0, seat=1)
        assert past["view"] == first
        assert ann.ask("look", "refused", id=2, at=99)["code"] == "look"
        refused = server.get(f"/api/tables/{table.table}/at/0?seat=1")
        assert (refused.status_code, refused.json()["code"]) == (409, "running")
        ann.ask("abandon", "welcome")
        past = ann.ask("look", "past", id=3, at=0, seat=1)
        assert past["view"]["seat"] == 1
    path = f"/api/tables/{table.table}"
    assert server.get(f"{path}/at/0?seat=1").json()["view"] == past["view"]
    assert server.get(f"{path}/at/21").status_code == 404
    assert server.get(f"{path}/at/3?seat=9").status_code == 404
    assert server.get(f"{path}/story?seat=0").json() == ann.log
    course = server.get(f"{path}/course").json()
    assert course["choices"] == len(course["turns"]) == 20
    assert len(course["players"][0]["vp"]) == 21


@pytest.mark.parametrize("claimed", [5, 10_000, -3])
def test_reconnecting_brings_the_missing_lines_only(server, claimed):
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        play_on([ann, ben], 25)
        with table.sit(0, log=claimed) as again:
            first = max(0, min(claimed, len(ann.log)))
            assert again.position["log_from"] == first
            assert again.position["log"] == ann.log[first:]


def test_a_restarted_server_goes_on_at_the_same_position(database):
    with Server(database) as server:
        table = server.open(HUMAN, HUMAN, BOT)
        with table.sit(0) as ann, table.sit(1) as ben:
            for _ in range(15):
                asked([ann, ben]).move()
            free = next((g for g in (ann, ben) if g.position["undo"]["seat"] == g.info["you"]), ann)
            free.ask("undo", "position", position=free.number)
        eventually(lambda: not server.lobby.rooms[table.table].busy)
        room = server.lobby.rooms[table.table]
        before = room.game.digest(), room.game.frontier, room.actors, room.length
    with Server(database) as server:
        table.server = server
        with table.sit(0):
            room = server.lobby.rooms[table.table]
            assert (room.game.digest(), room.game.frontier, room.actors, room.length) == before


def test_bots_go_on_by_themselves_after_a_restart(database):
    with Server(database) as server:
        table = server.open(BOT, BOT, pace="fast")
        eventually(lambda: table.summary()["choices"] > 2)
    with Server(database) as server:
        table.server = server
        number = server.lobby and eventually(
            lambda: table.table in server.lobby.rooms and table.summary()["choices"]
        )
        eventually(lambda: table.summary()["choices"] > number)
