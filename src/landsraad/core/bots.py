"""What a bot is: it sees an observation and a decision, never the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from landsraad.core.decisions import Decision, Option
from landsraad.core.game import Game
from landsraad.core.observation import Observation


class Bot(Protocol):
    """Something that can take a seat."""

    def choose(self, observation: Observation, decision: Decision) -> Option:
        """One of the decision's options."""


class BlindBot(Bot, Protocol):
    """A bot that chooses without a look at the game, so that nobody need prepare one."""

    def pick(self, decision: Decision) -> Option:
        """One of the decision's options, the same that `choose` would take."""


def answer(bot: Bot, decision: Decision, observe: Callable[[], Observation]) -> Option:
    """What a bot chooses; an observation, which takes longer, is made only if it would look."""
    pick: Callable[[Decision], Option] | None = getattr(bot, "pick", None)
    return pick(decision) if pick is not None else bot.choose(observe(), decision)


def choice(bot: Bot, game: Game, decision: Decision) -> Option:
    """What a bot chooses in a game."""
    return answer(bot, decision, lambda: game.observe(decision.seat))


def play(game: Game, bots: Sequence[Bot]) -> Game:
    """Let bots, one a seat, play a game to its end."""
    while (decision := game.decision) is not None:
        game.apply(choice(bots[decision.seat], game, decision))
    return game
