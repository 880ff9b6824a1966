"""The declared components of Rise of Ix against independent tables of what is in the box."""

import csv
from dataclasses import fields
from pathlib import Path

import pytest

from imperium.shorthand import shorthand
from imperium.test_inventory import (
    MARKS,
    amount,
    compare,
    conflict_row,
    intrigue_row,
    leader_row,
    names,
    yes,
)
from landsraad.games.imperium.catalogue import SET, SPACE, TOLLS
from landsraad.games.imperium.effects import Effect
from landsraad.games.imperium.terms import FACTION_KEYS, PERSUASION, RESOURCE_NAMES, SWORD

IX = SET["ix"]
FOLDER = Path(__file__).resolve().parent.parent / "inventory"
DECKS = {"epic": [card for card, _ in IX.epic], "imperium": IX.imperium}


def rows(name):
    with (FOLDER / f"imperium_ix_{name}.csv").open(encoding="utf-8") as file:
        return [
            {column: value for column, value in row.items() if column != "confidence"}
            for row in csv.DictReader(file)
        ]


def card_row(deck, card):
    return {
        "key": card.key, "name": card.name, "set": "ix", "deck": deck, "copies": card.copies,
        "cost": "" if card.cost is None else card.cost, "factions": names(card.factions),
        "icons": names(card.icons), "infiltrate": names(card.infiltrate),
        "persuasion": amount(card.reveal, PERSUASION), "swords": amount(card.reveal, SWORD),
        "acquire": yes(card.acquire), "unload": yes(card.unload),
    }  # fmt: skip


def tech_row(tile):
    return {
        "key": tile.key, "name": tile.name, "cost": tile.cost, "acquire": yes(tile.acquire),
        "flip": yes(tile.flip), "hagal": yes(tile.hagal),
        "endgame": yes(tile.endgame or tile.tiebreak),
    }  # fmt: skip


def space_row(space):
    toll, needs = TOLLS[SPACE[space.key]], space.requirement
    return {
        "key": space.key, "name": space.name, "icon": names([space.icon]), "area": space.area,
        "cost_resource": RESOURCE_NAMES[toll.resource] if toll.amount else "",
        "cost_amount": toll.amount,
        "requirement": f"influence {FACTION_KEYS[needs[0]]} >= {needs[1]}" if needs else "",
        "combat": yes(space.combat),
    }  # fmt: skip


def hagal_row(card):
    return {
        "key": card.key, "name": card.name, "copies": card.copies, "marks": MARKS[card.seats],
        "space": card.space, "otherwise": card.otherwise.space if card.otherwise else "",
        "freighters": card.freighters, "dreadnought": yes(card.dreadnought),
        "troops": card.troops, "swords": card.swords,
    }  # fmt: skip


DECLARED = {
    "cards": [card_row(deck, card) for deck, cards in DECKS.items() for card in cards],
    "intrigue": list(map(intrigue_row, IX.intrigue)),
    "conflicts": list(map(conflict_row, IX.conflicts)),
    "leaders": list(map(leader_row, IX.leaders)),
    "tech": list(map(tech_row, IX.tech)),
    "board": list(map(space_row, IX.spaces)),
    "hagal": list(map(hagal_row, IX.hagal)),
}


@pytest.mark.parametrize("name", DECLARED)
def test_declarations_match_the_inventory(name):
    compare(DECLARED[name], rows(name))


PARTS = [
    *DECKS["epic"], *IX.imperium, *IX.intrigue, *IX.tech, *IX.conflicts, *IX.leaders, *IX.spaces,
]  # fmt: skip


def boxes(part):
    """The effects of a component by the names of their boxes."""
    names = (field.name for field in fields(part) if field.name != "cost")
    named = ((name, getattr(part, name)) for name in names)
    return {name: shorthand(effect) for name, effect in named if isinstance(effect, Effect)}


def test_effects_match_the_inventory():
    printed = {}
    for row in rows("effects"):
        printed.setdefault(row["key"], {})[row["box"]] = row["effect"]
    declared = {part.key: found for part in PARTS if (found := boxes(part))}
    assert declared == printed


@pytest.mark.parametrize("kind, size", [("imperium", 35), ("intrigue", 17), ("hagal", 9)])
def test_decks_have_their_size(kind, size):
    assert sum(card.copies for card in getattr(IX, kind)) == size
