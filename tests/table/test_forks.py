"""Replays out and in, and new tables from positions of others."""

import json

import landsraad
from table.harness import BOT, HUMAN, play_on


def test_a_replay_goes_out_after_the_end_and_in_again(server):
    table = server.open(HUMAN, HUMAN)
    path = f"/api/tables/{table.table}/replay"
    with table.sit(0) as ann, table.sit(1) as ben:
        play_on([ann, ben], 30)
        running = server.get(path)
        assert (running.status_code, running.json()["code"]) == (409, "running")
        ann.ask("abandon", "welcome")
    replay = server.get(path)
    assert "attachment" in replay.headers["content-disposition"]
    kept = landsraad.Replay.from_json(replay.text)
    seats = server.get(f"/api/tables/{table.table}").json()["seats"]
    assert list(kept.names) == [seat["name"] for seat in seats]
    game = kept.play()
    assert len(game.actions) == 30

    again = server.open(HUMAN, BOT, replay=replay.text, at=12)
    with again.sit(0) as ann:
        assert ann.number >= 12
        room = server.lobby.rooms[again.table]
        assert room.game.at(12).digest() == game.at(12).digest()
        assert ann.ask("undo", "refused", position=ann.number)["code"] in ("undo", "stale")


def test_a_whole_replay_is_a_table_that_has_ended(server):
    table = server.open(BOT, BOT)
    with table.watch() as carl:
        carl.wait(lambda: carl.info["ended"] == "over")
    text = server.get(f"/api/tables/{table.table}/replay").text
    again = server.open(HUMAN, HUMAN, replay=text)
    assert again.summary()["ended"] == "over"
    assert again.summary()["winners"] == table.summary()["winners"]
    assert server.get(f"/api/tables/{again.table}/replay").text == text


def test_broken_replays_are_refused(light):
    game = landsraad.new("imperium", seats=2, seed=4)
    for _ in range(5):
        game.apply(game.decision.options[0])
    good = json.loads(game.replay().to_json())
    for change in (
        {"actions": [*good["actions"], "win"]},
        {"rules": "1066"},
        {"seats": 3},
        {"digest": "0" * 16},
        {"options": {"leaders": "none"}},
        {"game": "../imperium"},
        {"position": {"players": 5}},
    ):
        body = {"game": "", "seats": [HUMAN, HUMAN], "replay": json.dumps(good | change)}
        answer = light.post("/api/tables", body)
        assert (answer.status_code, answer.json()["code"]) == (422, "setup"), change
    for change in ({"at": 6}, {"at": -1}, {"seats": [HUMAN]}):
        body = {"game": "", "seats": [HUMAN, HUMAN], "replay": json.dumps(good)} | change
        assert light.post("/api/tables", body).status_code == 422


def test_an_ended_game_is_forked_at_any_choice(server):
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        play_on([ann, ben], 30)
        ann.ask("abandon", "welcome")
    fork = server.fork(table.table, seats=[HUMAN, HUMAN], at=17)
    with fork.sit(0) as ann, fork.sit(1) as ben:
        assert ann.number == 17
        old = server.lobby.rooms[table.table].game.at(17)
        assert server.lobby.rooms[fork.table].game.digest() == old.digest()
        play_on([ann, ben], 5)
    assert fork.summary()["forked_from"] == table.table
    late = server.post(f"/api/tables/{table.table}/fork", {"seats": [HUMAN, HUMAN], "at": 31})
    assert late.status_code == 422


def test_a_running_game_is_forked_from_what_a_seat_knows(server):
    table = server.open(HUMAN, HUMAN, seed="81726354918273")
    with table.sit(0) as ann, table.sit(1) as ben:
        play_on([ann, ben], 40)
        while len(ben.view["players"][1]["hand"]) < 3:
            play_on([ann, ben], 1)
        seats = [HUMAN, HUMAN]
        for secret in (None, "no", table.answer["spectator"]):
            order = {"seats": seats, "secret": secret}
            refused = server.post(f"/api/tables/{table.table}/fork", order)
            assert (refused.status_code, refused.json()["code"]) == (403, "secret")
        forks = [server.fork(table.table, seats=seats, secret=table.secrets[0]) for _ in range(6)]
        different = 0
        for fork in forks:
            with fork.sit(0) as mine, fork.sit(1) as theirs:
                assert mine.view == ann.view
                own = ben.view["players"][1]
                guess = theirs.view["players"][1]
                different += (own["hand"], own["deck_cards"]) != (
                    guess["hand"], guess["deck_cards"],
                )  # fmt: skip
        assert different
        real = server.lobby.rooms[table.table].origin.seed

        with forks[0].sit(0) as mine, forks[0].sit(1) as theirs:
            play_on([mine, theirs], 10)
            mine.ask("abandon", "welcome")
            assert mine.info["seed"].split(":")[0] != str(real)
            assert str(real) not in "".join(mine.frames)
        no_replay = server.get(f"/api/tables/{forks[0].table}/replay")
        assert (no_replay.status_code, no_replay.json()["code"]) == (409, "sampled")
        again = server.fork(forks[0].table, seats=[HUMAN, BOT], at=4)
        with again.sit(0) as third:
            assert third.number >= 4
