"""Why units are not deployed under a ban."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.tally.state import tally_of


def _deploy(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key not in ("agent_turn", "deploy", "end_turn"):
        return None
    if not tally_of(state.players[decision.seat]).banned:
        return None
    return Reason("your signet ring keeps units from the conflict on this turn", "IMP 46.4.8")


REFUSALS: Final[Refusals] = Refusals({"deploy *": _deploy})
"""What is said of deploying while nobody may be deployed."""
