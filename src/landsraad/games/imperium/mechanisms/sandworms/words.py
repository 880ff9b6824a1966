"""Sandworms, maker hooks and the shield wall: the words for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.board import TakeHolding
from landsraad.games.imperium.language.components import Extra
from landsraad.games.imperium.language.counts import Has, say_enemy
from landsraad.games.imperium.language.terms import Holding
from landsraad.games.imperium.language.values import Count, Effect
from landsraad.games.imperium.language.words import (
    Token,
    icon,
    plural,
    say,
    say_count,
    say_deed,
    words,
)

STRENGTH: Final = 3
"""Of a sandworm."""


@dataclass(frozen=True, slots=True)
class ShieldWall(Extra):
    """The spaces behind the wall: no sandworm comes to a conflict for one while it stands."""

    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Summon(Effect):
    """Sandworms of the bank come straight into the conflict."""

    amount: int


def sandworms(amount: int = 1) -> Summon:
    """The sandworm icon."""
    return Summon(amount)


say(
    Summon,
    text=lambda e: f"summon {'a sandworm' if e.amount == 1 else plural(e.amount, 'sandworm')}",
    icons=lambda e: [icon("sandworm", e.amount)],
    label=lambda e: f"sandworms_{e.amount}",
    worth=lambda e: 3.5 * e.amount,
)
say_deed(
    Summon,
    "summons",
    instead=lambda e: "In place of each sandworm that you would summon, shield wall or not",
    instead_clause=lambda e: (
        "in place of each sandworm that you would summon, even behind the shield wall,"
    ),
)


HOOKS: Final = Holding("hooks", "take your maker hooks", "with maker hooks", "hooks", 4.0)


def maker_hooks() -> TakeHolding:
    """The maker hooks."""
    return TakeHolding(HOOKS)


@dataclass(frozen=True, slots=True)
class BreakWall(Effect):
    """Remove the shield wall for the rest of the game; optional."""


def break_wall() -> BreakWall:
    """The detonation icon."""
    return BreakWall()


say(
    BreakWall,
    text=lambda e: "you may remove the shield wall",
    icons=lambda e: [icon("wall", -1)],
    worth=0.5,
    refusable=True,
)


def hooked() -> Has:
    """Maker hooks."""
    return Has(HOOKS)


@dataclass(frozen=True, slots=True)
class Sandworms(Count):
    """The seat's sandworms in the conflict."""


def worms() -> Sandworms:
    """Sandworms in the conflict."""
    return Sandworms()


def _some(minimum: int) -> str:
    return "a sandworm" if minimum == 1 else f"{minimum} or more sandworms"


def _some_icons(count: Sandworms, minimum: int) -> list[Token]:
    return [icon("sandworm", 1 if minimum == 1 else f"{minimum}+")]


say_count(
    Sandworms,
    each=lambda c: "sandworm you have in the conflict",
    icons=lambda c: [icon("sandworm")],
    reached=lambda c, n: f"with {_some(n)} in the conflict",
    reached_icons=_some_icons,
)
say_enemy(
    Sandworms,
    lambda c, n: f"with {_some(n)} of an opponent in the conflict",
    lambda c, n: [words("enemy"), *_some_icons(c, n)],
)
