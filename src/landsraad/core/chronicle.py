"""What the chronicles of all games are made of: lines by the kind of an event, and names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from landsraad.core.events import Event

Telling = Callable[[str, Event, Sequence[str]], str]
"""(name of who did it, event, names of all): a line."""
Line = TypeVar("Line")


def teller(lines: dict[str, Line]) -> Callable[..., Callable[[Line], Line]]:
    """A decorator for the functions that tell of events of some kinds, kept in a table."""

    def tells(*kinds: str) -> Callable[[Line], Line]:
        def register(line: Line) -> Line:
            lines.update(dict.fromkeys(kinds, line))
            return line

        return register

    return tells


def seat_name(seat: int, names: Sequence[str]) -> str:
    """How a seat is called: by its name, or ``Seat 1`` for the first one without."""
    return (names[seat] if 0 <= seat < len(names) else "") or f"Seat {seat + 1}"


def says(words: str) -> Telling:
    """A line with the name of who did it and the open numbers of the event."""
    return lambda name, event, names: words.format(*event.public, name=name)
