"""The bot that looks one step ahead."""

from __future__ import annotations

from landsraad.bots.noise import best
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, Option
from landsraad.core.observation import Observation


class GreedyBot:
    """Tries each option in a few sampled games and keeps the one that leaves it best off."""

    def __init__(self, seed: int, samples: int = 2) -> None:
        self.rng = Rng(seed)
        self.samples = samples

    def choose(self, observation: Observation, decision: Decision) -> Option:
        """The option with the best average; any of equals."""
        options = observation.sensible(decision)
        if len(options) == 1:
            return options[0]
        games = [observation.sample(self.rng.bits()) for _ in range(self.samples)]
        values = [0.0] * len(options)
        for game in games:
            for number, option in enumerate(options):
                tried = game.copy()
                tried.apply(option)
                values[number] += observation.evaluate(tried)
        return options[best(values, self.rng)]
