"""Sandworms in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.sandworms.state import protected, sandworms_of, wall_on


def _house(state: State, house: int) -> list[float]:
    own = sandworms_of(state.players[house])
    return [own.there, own.hooks]


def _own(state: State, seat: int) -> list[float]:
    return [wall_on(state).stands, protected(state)]


FEATURES: Final[Features] = Features(
    house_names=((3, ("sandworms",)), (1, ("hooks",))),
    house=_house,
    own_names=((1, ("shield_wall", "conflict.protected")),),
    own=_own,
)
