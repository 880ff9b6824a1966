"""Whether the game being played is the epic one."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.epic.shapes import EpicGameView
from landsraad.games.imperium.mechanisms.epic.words import KEY


def _game(state: State) -> EpicGameView:
    return {"epic": KEY in state.setup.variants}


SHOWN: Final[Shown] = Shown(game=_game, shapes={"game": EpicGameView})
