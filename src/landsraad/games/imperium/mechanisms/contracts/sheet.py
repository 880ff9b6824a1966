"""Contracts in the catalogue."""

from __future__ import annotations

from typing import Any

from landsraad.games.imperium.engine.plug import Catalogued, Sheet
from landsraad.games.imperium.facets.sheet import shown
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.language.words import plural
from landsraad.games.imperium.mechanisms.contracts.shapes import ContractSheet
from landsraad.games.imperium.mechanisms.contracts.words import contract_words


def _lines(chosen: ComponentSet, contract: Any) -> tuple[str, ...]:
    return (contract_words(contract), plural(contract.copies, "tile"))


def _shown(contract: Any) -> dict[str, Any]:
    return {
        "task": contract.task,
        "target": contract.target or None,
        "amount": contract.amount,
        "reward": shown(contract.reward),
        "copies": contract.copies,
    }


KINDS = ("contracts", "first_contracts")
SHEET: Sheet = Sheet(
    kinds=tuple(Catalogued(kind, "leaders", "contract", _lines, _shown) for kind in KINDS),
    shapes=dict.fromkeys(KINDS, ContractSheet),
)
