"""The words of each game for the terminal, chosen by the game's name.

A game without a module of its own here is played with `tables.bare.TABLE`: prompts, options and
log, and nothing about its view. A sibling such as `tables.imperium` defines its own ``TABLE``.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from importlib import import_module, util
from typing import Any, Protocol

from landsraad import Game, Option
from landsraad.core.events import Event

View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Group:
    """Options that share a line: a title, and each option's number with its short text.

    Without a title each option has a line of its own.
    """

    title: str
    entries: tuple[tuple[int, str], ...]


def grouped(
    options: Sequence[Option],
    title: Callable[[Option], str],
    words: Callable[[Option, str], str],
) -> list[Group]:
    """Options in their order; neighbours of the same title share a line.

    ``words`` tells an option under its title, or without one.
    """
    groups: list[Group] = []
    for number, option in enumerate(options, 1):
        named = title(option)
        entry = (number, words(option, named))
        if named and groups and groups[-1].title == named:
            groups[-1] = Group(named, (*groups[-1].entries, entry))
        else:
            groups.append(Group(named, (entry,)))
    return groups


class Table(Protocol):
    """What the terminal needs to know of a game; ``names`` are the houses in seat order."""

    def names(self, view: View) -> list[str]:
        """The plain names of all houses, automata included."""

    def moment(self, view: View) -> Hashable:
        """A mark of the turn at its first question, when the whole status is shown; else None."""

    def status(self, view: View, names: Sequence[str]) -> list[str]:
        """The position at the start of a turn."""

    def brief(self, view: View) -> str:
        """A player's own resources in the middle of a turn; nothing if they do not matter."""

    def look(self, view: View, words: str, names: Sequence[str]) -> list[str]:
        """What ``look words`` shows; no lines if the words name nothing."""

    def topics(self) -> str:
        """What ``look`` can show, for the help."""

    def group(self, view: View, options: Sequence[Option]) -> list[Group]:
        """The options in readable lines, numbered from 1 in their order."""

    def notations(self, view: View, words: str) -> list[str]:
        """The choices that someone may mean who asks ``why words``."""

    def begins(self, event: Event) -> bool:
        """Whether an event opens a turn, for the log."""

    def hides(self, event: Event) -> bool:
        """Whether the log can do without an event."""

    def ranking(self, view: View, winners: Sequence[int]) -> list[tuple[int, str]]:
        """At the end, the houses from the first to the last, each with points and tiebreaks."""

    def ending(self, view: View) -> str:
        """At the end, why the winners won; nothing if the ranking says it all."""


def seat_names(game: Game) -> list[str]:
    """The names of all seats; a game without words of its own has numbers for them."""
    names = table(game.info.name).names(game.view(None))
    return names + [f"Seat {seat + 1}" for seat in range(len(names), game.seats)]


def table(game: str) -> Table:
    """The words of a game."""
    name = f"{__name__}.{game}"
    known = game.isidentifier() and util.find_spec(name) is not None
    found: Table = import_module(name if known else f"{__name__}.bare").TABLE
    return found
