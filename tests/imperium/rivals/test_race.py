"""The race of a lone player: what brings a win nearer, and when."""

import pytest

import landsraad
from imperium.table import Table
from landsraad.games.imperium.rivals.race import race


def chance(*, rivals=({}, {}), number=5, **me):
    table = Table(seats=1, table={"round": number}, others=list(rivals), **me)
    return race(table.game.state)


@pytest.mark.parametrize(
    "better",
    [{"vp": 3}, {"spice": 4}, {"solari": 6}, {"water": 3}, {"garrison": 6}, {"council": True},
     {"swordmaster": True}, {"influence": {"fremen": 1}}, {"intrigue": "ambush"}],
    ids=str,
)  # fmt: skip
def test_whatever_serves_a_house_brings_it_nearer(better):
    assert chance(**better) > chance()


@pytest.mark.parametrize("theirs", [{"vp": 2}, {"spice": 6}, {"water": 2}], ids=str)
def test_whatever_a_rival_has_makes_it_harder(theirs):
    """IMP 18.4.3: what rivals gather becomes points."""
    assert chance(rivals=(theirs, {})) < chance()


def test_the_stronger_rival_counts_more():
    strong = {"vp": 5}
    assert chance(rivals=(strong, {"vp": 3}), vp=4) < chance(rivals=(strong, {}), vp=4)
    gain = chance(rivals=({"vp": 4}, {}), vp=4) - chance(rivals=(strong, {}), vp=4)
    small = chance(rivals=(strong, {}), vp=4) - chance(rivals=(strong, {"vp": 1}), vp=4)
    assert gain > 3 * small > 0


def test_a_swordmaster_is_worth_more_early():
    def gain(number):
        return chance(number=number, vp=4, swordmaster=True) - chance(number=number, vp=4)

    assert gain(3) > 2 * gain(9)


def test_a_lead_is_surer_near_the_end():
    rivals = ({"vp": 7}, {"vp": 6})
    assert chance(number=10, vp=9, rivals=rivals) > chance(number=6, vp=9, rivals=rivals) > 0.5


def test_a_whole_game_gives_chances():
    game = landsraad.new("imperium", seats=1, seed=3)
    while (decision := game.decision) is not None:
        assert 0 < race(game.state) < 1
        game.apply(decision.moves[-1])
