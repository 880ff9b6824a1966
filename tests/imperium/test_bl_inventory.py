"""The declared components of Bloodlines against independent tables of what is in the box."""

import csv
from pathlib import Path

import pytest

from imperium.test_inventory import amount, intrigue_row, leader_row, names, yes
from landsraad.games.imperium.catalogue import SET
from landsraad.games.imperium.terms import PERSUASION, SWORD

BOXES = (("", SET["bloodlines"]), ("tech", SET["tech"]))
FOLDER = Path(__file__).resolve().parent.parent / "inventory"


def rows(name):
    with (FOLDER / f"imperium_bl_{name}.csv").open(encoding="utf-8") as file:
        return [
            {column: value for column, value in row.items() if column != "confidence"}
            for row in csv.DictReader(file)
        ]


def card_row(module, card):
    return {
        "key": card.key, "name": card.name, "module": module, "copies": card.copies,
        "cost": card.cost, "factions": names(card.factions), "icons": names(card.icons),
        "persuasion": amount(card.reveal, PERSUASION), "swords": amount(card.reveal, SWORD),
        "acquire": yes(card.acquire), "agent": yes(card.agent),
    }  # fmt: skip


def plot_row(module, card):
    return {**intrigue_row(card), "module": module, "twisted": yes(card.twisted)}


def head_row(module, leader):
    row = leader_row(leader)
    del row["key"]
    return {**row, "module": module, "ability": leader.ability, "signet": leader.signet_name}


def tile_row(module, tile):
    return {
        "key": tile.key, "name": tile.name, "cost": tile.cost, "acquire": yes(tile.acquire),
        "flip": yes(tile.flip), "hagal": yes(tile.hagal),
    }  # fmt: skip


def skill_row(module, skill):
    when = "reveal turn" if skill.reveal else "combat strength"
    return {"key": skill.key, "name": skill.name, "copies": skill.copies, "when": when}


def hagal_row(module, card):
    return {
        "key": card.key, "name": card.name, "copies": card.copies, "space": card.space,
        "swords": card.swords,
    }  # fmt: skip


KINDS = {
    "cards": ("imperium", card_row),
    "intrigue": ("intrigue", plot_row),
    "leaders": ("leaders", head_row),
    "tech": ("tech", tile_row),
    "skills": ("skills", skill_row),
    "hagal": ("hagal", hagal_row),
}


@pytest.mark.parametrize("name", KINDS)
def test_declarations_match_the_inventory(name):
    table, row = KINDS[name]
    declared = [row(module, part) for module, box in BOXES for part in getattr(box, table)]
    written = [{column: str(value) for column, value in row.items()} for row in declared]
    assert sorted(written, key=lambda row: row["name"]) == sorted(
        rows(name), key=lambda row: row["name"]
    )


@pytest.mark.parametrize(
    "kind, sizes", [("imperium", (18, 2)), ("intrigue", (22, 2)), ("skills", (12, 0))]
)
def test_decks_have_their_size(kind, sizes):
    """IMP 30.1.7, IMP 34.1.1"""
    found = [sum(part.copies for part in getattr(box, kind)) for _, box in BOXES]
    assert tuple(found) == sizes
