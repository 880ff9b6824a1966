"""What may be chosen before a game: the options, declared once for every way of asking for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple


class Condition(NamedTuple):
    """When something is asked: for these numbers of seats, with and without these other picks."""

    seats: tuple[int, ...] = ()
    """Nothing: for any number."""
    holds: tuple[tuple[str, Any], ...] = ()
    """Choices by key, and the value that each must hold."""
    lacks: tuple[tuple[str, Any], ...] = ()

    def met(self, chosen: Mapping[str, Any], seats: int) -> bool:
        """Whether it is met by what is chosen, with this number of seats."""
        return (
            (not self.seats or seats in self.seats)
            and all(_holds(chosen.get(key), value) for key, value in self.holds)
            and not any(_holds(chosen.get(key), value) for key, value in self.lacks)
        )


def _holds(found: Any, value: Any) -> bool:
    return value in found if isinstance(found, list | tuple) else bool(found == value)


ALWAYS = Condition()


class Pick(NamedTuple):
    """One value of a choice, with a word or two for people and a line that explains it."""

    value: Any
    label: str
    hint: str = ""
    when: Condition = ALWAYS
    brings: str = ""
    """The set that comes with it, as the catalogue calls it."""
    drawn: bool = True
    """Whether the browser can draw a game with it; what it cannot is not offered there."""
    undrawn: tuple[tuple[str, Any], ...] = ()
    """Values of other choices beside which the browser cannot draw it."""


class Choice(NamedTuple):
    """One option of a game."""

    key: str
    label: str
    default: Any
    values: tuple[Pick, ...] = ()
    """What is offered; other values may be given by those who know them (names, numbers)."""
    hint: str = ""
    several: bool = False
    """Any of the values together, as a list."""
    when: Condition = ALWAYS

    def offered(self, chosen: Mapping[str, Any], seats: int) -> tuple[Pick, ...]:
        """The values on offer beside what else is chosen; none where the choice does not arise."""
        if not self.when.met(chosen, seats):
            return ()
        return tuple(pick for pick in self.values if pick.when.met(chosen, seats))


def defaults(choices: Iterable[Choice]) -> dict[str, Any]:
    """Every option with what holds where nothing is said."""
    return {choice.key: choice.default for choice in choices}


def flag(key: str, label: str, hint: str = "", when: Condition = ALWAYS) -> Choice:
    """A choice of yes or no; no unless it is asked for."""
    return Choice(key, label, False, (Pick(False, "no"), Pick(True, "yes", hint)), hint, when=when)
