"""What an analysis has found, as values; `study` makes them, `report` and `plot` show them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Weighed:
    """An option and what the mentat made of it."""

    notation: str
    text: str
    share: float
    """How much of the thinking went into it."""
    chance: float
    """Of the deciding seat to win after it."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """One choice, judged with what its seat knew when it was made."""

    choice: int
    """Its number in the replay, from 1."""
    seat: int
    round: int | None
    prompt: str
    played: Weighed
    best: Weighed
    """What the mentat would have chosen."""
    options: tuple[Weighed, ...]
    """All of them, the best first."""
    careful: bool
    """Whether it was thought over a second time, for longer."""

    @property
    def lost(self) -> float:
        """The chance lost against the mentat's choice; below zero if it was the better one."""
        return self.best.chance - self.played.chance

    @property
    def agreed(self) -> bool:
        """Whether the mentat would have chosen the same."""
        return self.best.notation == self.played.notation

    def to_dict(self) -> dict[str, Any]:
        """The judgement as JSON-ready data."""
        return asdict(self) | {"lost": self.lost}


def costliest(judgements: Iterable[Judgement], number: int) -> list[Judgement]:
    """The judgements with the largest losses, the worst first; without a loss they do not count."""
    ranked = sorted(judgements, key=lambda judged: (-judged.lost, judged.choice))
    return [judged for judged in ranked[:number] if judged.lost > 0]


@dataclass(frozen=True, slots=True)
class Turn:
    """Choices of one seat in a row, and what they changed."""

    seat: int
    round: int | None
    first: int
    """Its first choice, from 1."""
    last: int
    before: tuple[float, ...]
    """The win chance of each seat before the turn."""
    after: tuple[float, ...]
    lost: float
    """The chance that the choices of the turn lost for their seat."""
    words: tuple[str, ...]
    """What happened, as the log tells it."""

    def swing(self, seat: int) -> float:
        """What the turn changed for a seat."""
        return self.after[seat] - self.before[seat]

    def luck(self, seat: int) -> float:
        """The part of the swing that is not the seat's own choosing."""
        return self.swing(seat) + (self.lost if seat == self.seat else 0.0)

    @property
    def size(self) -> float:
        """How much chance changed hands."""
        changes = [self.swing(seat) for seat in range(len(self.after))]
        return max(sum(max(change, 0.0) for change in changes),
                   sum(max(-change, 0.0) for change in changes))  # fmt: skip

    def to_dict(self) -> dict[str, Any]:
        """The turn as JSON-ready data."""
        return asdict(self) | {"luck": [self.luck(seat) for seat in range(len(self.after))]}


@dataclass(frozen=True, slots=True)
class Tally:
    """One seat over the whole game: ``end - start == decisions + luck``."""

    seat: int
    name: str
    start: float
    end: float
    decisions: float
    """What the seat's own choices changed against the mentat's; mostly a loss, below zero."""
    luck: float
    """Everything else: draws, reveals, and what the others did."""
    judged: int
    """How many choices there were to judge."""
    agreed: int
    """In how many of them the mentat would have chosen the same."""

    @property
    def lost_each(self) -> float:
        """The chance lost in an average choice."""
        return -self.decisions / self.judged if self.judged else 0.0

    def to_dict(self) -> dict[str, Any]:
        """The tally as JSON-ready data."""
        return asdict(self) | {"lost_each": self.lost_each}


@dataclass(frozen=True, slots=True)
class Analysis:
    """A whole game, analysed for all seats or for one."""

    game: str
    rules: str
    title: str
    seats: int
    seat: int | None
    """The seat from whose eyes everything is seen; None: each seat from its own."""
    names: tuple[str, ...]
    over: bool
    winners: tuple[int, ...]
    learnt: bool
    """Whether the chances come from a learnt or measured evaluation, or from a plain one."""
    effort: str
    """What the mentat was given for each choice."""
    turns: tuple[Turn, ...]
    judgements: tuple[Judgement, ...]
    """Every choice with more than one option, in the order of play."""

    @property
    def judged_seats(self) -> tuple[int, ...]:
        """The seats whose choices are judged."""
        return tuple(range(self.seats)) if self.seat is None else (self.seat,)

    def turning_points(self, number: int) -> list[Turn]:
        """The turns that changed most, in the order of play."""
        largest = sorted(self.turns, key=lambda turn: -self._weight(turn))[:number]
        return sorted(largest, key=lambda turn: turn.first)

    def _weight(self, turn: Turn) -> float:
        return turn.size if self.seat is None else abs(turn.swing(self.seat))

    def costliest(self, number: int) -> list[Judgement]:
        """The choices that lost most among those thought over twice, the worst first."""
        return costliest([judged for judged in self.judgements if judged.careful], number)

    def tallies(self) -> list[Tally]:
        """Luck against decision for each judged seat."""
        return [self._tally(seat) for seat in self.judged_seats]

    def _tally(self, seat: int) -> Tally:
        own = [judged for judged in self.judgements if judged.seat == seat]
        return Tally(
            seat,
            self.names[seat],
            self.turns[0].before[seat] if self.turns else 0.0,
            self.turns[-1].after[seat] if self.turns else 0.0,
            -sum(judged.lost for judged in own),
            sum(turn.luck(seat) for turn in self.turns),
            len(own),
            sum(judged.agreed for judged in own),
        )

    def to_dict(self) -> dict[str, Any]:
        """The analysis as JSON-ready data, as `docs/analysis.md` describes it."""
        return {
            "format": FORMAT, "game": self.game, "rules": self.rules, "seats": self.seats,
            "seat": self.seat, "names": list(self.names), "over": self.over,
            "winners": list(self.winners), "learnt": self.learnt, "effort": self.effort,
            "tallies": [tally.to_dict() for tally in self.tallies()],
            "turns": [turn.to_dict() for turn in self.turns],
            "judgements": [judged.to_dict() for judged in self.judgements],
        }  # fmt: skip
