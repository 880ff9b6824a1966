"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import Final

from landsraad.bots.noise import best, gumbel
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, InvalidSetup, Option
from landsraad.core.observation import Observation

BEGINNER: Final = 0.4
"""How far a beginner misjudges options, as a part of how far apart they are."""


class GreedyBot:
    """Tries each option in a few sampled games and keeps the one that leaves it best off.

    With ``noise`` it misjudges what an option leads to, by about that part of the distance between
    the best option and the worst.
    """

    def __init__(self, seed: int, samples: int = 2, noise: float = 0.0) -> None:
        if not 0 <= noise < float("inf"):
            raise InvalidSetup(f"noise is 0 or more, not {noise}")
        self.rng = Rng(seed)
        self.samples = samples
        self.noise = noise

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
        if self.noise:
            reach = self.noise * (max(values) - min(values))
            values = [value + reach * gumbel(self.rng) for value in values]
        return options[best(values, self.rng)]


def beginner(seed: int, noise: float = BEGINNER) -> GreedyBot:
    """A greedy bot that errs often: it throws nothing away, but takes what is second best."""
    return GreedyBot(seed, samples=1, noise=noise)
