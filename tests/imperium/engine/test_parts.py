"""What mechanisms keep with a house or the table: shared by copies until somebody asks for it."""

import re
from pathlib import Path

import landsraad
from landsraad.games import imperium
from landsraad.games.imperium.engine.state import SILENT, Part
from landsraad.games.imperium.mechanisms.commanders.state import commanders_of, commanders_on

HOME = Path(imperium.__file__).parent
DIRECT = re.compile(r"\.parts(\.get\(|\.setdefault\(|\.update\(|\[[^\]]+\]\s*=[^=])")
"""Ways past `own_part` and `give`."""


def position():
    return landsraad.new("imperium", seats=4, seed=3, expansions=("ix", "bloodlines")).state


def test_a_copy_shares_parts_until_they_are_asked_for():
    state = position()
    copy = state.copy()
    house, other = state.players[1], copy.players[1]
    assert house.parts is not other.parts
    assert all(other.parts[key] is part for key, part in house.parts.items())
    mine, theirs = commanders_of(house), commanders_of(other)
    assert mine is not theirs
    assert mine is commanders_of(house) is house.parts["commanders"]
    assert theirs is commanders_of(other) is other.parts["commanders"]


def test_neither_a_copy_nor_what_it_is_of_sees_the_changes_of_the_other():
    state = position()
    commanders_of(state.players[0]).supply = 1  # It is the house's own already.
    copy = state.copy()
    again = copy.copy()
    commanders_of(state.players[0]).supply = 2
    commanders_on(state).bank = 5
    commanders_of(copy.players[0]).supply = 3
    held = [commanders_of(one.players[0]).supply for one in (state, copy, again)]
    assert held == [2, 3, 1]
    assert [commanders_on(one).bank for one in (state, copy, again)] == [5, 1, 1]


def test_what_is_forgotten_after_a_turn_is_forgotten_in_one_copy_only():
    state = position()
    commanders_of(state.players[0]).recruited = 2
    copy = state.copy()
    copy.players[0].changing("commanders").reset_turn()
    assert commanders_of(state.players[0]).recruited == 2
    assert commanders_of(copy.players[0]).recruited == 0


def test_only_the_parts_that_answer_a_question_are_asked():
    house = position().players[0]
    for question in SILENT.__slots__:
        asked = [
            key
            for key, part in house.parts.items()
            if getattr(type(part), question) is not getattr(Part, question)
        ]
        assert list(getattr(house.answers, question)) == asked
    assert landsraad.new("imperium", seats=4, seed=3).state.players[0].answers == SILENT


def test_parts_are_read_and_given_in_one_way():
    files = [
        path for room in ("mechanisms", "sets", "rivals") for path in (HOME / room).rglob("*.py")
    ]
    found = [str(path.relative_to(HOME)) for path in files if DIRECT.search(path.read_text())]
    assert not found, f"use own_part and PlayerState.give: {found}"
