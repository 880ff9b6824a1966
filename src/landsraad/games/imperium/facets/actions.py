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
from landsraad.games.imperium.engine.boxes import (
    SPACE_INFLUENCE,
    effects_of,
    item,
    optional,
    parts,
    pieces,
)
from landsraad.games.imperium.engine.catalogue import (
    CARD_KIND,
    DECK,
    FACTION_SPACES,
    KINDS,
    REACH,
    apart,
    number_of,
)
from landsraad.games.imperium.engine.options import (
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
    of_unit,
    play,
    sends,
    take,
    trash_card,
)
from landsraad.games.imperium.engine.plug import Actions, every, families
from landsraad.games.imperium.engine.state import NOBODY, TROOPS
from landsraad.games.imperium.language.abilities import OPENS, REVEALS, given_on
from landsraad.games.imperium.language.cards import Signet
from landsraad.games.imperium.language.components import (
    Card,
    ComponentSet,
    Intrigue,
    Keyed,
    Leader,
    Space,
)
from landsraad.games.imperium.language.gains import DrawIntrigue, Gain, Harvest
from landsraad.games.imperium.language.structure import Look, Seq, Special, ThisTurn, kept_for
from landsraad.games.imperium.language.terms import FACTIONS, Zone
from landsraad.games.imperium.sets import SETS

NEVER_ASKED = (Gain, Harvest, Signet, ThisTurn)
"""Parts of a box that happen at once, or stand for the parts of another."""


@cache
def actions() -> tuple[str, ...]:
    """The notation of every action."""
    found: dict[str, None] = {}
    for count, last in enumerate(SETS):
        box = _together((*(one for one in SETS[:count] if not apart(one, last)), last))
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


def cards_of(box: ComponentSet) -> tuple[Card, ...]:
    """All cards of decks."""
    return tuple(card for kind in DECK for card in box.of(kind))


def spaces_of(box: ComponentSet) -> tuple[Space, ...]:
    """All spaces."""
    return tuple(space for kind in KINDS["spaces"] for space in box.of(kind))


def intrigue_of(box: ComponentSet) -> tuple[Intrigue, ...]:
    """All intrigue cards."""
    return tuple(card for kind in KINDS["intrigue"] for card in box.of(kind))


def _plain(box: ComponentSet) -> Iterator[Option]:
    yield from (REVEAL, DONE, PASS, DECLINE)
    yield from map(of_faction, FACTIONS)


def _amounts(box: ComponentSet) -> Iterator[Option]:
    most = TROOPS + sum(part.more_troops for part in _plugged(box))
    yield from numbers("deploy", 0, most)
    yield from numbers("retreat", 0, most)
    lines = (line for space in spaces_of(box) for line in space.table)
    yield from (number("sell", line.price.amount) for line in lines)


def _on_spaces(box: ComponentSet) -> Iterator[Option]:
    yield of_space("from", NOBODY)
    for verb in ("from", "recall", "name"):
        yield from (of_space(verb, number_of(space)) for space in spaces_of(box))


def _on_leaders(box: ComponentSet) -> Iterator[Option]:
    yield from (of_leader(verb, NOBODY) for verb in ("target", "give"))
    for verb in ("lead", "target", "give"):
        yield from (of_leader(verb, number_of(leader)) for leader in _leaders(box))


def _leaders(box: ComponentSet) -> tuple[Leader, ...]:
    """All leaders, and the cards that stand for one."""
    return tuple(leader for kind in KINDS["leaders"] for leader in box.of(kind))


def _sends(box: ComponentSet) -> Iterator[Option]:
    """What a card reaches by its icons, and the factions that a plot card may open to it."""
    board = sum(1 << number_of(space) for space in spaces_of(box))
    lent = FACTION_SPACES
    for part in _plugged(box):
        lent |= part.lent
    for card in cards_of(box):
        yield from sends(number_of(card), (REACH[number_of(card)] | lent) & board)


def _on_cards(box: ComponentSet) -> Iterator[Option]:
    for card in cards_of(box):
        number = number_of(card)
        if card.cost is not None:
            yield acquire(number, False)
            yield acquire(number, True)
        yield from (trash_card(number, zone) for zone in Zone)
        yield from (of_card(verb, number) for verb in ("discard", "recover"))
    yield from (of_card("set_aside", number_of(card)) for card in box.imperium)


