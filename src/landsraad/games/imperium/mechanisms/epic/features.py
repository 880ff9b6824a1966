"""Whether the game is the epic one, as a number."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.epic.words import KEY


def _own(state: State, seat: int) -> list[float]:
    return [KEY in state.setup.variants]


FEATURES: Final[Features] = Features(own_names=((1, ("epic",)),), own=_own)
