"""Water Rings, the smallest game that keeps the whole contract. Its rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from landsraad.core.chance import Rng
from landsraad.core.decisions import Ask, Decision, InvalidSetup, Option, Reason
from landsraad.core.events import Event
from landsraad.core.rules import GameInfo

MOST = 3
FEWEST, SPREAD = 15, 10
TURN = Ask("turn", "How many rings do you take?", "RINGS 1.2")


class Take(Option):
    """Take a number of rings."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.notation, self.amount = f"take {amount}", amount

    @property
    def text(self) -> str:
        """The option for people."""
        return f"Take {self.amount} ring{'' if self.amount == 1 else 's'}"


TAKES = tuple(Take(amount) for amount in range(1, MOST + 1))


class State:
    """A position: rings on the table, and rings that each seat has taken."""

    __slots__ = ("events", "news", "pending", "rings", "stack", "taken", "winner")

    def __init__(self, rings: int, taken: list[int], seat: int = 0, winner: int = -1) -> None:
        self.rings, self.taken, self.winner = rings, taken, winner
        self.events: list[Event] = []
        self.news = False
        self.stack: tuple[object, ...] = ()
        offered = TAKES[: min(MOST, rings)]
        self.pending: Decision | None = Decision(seat, TURN, offered) if offered else None

    def __repr__(self) -> str:
        seat = self.pending.seat if self.pending else None
        return f"State({self.rings}, {self.taken}, {seat}, {self.winner})"

    def copy(self) -> State:
        """An independent position."""
        seat = self.pending.seat if self.pending else 0
        return State(self.rings, self.taken[:], seat, self.winner)


class RingRules:
    """The behaviour of the game; nothing is hidden in it."""

    def new(self, seats: int, seed: int, options: Mapping[str, Any]) -> State:
        """The first position."""
        return State(FEWEST + Rng(seed & (1 << 64) - 1).below(SPREAD), [0] * seats)

    def position(
        self, seats: int, seed: int, options: Mapping[str, Any],
        players: Sequence[Mapping[str, Any]], table: Mapping[str, Any],
    ) -> State:  # fmt: skip
        """A position with a given number of rings left."""
        rings = table.get("rings", FEWEST)
        if set(table) - {"rings"} or players or not isinstance(rings, int) or rings < 1:
            raise InvalidSetup("a position says how many rings there are, and nothing else")
        return State(rings, [0] * seats)

    def apply(self, state: State, option: Option) -> None:
        """Take the rings, and let the next seat choose."""
        assert state.pending is not None
        assert isinstance(option, Take)
        seat = state.pending.seat
        state.rings -= option.amount
        state.taken[seat] += option.amount
        state.events.append(Event("take", seat, (option.amount,)))
        if not state.rings:
            state.winner = seat
        offered = TAKES[: min(MOST, state.rings)]
        after = (seat + 1) % len(state.taken)
        state.pending = Decision(after, TURN, offered) if offered else None

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Everything."""
        return {
            "game": INFO.name, "seat": seat, "seats": len(state.taken),
            "table": {"rings": state.rings}, "players": [{"taken": n} for n in state.taken],
        }  # fmt: skip

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        """The same position: there is nothing to guess."""
        return state.copy()

    def why_not(self, state: State, notation: str) -> Reason:
        """Why something is not offered."""
        return Reason(f"one to {min(MOST, state.rings)} rings are taken on a turn", "RINGS 1.2")

    def scores(self, state: State) -> tuple[int, ...]:
        """1 for the winner."""
        return tuple(int(seat == state.winner) for seat in range(len(state.taken)))

    def winners(self, state: State) -> tuple[int, ...]:
        """Whoever took the last ring (RINGS 1.3)."""
        return (state.winner,)

    def audit(self, state: State) -> None:
        """No ring appears."""
        assert state.rings >= 0
        assert FEWEST <= state.rings + sum(state.taken) < FEWEST + SPREAD

    def evaluate(self, state: State, seat: int) -> float:
        """Won, lost, or by whose turn it is at a multiple of four."""
        if state.pending is None:
            return 1.0 if state.winner == seat else -1.0
        good = state.rings % (MOST + 1) != 0
        return 0.5 if good == (state.pending.seat == seat) else -0.5

    def feature_names(self) -> tuple[str, ...]:
        """The rings, and whose turn it is."""
        return "rings", "own turn"

    def features(self, state: State, seat: int) -> list[float]:
        """The numbers of those names."""
        turn = state.pending is not None and state.pending.seat == seat
        return [state.rings / FEWEST, float(turn)]

    def describe(self, event: Event, names: Sequence[str]) -> str:
        """An event in words; whoever has no name is told by number."""
        who = names[event.seat] if event.seat < len(names) else f"Seat {event.seat + 1}"
        return f"{who} takes {event.public[0]}."

    def actions(self) -> tuple[str, ...]:
        """Every notation."""
        return tuple(take.notation for take in TAKES)

    def sheet(self) -> dict[str, Any]:
        """There are no components to draw."""
        return {}


INFO = GameInfo(
    name="water_rings",
    title="Water Rings",
    seats=(2, 3, 4),
    default_seats=2,
    options={},
    version="1",
    prefix="RINGS",
    rules=RingRules(),
    rulebook=Path(__file__).with_name("RULES.md"),
)
