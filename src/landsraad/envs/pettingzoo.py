"""Any registered game as a PettingZoo environment (AEC: one agent after another).

    env = landsraad.envs.pettingzoo.env("imperium", seats=4)

Agents are ``seat_0``, ``seat_1``, ... An observation is a dict of ``observation`` and
``action_mask``; the mask is all zeros for every agent but the one to move.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from landsraad.core import registry
from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.game import Game
from landsraad.envs import missing
from landsraad.envs.encoding import Encoding, Floats, Seen, tables_of
from landsraad.envs.gym import observation_space
from landsraad.envs.rewards import Rewards

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("pettingzoo") from error

ILLEGAL_REWARD = -1.0
RENDER_MODES = ("ansi", "human")


def env(game: str = "imperium", **settings: Any) -> AECEnv:
    """The environment as PettingZoo wraps its own: an illegal action ends the game at a loss."""
    inner = raw_env(game, **settings)
    ended = wrappers.TerminateIllegalWrapper(inner, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """The environment itself; an illegal action raises IllegalAction and changes nothing.

    ``max_cycles`` truncates after that many choices of all seats together. ``entities`` adds the
    tables of components to what is seen. Options of the game,
    such as ``leaders="draft"``, may be given by name.
    """

    def __init__(
        self,
        game: str = "imperium",
        seats: int | None = None,
        *,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        entities: bool = False,
        **options: Any,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise InvalidSetup(f"render_mode is ansi or human, not {shown(render_mode)}")
        # Dealt now, so that bad settings are told at once; agents see it after a reset only.
        self.game: Game = registry.new_match(game, seats, **options)
        self._settings = (game, self.game.seats, options, reward)
        Rewards(reward, self.game.info, self.game.state)
        self.encoding = Encoding(self.game.info, tables_of(self.game, entities))
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.metadata: dict[str, Any] = {
            "name": f"landsraad_{game}_v{self.game.info.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": self.game.seats == 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: observation_space(self.encoding) for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: spaces.Discrete(len(self.encoding.actions)) for agent in self.possible_agents
        }
        whole = len(self.encoding.features) * self.game.seats
        self.state_space = spaces.Box(-np.inf, np.inf, (whole,), np.float32)
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """One number for each notation of the game."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: that of the seed, or one by chance. There are no options."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        else:
            seed = int(self._chance.integers(1 << 53))
        name, seats, chosen, reward = self._settings
        self.game = registry.new_match(name, seats, seed, **chosen)
        self._rewards = Rewards(reward, self.game.info, self.game.state)
        self._told = 0
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        decision = self.game.decision
        self.agent_selection = self.possible_agents[decision.seat if decision else 0]

    def observe(self, agent: str) -> Seen:
        """What an agent may know; the mask is its own or nothing."""
        return self.encoding.seen(self.game.state, self._seat[agent])

    def state(self) -> Floats:
        """Everything, for a critic that sees all seats: what each may know, one after another.

        Agents that are to play honestly must not look at it.
        """
        seen = [self.encoding.observation(self.game.state, seat) for seat in self._seat.values()]
        return np.concatenate(seen)

    def step(self, action: int | None) -> None:
        """Answer the decision of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        decision = self.game.decision
        if action is None or decision is None:
            raise ValueError(f"{agent} has to move; None is for agents that are done")
        self.game.apply(self.encoding.option(decision, int(action)))
        self._cumulative_rewards[agent] = 0.0
        paid = self._rewards.after(self.game.state)
        self.rewards = dict(zip(self.agents, paid, strict=True))
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and len(self.game.actions) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What has happened since the last time and what is asked, as a spectator may know it."""
        if self.render_mode is None:
            return None
        log, decision = self.game.log(None), self.game.decision
        lines = log[self._told :]
        self._told = len(log)
        lines.append("Scores: " + ", ".join(map(str, self.game.scores)))
        if decision is not None:
            asked = f"Seat {decision.seat + 1} ({self.agent_selection})"
            lines.append(f"{asked} is asked: {decision.ask.key} ({decision.rule})")
        text = "\n".join(lines)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""
