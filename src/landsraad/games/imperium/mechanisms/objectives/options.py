"""The options about battle icons."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.core.decisions import Option, Spot
from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.mechanisms.objectives.state import MARKS, OBJECTIVES
from landsraad.games.imperium.mechanisms.objectives.words import MARKS as NAMES

TURN_DOWN: Final = "turn_down"


class OfTrophy(Option):
    """A face-up card with a battle icon: a conflict card, or an objective."""

    __slots__ = ("card", "objective")

    def __init__(self, card: int, objective: int) -> None:
        self.card, self.objective = card, objective
        self.notation = f"{TURN_DOWN} {self.key}"

    @property
    def key(self) -> str:
        """The key of the card."""
        return CONFLICTS[self.card].key if self.card >= 0 else OBJECTIVES[self.objective].key

    @property
    def text(self) -> str:
        """The option for people."""
        if self.card >= 0:
            name, mark = CONFLICTS[self.card].name, MARKS[self.card]
        else:
            name, mark = "your objective", OBJECTIVES[self.objective].mark
        return f"Turn {name} face down ({NAMES[mark]})"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("trophy", self.key),)


of_trophy: Final = cache(OfTrophy)
