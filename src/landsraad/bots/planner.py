"""The bot that plays out its own turn in mind before it makes the first move of it."""

from __future__ import annotations

from typing import NamedTuple

from landsraad.bots.forced import skip_forced
from landsraad.bots.noise import best
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, Option
from landsraad.core.game import Game
from landsraad.core.observation import Observation


class Line(NamedTuple):
    """A way the turn may go on: what it is worth so far, and the game it leads to."""

    worth: float
    game: Game


class PlannerBot:
    """Searches its chain of decisions to the end of its own turn, over a few sampled games.

    Every option is tried; the most promising ones are carried on with a beam of lines until
    somebody else is to choose, and what is reached then counts. The budget is a number of
    evaluations and not of seconds, so that the same seed gives the same choices everywhere.
    """

    def __init__(
        self,
        seed: int,
        samples: int = 3,
        candidates: int = 8,
        width: int = 2,
        evaluations: int = 400,
        depth: int = 12,
    ) -> None:
        self.rng = Rng(seed)
        self.samples = samples
        self.candidates = candidates
        self.width = width
        self.evaluations = evaluations
        self.depth = depth
        self._left = 0

    def choose(self, observation: Observation, decision: Decision) -> Option:
        """The option whose turn ends best on average; any of equals."""
        options = observation.sensible(decision)
        if len(options) == 1:
            return options[0]
        games = [observation.sample(self.rng.bits()) for _ in range(self.samples)]
        # The first step is always looked at in full: the budget is for what comes after it.
        tried = [[self._step(observation, game, option) for game in games] for option in options]
        first = [sum(line.worth for line in lines) for lines in tried]
        ranked = sorted(range(len(options)), key=lambda number: -first[number])
        kept = ranked[: self.candidates]
        self._left = self.evaluations
        values = dict.fromkeys(kept, 0.0)
        searches = len(kept) * len(games)
        for place in range(len(games)):
            for number in kept:
                values[number] += self._finish(
                    observation, tried[number][place], self._left // searches
                )
                searches -= 1
        return options[kept[best(list(values.values()), self.rng)]]

    def _step(self, observation: Observation, game: Game, option: Option) -> Line:
        tried = game.copy()
        tried.apply(option)
        skip_forced(tried, observation.seat)
        return Line(observation.evaluate(tried), tried)

    def _finish(self, observation: Observation, line: Line, budget: int) -> float:
        """The best end of turn that a beam finds behind a line with this many evaluations."""
        seat, best = observation.seat, None
        beam = [line]
        for _ in range(self.depth):
            following: list[Line] = []
            for current in beam:
                decision = current.game.decision
                if decision is None or decision.seat != seat:
                    best = current.worth if best is None else max(best, current.worth)
                    continue
                if budget <= 0:
                    continue
                moves = decision.moves
                budget -= len(moves)
                self._left -= len(moves)
                following += [self._step(observation, current.game, option) for option in moves]
            if not following:
                break
            following.sort(key=lambda reached: -reached.worth)
            beam = following[: self.width]
        return beam[0].worth if best is None else best
