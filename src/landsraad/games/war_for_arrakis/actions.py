"""Every answer that any decision may offer, in a fixed order, for learning programs.

An action is the number of a notation. The list is that of our own prescience cards, deployment
tokens and special actions; what else a content file may replace changes no notation.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import options
from landsraad.games.war_for_arrakis.catalogue import (
    AREAS,
    ATOMICS,
    BASE_CARDS,
    BASE_LEADERS,
    SECTOR_NAMES,
    ZONES,
)
from landsraad.games.war_for_arrakis.content import BASE
from landsraad.games.war_for_arrakis.effects import Draw, Effect, Enter, OneOf, Seq, When
from landsraad.games.war_for_arrakis.offer import ACTIONS
from landsraad.games.war_for_arrakis.options import (
    AREA_WORDS,
    FORESIGHT_WORDS,
    PIECE_WORDS,
    RESULT_WORDS,
    ZONE_WORDS,
    Plain,
)
from landsraad.games.war_for_arrakis.plug import known
from landsraad.games.war_for_arrakis.terms import (
    DECKS_OF,
    IMPERIUM_KEYS,
    LAST_STEP,
    MARKER_KEYS,
    PIECE_KEYS,
    RESULT_KEYS,
    RESULTS,
    SIDES,
    VEHICLE_KEYS,
)

POWERS = ("wormsigns", "move", "attack", "wild_maker")
"""The Desert Power actions."""
ON_MARKERS, ON_IMPERIUM = ("lower", "raise", "advance"), ("lower", "keep", "lift")


@cache
def actions() -> tuple[str, ...]:
    """The notation of every action."""
    found = {option.notation: None for family in FAMILIES for option in family()}
    for module in known():
        if module.actions is not None:
            found.update((option.notation, None) for option in module.actions())
    return tuple(found)


def _plain() -> Iterator[Option]:
    yield from (answer for answer in vars(options).values() if isinstance(answer, Plain))


def _results() -> Iterator[Option]:
    for verb in RESULT_WORDS:
        yield from (options.of_result(verb, result) for result in RESULTS)


def _cards() -> Iterator[Option]:
    for number, card in enumerate(BASE_CARDS):
        if card.effect is not None:
            yield from (options.of_card(verb, number) for verb in options.CARD_WORDS)


def parts(effect: Effect | None) -> Iterator[Effect]:
    """An effect and everything in it."""
    if effect is None:
        return
    yield effect
    if isinstance(effect, Seq):
        for step in effect.steps:
            yield from parts(step)
    elif isinstance(effect, OneOf):
        for _, option in effect.options:
            yield from parts(option)
    elif isinstance(effect, Enter):
        yield from parts(effect.then)
    elif isinstance(effect, When):
        yield from parts(effect.then)
        yield from parts(effect.otherwise)


def _written() -> Iterator[Effect]:
    """All effects of dice, cards and leaders."""
    roots = [effect for side in SIDES for effect in ACTIONS[side]]
    roots += [effect for _, effect in BASE.leaders if effect is not None]
    roots += [card.effect for card in BASE_CARDS if card.effect is not None]
    for root in roots:
        yield from parts(root)


def _takes() -> Iterator[Option]:
    """The alternatives of effects, Desert Power, and dice that are for one thing only."""
    labels = [label for e in _written() if isinstance(e, OneOf) for label, _ in e.options]
    yield from (options.take(label, "") for label in (*RESULT_KEYS, *POWERS, *labels))


def _draws() -> Iterator[Option]:
    """A small deck leaves fewer cards than an effect gives."""
    most = max(effect.amount for effect in _written() if isinstance(effect, Draw))
    for decks in DECKS_OF:
        for amount in range(1, most + 1):
            pair = (decks[0], decks[1])
            yield from (options.split(pair, first, amount - first) for first in range(amount + 1))


def _leaders() -> Iterator[Option]:
    for verb in ("special", "seize", "recall"):
        yield from (options.of_leader(verb, leader) for leader in range(len(BASE_LEADERS)))


def _pieces() -> Iterator[Option]:
    for verb in PIECE_WORDS:
        for side in SIDES:
            yield from (options.figure(verb, side, kind) for kind in range(len(PIECE_KEYS[side])))
        yield from (options.named(verb, leader) for leader in range(len(BASE_LEADERS)))
    for verb in ("leave", "remove"):
        for number, contents in enumerate((*BASE.starting, *BASE.standard)):
            yield options.token(verb, contents, number)


def _tracks() -> Iterator[Option]:
    for verb in ON_MARKERS:
        yield from (options.of_marker(verb, marker) for marker in range(len(MARKER_KEYS)))
    for verb in ON_IMPERIUM:
        yield from (options.of_imperium(verb, marker) for marker in range(len(IMPERIUM_KEYS)))
    yield from (options.steps_of(steps) for steps in range(1, LAST_STEP + 1))
    for verb in FORESIGHT_WORDS:
        for number, card in enumerate(BASE.prescience):
            yield options.foresight(verb, number, card)


def _places() -> Iterator[Option]:
    for verb in ZONE_WORDS:
        yield from (options.of_zone(verb, zone) for zone in range(len(ZONES)))
    yield from (options.of_sector(sector) for sector in range(len(SECTOR_NAMES)))
    yield from (options.of_atomics(number) for number in range(len(ATOMICS)))
    yield from (options.of_vehicle(kind) for kind in range(1, len(VEHICLE_KEYS)))
    for verb in AREA_WORDS:
        yield from (options.of_area(verb, area) for area in range(len(AREAS)))


def _later() -> Iterator[Option]:
    """What was added later comes last, since what was before keeps its number."""
    yield from (options.take(label, "") for label in ("enter", "discard"))
    yield from (options.of_leader("tank", leader) for leader in range(len(BASE_LEADERS)))


FAMILIES = (
    _plain, _results, _cards, _takes, _draws, _leaders, _pieces, _tracks, _places, _later,
)  # fmt: skip
