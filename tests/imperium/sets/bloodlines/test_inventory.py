"""The declared components of Bloodlines against independent tables of what is in the box."""

import pytest

from imperium.boxes import boxes
from imperium.inventory import rows, words_of_scenarios
from imperium.sets.base.test_inventory import (
    MARKS,
    amount,
    compare,
    intrigue_row,
    leader_row,
    names,
    yes,
)
from landsraad.games.imperium.engine.catalogue import SET, SPACE, TOLLS
from landsraad.games.imperium.language.abilities import given_on
from landsraad.games.imperium.language.terms import PERSUASION, SWORD
from landsraad.games.imperium.mechanisms.commanders.words import Posts
from landsraad.games.imperium.mechanisms.tech.tiles import FLIPS, TECH
from landsraad.games.imperium.mechanisms.tech.words import ACQUIRED

SETS = {key: SET[key] for key in ("bloodlines", "tech")}


def of(kind):
    """The components of a kind, each with the name of its set."""
    return [(key, part) for key, found in SETS.items() for part in found.of(kind)]


def card_row(owner, card):
    return {
        "key": card.key, "name": card.name, "set": owner, "copies": card.copies,
        "cost": card.cost, "factions": names(card.factions), "icons": names(card.icons),
        "persuasion": amount(card.reveal, PERSUASION), "swords": amount(card.reveal, SWORD),
        "acquire": yes(card.acquire), "on_trash": yes(card.when_trashed),
    }  # fmt: skip


def hagal_row(owner, card):
    return {
        "key": card.key, "name": card.name, "set": owner, "copies": card.copies,
        "marks": MARKS[card.seats], "space": card.space, "troops": card.troops,
        "swords": card.swords,
    }  # fmt: skip


def tech_row(_, tile):
    return {
        "key": tile.key, "name": tile.name, "cost": tile.cost,
        "acquire": yes(given_on(ACQUIRED, tile.abilities)),
        "flip": yes(FLIPS[TECH[tile.key]]), "hagal": yes(tile.hagal),
    }  # fmt: skip


def skill_row(_, skill):
    return {
        "key": skill.key, "name": skill.name, "copies": skill.copies,
        "when": "combat" if skill.strength else "reveal",
    }  # fmt: skip


def space_row(_, space):
    return {
        "key": space.key, "name": space.name, "icon": names([space.icon]),
        "cost_amount": TOLLS[SPACE[space.key]].amount, "requirement": yes(space.requirement),
        "combat": yes(space.combat), "maker": yes(space.maker),
    }  # fmt: skip


DECLARED = {
    "cards": [card_row(*part) for part in of("imperium")],
    "intrigue": [
        intrigue_row(card) | {"set": owner, "twisted": yes(kind == "twisted")}
        for kind in ("intrigue", "twisted")
        for owner, card in of(kind)
    ],
    "leaders": [
        leader_row(leader)
        | {"set": owner, "ability": leader.ability, "signet_name": leader.signet_name}
        for owner, leader in of("leaders")
    ],
    "skills": [skill_row(*part) for part in of("skills")],
    "tech": [tech_row(*part) for part in of("tech")],
    "board": [space_row(*part) for part in of("leader_spaces")],
    "hagal": [hagal_row(*part) for part in of("hagal")],
}
KEYS = {name: [row["key"] for row in written] for name, written in DECLARED.items()}
KEYS["navigation"] = [part.key for _, part in of("navigation")]


@pytest.mark.parametrize("name", DECLARED)
def test_declarations_match_the_inventory(name):
    compare(DECLARED[name], rows("bloodlines", name))


def test_commanders_stand_where_the_rulebook_says():
    """IMP 30.1.5"""
    spaces = [row["space"] for row in rows("bloodlines", "commanders")]
    (posts,) = (extra for extra in SETS["bloodlines"].more if isinstance(extra, Posts))
    assert list(posts.spaces) == spaces
    assert [row["players"] for row in rows("bloodlines", "commanders")][-1] == "4"


KINDS = (
    "imperium", "intrigue", "twisted", "skills", "tech", "leaders", "leader_spaces", "navigation",
)  # fmt: skip


def test_effects_match_the_inventory():
    printed = {}
    for row in rows("bloodlines", "effects"):
        printed.setdefault(row["key"], {})[row["box"]] = row["effect"]
    parts = [part for kind in KINDS for _, part in of(kind)]
    declared = {part.key: found for part in parts if (found := boxes(part))}
    assert declared == printed


@pytest.mark.parametrize(
    "kind, sizes",
    [
        ("imperium", (18, 2)),
        ("intrigue", (10, 2)),
        ("twisted", (12, 0)),
        ("hagal", (2, 4)),
        ("skills", (12, 0)),
    ],
)
def test_decks_have_their_size(kind, sizes):
    """IMP 30.1.7, IMP 34.1.1"""
    found = [sum(card.copies for card in chosen.of(kind)) for chosen in SETS.values()]
    assert tuple(found) == sizes


def test_what_stays_in_the_box():
    """IMP 30.1.7, IMP 34.1.2, IMP 32.2.2: no conflict, nine navigation cards, twelve tiles."""
    assert len(SETS["bloodlines"].of("navigation")) == 9
    assert len(SETS["tech"].of("tech")) == 12
    assert not of("conflicts")


@pytest.mark.parametrize("name", KEYS)
def test_every_component_is_used_in_a_scenario(name):
    """Each key stands as a word of its own in some scenario of this set."""
    words = words_of_scenarios("sets/bloodlines", "mechanisms")
    assert [key for key in KEYS[name] if key not in words] == []
