"""Every answer that any decision may offer, in a fixed order, for learning programs.

An action is the number of a notation. The list is that of our own map, cards and tribes; what a
content file says of tokens, sites and dice changes no notation.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from landsraad.games.dawn_of_the_fremen import options
from landsraad.games.dawn_of_the_fremen.catalogue import Box, designed_box
from landsraad.games.dawn_of_the_fremen.effects import KEPT, Exchange
from landsraad.games.dawn_of_the_fremen.options import (
    CARD_ITEM,
    DEBT_ITEM,
    LAND_ITEM,
    VERBS,
    Choice,
)
from landsraad.games.dawn_of_the_fremen.phases.council import (
    ALLIED_NUMBERS,
    OWN_NUMBERS,
    SINGLE_NUMBERS,
)
from landsraad.games.dawn_of_the_fremen.phases.development import RATES
from landsraad.games.dawn_of_the_fremen.terms import (
    DEVELOPMENTS,
    GREAT_MAKER,
    MAKER,
    MOON_KEYS,
    MOVABLE,
    RESOURCES,
    TRIBES,
)
from landsraad.games.dawn_of_the_fremen.travel import NUMBERED

ON_BORDERS = (options.BARRIER, options.LIFT)
ON_LAND = (
    options.SITE, options.SETTLE, options.WORM, options.PUT, options.CALL, options.PROMOTE,
    options.LOSE, options.FROM, options.ATTACK, options.PLACE, options.CLAIM,
)  # fmt: skip
ON_TRIBES = (options.RETURN, options.BAR, options.ALLIANCE, options.VICTORY)
STARTS = ((options.BUILD, DEVELOPMENTS), (options.SHIP, MOVABLE), (options.MOVE, NUMBERED))
"""Verbs of a token in a territory, with the tokens they may name."""
ON_TOKENS = (
    (options.TAKE, range(RESOURCES)), (options.LOAD, MOVABLE), (options.DROP, MOVABLE),
    (options.KEEP, (GREAT_MAKER, MAKER)),
)  # fmt: skip


@cache
def actions() -> tuple[str, ...]:
    """The notation of every action."""
    box = designed_box()
    return tuple(choice.notation for family in FAMILIES for choice in family(box))


def _plain(box: Box) -> Iterator[Choice]:
    for verb, (_, objects, _) in enumerate(VERBS[: options.CONTINUE]):
        if not objects:
            yield box.choice(verb)
    yield from (box.choice(options.THUMPER, moon) for moon in range(len(MOON_KEYS)))


def _numbers(box: Box) -> Iterator[Choice]:
    yield from (box.choice(options.SINGLE, number) for number in SINGLE_NUMBERS)
    yield from (box.choice(options.ALLIED, number) for number in ALLIED_NUMBERS)
    effects = [card.effect for card in box.cards]
    own = {effect.debts for effect in effects if isinstance(effect, Exchange)}
    rates = sorted(own | {debts for debts, _ in RATES})
    yield from (box.choice(options.EXCHANGE, debts) for debts in rates)


def _on_tribes(box: Box) -> Iterator[Choice]:
    for verb in ON_TRIBES:
        yield from (box.choice(verb, tribe) for tribe in range(TRIBES))


def _on_cards(box: Box) -> Iterator[Choice]:
    for number, card in enumerate(box.cards):
        yield box.choice(options.RESOLVE, number)
        if isinstance(card.effect, KEPT):
            yield box.choice(options.USE, number)


def _on_tokens(box: Box) -> Iterator[Choice]:
    for verb, tokens in ON_TOKENS:
        yield from (box.choice(verb, token) for token in tokens)


def _on_items(box: Box) -> Iterator[Choice]:
    traded = [*range(RESOURCES), *range(DEBT_ITEM, DEBT_ITEM + TRIBES)]
    traded += [CARD_ITEM + number for number, card in enumerate(box.cards) if card.tradeable]
    traded += range(LAND_ITEM, LAND_ITEM + box.territories)
    for verb in (options.GIVE, options.WANT):
        yield from (box.choice(verb, item) for item in traded)


def _on_borders(box: Box) -> Iterator[Choice]:
    for verb in ON_BORDERS:
        yield from (box.choice(verb, border) for border in range(len(box.borders)))


def _on_land(box: Box) -> Iterator[Choice]:
    yield from box.words.row(options.GO)
    for verb in ON_LAND:
        yield from box.words.row(verb)[: box.territories]
    for verb, tokens in STARTS:
        for token in tokens:
            yield from (box.choice(verb, token, place) for place in range(box.territories))


def _of_council(box: Box) -> Iterator[Choice]:
    """The words of the council that came later: at the end, so that numbers stay."""
    yield from (box.choice(verb) for verb in (options.CONTINUE, options.END))
    for verb in (options.PACT, options.ALSO):
        yield from (box.choice(verb, *pair) for pair in combinations(range(TRIBES), 2))
    for verb in (options.DISSOLVE, options.NUMBER):
        yield from (box.choice(verb, tribe) for tribe in range(TRIBES))
    yield from (box.choice(options.SIETCHES, number) for number in OWN_NUMBERS)


FAMILIES = (
    _plain, _numbers, _on_tribes, _on_cards, _on_tokens, _on_items, _on_borders, _on_land,
    _of_council,
)  # fmt: skip
