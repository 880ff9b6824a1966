"""Expert deployment of the solo rivals (IMP 18.3.5)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.engine.conditions import strength
from landsraad.games.imperium.engine.state import State

EXPERT_LEAD: Final = 4


def stays_home(state: State, seat: int) -> bool:
    """IMP 19.1.30: at levels I and II a lead of 4 strength keeps the units at home."""
    if not state.setup.expert or CONFLICTS[state.conflict].level > 2:
        return False
    strongest = max(strength(state, other) for other in deeds.opponents(state, seat))
    return strength(state, seat) - strongest >= EXPERT_LEAD
