"""The game as the core knows it: one entrance to the rules, views, positions and words."""

from __future__ import annotations

from landsraad.games.war_for_arrakis.actions import actions
from landsraad.games.war_for_arrakis.audit import audit
from landsraad.games.war_for_arrakis.chronicle import describe_event as describe
from landsraad.games.war_for_arrakis.engine import apply
from landsraad.games.war_for_arrakis.features import feature_names, features
from landsraad.games.war_for_arrakis.knowledge import determinize
from landsraad.games.war_for_arrakis.phases import harvest, hazards, round, turns
from landsraad.games.war_for_arrakis.phases.setup import new
from landsraad.games.war_for_arrakis.position import position
from landsraad.games.war_for_arrakis.refusals import why_not
from landsraad.games.war_for_arrakis.sheet import sheet
from landsraad.games.war_for_arrakis.state import DRAW, State
from landsraad.games.war_for_arrakis.terms import ATREIDES
from landsraad.games.war_for_arrakis.views import view
from landsraad.games.war_for_arrakis.worth import evaluate

__all__ = [
    "actions", "apply", "audit", "describe", "determinize", "evaluate", "feature_names", "features",
    "new", "position", "scores", "sheet", "view", "why_not", "winners",
]  # fmt: skip

PHASES = (round, turns, hazards, harvest)
"""The phases register their steps with the engine when they are imported."""


def scores(state: State) -> tuple[int, ...]:
    """For each seat of the Atreides the steps of the three markers, else supremacy points."""
    steps = sum(state.prescience)
    return tuple(steps if side == ATREIDES else state.supremacy for side in state.kit.sides)


def winners(state: State) -> tuple[int, ...]:
    """The seats of the winning side; all if the last round leaves both equal."""
    sides = state.kit.sides
    return tuple(seat for seat, side in enumerate(sides) if state.winner in (side, DRAW))
