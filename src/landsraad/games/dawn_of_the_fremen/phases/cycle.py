"""The six phases of a cycle, and the Arrakis die (DOF 4)."""

from __future__ import annotations

from landsraad.core.frames import kind_of
from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.deeds import (
    clockwise,
    each_seat,
    emit,
    kept,
    spend_card,
)
from landsraad.games.dawn_of_the_fremen.effects import RollAgain, Votes
from landsraad.games.dawn_of_the_fremen.engine import answers, ask, steps
from landsraad.games.dawn_of_the_fremen.frames import Step
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.phases.winning import (
    LAST_CYCLE,
    ask_about_tie,
    end_by_length,
)
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    ACTION,
    BOTH_MOONS,
    COUNCIL,
    DEVELOPMENT,
    FACE_NAMES,
    LEAD_PLAYER,
    NO_PHASE,
    NOBODY,
    PHASE_KEYS,
    PRODUCTION,
    SHIPMENT,
    TRADE,
    VOTE,
)

INITIATION = 1
SEAT_STEPS = {DEVELOPMENT: "develop", TRADE: "trade", SHIPMENT: "ship", ACTION: "act"}


@steps("cycle")
def _cycle(state: State, frame: Step) -> None:
    state.cycle += 1
    emit(state, "cycle", state.lead, state.cycle)
    state.stack.append(Step("phase", value=DEVELOPMENT))


@steps("phase")
def _phase(state: State, frame: Step) -> None:
    """Begin a phase; the next one waits below it on the stack."""
    phase = state.phase = frame.value
    state.face = NOBODY
    first = state.cycle == INITIATION
    if phase == COUNCIL:
        state.stack.append(Step("cycle_end"))
        if not first:
            each_seat(state, "council")
        ask_about_tie(state)
        return
    state.stack.append(Step("phase", value=phase + 1))
    if phase == ACTION:
        state.stack.append(Step("count_sietches"))
        each_seat(state, "act")
    elif phase == DEVELOPMENT:
        # DOF 4.2.1: nothing has been produced yet in the first cycle.
        if not first:
            each_seat(state, "develop")
    elif first:
        begin(state, BOTH_MOONS)
    else:
        state.stack.append(Step("roll"))
        if phase == PRODUCTION:
            each_seat(state, "thumper")


@steps("roll")
def _roll(state: State, frame: Step) -> None:
    """DOF 4.3.1; holders of a Weather Scanner may have it rolled again."""
    faces = state.box.faces
    state.face = faces[state.rng.below(len(faces))]
    state.news = True
    emit(state, "roll", state.lead, state.face)
    state.stack.append(Step("rolled"))
    if not frame.value:
        state.stack.extend(
            Step("roll_again", seat)
            for seat in reversed(clockwise(state, state.lead))
            if kept(state, seat, RollAgain) != NOBODY
        )


@steps("roll_again")
def _roll_again(state: State, frame: Step) -> None:
    choice, card = state.box.choice, kept(state, frame.seat, RollAgain)
    offered = [choice(options.USE, card), state.box.words.alone[options.LET_STAND]]
    ask(state, frame, frame.seat, asks.ROLL_AGAIN, offered, FACE_NAMES[state.face])


@answers("roll_again")
def _rolled_again(state: State, frame: Step, option: Choice) -> None:
    if option.verb != options.USE:
        return
    spend_card(state, frame.seat, option.what)
    # Whoever would have been asked after this seat is asked about the new result.
    while kind_of(state.stack.pop()) != "rolled":
        pass
    state.stack.append(Step("roll", value=1))


@steps("rolled")
def _rolled(state: State, frame: Step) -> None:
    face = state.face
    if face == NO_PHASE:
        emit(state, "no_phase", NOBODY, state.phase)
    elif face == LEAD_PLAYER:
        state.stack.append(Step("lead_decides"))
    elif face == VOTE:
        state.stack.append(Step("count_votes"))
        each_seat(state, "phase_vote")
    else:
        begin(state, face)


def begin(state: State, face: int) -> None:
    """Let the phase take place; only production looks at the face."""
    if state.phase == PRODUCTION:
        state.stack.append(Step("produce", value=face))
    else:
        each_seat(state, SEAT_STEPS[state.phase])


@steps("lead_decides")
def _lead_decides(state: State, frame: Step) -> None:
    alone = state.box.words.alone
    offered = [alone[options.HOLD], alone[options.SKIP]]
    ask(state, frame, state.lead, asks.LEAD_DECIDES, offered, PHASE_KEYS[state.phase])


@answers("lead_decides")
def _lead_decided(state: State, frame: Step, option: Choice) -> None:
    held = option.verb == options.HOLD
    emit(state, "lead_decides", state.lead, state.phase, held)
    if held:
        begin(state, BOTH_MOONS)


@steps("phase_vote")
def _phase_vote(state: State, frame: Step) -> None:
    alone = state.box.words.alone
    offered = [alone[options.YES], alone[options.NO]]
    ask(state, frame, frame.seat, asks.PHASE_VOTE, offered, PHASE_KEYS[state.phase])


@answers("phase_vote")
def _voted(state: State, frame: Step, option: Choice) -> None:
    """Votes are added up in the frame that counts them: for, against, and the lead's own."""
    yes = option.verb == options.YES
    card = kept(state, frame.seat, Votes)
    effect = state.box.cards[card].effect if card != NOBODY else None
    weight = effect.votes if isinstance(effect, Votes) else 1
    emit(state, "vote", frame.seat, yes)
    for depth in range(len(state.stack) - 1, -1, -1):
        counting = state.stack[depth]
        if isinstance(counting, Step) and counting.name == "count_votes":
            lead = int(yes) if frame.seat == state.lead else counting.more
            value = counting.value + (weight if yes else -weight)
            state.stack[depth] = Step("count_votes", NOBODY, value, lead)
            return


@steps("count_votes")
def _count_votes(state: State, frame: Step) -> None:
    """DOF 4.3.4: the lead player breaks a tie."""
    held = frame.value > 0 or (frame.value == 0 and frame.more == 1)
    emit(state, "voted", NOBODY, state.phase, held)
    if held:
        begin(state, BOTH_MOONS)


@steps("cycle_end")
def _cycle_end(state: State, frame: Step) -> None:
    for _, barred in state.bars:
        # DOF 18.1.9: the debts lie there until the cycle ends.
        state.debts[5 * barred] += 2
    state.bars.clear()
    state.vain = [0, 0, 0, 0]
    if state.cycle >= LAST_CYCLE:
        end_by_length(state)
        return
    state.lead = clockwise(state, (state.lead + 1) % state.setup.seats)[0]
    state.stack.append(Step("cycle"))
