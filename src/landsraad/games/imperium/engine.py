"""The loop: frames are taken off the stack until a seat must choose."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Ask, Decision, Option
from landsraad.core.frames import Handlers
from landsraad.games.imperium.catalogue import HOUSE_HAGAL, LEADERS, NAMES
from landsraad.games.imperium.state import Frame, Resolve, State, Step

_HANDLERS: Final = Handlers()
STEPS: Final = _HANDLERS.step
ANSWERS: Final = _HANDLERS.answer
steps: Final = _HANDLERS.steps
answers: Final = _HANDLERS.answers
"""Decorators: what a frame does, and what it does with the answer to its question."""


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
        # IMP 18.5.1: the solo player answers, and must see for whom; of two the first player.
        leader = state.players[seat].leader
        rival = LEADERS[leader].name if leader >= 0 else NAMES[HOUSE_HAGAL]
        source = f"{rival}, {source}" if source else rival
        seat = state.first if state.setup.seats > 1 else 0
    state.pending = Decision(seat, question, options, source)


def ask_or_take(
    state: State, frame: Frame, seat: int, question: Ask, options: tuple[Option, ...], source: str
) -> None:
    """Pause unless the answer is forced."""
    if len(options) > 1:
        ask(state, frame, seat, question, options, source)
        return
    _answer(state, frame, options[0])
