"""How rivals deploy dreadnoughts (IMP 28.1)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.dreadnoughts.rules import deploy
from landsraad.games.imperium.mechanisms.dreadnoughts.state import dreadnoughts_of

MOST: Final = 2


def follow(state: State, seat: int) -> int:
    """IMP 28.1.6: dreadnoughts come first, and count among the two units of the garrison."""
    own = dreadnoughts_of(state.players[seat])
    ships = min(own.garrison, MOST)
    if ships:
        deploy(state, seat, ships)
    # IMP 21.2.3: a dreadnought commissioned on this turn is none of the two units.
    return -max(0, ships - own.commissioned)
