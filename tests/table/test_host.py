"""Seats and the host: bots, stand-ins, removal, pause, pace, the end, talk."""

from landsraad.table.settings import PACES
from table.harness import BOT, HUMAN, OPEN, Guest, eventually


def test_a_host_gives_a_seat_to_a_bot_and_takes_it_back(server):
    table = server.open(HUMAN, OPEN)
    with table.sit(0) as host:
        stranger = table.sit(1)
        stranger.wait(lambda: stranger.position)
        host.send("set_seat", seat=1, kind="bot", bot="random")
        host.wait(lambda: host.info["seats"][1]["kind"] == "bot")
        assert stranger.closed() == 4403
        assert stranger.messages[-1]["code"] == "removed"
        for _ in range(3):
            host.wait(lambda: host.options)
            host.move()

        invitation = host.ask("set_seat", "invitation", seat=1, kind="open")
        old = Guest(server.port, table.table, table.secrets[1])
        assert old.closed() == 4403
        assert old.messages[-1]["code"] == "secret"
        with Guest(server.port, table.table, invitation["secret"]) as friend:
            assert friend.info["you"] == 1
            host.wait(lambda: host.info["seats"][1]["kind"] == "human")
        assert invitation["secret"] not in "".join(friend.frames)


def test_only_the_host_may_and_not_everything(server):
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as host, table.sit(1) as guest, table.watch() as carl:
        for visitor in (guest, carl):
            for kind, parts in (
                ("set_seat", {"seat": 0, "kind": "bot"}),
                ("pause", {"on": True}),
                ("abandon", {}),
                ("set_pace", {"pace": "slow"}),
            ):
                assert visitor.ask(kind, "refused", **parts)["code"] == "not_host"
        for kind, parts in (("rename", {"name": "Carl"}), ("stand_in", {"on": True})):
            assert carl.ask(kind, "refused", **parts)["code"] == "not_yours"
        for parts in (
            {"seat": 0, "kind": "bot"}, {"seat": 9, "kind": "bot"}, {"seat": -1, "kind": "open"},
            {"seat": 1, "kind": "bot", "bot": "../etc"},
            {"seat": 1, "kind": "bot", "bot": "cmd:true"},
        ):  # fmt: skip
            assert host.ask("set_seat", "refused", **parts)["code"] == "seat"


def test_pause_stops_choices_and_bots(server):
    table = server.open(HUMAN, BOT)
    with table.sit(0) as host:
        host.wait(lambda: host.options)
        host.send("pause", on=True)
        host.wait(lambda: host.info["paused"])
        assert host.ask("choose", "refused", position=host.number, notation="reveal")[
            "code"
        ] == "paused"  # fmt: skip
        assert host.ask("undo", "refused", position=host.number)["code"] == "paused"
        host.send("pause", on=False)
        host.wait(lambda: not host.info["paused"])
        host.move()


def test_a_stand_in_plays_for_a_person_until_taken_back(server):
    table = server.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        for guest in (ann, ben):
            guest.send("stand_in", on=True)
        ann.wait(lambda: ann.number > 6)
        assert all(seat["stand_in"] for seat in ann.info["seats"])
        for guest in (ann, ben):
            guest.send("stand_in", on=False)
            guest.wait(lambda guest=guest: not guest.info["seats"][guest.info["you"]]["stand_in"])
        room = server.lobby.rooms[table.table]
        eventually(lambda: not room.busy)
        assert room.bot is None
        assert {*room.actors} == {0, 1}


def test_abandoning_ends_the_game_and_shows_the_seed(server):
    table = server.open(HUMAN, BOT, seed="12345")
    with table.sit(0) as host:
        host.send("abandon")
        host.wait(lambda: host.info["ended"] == "abandoned")
        assert host.info["seed"].startswith("12345:")
        assert host.ask("choose", "refused", position=host.number, notation="reveal")[
            "code"
        ] == "ended"  # fmt: skip
        assert host.ask("pause", "refused", on=True)["code"] == "ended"
    assert table.summary()["seed"].startswith("12345:")


def test_a_table_of_bots_has_a_host_without_a_seat(server):
    table = server.open(BOT, BOT, pace="slow")
    secret = table.answer["host"]
    with Guest(server.port, table.table, secret) as host, table.watch() as carl:
        assert host.info["host"]
        assert host.info["you"] is None
        assert not carl.info["host"]
        host.send("set_pace", pace="instant")
        host.wait(lambda: host.info["pace"] == "instant")
        host.wait(lambda: host.number > 10)
        host.send("pause", on=True)
        carl.wait(lambda: carl.info["paused"])


def test_the_pace_is_kept_and_other_tables_are_not_held_up(server):
    slow = server.open(BOT, BOT, pace="slow")
    fast = server.open(BOT, BOT, pace="instant")
    eventually(lambda: fast.summary()["choices"] > 30)
    assert slow.summary()["choices"] < 10


def test_names_are_plain_and_differ(server):
    table = server.open(HUMAN | {"name": "Ann"}, HUMAN | {"name": "ann"})
    with table.sit(0) as ann, table.sit(1) as ben:
        assert [seat["name"] for seat in ann.info["seats"]] == ["Ann", "ann 2"]
        ben.send("rename", name="  <script>alert(1)</script>\n\u202e\u0000 ")
        ann.wait(lambda: ann.info["seats"][1]["name"] == "<script>alert(1)</script>")
        assert ben.ask("rename", "refused", name="ANN")["code"] == "name"
        assert ben.ask("rename", "refused", name="\u200b \n")["code"] == "name"
        ben.send("rename", name="x" * 500)
        ann.wait(lambda: ann.info["seats"][1]["name"] == "x" * 32)


