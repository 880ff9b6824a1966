"""What everybody sees of Sardaukar Commanders and their skills."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.commanders.shapes import (
    CommandersHouseView,
    CommandersTableView,
)
from landsraad.games.imperium.mechanisms.commanders.state import (
    SKILLS,
    commanders_of,
    commanders_on,
)


def _skills(skills: tuple[int, ...]) -> list[str]:
    return [SKILLS[skill].key for skill in skills]


def _table(state: State, seat: int | None) -> CommandersTableView:
    table = commanders_on(state)
    return {
        "commanders": [SPACES[space].key for space in table.spaces],
        "commander_bank": table.bank,
        "commanders_gone": table.gone,
        "skills": _skills(table.skills),
        "skills_left": len(table.stack),
        "skills_gone": _skills(table.skills_gone),
    }


def _house(state: State, number: int) -> CommandersHouseView:
    own = commanders_of(state.players[number])
    return {
        "commanders": {
            "garrison": own.garrison,
            "conflict": own.conflict,
            "supply": own.supply,
        },
        "skills": _skills(own.skills),
    }


SHOWN: Final[Shown] = Shown(
    table=_table, house=_house, shapes={"table": CommandersTableView, "house": CommandersHouseView}
)
