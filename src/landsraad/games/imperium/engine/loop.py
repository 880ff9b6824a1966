"""The loop: frames are taken off the stack until a seat must choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from landsraad.core.decisions import Ask, Decision, Option
from landsraad.core.frames import Handlers
from landsraad.games.imperium.engine.catalogue import HOUSE_HAGAL, LEADERS
from landsraad.games.imperium.engine.rivalry import rivals_of
from landsraad.games.imperium.engine.state import Frame, Resolve, State, Step
from landsraad.games.imperium.language.words import NAMES

Chosen = Callable[[State, int, Any], None]
_HANDLERS: Final = Handlers()
STEPS: Final = _HANDLERS.step
ANSWERS: Final = _HANDLERS.answer
steps: Final = _HANDLERS.steps
answers: Final = _HANDLERS.answers
"""Decorators: what a frame does, and what it does with the answer to its question."""


class OnTurn(NamedTuple):
    """What an option that a mechanism offers on a turn does."""

    answer: Callable[[State, int, Any], None]
    last: Ask
    """What is asked where nothing but such options is left of a turn."""


ON_TURN: Final[dict[type[Option], OnTurn]] = {}
"""By the class of the option."""


def on_turn(kind: type[Option], last: Ask) -> Callable[[Chosen], Chosen]:
    """Decorator: what an option of a mechanism does on a turn, before or after an agent is sent."""

    def register(answer: Chosen) -> Chosen:
        ON_TURN[kind] = OnTurn(answer, last)
        return answer

    return register


def run(state: State) -> None:
    """Carry out frames until a seat must choose or the game is over."""
    stack = state.stack
    while stack and state.pending is None:
        frame = stack.pop()
        if isinstance(frame, Step):
            STEPS[frame.name](state, frame)
        elif isinstance(frame, Resolve):
            for handler in state.moments.meant:
                seat, effect = handler(state, frame.seat, frame.effect, frame.source)
                frame = Resolve(effect, seat, frame.source)
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
    if seat >= state.setup.seats:
        picked = rivals_of(state).picks(state, seat, question, options, source)
        if picked is not None:
            _answer(state, frame, picked)
            return
        # IMP 18.5.1: the solo player answers, and must see for whom; of two the first player.
        leader = state.players[seat].leader
        rival = LEADERS[leader].name if leader >= 0 else NAMES[HOUSE_HAGAL]
        source = rival if source in ("", rival) else f"{rival}, {source}"
        seat = state.first if state.setup.seats > 1 else 0
    state.stack.append(frame)
    state.pending = Decision(seat, question, options, source)


def ask_or_take(
    state: State, frame: Frame, seat: int, question: Ask, options: tuple[Option, ...], source: str
) -> None:
    """Pause unless the answer is forced."""
    if len(options) > 1:
        ask(state, frame, seat, question, options, source)
        return
    _answer(state, frame, options[0])
