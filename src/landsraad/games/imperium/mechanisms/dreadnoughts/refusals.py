"""Why something is not offered about dreadnoughts."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.core.refusals import not_asked
from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.refusals import no_reason
from landsraad.games.imperium.mechanisms.dreadnoughts.state import dreadnoughts_of


def _deploy(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if not dreadnoughts_of(state.players[decision.seat]).garrison:
        return Reason("you have no dreadnought in your garrison", "IMP 21.2.2")
    if decision.ask.key not in ("agent_turn", "deploy", "end_turn"):
        return not_asked(decision)
    return Reason("you may deploy no more units of your garrison on this turn", "IMP 21.2.3")


REFUSALS: Final[Refusals] = Refusals(
    {"deploy dreadnought": _deploy, "station *": no_reason},
    untimely={"station": ("no dreadnought takes control now", "IMP 21.4.1")},
)
