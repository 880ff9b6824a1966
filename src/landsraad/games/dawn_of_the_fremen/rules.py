"""The game as the core knows it: one entrance to the rules, views, positions and words."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen.actions import actions
from landsraad.games.dawn_of_the_fremen.audit import audit
from landsraad.games.dawn_of_the_fremen.chronicle import describe_event as describe
from landsraad.games.dawn_of_the_fremen.deeds import sietches
from landsraad.games.dawn_of_the_fremen.engine import apply
from landsraad.games.dawn_of_the_fremen.features import feature_names, features
from landsraad.games.dawn_of_the_fremen.knowledge import determinize
from landsraad.games.dawn_of_the_fremen.phases.setup import new
from landsraad.games.dawn_of_the_fremen.position import position
from landsraad.games.dawn_of_the_fremen.refusals import why_not
from landsraad.games.dawn_of_the_fremen.sheet import sheet
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.views import view
from landsraad.games.dawn_of_the_fremen.worth import evaluate

__all__ = [
    "actions", "apply", "audit", "describe", "determinize", "evaluate", "feature_names", "features",
    "new", "position", "scores", "sheet", "view", "why_not", "winners",
]  # fmt: skip


def scores(state: State) -> tuple[int, ...]:
    """Sietches by seat."""
    return tuple(sietches(state, seat) for seat in range(state.setup.seats))


def winners(state: State) -> tuple[int, ...]:
    """The winning seats."""
    return state.won
