"""The catalogue for people: every component in ready lines, to list and to search."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from landsraad.core import entries as catalogue
from landsraad.core.entries import Entry, slug
from landsraad.games.dawn_of_the_fremen.catalogue import Box, designed_box
from landsraad.games.dawn_of_the_fremen.content import box_of
from landsraad.games.dawn_of_the_fremen.terms import (
    FACE_NAMES,
    GREAT_MAKER,
    RESOURCES,
    SIETCH,
    SITE_KEYS,
    TOKEN_KEYS,
)
from landsraad.games.dawn_of_the_fremen.text import card_kind, describe, listed, plural

FACE_LINES = (
    "Production: food, water and worm teeth, and spice of the full moon",
    "Production: food, water and worm teeth, and spice of the crested moon",
    "Production: every site, and everybody may call a worm",
    "The lead player decides whether the phase takes place",
    "All players vote whether the phase takes place",
    "Production: every site, but everybody loses a worm",
    "The phase does not take place",
)


@cache
def entries() -> tuple[Entry, ...]:
    """Every component of the designed box."""
    return tuple(box_entries(designed_box()))


def content_entries(content: Mapping[str, Any]) -> tuple[Entry, ...]:
    """Every component of the box of a content file; raises InvalidSetup with all that is wrong."""
    return tuple(box_entries(box_of(content)[0]))


def box_entries(box: Box) -> Iterator[Entry]:
    """Every component of a box, kind by kind."""
    content = box.content
    for kind, part, rows in (
        ("token", "tokens", _tokens(box)),
        ("site", "sites", _sites(box)),
        ("die face", "dice", _faces(box)),
        ("card", "cards", _cards(box)),
        ("territory", "map", _territories(box)),
    ):
        for key, name, lines in rows:
            yield Entry(key, name, kind, content.name, lines, part in content.designed)


Row = tuple[str, str, tuple[str, ...]]


def _tokens(box: Box) -> Iterator[Row]:
    for number, token in enumerate(box.content.numbers.tokens):
        facts = [] if number < RESOURCES else [f"STRENGTH {token.strength}"]
        facts.append("never moves" if number == SIETCH else f"MOVE {token.move}")
        cost = [
            f"{amount} {TOKEN_KEYS[kind].replace('_', ' ')}"
            for kind, amount in enumerate(token.cost)
            if amount
        ]
        if cost:
            facts.append(f"costs {listed(cost)}")
        if number == GREAT_MAKER:
            facts.append("the other side of a maker")
        elif number >= RESOURCES:
            facts.append(f"{token.copies} in the box")
        yield token.key, token.name, (" · ".join(facts),)


def _sites(box: Box) -> Iterator[Row]:
    for key, count in zip(SITE_KEYS, box.content.numbers.sites, strict=True):
        name = f"{key.replace('_', ' ').capitalize()} site"
        yield f"site_{key}", name, (f"{count} of 14; 12 sites are in play",)


def _faces(box: Box) -> Iterator[Row]:
    sides = len(box.faces)
    rows = zip(FACE_NAMES, box.content.numbers.faces, FACE_LINES, strict=True)
    for name, count, line in rows:
        yield slug(name), name, (f"{count} of {plural(sides, 'side')}", line)


def _cards(box: Box) -> Iterator[Row]:
    for card in box.cards:
        text = describe(card.effect)
        lines = (f"{text[0].upper()}{text[1:]}", f"{card.copies} in the deck; {card_kind(card)}")
        yield card.key, card.name, lines


def _territories(box: Box) -> Iterator[Row]:
    for number, territory in enumerate(box.content.map.territories):
        near = [box.names[other] for other in box.near[number]]
        sand = [box.names[other] for other in box.sand[number]]
        lines = [f"{territory.region}; borders {listed(near)}"]
        if sand:
            lines.append(f"Beside the drum sand {listed(sand)}")
        yield territory.key, territory.name, tuple(lines)


def search(words: str) -> list[Entry]:
    """The entries in whose name, kind or lines all the words occur."""
    return catalogue.search(entries(), words)


def find(text: str) -> list[Entry]:
    """The entries of a key or a name; where there are none, those with the most similar names."""
    return catalogue.find(entries(), text)
