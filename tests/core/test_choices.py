"""The options of games as they are declared: what is on offer can be played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import landsraad
from landsraad.core.choices import Choice, Condition, Pick, defaults
from landsraad.table.connection import encode
from landsraad.table.offered import choice_info

GAMES = tuple(landsraad.games())


def values(choice: Choice, chosen: dict[str, Any], seats: int) -> list[Any]:
    """What a choice may be set to: each value, or none of several, each and all together."""
    offered = [pick.value for pick in choice.offered(chosen, seats)]
    if not choice.several:
        return offered or [choice.default]
    together = [pick.value for pick in choice.offered({**chosen, choice.key: offered}, seats)]
    return [[], *([value] for value in offered), together]


def combinations(name: str, seats: int) -> Iterator[dict[str, Any]]:
    """Every set of options that the declaration offers for so many seats."""
    found: list[dict[str, Any]] = [{}]
    for choice in landsraad.games()[name].choices:
        found = [
            {**chosen, choice.key: value}
            for chosen in found
            for value in values(choice, chosen, seats)
        ]
    yield from found


@pytest.mark.parametrize("name", GAMES)
def test_the_declaration_has_every_option_with_its_default(name: str) -> None:
    info = landsraad.games()[name]
    assert defaults(info.choices) == dict(info.options)
    assert len({choice.key for choice in info.choices}) == len(info.choices)
    for choice in info.choices:
        assert choice.label
        assert (
            choice.several or not choice.values or choice.default in [p[0] for p in choice.values]
        )


@pytest.mark.parametrize("name", GAMES)
def test_every_combination_on_offer_can_be_played(name: str) -> None:
    counted = 0
    for seats in landsraad.games()[name].seats:
        for options in combinations(name, seats):
            game = landsraad.new(name, seats, 5, **options)
            assert game.decision is not None, options
            counted += 1
    assert counted >= 3


REFUSED: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"expansions": [], "modules": ["tech"]}),
    (3, {"expansions": [], "epic": True}),
    (1, {"expansions": ["ix"], "epic": True}),
    (3, {"expansions": ["ix", "bloodlines"], "modules": ["tech", "ix_tiles"]}),
)


@pytest.mark.parametrize(("seats", "options"), REFUSED)
def test_what_is_refused_is_not_on_offer(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(landsraad.InvalidSetup):
        landsraad.new("imperium", seats, **options)
    assert not any(
        options.items() <= offered.items() for offered in combinations("imperium", seats)
    )


def test_a_condition_looks_at_seats_and_at_other_choices() -> None:
    when = Condition(seats=(2, 3), holds=(("sets", "ix"),), lacks=(("level", "hard"),))
    assert when.met({"sets": ["ix"], "level": "easy"}, 2)
    assert not when.met({"sets": ["ix"], "level": "easy"}, 4)
    assert not when.met({"sets": [], "level": "easy"}, 2)
    assert not when.met({"sets": ["ix"], "level": "hard"}, 2)


def test_a_choice_that_does_not_arise_offers_nothing() -> None:
    choice = Choice("epic", "Epic", False, (Pick(True, "yes"),), when=Condition(seats=(2,)))
    assert choice.offered({}, 2) == (Pick(True, "yes"),)
    assert choice.offered({}, 1) == ()


@pytest.mark.parametrize("name", GAMES)
def test_the_wire_carries_the_declaration(name: str) -> None:
    for choice in landsraad.games()[name].choices:
        sent = json.loads(encode(choice_info(choice)))
        assert sent["key"] == choice.key
        drawn = [pick.value for pick in choice.values if pick.drawn]
        assert [pick["value"] for pick in sent["values"]] == (
            drawn if choice.several or len(drawn) > 1 else []
        )
        assert sent["when"]["seats"] == list(choice.when.seats)
