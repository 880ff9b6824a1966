"""What a good player rules out at once: attacks that cannot be expected to succeed."""

from __future__ import annotations

from landsraad.core.decisions import Option
from landsraad.games.dawn_of_the_fremen.engine import apply
from landsraad.games.dawn_of_the_fremen.frames import Attack
from landsraad.games.dawn_of_the_fremen.options import ATTACK, Choice
from landsraad.games.dawn_of_the_fremen.prospects import attack_chance
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.worth import standings


def sense(state: State, seat: int, moves: tuple[Option, ...]) -> tuple[Option, ...]:
    """The moves of the seat's decision, less hopeless attacks, as long as others are left.

    A failed attack costs nothing (DOF 11.7.2), so nothing else keeps a bot from making it.
    """
    kept = tuple(move for move in moves if not _is_hopeless(state, seat, move))
    return kept or moves


def _is_hopeless(state: State, seat: int, move: Option) -> bool:
    if not isinstance(move, Choice) or move.verb != ATTACK:
        return False
    tried = state.copy()
    apply(tried, move)
    for frame in tried.stack:
        if isinstance(frame, Attack):
            return attack_chance(tried, frame, standings(state)) == 0
    return tried.owner[move.what] != seat
