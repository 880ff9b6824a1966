"""Contracts as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, listed
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.contracts.rules import OPEN, refill
from landsraad.games.imperium.mechanisms.contracts.state import (
    CONTRACTS,
    RESERVES,
    all_contracts,
    all_first,
    bank_on,
    contracts_of,
)
from landsraad.games.imperium.mechanisms.contracts.words import NOW


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    """Those of houses and the open ones as described; the rest lies under them."""
    for given, keys in ((table, DESCRIBED.table), *((one, DESCRIBED.house) for one in players)):
        for key in keys:
            if key in given and not all_contracts(state):
                raise InvalidSetup(f"{key!r} needs {DESCRIBED.needs}")
    bank = bank_on(state)
    pool, box = [*bank.stack, *bank.open, *bank.aside], all_first(state)
    known = {CONTRACTS[contract].key: contract for contract in (*all_contracts(state), *box)}

    def taken(given: Mapping[str, Any], name: str, *more: list[int]) -> tuple[int, ...]:
        keys = listed(name, given.get(name, []))
        return tuple(_take(key, known, pool, *more) for key in keys)

    for player, given in zip(state.players, players, strict=True):
        own = contracts_of(player)
        own.held, own.first = taken(given, "contracts", box), ()
        own.done = taken(given, "contracts_done", box)
        if any(CONTRACTS[contract].task == NOW for contract in own.held):
            raise InvalidSetup(
                "an immediate contract is completed when it is taken: name it in contracts_done"
            )
    bank.box = tuple(box)
    bank.gone = taken(table, "contracts_gone")
    opened, top = taken(table, "contracts"), taken(table, "contracts_top")
    _check_reserved(state, (*opened, *top, *bank.gone))
    if len(opened) > OPEN:
        raise InvalidSetup(f"{OPEN} contracts lie open, not {len(opened)}")
    bank.aside = tuple(contract for contract in bank.aside if contract in pool)
    for contract in bank.aside:
        pool.remove(contract)
    bank.open, bank.stack = opened, (*pool, *top[::-1])
    refill(state)


def _check_reserved(state: State, elsewhere: tuple[int, ...]) -> None:
    """Contracts set aside for a leader lie there or with that player (IMP 42.2.5)."""
    found = list(elsewhere)
    for player in state.players:
        if player.leader < 0 or RESERVES[player.leader] is None:
            found += (*contracts_of(player).held, *contracts_of(player).done)
    for contract in found:
        if contract in bank_on(state).aside:
            key = CONTRACTS[contract].key
            raise InvalidSetup(f"the contract {key!r} is set aside for a leader (IMP 42.2.5)")


def _take(key: Any, known: dict[str, int], *pools: list[int]) -> int:
    contract = find("contract", key, known)
    for pool in pools:
        if contract in pool:
            pool.remove(contract)
            return contract
    raise InvalidSetup(f"there are not that many copies of the contract {key!r} to lie there")


def _tell(state: State, houses: list[dict[str, Any]], table: dict[str, Any]) -> None:
    if all_contracts(state):
        stack = bank_on(state).stack
        table["contracts_top"] = [CONTRACTS[contract].key for contract in stack[::-1]]


DESCRIBED: Final[Described] = Described(
    "the CHOAM module (edition: uprising, modules: choam)",
    table=("contracts", "contracts_top", "contracts_gone"),
    house=("contracts", "contracts_done"),
    not_of_rivals=("contracts", "contracts_done"),
    tell=_tell,
    place=_place,
)
