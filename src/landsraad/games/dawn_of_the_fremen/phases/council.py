"""The council: proposals and unanimous votes (DOF 12, DOF 14)."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.deeds import choices, clockwise, emit
from landsraad.games.dawn_of_the_fremen.engine import answers, ask, steps
from landsraad.games.dawn_of_the_fremen.frames import Motion, Step
from landsraad.games.dawn_of_the_fremen.motions import adopt, is_void, joined, leaders, pairs, words
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.phases.winning import (
    PLAY_ON,
    is_alliance,
    sides,
    tied_sides,
    winning_number,
)
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import NOBODY

SINGLE_NUMBERS = range(2, 7)
ALLIED_NUMBERS = range(3, 9)
OWN_NUMBERS = range(2, 9)
"""The winning numbers that may be proposed (DOF 18.1.16)."""
PROPOSALS = 3
"""How many proposals a seat makes in one council phase (DOF 18.1.18)."""
DRAFT, OPEN = -1, 0
"""Where a motion stands before it is put to the vote, and from when on votes are counted."""
UNDECIDED = -1


@steps("council")
def _council(state: State, frame: Step) -> None:
    alone = state.box.words.alone
    offered = [alone[options.PASS], alone[options.PROPOSE]]
    ask(state, frame, frame.seat, asks.COUNCIL, offered)


@answers("council")
def _spoken(state: State, frame: Step, option: Choice) -> None:
    """`value` counts the proposals that the seat has made."""
    if option.verb == options.PROPOSE:
        state.stack.append(Step("proposal", frame.seat, frame.value))


def possible_allies(state: State, seat: int) -> list[int]:
    """Whom a seat may ask into an alliance: never all who are left (DOF 18.1.11)."""
    if len(sides(state)) < 3:
        return []
    own = state.sides[seat]
    return [other for other in clockwise(state, seat)[1:] if state.sides[other] != own]


@steps("proposal")
def _proposal(state: State, frame: Step) -> None:
    alone, choice, seat = state.box.words.alone, state.box.choice, frame.seat
    every = leaders(state)
    offered = choices(state, options.ALLIANCE, possible_allies(state, seat))
    offered += [
        choice(options.PACT, first, second)
        for first, second in pairs(state, state.sides)
        if state.sides[seat] not in (state.sides[first], state.sides[second])
    ]
    united = [leader for leader in every if is_alliance(state, state.sides[leader])]
    offered += choices(state, options.DISSOLVE, united)
    offered.append(alone[options.NUMBERS])
    offered += choices(state, options.NUMBER, every)
    offered += choices(state, options.VICTORY, every)
    if state.setup.ties == PLAY_ON and tied_sides(state):
        offered.append(alone[options.TIE])
    offered.append(alone[options.PASS])
    ask(state, frame, seat, asks.PROPOSAL, offered)


@answers("proposal")
def _proposed(state: State, frame: Step, option: Choice) -> None:
    seat, verb, what = frame.seat, option.verb, option.what
    if verb == options.PASS:
        return
    if frame.value + 1 < PROPOSALS:
        # Whatever becomes of this one, there may be another (DOF 18.1.18).
        state.stack.append(Step("council", seat, frame.value + 1))
    draft = Motion(seat, verb, what, 0, 0, DRAFT)
    if verb == options.ALLIANCE:
        draft = draft.changed(single=UNDECIDED, pacts=((min(seat, what), max(seat, what)),))
    elif verb == options.PACT:
        draft = Motion(seat, options.ALLIANCE, NOBODY, UNDECIDED, 0, DRAFT, ((what, option.where),))
    elif verb == options.NUMBERS:
        draft = draft.changed(what=NOBODY)
    elif verb != options.NUMBER:
        draft = _opened(state, draft)
    state.stack.append(draft)


def _opened(state: State, motion: Motion) -> Motion:
    """Nothing is missing: the motion is put to the vote."""
    emit(state, "motion", motion.seat, motion.kind, motion.what, motion.single, motion.allied,
         motion.pacts)  # fmt: skip
    return motion.changed(asked=OPEN)


@steps(Motion)
def _motion(state: State, motion: Motion) -> None:
    """Ask for what the motion still lacks, then for the votes of the others."""
    if motion.asked == DRAFT:
        _ask_terms(state, motion)
        return
    alone, voters = state.box.words.alone, clockwise(state, motion.seat)[1:]
    if is_void(state, motion):
        # Somebody vanished instead of voting.
        emit(state, "rejected", motion.seat)
    elif motion.asked >= len(voters):
        adopt(state, motion)
    else:
        votes = [alone[options.YES], alone[options.NO]]
        voter, said = voters[motion.asked], words(state, motion)
        ask(state, motion, voter, asks.COUNCIL_VOTE, votes, said)


def _ask_terms(state: State, motion: Motion) -> None:
    choice, alone, seat = state.box.choice, state.box.words.alone, motion.seat
    if motion.kind == options.NUMBER:
        needed = winning_number(state, state.sides[motion.what])
        offered = [choice(options.SIETCHES, n) for n in OWN_NUMBERS if n != needed]
        ask(state, motion, seat, asks.SIETCHES, offered, state.box.tribe_names[motion.what])
    elif motion.single == UNDECIDED:
        offered = [alone[options.SAME_NUMBERS], alone[options.NUMBERS]]
        offered += [
            choice(options.ALSO, *pair) for pair in pairs(state, joined(state, motion.pacts))
        ]
        ask(state, motion, seat, asks.TERMS, offered)
    elif not motion.single:
        offered = [choice(options.SINGLE, number) for number in SINGLE_NUMBERS]
        ask(state, motion, seat, asks.SINGLE, offered)
    else:
        same = motion.kind == options.NUMBERS and motion.single == state.single
        # Proposing the numbers as they are would change nothing.
        numbers = [n for n in ALLIED_NUMBERS if not same or n != state.allied]
        ask(state, motion, seat, asks.ALLIED, [choice(options.ALLIED, n) for n in numbers])


@answers(Motion)
def _motion_answered(state: State, motion: Motion, option: Choice) -> None:
    verb = option.verb
    if motion.asked == DRAFT:
        state.stack.append(_drafted(state, motion, option))
        return
    voters = clockwise(state, motion.seat)[1:]
    emit(state, "council_vote", voters[motion.asked], verb == options.YES)
    if verb == options.NO:
        emit(state, "rejected", motion.seat)
    else:
        state.stack.append(motion.changed(asked=motion.asked + 1))


def _drafted(state: State, motion: Motion, option: Choice) -> Motion:
    verb, number = option.verb, option.what
    if verb == options.ALSO:
        return motion.changed(pacts=(*motion.pacts, (option.what, option.where)))
    if verb == options.NUMBERS:
        return motion.changed(single=0, allied=0)
    if verb == options.SINGLE:
        return motion.changed(single=number)
    if verb == options.SAME_NUMBERS:
        motion = motion.changed(single=state.single, allied=state.allied)
    elif verb == options.SIETCHES:
        motion = motion.changed(single=number)
    else:
        motion = motion.changed(allied=number)
    return _opened(state, motion)
