"""Some of all the ways to play, through every environment; `every` goes through all of them."""

import pytest

from envs.every import CHECKS, variants
from landsraad.core import registry
from landsraad.envs.encoding import Encoding

EVERY = variants()
OF_SEATS = {(variant.game, variant.seats): variant for variant in EVERY}
CHEAP = list(dict.fromkeys(map(EVERY.index, [*OF_SEATS.values(), *EVERY[::25]])))
DEAR = range(5, len(EVERY), 60)
"""Two walks through the list: one meets every game and number of seats."""


@pytest.mark.parametrize("variant", [EVERY[at] for at in CHEAP], ids=str)
@pytest.mark.parametrize("check", ["arrays", "redeals"])
def test_what_a_seat_is_shown_is_true_and_no_secret(variant, check):
    assert CHECKS[check](variant) > 0


@pytest.mark.parametrize("variant", [EVERY[at] for at in DEAR], ids=str)
@pytest.mark.parametrize("check", ["pettingzoo", "gymnasium", "openspiel"])
def test_the_tests_of_others_accept_it(variant, check):
    pytest.importorskip("pyspiel" if check == "openspiel" else check)
    assert CHECKS[check](variant) == 1


def test_the_list_has_every_game_and_number_of_seats():
    known = {(name, seats) for name, info in registry.games().items() for seats in info.seats}
    assert set(OF_SEATS) == known


def test_a_game_that_packs_nothing_has_the_same_arrays():
    """Games that others bring need no more than `Rules.features`."""
    from dataclasses import replace

    game = registry.new_match("dawn_of_the_fremen", 2, 1)
    plain = Encoding(replace(game.info, packing=None))
    packed = Encoding(game.info)
    shown = packed.observation(game.state, 0)
    assert plain.observation(game.state, 0).tolist() == shown.tolist()
