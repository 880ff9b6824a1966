"""What everybody sees of sandworms, maker hooks and the shield wall."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.sandworms.shapes import (
    SandwormsHouseView,
    SandwormsTableView,
)
from landsraad.games.imperium.mechanisms.sandworms.state import protected, sandworms_of, wall_on


def _table(state: State, seat: int | None) -> SandwormsTableView:
    return {"shield_wall": wall_on(state).stands, "protected": protected(state)}


def _house(state: State, number: int) -> SandwormsHouseView:
    own = sandworms_of(state.players[number])
    return {"sandworms": own.there, "hooks": own.hooks}


SHOWN: Final[Shown] = Shown(
    table=_table, house=_house, shapes={"table": SandwormsTableView, "house": SandwormsHouseView}
)
