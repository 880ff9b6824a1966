"""The game as its users hold it: choices in, events out, with history and undo."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from landsraad.core.bounds import whole
from landsraad.core.decisions import (
    Decision,
    IllegalAction,
    Option,
    Reason,
    UndoLocked,
    shown,
)
from landsraad.core.events import Event
from landsraad.core.observation import Observation, decision_view
from landsraad.core.rules import GameInfo

if TYPE_CHECKING:
    from landsraad.core.replay import Replay

CHECKPOINT: Final = 50
"""How many choices apart copies of the position are kept, and digests in replays."""


@dataclass(frozen=True, slots=True)
class Origin:
    """What a game is a function of, besides its choices."""

    seats: int
    seed: int
    options: Mapping[str, Any]
    position: Mapping[str, Any] | None = None


def digest(state: object) -> str:
    """A hash of a whole position."""
    return hashlib.sha256(repr(state).encode()).hexdigest()[:16]


Choice = Option | str | Any
"""An option or its notation; whatever else somebody gives is refused by name, not by type."""


Seat = int | Any
"""A seat; whatever else somebody gives is refused as there being no such seat."""


def _notation(choice: object) -> str:
    return str(choice) if isinstance(choice, str | Option) else shown(choice)


class Game:
    """One game being played. Made by `landsraad.new`, `landsraad.position` or a replay."""

    __slots__ = ("_actors", "_checkpoints", "_events", "actions", "frontier", "info", "origin",
                 "state")  # fmt: skip

    def __init__(
        self, info: GameInfo, state: Any, origin: Origin | None, past: Game | None = None
    ) -> None:
        self.info = info
        self.state = state
        self.origin = origin
        self.actions: list[str] = past.actions[:] if past else []
        self.frontier: int = past.frontier if past else 0
        self._actors: list[int] = past._actors[:] if past else []
        self._events: list[list[Event]] = past._events[:] if past else [state.events]
        state.events = []
        state.news = False
        self._checkpoints: list[Any] = past._checkpoints[:] if past else [state.copy()]

    def __repr__(self) -> str:
        """One line: which game, how it was dealt, how far it is and who is asked what."""
        dealt = "a guess" if self.origin is None else f"seed {self.origin.seed}"
        words = [self.info.name, f"{self.seats} seats", dealt, f"choice {len(self.actions) + 1}"]
        decision = self.decision
        if decision is None:
            words[-1] = "over"
            words.append(f"won by {', '.join(map(str, self.winners)) or 'no seat'}")
        else:
            words.append(f"seat {decision.seat} is asked: {decision.ask.key}")
        return f"<Game {', '.join(words)}>"

    def __str__(self) -> str:
        return self.board()

    def board(self, seat: Seat | None = None) -> str:
        """The table in plain letters, as a seat (None: a spectator) may see it.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> game.board(0).splitlines()[0]
        'Dune: Imperium, round 1, turns; conflict: Skirmish'
        """
        board = self.info.board
        if board is not None:
            return board(self.view(seat))
        scores = ", ".join(f"seat {number} {score}" for number, score in enumerate(self.scores))
        return f"{self.info.title}: {scores}"

    def svg(self, seat: Seat | None = None) -> str:
        """The table as a picture, as a seat (None: a spectator) may see it.

        Raises ValueError for a game that has no picture of its own.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> game.svg()[:4]
        '<svg'
        """
        draw = self.info.svg
        if draw is None:
            raise ValueError(f"{self.info.title} has no picture")
        return draw(self.view(seat))

    def _repr_svg_(self) -> str | None:
        """What a notebook shows."""
        return None if self.info.svg is None else self.svg()

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> game.decision.seat, game.decision.ask.key
        (0, 'turn')
        """
        pending: Decision | None = self.state.pending
        return pending

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> import landsraad
        >>> landsraad.new("imperium", seats=3, seed=7).over
        False
        """
        return self.state.pending is None

    @property
    def seats(self) -> int:
        """How many seats there are.

        >>> import landsraad
        >>> landsraad.new("imperium", seats=3, seed=7).seats
        3
        """
        return len(self.scores)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by seat.

        >>> import landsraad
        >>> landsraad.new("imperium", seats=3, seed=7).scores
        (0, 0, 0)
        """
        return self.info.rules.scores(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats of a finished game; empty before the end or if an automaton won.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> game.winners
        ()
        >>> len(landsraad.play(game, "random", seed=1).winners)
        1
        """
        return self.info.rules.winners(self.state) if self.over else ()

    def apply(self, choice: Choice) -> list[Event]:
        """Answer the decision with an option or its notation; returns what happened.

        Raises IllegalAction, changing nothing, for anything that is not offered.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> events = game.apply(game.decision.options[0])
        >>> events[0].kind, events[0].seat
        ('send', 0)
        """
        state = self.state
        decision: Decision | None = state.pending
        if decision is not None and isinstance(choice, Option) and decision.offers(choice):
            option = choice
        else:
            option = self._find(_notation(choice))
        assert decision is not None
        self.info.rules.apply(state, option)
        actions, actors = self.actions, self._actors
        if state.news:
            state.news = False
            self.frontier = len(actions) + 1
        elif actors and actors[-1] != decision.seat:
            self.frontier = len(actions)
        actions.append(option.notation)
        actors.append(decision.seat)
        events: list[Event] = state.events
        state.events = []
        self._events.append(events)
        if not len(actions) % CHECKPOINT:
            self._checkpoints.append(state.copy())
        return events

    def _find(self, notation: str) -> Option:
        decision = self.state.pending
        option = decision.find(notation) if decision is not None else None
        if option is None:
            reason = self.why_not(notation)
            raise IllegalAction(notation, reason or Reason("it is not offered now", ""))
        assert isinstance(option, Option)
        return option

    def why_not(self, choice: Choice) -> Reason | None:
        """None if the choice is offered, else the reason with its rule number.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> print(game.why_not("reveal"))
        None
        >>> print(game.why_not("pass"))
        you can pass only where combat or endgame cards are played (IMP 6.1.1)
        """
        notation, decision = _notation(choice), self.state.pending
        if decision is None:
            return Reason("the game is over", "")
        if decision.find(notation) is not None:
            return None
        return self.info.rules.why_not(self.state, notation)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat may know, JSON-ready; None for a spectator.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> len(game.view(0)["players"][0]["hand"]), "hand" in game.view(0)["players"][1]
        (5, False)
        """
        seat = self._checked(seat)
        view: dict[str, Any] = self.info.rules.view(self.state, seat)
        view["decision"] = decision_view(self.state.pending, seat)
        return view

    def observe(self, seat: Seat) -> Observation:
        """What reaches a bot: a view, its own decision, and samples of the hidden rest.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> game.observe(1).view == game.view(1)
        True
        """
        checked = self._checked(seat)
        if checked is None:
            raise ValueError(f"there is no seat None; seats are 0 to {self.seats - 1}")
        return Observation(self.info, self.state, checked)

    def _checked(self, seat: Seat | None) -> int | None:
        """A seat as a plain number, numpy's too; raises ValueError for what is none."""
        if seat is None:
            return None
        number = whole(seat)
        if number is None or number not in range(self.seats):
            raise ValueError(f"there is no seat {shown(seat)}; seats are 0 to {self.seats - 1}")
        return number

    def events(self, seat: int | None, *, named: bool = False) -> list[tuple[int, Event]]:
        """All that happened, as the seat may know it, each with the number of choices before.

        ``named``: cards, spaces, leaders and so on by their keys, as in views and positions.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> number, event = game.events(0)[0]
        >>> number, event.kind
        (0, 'leader')
        >>> game.events(0, named=True)[0][1].public
        ('duke_leto_atreides',)
        """
        name = self.info.named if named else None
        return [
            (max(number - 1, 0), event.seen_by(seat) if name is None else name(event.seen_by(seat)))
            for number, events in enumerate(self._events)
            for event in events
        ]

    def log(self, seat: int | None, names: Sequence[str] = ()) -> list[str]:
        """The story so far in words, as the seat may know it.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> game.log(0)[0]
        'Seat 1 is led by Duke Leto Atreides.'
        """
        known = self.info.callings(self.state) if self.info.callings is not None else ()
        called = [*names, *[""] * (self.seats - len(names))]
        called[: len(known)] = [name or other for name, other in zip(called, known, strict=False)]
        lines = (self.info.rules.describe(event, called) for _, event in self.events(seat))
        return [line for line in lines if line]

    def copy(self) -> Game:
        """An independent game with the same history.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> other = game.copy()
        >>> done = other.apply(other.decision.options[0])
        >>> len(game.actions), len(other.actions)
        (0, 1)
        """
        return Game(self.info, self.state.copy(), self.origin, self)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its replay: the parts of a position are compared by identity."""
        from landsraad.core.replay import again

        if self.origin is None:
            raise TypeError("a sampled game is a guess without a replay: it cannot be pickled")
        return again, (self.replay().to_json(), self.frontier)

    def position(self) -> dict[str, Any]:
        """All of the position, what is hidden too: what `landsraad.position` takes back.

        Chance starts from the seed once more. Raises ValueError in the middle of something that
        no description tells, naming what would be lost; a replay holds that too.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> found = game.position()
        >>> found["players"][0]["water"]
        1
        >>> landsraad.position(**found).view(0) == game.view(0)
        True
        """
        from landsraad.core.position import position

        return position(self)

    def digest(self) -> str:
        """A hash of the whole position.

        >>> import landsraad
        >>> first, second = (landsraad.new("imperium", seats=3, seed=7) for _ in range(2))
        >>> first.digest() == second.digest()
        True
        """
        return digest(self.state)

    def at(self, number: int) -> Game:
        """The game as it was after a number of choices.

        >>> import landsraad
        >>> game = landsraad.play(landsraad.new("imperium", seats=3, seed=7), "random", seed=1)
        >>> len(game.at(50).actions)
        50
        """
        if not 0 <= number <= len(self.actions):
            raise ValueError(f"the game has {len(self.actions)} choices; there is no {number}")
        past = self.copy()
        past._rewind(number)
        return past

    def undo(self, *, consent: bool = False) -> None:
        """Take the last choice back; past the frontier only with everybody's consent.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> before = game.digest()
        >>> done = game.apply(game.decision.options[0])
        >>> game.undo()
        >>> game.digest() == before
        True
        """
        if not self.actions:
            raise UndoLocked("nothing has been chosen yet")
        if len(self.actions) <= self.frontier and not consent:
            raise UndoLocked("something became known or another seat answered since that choice")
        self._rewind(len(self.actions) - 1)

    def _rewind(self, number: int) -> None:
        start = number // CHECKPOINT
        state = self._checkpoints[start].copy()
        for notation in self.actions[start * CHECKPOINT : number]:
            self.info.rules.apply(state, state.pending.find(notation))
        state.events, state.news = [], False
        self.state = state
        del self.actions[number:], self._actors[number:]
        del self._events[number + 1 :], self._checkpoints[start + 1 :]
        self.frontier = min(self.frontier, number)

    def checks(self) -> tuple[str, ...]:
        """The digests of the positions kept on the way, the first one included.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> game.checks() == (game.digest(),)
        True
        """
        return tuple(map(digest, self._checkpoints))

    def replay(self) -> Replay:
        """The game as data that anyone can read, check and play again.

        >>> import landsraad
        >>> game = landsraad.new("imperium", seats=3, seed=7)
        >>> game.replay().play().digest() == game.digest()
        True
        """
        from landsraad.core.replay import Replay

        return Replay.of(self)
