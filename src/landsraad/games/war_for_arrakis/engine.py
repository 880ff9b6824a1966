"""The loop: frames are taken off the stack until a side must choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from landsraad.core.decisions import Ask, Decision, Option
from landsraad.core.frames import Handlers
from landsraad.games.war_for_arrakis.frames import Resolve, Step
from landsraad.games.war_for_arrakis.moments import NOTHING
from landsraad.games.war_for_arrakis.options import DONE
from landsraad.games.war_for_arrakis.players import acting
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ACTION_PHASE, NOBODY

_HANDLERS: Final = Handlers()
STEPS, ANSWERS = _HANDLERS.step, _HANDLERS.answer
steps, answers = _HANDLERS.steps, _HANDLERS.answers
"""Decorators: what a frame does, and what it does with the answer to its question."""

WATCH: Final[list[Callable[[State], None]]] = []
"""What looks at feats between two frames (one function, registered by `claims`)."""
FREE: Final[list[Callable[[State, int], list[Option]]]] = []
"""What lists the free actions of a side in its turn (one function, registered by `free`)."""
FREE_ANSWERS: Final[dict[str, Callable[[State, int, Any], None]]] = {}
"""Free actions by the first word of their notation."""


def run(state: State) -> None:
    """Carry out frames until a side must choose or the game is over."""
    stack = state.stack
    while stack and state.pending is None and state.winner < 0:
        if state.feats:
            WATCH[0](state)
        _step(state, stack.pop())
    if state.winner >= 0:
        stack.clear()
        state.pending = None


def _step(state: State, frame: Any) -> None:
    kind = frame.__class__
    if kind is Resolve:
        STEPS[frame.effect.__class__](state, frame)
    elif kind is Step:
        STEPS[frame.name](state, frame)
    else:
        STEPS[kind](state, frame)


def _answer(state: State, frame: Any, option: Option) -> None:
    kind = frame.__class__
    if kind is Resolve:
        ANSWERS[frame.effect.__class__](state, frame, option)
    elif kind is Step:
        ANSWERS[frame.name](state, frame, option)
    else:
        ANSWERS[kind](state, frame, option)


def apply(state: State, option: Option) -> None:
    """Answer the pending decision, then run to the next one or to the end."""
    decision = state.pending
    assert decision is not None
    state.pending = None
    state.speaker = decision.seat
    question, free = decision.ask, None
    if question.key in FREE_MOMENTS:
        word = option.notation.partition(" ")[0]
        free = FREE_ANSWERS.get(word) or state.moments.free_answers.get(word)
    if free is not None:
        # WFA 4.5.1: what was going on waits on the stack and asks again afterwards.
        free(state, state.turn, option)
    elif question.key in state.moments.offers:
        side = state.kit.sides[decision.seat]
        _take_up(state, state.stack.pop(), side, question, option)
    else:
        _answer(state, state.stack.pop(), option)
    run(state)


def _take_up(state: State, frame: Any, side: int, question: Ask, option: Option) -> None:
    """An answer, be it one that a module has added to the question."""
    if question.key in state.moments.offers:
        added = state.moments.answers.get(option.notation.partition(" ")[0])
        if added is not None and option in _offered(state, frame, side, question):
            added(state, side, frame, option)
            return
    _answer(state, frame, option)


FREE_MOMENTS: Final = frozenset(
    ("turn", "end_turn", "move", "attack", "place", "vehicle", "airborne", "harvester",
     "desert_power", "play", "reinforce", "continue", "siege")
)  # fmt: skip
"""The questions of one's own turn at which free actions are offered too (WFA 16.1.26)."""


def ask(
    state: State,
    frame: Any,
    side: int,
    question: Ask,
    options: Sequence[Option],
    source: str = "",
    seat: int = NOBODY,
) -> None:
    """Pause: the frame waits on the stack for the answer of a side, or of one of its seats.

    What a side that nobody plays does is narrowed down; of what is left its opponent chooses.
    """
    moments, kit = state.moments, state.kit
    if kit.plain:
        seat = side
    elif seat < 0:
        seat = _seat_of(state, side, question)
    if moments is not NOTHING:
        if question.key in moments.offers:
            added = _offered(state, frame, side, question)
            last = options[-1:] if options and options[-1] is DONE else ()
            options = (*options[: len(options) - len(last)], *added, *last)
        for answered in moments.answered:
            option = answered(state, frame, side, question, options)
            if option is not None:
                _take_up(state, frame, side, question, option)
                return
        for narrowed in moments.narrowed:
            options = narrowed(state, frame, side, question, options)
            if kit.players[side]:
                continue
            if not options:
                return
            if len(options) == 1 and not state.polling:
                _take_up(state, frame, side, question, options[0])
                return
    state.stack.append(frame)
    in_turn = side == state.turn and question.key in FREE_MOMENTS and state.phase == ACTION_PHASE
    if in_turn and (kit.plain or (kit.players[side] and seat == acting(state, side))):
        options = (*options, *FREE[0](state, side))
    state.pending = Decision(seat, question, tuple(options), source)


def _seat_of(state: State, side: int, question: Ask) -> int:
    """Who answers for a side that more than one seat plays, or none."""
    seat = acting(state, side)
    for decides in state.moments.decides:
        seat = decides(state, side, question, seat)
    return seat


def _more(state: State, frame: Any, side: int, question: Ask) -> bool:
    """Whether modules add any answer to a question."""
    return question.key in state.moments.offers and bool(_offered(state, frame, side, question))


def _offered(state: State, frame: Any, side: int, question: Ask) -> list[Option]:
    """What modules add to the answers of a question."""
    return [
        option
        for offers in state.moments.offers.get(question.key, ())
        for option in offers(state, side, frame)
    ]


def ask_again(state: State) -> None:
    """Put the pending question again, after what it depends on has been dealt again."""
    assert state.pending is not None
    state.pending = None
    state.polling = True
    _step(state, state.stack.pop())
    state.polling = False


def ask_or_skip(
    state: State,
    frame: Any,
    side: int,
    question: Ask,
    options: Sequence[Option],
    source: str = "",
    seat: int = NOBODY,
) -> None:
    """Pause if there is anything to choose; `done` is always among the answers (WFA 4.3.3)."""
    if options or state.polling or _more(state, frame, side, question):
        ask(state, frame, side, question, (*options, DONE), source, seat)


def ask_or_take(
    state: State,
    frame: Any,
    side: int,
    question: Ask,
    options: Sequence[Option],
    source: str = "",
    seat: int = NOBODY,
) -> None:
    """Pause unless the answer is forced."""
    if len(options) > 1 or state.polling or _more(state, frame, side, question):
        ask(state, frame, side, question, options, source, seat)
    else:
        _answer(state, frame, options[0])
