"""The answers of a game in teams."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.core.decisions import Option, Spot
from landsraad.games.imperium.engine.catalogue import CARDS, LEADERS
from landsraad.games.imperium.engine.options import NUMBER_WORDS, Number, take

OWN_BOARD: Final = take("own_board", "on your personal board")
SPY: Final = take("spy", "place a spy")
YIELD: Final = take("yield", "let your team-mate go first")
GOODS: Final = {
    kind: take(f"give_{kind}", f"give {kind}") for kind in ("solari", "spice", "water")
} | {"intrigue": take("give_intrigue", "give intrigue cards")}
NUMBER_WORDS["give"] = lambda n: f"Give {n}"
NUMBER_WORDS["contribute"] = lambda n: f"Contribute {n}"


class Call(Option):
    """Ask the activated ally to deploy now."""

    __slots__ = ()

    def __init__(self) -> None:
        self.notation = "call_ally"

    @property
    def text(self) -> str:
        """The option for people."""
        return "Let your ally deploy now"


class Share(Number):
    """How many of the reinforcements the first ally has; the second has the others."""

    __slots__ = ("allies", "rest")

    def __init__(self, amount: int, rest: int, allies: tuple[int, int]) -> None:
        super().__init__("reinforce", amount)
        self.rest, self.allies = rest, allies

    @property
    def text(self) -> str:
        """The option for people."""
        first, second = (LEADERS[ally].name for ally in self.allies)
        return f"{self.amount or 'None'} for {first}, {self.rest or 'none'} for {second}"


class OfThrone(Option):
    """A card of the row that goes to the Throne row."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card
        self.notation = f"enthrone {CARDS[card].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        return f"{CARDS[self.card].name} goes to the Throne row"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("market", CARDS[self.card].key),)


CALL: Final = Call()
of_throne: Final = cache(OfThrone)
of_share: Final = cache(Share)
