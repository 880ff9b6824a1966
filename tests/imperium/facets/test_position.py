"""Described positions: what is not said follows the rules, what cannot be is refused."""

import pytest

import landsraad
from imperium.table import Table
from landsraad import InvalidSetup

DEEP: list = []
for _ in range(5000):
    DEEP = [DEEP]


def build(seats=3, players=(), table=None, **options):
    return landsraad.position("imperium", seats, 1, players, table, **options)


@pytest.mark.parametrize("difficulty, count", [("mercenary", 0), ("sardaukar", 1), ("mentat", 1)])
def test_a_solo_rival_has_the_intrigue_cards_of_its_difficulty(difficulty, count):
    """IMP 18.2.2: they come from the bottom of the deck, so that its top stays as described."""
    top = ["windfall", "ambush", "bribery"]
    deal = {"intrigue_top": top, "turn": 0}
    table = Table(seats=1, difficulty=difficulty, hand="reconnaissance", table=deal)
    assert [table.player(rival)["intrigue_size"] for rival in (1, 2)] == [count, count]
    assert table.do("send reconnaissance carthag").intrigue == ["windfall"]


def test_a_described_rival_keeps_its_intrigue_cards():
    table = Table(seats=1, difficulty="mentat", others=[{"intrigue": ""}, {"intrigue": "ambush"}])
    assert [table.player(rival)["intrigue_size"] for rival in (1, 2)] == [0, 1]


@pytest.mark.parametrize(
    "seats, players, table",
    [
        (2, [], {"first": 2}),
        (2, [], {"control": {"arrakeen": 2}}),
        (2, [], {"mentat": 2}),
        (3, [{"swordmaster": True}], {"agents": {"arrakeen": [0, 0, 0]}, "mentat": 0}),
        (3, [{"influence": {"emperor": 2, "fremen": 3}, "vp": 1}], {}),
        (3, [{"leader": "paul_atreides", "masterstroke": True}], {}),
        (3, [{"hand": ["scout"] * 3}], {}),
        (3, [{"deck": ["dagger"] * 68}], {}),
        (3, [], {"row": ["arrakis_liaison"]}),
        (3, [], {"imperium_top": ["the_spice_must_flow"]}),
        (1, [{}, {"hand": ["dagger"]}], {}),
        (1, [{}, {"solari": 7}], {}),
        (1, [{}, {"intrigue": ["ambush", "ambush", "windfall"]}], {}),
    ],
)
def test_what_cannot_be_is_refused(seats, players, table):
    with pytest.raises(InvalidSetup) as refusal:
        build(seats, players, table)
    assert str(refusal.value)


ABSURD = {
    "huge": 10**5000, "deep": DEEP, "object": object(), "bytes": b"x", "nan": float("nan"),
    "set": {1, 2}, "surrogate": "\ud800", "long": "x" * 100_000,
}  # fmt: skip


@pytest.mark.parametrize("name", ABSURD)
def test_absurd_values_are_refused_in_few_words(name):
    value = ABSURD[name]
    for players, table in (
        ([{"hand": [value]}], {}), ([{"vp": value}], {}), ([value], {}), (value, {}),
        ([], {"phase": value}), ([], {"agents": {"arrakeen": value}}), ([], value),
        ([], {"closed": [value]}),
    ):  # fmt: skip
        with pytest.raises(InvalidSetup) as refusal:
            build(3, players, table)
        assert len(str(refusal.value)) < 1500


def test_a_description_is_copied():
    hand = ["dagger"]
    game = build(3, [{"hand": hand}])
    hand.append("scout")
    assert game.replay().play().digest() == game.digest()
