"""The starting cards of the epic game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.components import Card, Kind

KEY: Final = "epic"


@dataclass(frozen=True, slots=True)
class EpicCards(Kind):
    """Starting cards of the epic game, each with the key of the one that it replaces."""

    replaced: tuple[str, ...] = ()

    def swaps(self, variants: tuple[str, ...]) -> tuple[tuple[Card, str], ...]:
        """In the epic game all of them are used."""
        if KEY not in variants:
            return ()
        return tuple(zip(self.cards, self.replaced, strict=True))

    @property
    def cards(self) -> list[Card]:
        """The cards themselves."""
        return [card for card in self.parts if isinstance(card, Card)]


def epic_cards(*cards: tuple[Card, str]) -> EpicCards:
    """Starting cards of the epic game."""
    kept = tuple(card for card, _ in cards)
    return EpicCards(KEY, kept, "imperium", tuple(replaced for _, replaced in cards))
