"""What a house has of tech tiles (IMP 23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.catalogue import ALL_SPACES
from landsraad.games.imperium.engine.state import NOBODY, Part, PlayerState, State, own_part
from landsraad.games.imperium.mechanisms.tech.tiles import (
    FORESIGHT,
    LENT,
    SPACE_COSTS,
    STANDING,
    STEALING,
    TAKES_ALL,
    TIEBREAKS,
)

KEY: Final = "tech"


@dataclass(slots=True)
class Tech(Part):
    """What a house has of tech tiles (IMP 23)."""

    tiles: tuple[int, ...] = ()
    flipped: int = 0
    """The tiles used this round, as bits."""
    negotiators: int = 0

    def copy(self) -> Tech:
        """An independent copy."""
        new = Tech.__new__(Tech)
        new.tiles = self.tiles
        new.flipped = self.flipped
        new.negotiators = self.negotiators
        return new

    def __repr__(self) -> str:
        return canonical(self)

    def wins_ties(self) -> bool:
        """A tile may win a tie of scores (IMP 26.3.2)."""
        return any(TIEBREAKS[tile] for tile in self.tiles)

    def space_discount(self) -> int:
        """A tile may make spaces cheaper (IMP 34.3.4)."""
        less = 0
        for tile in self.tiles:
            less -= SPACE_COSTS[tile]
        return less

    def lends(self, card: int) -> int:
        """A tile may add icons to a card."""
        spaces = 0
        for tile in self.tiles:
            if LENT[tile]:
                spaces |= LENT[tile].get(card, 0) if card != NOBODY else ALL_SPACES
        return spaces

    def standing_rules(self) -> int:
        """What its tiles change for good."""
        rules = 0
        for tile in self.tiles:
            rules |= STANDING[tile]
        return rules

    def worth_stealing(self) -> int:
        """A tile may keep thieves off (IMP 34.3.2)."""
        return sum(STEALING[tile] for tile in self.tiles)

    def withholds(self, resource: int) -> bool:
        """A tile may take all of a resource (IMP 47.6.1)."""
        return any(resource in TAKES_ALL[tile] for tile in self.tiles)

    def foresees(self) -> bool:
        """A tile may show the top card of the deck (IMP 34.3.3)."""
        return any(FORESIGHT[tile] for tile in self.tiles)

    def lingers(self) -> bool:
        """A tile may still be used."""
        return bool(self.tiles)


_NONE: Final = Tech()


def tech_of(player: PlayerState) -> Tech:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Tech = own_part(player, KEY, _NONE) if part is None else part
    return own


@dataclass(slots=True)
class TechTable(Part):
    """The stacks of tech tiles on the table."""

    stacks: tuple[tuple[int, ...], ...] = ()
    """Each with its open tile at the end."""
    trashed: tuple[int, ...] = ()

    def copy(self) -> TechTable:
        """An independent copy."""
        new = TechTable.__new__(TechTable)
        new.stacks = self.stacks
        new.trashed = self.trashed
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NO_TABLE: Final = TechTable()


def tech_on(state: State) -> TechTable:
    """The part of the table; where the mechanism is not in play, one without anything in it."""
    part: Any = state.own.get(KEY)
    own: TechTable = own_part(state, KEY, _NO_TABLE) if part is None else part
    return own
