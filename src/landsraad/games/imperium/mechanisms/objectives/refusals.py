"""Why a card cannot be turned face down."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.engine.state import State


def _turn_down(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key != "turn_down":
        return None
    return Reason("that is not a face-up card of yours with a fitting battle icon", "IMP 41.3.4")


REFUSALS: Final[Refusals] = Refusals({"turn_down *": _turn_down})
