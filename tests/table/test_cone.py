"""Cones of silence: partners confer for a while, and nobody else ever knows what was said."""

from contextlib import ExitStack

import pytest

import landsraad
from landsraad.core.chance import Rng
from landsraad.core.contract import random_option
from landsraad.table.cone import SECONDS
from table.harness import HUMAN, gather

WAR = "war_for_arrakis"
SECRET = "shai hulud by the western rim"


@pytest.fixture
def opened(server):
    """Of four players somebody may use a cone."""
    game, rng = landsraad.new(WAR, 4, 3), Rng(3)
    while "cone" not in [option.notation for option in game.decision.options]:
        game.apply(random_option(game.decision, rng))
    replay = game.replay().to_json()
    return server.open(*[HUMAN] * 4, game=WAR, replay=replay, seed=None)


def test_partners_confer_and_nobody_else_reads_it(server, opened):
    """WFA 21.6.3"""
    with ExitStack() as stack:
        guests = [stack.enter_context(opened.sit(seat)) for seat in range(4)]
        watcher = stack.enter_context(opened.watch())
        seat = guests[0].turn
        team = landsraad.games()[WAR].teams(4)
        partners = [n for n in range(4) if team[n] == team[seat]]
        user, partner = guests[seat], guests[next(n for n in partners if n != seat)]
        assert user.ask("whisper", "refused", text=SECRET)["code"] == "cone"
        user.choose("cone")
        for guest in (user, partner):
            told = guest.wait_for("confided")
            assert sorted(told["seats"]) == partners
            assert 0 < told["seconds"] <= SECONDS
        user.send("whisper", text=SECRET)
        assert partner.wait_for("whispered")["text"] == SECRET
        assert user.wait_for("whispered")["seat"] == seat
        gather(guests)
        for outsider in (*(guests[n] for n in range(4) if n not in partners), watcher):
            outsider.hear_all()
            assert not any(SECRET in frame or "confided" in frame for frame in outsider.frames)
        with opened.sit(partner.info["you"]) as again:
            assert again.wait_for("confided")["seconds"] <= SECONDS
            again.hear_all()
            assert not any(SECRET in frame for frame in again.frames)
        room = server.lobby.rooms[opened.table]
        room.cone._until = dict.fromkeys(room.cone._until, 0.0)
        assert user.ask("whisper", "refused", text=SECRET)["code"] == "cone"


def test_spectators_and_empty_words_are_refused(opened):
    """WFA 21.6.3"""
    with opened.sit(0) as guest, opened.watch() as watcher:
        assert guest.ask("whisper", "refused", text=" ")["code"] == "chat"
        assert watcher.ask("whisper", "refused", text=SECRET)["code"] == "not_yours"
