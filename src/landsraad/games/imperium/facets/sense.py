"""What a good player rules out at once: revealing while an agent could still do some good."""

from __future__ import annotations

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import loop
from landsraad.games.imperium.engine.options import REVEAL, Send
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.worth import AGENT_WORTH, evaluate


def sense(state: State, seat: int, moves: tuple[Option, ...]) -> tuple[Option, ...]:
    """The moves of the seat's decision, less the reveal turn if a useful agent would be wasted.

    Cards can still be revealed when no agent is left, so an agent is useful as soon as sending it
    leaves the seat better off than the agent's own promise.
    """
    if REVEAL not in moves:
        return moves
    least = evaluate(state, seat) - AGENT_WORTH
    for option in moves:
        if isinstance(option, Send):
            after = state.copy()
            loop.apply(after, option)
            if evaluate(after, seat) > least:
                return tuple(move for move in moves if move != REVEAL)
    return moves
