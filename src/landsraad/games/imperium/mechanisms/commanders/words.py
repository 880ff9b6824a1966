"""Sardaukar Commanders and their skills, and the words for both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.core.entries import slug
from landsraad.games.imperium.language.abilities import (
    COST,
    say_quantity,
    say_turn_quantity,
)
from landsraad.games.imperium.language.cards import TrashSelf, say_trashed
from landsraad.games.imperium.language.components import Extra, Kind
from landsraad.games.imperium.language.terms import CONFLICT, UnitKind
from landsraad.games.imperium.language.troops import UnitsAt
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import (
    ARROW,
    icon,
    say,
    say_deed,
    words,
)


@dataclass(frozen=True, slots=True)
class BuyCommander(Effect):
    """Acquire and recruit the commander on the space for solari; optional."""

    price: int = 2


def buy_commander() -> BuyCommander:
    """The commander on the space, for solari."""
    return BuyCommander()


say(
    BuyCommander,
    text=lambda e: (
        "acquire and recruit the commander here "
        + (f"for {e.price} solari" if e.price else "without paying")
    ),
    icons=lambda e: [*([icon("solari", e.price), ARROW] if e.price else []), icon("commander")],
    label=lambda e: "buy_commander",
    worth=2.5,
    on_space=True,
)


@dataclass(frozen=True, slots=True)
class SendAway(Effect):
    """Pay for the commander on the space to leave the game; optional."""


SEND_AWAY: Final = 2
"""Spice for that."""
say(
    SendAway,
    text=lambda e: f"pay {SEND_AWAY} spice: draw an intrigue card, and the commander here is gone",
    icons=lambda e: [icon("spice", SEND_AWAY), ARROW, icon("intrigue")],
    worth=1.0,
    on_space=True,
)


@dataclass(frozen=True, slots=True)
class TakeCommander(Effect):
    """Acquire and recruit the commander of the bank without paying."""


def bank_commander() -> TakeCommander:
    """The commander in the bank."""
    return TakeCommander()


say(
    TakeCommander,
    text=lambda e: "acquire and recruit the commander in the bank",
    icons=lambda e: [icon("commander"), words("of the bank")],
    worth=4.0,
    plain=True,
)
say_deed(TakeCommander, "commander", whenever=lambda e: "Whenever you recruit a commander")


@dataclass(frozen=True, slots=True)
class TakeSkill(Effect):
    """Choose one of the open skills."""


def skill() -> TakeSkill:
    """A skill of one's choice."""
    return TakeSkill()


say(
    TakeSkill,
    text=lambda e: "choose a skill",
    icons=lambda e: [icon("skill")],
    worth=1.5,
    plain=True,
)


SKILL: Final = "skill"
say_trashed(SKILL, icon("skill"), worth=1.0)


def trash_skill() -> TrashSelf:
    """The skill trashes itself; only ever a cost."""
    return TrashSelf(SKILL)


COMMANDER: Final = UnitKind("commander", ("commander",))


def commanders() -> UnitsAt:
    """One's commanders in the conflict."""
    return UnitsAt(COMMANDER, CONFLICT)


# --- components and abilities


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill of Sardaukar Commanders: a bonus on the reveal turn, or strength in combat."""

    name: str
    key: str
    copies: int
    reveal: Effect | None
    strength: Effect | None


def skill_tile(
    name: str, *, copies: int = 2, reveal: Effect | None = None, strength: Effect | None = None
) -> Skill:
    """Declare a skill; ``strength`` is swords, most of them under a condition."""
    return Skill(name, slug(name), copies, reveal, strength)


def skill_tiles(*skills: Skill) -> Kind:
    """The skills of a set."""
    return Kind("skills", skills, "skills")


@dataclass(frozen=True, slots=True)
class Posts(Extra):
    """Where commanders stand at the start, the last of them with four players only.

    ``alone``: there, and nowhere else. ``without``: the skills that stay in the box.
    """

    spaces: tuple[str, ...]
    alone: bool = False
    without: tuple[str, ...] = ()


say_quantity(COST, lambda change: f"commanders cost you {-change.by} solari less", of=COMMANDER)
say_turn_quantity(
    COST,
    lambda change: f"this turn each commander you recruit costs {-change.by} solari less",
    lambda change: [icon("commander"), {"icon": "solari", "n": change.by}],
    of=COMMANDER,
)
