"""The bonus spice of leaders' own spaces in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import SPACES, of_kind
from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.features import keys_of, places_of

_SPACES: Final = keys_of(SPACES[number] for number in sorted(of_kind("leader_spaces")))


def _own(state: State, seat: int) -> list[float]:
    spaces = places_of(state.setup.selection, _SPACES, "leader_spaces")
    return [state.bonus[space] if space >= 0 else 0 for space in spaces]


FEATURES: Final[Features] = Features(
    own_names=((4, tuple(f"bonus_spice.{key}" for key in _SPACES)),), own=_own
)
