"""Small parts that the features of every game are made of."""

from __future__ import annotations

from types import ModuleType

from landsraad.core.decisions import Ask


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
