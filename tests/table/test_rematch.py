"""The same people play again: their links lead to the same seats of a new table."""

from table.harness import BOT, HUMAN, OPEN, Guest


def ended(server, *seats, **order):
    """A table whose game was abandoned by the host at seat 0."""
    table = server.open(*seats, **order)
    with table.sit(0) as host:
        host.send("abandon")
        host.wait(lambda: host.info["ended"])
    return table


def test_a_rematch_is_offered_to_everybody_and_opened_by_their_own_links(server):
    table = ended(server, HUMAN | {"name": "Ann"}, HUMAN | {"name": "Ben"}, OPEN, BOT)
    with table.sit(0) as ann, table.sit(1) as ben, table.watch() as carl:
        assert ann.info["rematch"] is None
        ben.send("rematch")
        for guest in (ann, ben, carl):
            guest.wait(lambda guest=guest: guest.info["rematch"])
        again = ann.info["rematch"]
        assert again != table.table
        assert ben.info["rematch"] == carl.info["rematch"] == again
        for secret in table.secrets.values():
            assert secret not in "".join(ann.frames + ben.frames + carl.frames)
    new = [Guest(server.port, again, table.secrets[seat]) for seat in (0, 1)]
    watcher = Guest(server.port, again, table.answer["spectator"])
    with new[0] as ann, new[1] as ben, watcher as carl:
        assert [guest.info["you"] for guest in (ann, ben, carl)] == [0, 1, None]
        assert [guest.info["host"] for guest in (ann, ben, carl)] == [False, True, False]
        assert [seat["kind"] for seat in ann.info["seats"]] == ["human", "human", "open", "bot"]
        assert [seat["name"] for seat in ann.info["seats"]][:2] == ["Ann", "Ben"]
        assert (ann.info["ended"], ann.info["rematch"]) == ("", None)
        assert ann.info["seed_hash"] != table.answer["seed_hash"]
        assert ann.view["players"][1].get("hand") is None


def test_there_is_one_rematch_however_often_it_is_asked_for(server):
    table = ended(server, HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        for guest in (ann, ben, ann):
            guest.send("rematch")
        again = ann.wait(lambda: ann.info["rematch"])
        ben.wait(lambda: ben.info["rematch"])
        ben.hear_all()
        ann.hear_all()
        assert ann.info["rematch"] == ben.info["rematch"] == again


def test_a_rematch_comes_after_the_end_and_from_a_seat(server):
    running = server.open(HUMAN, HUMAN)
    with running.sit(0) as ann:
        assert ann.ask("rematch", "refused")["code"] == "running"
        assert ann.info["rematch"] is None
    over = ended(server, HUMAN, HUMAN)
    with over.watch() as carl:
        assert carl.ask("rematch", "refused")["code"] == "not_host"


def test_a_removed_guest_does_not_get_into_the_rematch(light):
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as host:
        host.send("set_seat", seat=1, kind="bot", bot="random")
        host.wait(lambda: host.info["seats"][1]["kind"] == "bot")
        host.send("abandon")
        host.wait(lambda: host.info["ended"])
        host.send("rematch")
        again = host.wait(lambda: host.info["rematch"])
    stranger = Guest(light.port, again, table.secrets[1])
    assert stranger.closed() == 4403


def test_bots_go_on_in_the_rematch_of_a_table_of_bots(light):
    table = light.open(BOT, BOT, pace="slow")
    with Guest(light.port, table.table, table.answer["host"]) as host:
        host.send("abandon")
        host.wait(lambda: host.info["ended"])
        host.send("rematch")
        again = host.wait(lambda: host.info["rematch"])
    with Guest(light.port, again, table.answer["host"]) as host:
        assert host.info["host"]
        host.send("set_pace", pace="instant")
        host.wait(lambda: host.number > 5)
