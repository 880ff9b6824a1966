"""The loop: frames are taken off the stack until a seat must choose."""

from __future__ import annotations

from typing import Any

from landsraad.core.decisions import Ask, Decision, Option
from landsraad.core.frames import Handlers
from landsraad.games.imperium.catalogue import LEADERS
from landsraad.games.imperium.state import Resolve, State, Step

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
        if kind is Resolve:
            STEPS[frame.effect.__class__](state, frame)  # type: ignore[union-attr]
        elif kind is Step:
            STEPS[frame.name](state, frame)  # type: ignore[union-attr]
        else:
            STEPS[kind](state, frame)


def apply(state: State, option: Option) -> None:
    """Answer the pending decision, then run to the next one or to the end."""
    assert state.pending is not None
    state.actor = state.pending.seat
    state.pending = None
    frame = state.stack.pop()
    kind = frame.__class__
    if kind is Resolve:
        ANSWERS[frame.effect.__class__](state, frame, option)  # type: ignore[union-attr]
    elif kind is Step:
        ANSWERS[frame.name](state, frame, option)  # type: ignore[union-attr]
    else:
        ANSWERS[kind](state, frame, option)
    run(state)


def ask(
    state: State, frame: Any, seat: int, question: Ask, options: tuple[Option, ...], source: str
) -> None:
    """Pause: the frame waits on the stack for the seat's answer. Rivals are answered for."""
    state.stack.append(frame)
    if seat >= state.setup.seats:
        # IMP 18.5.1: the solo player answers, and must see for whom.
        rival = LEADERS[state.players[seat].leader].name
        source = f"{rival}, {source}" if source else rival
        seat = 0
    state.pending = Decision(seat, question, options, source)


def ask_or_take(
    state: State, frame: Any, seat: int, question: Ask, options: tuple[Option, ...], source: str
) -> None:
    """Pause unless the answer is forced."""
    if len(options) > 1:
        ask(state, frame, seat, question, options, source)
        return
    kind = frame.__class__
    name = frame.effect.__class__ if kind is Resolve else frame.name if kind is Step else kind
    ANSWERS[name](state, frame, options[0])
