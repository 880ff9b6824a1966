"""What bots should know of the automaton: whom it will attack, and what its cards are worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.war_for_arrakis.catalogue import TOUCHING, bits
from landsraad.games.war_for_arrakis.modules.mahdi.sight import power
from landsraad.games.war_for_arrakis.reach import around
from landsraad.games.war_for_arrakis.spots import prize
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import HARKONNEN

NEXT_TO, TWO_AWAY = 0.45, 0.2
"""Of what a sietch would bring, so much is lost with a legion near by that will attack it."""
MARGIN: Final = 1.5
"""For each point of combat power that a sietch is stronger than the legions near it, up to two."""
REINFORCEMENT: Final = 1.0
"""A card of the reinforcements deck, which is never cut."""


def worth(state: State) -> float:
    """Threatened sietches and the reinforcements deck, as a loss to the Atreides.

    The automaton attacks a sietch as soon as it can if a legion outweighs the defenders, and never
    if none does (WFA 22.4.1).
    """
    value = -REINFORCEMENT * len(state.hands[HARKONNEN])
    legions, army = state.legions, state.armies[HARKONNEN]
    for sietch in bits(state.sietches):
        near = TOUCHING[sietch]
        for ring, part in ((near, NEXT_TO), (around(near, TOUCHING) & ~near, TWO_AWAY)):
            best = max((power(legions[area]) for area in bits(ring & army)), default=None)
            if best is None:
                continue
            ours = power(legions[sietch])
            if best > ours:
                value -= part * prize(state, sietch)
            else:
                value += MARGIN * part * min(2, ours[0] - best[0])
    return value
