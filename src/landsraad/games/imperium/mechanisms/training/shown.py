"""What everybody sees of a training track."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.training.rules import lessons_of
from landsraad.games.imperium.mechanisms.training.shapes import TrainingHouseView
from landsraad.games.imperium.mechanisms.training.state import training_of


def _house(state: State, number: int) -> TrainingHouseView:
    player = state.players[number]
    lessons = () if player.rival else lessons_of(player.leader)
    return {"training": lessons[training_of(player).place].key if lessons else None}


SHOWN: Final[Shown] = Shown(house=_house, shapes={"house": TrainingHouseView})
