"""What contracts are worth."""

from __future__ import annotations

from operator import mul
from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.language.words import effect_worth
from landsraad.games.imperium.mechanisms.contracts.state import CONTRACTS, contracts_of

HELD: Final = (0.7, 0.5, 0.3, 0.1)
"""The parts of its reward that a contract is worth before it is completed, the best one first:
there are never turns for many of them."""
DONE: Final = 0.6
REWARDS: Final = tuple(effect_worth(contract.reward) for contract in CONTRACTS)


def _standing(player: PlayerState, left: float, value: float) -> float:
    own = contracts_of(player)
    if own.held:
        best = sorted((REWARDS[contract] for contract in own.held), reverse=True)
        value += sum(map(mul, HELD, best)) * min(1.0, 0.2 + 1.5 * left)
    return value + DONE * len(own.done)


WORTH: Final[Worth] = Worth(_standing)
