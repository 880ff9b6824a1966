"""Unfinished business: which function carries out a frame, and which takes its answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Step = Callable[[Any, Any], None]
Answer = Callable[[Any, Any, Any], None]


class Handlers:
    """The functions of one game by the class of a frame, or by the name of a step or effect."""

    __slots__ = ("answer", "step")

    def __init__(self) -> None:
        self.step: dict[type | str, Step] = {}
        self.answer: dict[type | str, Answer] = {}

    def steps(self, kind: type | str) -> Callable[[Step], Step]:
        """Register what a frame does."""

        def register(handler: Step) -> Step:
            self.step[kind] = handler
            return handler

        return register

    def answers(self, kind: type | str) -> Callable[[Answer], Answer]:
        """Register what a frame does with the answer to its question."""

        def register(handler: Answer) -> Answer:
            self.answer[kind] = handler
            return handler

        return register


def kind_of(frame: Any) -> str:
    """What kind of business a frame is: the name of its step or effect, else of its class."""
    if hasattr(frame, "effect"):
        return type(frame.effect).__name__
    return str(getattr(frame, "name", type(frame).__name__))
