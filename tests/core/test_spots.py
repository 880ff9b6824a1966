"""What an option tells a client: where it lies on the table, and whether it may be taken alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import landsraad
from landsraad.core.chance import Rng
from landsraad.core.contract import random_option
from landsraad.core.decisions import Option
from landsraad.core.observation import option_view

EVERYTHING = {"expansions": ["ix", "bloodlines"], "modules": ["tech"]}
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "imperium": (4, EVERYTHING),
    "war_for_arrakis": (2, {"last_round": 4}),
    "dawn_of_the_fremen": (3, {}),
}
SHEETS = {
    "imperium": {
        "space": "spaces", "hand": "cards", "discard": "cards", "play": "cards",
        "market": "cards", "opening": "cards", "intrigue": "intrigue", "seen": "intrigue",
        "tech": "tech", "own": "tech", "project": "tech", "skill": "skills",
        "course": "navigation", "leader": "leaders", "house": "leaders",
    },
    "war_for_arrakis": {
        "area": "areas", "zone": "zones", "card": "planning", "leader": "leaders",
        "prescience": "prescience", "die": "results", "their_die": "results",
    },
    "dawn_of_the_fremen": {"token": "tokens", "card": "cards"},
}  # fmt: skip
"""By game and kind, the part of the sheet that has a component of that key."""


def offered(name: str, seed: int) -> Iterator[Option]:
    """Every option that one random game offers."""
    seats, options = GAMES[name]
    game, rng = landsraad.new(name, seats, seed, **options), Rng(seed)
    while (decision := game.decision) is not None:
        yield from decision.options
        game.apply(random_option(decision, rng))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_an_option_names_what_its_notation_names(name: str, seed: int) -> None:
    sheet = landsraad.games()[name].rules.sheet()
    kinds = set()
    for option in set(offered(name, seed)):
        words = f" {option.notation.partition(' ')[2]} "
        for kind, key in option.at:
            kinds.add(kind)
            told = f" {key} " in words or kind == "spice" or option.notation.startswith("blast ")
            assert told, (option, kind, key)
            if kind in SHEETS[name]:
                assert key in sheet[SHEETS[name][kind]] or key == "house_hagal", (option, kind)
    assert len(kinds) > 5


@pytest.mark.parametrize("name", GAMES)
def test_an_option_is_sent_with_what_a_client_needs(name: str) -> None:
    for option in set(offered(name, 7)):
        view = option_view(option)
        assert view["notation"].split(" ")[0] == view["verb"]
        assert view["at"] == [{"kind": spot.kind, "key": spot.key} for spot in option.at]
        assert not (view["plain"] and view["aside"]), option


PLAIN = {
    "imperium": (
        {"done", "pass", "decline", "recover", "faction", "from", "recall", "name"},
        {"send", "acquire", "play", "reveal", "trash", "discard", "sell", "lead", "tech", "use"},
    ),
    "war_for_arrakis": (
        {"done", "decline", "stay", "lose", "resolve"},
        {"attack", "at", "die", "play", "move", "claim", "place", "train", "scout", "detonate"},
    ),
    "dawn_of_the_fremen": (
        {"done", "pass", "stop", "strike", "go", "put", "from"},
        {"attack", "build", "give", "vanish", "bar", "scavenge", "join", "settle", "accept"},
    ),
}  # fmt: skip
"""By game, verbs that are always plain and verbs that never are."""


@pytest.mark.parametrize("name", GAMES)
def test_what_spends_shows_or_fights_is_not_plain(name: str) -> None:
    always, never = PLAIN[name]
    seen = set()
    for option in {option for seed in range(4) for option in offered(name, seed)}:
        verb = option.notation.split(" ")[0]
        seen.add(verb)
        if verb in always and option.notation.split(" ")[-1] != "agent":
            assert option.plain or "pass " in option.notation, option
        if verb in never:
            assert not option.plain, option
    assert len(seen & always) > 2
    assert len(seen & never) > 4


def test_effects_that_only_gain_are_plain_and_draws_are_not() -> None:
    """A card that becomes known ends the free undo, so people say when."""
    found = {
        option.at[1].key: option.plain
        for seed in range(4)
        for option in offered("imperium", seed)
        if option.notation.startswith("resolve ")
    }
    gains = {key: plain for key, plain in found.items() if key.startswith(("influence_", "gain_"))}
    assert gains
    assert all(gains.values())
    grave = ("draw_", "pay_", "trash", "deploy", "buy_", "lose", "retreat")
    losses = {key: plain for key, plain in found.items() if key.startswith(grave)}
    assert len(losses) > 3
    assert not [key for key, plain in losses.items() if plain]


def test_free_actions_and_leaving_stand_aside() -> None:
    war = {option.notation.split(" ")[0]: option.aside for option in offered("war_for_arrakis", 1)}
    assert {verb for verb, aside in war.items() if aside} <= {
        "train",
        "scout",
        "detonate",
        "scheme",
    }
    assert war["train"]
    assert not war["move"]
    dawn = {option.notation: option.aside for option in offered("dawn_of_the_fremen", 1)}
    assert {notation for notation, aside in dawn.items() if aside} <= {"vanish"}
