"""Hints: for whom, of what, and that they hold up nothing."""

import pytest

from table.harness import BOT, HUMAN, Server


@pytest.fixture
def quick(tmp_path):
    """A server whose mentat thinks for a moment only."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", hint_seconds=0.1) as running:
        yield running


def advice(guest):
    return guest.ask("hint", "advice", id=5, position=guest.number)


def test_alone_against_bots_the_mentat_may_be_asked(quick):
    table = quick.open(HUMAN, BOT, BOT)
    with table.sit(0) as ann, table.watch() as carl:
        assert ann.info["hints"]
        assert not carl.info["hints"]
        ann.wait(lambda: len(ann.options) > 1)
        number, before = ann.number, len(carl.frames)
        found = advice(ann)
        assert (found["id"], found["text"]) == (5, "")
        assert 1 <= len(found["options"]) <= 4
        for option in found["options"]:
            assert option["notation"] in ann.options
            assert 0 <= option["chance"] <= 1
        assert ann.number == number
        carl.hear_all()
        assert not any("advice" in frame for frame in carl.frames[before:])
        assert carl.ask("hint", "refused", id=1, position=number)["code"] == "not_yours"


def test_with_people_only_the_host_can_allow_hints(quick):
    table = quick.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.sit(1) as ben:
        first, second = (ann, ben) if ann.options else (ben, ann)
        assert not ann.info["hints"]
        assert not ben.info["hints"]
        assert "off" in advice(first)["text"]
        assert ben.ask("set_hints", "refused", on=True)["code"] == "not_host"
        ann.send("set_hints", on=True)
        for guest in (ann, ben):
            guest.wait(lambda guest=guest: guest.info["hints"])
        assert advice(first)["options"]
        waits = advice(second)
        assert (waits["options"], bool(waits["text"])) == ([], True)
        ann.send("set_hints", on=False)
        first.wait(lambda: not first.info["hints"])
        assert advice(first)["options"] == []


def test_a_hint_holds_up_nothing_and_is_for_the_position_asked_about(quick):
    table = quick.open(HUMAN, BOT)
    with table.sit(0) as ann:
        ann.wait(lambda: len(ann.options) > 1)
        stale = ann.ask("hint", "advice", id=1, position=ann.number + 1)
        assert stale["options"] == []
        number, offered = ann.number, ann.options
        ann.send("hint", id=2, position=number)
        assert "already" in ann.ask("hint", "advice", id=3, position=number)["text"]
        ann.choose()
        ann.wait(lambda: ann.number > number)
        answers = [message for message in ann.messages if message.get("id") == 2]
        found = answers[0] if answers else ann.wait_for("advice", id=2)
        assert {option["notation"] for option in found["options"]} <= set(offered)
