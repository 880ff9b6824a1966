"""The loop: frames are taken off the stack until a seat must choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landsraad.core.decisions import Ask, Decision, Option
from landsraad.core.frames import Handlers
from landsraad.core.frames import Step as Doing
from landsraad.games.dawn_of_the_fremen import asks
from landsraad.games.dawn_of_the_fremen.frames import Step
from landsraad.games.dawn_of_the_fremen.options import CONFIRM, STAY, VANISH, Choice
from landsraad.games.dawn_of_the_fremen.state import State

_HANDLERS = Handlers()
STEPS, ANSWERS = _HANDLERS.step, _HANDLERS.answer
steps, answers = _HANDLERS.steps, _HANDLERS.answers
"""Decorators: what a frame does, and what it does with the answer to its question."""
LEFT: dict[type | str, Doing] = {}
"""What becomes of a frame whose seat has vanished, where it is not just dropped."""


def left_behind(*kinds: type | str) -> Callable[[Doing], Doing]:
    """Register what becomes of frames whose seat has vanished."""

    def register(handler: Doing) -> Doing:
        for kind in kinds:
            LEFT[kind] = handler
        return handler

    return register


def run(state: State) -> None:
    """Carry out frames until a seat must choose or the game is over."""
    stack = state.stack
    while stack and state.pending is None:
        frame = stack.pop()
        kind = frame.__class__
        key = frame.name if kind is Step else kind  # type: ignore[union-attr]
        if state.gone and frame.seat >= 0 and state.gone >> frame.seat & 1:
            left = LEFT.get(key)
            if left is not None:
                left(state, frame)
            continue
        STEPS[key](state, frame)


def apply(state: State, option: Option) -> None:
    """Answer the pending decision, then run to the next one or to the end."""
    assert isinstance(option, Choice)
    decision = state.pending
    state.pending = state.standings = None
    if option.verb == VANISH or state.aside is not None:
        assert decision is not None
        _leave(state, decision, option)
        return
    frame = state.stack.pop()
    kind = frame.__class__
    ANSWERS[frame.name if kind is Step else kind](state, frame, option)  # type: ignore[union-attr]
    run(state)


def _leave(state: State, decision: Decision, option: Choice) -> None:
    """Vanishing is asked twice, and offered once with each question (DOF 18.1.2)."""
    if option.verb == VANISH:
        alone = state.box.words.alone
        state.aside = decision
        state.pending = Decision(decision.seat, asks.VANISH, (alone[CONFIRM], alone[STAY]))
        return
    aside, state.aside = state.aside, None
    assert aside is not None
    if option.verb == STAY:
        state.pending = Decision(aside.seat, aside.ask, aside.moves, aside.source)
        return
    # Whatever asked waits on the stack and looks at the position again.
    STEPS["vanish"](state, Step("vanish", aside.seat))
    run(state)


def ask(
    state: State, frame: Any, seat: int, question: Ask, options: list[Choice], source: str = ""
) -> None:
    """Pause: the frame waits on the stack for the seat's answer. It may vanish (DOF 15.1.1)."""
    state.stack.append(frame)
    offered = (*options, state.box.words.alone[VANISH])
    state.pending = Decision(seat, question, offered, source)


def ask_or_take(
    state: State, frame: Any, seat: int, question: Ask, options: list[Choice], source: str = ""
) -> None:
    """Pause unless the answer is forced."""
    if len(options) > 1:
        ask(state, frame, seat, question, options, source)
        return
    kind = frame.__class__
    ANSWERS[frame.name if kind is Step else kind](state, frame, options[0])
