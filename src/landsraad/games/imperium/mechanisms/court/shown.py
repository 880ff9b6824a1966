"""What the swordmaster costs now."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import TOLLS
from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.court.rules import SWORDMASTERS, toll
from landsraad.games.imperium.mechanisms.court.shapes import CourtGameView, CourtTableView


def _game(state: State) -> CourtGameView:
    return {"edition": state.setup.edition.key}


def _table(state: State, seat: int | None) -> CourtTableView:
    there = (SWORDMASTERS & state.setup.board).bit_length() - 1
    return {"swordmaster_cost": TOLLS[there].amount + toll(state)[1]}


SHOWN: Final[Shown] = Shown(
    game=_game, table=_table, shapes={"game": CourtGameView, "table": CourtTableView}
)
