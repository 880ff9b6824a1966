"""Which tech tiles can be acquired, and at what price (IMP 23.2)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, Resolve, State
from landsraad.games.imperium.facets.offer import can_pay
from landsraad.games.imperium.language.terms import SPICE
from landsraad.games.imperium.mechanisms.embassy.state import embassy
from landsraad.games.imperium.mechanisms.project.state import DISCOUNTS, project_of
from landsraad.games.imperium.mechanisms.tech.state import tech_of, tech_on
from landsraad.games.imperium.mechanisms.tech.tiles import ALSO, TECHS
from landsraad.games.imperium.mechanisms.tech.words import AcquireTech

EMBASSY_DISCOUNT: Final = 1
"""Of a council seat, where tiles lie on the Ixian Embassy (IMP 34.2.2)."""
LAST_LEVEL: Final = 3


def tile_price(state: State, seat: int, tile: int, discount: int) -> int:
    """What a tech tile costs a house with a discount (IMP 23.2.3)."""
    if tile == project_of(state.players[seat]).tile:
        discount += DISCOUNTS[state.players[seat].leader]
    return max(0, TECHS[tile].cost - discount - _council_discount(state, seat))


def _council_discount(state: State, seat: int) -> int:
    return EMBASSY_DISCOUNT if state.players[seat].council and embassy(state.setup) else 0


def asked_discount(state: State, seat: int) -> int:
    """The discount of the icon for which a seat is choosing a tile just now."""
    frame = state.stack[-1] if state.stack and state.pending is not None else None
    if isinstance(frame, Resolve) and isinstance(frame.effect, AcquireTech):
        return frame.effect.discount if frame.seat == seat else 0
    return 0


def cost_to(state: State, seat: int | None, tile: int) -> int:
    """What a tile costs a seat now; a spectator is told the printed cost."""
    if seat is None:
        return TECHS[tile].cost
    return tile_price(state, seat, tile, asked_discount(state, seat))


def open_tiles(state: State, seat: int, effect: AcquireTech) -> list[int]:
    """The tech tiles a house can pay for, stack by stack; rivals take only marked ones."""
    player, purse = state.players[seat], _purse(state, seat, effect)
    rival = seat >= state.setup.seats
    if rival and not effect.eager and not wants_tiles(state, player):
        return []
    tiles = [pile[-1] for pile in tech_on(state).stacks if pile]
    if project_of(player).tile >= 0:
        tiles.append(project_of(player).tile)
    return [
        tile
        for tile in tiles
        if tile_price(state, seat, tile, effect.discount) <= purse
        and (not rival or TECHS[tile].hagal)
        and ((also := ALSO[tile]) is None or can_pay(state, seat, also, TECHS[tile].key))
    ]


def _purse(state: State, seat: int, effect: AcquireTech) -> int:
    """What a house can pay for one tile, its negotiators included."""
    player = state.players[seat]
    purse = player.resources[SPICE]
    if effect.paying is not None:
        purse = max(purse, player.resources[effect.paying])
    return purse + tech_of(player).negotiators


def project_in_doubt(state: State, seat: int, effect: AcquireTech) -> bool:
    """Whether a house could pay for a tile set aside face down, for all that others know.

    Then it is asked whether it can or not, lest the question tell (IMP 19.1.39).
    """
    player = state.players[seat]
    project = project_of(player).tile
    if project < 0 or state.setup.seats == 1:
        return False
    unseen = [tile for pile in tech_on(state).stacks for tile in pile[:-1]]
    cheapest = min(TECHS[tile].cost for tile in (*unseen, project))
    less = DISCOUNTS[player.leader] + effect.discount + _council_discount(state, seat)
    return cheapest - less <= _purse(state, seat, effect)


def wants_tiles(state: State, rival: PlayerState) -> bool:
    """Whether a rival takes part in tech: never beside two players (IMP 51.3.3), in a solo game
    perhaps once it has a swordmaster (IMP 35.3.1)."""
    return state.setup.seats == 1 and (rival.swordmaster or "tech" not in state.setup.sets)


def hoards(state: State, rival: PlayerState) -> bool:
    """A rival keeps its spice for tiles until the last conflicts (IMP 28.4.2)."""
    late = state.conflict != NOBODY and CONFLICTS[state.conflict].level >= LAST_LEVEL
    return bool(tech_on(state).stacks) and not late and wants_tiles(state, rival)
