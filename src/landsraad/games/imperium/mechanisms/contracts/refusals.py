"""Why a contract is not offered."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.refusals import unknown
from landsraad.games.imperium.mechanisms.contracts.rules import on_offer
from landsraad.games.imperium.mechanisms.contracts.state import CONTRACTS, bank_on

_KNOWN: Final = {contract.key: number for number, contract in enumerate(CONTRACTS)}


def _found(words: list[str]) -> int | Reason:
    if len(words) != 1 or words[0] not in _KNOWN:
        return unknown("contract", " ".join(words))
    return _KNOWN[words[0]]


def _take(state: State, decision: Decision, words: list[str]) -> Reason | None:
    contract = _found(words)
    if isinstance(contract, Reason):
        return contract
    if decision.ask.key == "first_contract":
        return Reason("that contract was not dealt to you", "IMP 48.3.1")
    if decision.ask.key != "contract":
        return None
    if contract in on_offer(state, decision.seat):
        return Reason("you cannot pay what that contract costs", "IMP 42.2.4")
    if contract in bank_on(state).aside:
        return Reason("that contract is set aside for another leader", "IMP 42.2.5")
    return Reason("that contract does not lie open", "IMP 42.2.1")


def _complete(state: State, decision: Decision, words: list[str]) -> Reason | None:
    contract = _found(words)
    if isinstance(contract, Reason):
        return contract
    if decision.ask.key != "complete":
        return None
    return Reason("you do not hold that contract", "IMP 42.3.1")


REFUSALS: Final[Refusals] = Refusals(
    {"contract *": _take, "complete *": _complete},
    untimely={
        "contract": ("contracts are taken by their icon alone", "IMP 42.2.1"),
        "complete": ("no contract is completed by choice now", "IMP 42.3.1"),
    },
)
