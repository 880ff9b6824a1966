"""Vanishing, and what becomes of the land (DOF 15)."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.catalogue import places_in
from landsraad.games.dawn_of_the_fremen.deeds import (
    choices,
    clockwise,
    emit,
    end_game,
    members,
    occupy,
    recycle,
    victors,
    warriors_left,
)
from landsraad.games.dawn_of_the_fremen.engine import LEFT, answers, ask_or_take, left_behind, steps
from landsraad.games.dawn_of_the_fremen.frames import Step
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.phases.action import FLAGS
from landsraad.games.dawn_of_the_fremen.phases.winning import sides
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import NOBODY, OVER


@steps("vanish")
def _vanish(state: State, frame: Step) -> None:
    """A capture is finished first: it may have won the game already (DOF 18.1.20)."""
    waiting = state.stack[-1]
    if isinstance(waiting, Step) and waiting.name == "keep_worm":
        LEFT["keep_worm"](state, state.stack.pop())
        waiting = state.stack[-1]
    if isinstance(waiting, Step) and waiting.name == "landless":
        state.stack.pop()
        _landless(state, waiting)
    if state.phase != OVER:
        vanish(state, frame.seat)


@steps("landless")
def _landless(state: State, frame: Step) -> None:
    """DOF 18.1.7: a tribe without territories has vanished, but not resigned."""
    state.fallen |= 1 << frame.seat
    vanish(state, frame.seat)


def vanish(state: State, seat: int) -> None:
    """A player leaves the game for good."""
    land = state.land[seat]
    state.gone |= 1 << seat
    for place in places_in(land):
        occupy(state, NOBODY, place)
    emit(state, "vanish", seat)
    _forget_targets(state)
    while state.cards[seat]:
        recycle(state, state.cards[seat].pop())
        state.news = True
    for owner in range(state.setup.seats):
        if owner != seat:
            state.debts[5 * owner] += state.debts[4 * seat + owner]
            state.debts[4 * seat + owner] = 0
    left = sides(state)
    if len(left) == 1:
        end_game(state, victors(state, left), "last")
        return
    if state.lead == seat:
        state.lead = clockwise(state, seat)[0]
    allies = [other for other in clockwise(state, seat) if state.sides[other] == state.sides[seat]]
    if allies and land:
        state.stack.append(Step("claim", allies[0], land))


def _forget_targets(state: State) -> None:
    """The map has changed: an action that waits looks for its targets again."""
    for depth, frame in enumerate(state.stack):
        if isinstance(frame, Step) and frame.name == "action":
            state.stack[depth] = frame.changed(more=frame.more & FLAGS)


@steps("claim")
@left_behind("claim")
def _claim(state: State, frame: Step) -> None:
    """Allies take over the land in turn; a single one takes all it can (DOF 15.1.2)."""
    land = places_in(frame.value)
    allies = [
        seat for seat in members(state, state.sides[frame.seat]) if warriors_left(state, seat)
    ]
    if not land or not allies:
        return
    if len(allies) == 1 and warriors_left(state, allies[0]) >= len(land):
        for place in land:
            take_over(state, allies[0], place)
        return
    seat = next(other for other in clockwise(state, frame.seat) if other in allies)
    frame = Step("claim", seat, frame.value)
    ask_or_take(state, frame, seat, asks.CLAIM, choices(state, options.CLAIM, land))


@answers("claim")
def _claimed(state: State, frame: Step, option: Choice) -> None:
    take_over(state, frame.seat, option.what)
    allies = members(state, state.sides[frame.seat])
    first, *others = clockwise(state, frame.seat)
    after = next(seat for seat in (*others, first) if seat in allies)
    state.stack.append(Step("claim", after, frame.value & ~(1 << option.what)))


def take_over(state: State, seat: int, place: int) -> None:
    """Occupy the land of an ally who has vanished."""
    occupy(state, seat, place)
    emit(state, "take_over", seat, state.box.keys[place])
