"""What rivals buy points with (IMP 18.4.3)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.holdings import discard_intrigue
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, State
from landsraad.games.imperium.language.terms import SOLARI, SPICE, WATER

RIVAL_PRICES: Final = ((WATER, 3), (SOLARI, 7), (SPICE, 7))
WITHOUT_SPICE: Final = RIVAL_PRICES[:2]
RIVAL_INTRIGUE: Final = 3


def _prices(state: State, rival: PlayerState) -> tuple[tuple[int, int], ...]:
    """What a rival buys points with; the last price is spice, which it may hoard instead."""
    for hoards in state.moments.rival_hoards:
        if hoards(state, rival):
            return WITHOUT_SPICE
    return RIVAL_PRICES


def can_spend(state: State, rival: PlayerState) -> bool:
    """Whether a solo rival has enough of something for a point."""
    prices = _prices(state, rival)
    enough = any(rival.resources[resource] >= price for resource, price in prices)
    return enough or len(rival.intrigue) >= RIVAL_INTRIGUE


def buy_points(state: State, seat: int) -> None:
    """A rival turns what it has gathered into points (IMP 18.4.3)."""
    rival = state.players[seat]
    if rival.leader == NOBODY:
        return
    for resource, price in _prices(state, rival):
        while rival.resources[resource] >= price:
            deeds.spend(state, seat, resource, price)
            deeds.score(state, seat, 1, "stores")
    while len(rival.intrigue) >= RIVAL_INTRIGUE:
        spent = rival.intrigue[:RIVAL_INTRIGUE]
        del rival.intrigue[:RIVAL_INTRIGUE], rival.intrigue_eyes[:RIVAL_INTRIGUE]
        discard_intrigue(state, spent)
        deeds.emit(state, "intrigue_spent", seat, tuple(spent))
        deeds.score(state, seat, 1, "intrigue")
