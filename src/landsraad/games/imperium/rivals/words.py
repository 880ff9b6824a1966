"""Rival cards, House Hagal cards with conditions, and the words that both are written with."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from landsraad.core.entries import slug
from landsraad.games.imperium.language.components import HagalCard, Kind, Leader
from landsraad.games.imperium.language.terms import FACTIONS, RESOURCE_NAMES, Faction, Resource
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import (
    NAMES,
    Token,
    icon,
    influence_icon,
    listed,
    of_rival,
    say,
    where,
    words,
)

ORDINALS: Final = ("", "first", "second", "third", "fourth")


# --- cards


@dataclass(frozen=True, slots=True)
class Antagonist(Leader):
    """A Rival card: what its swordmaster costs, its list of factions, its scheme.

    ``streamlined``: for the variant of two players in which the rival cannot win.
    """

    swordmaster: int
    priority: tuple[Faction, ...]
    scheme: Effect
    streamlined: bool


def antagonist(
    name: str,
    *,
    swordmaster: int,
    priority: tuple[Faction, Faction, Faction, Faction],
    signet: Effect,
    scheme: Effect,
    setup: Effect | None = None,
    streamlined: bool = False,
) -> Antagonist:
    """Declare a Rival card."""
    return Antagonist(
        name, slug(f"rival {name}"), "", 0, "Scheme", "Signet", signet, True, setup, (),
        swordmaster, priority, scheme, streamlined,
    )  # fmt: skip


def antagonists(*cards: Antagonist) -> Kind:
    """The Rival cards of a set; they stand in the place of leaders."""
    return Kind("antagonists", cards, "leaders")


@dataclass(frozen=True, slots=True)
class Errand(HagalCard):
    """A House Hagal card that is read by the state of the game.

    ``late``: what is read of it at a conflict of level III. ``among``: the maker spaces of which
    it names the one with most bonus spice, on a tie most spice in all.
    """

    late: HagalCard | None
    among: tuple[str, ...]

    def names(self) -> tuple[str, ...]:
        """The spaces to which it may send an agent."""
        late = () if self.late is None else self.late.names()
        # Without arguments `super` finds the class that `slots` has replaced.
        return (*HagalCard.names(self), *late, *self.among)

    def skipped(self) -> str:
        """What else is read, in words."""
        if self.late is not None:
            told = f"+1 influence with the same faction, {self.late.troops} troops"
            return f"At a conflict of level III: to {NAMES[self.late.space]} instead, {told}"
        spaces = listed([NAMES[key] for key in self.among], "or")
        return f"To {spaces}, whichever holds more bonus spice; skipped if neither does"


def errand(
    card: HagalCard, *, late: HagalCard | None = None, among: tuple[str, ...] = ()
) -> Errand:
    """A card that is read by the state of the game."""
    printed = {field.name: getattr(card, field.name) for field in fields(card)}
    return Errand(**printed, late=late, among=among)


# --- what they do


@dataclass(frozen=True, slots=True)
class Ranked(Effect):
    """Influence with the faction that stands at a place of the rival's list, from 1 on."""

    rank: int


def ranked(rank: int) -> Ranked:
    """A numbered influence icon."""
    return Ranked(rank)


def _any_influence(amount: int, brief: str) -> list[Token]:
    return [where(words(brief)), influence_icon(FACTIONS, amount)]


say(
    Ranked,
    text=lambda e: f"+1 influence with the {ORDINALS[e.rank]} faction of the list",
    icons=lambda e: _any_influence(1, f"no. {e.rank}"),
    label=lambda e: f"ranked_{e.rank}",
    worth=3.0,
    plain=True,
)


@dataclass(frozen=True, slots=True)
class Covet(Effect):
    """Influence where this very gain brings the alliance, otherwise as any free influence."""

    amount: int


def covet(amount: int = 1) -> Covet:
    """Influence that reaches for an alliance."""
    return Covet(amount)


say(
    Covet,
    text=lambda e: f"+{e.amount} influence where that takes an alliance, otherwise as usual",
    icons=lambda e: _any_influence(e.amount, "for an alliance"),
    label=lambda e: f"covet_{e.amount}",
    worth=lambda e: 3.5 * e.amount,
    plain=True,
)


@dataclass(frozen=True, slots=True)
class Deepen(Effect):
    """Influence with the faction where the rival has most."""


def deepen() -> Deepen:
    """Influence where there is most of it."""
    return Deepen()


say(
    Deepen,
    text=lambda e: "+1 influence with the faction where it has most",
    icons=lambda e: _any_influence(1, "where most"),
    worth=3.0,
    plain=True,
)


@dataclass(frozen=True, slots=True)
class Levy(Effect):
    """Each opponent loses one of a resource, and the rival gains as many."""

    resource: Resource


def levy(resource: Resource) -> Levy:
    """A resource taken from each opponent who has some."""
    return Levy(resource)


say(
    Levy,
    text=lambda e: f"takes 1 {RESOURCE_NAMES[e.resource]} from each opponent who has any",
    icons=lambda e: [icon(RESOURCE_NAMES[e.resource]), words("from each opponent")],
    label=lambda e: f"levy_{RESOURCE_NAMES[e.resource]}",
    worth=2.0,
    plain=True,
)


def card_words(card: Antagonist) -> tuple[str, ...]:
    """What is said of a Rival card, line by line."""
    return (
        f"Swordmaster: {card.swordmaster} pieces",
        f"Signet: {_its(card.signet)}",
        f"Scheme: {_its(card.scheme)}",
        *((f"At the start of the game: {_its(card.setup)}",) if card.setup is not None else ()),
    )


def _its(effect: Effect | None) -> str:
    return of_rival(effect) if effect is not None else ""
