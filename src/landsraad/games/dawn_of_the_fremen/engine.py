"""The loop: frames are taken off the stack until a seat must choose."""

from __future__ import annotations

from typing import Any

from landsraad.core.decisions import Ask, Decision, Option
from landsraad.core.frames import Handlers
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.state import State, Step

_HANDLERS = Handlers()
STEPS, ANSWERS = _HANDLERS.step, _HANDLERS.answer
steps, answers = _HANDLERS.steps, _HANDLERS.answers
"""Decorators: what a frame does, and what it does with the answer to its question."""


def run(state: State) -> None:
    """Carry out frames until a seat must choose or the game is over."""
    stack = state.stack
    while stack and state.pending is None:
        frame = stack.pop()
        kind = frame.__class__
        STEPS[frame.name if kind is Step else kind](state, frame)  # type: ignore[union-attr]


def apply(state: State, option: Option) -> None:
    """Answer the pending decision, then run to the next one or to the end."""
    assert isinstance(option, Choice)
    state.pending = state.standings = None
    frame = state.stack.pop()
    kind = frame.__class__
    ANSWERS[frame.name if kind is Step else kind](state, frame, option)  # type: ignore[union-attr]
    run(state)


def ask(
    state: State, frame: Any, seat: int, question: Ask, options: list[Choice], source: str = ""
) -> None:
    """Pause: the frame waits on the stack for the seat's answer."""
    state.stack.append(frame)
    state.pending = Decision(seat, question, tuple(options), source)


def ask_or_take(
    state: State, frame: Any, seat: int, question: Ask, options: list[Choice], source: str = ""
) -> None:
    """Pause unless the answer is forced."""
    if len(options) > 1:
        ask(state, frame, seat, question, options, source)
        return
    kind = frame.__class__
    ANSWERS[frame.name if kind is Step else kind](state, frame, options[0])
