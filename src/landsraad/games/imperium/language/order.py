"""Effects in an order, and alternatives: beside ``seq``, whose steps come in any order.

``then(a, b)``: first a, right after it b, with nothing between them. ``either``: alternatives that
exclude one another; which of them holds is settled when one is taken.
"""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.language.structure import WAITING, When, inner_words
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import (
    condition_row,
    condition_words,
    describe,
    effect_worth,
    is_plain,
    label,
    row,
    say,
    where,
    words,
)


@dataclass(frozen=True, slots=True)
class Then(Effect):
    """One effect, and right after it another, whether it is welcome or not.

    Without a first one: that is done, and the other is due.
    """

    first: Effect | None
    after: Effect


def then(first: Effect, after: Effect) -> Then:
    """First one effect, then another; what the second asks about is settled when it comes."""
    return Then(first, after)


say(
    Then,
    text=lambda e: f"{describe(e.first)}, then {inner_words(e.after)}",
    icons=lambda e: [*row(e.first), words("then"), *row(e.after)],
    label=lambda e: label(e.first or e.after),
    worth=lambda e: effect_worth(e.first) + effect_worth(e.after),
)


@dataclass(frozen=True, slots=True)
class Either(Effect):
    """One effect under a condition, in place of another; a later change opens no other."""

    otherwise: Effect
    instead: tuple[tuple[str, When], ...]
    """By label, from the first that holds."""


def either(*, otherwise: Effect, **instead: When) -> Either:
    """Alternatives of which the first that holds is taken (IMP 19.1.37)."""
    return Either(otherwise, tuple(instead.items()))


def _either_words(effect: Either) -> str:
    cases = (f"{condition_words(e.condition)}: {inner_words(e.then)}" for _, e in effect.instead)
    return f"{'; '.join(cases)}; otherwise: {inner_words(effect.otherwise)}"


say(
    Either,
    text=_either_words,
    icons=lambda e: [
        *(
            token
            for _, case in e.instead
            for token in (where(*condition_row(case.condition)), *row(case.then))
        ),
        words("or else"),
        *row(e.otherwise),
    ],
    label=lambda e: "_or_".join((label(e.otherwise), *(name for name, _ in e.instead))),
    worth=lambda e: (
        WAITING
        * max(effect_worth(e.otherwise), *(effect_worth(case.then) for _, case in e.instead))
    ),
    plain=lambda e: is_plain(e.otherwise) and all(is_plain(case) for _, case in e.instead),
)
