"""The loop: frames are taken off the stack until a seat must choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landsraad.core.decisions import Ask, Decision, Option
from landsraad.games.imperium.catalogue import LEADERS
from landsraad.games.imperium.state import Frame, Resolve, State, Step

Handler = Callable[[State, Any], None]
Answer = Callable[[State, Any, Any], None]

STEPS: Final[dict[type | str, Handler]] = {}
ANSWERS: Final[dict[type | str, Answer]] = {}


def steps(kind: type | str) -> Callable[[Handler], Handler]:
    """Register what a frame does: by its class, by a step's name or by an effect's class."""

    def register(handler: Handler) -> Handler:
        STEPS[kind] = handler
        return handler

    return register


def answers(kind: type | str) -> Callable[[Answer], Answer]:
    """Register what a frame does with the answer to its question."""

    def register(handler: Answer) -> Answer:
        ANSWERS[kind] = handler
        return handler

    return register


def run(state: State) -> None:
    """Carry out frames until a seat must choose or the game is over."""
    stack = state.stack
    while stack and state.pending is None:
        frame = stack.pop()
        if isinstance(frame, Step):
            STEPS[frame.name](state, frame)
        elif isinstance(frame, Resolve):
            STEPS[type(frame.effect)](state, frame)
        else:
            STEPS[type(frame)](state, frame)


def apply(state: State, option: Option) -> None:
    """Answer the pending decision, then run to the next one or to the end."""
    assert state.pending is not None
    state.actor = state.pending.seat
    state.pending = None
    _answer(state, state.stack.pop(), option)
    run(state)


def _answer(state: State, frame: Frame, option: Option) -> None:
    if isinstance(frame, Step):
        ANSWERS[frame.name](state, frame, option)
    elif isinstance(frame, Resolve):
        ANSWERS[type(frame.effect)](state, frame, option)
    else:
        ANSWERS[type(frame)](state, frame, option)


def ask(
    state: State, frame: Frame, seat: int, question: Ask, options: tuple[Option, ...], source: str
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
    state: State, frame: Frame, seat: int, question: Ask, options: tuple[Option, ...], source: str
) -> None:
    """Pause unless the answer is forced."""
    if len(options) > 1:
        ask(state, frame, seat, question, options, source)
        return
    _answer(state, frame, options[0])
