"""One seat in each of many games as a Gymnasium vector environment, in one process.

    envs = SeatVectorEnv("imperium", 64, seats=4, opponents=["random", "greedy"])
    seen, info = envs.reset(seed=1)
    seen, rewards, terminated, truncated, info = envs.step(actions)

Where a game has ended, the row shows the first decision of the next one already (same-step
autoreset), and ``info["final_obs"]`` what was seen last.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from landsraad.core import registry
from landsraad.core.bots import Bot, answer
from landsraad.core.decisions import Decision, IllegalAction, InvalidSetup, shown
from landsraad.core.observation import Observation
from landsraad.envs import missing
from landsraad.envs.encoding import Encoding, Floats, Mask, empty_tables, tables_of
from landsraad.envs.opponents import League, Opponents
from landsraad.envs.rewards import Rewards

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from landsraad.envs.gym import ILLEGAL_REWARD, check_illegal, observation_space
except ImportError as error:
    raise missing("gymnasium") from error

Batch = dict[str, Floats | Mask]


class _Row:
    """One game of the many."""

    __slots__ = ("bots", "over", "rewards", "seat", "state")

    state: Any
    rewards: Rewards
    seat: int
    bots: list[Bot]
    over: bool


class SeatVectorEnv(VectorEnv[Batch, Any, Any]):
    """Arrays are dicts of ``observation`` [games, features] and ``action_mask`` [games, actions].

    ``seat``, ``opponents``, ``reward`` and ``illegal`` are those of `SeatEnv`. The arrays of
    observations are the same ones at every step: copy what you keep.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str = "imperium",
        num_envs: int = 16,
        seats: int | None = None,
        *,
        seat: int | None = None,
        opponents: Opponents = "random",
        reward: str = "win",
        illegal: str = "raise",
        entities: bool = False,
        **options: Any,
    ) -> None:
        if not registry.is_whole(num_envs) or num_envs < 1:
            raise InvalidSetup(f"num_envs is how many games, not {shown(num_envs)}")
        first = registry.new_match(game, seats, **options)
        if seat is not None and seat not in range(first.seats):
            raise InvalidSetup(f"seats are 0 to {first.seats - 1}, not {shown(seat)}")
        assert first.origin is not None
        self.info, self.league = first.info, League(opponents)
        self._options, self._seats, self._fixed = first.origin.options, first.seats, seat
        self._reward, self._illegal = reward, check_illegal(illegal)
        Rewards(reward, first.info, first.state)
        self.encoding = Encoding(first.info, tables_of(first, entities))
        self.num_envs = int(num_envs)
        self.single_observation_space = observation_space(self.encoding)
        self.single_action_space = spaces.Discrete(len(self.encoding.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._observations = np.zeros((num_envs, len(self.encoding.features)), np.float32)
        self._tables = empty_tables(self.encoding.blocks, int(num_envs))
        self._masks = np.zeros((num_envs, len(self.encoding.actions)), np.int8)
        self._legal: list[list[int]] = [[] for _ in range(self.num_envs)]
        self._rows = [_Row() for _ in range(self.num_envs)]
        self._episodes = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Deal every game by chance, which the seed begins, and play to the seat's decision."""
        super().reset(seed=seed)
        if seed is not None:
            self._episodes = seed
        for number, row in enumerate(self._rows):
            self._deal(row)
            self._show(number, row)
        return self._seen(), {"seat": self._own_seats()}

    def step(
        self, actions: Sequence[int] | Any
    ) -> tuple[Batch, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Answer the decision of every game, and let the others answer theirs."""
        if len(actions) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need as many actions, not {len(actions)}")
        paid = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        final: NDArray[Any] = np.full(self.num_envs, None, object)
        for number, (row, action) in enumerate(zip(self._rows, actions, strict=True)):
            paid[number] = self._answer(row, int(action))
            if row.over:
                ended[number] = True
                final[number] = self._last_seen(row)
                self._deal(row)
            self._show(number, row)
        about: dict[str, Any] = {"seat": self._own_seats()}
        if ended.any():
            about |= {"final_obs": final, "_final_obs": ended}
        return self._seen(), paid, ended, np.zeros(self.num_envs, np.bool_), about

    def action_masks(self) -> Mask:
        """The options of every decision, as sb3 asks for them."""
        return self._masks

    def _seen(self) -> Batch:
        return {"observation": self._observations, "action_mask": self._masks, **self._tables}

    def _own_seats(self) -> NDArray[np.int64]:
        return np.array([row.seat for row in self._rows])

    def _deal(self, row: _Row) -> None:
        """A new game; one that ends before the seat is asked anything is dealt over again."""
        while True:
            row.seat = self._episodes % self._seats if self._fixed is None else self._fixed
            self._episodes += 1
            numbers = self.np_random.integers(1 << 53, size=self._seats + 1)
            dealt, *minds = (int(number) for number in numbers)
            row.state = self.info.rules.new(self._seats, dealt, self._options)
            row.rewards = Rewards(self._reward, self.info, row.state)
            row.bots = [self.league.draw(mind) for mind in minds]
            self._others(row)
            if not row.over:
                return

    def _answer(self, row: _Row, action: int) -> float:
        """Take an action; returns what it and the answers of the others bring the seat."""
        decision: Decision = row.state.pending
        try:
            option = self.encoding.option(decision, action)
        except IllegalAction:
            if self._illegal == "raise":
                raise
            row.over = True
            return ILLEGAL_REWARD
        self.info.rules.apply(row.state, option)
        return row.rewards.after(row.state)[row.seat] + self._others(row)

    def _others(self, row: _Row) -> float:
        state, info, paid = row.state, self.info, 0.0
        while (decision := state.pending) is not None and decision.seat != row.seat:
            bot, seat = row.bots[decision.seat], decision.seat
            option = answer(bot, decision, partial(Observation, info, state, seat))
            info.rules.apply(state, option)
            state.events.clear()
            paid += row.rewards.after(state)[row.seat]
        state.events.clear()
        row.over = state.pending is None
        return paid

    def _last_seen(self, row: _Row) -> Batch:
        return dict(self.encoding.seen(row.state, row.seat))

    def _show(self, number: int, row: _Row) -> None:
        mask = self._masks[number]
        mask[self._legal[number]] = 0
        self._legal[number] = legal = self.encoding.legal(row.state.pending)
        mask[legal] = 1
        self._observations[number] = self.info.rules.features(row.state, row.seat)
        for name, table in self.encoding.tables(row.state, row.seat).items():
            self._tables[name][number] = table
