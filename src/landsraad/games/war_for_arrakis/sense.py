"""What a good player rules out at once: giving tokens away only to put off the end of a turn."""

from __future__ import annotations

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks
from landsraad.games.war_for_arrakis.engine import apply
from landsraad.games.war_for_arrakis.options import DONE
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.worth import evaluate


def sense(state: State, seat: int, moves: tuple[Option, ...]) -> tuple[Option, ...]:
    """The moves of the seat's decision; at the end of its turn those that leave it better off.

    With the last word of a turn the automaton takes its own (WFA 22.3.4). Whatever comes first
    looks good beside that, though it changes nothing of what is to come.
    """
    decision = state.pending
    if decision is None or decision.ask is not asks.END_TURN or all(state.kit.players):
        return moves
    least = evaluate(state, seat)
    return tuple(move for move in moves if move is DONE or _leaves(state, seat, move) > least)


def _leaves(state: State, seat: int, move: Option) -> float:
    """What a position is worth after a move."""
    after = state.copy()
    apply(after, move)
    return evaluate(after, seat)
