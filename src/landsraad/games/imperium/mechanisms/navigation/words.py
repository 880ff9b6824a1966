"""Navigation cards, and their words."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.core.entries import slug
from landsraad.games.imperium.language.abilities import SIGNETS, Ability
from landsraad.games.imperium.language.components import Kind
from landsraad.games.imperium.language.counts import At, say_at
from landsraad.games.imperium.language.terms import FACTION_NAMES, Faction
from landsraad.games.imperium.language.values import Condition, Effect
from landsraad.games.imperium.language.words import (
    faction_icon,
    icon,
    say,
    say_condition,
    words,
)
from landsraad.games.imperium.mechanisms.tally.words import Reaches


@dataclass(frozen=True, slots=True)
class InSlot(Condition):
    """The navigation card lay in a slot; settled when the card is played."""

    slot: int


def in_slot(slot: int) -> InSlot:
    """The slot of a navigation card."""
    return InSlot(slot)


say_condition(
    InSlot,
    text=lambda c: f"from slot {c.slot}",
    icons=lambda c: [words(f"slot {c.slot}")],
)


def reached(faction: Faction) -> At:
    """The faction that a navigation card is played for; settled when it is."""
    return At(Reaches(faction))


say_at(
    "reaches",
    lambda m: f"if played for the {FACTION_NAMES[m.faction]}",
    lambda m: [words("for"), icon(faction_icon(m.faction))],
)


@dataclass(frozen=True, slots=True)
class EachReveal(Effect):
    """Persuasion on every reveal turn from now on."""

    amount: int


def each_reveal(amount: int) -> EachReveal:
    """Persuasion on every reveal turn to come."""
    return EachReveal(amount)


say(
    EachReveal,
    text=lambda e: f"for the rest of the game +{e.amount} persuasion on each reveal turn",
    icons=lambda e: [words("each reveal"), icon("persuasion", e.amount)],
    worth=lambda e: 3.0 * e.amount,
    plain=True,
)


@dataclass(frozen=True, slots=True)
class Navigation:
    """A navigation card; these bear no printed names."""

    name: str
    key: str
    effect: Effect


def navigation(name: str, effect: Effect) -> Navigation:
    """Declare a navigation card, under a name of our own."""
    return Navigation(f"Navigation: {name}", slug(f"navigation {name}"), effect)


def navigation_cards(*cards: Navigation) -> Kind:
    """The navigation cards of a set."""
    return Kind("navigation", cards, "navigation")


@dataclass(frozen=True, slots=True)
class Navigates(Ability):
    """Navigation cards in place of a signet ring."""


def navigates() -> Navigates:
    """Navigation cards in place of a signet ring."""
    return Navigates()


SIGNETS[Navigates] = (
    "in setup place 4 of 5 navigation cards face down in slots; each time you reach 2 influence "
    "with a faction, the next is played"
)
