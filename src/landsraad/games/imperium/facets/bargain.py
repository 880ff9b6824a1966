"""What cards are worth, and what persuasion may still buy of them."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import CARDS
from landsraad.games.imperium.engine.market import market, price
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.language.terms import PERSUASION
from landsraad.games.imperium.language.words import effect_worth

CARD_WORTH: Final = tuple(
    effect_worth(card.reveal) + 0.6 * effect_worth(card.agent) + 0.35 * len(card.icons)
    for card in CARDS
)
ACQUIRED: Final = tuple(effect_worth(card.acquire) for card in CARDS)
"""What a card brings when it is acquired."""
LEFT_OVER: Final = 0.02
"""Persuasion that buys nothing now: an effect may still add to it."""


def bargain(state: State, seat: int, average: float, share: float) -> float:
    """The worth of what a seat can buy: a card, and one more for what is left after it.

    A card is worth what it raises the deck above its ``average``, for each point of which it adds
    ``share`` to the standing of the house.
    """
    wealth = state.players[seat].resources[PERSUASION]
    offers = []
    for card in market(state):
        cost = price(state, seat, card)
        gain = share * (CARD_WORTH[card] - average) + ACQUIRED[card]
        if cost <= wealth and gain > 0:
            offers.append((gain, cost))
    best = 0.0
    for place, (gain, cost) in enumerate(offers):
        rest = wealth - cost
        second = 0.0
        for other, (more, its_cost) in enumerate(offers):
            if other != place and its_cost <= rest:
                second = max(second, more)
        best = max(best, gain + second)
    return best + LEFT_OVER * wealth
