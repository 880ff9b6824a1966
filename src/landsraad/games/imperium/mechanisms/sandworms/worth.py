"""What maker hooks and sandworms are worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState, State
from landsraad.games.imperium.mechanisms.sandworms.state import sandworms_of

HOOKS_WORTH: Final = 6.0
WORM_WORTH: Final = 1.0
"""Of a sandworm that fights, beside its strength and the reward that it doubles."""


def _standing(player: PlayerState, left: float, value: float) -> float:
    own = sandworms_of(player)
    return value + HOOKS_WORTH * own.hooks * left + WORM_WORTH * own.there


def _reward(state: State, house: int, place: int, worth: float) -> float:
    """With a sandworm there it is had twice (IMP 40.4.1)."""
    return 2 * worth if sandworms_of(state.players[house]).there else worth


WORTH: Final[Worth] = Worth(_standing, reward=_reward)
