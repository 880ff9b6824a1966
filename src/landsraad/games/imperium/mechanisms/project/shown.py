"""What a seat sees of secret projects: its own tile, of others that there is one."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.mechanisms.project.rules import glimpsed
from landsraad.games.imperium.mechanisms.project.shapes import ProjectHouseView, ProjectOwnView
from landsraad.games.imperium.mechanisms.project.state import project_of
from landsraad.games.imperium.mechanisms.tech.market import cost_to
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS


def _house(state: State, number: int) -> ProjectHouseView:
    return {"has_project": project_of(state.players[number]).tile != NOBODY}


def _own(state: State, seat: int) -> ProjectOwnView:
    tile = project_of(state.players[seat]).tile
    return {
        "project": TECHS[tile].key if tile != NOBODY else None,
        "project_price": cost_to(state, seat, tile) if tile != NOBODY else None,
        "glimpsed": {str(stack): TECHS[seen].key for stack, seen in glimpsed(state, seat)},
    }


SHOWN: Final[Shown] = Shown(
    house=_house, own=_own, shapes={"house": ProjectHouseView, "own": ProjectOwnView}
)
