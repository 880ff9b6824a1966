"""What a seat sees of tech tiles: all that lie open, and what they cost it now."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.selection import words_in_play
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.tech.market import cost_to
from landsraad.games.imperium.mechanisms.tech.shapes import (
    StackView,
    TechHouseView,
    TechTableView,
    TileView,
)
from landsraad.games.imperium.mechanisms.tech.state import tech_of, tech_on
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS
from landsraad.games.imperium.mechanisms.tech.words import Negotiate


def _table(state: State, seat: int | None) -> TechTableView:
    return {
        "tech": [_stack(state, seat, pile) for pile in tech_on(state).stacks],
        "tech_trashed": [TECHS[tile].key for tile in tech_on(state).trashed],
    }


def _stack(state: State, seat: int | None, pile: tuple[int, ...]) -> StackView:
    """A stack of tiles, with what the open one costs the viewer now (IMP 34.2.2)."""
    if not pile:
        return {"top": None, "left": 0}
    return {"top": TECHS[pile[-1]].key, "left": len(pile), "price": cost_to(state, seat, pile[-1])}


def _house(state: State, number: int) -> TechHouseView:
    own = tech_of(state.players[number])
    tiles: list[TileView] = [
        {"key": TECHS[tile].key, "flipped": bool(own.flipped >> tile & 1)} for tile in own.tiles
    ]
    if Negotiate not in words_in_play(state.setup.sets):
        return {"tech": tiles}
    return {"tech": tiles, "negotiators": own.negotiators}


SHOWN: Final[Shown] = Shown(
    table=_table, house=_house, shapes={"table": TechTableView, "house": TechHouseView}
)
