"""Dreadnoughts in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.dreadnoughts.state import dreadnoughts_of, dreadnoughts_on


def _house(state: State, house: int) -> list[float]:
    own = dreadnoughts_of(state.players[house])
    control = sum(flag.seat == house for flag in dreadnoughts_on(state).flags)
    return [own.garrison, own.conflict, control]


FEATURES: Final[Features] = Features(
    house_names=(
        (2, ("dreadnoughts.garrison", "dreadnoughts.conflict")),
        (1, ("dreadnoughts.control",)),
    ),
    house=_house,
)
