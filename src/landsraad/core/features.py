"""Small parts that the features of every game are made of."""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple, Protocol

from landsraad.core.decisions import Ask


class Block(NamedTuple):
    """A table of counts about components of one kind, as a seat may know them."""

    name: str
    rows: tuple[str, ...]
    """Keys of components."""
    columns: tuple[str, ...]
    most: int
    """No count is larger."""
    meaning: str


class Entities(Protocol):
    """A position component by component, for programs that learn; a module will do."""

    def blocks(self, state: Any) -> tuple[Block, ...]:
        """The tables of a game, the same for every position of its setup."""

    def counts(self, state: Any, seat: int) -> list[list[int]]:
        """The numbers of each table, row by row: what the seat may know, and nothing else."""


class Scaled:
    """Names of features, each with the number that brings it near to one."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.scales: list[float] = []

    def add(self, scale: float, *names: str) -> None:
        """Features of one size: `scale` is a large value of them."""
        self.names += names
        self.scales += [1 / scale] * len(names)


def number_asks(asks: ModuleType) -> dict[str, int]:
    """The kinds of question of a game, numbered in the order in which its module has them."""
    keys = dict.fromkeys(ask.key for ask in vars(asks).values() if isinstance(ask, Ask))
    return {key: number for number, key in enumerate(keys)}
