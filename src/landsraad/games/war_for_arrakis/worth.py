"""A plain evaluation of a side's standing, for bots that look one step ahead."""

from __future__ import annotations

from landsraad.games.war_for_arrakis.state import State


def evaluate(state: State, seat: int) -> float:
    """placeholder"""
    return 0.0
