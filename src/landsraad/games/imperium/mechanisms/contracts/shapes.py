"""What a view holds of contracts."""

from __future__ import annotations

from typing import TypedDict

from landsraad.games.imperium.shapes import Printed, Row


class ContractsTableView(TypedDict, total=False):
    """What is added to the table, where contracts are played."""

    contracts: list[str]
    """Those that lie open."""
    contracts_left: int
    contracts_aside: list[str]
    contracts_shown: list[str]
    contracts_gone: list[str]


class ContractsHouseView(TypedDict, total=False):
    """What everybody sees of a house, where contracts are played."""

    contracts: list[str]
    contracts_done: list[str]


class ContractSheet(Printed):
    """A contract."""

    task: str
    target: str | None
    amount: int
    reward: Row | None
    copies: int
