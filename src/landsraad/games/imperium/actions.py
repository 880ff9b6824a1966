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
from landsraad.games.imperium.bloodlines import BUY_ITEMS, EMBASSY_OFFER, SISTER_DRAW
from landsraad.games.imperium.boxes import (
    SPACE_INFLUENCE,
    effects_of,
    item,
    optional,
    parts,
    pieces,
)
from landsraad.games.imperium.catalogue import (
    ALL_SPACES,
    CARD,
    CONTROLLED,
    FACTION_SPACES,
    INTRIGUE,
    LEADER,
    NAVIGATION,
    REACH,
    RESERVE,
    SHIPPING_TRACK,
    SKILL,
    SPACE,
    TECH,
    Keyed,
)
from landsraad.games.imperium.commanders import HIRE
from landsraad.games.imperium.components import Card, ComponentSet
from landsraad.games.imperium.effects import (
    Gain,
    Harvest,
    OnReveal,
    Signet,
    Special,
    ThisTurn,
)
from landsraad.games.imperium.navigation import NAVIGATION_ITEMS
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
    of_intrigue,
    of_leader,
    of_navigation,
    of_skill,
    of_space,
    of_tech,
    of_unit,
    play,
    sends,
    take,
    trash_card,
)
from landsraad.games.imperium.phases.combat import STATION
from landsraad.games.imperium.resolve import RECALL_FIGHTER
from landsraad.games.imperium.sets import SETS
from landsraad.games.imperium.shipping import REWARDS, transported
from landsraad.games.imperium.state import NOBODY, TROOPS
from landsraad.games.imperium.terms import FACTIONS, Zone

COMMANDERS = 7
"""Sardaukar Commanders in the box."""
NEVER_ASKED = (Gain, Harvest, Signet, ThisTurn)
"""Parts of a box that happen at once, or stand for the parts of another."""
IX_TAKES = (
    "advance", "recall", "dividends", "spice", "solari", "garrison", "conflict", "turn",
)  # fmt: skip
"""The alternatives that mechanisms of Rise of Ix put by themselves."""


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


def _cards(box: ComponentSet) -> tuple[Card, ...]:
    return (*box.starting, *(card for card, _ in box.epic), *box.reserve, *box.imperium)


def _plain(box: ComponentSet) -> Iterator[Option]:
    yield from (REVEAL, DONE, PASS, DECLINE)
    yield from map(of_faction, FACTIONS)


def _amounts(box: ComponentSet) -> Iterator[Option]:
    most = TROOPS + (COMMANDERS if box.skills else 0)
    yield from numbers("deploy", 0, most)
    yield from numbers("retreat", 0, most)
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
    lent = ALL_SPACES if box.skills else FACTION_SPACES
    for card in _cards(box):
        yield from sends(CARD[card.key], (REACH[CARD[card.key]] | lent) & board)


def _on_cards(box: ComponentSet) -> Iterator[Option]:
    for card in _cards(box):
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
        *box.spaces, *_cards(box), *box.conflicts, *box.leaders, *box.tech, *box.skills,
        *box.navigation,
    )  # fmt: skip


def _resolves(box: ComponentSet) -> Iterator[Option]:
    """The parts that may wait: of all boxes, of plot cards what they leave for the reveal turn.

    With effects that may be declined, whatever holds one may wait outside a turn as well.
    """
    written = [(effect, part.key) for part in _boxed(box) for effect in effects_of(part)]
    for card in box.intrigue:
        later = (effect for effect in effects_of(card) if isinstance(effect, OnReveal))
        written += ((effect.effect, card.key) for effect in later)
    if box.tech:
        for part in (*_boxed(box), *box.intrigue):
            inner = (piece for effect in effects_of(part) for _, piece in pieces(effect))
            written += ((piece, part.key) for piece in inner if optional(piece))
        written.append((STATION.effect, STATION.source))
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


def _ix(box: ComponentSet) -> Iterator[Option]:
    """What tech tiles, freighters, dreadnoughts and the leaders that came with them ask."""
    if not box.tech:
        return
    for verb in ("tech", "use"):
        yield from (of_tech(verb, TECH[tile.key]) for tile in box.tech)
    yield from numbers("return", 0, TROOPS)
    track = [effect for step in REWARDS for effect in step]
    for tile in box.tech:
        track += transported(tile.more_shipped) if tile.more_shipped else ()
    yield from (item(effect, SHIPPING_TRACK).option for effect in track)
    yield from (take(label, "") for label in IX_TAKES)
    yield of_unit("deploy", "dreadnought")
    for unit in ("troop", "dreadnought"):
        yield of_unit("retreat", unit)
        yield of_unit("rout", unit, NOBODY)
        yield from (of_unit("rout", unit, LEADER[leader.key]) for leader in box.leaders)
    yield from (of_space("station", space) for space in CONTROLLED)
    for verb in ("bury", "keep"):
        yield from (of_intrigue(verb, INTRIGUE[card.key]) for card in box.intrigue)
    yield from (of_card("set_aside", CARD[card.key]) for card in _cards(box))
    for card in RESERVE:
        # Cards without a price too: with Spaceport one that an effect gives may go on the deck.
        yield acquire(card, False)
        yield acquire(card, True)


def _bloodlines(box: ComponentSet) -> Iterator[Option]:
    """What commanders, skills and the leaders that came with them ask."""
    if not box.skills:
        return
    yield from numbers("commanders", 0, COMMANDERS)
    yield HIRE
    yield from (of_skill(SKILL[skill.key]) for skill in box.skills)
    yield from (of_navigation(NAVIGATION[card.key]) for card in box.navigation)
    for slots in NAVIGATION_ITEMS:
        yield from (part.option for factions in slots for items in factions for part in items)
    yield from (BUY_ITEMS[SPACE[space.key]].option for space in box.spaces)
    yield from (EMBASSY_OFFER.option, SISTER_DRAW.option)
    yield from (take(label, "") for label in ("garrison", "conflict"))
    for verb in ("scrap", "hand_over"):
        yield from (of_intrigue(verb, INTRIGUE[card.key]) for card in box.intrigue)
    for verb in ("project", "dismantle"):
        yield from (of_tech(verb, TECH[tile.key]) for tile in box.tech)
    makers = (SPACE[space.key] for space in box.spaces if space.maker)
    yield from (of_space("smuggle", space) for space in makers)
    yield from (of_card("pass", CARD[card.key]) for card in _cards(box) if card.opening)
    for unit in ("troop", "commander"):
        yield of_unit("retreat", unit)
        yield of_unit("rout", unit, NOBODY)
        yield from (of_unit("rout", unit, LEADER[leader.key]) for leader in box.leaders)
    yield RECALL_FIGHTER


FAMILIES = (
    _plain, _amounts, _on_spaces, _on_leaders, _sends, _on_cards, _plays, _resolves, _takes, _ix,
    _bloodlines,
)  # fmt: skip