def _plays(box: ComponentSet) -> Iterator[Option]:
    yield from (play(number_of(card), "plot") for card in intrigue_of(box))


def _boxed(box: ComponentSet) -> tuple[Keyed, ...]:
    return (
        *spaces_of(box), *cards_of(box), *box.conflicts, *_leaders(box),
        *(part for table in KINDS if table not in _OWN for kind in KINDS[table]
          for part in box.of(kind)),
    )  # fmt: skip


_OWN = (CARD_KIND, "spaces", "intrigue", "conflicts", "leaders", "hagal")
"""The kinds of components that the base game has."""


def _resolves(box: ComponentSet) -> Iterator[Option]:
    """The parts that may wait: of all boxes, of plot cards what they leave for the reveal turn.

    With effects that may be declined, whatever holds one may wait outside a turn as well.
    """
    written = [(effect, part.key) for part in _boxed(box) for effect in effects_of(part)]
    for card in intrigue_of(box):
        later = (kept_for(effect, REVEALS) for effect in effects_of(card))
        written += ((effect, card.key) for effect in later if effect is not None)
    if any(part.refusable for part in _plugged(box)):
        for part in (*_boxed(box), *intrigue_of(box)):
            # What becomes of a card that was looked at is settled at once.
            found = (effect for effect in effects_of(part) if not isinstance(effect, Look))
            inner = (piece for effect in found for _, piece in pieces(effect))
            written += ((piece, part.key) for piece in inner if optional(piece))
        written += (waiting for part in _plugged(box) for waiting in part.waiting)
    for effect, key in written:
        waiting = (part for part in parts(effect) if not isinstance(part, NEVER_ASKED))
        yield from (item(part, key).option for part in waiting)
    here = {number_of(space) for space in spaces_of(box)}
    yield from (rise.option for (space, _), rise in SPACE_INFLUENCE.items() if space in here)


def _after_draws(box: ComponentSet) -> Iterator[Option]:
    """What comes with an intrigue card behind an arrow, and waits until it may be played."""
    for part in _boxed(box):
        for effect in effects_of(part):
            for _, piece in pieces(effect):
                if isinstance(piece, Seq) and isinstance(piece.steps[0], DrawIntrigue):
                    later = (step for step in piece.steps if not isinstance(step, NEVER_ASKED))
                    yield from (item(step, part.key).option for step in later)


def _takes(box: ComponentSet) -> Iterator[Option]:
    """The alternatives written on components, and those of effects of one card only."""
    for part in (*_boxed(box), *intrigue_of(box)):
        for effect in effects_of(part):
            for name, piece in pieces(effect):
                if name.startswith("take "):
                    yield take(name.removeprefix("take "), "")
                if isinstance(piece, Special):
                    yield from SPECIAL_TAKES.get(piece.key, ())


def routs(box: ComponentSet, *units: str) -> Iterator[Option]:
    """Units that retreat, or that an opponent drives back."""
    for unit in units:
        yield of_unit("retreat", unit)
        yield of_unit("rout", unit, NOBODY)
        yield from (of_unit("rout", unit, number_of(leader)) for leader in _leaders(box))


def openings(box: ComponentSet) -> Iterator[Option]:
    """Cards that are put into play in place of a turn."""
    yield from (
        of_card("pass", number_of(card))
        for card in cards_of(box)
        if given_on(OPENS, card.abilities)
    )


def _plugged(box: ComponentSet) -> list[Actions]:
    """What the mechanisms of some sets change of the answers that there are."""
    found = (one.actions for one in every() if one.key in box.mechanisms)
    return [part for part in found if part is not None]


def _further(box: ComponentSet) -> Iterator[Option]:
    """What mechanisms ask by themselves, in an order that never changes."""
    for key, family in families():
        if key in box.mechanisms:
            yield from family(box)


FAMILIES = (
    _plain, _amounts, _on_spaces, _on_leaders, _sends, _on_cards, _plays, _resolves, _takes,
    _further, _after_draws,
)  # fmt: skip
