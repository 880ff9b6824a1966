"""Prose in natural English: the phrases that `prose` knows are refused."""

from __future__ import annotations

import pytest

import prose

CLEAN = ("docs/", "README.md", "CONTRIBUTING.md", "src/landsraad/core/",
         "src/landsraad/games/dawn_of_the_fremen/")  # fmt: skip
"""Where none is left; elsewhere the ratchet lets their number only fall."""


@pytest.mark.parametrize("part", CLEAN)
def test_no_stilted_phrase_is_left(part):
    names = [str(path.relative_to(prose.ROOT)) for path in prose.files()]
    assert any(name.startswith(part) for name in names)
    assert [pair for pair in prose.stilted() if pair[0].startswith(part)] == []


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("a card of the own deck", ["own"]),
        ("a deck of its own is their own affair", []),
        ("tokens = [place for place in own if place]", []),
        ("dealt anew after so many choices", ["anew", "so many"]),
        ("so many cards that the table is full", []),
        ("Arrakeen is no combat space", ["is no"]),
        ("there is no such card, and it is no longer there", []),
        ("one function an effect", ["one a"]),
        ("it attacked `in vain`", []),
    ],
)
def test_phrases_are_told_apart(line, names):
    assert [name for _, name, _ in prose.found(line)] == names
