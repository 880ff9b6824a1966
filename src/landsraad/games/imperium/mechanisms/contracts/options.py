"""The options about contracts."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.core.decisions import Option, Spot
from landsraad.games.imperium.mechanisms.contracts.state import CONTRACTS
from landsraad.games.imperium.mechanisms.contracts.words import contract_words

TAKE: Final = "contract"
COMPLETE: Final = "complete"


class OfContract(Option):
    """A contract to take, or one's own to complete."""

    __slots__ = ("contract", "verb")

    def __init__(self, verb: str, contract: int) -> None:
        self.verb, self.contract = verb, contract
        self.notation = f"{verb} {CONTRACTS[contract].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        contract = CONTRACTS[self.contract]
        return f"{contract.name} ({contract_words(contract)})"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("contract", CONTRACTS[self.contract].key),)

    @property
    def plain(self) -> bool:
        """A contract costs nothing."""
        return True


of_contract: Final = cache(OfContract)
