"""What Bloodlines has for Uprising against independent tables of what is in the box."""

import pytest

from imperium.boxes import boxes
from imperium.inventory import rows
from imperium.sets.base.test_inventory import compare, intrigue_row, yes
from imperium.sets.uprising.test_inventory import (
    BOXES,
    card_row,
    conflict_row,
    contract_row,
    leader_row,
    plain,
)
from imperium.shorthand import shorthand
from landsraad.games.imperium.engine.catalogue import SET
from landsraad.games.imperium.language.abilities import given_on
from landsraad.games.imperium.mechanisms.tech.tiles import FLIPS, TECH
from landsraad.games.imperium.mechanisms.tech.words import ACQUIRED

OWNERS = {
    "bloodlines_uprising": "uprising",
    "bloodlines_choam": "choam",
    "tech_uprising": "uprising",
    "tech_choam": "choam",
}
"""The sets, and what each needs beside Bloodlines."""


def of(kind):
    return [(owner, part) for key, owner in OWNERS.items() for part in SET[key].of(kind)]


def tech_row(owner, tile):
    return {
        "key": tile.key, "name": tile.name, "set": owner, "cost": tile.cost,
        "acquire": yes(given_on(ACQUIRED, tile.abilities)),
        "flip": yes(FLIPS[TECH[tile.key]]), "hagal": yes(tile.hagal),
    }  # fmt: skip


def without_deck(row):
    return {name: value for name, value in row.items() if name != "deck"}


DECLARED = {
    "cards": [without_deck(card_row(owner, "", card)) for owner, card in of("imperium")],
    "intrigue": [intrigue_row(card) | {"set": owner} for owner, card in of("intrigue")],
    "conflicts": [conflict_row(card) for _, card in of("conflicts")],
    "leaders": [leader_row(*part) for part in of("leaders")],
    "contracts": [contract_row(*part) for part in of("contracts")],
    "tech": [tech_row(*part) for part in of("tech")],
}


@pytest.mark.parametrize("name", DECLARED)
def test_declarations_match_the_inventory(name):
    compare(DECLARED[name], rows("bloodlines_uprising", name))


KINDS = ("imperium", "intrigue", "conflicts", "tech", "skills", "navigation")


def test_effects_match_the_inventory():
    printed = {}
    for row in rows("bloodlines_uprising", "effects"):
        printed.setdefault(row["key"], {})[row["box"]] = row["effect"]
    parts = [part for kind in KINDS for _, part in of(kind)]
    declared = {
        part.key: {BOXES.get(name, name): plain(effect) for name, effect in found.items()}
        for part in parts
        if (found := boxes(part))
    }
    declared |= {part.key: {"signet": plain(shorthand(part.signet))} for _, part in of("leaders")}
    assert declared == printed


def test_the_decks_of_the_box_are_whole():
    """IMP 47.1.1"""
    keys = ("bloodlines", "tech", *OWNERS)
    found = {
        kind: sum(getattr(part, "copies", 1) for key in keys for part in SET[key].of(kind))
        for kind in ("imperium", "intrigue", "skills", "navigation", "tech", "leaders")
    }
    assert found == {
        "imperium": 32, "intrigue": 18, "skills": 14, "navigation": 10, "tech": 18, "leaders": 9
    }  # fmt: skip
