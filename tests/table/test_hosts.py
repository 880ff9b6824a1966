"""What a host cannot do unseen: look over shoulders, pick the deal, pass for somebody else."""

import pytest

import landsraad
from landsraad.core.chance import Rng
from landsraad.table import origin
from landsraad.table.names import taken
from landsraad.table.room import Room
from table.harness import BOT, HUMAN, OPEN, Guest, eventually


def refused(table, secret):
    with pytest.raises(AssertionError):
        guest = Guest(table.server.port, table.table, secret)
        guest.wait(lambda: guest.position or guest.messages)
        assert guest.messages[0]["type"] != "refused"


def test_a_claimed_seat_gets_a_link_that_the_host_does_not_know(server):
    table = server.open(HUMAN, OPEN)
    with table.sit(0) as host, table.sit(1) as guest:
        fresh = next(m for m in guest.messages if m["type"] == "invitation")
        assert fresh["seat"] == 1
        assert fresh["secret"] != table.secrets[1]
        host.wait(lambda: any("its link has changed" in frame for frame in host.frames))
        assert not any(fresh["secret"] in frame for frame in host.frames)
        refused(table, table.secrets[1])
        with Guest(server.port, table.table, fresh["secret"]) as again:
            assert again.info["you"] == 1
            assert not any(m["type"] == "invitation" for m in again.messages)


def said(guest):
    return [line["text"] for m in guest.messages if m["type"] == "chat" for line in m["lines"]]


def test_what_a_host_does_to_seats_is_told_to_everybody(light):
    table = light.open(HUMAN | {"name": "Ann"}, HUMAN | {"name": "Ben"}, HUMAN | {"name": "Eve"})
    with table.sit(0) as ann, table.sit(1), table.sit(2) as eve:
        ann.send("set_seat", seat=1, kind="bot", bot="greedy")
        eve.wait(lambda: any("Ben leaves seat 2, and the bot" in text for text in said(eve)))
        ann.send("set_seat", seat=1, kind="open")
        eve.wait(lambda: any("seat 2 is open again" in text for text in said(eve)))
        ann.send("stand_in", on=True)
        eve.wait(lambda: "A bot plays for Ann." in said(eve))
        ann.send("stand_in", on=False)
        eve.wait(lambda: "Ann plays again." in said(eve))


def test_a_chosen_deal_is_marked_for_everybody(light):
    drawn = light.open(BOT, BOT, seed=None)
    assert drawn.summary()["chosen"] == ""
    given = light.open(HUMAN, HUMAN, seed="7")
    with given.sit(1) as guest, given.watch() as spectator:
        assert (guest.info["chosen"], spectator.info["chosen"]) == ("seed", "seed")
    replay = landsraad.new("imperium", 2, 7).replay().to_json()
    assert light.open(BOT, HUMAN, seed=None, replay=replay).summary()["chosen"] == "replay"
    described = landsraad.position("imperium", 2, 7, players=[{"spice": 9}]).replay().to_json()
    assert light.open(BOT, HUMAN, seed=None, replay=described).summary()["chosen"] == "position"
    with given.sit(0):
        fork = light.fork(given.table, seats=[HUMAN, BOT], secret=given.secrets[0])
        assert fork.summary()["chosen"] == "guess"


def test_a_table_deals_from_128_random_bits():
    seeds = {origin.new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(seed >> 128 == 1 for seed in seeds)
    seed = seeds.pop()
    game = landsraad.new("imperium", 3, seed)
    for _ in range(60):
        game.apply(game.decision.options[0])
    again = landsraad.Replay.from_json(game.replay().to_json()).play()
    assert again.digest() == game.digest()
    assert game.state.rng.state > seed, "chance counts on from the seed"


def test_sealed_chance_is_a_hash_of_a_count_and_small_seeds_stay_as_they_were():
    assert [Rng(7).bits(), Rng(0).bits()] == [7191089600892374487, 16294208416658607535]
    rng = Rng(1 << 128)
    first = [rng.bits() for _ in range(3)]
    assert first == [Rng((1 << 128) + n).bits() for n in range(3)]
    assert all(0 <= bits < 1 << 64 for bits in first)
    assert rng.copy().bits() == rng.bits()


def test_bots_answer_at_the_same_pace_with_one_option_as_with_many(light, monkeypatch):
    pauses = []
    breathe = Room._breathe

    async def noted(self, seconds):
        pauses.append((len(self.game.decision.moves), seconds))
        await breathe(self, 0)

    monkeypatch.setattr(Room, "_breathe", noted)
    table = light.open(BOT, BOT, pace="normal")
    eventually(lambda: sum(moves == 1 for moves, _ in pauses) > 3 or table.summary()["ended"])
    assert {moves == 1 for moves, _ in pauses} == {True, False}
    assert min(seconds for _, seconds in pauses) >= 0.7


@pytest.mark.parametrize(
    "name", ["Paul", "PAUL", "Pаul", "P aul", "Pau1", "Раul", "Paúl", "Pau\u200dl"]
)
def test_names_that_look_alike_are_taken(name):
    assert taken(name, ["Chani", "Paul"])
    assert not taken(name, ["Chani", "Paula"])


def test_a_name_that_looks_like_anothers_is_refused(light):
    table = light.open(HUMAN | {"name": "Paul"}, HUMAN | {"name": "Раul"})
    with table.sit(0) as ann, table.sit(1) as ben:
        assert ann.info["seats"][1]["name"] == "Раul 2"
        assert ben.ask("rename", "refused", name="Pau1")["code"] == "name"
        assert ben.ask("rename", "refused", name="\0")["code"] == "name"
        ben.send("rename", name="Be\0n")
        ben.wait(lambda: ben.info["seats"][1]["name"] == "Ben")
