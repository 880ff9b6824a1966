"""The bot that picks any option alike."""

from __future__ import annotations

from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, Option
from landsraad.core.observation import Observation


class RandomBot:
    """Every option has the same chance."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, observation: Observation, decision: Decision) -> Option:
        """A uniformly random option."""
        return decision.options[self.rng.below(len(decision.options))]
