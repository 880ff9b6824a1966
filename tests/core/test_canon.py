"""The text of a position, from which its digest is made."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

import pytest

import landsraad
from landsraad.core import contract
from landsraad.core.canon import canonical, shown_as_flags


@pytest.mark.parametrize("name", landsraad.games())
def test_whole_numbers_look_alike_compiled_and_interpreted(name):
    """Compiled, a field of whole numbers forgets that it held a name or a truth value."""
    seats = landsraad.games()[name].seats[-1]
    numbers = [
        field.name
        for field in fields(landsraad.new(name, seats=seats, seed=3).state)
        if field.type == "int" and field.repr and "shown_as" not in field.metadata
    ]
    for game in contract.random_play(landsraad.new(name, seats=seats, seed=3), 3):
        held = {field: type(getattr(game.state, field)) for field in numbers}
        assert held == dict.fromkeys(numbers, int)


def test_a_field_of_names_looks_like_fields_that_are_true():
    """So that a choice may move into such a field, and no digest changes."""

    @dataclass
    class Chosen:
        seats: int = 0
        variants: tuple[str, ...] = field(default=(), metadata=shown_as_flags())

    assert canonical(Chosen(2, ("epic", "short"))) == "Chosen(seats=2, epic=True, short=True)"
    assert canonical(Chosen(2)) == "Chosen(seats=2)"