def test_chat_reaches_everybody_and_whoever_comes_back(server):
    table = server.open(HUMAN | {"name": "Ann"}, HUMAN)
    with table.sit(0) as ann, table.watch() as carl:
        ann.send("say", text="a good\nday")
        line = carl.wait_for("chat")["lines"][0]
        assert (line["number"], line["seat"], line["name"], line["text"]) == (
            0, 0, "Ann", "a good day",
        )  # fmt: skip
        carl.send("say", text="z" * 9000)
        line = ann.wait_for("chat", lines=carl.wait_for("chat")["lines"])["lines"][0]
        assert (line["seat"], len(line["text"])) == (None, 500)
        assert ann.ask("say", "refused", text=" \n ")["code"] == "chat"
        for _ in range(9):
            ann.send("say", text="and on")
        assert ann.wait_for("refused")["code"] == "too_fast"
    with table.sit(1) as ben:
        assert [line["number"] for line in ben.wait_for("chat")["lines"]][:2] == [0, 1]
    with table.sit(1, chat=1) as ben:
        assert ben.wait_for("chat")["lines"][0]["number"] == 1


def test_emotes_reach_everybody_and_are_kept(server):
    table = server.open(HUMAN | {"name": "Ann"}, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben, table.watch() as carl:
        number = ann.number
        ann.send("emote", emote="well_played")
        for guest in (ann, ben, carl):
            said = guest.wait_for("chat")
            line = said["lines"][0]
            assert said["news"]
            assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "")
            assert line["emote"] == "well_played"
        carl.send("emote", emote="surprise")
        assert ben.wait_for("chat")["lines"][0]["seat"] is None
        ben.send("say", text="hm")
        assert (
            ann.wait_for("chat", lines=ben.wait_for("chat")["lines"])["lines"][0]["emote"] is None
        )
        assert ann.number == number
    with table.sit(1) as ben:
        kept = ben.wait_for("chat")
        assert [line["emote"] for line in kept["lines"]] == ["well_played", "surprise", None]
        assert not kept["news"]


def test_emotes_unknown_or_too_many_are_refused_to_the_sender_alone(light):
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        for emote in ("<b>", "", None, 3):
            assert ann.ask("emote", "refused", emote=emote)["code"] == "bad_message"
        for _ in range(9):
            ann.send("emote", emote="laugh")
        assert ann.wait_for("refused")["code"] == "too_fast"
        ben.send("emote", emote="thinking")
        ben.wait(lambda: any(
            line["emote"] == "thinking"
            for message in ben.messages if message["type"] == "chat" for line in message["lines"]
        ))  # fmt: skip
        heard = [message for message in ben.messages if message["type"] == "chat"]
        assert len(heard) <= 7
        assert not [message for message in ben.messages if message["type"] == "refused"]


def test_the_host_hands_the_role_to_another_person(server):
    table = server.open(HUMAN, HUMAN, OPEN, BOT)
    with table.sit(0) as ann, table.sit(1) as ben, table.watch() as carl:
        assert (ann.info["host"], ben.info["host"], carl.info["host_seat"]) == (True, False, 0)
        assert ben.ask("pass_host", "refused", seat=1)["code"] == "not_host"
        for seat in (0, 2, 3, 4, -1):
            assert ann.ask("pass_host", "refused", seat=seat)["code"] == "seat"
        ann.send("pass_host", seat=1)
        for guest in (ann, ben, carl):
            guest.wait(lambda guest=guest: guest.info["host_seat"] == 1)
        assert (ann.info["host"], ben.info["host"], carl.info["host"]) == (False, True, False)
        assert ann.ask("pause", "refused", on=True)["code"] == "not_host"
        ben.send("pause", on=True)
        ann.wait(lambda: ann.info["paused"])
    with table.sit(1) as ben:
        assert ben.info["host"]


def test_a_watching_host_hands_the_role_to_a_person(light):
    table = light.open(BOT, BOT, pace="slow")
    with Guest(light.port, table.table, table.answer["host"]) as host:
        invitation = host.ask("set_seat", "invitation", seat=1, kind="open")
        with Guest(light.port, table.table, invitation["secret"]) as ben:
            host.wait(lambda: host.info["seats"][1]["kind"] == "human")
            host.send("pass_host", seat=1)
            ben.wait(lambda: ben.info["host"])
            host.wait(lambda: not host.info["host"])
            assert host.ask("pause", "refused", on=True)["code"] == "not_host"


def test_the_host_hurries_bots(light, monkeypatch):
    monkeypatch.setitem(PACES, "slow", 3600.0)
    table = light.open(HUMAN, BOT, BOT, pace="slow")
    with table.sit(0) as ann, table.watch() as carl:
        assert carl.ask("hurry", "refused")["code"] == "not_host"
        ann.send("stand_in", on=True)
        start = ann.number
        while ann.number < start + 20:
            ann.send("hurry")
            ann.receive()
        assert ann.info["pace"] == "slow"
