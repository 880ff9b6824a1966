"""The loop: frames are taken off the stack until a side must choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from landsraad.core.decisions import Ask, Decision, Option
from landsraad.core.frames import Handlers
from landsraad.games.war_for_arrakis.options import DONE
from landsraad.games.war_for_arrakis.state import Resolve, State, Step
from landsraad.games.war_for_arrakis.terms import Phase

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
    word = option.notation.partition(" ")[0]
    if word in FREE_ANSWERS and decision.ask.key in FREE_MOMENTS:
        # WFA 4.5.1: what was going on waits on the stack and asks again afterwards.
        FREE_ANSWERS[word](state, decision.seat, option)
    else:
        _answer(state, state.stack.pop(), option)
    run(state)


FREE_MOMENTS: Final = frozenset(
    ("turn", "end_turn", "move", "attack", "place", "vehicle", "airborne", "harvester",
     "desert_power", "play")
)  # fmt: skip
"""The questions of one's own turn at which free actions are offered too."""


def ask(
    state: State,
    frame: Any,
    side: int,
    question: Ask,
    options: Sequence[Option],
    source: str = "",
) -> None:
    """Pause: the frame waits on the stack for the side's answer."""
    state.stack.append(frame)
    if side == state.turn and question.key in FREE_MOMENTS and state.phase == Phase.ACTIONS:
        state.pending = Decision(side, question, (*options, *FREE[0](state, side)), source)
        return
    state.pending = Decision(side, question, tuple(options), source)


def ask_again(state: State) -> None:
    """Put the pending question anew, after what it depends on has been dealt anew."""
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
) -> None:
    """Pause if there is anything to choose; `done` is always among the answers (WFA 4.3.3)."""
    if options or state.polling:
        ask(state, frame, side, question, (*options, DONE), source)


def ask_or_take(
    state: State,
    frame: Any,
    side: int,
    question: Ask,
    options: Sequence[Option],
    source: str = "",
) -> None:
    """Pause unless the answer is forced."""
    if len(options) > 1 or state.polling:
        ask(state, frame, side, question, options, source)
    else:
        _answer(state, frame, options[0])
