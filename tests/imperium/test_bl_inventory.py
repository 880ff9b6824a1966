"""The declared components of Bloodlines against independent tables of what is in the box."""

import csv
import re
from dataclasses import fields
from pathlib import Path

import pytest

from imperium.shorthand import shorthand
from imperium.test_inventory import MARKS, amount, compare, intrigue_row, leader_row, names, yes
from landsraad.games.imperium.catalogue import SET, SPACE, TOLLS
from landsraad.games.imperium.effects import Effect
from landsraad.games.imperium.terms import PERSUASION, SWORD

HERE = Path(__file__).resolve().parent
SETS = {key: SET[key] for key in ("bloodlines", "tech")}


def rows(name):
    path = HERE.parent / "inventory" / f"imperium_bloodlines_{name}.csv"
    with path.open(encoding="utf-8") as file:
        return [
            {column: value for column, value in row.items() if column != "confidence"}
            for row in csv.DictReader(file)
        ]


def of(kind):
    """The components of a kind, each with the name of its set."""
    return [(key, part) for key, found in SETS.items() for part in getattr(found, kind)]


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
        "key": tile.key, "name": tile.name, "cost": tile.cost, "acquire": yes(tile.acquire),
        "flip": yes(tile.flip), "hagal": yes(tile.hagal),
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
        intrigue_row(card) | {"set": owner, "twisted": yes(card.twisted)}
        for owner, card in of("intrigue")
    ],
    "leaders": [
        leader_row(leader)
        | {"set": owner, "ability": leader.ability, "signet_name": leader.signet_name}
        for owner, leader in of("leaders")
    ],
    "skills": [skill_row(*part) for part in of("skills")],
    "tech": [tech_row(*part) for part in of("tech")],
    "board": [space_row(*part) for part in of("spaces")],
    "hagal": [hagal_row(*part) for part in of("hagal")],
}
KEYS = {name: [row["key"] for row in written] for name, written in DECLARED.items()}
KEYS["navigation"] = [part.key for _, part in of("navigation")]


@pytest.mark.parametrize("name", DECLARED)
def test_declarations_match_the_inventory(name):
    compare(DECLARED[name], rows(name))


def test_commanders_stand_where_the_rulebook_says():
    """IMP 30.1.5"""
    spaces = [row["space"] for row in rows("commanders")]
    assert list(SETS["bloodlines"].commanders) == spaces
    assert [row["players"] for row in rows("commanders")][-1] == "4"


KINDS = ("imperium", "intrigue", "skills", "tech", "leaders", "spaces", "navigation")


def boxes(part):
    """The effects of a component by the names of their boxes."""
    found = ((field.name, getattr(part, field.name)) for field in fields(part))
    return {name: shorthand(value) for name, value in found if isinstance(value, Effect)}


def test_effects_match_the_inventory():
    printed = {}
    for row in rows("effects"):
        printed.setdefault(row["key"], {})[row["box"]] = row["effect"]
    parts = [part for kind in KINDS for _, part in of(kind)]
    declared = {part.key: found for part in parts if (found := boxes(part))}
    assert declared == printed


@pytest.mark.parametrize(
    "kind, sizes",
    [("imperium", (18, 2)), ("intrigue", (10 + 12, 2)), ("hagal", (2, 4)), ("skills", (12, 0))],
)
def test_decks_have_their_size(kind, sizes):
    """IMP 30.1.7, IMP 34.1.1"""
    found = [sum(card.copies for card in getattr(chosen, kind)) for chosen in SETS.values()]
    assert tuple(found) == sizes


def test_what_stays_in_the_box():
    """IMP 30.1.7, IMP 34.1.2, IMP 32.2.2: no conflict, nine navigation cards, twelve tiles."""
    assert len(SETS["bloodlines"].navigation) == 9
    assert len(SETS["tech"].tech) == 12
    assert not of("conflicts")


@pytest.mark.parametrize("name", KEYS)
def test_every_component_is_used_in_a_scenario(name):
    """Each key stands as a word of its own in some scenario of this set."""
    scenarios = [path for path in HERE.glob("test_bl_*.py") if path.name != Path(__file__).name]
    words = {
        word for path in scenarios for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))
    }
    assert [key for key in KEYS[name] if key not in words] == []
