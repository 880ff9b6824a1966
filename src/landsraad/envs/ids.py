"""The games under names of Gymnasium.

    gymnasium.make("landsraad.envs.ids:landsraad/imperium-v0", seats=2)

Importing this module, or `landsraad.envs.gym`, makes the names known. ``make_vec`` with the same
name gives `SeatVectorEnv`, many games in one process; ``vectorization_mode="async"`` spreads games
over processes. An action that is not offered ends a game made by name at a loss: samplers that
know no masks then come to no harm.
"""

from __future__ import annotations

from landsraad.core import registry
from landsraad.envs import missing

try:
    from gymnasium.envs.registration import register
    from gymnasium.envs.registration import registry as known
except ImportError as error:
    raise missing("gymnasium") from error

NAMESPACE = "landsraad"
VERSION = 0
"""Raised when the same settings give other observations, actions or rewards."""


def name_of(game: str) -> str:
    """The name of a game in Gymnasium."""
    return f"{NAMESPACE}/{game}-v{VERSION}"


def register_all() -> list[str]:
    """Make every game known to Gymnasium, those of installed packages too; returns the names."""
    names = []
    for game in registry.games():
        names.append(name_of(game))
        if name_of(game) not in known:
            register(
                name_of(game),
                entry_point="landsraad.envs.gym:SeatEnv",
                vector_entry_point="landsraad.envs.seats:SeatVectorEnv",
                kwargs={"game": game, "illegal": "lose"},
            )
    return names


NAMES = register_all()
