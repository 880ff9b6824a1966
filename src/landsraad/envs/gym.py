"""One seat of any registered game as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from typing import Any

import numpy as np

from landsraad import bots
from landsraad.bots.uniform import RandomBot
from landsraad.core import registry
from landsraad.core.bots import Bot
from landsraad.core.decisions import Decision, InvalidSetup, Option, shown
from landsraad.core.game import Game
from landsraad.envs import missing
from landsraad.envs.encoding import Encoding, Mask, Seen
from landsraad.envs.rewards import Rewards

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium") from error


def observation_space(encoding: Encoding) -> spaces.Dict:
    """The space of what `Encoding.seen` gives."""
    return spaces.Dict(
        observation=spaces.Box(-np.inf, np.inf, (len(encoding.features),), np.float32),
        action_mask=spaces.Box(0, 1, (len(encoding.actions),), np.int8),
    )


class SeatEnv(gymnasium.Env[Seen, int]):
    """Observations are dicts of ``observation`` and ``action_mask``; `action_masks` is for sb3.

    ``seat`` is the one that learns; None takes each in turn, from ``seed % seats`` on.
    ``opponents`` is the name of a bot.
    """

    def __init__(
        self,
        game: str = "imperium",
        seats: int | None = None,
        *,
        seat: int | None = None,
        opponents: str = "random",
        reward: str = "win",
        **options: Any,
    ) -> None:
        self.game: Game = registry.new(game, seats, **options)
        if seat is not None and seat not in range(self.game.seats):
            raise InvalidSetup(f"seats are 0 to {self.game.seats - 1}, not {shown(seat)}")
        if opponents not in bots.NAMES:
            raise registry.unknown("bot", opponents, bots.NAMES)
        self._settings = (game, self.game.seats, options, reward, opponents)
        self._fixed, self._episodes = seat, 0
        self.seat = seat or 0
        self.encoding = Encoding(self.game.info)
        self._rewards = Rewards(reward, self.game.info.rules, self.game.state)
        self.observation_space: spaces.Space[Any] = observation_space(self.encoding)
        self.action_space: spaces.Space[Any] = spaces.Discrete(len(self.encoding.actions))
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a game by chance, which the seed begins, and play to the seat's first decision."""
        super().reset(seed=seed)
        if seed is not None:
            self._episodes = seed
        name, seats, chosen, reward, opponents = self._settings
        self.seat = self._episodes % seats if self._fixed is None else self._fixed
        self._episodes += 1
        dealt, *minds = (int(number) for number in self.np_random.integers(1 << 53, size=seats + 1))
        self.game = registry.new(name, seats, dealt, **chosen)
        self._rewards = Rewards(reward, self.game.info.rules, self.game.state)
        self._bots = {seat: bots.make(opponents, mind) for seat, mind in enumerate(minds)}
        self._others()
        return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer the seat's decision, and let the others answer theirs until it has another."""
        decision = self.game.decision
        if decision is None:
            raise ValueError("the game is over: reset first")
        self.game.apply(self.encoding.option(decision, int(action)))
        paid = self._rewards.after(self.game.state)[self.seat] + self._others()
        return self._seen(), paid, self.game.over, False, {"seat": self.seat}

    def _others(self) -> float:
        """Let the bots play; returns what that brings the seat."""
        game, paid = self.game, 0.0
        while (decision := game.decision) is not None and decision.seat != self.seat:
            game.apply(self._choice(decision))
            paid += self._rewards.after(game.state)[self.seat]
        return paid

    def _choice(self, decision: Decision) -> Option:
        bot = self._bots[decision.seat]
        if isinstance(bot, RandomBot):
            # An observation, which this bot would not look at, takes longer than the choice.
            return decision.options[bot.rng.below(len(decision.options))]
        return bot.choose(self.game.observe(decision.seat), decision)

    def _seen(self) -> Seen:
        return self.encoding.seen(self.game.state, self.seat)

    def action_masks(self) -> Mask:
        """The options of the seat's decision."""
        return self.encoding.mask(self.game.state, self.seat)
