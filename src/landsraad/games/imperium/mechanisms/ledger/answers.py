"""What the counts and conditions of `asked` are in a position."""

from __future__ import annotations

from landsraad.games.imperium.engine.catalogue import SPACES_BY_ICON
from landsraad.games.imperium.engine.conditions import (
    agents_on,
    counts,
    holds,
)
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.ledger.asked import (
    AgentsOn,
    Met,
)


@counts(AgentsOn)
def _agents_on(state: State, seat: int, what: AgentsOn, source: str) -> int:
    if what.spaces.here:
        here = state.players[state.turn].space
        return agents_on(state, seat, 1 << here) if here >= 0 else 0
    return agents_on(state, seat, sum(SPACES_BY_ICON[icon] for icon in what.spaces.icons))


@counts(Met)
def _met(state: State, seat: int, what: Met, source: str) -> int:
    return sum(holds(state, seat, condition, source) for condition in what.conditions)
