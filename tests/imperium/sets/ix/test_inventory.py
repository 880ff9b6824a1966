"""The declared components of Rise of Ix against independent tables of what is in the box."""

import pytest

from imperium.boxes import boxes
from imperium.inventory import rows
from imperium.sets.base.test_inventory import (
    MARKS,
    amount,
    compare,
    conflict_row,
    intrigue_row,
    leader_row,
    names,
    yes,
)
from landsraad.games.imperium.engine.catalogue import SET, SPACE, TOLLS
from landsraad.games.imperium.language.abilities import given_on, passing
from landsraad.games.imperium.language.terms import FACTION_KEYS, PERSUASION, RESOURCE_NAMES, SWORD
from landsraad.games.imperium.mechanisms.dreadnoughts.words import dreadnought
from landsraad.games.imperium.mechanisms.shipping.words import freighter
from landsraad.games.imperium.mechanisms.tech.tiles import FLIPS, TECH
from landsraad.games.imperium.mechanisms.tech.words import ACQUIRED, ENDGAME, WinsTies
from landsraad.games.imperium.mechanisms.unloading.words import Unloads

IX = SET["ix"]
DECKS = {"epic": IX.of("epic"), "imperium": IX.imperium}


def card_row(deck, card):
    return {
        "key": card.key, "name": card.name, "set": "ix", "deck": deck, "copies": card.copies,
        "cost": "" if card.cost is None else card.cost, "factions": names(card.factions),
        "icons": names(card.icons), "infiltrate": names(passing(card.abilities)),
        "persuasion": amount(card.reveal, PERSUASION), "swords": amount(card.reveal, SWORD),
        "acquire": yes(card.acquire), "unload": yes(Unloads() in card.abilities),
    }  # fmt: skip


def tech_row(tile):
    return {
        "key": tile.key, "name": tile.name, "cost": tile.cost,
        "acquire": yes(given_on(ACQUIRED, tile.abilities)),
        "flip": yes(FLIPS[TECH[tile.key]]), "hagal": yes(tile.hagal),
        "endgame": yes(given_on(ENDGAME, tile.abilities) or WinsTies() in tile.abilities),
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
        "space": card.space, "otherwise": other.space if (other := card.instead()) else "",
        "freighters": card.does.count(freighter()),
        "dreadnought": yes(dreadnought() in card.does),
        "troops": card.troops, "swords": card.swords,
    }  # fmt: skip


DECLARED = {
    "cards": [card_row(deck, card) for deck, cards in DECKS.items() for card in cards],
    "intrigue": list(map(intrigue_row, IX.intrigue)),
    "conflicts": list(map(conflict_row, IX.conflicts)),
    "leaders": list(map(leader_row, IX.leaders)),
    "tech": list(map(tech_row, IX.of("tech"))),
    "board": list(map(space_row, IX.spaces)),
    "hagal": list(map(hagal_row, IX.of("hagal"))),
}


@pytest.mark.parametrize("name", DECLARED)
def test_declarations_match_the_inventory(name):
    compare(DECLARED[name], rows("ix", name))


PARTS = [
    *DECKS["epic"], *IX.imperium, *IX.intrigue, *IX.of("tech"), *IX.conflicts, *IX.leaders,
    *IX.spaces,
]  # fmt: skip


def test_effects_match_the_inventory():
    printed = {}
    for row in rows("ix", "effects"):
        printed.setdefault(row["key"], {})[row["box"]] = row["effect"]
    declared = {part.key: found for part in PARTS if (found := boxes(part))}
    assert declared == printed


@pytest.mark.parametrize("kind, size", [("imperium", 35), ("intrigue", 17), ("hagal", 9)])
def test_decks_have_their_size(kind, size):
    assert sum(card.copies for card in IX.of(kind)) == size
