"""The mentat as a judge of what was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from landsraad.bots.judge import final, judge_for
from landsraad.bots.mentat import MentatBot, Thought
from landsraad.bots.tree import Tree
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, InvalidSetup, Option
from landsraad.core.observation import Observation

ITERATIONS = 60


@dataclass(frozen=True, slots=True)
class MentatEffort:
    """A budget for each choice: iterations, which can be repeated, or seconds."""

    iterations: int = ITERATIONS
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations < 1:
            raise InvalidSetup(f"the mentat needs some iterations, not {self.iterations}")
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise InvalidSetup(f"the mentat needs some seconds, not {self.seconds:g}")

    def __str__(self) -> str:
        if self.seconds is None:
            return f"{self.iterations} iteration{'' if self.iterations == 1 else 's'}"
        return f"{self.seconds:g} second{'' if self.seconds == 1 else 's'}"

    def mind(self, seed: int, times: int = 1) -> MentatMind:
        """A fresh mentat with this many times the budget."""
        if self.seconds is None:
            return MentatMind(seed, self.iterations * times)
        return MentatMind(seed, None, self.seconds * times)


class MentatMind:
    """Finds what the mentat would choose, then compares options with equal effort.

    A search looks most where it expects most, so what it says of an option that it left alone is
    hardly more than a first glance. Hence `weigh`, which searches behind each option alike.
    """

    def __init__(self, seed: int, iterations: int | None, seconds: float | None = None) -> None:
        self._seed = seed & (1 << 64) - 1
        self._iterations, self._seconds = iterations, seconds
        self._bot = MentatBot(self._seed, iterations, seconds)

    def consider(self, observation: Observation, decision: Decision) -> list[Thought]:
        """Every option, the one that the mentat would choose first."""
        return self._bot.consider(observation, decision)

    def assess(self, observation: Observation) -> tuple[float, ...]:
        """The win chance of each seat, as the observing one may know it."""
        return self._bot.assess(observation)

    def weigh(self, observation: Observation, options: Sequence[Option]) -> list[float]:
        """The seat's win chance after each option: the same samples and as many for each."""
        seat, rng = observation.seat, Rng(~self._seed & (1 << 64) - 1)
        sample = observation.sample(rng.bits())
        rules, seats = sample.info.rules, sample.seats
        judge = judge_for(sample.info, seat, seats, sample.state)
        bot = self._bot
        trees = [Tree(rules, judge, seats, bot.exploration, bot.horizon) for _ in options]
        deadline = None if self._seconds is None else monotonic() + self._seconds
        totals, done = [0.0] * len(options), 0
        while True:
            states = [sample.state.copy() for _ in options]
            for state, option in zip(states, options, strict=True):
                rules.apply(state, option)
            if not done:
                # A judge without weights takes the measure of what it is shown first.
                judge.values(states)
            for place, (state, tree) in enumerate(zip(states, trees, strict=True)):
                over = state.pending is None
                chances = final(rules, state, seats) if over else tree.visit(state)
                totals[place] += chances[seat]
            done += 1
            if deadline is not None and monotonic() >= deadline:
                break
            if self._iterations is not None and done * len(options) >= self._iterations:
                break
            sample = observation.sample(rng.bits())
        return [total / done for total in totals]
