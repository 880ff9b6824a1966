"""What a game must provide; `contract` tests it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, Option, Reason
from landsraad.core.events import Event


class State(Protocol):
    """A whole position. Its ``repr`` must hold every value that matters, and nothing else."""

    pending: Decision | None
    events: list[Event]
    news: bool
    """Set when hidden information appeared since the last answer: undo stops there."""

    def copy(self) -> Any:
        """An independent position, equal in every value."""


class Rules(Protocol):
    """The behaviour of one game."""

    def new(self, seats: int, seed: int, options: Mapping[str, Any]) -> Any:
        """The first position; raises InvalidSetup for impossible options."""

    def position(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, Any],
        players: Sequence[Mapping[str, Any]],
        table: Mapping[str, Any],
    ) -> Any:
        """A position from a partial description, in the names of `view`."""

    def apply(self, state: Any, option: Option) -> None:
        """Answer the pending decision with one of its options and run to the next."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, JSON-ready, from an allow-list."""

    def determinize(self, state: Any, seat: int | None, rng: Rng) -> Any:
        """A full position that the seat cannot tell from the real one."""

    def why_not(self, state: Any, notation: str) -> Reason:
        """Why a notation is not offered now."""

    def scores(self, state: Any) -> tuple[int, ...]:
        """The score of each seat."""

    def winners(self, state: Any) -> tuple[int, ...]:
        """The seats that have won a finished game."""

    def audit(self, state: Any) -> None:
        """Raise AssertionError if pieces appeared, vanished or went below zero."""

    def evaluate(self, state: Any, seat: int) -> float:
        """A plain guess of how well a seat stands; larger is better."""

    def feature_names(self) -> tuple[str, ...]:
        """The name of each number that `features` gives, the same for every position."""

    def features(self, state: Any, seat: int) -> list[float]:
        """What a seat may know of a position, in numbers of about -1 to 1, for programs that learn.

        The seat's own things come first and the others' in turn order after it; what belongs to
        seats that there are not is zero.
        """

    def describe(self, event: Event, names: Sequence[str]) -> str:
        """An event in words, or nothing if it is not worth a line."""

    def actions(self) -> tuple[str, ...]:
        """Every notation that any decision may offer, in an order that later versions keep."""

    def sheet(self) -> dict[str, Any]:
        """All components for drawing, JSON-ready: names, texts and rows of icons by key."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A registered game: how many seats, which options with their defaults, where its rules are."""

    name: str
    title: str
    seats: tuple[int, ...]
    default_seats: int
    options: Mapping[str, Any]
    version: str
    prefix: str
    rules: Rules = field(repr=False)
    rulebook: Path = field(repr=False)
    versions: tuple[str, ...] = ()
    """Older versions of the behaviour whose replays still play."""
    weights: Path | None = field(default=None, repr=False)
    """A learnt evaluation for bots, if the game has one; see `landsraad train`."""
    unit: float = 0.0
    """How far ahead in the plain evaluation makes odds of e to one; 0 where that is unknown."""
    opposed: bool = False
    """Whether the plain evaluations of the two seats are each other's opposite."""
    later: frozenset[str] = frozenset()
    """Options added since the first recorded games: a replay holds them only where changed."""
