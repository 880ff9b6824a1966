"""The game as the core knows it: one entrance to the rules, views, positions and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.core.chance import Rng
from landsraad.core.decisions import Option, Reason
from landsraad.core.events import Event
from landsraad.games.war_for_arrakis import (
    actions,
    engine,
    features,
    knowledge,
    refusals,
    views,
    worth,
)
from landsraad.games.war_for_arrakis.audit import audit
from landsraad.games.war_for_arrakis.chronicle import describe_event
from landsraad.games.war_for_arrakis.phases import harvest, hazards, round, setup, turns
from landsraad.games.war_for_arrakis.position import position
from landsraad.games.war_for_arrakis.sheet import sheet
from landsraad.games.war_for_arrakis.state import DRAW, State

PHASES = (round, turns, hazards, harvest)
"""The phases register their steps with the engine when they are imported."""


class WarRules:
    """Dune: War for Arrakis behind the protocol of `landsraad.core.rules`."""

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
        """Steps of the three prescience markers together, and supremacy points."""
        return sum(state.prescience), state.supremacy

    def winners(self, state: State) -> tuple[int, ...]:
        """The winning side; both if the last round leaves them equal."""
        return (0, 1) if state.winner == DRAW else (state.winner,)

    def audit(self, state: State) -> None:
        """Raise AssertionError if pieces appeared or vanished."""
        audit(state)

    def evaluate(self, state: State, seat: int) -> float:
        """A plain guess of how well a seat stands."""
        return worth.evaluate(state, seat)

    def feature_names(self) -> tuple[str, ...]:
        """The name of each feature."""
        return features.feature_names()

    def features(self, state: State, seat: int) -> list[float]:
        """What a seat may know, in numbers."""
        return features.features(state, seat)

    def describe(self, event: Event, names: Sequence[str]) -> str:
        """An event in words."""
        return describe_event(event, names)

    def actions(self) -> tuple[str, ...]:
        """Every notation that any decision may offer."""
        return actions.actions()

    def sheet(self) -> dict[str, Any]:
        """All components for drawing."""
        return sheet()
