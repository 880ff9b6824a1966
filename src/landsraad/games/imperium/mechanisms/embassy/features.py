"""Which ways to tech tiles there are, as numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.embassy.state import embassy


def _own(state: State, seat: int) -> list[float]:
    return [1, "tech" in state.setup.sets, embassy(state.setup)]


FEATURES: Final[Features] = Features(
    own_names=((1, ("bloodlines", "tech_module", "embassy")),), own=_own
)
