"""The declared components of Uprising against independent tables of what is in the box."""

import pytest

from imperium.boxes import boxes
from imperium.inventory import rows
from imperium.sets.base.test_inventory import amount, compare, intrigue_row, names, yes
from imperium.shorthand import shorthand
from landsraad.games.imperium.engine.catalogue import SET
from landsraad.games.imperium.language.abilities import given_on
from landsraad.games.imperium.language.terms import PERSUASION, SWORD
from landsraad.games.imperium.mechanisms.sandworms.words import ShieldWall
from landsraad.games.imperium.mechanisms.spies.words import spy_icon
from landsraad.games.imperium.mechanisms.tally.words import DISCARDED

SETS = {key: SET[key] for key in ("uprising", "choam")}
TASKS = {
    "space": "board_space", "acquire": "acquire_card", "now": "immediate", "harvest": "harvest",
    "alliance": "earn_alliance",
}  # fmt: skip
(WALL,) = (extra for extra in SETS["uprising"].more if isinstance(extra, ShieldWall))
BOXES = {"when_trashed": "on_trash", "discarded": "on_discard"}
"""The boxes that the inventories call by another name."""


def of(kind):
    """The components of a kind, each with the name of its set."""
    return [(key, part) for key, found in SETS.items() for part in found.of(kind)]


def card_row(owner, deck, card):
    spy = ["spy"] if spy_icon() in card.abilities else []
    icons = [name for name in (names(card.icons), *spy) if name]
    return {
        "key": card.key, "name": card.name, "set": owner, "deck": deck, "copies": card.copies,
        "cost": "" if card.cost is None else card.cost, "factions": names(card.factions),
        "icons": "|".join(icons), "persuasion": amount(card.reveal, PERSUASION),
        "swords": amount(card.reveal, SWORD), "acquire": yes(card.acquire),
        "on_trash": yes(card.when_trashed), "on_discard": yes(given_on(DISCARDED, card.abilities)),
    }  # fmt: skip


def conflict_row(card):
    return {
        "key": card.key, "name": card.name, "level": card.level, "icon": card.mark,
        "protected": yes(card.space in WALL.spaces), "control": card.space or "",
    }  # fmt: skip


def leader_row(owner, leader):
    return {
        "key": leader.key, "name": leader.name, "set": owner, "house": leader.house,
        "complexity": leader.complexity, "ability": leader.ability,
        "signet_name": leader.signet_name,
    }  # fmt: skip


def contract_row(owner, tile):
    return {
        "key": tile.key.removeprefix("contract_"), "name": tile.name, "set": owner,
        "copies": tile.copies, "condition": TASKS[tile.task],
        "target": tile.target or tile.amount or "", "reward": shorthand(tile.reward),
    }  # fmt: skip


def objective_row(card):
    return {
        "key": card.key, "icon": card.mark, "players": "|".join(map(str, card.seats)),
        "first": yes(card.first),
    }  # fmt: skip


DECLARED = {
    "cards": [
        card_row(owner, deck, card)
        for deck in ("starting", "reserve", "imperium")
        for owner, card in of(deck)
    ],
    "intrigue": [intrigue_row(card) | {"set": owner} for owner, card in of("intrigue")],
    "conflicts": [conflict_row(card) for _, card in of("conflicts")],
    "leaders": [leader_row(*part) for part in of("leaders")],
    "contracts": [contract_row(*part) for part in of("contracts")],
    "objectives": [objective_row(card) for _, card in of("objectives")],
}


@pytest.mark.parametrize("name", DECLARED)
def test_declarations_match_the_inventory(name):
    printed = [row for row in rows("uprising", name) if row.get("set") != "ix"]
    compare(DECLARED[name], printed)


def plain(effect):
    """The tables of this box write no brackets."""
    return effect.replace("(", "").replace(")", "")


KINDS = ("reserve", "imperium", "intrigue", "conflicts")


def test_effects_match_the_inventory():
    printed = {}
    for row in rows("uprising", "effects"):
        printed.setdefault(row["key"], {})[row["box"]] = row["effect"]
    parts = [part for kind in KINDS for _, part in of(kind)]
    declared = {
        part.key: {BOXES.get(name, name): plain(effect) for name, effect in found.items()}
        for part in parts
        if (found := boxes(part))
    }
    declared |= {part.key: {"signet": plain(shorthand(part.signet))} for _, part in of("leaders")}
    assert declared == printed


@pytest.mark.parametrize(
    "kind, sizes",
    [
        ("starting", (10, 0)),
        ("reserve", (18, 0)),
        ("imperium", (65, 4)),
        ("intrigue", (40, 4)),
        ("contracts", (0, 20)),
    ],
)
def test_decks_have_their_size(kind, sizes):
    found = [sum(card.copies for card in chosen.of(kind)) for chosen in SETS.values()]
    assert tuple(found) == sizes


def test_there_are_sixteen_conflicts_nine_leaders_and_five_objectives():
    sizes = [len(of(kind)) for kind in ("conflicts", "leaders", "objectives")]
    assert sizes == [16, 9, 5]
