"""The scavenge cards of a content file, their effects as short texts such as ``stored spice``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landsraad.core.decisions import shown
from landsraad.games.dawn_of_the_fremen.components import RECYCLE, REMOVE, STAYS, Card
from landsraad.games.dawn_of_the_fremen.effects import (
    AnyEffect,
    Exchange,
    Farther,
    Find,
    Item,
    Look,
    Matching,
    RollAgain,
    ShiftBarrier,
    Stored,
    Votes,
    Walk,
    Worm,
)
from landsraad.games.dawn_of_the_fremen.report import Report
from landsraad.games.dawn_of_the_fremen.terms import ITEMS, RESOURCES, TOKEN_KEYS

MOST_KINDS = 100
MOST_CARDS = 400
ITEM_KEYS = {TOKEN_KEYS[token]: token for token in ITEMS}
RESOURCE_KEYS = {key: number for number, key in enumerate(TOKEN_KEYS[:RESOURCES])}


def _numbers(*words: str) -> list[int]:
    found = [int(word) for word in words]
    if not all(1 <= number <= 9 for number in found):
        raise ValueError
    return found


EFFECTS: dict[str, Callable[..., AnyEffect]] = {
    "item": lambda token: Item(ITEM_KEYS[token]),
    "find": lambda: Find(),
    "worm": lambda: Worm(),
    "shift_barrier": lambda: ShiftBarrier(),
    "look": lambda cards: Look(*_numbers(cards)),
    "stored": lambda resource: Stored(RESOURCE_KEYS[resource]),
    "farther": lambda borders: Farther(*_numbers(borders)),
    "roll_again": lambda: RollAgain(),
    "votes": lambda votes: Votes(*_numbers(votes)),
    "matching": lambda: Matching(),
    "exchange": lambda debts, resources: Exchange(*_numbers(debts, resources)),
    "walk": lambda move: Walk(*_numbers(move)),
}
"""The words of the effects, and what follows them."""


def read_cards(report: Report, given: Any) -> tuple[Card, ...]:
    """A whole scavenge deck."""
    rows = report.listing("cards", given, MOST_KINDS)
    if not rows:
        report.add("cards", f"there are 1 to {MOST_KINDS} different cards")
    cards = tuple(_card(report, number, row) for number, row in enumerate(rows, 1))
    if (total := sum(card.copies for card in cards)) > MOST_CARDS:
        report.add("cards", f"a deck has at most {MOST_CARDS} cards, not {total}")
    report.unique("cards", [card.key for card in cards])
    return cards


def _card(report: Report, number: int, row: Any) -> Card:
    where = f"cards {number}"
    found = report.mapping(where, row)
    report.keys(where, found, ("key", "name", "copies", "effect", "after", "tradeable"))
    name = report.text(f"{where} name", found.get("name"))
    card = Card(
        report.key(f"{where} key", found.get("key"), name),
        name,
        effect(report, f"{where} effect", found.get("effect")),
        report.number(f"{where} copies", found.get("copies", 1), 1, 99),
        report.text(f"{where} after", found.get("after", RECYCLE)),
        report.truth(f"{where} tradeable", found.get("tradeable", False)),
    )
    if card.after not in (RECYCLE, REMOVE, STAYS):
        report.add(f"{where} after", f"is recycle, remove or stays, not {shown(card.after)}")
    elif card.ability != (card.after == STAYS):
        report.add(f"{where} after", "tribe abilities stay, and nothing else does")
    if card.tradeable and (card.ability or not card.kept):
        report.add(f"{where} tradeable", "tribe abilities and cards used at once are not traded")
    return card


def effect(report: Report, where: str, given: Any) -> AnyEffect:
    """An effect from its text."""
    words = given.split(maxsplit=4) if isinstance(given, str) else []
    try:
        return EFFECTS[words[0]](*words[1:])
    except (KeyError, TypeError, ValueError, IndexError):
        known = ", ".join(EFFECTS)
        report.add(where, f"{shown(given)} is not an effect; the effects are {known}")
        return Find()
