"""The options about navigation cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.games.imperium.engine.options import Named
from landsraad.games.imperium.language.words import describe
from landsraad.games.imperium.mechanisms.navigation.state import NAVIGATIONS


class OfNavigation(Named):
    """A navigation card for the next slot."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card
        self.notation = f"course {NAVIGATIONS[card].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        card = NAVIGATIONS[self.card]
        return f"{card.name} ({describe(card.effect)})"


of_navigation: Final = cache(OfNavigation)
