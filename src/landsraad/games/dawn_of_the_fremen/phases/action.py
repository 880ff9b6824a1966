"""The action phase: two actions per player (DOF 9)."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.catalogue import places_in
from landsraad.games.dawn_of_the_fremen.deeds import choices, emit, warriors_left
from landsraad.games.dawn_of_the_fremen.engine import answers, ask, steps
from landsraad.games.dawn_of_the_fremen.frames import Attack, Step
from landsraad.games.dawn_of_the_fremen.marches import targets
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.phases.cycle import INITIATION
from landsraad.games.dawn_of_the_fremen.phases.scavenge import scavenge
from landsraad.games.dawn_of_the_fremen.phases.shipment import begin_trip, start_choices
from landsraad.games.dawn_of_the_fremen.state import State

FIRST, SECOND = 1, 2
ATTACKED = 4
"""Set beside the second action when the only attack of the first cycle is made (DOF 4.2.2)."""
FLAGS = FIRST | SECOND | ATTACKED
KNOWN = 8
"""From this bit on an action keeps its targets, so that failed attacks need no new search."""


@steps("act")
def _act(state: State, frame: Step) -> None:
    state.stack.append(Step("action", frame.seat, 0, SECOND))
    state.stack.append(Step("action", frame.seat, 0, FIRST))


def attack_choices(state: State, frame: Step) -> list[Choice]:
    """The targets of an action: `value` holds those that were not taken, as bits (DOF 18.1.5)."""
    left = (frame.more >> KNOWN) & ~frame.value
    return choices(state, options.ATTACK, places_in(left))


def _targets(state: State, frame: Step) -> int:
    """All targets as bits; after a failed attack they are known from the frame."""
    known = frame.more >> KNOWN
    if known:
        return known
    if frame.more & ATTACKED or not warriors_left(state, frame.seat):
        return 0
    return targets(state, frame.seat)


@steps("action")
def _action(state: State, frame: Step) -> None:
    seat = frame.seat
    alone = state.box.words.alone
    known = _targets(state, frame) << KNOWN | frame.more & FLAGS
    frame = Step("action", seat, frame.value, known)
    offered = attack_choices(state, frame)
    if frame.more & FIRST:
        if state.deck:
            offered.append(alone[options.SCAVENGE])
        question = asks.FIRST_ACTION
    else:
        offered += start_choices(state, seat)
        question = asks.SECOND_ACTION
    if not offered:
        return
    offered.append(alone[options.PASS])
    ask(state, frame, seat, question, offered)


@answers("action")
def _acted(state: State, frame: Step, option: Choice) -> None:
    seat, verb = frame.seat, option.verb
    if verb == options.ATTACK:
        # The action waits below the attack, and goes on only if the attack fails.
        tried = frame.value | 1 << option.what
        state.stack.append(Step("action", seat, tried, frame.more))
        emit(state, "attack", seat, state.box.keys[option.what], state.owner[option.what])
        state.stack.append(Attack(seat, option.what))
    elif verb == options.SCAVENGE:
        scavenge(state, seat)
    elif verb == options.SHIP:
        begin_trip(state, seat, option)


def forget_targets(state: State) -> None:
    """A card was used in the attack: the action below it looks for targets again."""
    frame = state.stack[-1]
    assert isinstance(frame, Step)
    state.stack[-1] = frame.changed(more=frame.more & FLAGS)


def action_used(state: State) -> None:
    """An attack succeeded: the action that waits below it is over."""
    frame = state.stack.pop()
    assert isinstance(frame, Step)
    assert frame.name == "action"
    if state.cycle == INITIATION and frame.more & FIRST:
        second = state.stack.pop()
        assert isinstance(second, Step)
        state.stack.append(Step("action", second.seat, second.value, second.more | ATTACKED))
