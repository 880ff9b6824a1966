"""The audit notices a piece too many or too few, of every mechanism."""

import pytest

from imperium.table import Table
from landsraad.games.imperium.facets.audit import audit

IX = {"ix": True}
BLOODLINES = {"bloodlines": True}


def part(owner, key, **changes):
    for name, value in changes.items():
        setattr(owner.parts[key], name, value)


@pytest.mark.parametrize(
    "options, tamper",
    [
        ({}, lambda state: state.players[0].hand.append(0)),
        ({}, lambda state: state.intrigue_deck.pop()),
        ({}, lambda state: setattr(state.players[0], "supply", 13)),
        (IX, lambda state: part(state, "tech", trashed=(0,))),
        (IX, lambda state: part(state.players[0], "tech", negotiators=1)),
        (IX, lambda state: part(state.players[0], "tech", flipped=1)),
        (IX, lambda state: part(state.players[0], "dreadnoughts", garrison=1)),
        (IX, lambda state: part(state.players[0], "shipping", freighter=4)),
        (BLOODLINES, lambda state: part(state, "commanders", bank=5)),
        (BLOODLINES, lambda state: part(state.players[0], "commanders", garrison=1)),
        (BLOODLINES, lambda state: part(state, "commanders", skills=())),
        (BLOODLINES, lambda state: part(state, "twisted", discard=(0,))),
        (BLOODLINES, lambda state: part(state.players[0], "ledger", kept_home=9)),
        (
            BLOODLINES | {"leader": "chani"},
            lambda state: part(state.players[0], "tactics", token=99),
        ),
        (
            BLOODLINES | {"leader": "steersman_yrkoon"},
            lambda state: part(state.players[0], "navigation", played=(0, 0)),
        ),
        (
            BLOODLINES | {"leader": "duncan_idaho", "agents_fighting": 1},
            lambda state: part(state.players[0], "fray", agents=0),
        ),
    ],
)
def test_a_position_that_was_tampered_with_is_noticed(options, tamper):
    others = [{"leader": "count_ilban_richese"}, {"leader": "helena_richese"}]
    state = Table(others=others, **options).game.state
    audit(state)
    tamper(state)
    with pytest.raises(AssertionError):
        audit(state)


def test_a_part_of_a_set_that_is_not_in_play_is_noticed():
    state = Table().game.state
    state.parts |= Table(ix=True).game.state.parts
    with pytest.raises(AssertionError):
        audit(state)
