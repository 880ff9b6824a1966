"""A bot that waits and sees: of the options that look best it takes the last."""

from __future__ import annotations

from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, Option
from landsraad.core.observation import Observation


class PatientBot:
    """Looks one choice ahead in a few samples, as far as its seat may know."""

    def __init__(self, seed: int, samples: int = 1) -> None:
        self.rng, self.samples = Rng(seed), samples

    def choose(self, observation: Observation, decision: Decision) -> Option:
        """The option after which the seat stands best."""
        games = [observation.sample(self.rng.bits()) for _ in range(self.samples)]

        def worth(option: Option) -> float:
            total = 0.0
            for game in games:
                tried = game.copy()
                tried.apply(option)
                total += observation.evaluate(tried)
            return total

        return max(reversed(decision.moves), key=worth)
