"""What a game must provide; `contract` tests it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from landsraad.core.chance import Rng
from landsraad.core.choices import Choice
from landsraad.core.decisions import Decision, Option, Reason
from landsraad.core.events import Event
from landsraad.core.features import Entities, Packing
from landsraad.core.schemas import Shapes
from landsraad.core.words import listed


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

    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know, JSON-ready, from an allow-list.

        A new mapping of the game's `GameInfo.shapes`; the core adds the decision.
        """

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
        """An event in words, or nothing if it is not worth a line.

        There is a name for each seat, empty where nobody has given one.
        """

    def actions(self) -> tuple[str, ...]:
        """Every notation that any decision may offer, in an order that later versions keep."""

    def sheet(self) -> Any:
        """All components for drawing, JSON-ready: names, texts and rows of icons by key."""


Sense = Callable[[Any, int, tuple[Option, ...]], tuple[Option, ...]]


Describe = Callable[[Any], tuple[list[dict[str, Any]], dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class Alone:
    """How a lone seat is judged where a round begins, and how far it looks."""

    chance: Callable[[Any], float] = field(repr=False)
    """(state): of the seat to win against the automata."""
    candidates: int
    rollouts: int
    """How many options it pays to play on to the end of the round, in how many sampled games."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """How chances are read off evaluations: all that only bots need to know of a game."""

    weights: Path | None = None
    """A learnt evaluation, if the game has one; see `landsraad train`."""
    unit: float = 0.0
    """How far ahead in the plain evaluation makes odds of e to one; 0 where that is unknown."""
    opposed: bool = False
    """Whether the plain evaluations of the two seats are each other's opposite."""
    rollouts: int = 0
    """In how many sampled games it pays to play options on to the end of the round."""
    sides: Callable[[Any], Sequence[int]] | None = field(default=None, repr=False)
    """(state): a number for each seat, the same for those who would win together, where seats may
    ally."""
    alone: Alone | None = None
    """How a seat is judged that plays on its own against automata."""

    @property
    def learnt(self) -> Path | None:
        """The file of the learnt evaluation, if it is there."""
        return self.weights if self.weights is not None and self.weights.exists() else None


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
    calibration: Calibration = field(default_factory=Calibration, repr=False)
    """How bots read chances off the evaluations of the game."""
    by_seats: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    """By number of seats, the options that hold where nothing is said of them."""
    teams: Callable[[int], tuple[int, ...]] | None = field(default=None, repr=False)
    """For a number of seats the team of each, where some win together whatever is chosen."""
    teller: Callable[[Any, int], int] | None = field(default=None, repr=False)
    """(state, the seat of an event): whose line of the log it is, where events tell of teams."""
    callings: Callable[[Any], Sequence[str]] | None = field(default=None, repr=False)
    """(state): what seats are called in the story that nobody has named."""
    named: Callable[[Event], Event] | None = field(default=None, repr=False)
    """(event): the same with keys in the place of numbers, where a game's events have numbers."""
    confides: Callable[[Any, Event], tuple[int, ...]] | None = field(default=None, repr=False)
    """(state, event): the seats that may speak in private for a while once it has happened."""
    later: frozenset[str] = frozenset()
    """Options added since the first recorded games: a replay holds them only where changed."""
    choices: tuple[Choice, ...] = ()
    """The options once more, with what they mean and what is on offer when."""
    matches: Mapping[str, Any] = field(default_factory=dict)
    """Options that programs among themselves play with unless they say otherwise."""

    annexes: tuple[Path, ...] = field(default=(), repr=False)
    """The rules of modules, whose chapters follow those of the rulebook."""
    description: Describe | None = field(default=None, repr=False)
    """(state): the descriptions of its players and of its table, from which `Rules.position`
    builds it; whatever cannot be told in them is left out."""
    board: Callable[[dict[str, Any]], str] | None = field(default=None, repr=False)
    """The table as plain text, from a view."""
    svg: Callable[[dict[str, Any]], str] | None = field(default=None, repr=False)
    """The table as a picture, from a view."""
    sense: Sense | None = field(default=None, repr=False)
    """Of the moves of a seat's decision those that are worth a thought; nothing: all of them."""
    entities: Entities | None = field(default=None, repr=False)
    """Tables of components for programs that learn, where `features` do not name them."""
    packing: Packing | None = field(default=None, repr=False)
    """The features as bytes, where a game can make them so."""
    shapes: Shapes | None = field(default=None, repr=False)
    """What its views and its sheet hold."""

    @property
    def players(self) -> str:
        """By how many it is played: ``2 seats``, ``1 to 4 seats``, ``1 to 4 or 6 seats``."""
        runs: list[list[int]] = []
        for count in self.seats:
            if runs and count == runs[-1][-1] + 1:
                runs[-1].append(count)
            else:
                runs.append([count])
        spans = [f"{run[0]} to {run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs]
        return f"{listed(spans, 'or')} seat{'' if self.seats == (1,) else 's'}"

    @property
    def plain_seats(self) -> tuple[int, ...]:
        """The numbers of seats that change no option by themselves."""
        return tuple(count for count in self.seats if count not in self.by_seats)

    @property
    def rulebooks(self) -> tuple[Path, ...]:
        """The rulebook and its annexes."""
        return self.rulebook, *self.annexes

    def __copy__(self) -> GameInfo:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> GameInfo:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its name."""
        from landsraad.core import registry

        return registry.info, (self.name,)
