"""Small parts that the features of every game are made of."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from struct import pack, unpack
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol

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


class Packing(Protocol):
    """Features as bytes, for programs that look at very many positions; a module will do."""

    def packed(self, state: Any, seat: int) -> bytes:
        """The features before they are scaled, as doubles one after another."""

    def scales(self) -> Sequence[float]:
        """What each of them is multiplied by to make it a feature."""


DOUBLE: Final = 8
"""The bytes of a number that is packed."""


def zeros(count: int) -> bytes:
    """A number of zeros, packed."""
    return bytes(DOUBLE * count)


def one_hots(count: int) -> tuple[bytes, ...]:
    """For each of some places a one there and zeros elsewhere, packed; at -1 zeros alone."""
    one = pack_all([1.0])
    found = [zeros(at) + one + zeros(count - at - 1) for at in range(count)]
    return (*found, zeros(count))


def pack_all(numbers: Sequence[float]) -> bytes:
    """Numbers as doubles one after another."""
    return pack(f"{len(numbers)}d", *numbers)


def unpacked(packed: bytes, scales: Sequence[float]) -> list[float]:
    """The features that were packed."""
    return list(map(mul, unpack(f"{len(scales)}d", packed), scales))


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
