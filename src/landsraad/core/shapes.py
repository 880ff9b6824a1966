"""The shapes of what every game's view holds. The browser's types are written from them."""

from __future__ import annotations

from typing import NamedTuple, NotRequired, TypedDict


class Length(NamedTuple):
    """Marks a list of a fixed length: ``Annotated[list[int], Length(2)]``."""

    size: int


class SpotView(TypedDict):
    """Something that an option names, by its kind and its key."""

    kind: str
    key: str


class OptionView(TypedDict):
    """An answer that is offered."""

    notation: str
    text: str
    verb: str
    """What is done: the first word of the notation."""
    at: list[SpotView]
    """What it touches: where a client lays it on the table."""
    plain: bool
    """There is nothing to lose by it: alone, it need not be asked for."""
    aside: bool
    """It stands beside the question instead of answering it, and is confirmed first."""


class DecisionView(TypedDict):
    """The question that the game waits at."""

    seat: int
    ask: str
    rule: str
    prompt: NotRequired[str]
    """This and what follows only for the seat that decides."""
    source: NotRequired[str]
    options: NotRequired[list[OptionView]]


class SeenView(TypedDict):
    """What every game's view has, besides its decision, its table and its players."""

    game: str
    seat: int | None
    """Whose view it is; none: a spectator's."""
    seats: int


class EndedView(TypedDict):
    """How a game was decided, as a key and in words."""

    why: str
    words: str


class AnyTable(TypedDict):
    """What every game's table has."""

    phase: str


class AnyView(TypedDict):
    """The view of some game."""

    game: str
    seat: int | None
    """Whose view it is; none: a spectator's."""
    seats: int
    table: AnyTable
    players: list[object]
    decision: DecisionView | None
