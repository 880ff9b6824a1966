"""Why a price of choice is not offered."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.engine.state import State


def _pay(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key == "toll":
        return None
    return Reason("a price of choice is paid when the agent is sent, if it can be", "IMP 38.2.1")


REFUSALS: Final[Refusals] = Refusals({"take pay": _pay})
