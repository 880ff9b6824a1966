"""What a good player rules out at once: hopeless attacks, and proposals that nobody would want."""

from __future__ import annotations

from landsraad.core.decisions import Option
from landsraad.games.dawn_of_the_fremen.engine import apply
from landsraad.games.dawn_of_the_fremen.frames import Attack
from landsraad.games.dawn_of_the_fremen.options import ATTACK, PROPOSE, Choice
from landsraad.games.dawn_of_the_fremen.prospects import attack_chance
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.worth import evaluate, standings


def sense(state: State, seat: int, moves: tuple[Option, ...]) -> tuple[Option, ...]:
    """The moves of the seat's decision, less the hopeless ones, as long as others are left.

    A failed attack costs nothing (DOF 11.7.2), nor does taking back the word in the council, so
    nothing else keeps a bot from either.
    """
    kept = tuple(move for move in moves if not _is_hopeless(state, seat, move))
    return kept or moves


def _is_hopeless(state: State, seat: int, move: Option) -> bool:
    if not isinstance(move, Choice) or move.verb not in (ATTACK, PROPOSE):
        return False
    tried = state.copy()
    apply(tried, move)
    if move.verb == PROPOSE:
        return evaluate(tried, seat) <= evaluate(state, seat)
    for frame in tried.stack:
        if isinstance(frame, Attack):
            return attack_chance(tried, frame, standings(state)) == 0
    return tried.owner[move.what] != seat
