"""What is unfinished while a tech tile is being paid for."""

from __future__ import annotations

from landsraad.games.imperium.engine.state import Business
from landsraad.games.imperium.language.terms import SOLARI


class Currency(Business):
    """A tile whose owner has still to say what it is paid in."""

    __slots__ = ("price", "tile")

    def __init__(self, seat: int, tile: int, price: int) -> None:
        self.seat = seat
        self.tile = tile
        self.price = price

    def __repr__(self) -> str:
        # As the packed number that it was when digests began.
        value = self.tile << 8 | self.price
        return f"Step(name='tech_currency', seat={self.seat}, value={value})"


class Bargain(Business):
    """A tile with its price in a resource, before negotiators lower it."""

    __slots__ = ("price", "resource", "tile")

    def __init__(self, seat: int, tile: int, price: int, resource: int) -> None:
        self.seat = seat
        self.tile = tile
        self.price = price
        self.resource = resource

    def __repr__(self) -> str:
        # As the packed number that it was when digests began.
        value = self.tile << 8 | (self.resource == SOLARI) << 7 | self.price
        return f"Step(name='tech_price', seat={self.seat}, value={value})"
