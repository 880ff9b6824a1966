"""What expansions do to the shared rooms of Dune: Imperium, and big functions: less and less."""

from __future__ import annotations

import ast

import pytest

import ratchet


@pytest.mark.parametrize("name", ratchet.COUNTED)
def test_the_number_does_not_rise(name):
    limit = ratchet.stored()[name]
    found = len(list(ratchet.COUNTED[name]()))
    assert found <= limit, f"more than {limit}; python tests/ratchet.py lists all\n" + (
        ratchet.listed(name, 12)
    )


def test_words_are_taken_apart_and_inflections_found():
    words = ratchet.pieces("IxState.build_techs(TECHS, navigates, six, commanded, fixed, bl, able)")
    found = [word for word in words if ratchet.belongs(word)]
    assert found == ["ix", "techs", "techs", "navigates", "bl"]


def test_complexity_counts_branches():
    source = "def f(x):\n  for y in x:\n    if y: pass\n    elif x: pass\n    else: pass\n"
    (function,) = ast.parse(source).body
    assert ratchet.complexity(function) == 4
