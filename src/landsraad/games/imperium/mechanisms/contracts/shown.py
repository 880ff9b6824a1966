"""What everybody sees of contracts."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.contracts.shapes import (
    ContractsHouseView,
    ContractsTableView,
)
from landsraad.games.imperium.mechanisms.contracts.state import (
    CONTRACTS,
    all_contracts,
    bank_on,
    contracts_of,
)


def _keys(contracts: tuple[int, ...]) -> list[str]:
    return [CONTRACTS[contract].key for contract in contracts]


def _table(state: State, seat: int | None) -> ContractsTableView:
    if not all_contracts(state):
        return {}
    bank = bank_on(state)
    return {
        "contracts": _keys(bank.open),
        "contracts_left": len(bank.stack),
        "contracts_aside": _keys(bank.aside),
        "contracts_shown": _keys(bank.shown),
        "contracts_gone": _keys(bank.gone),
    }


def _house(state: State, number: int) -> ContractsHouseView:
    if not all_contracts(state):
        return {}
    own = contracts_of(state.players[number])
    return {"contracts": _keys(own.held), "contracts_done": _keys(own.done)}


SHOWN: Final[Shown] = Shown(
    table=_table, house=_house, shapes={"table": ContractsTableView, "house": ContractsHouseView}
)
