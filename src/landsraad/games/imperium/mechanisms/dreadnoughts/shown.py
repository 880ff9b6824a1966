"""What everybody sees of dreadnoughts: where they are, and the spaces they control."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.dreadnoughts.shapes import (
    DreadnoughtsHouseView,
    DreadnoughtsTableView,
)
from landsraad.games.imperium.mechanisms.dreadnoughts.state import dreadnoughts_of, dreadnoughts_on


def _table(state: State, seat: int | None) -> DreadnoughtsTableView:
    return {"flags": {SPACES[flag.space].key: flag.seat for flag in dreadnoughts_on(state).flags}}


def _house(state: State, number: int) -> DreadnoughtsHouseView:
    own, flags = dreadnoughts_of(state.players[number]), dreadnoughts_on(state).flags
    return {
        "dreadnoughts": {
            "supply": own.supply,
            "garrison": own.garrison,
            "conflict": own.conflict,
            "control": [SPACES[flag.space].key for flag in flags if flag.seat == number],
        }
    }


SHOWN: Final[Shown] = Shown(
    table=_table,
    house=_house,
    shapes={"table": DreadnoughtsTableView, "house": DreadnoughtsHouseView},
)
