"""What cards ask about what has happened: moments, counts and conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.cards import Cards, was_icons, was_words
from landsraad.games.imperium.language.moments import Moment, Time
from landsraad.games.imperium.language.terms import (
    Faction,
)
from landsraad.games.imperium.language.values import Condition
from landsraad.games.imperium.language.words import (
    say_condition,
    the_faction,
)

# --- moments


@dataclass(frozen=True, slots=True)
class Reaches(Moment):
    """Rising to 2 influence with a faction, or past it."""

    faction: Faction

    def key(self) -> str:
        """One for all factions."""
        return "reaches"

    def title(self) -> str:
        """With its name."""
        return f"When you reach 2 influence with {the_faction(self.faction)}"


def reaches(faction: Faction) -> Reaches:
    """Rising to 2 influence with a faction."""
    return Reaches(faction)


DISCARDED: Final = Time("discarded", "When you discard this card from your hand")


# --- conditions


@dataclass(frozen=True, slots=True)
class Discarded(Condition):
    """The card discarded for the effect is one of these."""

    cards: Cards


def discarded(faction: Faction) -> Discarded:
    """What the card just discarded was."""
    return Discarded(Cards(faction))


say_condition(
    Discarded,
    text=lambda c: was_words(c.cards),
    icons=lambda c: was_icons(c.cards),
    of_cost=True,
)
