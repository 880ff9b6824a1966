"""What can be acquired, and at what price (IMP 5.3)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import CARDS, COSTS
from landsraad.games.imperium.engine.options import acquire
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.language.abilities import COST, changed
from landsraad.games.imperium.language.cards import Cards
from landsraad.games.imperium.language.terms import PERSUASION, Rule

TO_TOP: Final = int(Rule.ACQUIRE_TO_TOP)
CHEAPEST: Final = min(card.cost for card in CARDS if card.cost is not None)
MANIPULATE_DISCOUNT: Final = 1
_AS_PRINTED: Final = tuple(acquire(card, False, cost) for card, cost in enumerate(COSTS))
"""Each card for what is printed on it."""


def market(state: State) -> list[int]:
    """The cards on sale: the row, and the reserve stacks that have a cost."""
    cards: list[int] = []
    for card in state.row:
        if card not in cards:
            cards.append(card)
    for slot, card in state.setup.selection.for_sale:
        if state.reserve[slot]:
            cards.append(card)
    return cards


def price(state: State, seat: int, card: int) -> int:
    """What a card costs a seat on its reveal turn."""
    player, cost = state.players[seat], COSTS[card]
    if player.turn:
        cost += changed(COST, player.turn, CARDS[card].key)
    if card in player.aside:
        cost -= MANIPULATE_DISCOUNT
    return max(cost, 0)


def acquisitions(state: State, seat: int) -> list[Option]:
    """The cards a seat can pay for on its reveal turn."""
    player = state.players[seat]
    wealth = player.resources[PERSUASION]
    options: list[Option] = []
    if wealth < CHEAPEST and not player.aside:
        return options
    cards = market(state)
    for more in state.moments.on_sale:
        cards += [card for card in dict.fromkeys(more(state, seat)) if card not in cards]
    if player.aside:
        cards = list(dict.fromkeys((*cards, *player.aside)))
    if not player.turn and not player.aside and not player.rules & TO_TOP:
        return [_AS_PRINTED[card] for card in cards if COSTS[card] <= wealth]
    for card in cards:
        cost = price(state, seat, card)
        if cost <= wealth:
            options.append(acquire(card, False, cost))
            if player.rules & TO_TOP:
                options.append(acquire(card, True, cost))
    return options


def acquirable(state: State, seat: int, meant: Cards) -> list[int]:
    """The cards an effect may acquire, of the row only or of all on sale (IMP 19.1.32)."""
    cards = dict.fromkeys(state.row if meant.row else (*market(state), *state.players[seat].aside))
    return [card for card in cards if COSTS[card] <= meant.most]
