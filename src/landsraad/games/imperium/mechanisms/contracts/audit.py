"""Conservation of contracts."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.contracts.state import (
    all_contracts,
    all_first,
    bank_on,
    contracts_of,
)


def _check(state: State) -> None:
    bank = bank_on(state)
    found = [*bank.open, *bank.stack, *bank.aside, *bank.shown, *bank.gone, *bank.box]
    for player in state.players:
        own = contracts_of(player)
        found += [*own.held, *own.done, *own.first]
        assert all(contract in own.held for contract in own.ready), "a contract is not held"
    every = [*all_contracts(state), *all_first(state)]
    assert sorted(found) == sorted(every), "contracts lost or doubled"


AUDIT: Final[Audit] = Audit(check=_check)
