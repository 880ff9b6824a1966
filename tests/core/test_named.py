"""Events by keys: every component in them is one of the catalogue, and no secret is told."""

import pytest

import landsraad
from landsraad.core.contract import random_play

WAYS = [
    ("imperium", 4, {}),
    ("imperium", 3, {"edition": "uprising", "modules": ["choam", "tech"],
                     "expansions": ["bloodlines", "ix"]}),
    ("imperium", 6, {"expansions": ["bloodlines"]}),
    ("imperium", 2, {"edition": "uprising"}),
    ("dawn_of_the_fremen", 3, {}),
    ("war_for_arrakis", 2, {}),
]  # fmt: skip
ABOUT = {
    "send": "cards", "reveal": "cards", "acquire": "cards", "trash": "cards", "play": "intrigue",
    "leader": "leaders", "conflict": "conflicts",
}  # fmt: skip
"""Some kinds of events of Imperium, and in which table of the sheet their first key is."""


def played(name, seats, options):
    game = landsraad.new(name, seats=seats, seed=8, **options)
    for _ in random_play(game, 2):
        pass
    return game


def strings(values):
    for value in values:
        if isinstance(value, tuple):
            yield from strings(value)
        else:
            yield value


@pytest.mark.parametrize("name, seats, options", WAYS)
def test_named_events_are_the_same_events_by_keys(name, seats, options):
    game = played(name, seats, options)
    plain, named = game.events(0), game.events(0, named=True)
    assert [(n, e.kind, e.seat, e.eyes) for n, e in plain] == [
        (n, e.kind, e.seat, e.eyes) for n, e in named
    ]
    for (_, event), (_, told) in zip(plain, named, strict=True):
        assert len(event.public) == len(told.public)
        assert (event.secret is None) == (told.secret is None), "a seat is told no more by names"


@pytest.mark.parametrize("name, seats, options", WAYS[:4])
def test_cards_leaders_and_conflicts_are_named_by_keys_of_the_catalogue(name, seats, options):
    game = played(name, seats, options)
    known = {entry.key for entry in landsraad.cards(name)}
    met = set()
    for _, event in game.events(None, named=True):
        if event.kind in ABOUT:
            met.add(event.kind)
            keys = [one for one in strings(event.public[:1]) if one is not None]
            assert set(keys) <= known, event
    assert met >= {"send", "reveal", "leader", "conflict"}


def test_drawn_cards_are_named_to_their_owner_only():
    game = landsraad.new("imperium", seats=3, seed=7)
    own, others = (
        [event for _, event in game.events(seat, named=True)
         if event.kind == "draw" and event.seat == 0]
        for seat in (0, 1)
    )  # fmt: skip
    assert sorted(own[0].secret) == sorted(game.view(0)["players"][0]["hand"])
    assert others[0].secret is None
