"""A position in numbers and its answers by number: telling, relative, of the built-in content."""

import pytest

import landsraad
from dawn.table import Table
from dawn.test_content import MAP
from landsraad import InvalidSetup
from landsraad.core import contract

NAME = "dawn_of_the_fremen"
RULES = landsraad.games()[NAME].rules


def named(game, seat):
    return dict(zip(RULES.feature_names(), RULES.features(game.state, seat), strict=True))


def test_each_seat_sees_itself_first_and_absent_seats_as_nothing():
    table = Table(
        {"tsimpo": "0 sietch stillsuit water*2", "hagga_basin": "1 maker", "old_gap": "2"},
        seats=3,
        phase="action",
        debts={0: {"iduali": 4}},
        alliances=[[0, 2]],
    )
    mine, theirs = named(table.game, 0), named(table.game, 1)
    assert mine["land.tsimpo.me"] == theirs["land.tsimpo.third"] == 1
    assert mine["land.old_gap.ally"] == 1
    assert theirs["land.old_gap.ally"] == 0
    assert mine["land.hagga_basin.maker"] == mine["land.hagga_basin.next"] == 1
    assert mine["land.red_chasm.abandoned"] == 1
    assert mine["me.debts.next"] == theirs["third.debts.me"] == 0.5
    assert mine["me.tokens.stillsuit"] == theirs["third.tokens.stillsuit"] > 0
    assert mine["third.ally"] == 1
    assert mine["me.deciding"] == theirs["third.deciding"] == 1
    assert mine["ask.first_action"] == mine["phase.action"] == 1
    assert not any(value for key, value in mine.items() if key.startswith("fourth."))


def test_an_attack_shows_its_target_its_sums_and_who_is_with_it():
    table = Table({"tsimpo": "0 stillsuit", "hagga_basin": "1"}, phase="action")
    before = named(table.game, 1)
    assert before["land.hagga_basin.bearing.rival"] > 0
    assert before["me.exposed"] > 0
    table = Table(
        {"tsimpo": "0 stillsuit", "hagga_basin": "1"}, phase="action", debts={1: {"tabr": 2}}
    ).do("attack hagga_basin")
    seen = named(table.game, 1)
    assert seen["ask.bar"] == seen["land.hagga_basin.target"] == seen["attack.by.next"] == 1
    assert seen["attack.for.next"] == seen["attack.against.me"] == seen["attack.ahead"] == 1
    assert seen["attack.strength"] > seen["attack.defence"] > 0


def test_an_offer_shows_what_is_given_for_what():
    table = Table(
        {"tsimpo": "0 water", "hagga_basin": "1 food"}, phase="trade", rolled="both_moons",
        debts={0: {"iduali": 1}},
    ).do("give debt_iduali")  # fmt: skip
    seen = named(table.game, 1)
    assert seen["ask.offered"] == seen["offer.by.next"] == 1
    assert seen["offer.give.debt.me"] == seen["offer.want.food"] == 1
    assert seen["offer.give.water"] == seen["offer.want.debt.me"] == 0


def test_face_down_sites_have_no_kind():
    game = landsraad.new(NAME, seats=2, seed=3)
    kinds = [key for key in RULES.feature_names() if ".site." in key]
    for position in contract.random_play(game, 3):
        seen = named(position, 0)
        shown = {key.rsplit(".", 1)[1] for key in kinds if seen[key]}
        if not seen["phase.harj"] or shown - {"face_down"}:
            assert "face_down" not in shown
            return
    raise AssertionError("the sites were never turned over")


def test_other_tokens_are_seen_and_other_maps_have_no_arrays():
    land = {"tsimpo": "0 crysknife", "hagga_basin": "1"}
    sharper = {"tokens": {"crysknife": {"strength": 9}}}
    plain, strong = Table(land), Table(land, options={"content": sharper})
    key = "land.tsimpo.strength"
    assert named(strong.game, 0)[key] > named(plain.game, 0)[key]
    other = landsraad.new(NAME, seats=2, seed=1, content={"map": MAP})
    with pytest.raises(InvalidSetup, match="built-in map"):
        RULES.features(other.state, 0)


def test_environments_refuse_another_map_clearly():
    vector = pytest.importorskip("landsraad.envs.vector")
    with pytest.raises(InvalidSetup, match="built-in content"):
        vector.VectorGames(NAME, 2, seats=2, seed=1, content={"map": MAP}).reset()
