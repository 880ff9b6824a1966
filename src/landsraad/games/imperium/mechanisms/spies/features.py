"""Spies in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.spies.state import POSTS, spies_of


def _house(state: State, house: int) -> list[float]:
    own = spies_of(state.players[house])
    numbers: list[float] = [own.supply, own.recalled]
    return numbers + [own.posts >> post & 1 for post in range(len(POSTS))]


def _own(state: State, seat: int) -> list[float]:
    return [1]


FEATURES: Final[Features] = Features(
    house_names=(
        (3, ("spies.supply",)),
        (2, ("spies.recalled",)),
        (1, tuple(f"spy.{post.key}" for post in POSTS)),
    ),
    house=_house,
    own_names=((1, ("uprising",)),),
    own=_own,
)
