"""The twisted intrigue cards on the table (IMP 32.1.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.catalogue import of_kind
from landsraad.games.imperium.engine.state import Part, State, own_part

KEY: Final = "twisted"
TWISTED: Final = of_kind(KEY)
"""The numbers of all twisted cards."""


@dataclass(slots=True)
class TwistedTable(Part):
    """The twisted intrigue cards on the table (IMP 32.1.7)."""

    deck: tuple[int, ...] = ()
    """Still to be drawn, the next one last."""
    discard: tuple[int, ...] = ()
    trashed: tuple[int, ...] = ()
    """Intrigue cards of any kind that have left the game."""

    def copy(self) -> TwistedTable:
        """An independent copy."""
        new = TwistedTable.__new__(TwistedTable)
        new.deck = self.deck
        new.discard = self.discard
        new.trashed = self.trashed
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NO_TABLE: Final = TwistedTable()


def twisted_on(state: State) -> TwistedTable:
    """The part of the table; where the mechanism is not in play, one without anything in it."""
    part: Any = state.own.get(KEY)
    own: TwistedTable = own_part(state, KEY, _NO_TABLE) if part is None else part
    return own
