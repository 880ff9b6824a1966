"""Contracts in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.features import keys_of
from landsraad.games.imperium.mechanisms.contracts.state import (
    CONTRACTS,
    all_contracts,
    bank_on,
    contracts_of,
)
from landsraad.games.imperium.mechanisms.contracts.worth import REWARDS

_KEYS: Final = keys_of(CONTRACTS)
_AT: Final = tuple(_KEYS.index(contract.key) for contract in CONTRACTS)


def _counted(contracts: tuple[int, ...]) -> list[float]:
    numbers: list[float] = [0] * len(_KEYS)
    for contract in contracts:
        numbers[_AT[contract]] += 1
    return numbers


def _house(state: State, house: int) -> list[float]:
    own = contracts_of(state.players[house])
    return [len(own.held), len(own.done), sum(REWARDS[contract] for contract in own.held)]


def _own(state: State, seat: int) -> list[float]:
    own, bank = contracts_of(state.players[seat]), bank_on(state)
    return [
        bool(all_contracts(state)),
        *_counted(own.held),
        *_counted(bank.open),
    ]


FEATURES: Final[Features] = Features(
    house_names=((4, ("contracts", "contracts.done")), (10, ("contracts.worth",))),
    house=_house,
    own_names=(
        (
            1,
            (
                "choam",
                *(f"contract.{key}" for key in _KEYS),
                *(f"contract_open.{key}" for key in _KEYS),
            ),
        ),
    ),
    own=_own,
)
