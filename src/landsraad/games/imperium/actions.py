"""Every answer that any decision may offer, in a fixed order, for learning programs.

An action is the number of a notation. The answers of the base set come first and those of each
further set after them, so an expansion changes no number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any

from landsraad.core.decisions import Option
from landsraad.games.imperium.boxes import SPACE_INFLUENCE, effects_of, item, parts, pieces
from landsraad.games.imperium.catalogue import (
    CARD,
    FACTION_SPACES,
    INTRIGUE,
    LEADER,
    REACH,
    SPACE,
    Keyed,
)
from landsraad.games.imperium.components import ComponentSet
from landsraad.games.imperium.effects import (
    Gain,
    Harvest,
    OnReveal,
    Signet,
    Special,
    ThisTurn,
)
from landsraad.games.imperium.options import (
    DECLINE,
    DONE,
    PASS,
    REVEAL,
    SPECIAL_TAKES,
    acquire,
    number,
    numbers,
    of_card,
    of_faction,
    of_leader,
    of_space,
    play,
    sends,
    take,
    trash_card,
)
from landsraad.games.imperium.sets import SETS
from landsraad.games.imperium.state import NOBODY, TROOPS
from landsraad.games.imperium.terms import FACTIONS, Zone

NEVER_ASKED = (Gain, Harvest, Signet, ThisTurn)
"""Parts of a box that happen at once, or stand for the parts of another."""


@cache
def actions() -> tuple[str, ...]:
    """The notation of every action."""
    found: dict[str, None] = {}
    for count in range(1, len(SETS) + 1):
        box = _together(SETS[:count])
        found |= {option.notation: None for family in FAMILIES for option in family(box)}
    return tuple(found)


def _together(sets: tuple[ComponentSet, ...]) -> ComponentSet:
    """The components of several sets as those of one."""
    tables: dict[str, Any] = {
        field.name: tuple(part for chosen in sets for part in getattr(chosen, field.name))
        for field in fields(ComponentSet)
        if isinstance(getattr(sets[0], field.name), tuple)
    }
    return ComponentSet("", "", **tables)


def _plain(box: ComponentSet) -> Iterator[Option]:
    yield from (REVEAL, DONE, PASS, DECLINE)
    yield from map(of_faction, FACTIONS)


def _amounts(box: ComponentSet) -> Iterator[Option]:
    yield from numbers("deploy", 0, TROOPS)
    yield from numbers("retreat", 0, TROOPS)
    yield from (number("sell", cost.amount) for space in box.spaces for cost, _ in space.prices)


def _on_spaces(box: ComponentSet) -> Iterator[Option]:
    yield of_space("from", NOBODY)
    for verb in ("from", "recall", "name"):
        yield from (of_space(verb, SPACE[space.key]) for space in box.spaces)


def _on_leaders(box: ComponentSet) -> Iterator[Option]:
    yield from (of_leader(verb, NOBODY) for verb in ("target", "give"))
    for verb in ("lead", "target", "give"):
        yield from (of_leader(verb, LEADER[leader.key]) for leader in box.leaders)


def _sends(box: ComponentSet) -> Iterator[Option]:
    """What a card reaches by its icons, and the factions that a plot card may open to it."""
    board = sum(1 << SPACE[space.key] for space in box.spaces)
    for card in (*box.starting, *box.reserve, *box.imperium):
        yield from sends(CARD[card.key], (REACH[CARD[card.key]] | FACTION_SPACES) & board)


def _on_cards(box: ComponentSet) -> Iterator[Option]:
    for card in (*box.starting, *box.reserve, *box.imperium):
        number = CARD[card.key]
        if card.cost is not None:
            yield acquire(number, False)
            yield acquire(number, True)
        yield from (trash_card(number, zone) for zone in Zone)
        yield from (of_card(verb, number) for verb in ("discard", "recover"))
    yield from (of_card("set_aside", CARD[card.key]) for card in box.imperium)


def _plays(box: ComponentSet) -> Iterator[Option]:
    yield from (play(INTRIGUE[card.key], "plot") for card in box.intrigue)


def _boxed(box: ComponentSet) -> tuple[Keyed, ...]:
    return (
        *box.spaces, *box.starting, *box.reserve, *box.imperium, *box.conflicts, *box.leaders,
    )  # fmt: skip


def _resolves(box: ComponentSet) -> Iterator[Option]:
    """The parts that may wait on a turn: of all boxes, but of plot cards those for the reveal."""
    written = [(effect, part.key) for part in _boxed(box) for effect in effects_of(part)]
    for card in box.intrigue:
        later = (effect for effect in effects_of(card) if isinstance(effect, OnReveal))
        written += ((effect.effect, card.key) for effect in later)
    for effect, key in written:
        waiting = (part for part in parts(effect) if not isinstance(part, NEVER_ASKED))
        yield from (item(part, key).option for part in waiting)
    here = {SPACE[space.key] for space in box.spaces}
    yield from (rise.option for (space, _), rise in SPACE_INFLUENCE.items() if space in here)


def _takes(box: ComponentSet) -> Iterator[Option]:
    """The alternatives written on components, and those of effects of one card only."""
    for part in (*_boxed(box), *box.intrigue):
        for effect in effects_of(part):
            for name, piece in pieces(effect):
                if name.startswith("take "):
                    yield take(name.removeprefix("take "), "")
                if isinstance(piece, Special):
                    yield from SPECIAL_TAKES.get(piece.key, ())


FAMILIES = (
    _plain, _amounts, _on_spaces, _on_leaders, _sends, _on_cards, _plays, _resolves, _takes,
)  # fmt: skip
