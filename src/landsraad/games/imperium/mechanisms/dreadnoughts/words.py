"""The words of dreadnoughts, and of units in general: troops or dreadnoughts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.abilities import STRENGTH, say_quantity
from landsraad.games.imperium.language.board import TakeControl
from landsraad.games.imperium.language.terms import CONFLICT, EITHER, TROOP, UnitKind
from landsraad.games.imperium.language.troops import UnitsAt, unit_icons
from landsraad.games.imperium.language.values import Count, Effect
from landsraad.games.imperium.language.words import (
    SOME_WORTH,
    Token,
    count_words,
    icon,
    plural,
    say,
    say_count,
    say_deed,
    words,
)

DREADNOUGHT: Final = UnitKind("dreadnought", ("dreadnought",))
UNIT: Final = UnitKind("unit", ("troop", "dreadnought"))
"""Troops and dreadnoughts alike."""


@dataclass(frozen=True, slots=True)
class Commission(Effect):
    """A dreadnought from the supply to the garrison; optional."""


def dreadnought() -> Commission:
    """The dreadnought icon."""
    return Commission()


say(
    Commission,
    text=lambda e: "commission a dreadnought",
    icons=lambda e: [icon("dreadnought")],
    worth=4.0,
    refusable=True,
    rival_skips="Skipped if the rival has no dreadnought left to commission",
)


@dataclass(frozen=True, slots=True)
class Station(Effect):
    """The winner puts a dreadnought of the conflict on a space that can be controlled."""


say(
    Station,
    text=lambda e: "take control of a space with a dreadnought of the conflict",
    icons=lambda e: [icon("dreadnought"), icon("control")],
    plain=True,
)


def dreadnoughts(*, fighting: bool = False) -> UnitsAt:
    """One's commissioned dreadnoughts, or those in the conflict."""
    return UnitsAt(DREADNOUGHT, CONFLICT if fighting else EITHER)


@dataclass(frozen=True, slots=True)
class Deployed(Count):
    """The units of a kind that the seat has deployed on this turn."""

    kind: UnitKind


def deployed(kind: UnitKind = UNIT) -> Deployed:
    """Units deployed on this turn."""
    return Deployed(kind)


say_count(
    Deployed,
    each=lambda c: f"{c.kind.key} you have deployed this turn",
    icons=lambda c: [*unit_icons(c.kind), words("deployed")],
    reached=lambda c, n: f"with {n} or more {c.kind.key}s deployed this turn",
    reached_icons=lambda c, n: [*unit_icons(c.kind, f"{n}+"), words("deployed")],
)


@dataclass(frozen=True, slots=True)
class Rout(Effect):
    """Enemy units of a kind in the conflict are driven back: one, or up to a count."""

    kind: UnitKind
    amount: int | Count
    name: str
    """In notation."""


def rout(kind: UnitKind, *, name: str) -> Rout:
    """An enemy unit of one's choice retreats."""
    return Rout(kind, 1, name)


def rout_up_to(most: Count, kind: UnitKind, *, name: str) -> Rout:
    """For each of something an enemy unit may be driven back."""
    return Rout(kind, most, name)


def _rout_words(effect: Rout) -> str:
    if isinstance(effect.amount, Count):
        return (
            f"for each {count_words(effect.amount)}, you may drive one enemy {effect.kind.key} "
            "in the conflict back to its garrison"
        )
    return f"an enemy {effect.kind.key} of your choice in the conflict retreats to its garrison"


def _rout_icons(effect: Rout) -> list[Token]:
    if isinstance(effect.amount, Count):
        return [words(f"per troop deployed: drive an enemy {effect.kind.key} back")]
    return [words(f"an enemy {effect.kind.key} retreats")]


say(Rout, text=_rout_words, icons=_rout_icons, label=lambda e: e.name)


say_deed(
    TakeControl,
    "instead",
    instead=lambda e: (
        "When you win with a dreadnought, it may go to your supply instead of taking control"
    ),
)
SHIP_STRENGTH: Final = 3
"""Of a dreadnought."""
say_quantity(
    STRENGTH,
    lambda change: f"each of your dreadnoughts has {SHIP_STRENGTH + change.by} strength",
    of=DREADNOUGHT,
)


@dataclass(frozen=True, slots=True)
class RecruitAndDeploy(Effect):
    """Troops from the supply straight into the conflict."""

    amount: int


def recruit_and_deploy(amount: int) -> RecruitAndDeploy:
    """Recruits that go straight into the conflict."""
    return RecruitAndDeploy(amount)


say(
    RecruitAndDeploy,
    text=lambda e: f"recruit and deploy {plural(e.amount, 'troop')}",
    icons=lambda e: [words("deploy"), icon("troop", e.amount)],
    label=lambda e: f"troops_{e.amount}",
    worth=lambda e: 1.5 * e.amount,
)


@dataclass(frozen=True, slots=True)
class MustRetreat(Effect):
    """A number of one's units of a kind go back to the garrison, and no fewer."""

    least: int
    most: int
    kind: UnitKind


def retreat(least: int, most: int = 0, *, kind: UnitKind = TROOP) -> MustRetreat:
    """Units that must retreat, or a choice of how many."""
    return MustRetreat(least, most or least, kind)


def _retreat_words(effect: MustRetreat) -> str:
    if effect.most > effect.least:
        return f"retreat {effect.least} or {effect.most} {effect.kind.key}s"
    some = f"a {effect.kind.key}" if effect.kind == DREADNOUGHT else ""
    return f"retreat {some or plural(effect.least, effect.kind.key)}"


def _retreat_icons(effect: MustRetreat) -> list[Token]:
    either = f"{effect.least}–{effect.most}"
    amount = effect.least if effect.least == effect.most else either
    return [icon("retreat"), *unit_icons(effect.kind, amount)]


def _retreat_label(effect: MustRetreat) -> str:
    if effect.kind == TROOP:
        return f"retreat_{effect.least}"
    return f"retreat_{effect.kind.key}{'s' if effect.least > 1 else ''}"


say(
    MustRetreat,
    text=_retreat_words,
    icons=_retreat_icons,
    label=_retreat_label,
    worth=lambda e: 0.5 * e.least if e.kind == TROOP else SOME_WORTH,
)
