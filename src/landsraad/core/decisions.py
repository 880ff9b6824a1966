"""The one way in which an engine pauses: a seat picks one of the listed options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from landsraad.core.native import mypyc_attr

SHOWN: Final = 80
"""So much of a value from outside is quoted in an error message."""


def shown(value: object) -> str:
    """Something from outside as an error message may quote it: never long, never failing."""
    try:
        words = repr(value)
    except Exception:
        # A number of very many digits, or lists nested too deep.
        return f"this {type(value).__name__}"
    return words if len(words) <= SHOWN else f"{words[:SHOWN]}…"


class Spot(NamedTuple):
    """Something that an answer names, by its kind and its key: a space, a card, an amount."""

    kind: str
    key: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """An answer to a decision.

    Games subclass it and make one object for each different answer, so that options may be
    compared by identity; ``str(option)`` is its notation in replays, tests, logs and on the wire.
    """

    __slots__ = ("notation",)

    notation: str
    leaves: ClassVar[bool] = False
    """Whether it gives the game up. It stands last, beside the moves that a seat may make."""

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return self.notation

    def __copy__(self) -> Option:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Option:
        return self

    @property
    def text(self) -> str:
        """The option for people."""
        return self.notation

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches, in the order of its notation, so that a client can lay it there."""
        return ()

    @property
    def plain(self) -> bool:
        """Whether there is nothing to lose by it: where it is the only answer, nobody need ask.

        It spends nothing, gives nothing away, shows nothing and begins no fight.
        """
        return False

    @property
    def aside(self) -> bool:
        """Whether it stands beside the question instead of answering it; people confirm it."""
        return self.leaves


@dataclass(frozen=True, slots=True)
class Ask:
    """A kind of question: its key, its words for people and the rule it follows."""

    key: str
    prompt: str
    rule: str

    def __repr__(self) -> str:
        return self.key


class Reason(NamedTuple):
    """Why something is refused, with the number of the rule."""

    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


@mypyc_attr(acyclic=True)
class Decision:
    """The engine waits for one seat to pick one option. There is no other pause."""

    __slots__ = ("ask", "options", "seat", "source")

    def __init__(self, seat: int, ask: Ask, options: tuple[Option, ...], source: str = "") -> None:
        self.seat = seat
        self.ask = ask
        self.options = options
        self.source = source

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.ask!r}, {self.options!r}, {self.source!r})"

    @property
    def prompt(self) -> str:
        """The question for people, with the name of what asks it."""
        if self.source and "{source}" not in self.ask.prompt:
            return f"{self.source}: {self.ask.prompt}"
        return self.ask.prompt.format(source=self.source)

    @property
    def rule(self) -> str:
        """The number of the rule the question follows."""
        return self.ask.rule

    @property
    def moves(self) -> tuple[Option, ...]:
        """The options without giving the game up, which programs never consider."""
        options = self.options
        return options[:-1] if len(options) > 1 and options[-1].leaves else options

    def offers(self, choice: Option) -> bool:
        """Whether an option is one of these."""
        return choice in self.options

    def find(self, notation: str) -> Option | None:
        """The option with this notation, if it is offered."""
        for option in self.options:
            if option.notation == notation:
                return option
        return None


class IllegalAction(ValueError):
    """Something that is not offered was chosen; nothing has changed."""

    def __init__(self, notation: str, reason: Reason) -> None:
        super().__init__(f"{shown(notation)} is not possible: {reason}")
        self.notation = notation
        self.reason = reason


class InvalidSetup(ValueError):
    """A game or a position that cannot be; the message says which part."""


class InvalidReplay(ValueError):
    """A replay that is broken, foreign or does not lead where it says."""


class UndoLocked(ValueError):
    """Taking back would pass the point where information appeared."""
