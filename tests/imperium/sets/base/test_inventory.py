"""The declared components against independent tables of what is in the box."""

import pytest

from imperium.inventory import rows, words_of_scenarios
from landsraad.games.imperium.engine.boxes import parts
from landsraad.games.imperium.engine.catalogue import BASE_SPICE, SET, SPACE, TOLLS
from landsraad.games.imperium.language.abilities import Anywhere
from landsraad.games.imperium.language.cards import signet
from landsraad.games.imperium.language.gains import Gain, GainVp
from landsraad.games.imperium.language.terms import ICON_KEYS, PERSUASION, RESOURCE_NAMES, SWORD

BASE = SET["base"]
DECKS = {"starting": BASE.starting, "reserve": BASE.reserve, "imperium": BASE.imperium}
MARKS = {(1, 2): "none", (1,): "1P", (2,): "2P"}


def yes(value):
    return "yes" if value else "no"


def amount(effect, resource):
    """How much of a resource a box gives without condition or choice."""
    gains = (part for part in parts(effect) if isinstance(part, Gain))
    return sum(gain.amount for gain in gains if gain.resource == resource)


def names(icons):
    return "|".join(ICON_KEYS[icon] for icon in icons)


def card_row(deck, card):
    return {
        "key": card.key, "name": card.name, "set": "base", "deck": deck,
        "copies": card.copies, "cost": "" if card.cost is None else card.cost,
        "factions": names(card.factions), "icons": names(card.icons),
        "persuasion": amount(card.reveal, PERSUASION), "swords": amount(card.reveal, SWORD),
        "acquire": yes(card.acquire),
    }  # fmt: skip


def intrigue_row(card):
    moments = {
        "plot": card.plot,
        "combat": card.combat or card.win,
        "endgame": card.endgame,
    }
    types = "|".join(moment for moment, effect in moments.items() if effect)
    return {"key": card.key, "name": card.name, "copies": card.copies, "types": types}


def conflict_row(card):
    points = sum(part.amount for part in parts(card.first) if isinstance(part, GainVp))
    return {
        "key": card.key, "name": card.name, "level": card.level, "control": card.space or "",
        "first_vp": points,
    }  # fmt: skip


def leader_row(leader):
    return {
        "key": leader.key, "name": leader.name, "house": leader.house,
        "complexity": leader.complexity, "rival_allowed": yes(leader.rival),
    }  # fmt: skip


def space_row(space):
    toll = TOLLS[SPACE[space.key]]
    return {
        "key": space.key, "name": space.name, "icon": names([space.icon]), "area": space.area,
        "cost_resource": RESOURCE_NAMES[toll.resource] if toll.amount else "",
        "cost_amount": toll.amount, "combat": yes(space.combat), "maker": yes(space.maker),
        "base_spice": BASE_SPICE[SPACE[space.key]],
        "control_bonus_resource": "" if space.control is None else RESOURCE_NAMES[space.control],
        "once_per_game": yes(space.once),
    }  # fmt: skip


def hagal_row(card):
    spaces = {space.key: space for space in BASE.spaces}
    combat = card.harvest or (card.space and spaces[card.space].combat)
    return {
        "key": card.key, "space": card.space, "copies": card.copies, "marks": MARKS[card.seats],
        "combat": yes(combat), "faction": "" if card.faction is None else names([card.faction]),
        "troops": card.troops, "signet": yes(signet() in card.does), "swords": card.swords,
    }  # fmt: skip


DECLARED = {
    "cards": [card_row(deck, card) for deck, cards in DECKS.items() for card in cards],
    "intrigue": list(map(intrigue_row, BASE.intrigue)),
    "conflicts": list(map(conflict_row, BASE.conflicts)),
    "leaders": list(map(leader_row, BASE.leaders)),
    "board": list(map(space_row, BASE.spaces)),
    "hagal": list(map(hagal_row, BASE.of("hagal"))),
}


def compare(declared, printed):
    """The same components with the same columns on both sides, whatever their order."""
    written = [{column: str(value) for column, value in row.items()} for row in declared]
    by_key = {row["key"]: row for row in written}
    assert len(by_key) == len(written)
    assert by_key == {row["key"]: row for row in printed}


@pytest.mark.parametrize("name", DECLARED)
def test_declarations_match_the_inventory(name):
    compare(DECLARED[name], rows("base", name))


@pytest.mark.parametrize(
    "deck, size",
    [
        (BASE.starting, 10),
        (BASE.reserve, 24),
        (BASE.imperium, 67),
        (BASE.intrigue, 40),
        (BASE.of("hagal"), 31),
    ],
    ids=["starting", "reserve", "imperium", "intrigue", "hagal"],
)
def test_decks_have_their_size(deck, size):
    assert sum(card.copies for card in deck) == size


def test_only_kwisatz_haderach_goes_anywhere():
    cards = (card for deck in DECKS.values() for card in deck)
    assert [card.key for card in cards if Anywhere() in card.abilities] == ["kwisatz_haderach"]


def test_only_sietch_tabr_has_a_requirement():
    assert [space.key for space in BASE.spaces if space.requirement] == ["sietch_tabr"]


@pytest.mark.parametrize("name", DECLARED)
def test_every_component_is_used_in_a_scenario(name):
    """Each key stands as a word of its own in some scenario of the base game."""
    words = words_of_scenarios("engine", "facets", "rivals", "sets/base")
    assert [row["key"] for row in DECLARED[name] if row["key"] not in words] == []
