"""The game as the core knows it: one entrance to the rules, views, positions and words."""

from __future__ import annotations

# What words do is registered where they are resolved.
from landsraad.games.imperium.engine import resolve_order as resolve_order
from landsraad.games.imperium.engine import resolve_troops as resolve_troops
from landsraad.games.imperium.engine.loop import apply
from landsraad.games.imperium.engine.round import standing, winners
from landsraad.games.imperium.engine.setup import new
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.actions import actions
from landsraad.games.imperium.facets.audit import audit
from landsraad.games.imperium.facets.chronicle import describe_event as describe
from landsraad.games.imperium.facets.features import feature_names, features
from landsraad.games.imperium.facets.knowledge import determinize
from landsraad.games.imperium.facets.position import position
from landsraad.games.imperium.facets.refusals import why_not
from landsraad.games.imperium.facets.sheet import sheet
from landsraad.games.imperium.facets.views import view
from landsraad.games.imperium.facets.worth import evaluate

__all__ = [
    "actions", "apply", "audit", "describe", "determinize", "evaluate", "feature_names", "features",
    "new", "position", "scores", "sheet", "view", "why_not", "winners",
]  # fmt: skip


def scores(state: State) -> tuple[int, ...]:
    """Victory points by seat: those of its team, where there are teams."""
    return tuple(standing(state, seat)[0] for seat in range(state.setup.seats))
