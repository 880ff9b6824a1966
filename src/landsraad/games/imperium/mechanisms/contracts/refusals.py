"""Why a contract is not offered."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.engine.state import State


def _take(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key == "first_contract":
        return Reason("that contract was not dealt to you", "IMP 48.3.1")
    if decision.ask.key != "contract":
        return None
    return Reason("that contract does not lie open, or you cannot pay for it", "IMP 42.2.1")


def _complete(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key != "complete":
        return None
    return Reason("you do not hold that contract", "IMP 42.3.1")


REFUSALS: Final[Refusals] = Refusals({"contract *": _take, "complete *": _complete})
