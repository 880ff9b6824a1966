"""The bot that picks any option alike."""

from __future__ import annotations

from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, Option
from landsraad.core.observation import Observation


class RandomBot:
    """Every move has the same chance; it never gives a game up."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, observation: Observation, decision: Decision) -> Option:
        """A uniformly random move."""
        return self.pick(decision)

    def pick(self, decision: Decision) -> Option:
        """The same without an observation, which it would not look at."""
        moves = decision.moves
        return moves[self.rng.below(len(moves))]
