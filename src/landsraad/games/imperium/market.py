"""What can be acquired, and at what price (IMP 5.3)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.catalogue import (
    CARDS,
    COSTS,
    FLOW,
    FLOW_DISCOUNT,
    LEADERS,
    RESERVE,
    TECHS,
)
from landsraad.games.imperium.effects import AcquireTech
from landsraad.games.imperium.options import acquire
from landsraad.games.imperium.state import PlayerState, Resolve, State
from landsraad.games.imperium.terms import PERSUASION, SOLARI, SPICE, Rule

GUILD_DISCOUNT: Final = int(Rule.FLOW_DISCOUNT)
TO_TOP: Final = int(Rule.ACQUIRE_TO_TOP)
RESERVE_FOR_SALE: Final = tuple(
    (slot, card) for slot, card in enumerate(RESERVE) if CARDS[card].cost is not None
)
CHEAPEST: Final = min(card.cost for card in CARDS if card.cost is not None)
MANIPULATE_DISCOUNT: Final = 1
EMBASSY_DISCOUNT: Final = 1
"""Of a council seat, where tiles lie on the Ixian Embassy (IMP 34.2.2)."""


def market(state: State) -> list[int]:
    """The cards on sale: the row, and the reserve stacks that have a cost."""
    cards: list[int] = []
    for card in state.row:
        if card not in cards:
            cards.append(card)
    for slot, card in RESERVE_FOR_SALE:
        if state.reserve[slot]:
            cards.append(card)
    return cards


def price(state: State, seat: int, card: int) -> int:
    """What a card costs a seat on its reveal turn."""
    player, cost = state.players[seat], COSTS[card]
    if card == FLOW and player.rules & GUILD_DISCOUNT:
        cost -= FLOW_DISCOUNT
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
    if player.aside:
        cards = list(dict.fromkeys((*cards, *player.aside)))
    for card in cards:
        cost = price(state, seat, card)
        if cost <= wealth:
            options.append(acquire(card, False, cost))
            if player.rules & TO_TOP:
                options.append(acquire(card, True, cost))
    return options


def acquirable(state: State, seat: int, limit: int, *, row: bool = False) -> list[int]:
    """The cards an effect may acquire up to a cost, of the row only or of all (IMP 19.1.32)."""
    cards = dict.fromkeys(state.row if row else (*market(state), *state.players[seat].aside))
    return [card for card in cards if COSTS[card] <= limit]


def tile_price(state: State, seat: int, tile: int, discount: int) -> int:
    """What a tech tile costs a house with a discount (IMP 23.2.3)."""
    player = state.players[seat]
    if player.council and state.setup.embassy:
        discount += EMBASSY_DISCOUNT
    if tile == player.bl.project:
        discount += LEADERS[player.leader].project
    return max(0, TECHS[tile].cost - discount)


def asked_discount(state: State, seat: int) -> int:
    """The discount of the icon for which a seat is choosing a tile just now."""
    frame = state.stack[-1] if state.stack and state.pending is not None else None
    if isinstance(frame, Resolve) and isinstance(frame.effect, AcquireTech):
        return frame.effect.discount if frame.seat == seat else 0
    return 0


def open_tiles(state: State, seat: int, effect: AcquireTech) -> list[int]:
    """The tech tiles a house can pay for, stack by stack; rivals take only marked ones."""
    player = state.players[seat]
    purse = player.resources[SPICE]
    if effect.solari:
        purse = max(purse, player.resources[SOLARI])
    purse += player.ix.negotiators
    rival = seat >= state.setup.seats
    if rival and not wants_tiles(state, player):
        return []
    tiles = [pile[-1] for pile in state.tech if pile]
    if player.bl.project >= 0:
        tiles.append(player.bl.project)
    return [
        tile
        for tile in tiles
        if tile_price(state, seat, tile, effect.discount) <= purse
        and (not rival or TECHS[tile].hagal)
    ]


def wants_tiles(state: State, rival: PlayerState) -> bool:
    """Whether a rival takes part in tech: House Hagal never, others perhaps once it has a
    swordmaster (IMP 35.3.1)."""
    return rival.leader >= 0 and (rival.swordmaster or not state.setup.tech_module)
