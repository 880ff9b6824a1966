"""Intrigue cards that go under their deck for new ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.cards import ANY_NUMBER, KeepOne, say_pile
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import ARROW, Token, icon, say, words


@dataclass(frozen=True, slots=True)
class SwapIntrigue(Effect):
    """Put intrigue cards of one's own, up to a number, under their deck and draw as many."""

    amount: int
    buried: int = 0


def swap_intrigue(amount: int) -> SwapIntrigue:
    """Intrigue cards put under their deck for as many new ones."""
    return SwapIntrigue(amount)


def _swap_words(effect: SwapIntrigue) -> str:
    if effect.amount == 1:
        return "put an intrigue card under the intrigue deck → draw an intrigue card"
    return "put any number of your intrigue cards under the intrigue deck and draw as many"


def _swap_icons(effect: SwapIntrigue) -> list[Token]:
    amount = "any" if effect.amount == ANY_NUMBER else effect.amount
    return [icon("intrigue", amount), words("under deck"), ARROW, icon("intrigue", amount)]


say(SwapIntrigue, text=_swap_words, icons=_swap_icons, worth=0.6)


DECK: Final = "intrigue deck"
say_pile(
    DECK,
    "look at the two top intrigue cards, keep one and put the other back on top of the deck",
    words("keep 1 of the 2 top intrigue cards"),
    label="intelligence",
)


def keep_intrigue() -> KeepOne:
    """One of the two top intrigue cards."""
    return KeepOne(DECK, 2)
