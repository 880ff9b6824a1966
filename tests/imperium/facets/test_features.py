"""A position in numbers: named, bounded, the same whatever is hidden, and telling."""

import math

import pytest

import landsraad
from landsraad.core import contract
from landsraad.core.chance import Rng


def named(game, seat):
    rules = game.info.rules
    return dict(zip(rules.feature_names(), rules.features(game.state, seat), strict=True))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_features_of_a_seat_tell_nothing_hidden(seats):
    rng, compared = Rng(seats), 0
    game = landsraad.new("imperium", seats=seats, seed=seats)
    rules = game.info.rules
    for number, position in enumerate(contract.random_play(game, seats)):
        if number % 3:
            continue
        for seat in range(seats):
            seen = rules.features(position.state, seat)
            guess = rules.determinize(position.state, seat, Rng(rng.bits()))
            assert rules.features(guess, seat) == seen
            assert position.observe(seat).features() == seen
            assert all(math.isfinite(number) and -8 <= number <= 8 for number in seen)
            compared += 1
    assert compared > 12


def test_names_are_different():
    names = landsraad.games()["imperium"].rules.feature_names()
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_others_come_in_turn_order_and_rivals_last(seats):
    game = landsraad.new("imperium", seats=seats, seed=3)
    houses = len(game.state.players)
    for house, player in enumerate(game.state.players):
        player.vp = house + 1
    for seat in range(seats):
        shown = named(game, seat)
        order = [*range(seat, seats), *range(seat), *range(seats, houses)]
        owners = ("me", "next", "third", "fourth")
        for owner, house in zip(owners, order, strict=False):
            assert shown[f"{owner}.vp"] == pytest.approx((house + 1) / 10)
            assert shown[f"{owner}.rival"] == (house >= seats)
        absent = [name for name in shown if name.split(".")[0] in owners[houses:]]
        assert not any(shown[name] for name in absent)


def test_the_space_of_a_leader_has_a_feature_of_its_own():
    """IMP 32.1.4"""
    players = [{"leader": "esmar_tuek"}, {"leader": "count_ilban_richese"}]
    spice = {"bonus_spice": {"tueks_sietch": 2}}
    options = {"expansions": ["bloodlines"]}
    game = landsraad.position("imperium", 3, 1, players, spice, **options)
    assert named(game, 1)["bonus_spice.tueks_sietch"] == 2 / 4
