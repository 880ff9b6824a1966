"""The position, its frames and its options: plain values, copied by hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from landsraad.core.canon import canonical
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, Option, Spot
from landsraad.core.events import Event

CARDS: Final = tuple(range(1, 13))
DEALT: Final = 3


class Turn(NamedTuple):
    """A frame: the turn of a seat."""

    seat: int


class Play(Option):
    """Play a card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.notation, self.card = f"play {card}", card

    @property
    def text(self) -> str:
        """The option for people."""
        return f"Play the {self.card}"

    @property
    def at(self) -> tuple[Spot, ...]:
        """The card, so that a client can lay the option there."""
        return (Spot("card", str(self.card)),)


PLAY: Final = {card: Play(card) for card in CARDS}
"""Each option is made once."""


@dataclass(slots=True, repr=False)
class State:
    """A whole position."""

    rng: Rng
    deck: list[int]
    hands: list[list[int]]
    scores: list[int]
    played: list[int] = field(default_factory=list)
    stack: list[Turn] = field(default_factory=list)
    """Unfinished business, the next frame last."""
    pending: Decision | None = None
    events: list[Event] = field(default_factory=list, repr=False)
    news: bool = field(default=False, repr=False)

    def __repr__(self) -> str:
        return canonical(self)

    def copy(self) -> State:
        """An independent position."""
        return State(
            self.rng.copy(), self.deck[:], [hand[:] for hand in self.hands], self.scores[:],
            self.played[:], self.stack[:], self.pending, self.events[:], self.news,
        )  # fmt: skip
