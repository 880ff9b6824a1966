"""The game as the core knows it: one entrance to the rules, views, positions and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.core.chance import Rng
from landsraad.core.decisions import Option, Reason
from landsraad.core.events import Event
from landsraad.games.imperium import engine, features, knowledge, refusals, views, worth
from landsraad.games.imperium.actions import actions
from landsraad.games.imperium.audit import audit
from landsraad.games.imperium.chronicle import describe_event
from landsraad.games.imperium.phases import round, setup
from landsraad.games.imperium.position import position
from landsraad.games.imperium.sheet import sheet
from landsraad.games.imperium.state import State


class ImperiumRules:
    """Dune: Imperium behind the protocol of `landsraad.core.rules`."""

    def new(self, seats: int, seed: int, options: Mapping[str, Any]) -> State:
        """The first position of a game."""
        return setup.new(seats, seed, options)

    def position(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, Any],
        players: Sequence[Mapping[str, Any]],
        table: Mapping[str, Any],
    ) -> State:
        """A position from a partial description."""
        return position(seats, seed, options, players, table)

    def apply(self, state: State, option: Option) -> None:
        """Answer the pending decision and run to the next."""
        engine.apply(state, option)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return views.view(state, seat)

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        """A position the seat cannot tell from the real one."""
        return knowledge.determinize(state, seat, rng)

    def why_not(self, state: State, notation: str) -> Reason:
        """Why a notation is not offered."""
        return refusals.why_not(state, notation)

    def scores(self, state: State) -> tuple[int, ...]:
        """Victory points by seat."""
        return tuple(player.vp for player in state.players[: state.setup.seats])

    def winners(self, state: State) -> tuple[int, ...]:
        """The winning seat, or nobody if a rival has won."""
        return round.winners(state)

    def audit(self, state: State) -> None:
        """Raise AssertionError if pieces appeared or vanished."""
        audit(state)

    def evaluate(self, state: State, seat: int) -> float:
        """A plain guess of how well a seat stands."""
        return worth.evaluate(state, seat)

    def feature_names(self) -> tuple[str, ...]:
        """The names of the features."""
        return features.feature_names()

    def features(self, state: State, seat: int) -> list[float]:
        """What a seat may know, in numbers."""
        return features.features(state, seat)

    def describe(self, event: Event, names: Sequence[str]) -> str:
        """An event in words."""
        return describe_event(event, names)

    def actions(self) -> tuple[str, ...]:
        """Every notation that any decision may offer."""
        return actions()

    def sheet(self) -> dict[str, Any]:
        """All components for drawing."""
        return sheet()
