"""Joint deals: nobody, not even the server, can choose the seed alone."""

from __future__ import annotations

import hashlib

import pytest

from table.harness import BOT, HUMAN, OPEN, Guest, Opened, Server, play_on

SHARES = ["0123456789abcdef" * 2, "fedcba9876543210" * 2, "00ff00ff00ff00ff" * 2]


def joint(server: Server, *seats: dict[str, object], **order: object) -> Opened:
    return server.open(*seats, seed=None, joint=True, **order)


def arrive(opened: Opened, seat: int, **hello: object) -> Guest:
    """Sit down at a table that may not have been dealt."""
    guest = opened.sit(seat, **hello)
    guest.wait(lambda: guest.info)
    return guest


def test_the_cards_are_dealt_when_everybody_has_come(server: Server):
    opened = joint(server, HUMAN, OPEN, BOT)
    host = arrive(opened, 0, share=SHARES[0])
    host.hear_all()
    assert host.info["waits_for"] == [1]
    assert host.info["shares"] is None
    assert not host.position
    assert opened.summary()["turn"] is None
    assert host.ask("choose", "refused", position=0, notation="reveal")["code"] == "waiting"
    assert host.ask("look", "refused", id=1, at=0)["code"] == "waiting"
    assert host.ask("undo", "refused", position=0)["code"] == "waiting"

    with opened.sit(1, share=SHARES[1]) as guest:
        host.wait(lambda: host.position)
        assert host.info["waits_for"] == guest.info["waits_for"] == []
        assert host.info["shares"] == guest.info["shares"] == [SHARES[0], SHARES[1], ""]
        assert host.number == guest.number


def test_everybody_can_compute_the_seed_at_the_end(server: Server):
    opened = joint(server, HUMAN, HUMAN)
    promise = opened.answer["seed_hash"]
    one = arrive(opened, 0, share=SHARES[0])
    with opened.sit(1, share=SHARES[1]) as other:
        one.wait(lambda: one.position)
        play_on([one, other], 4)
        one.send("abandon")
        one.wait(lambda: one.info["ended"])
    sealed, salt = one.info["seed"].split(":")
    assert hashlib.sha256(f"landsraad:{sealed}:{salt}".encode()).hexdigest() == promise
    words = f"landsraad:{sealed}:{SHARES[0]},{SHARES[1]}"
    seed = (1 << 128) + int(hashlib.sha256(words.encode()).hexdigest()[:32], 16)
    replay = server.get(f"/api/tables/{opened.table}/replay").json()
    assert replay["seed"] == seed
    assert server.get(f"/api/tables/{opened.table}").json()["shares"] == SHARES[:2]


def test_a_first_share_counts_and_a_second_does_not(light: Server):
    opened = joint(light, HUMAN, OPEN)
    arrive(opened, 0, share=SHARES[0])
    again = arrive(opened, 0, share=SHARES[2])
    with opened.sit(1, share=SHARES[1]):
        again.wait(lambda: again.position)
    assert again.info["shares"] == SHARES[:2]


def test_another_share_deals_other_cards(light: Server):
    deals = set()
    for share in SHARES:
        opened = joint(light, HUMAN, BOT, BOT)
        with opened.sit(0, share=share) as guest:
            guest.send("abandon")
            guest.wait(lambda guest=guest: guest.info["ended"])
        replay = light.get(f"/api/tables/{opened.table}/replay").json()
        deals.add(replay["seed"])
    assert len(deals) == len(SHARES)


def test_the_host_may_begin_without_those_who_are_late(server: Server):
    opened = joint(server, HUMAN, OPEN, OPEN)
    host = arrive(opened, 0, share=SHARES[0])
    late = arrive(opened, 1, share=SHARES[1])
    assert late.ask("begin", "refused")["code"] == "not_host"
    host.send("begin")
    host.wait(lambda: host.position)
    assert host.info["shares"] == [SHARES[0], SHARES[1], ""]
    assert host.ask("begin", "refused")["code"] == "begun"
    with opened.sit(2, share=SHARES[2]) as last:
        assert last.info["shares"] == [SHARES[0], SHARES[1], ""]


def test_a_seat_given_to_a_bot_is_not_waited_for(light: Server):
    opened = joint(light, HUMAN, OPEN, BOT)
    host = arrive(opened, 0, share=SHARES[0])
    host.send("set_seat", seat=1, kind="bot")
    host.wait(lambda: host.position)
    assert host.info["shares"] == [SHARES[0], "", ""]


def test_a_seat_that_changes_hands_gives_another_share(light: Server):
    opened = joint(light, HUMAN, OPEN, OPEN)
    host = arrive(opened, 0, share=SHARES[0])
    arrive(opened, 1, share=SHARES[1])
    host.send("set_seat", seat=1, kind="open")
    host.wait(lambda: host.info["waits_for"] == [1, 2])
    assert host.info["shares"] is None


@pytest.mark.parametrize("share", ["x" * 32, "0" * 31, "0" * 4000, "A" * 32])
def test_what_is_no_share_is_refused(light: Server, share: str):
    opened = joint(light, HUMAN, BOT)
    guest = opened.sit(0, share=share)
    assert guest.receive()["code"] == "bad_message"
    assert opened.summary()["turn"] is None


def test_a_deal_that_somebody_chose_is_not_joint(light: Server):
    opened = light.open(HUMAN, OPEN, joint=True)
    with opened.sit(0) as host:
        assert host.info["chosen"] == "seed"
        assert host.info["shares"] is None


def test_a_table_that_waits_survives_a_restart(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with Server(database) as server:
        opened = joint(server, HUMAN, OPEN)
        arrive(opened, 0, share=SHARES[0])
    with Server(database) as server:
        opened.server = server
        host = arrive(opened, 0, share=SHARES[2])
        with opened.sit(1, share=SHARES[1]):
            host.wait(lambda: host.position)
        assert host.info["shares"] == SHARES[:2]


def test_a_rematch_is_dealt_by_new_shares(light: Server):
    opened = joint(light, HUMAN, BOT)
    with opened.sit(0, share=SHARES[0]) as host:
        host.send("abandon")
        host.wait(lambda: host.info["ended"])
        host.send("rematch")
        host.wait(lambda: host.info["rematch"])
        secret = opened.secrets[0]
        with Guest(light.port, host.info["rematch"], secret, share=SHARES[2]) as again:
            assert again.info["shares"] == [SHARES[2], ""]


def test_a_deal_that_waits_cannot_be_forked_or_shown(light: Server):
    opened = joint(light, HUMAN, OPEN)
    host = arrive(opened, 0)
    answer = light.post(
        f"/api/tables/{opened.table}/fork", {"seats": [HUMAN, BOT], "secret": opened.secrets[0]}
    )
    assert answer.json()["code"] == "waiting"
    host.send("abandon")
    host.wait(lambda: host.info["ended"])
    assert light.get(f"/api/tables/{opened.table}/replay").json()["code"] == "waiting"
