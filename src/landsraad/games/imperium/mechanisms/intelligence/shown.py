"""What a seat knows of the intrigue deck because it put the top card there."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import INTRIGUES
from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.intelligence.shapes import IntelligenceTableView


def _table(state: State, seat: int | None) -> IntelligenceTableView:
    known = seat is not None and state.intrigue_top >> seat & 1 and state.intrigue_deck
    return {"intrigue_top_known": INTRIGUES[state.intrigue_deck[-1]].key if known else None}


SHOWN: Final[Shown] = Shown(table=_table, shapes={"table": IntelligenceTableView})
