"""Secret projects in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.mechanisms.project.state import project_of


def _house(state: State, house: int) -> list[float]:
    return [project_of(state.players[house]).tile != NOBODY]


FEATURES: Final[Features] = Features(house_names=((1, ("has_project",)),), house=_house)
