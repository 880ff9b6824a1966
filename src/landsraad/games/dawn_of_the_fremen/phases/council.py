"""The council: proposals and unanimous votes (DOF 12, DOF 14)."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.deeds import (
    choices,
    clockwise,
    emit,
    end_game,
    members,
    seated,
    sietch_lands,
)
from landsraad.games.dawn_of_the_fremen.engine import answers, ask, steps
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.phases.cycle import sides, tied_sides
from landsraad.games.dawn_of_the_fremen.state import Motion, State, Step
from landsraad.games.dawn_of_the_fremen.terms import NOBODY

SINGLE_NUMBERS = range(2, 7)
ALLIED_NUMBERS = range(3, 9)
"""The winning numbers that may be proposed (DOF 18.1.16)."""
DOMINANT = 0.75
"""The part of all territories that makes a side a likely winner."""
PROPOSALS = 3
"""How many proposals a seat makes in one council phase (DOF 18.1.18)."""
DRAFT, OPEN = -1, 0
"""Where a motion stands before it is put to the vote, and from when on votes are counted."""
UNDECIDED = -1


@steps("council")
def _council(state: State, frame: Step) -> None:
    if seated(state, frame.seat):
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
    own, left = state.sides[seat], sides(state)
    if len(left) < 3:
        return []
    return [other for other in clockwise(state, seat)[1:] if state.sides[other] != own]


def ahead(state: State) -> list[int]:
    """The sides for which victory may be proposed (DOF 18.1.17)."""
    built: dict[int, int] = {}
    land: dict[int, int] = {}
    standing = sietch_lands(state)
    for side in sides(state):
        seats = members(state, side)
        built[side] = sum([standing[seat].bit_count() for seat in seats])
        land[side] = sum([state.land[seat].bit_count() for seat in seats])
    most = max(built.values())
    leading = [side for side, count in built.items() if count == most]
    enough = DOMINANT * state.box.territories
    return [
        side
        for side in built
        if (most and leading == [side]) or land[side] >= enough
    ]  # fmt: skip


@steps("proposal")
def _proposal(state: State, frame: Step) -> None:
    if not seated(state, frame.seat):
        return
    alone, seat = state.box.words.alone, frame.seat
    offered = choices(state, options.ALLIANCE, possible_allies(state, seat))
    offered.append(alone[options.NUMBERS])
    leaders = [members(state, side)[0] for side in ahead(state)]
    offered += choices(state, options.VICTORY, leaders)
    if tied_sides(state):
        offered.append(alone[options.TIE])
    offered += [alone[options.PASS], alone[options.VANISH]]
    ask(state, frame, seat, asks.PROPOSAL, offered)


@answers("proposal")
def _proposed(state: State, frame: Step, option: Choice) -> None:
    seat, verb = frame.seat, option.verb
    if verb == options.VANISH:
        state.stack += [frame, Step("vanish", seat)]
        return
    if verb != options.PASS and frame.value + 1 < PROPOSALS:
        # Whatever becomes of this one, there may be another (DOF 18.1.18).
        state.stack.append(Step("council", seat, frame.value + 1))
    if verb == options.ALLIANCE:
        state.stack.append(Motion(seat, verb, option.what, UNDECIDED, UNDECIDED, DRAFT))
    elif verb == options.NUMBERS:
        state.stack.append(Motion(seat, verb, NOBODY, 0, 0, DRAFT))
    elif verb in (options.VICTORY, options.TIE):
        state.stack.append(Motion(seat, verb, option.what))


@steps(Motion)
def _motion(state: State, motion: Motion) -> None:
    """Ask for what the motion still lacks, then for the votes of the others."""
    choice, alone, seat = state.box.choice, state.box.words.alone, motion.seat
    if motion.asked == DRAFT:
        if motion.single == UNDECIDED:
            terms = [alone[options.SAME_NUMBERS], alone[options.NUMBERS]]
            ask(state, motion, seat, asks.TERMS, terms)
        elif not motion.single:
            numbers = [choice(options.SINGLE, number) for number in SINGLE_NUMBERS]
            ask(state, motion, seat, asks.SINGLE, numbers)
        else:
            same = motion.kind == options.NUMBERS and motion.single == state.single
            numbers = [
                choice(options.ALLIED, number)
                for number in ALLIED_NUMBERS
                # To propose the numbers as they are would be no proposal.
                if not same or number != state.allied
            ]
            ask(state, motion, seat, asks.ALLIED, numbers)
        return
    voters = clockwise(state, seat)[1:]
    if motion.asked == OPEN:
        emit(state, "motion", seat, motion.kind, motion.what, motion.single, motion.allied)
    votes = [alone[options.YES], alone[options.NO]]
    ask(state, motion, voters[motion.asked], asks.COUNCIL_VOTE, votes, words(state, motion))


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
    elif motion.asked + 1 < len(voters):
        state.stack.append(motion._replace(asked=motion.asked + 1))
    else:
        adopt(state, motion)


def _drafted(state: State, motion: Motion, option: Choice) -> Motion:
    if option.verb == options.SAME_NUMBERS:
        return motion._replace(single=state.single, allied=state.allied, asked=OPEN)
    if option.verb == options.NUMBERS:
        return motion._replace(single=0, allied=0)
    if option.verb == options.SINGLE:
        return motion._replace(single=option.what)
    return motion._replace(allied=option.what, asked=OPEN)


def adopt(state: State, motion: Motion) -> None:
    """All have agreed: the proposal is binding (DOF 12.1.1)."""
    emit(state, "adopted", motion.seat, motion.kind, motion.what, motion.single, motion.allied)
    if motion.kind == options.VICTORY:
        end_game(state, tuple(members(state, state.sides[motion.what])), "council")
    elif motion.kind == options.TIE:
        tied = [seat for side in tied_sides(state) for seat in members(state, side)]
        end_game(state, tuple(sorted(tied)), "tie")
    else:
        state.single, state.allied = motion.single, motion.allied
        if motion.kind == options.ALLIANCE:
            ally(state, motion.seat, motion.what)


def ally(state: State, seat: int, other: int) -> None:
    """Join two sides for good; the lowest seat names the new one."""
    old = {state.sides[seat], state.sides[other]}
    named = min(old)
    state.sides = [named if side in old else side for side in state.sides]


def words(state: State, motion: Motion) -> str:
    """A proposal in words."""
    names = state.box.tribe_names
    by = f"The {names[motion.seat]} proposes"
    numbers = (
        f"{motion.single} sietches for a single tribe and {motion.allied} for an alliance to win"
    )
    if motion.kind == options.VICTORY:
        return f"{by} to declare victory for the {names[motion.what]}"
    if motion.kind == options.TIE:
        return f"{by} to end the game in a tie"
    if motion.kind == options.NUMBERS:
        return f"{by} {numbers}"
    return f"{by} an alliance with the {names[motion.what]}, with {numbers}"
