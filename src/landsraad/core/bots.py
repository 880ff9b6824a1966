"""What a bot is: it sees an observation and a decision, never the state."""

from __future__ import annotations

from typing import Protocol

from landsraad.core.decisions import Decision, Option
from landsraad.core.game import Game
from landsraad.core.observation import Observation


class Bot(Protocol):
    """Something that can take a seat."""

    def choose(self, observation: Observation, decision: Decision) -> Option:
        """One of the decision's options."""


def play(game: Game, bots: list[Bot]) -> Game:
    """Let bots, one a seat, play a game to its end."""
    while (decision := game.decision) is not None:
        seat = decision.seat
        game.apply(bots[seat].choose(game.observe(seat), decision))
    return game
