"""What a stranger tried at other people's tables, without having read the other tests."""

import pytest

from landsraad.table.names import RESERVED, skeleton, taken
from table.harness import BOT, HUMAN, OPEN, Guest, Server, agree, gather, play_on
from table.test_hosts import said

BLANKS = ("\u3164", "\u2800", "\u115f", "\uffa0", "\u17b4")


@pytest.mark.parametrize("name", ["Мax", "MAХ", "Ꮇax", "ᴍax", *(f"Max{blank}" for blank in BLANKS)])
def test_letters_of_other_alphabets_and_blank_ones_make_no_other_name(name):
    assert taken(name, ["Max"])


@pytest.mark.parametrize("name", ["Ηugo", "Νina", "Τom", "Κim", "Βen", "Υves", "Ζoe"])
def test_greek_capitals_look_like_latin_ones(name):
    plain = dict(zip("ΗΝΤΚΒΥΖ", "HNTKBYZ", strict=True))[name[0]] + name[1:]
    assert skeleton(name) == skeleton(plain)


@pytest.mark.parametrize("name", [*RESERVED, "Тhе tаblе", "spectator ", "Sресtаtоr"])
def test_nobody_speaks_in_the_name_of_the_table_or_of_spectators(light, name):
    """At the opening it went unnoticed; and a spectator has a name, too."""
    table = light.open(HUMAN | {"name": name}, HUMAN | {"name": "Ben"})
    with table.sit(0) as ann, table.sit(1) as ben:
        assert not taken(ann.info["seats"][0]["name"], RESERVED)
        assert ben.ask("rename", "refused", name=name)["code"] == "name"


@pytest.mark.parametrize("blank", BLANKS)
def test_nobody_has_a_name_that_cannot_be_seen(light, blank):
    table = light.open(HUMAN | {"name": blank * 3}, HUMAN | {"name": f"Be{blank}n"})
    with table.sit(0) as ann:
        assert [seat["name"] for seat in ann.info["seats"]] == ["Seat 1", "Ben"]
        assert ann.ask("rename", "refused", name=blank)["code"] == "name"
        assert ann.ask("say", "refused", text=blank)["code"] == "chat"


def test_a_stand_in_that_comes_and_goes_does_not_flood_the_chat(tmp_path):
    """Each time the table said so, twenty times a second and for good."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", message_burst=1000) as server:
        table = server.open(HUMAN, HUMAN, BOT)
        with table.sit(0) as ann, table.sit(1) as ben:
            for turn in range(40):
                ben.send("stand_in", on=not turn % 2)
            refused = [ben.wait_for("refused")["code"] for _ in range(20)]
            assert set(refused) == {"too_fast"}
            ann.hear_all()
            assert len(said(ann)) < 20


def test_a_stand_in_that_is_there_already_is_not_told_again(light):
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann:
        for _ in range(3):
            ann.send("stand_in", on=False)
        ann.send("say", text="done")
        ann.wait(lambda: said(ann))
        assert said(ann) == ["done"]


def test_an_answer_to_an_earlier_wish_agrees_to_no_later_one(light):
    """The same seat asked for the same position, but more had been chosen meanwhile."""
    table = light.open(HUMAN, HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben, table.sit(2) as eve:
        guests = [ann, ben, eve]
        play_on(guests, 12)
        while ann.turn == ann.position["undo"]["seat"]:
            play_on(guests, 1)
        asker = guests[ann.position["undo"]["seat"]]
        others = [guest for guest in guests if guest is not asker]
        asker.send("undo", position=asker.number)
        for guest in others:
            guest.wait(lambda guest=guest: guest.position["undo"]["asked_by"] is not None)
        early = others[0].position["undo"], others[0].number
        play_on(guests, 1)
        gather(guests)
        asker.send("undo", position=asker.number)
        others[0].wait(lambda: others[0].position["undo"]["asked_by"] is not None)
        wish, number = early
        assert wish["target"] == others[0].position["undo"]["target"]
        late = {"agree": True, "seat": wish["asked_by"], "target": wish["target"]}
        assert others[0].ask("answer_undo", "refused", position=number, **late)["code"] == "stale"
        assert others[0].position["undo"]["agreed"] == [asker.info["you"]]


def test_consent_does_not_pass_to_whoever_takes_the_seat(light):
    table = light.open(HUMAN, HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben, table.sit(2) as eve:
        play_on([ann, ben, eve], 20)
        ann.send("undo", position=ann.number)
        agree(ben)
        ann.wait(lambda: 1 in ann.position["undo"]["agreed"])
        ann.send("set_seat", seat=1, kind="open")
        invitation = ann.wait_for("invitation")
        with Guest(light.port, table.table, invitation["secret"]) as dan:
            assert dan.position["undo"]["asked_by"] is None
            assert dan.number == 20
            eve.wait(lambda: eve.info["seats"][1]["connected"])
            nobody = {"agree": True, "seat": 0, "target": 0, "position": 20}
            assert eve.ask("answer_undo", "refused", **nobody)["code"] == "stale"


def test_a_link_that_another_process_gave_out_is_known_at_once(postgres):
    """A guest who had claimed a seat here was turned away for good over there."""
    database = postgres.new_database()
    with Server(database) as here, Server(database) as there:
        table = here.open(HUMAN, OPEN)
        there.get(f"/api/tables/{table.table}").raise_for_status()
        deaf = there.lobby.rooms[table.table]
        there.lobby.rooms[table.table].refresh, refresh = no_news, deaf.refresh
        with table.sit(1) as guest:
            fresh = next(m["secret"] for m in guest.messages if m["type"] == "invitation")
            deaf.refresh = refresh
            with Guest(there.port, table.table, fresh) as again:
                assert again.info["you"] == 1


async def no_news():
    """A table that has not heard yet."""
