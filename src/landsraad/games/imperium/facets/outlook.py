"""How a conflict may end while agents can still be sent, as far as all can see."""

from __future__ import annotations

from math import exp
from typing import Final

from landsraad.games.imperium.engine.conditions import strength
from landsraad.games.imperium.engine.state import State

REVEALED: Final = 1.0
"""The strength that a hand adds on average when it is revealed."""
FOLLOWING: Final = 0.8
"""The strength that a troop of the garrison adds on average if an agent may still call it."""
CALLED: Final = 2
"""Troops of the garrison that an agent may bring, whatever it recruits."""
DOUBT: Final = 0.5
DOUBT_EACH: Final = 0.4
"""How far strengths must be apart to be told apart: for each agent and hand to come some more."""
LEAST: Final = 1e-6
"""The weight of whoever is far behind, so that places can still be shared out."""


def outlook(state: State) -> list[tuple[float, float, float]]:
    """For each house its chances of the first, the second and the third place.

    Whoever has troops and an agent left may still join. Places are drawn one after another by the
    strengths that are to be expected.
    """
    strengths: list[float] = []
    doubt = DOUBT
    for seat, player in enumerate(state.players):
        there = float(strength(state, seat))
        if not player.revealed:
            doubt += DOUBT_EACH * (player.agents + 1)
            if there > 0 or (player.agents and player.garrison):
                there += REVEALED + FOLLOWING * min(CALLED * player.agents, player.garrison)
        strengths.append(there)
    most = max(strengths)
    weights = [max(LEAST, exp((s - most) / doubt)) if s > 0 else 0.0 for s in strengths]
    third = len(weights) >= state.setup.edition.third_place
    return [_places(weights, house, third) for house in range(len(weights))]


def _places(weights: list[float], house: int, third: bool) -> tuple[float, float, float]:
    """The chances of a house to be drawn first, second and third."""
    own, total = weights[house], sum(weights)
    if not own:
        return 0.0, 0.0, 0.0
    next_best = last = 0.0
    for best, weight in enumerate(weights):
        rest = total - weight
        if best == house or not weight:
            continue
        chance = weight / total
        next_best += chance * own / rest
        if third:
            for other, lesser in enumerate(weights):
                if other not in (house, best) and lesser:
                    last += chance * (lesser / rest) * own / (rest - lesser)
    return own / total, next_best, last
