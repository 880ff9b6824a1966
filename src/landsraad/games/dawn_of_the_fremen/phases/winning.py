"""Sides, their winning numbers, and the end of the game by sietches or in a tie (DOF 13)."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.deeds import (
    clockwise,
    each_seat,
    emit,
    end_game,
    members,
    sietch_lands,
    victors,
)
from landsraad.games.dawn_of_the_fremen.engine import answers, ask, steps
from landsraad.games.dawn_of_the_fremen.frames import Step
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import NOBODY

LAST_CYCLE = 20
"""The documented limit on the length of a game (DOF 18.1.1)."""
VOTE, PLAY_ON = TIES = ("vote", "play_on")
"""What becomes of a tie: all must vote to continue, or play goes on (DOF 13.2.2, DOF 13.2.3)."""


def sides(state: State) -> list[int]:
    """The sides that still have somebody on the board."""
    return sorted({state.sides[seat] for seat in clockwise(state, 0)})


def surplus(state: State, side: int) -> int:
    """How many sietches a side has beyond what it needs."""
    has, built = 0, sietch_lands(state)
    for seat in range(state.setup.seats):
        if state.sides[seat] == side:
            has += built[seat].bit_count()
    return has - winning_number(state, side)


def winning_number(state: State, side: int) -> int:
    """The sietches a side needs; that of an alliance stays if members vanish (DOF 18.1.11)."""
    return state.own[side] or (state.allied if is_alliance(state, side) else state.single)


def is_alliance(state: State, side: int) -> bool:
    """Whether a side has more than one member, vanished ones included."""
    return state.sides.count(side) > 1


def tied_sides(state: State) -> list[int]:
    """The sides that are tied since the action phase and still have their number (DOF 13.2.1)."""
    if not state.tied:
        return []
    reached = [side for side in sides(state) if surplus(state, side) >= 0]
    return reached if len(reached) > 1 else []


@steps("count_sietches")
def _count_sietches(state: State, frame: Step) -> None:
    """The end of the action phase: has anybody won (DOF 13.1, DOF 13.2)?"""
    standing = {side: surplus(state, side) for side in sides(state)}
    reached = [side for side, more in standing.items() if more >= 0]
    if not reached:
        state.tied = False
        return
    alone = [side for side in reached if not is_alliance(state, side)]
    if len(reached) == 1:
        winner = reached[0]
    elif len(alone) == 1:
        winner = alone[0]
    else:
        best = max(standing.values())
        ahead = [side for side in reached if standing[side] == best]
        if not state.tied or len(ahead) > 1:
            state.tied = True
            emit(state, "tie", NOBODY, tuple(reached), state.setup.ties == PLAY_ON)
            return
        winner = ahead[0]
    end_game(state, victors(state, [winner]), "sietches")


# --- the vote on a tie


def ask_about_tie(state: State) -> None:
    """Let the council vote on a tie, before anything else (DOF 13.2.2)."""
    if state.tied and state.setup.ties == VOTE and state.cycle < LAST_CYCLE:
        state.stack.append(Step("tie_continues"))
        each_seat(state, "tie_vote")


@steps("tie_vote")
def _tie_vote(state: State, frame: Step) -> None:
    if len(tied_sides(state)) > 1:
        alone = state.box.words.alone
        ask(state, frame, frame.seat, asks.TIE_VOTE, [alone[options.CONTINUE], alone[options.END]])


@answers("tie_vote")
def _tie_voted(state: State, frame: Step, option: Choice) -> None:
    on = option.verb == options.CONTINUE
    emit(state, "tie_vote", frame.seat, on)
    if not on:
        end_game(state, victors(state, tied_sides(state)), "tied")


@steps("tie_continues")
def _tie_continues(state: State, frame: Step) -> None:
    """All have voted to go on; or, if a tied side has vanished, the other one has won."""
    if len(tied_sides(state)) > 1:
        emit(state, "tie_continues", NOBODY)
        return
    reached = [side for side in sides(state) if surplus(state, side) >= 0]
    if reached:
        end_game(state, victors(state, reached), "sietches")


# --- the last cycle


def end_by_length(state: State) -> None:
    """DOF 18.1.1: nearest to its number, then most territories."""
    standing = [
        (surplus(state, side), sum(state.owner.count(seat) for seat in members(state, side)), side)
        for side in sides(state)
    ]
    best = max(standing)[:2]
    won = [side for *place, side in standing if tuple(place) == best]
    end_game(state, victors(state, won), "length")
