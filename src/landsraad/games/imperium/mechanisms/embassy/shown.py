"""Whether tech tiles lie on the Ixian Embassy."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.embassy.shapes import EmbassyTableView
from landsraad.games.imperium.mechanisms.embassy.state import embassy


def _table(state: State, seat: int | None) -> EmbassyTableView:
    return {"embassy": embassy(state.setup)}


SHOWN: Final[Shown] = Shown(table=_table, shapes={"table": EmbassyTableView})
