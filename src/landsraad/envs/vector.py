"""Many games stepped together, for self-play: one row per game, and a new game where one ends.

    games = VectorGames("imperium", 64, seats=4, seed=1)
    seen = games.reset()
    while learning:
        seen = games.step(choose(seen.observations, seen.masks))

A row shows what the seat to move may know, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from landsraad.core import registry
from landsraad.core.decisions import IllegalAction, InvalidSetup, Option, Reason, shown
from landsraad.envs.encoding import Encoding, Floats, Mask, empty_tables, tables_of
from landsraad.envs.rewards import Rewards

SEEDS = 1 << 64


class Batch(NamedTuple):
    """What a step returns. The arrays are the same ones at every step: copy what you keep."""

    observations: Floats
    """[games, features]: what the seat to move knows."""
    masks: Mask
    """[games, actions]: ones where it may choose."""
    seats: NDArray[np.int64]
    """[games]: the seat to move."""
    rewards: Floats
    """[games, seats]: what the last choice brought each seat."""
    done: NDArray[np.bool_]
    """[games]: whether the last choice ended a game; the row shows the next one already."""
    tables: dict[str, Mask]
    """By name [games, rows, columns]: the components, if entities were asked for."""


class VectorGames:
    """Equal games from consecutive seeds; game ``i`` deals ``seed + i``, then ``+ count``, ..."""

    def __init__(
        self,
        game: str = "imperium",
        count: int = 16,
        *,
        seats: int | None = None,
        seed: int = 0,
        reward: str = "win",
        entities: bool = False,
        **options: Any,
    ) -> None:
        if not registry.is_whole(count) or count < 1:
            raise InvalidSetup(f"count is how many games, not {shown(count)}")
        first = registry.new_match(game, seats, seed, **options)
        assert first.origin is not None
        self.rules, self.seats = first.info.rules, first.seats
        self.encoding = Encoding(first.info, tables_of(first, entities))
        self._options, self._seed, self._reward = first.origin.options, seed, reward
        self._count = count
        self.batch = Batch(
            np.zeros((count, len(self.encoding.features)), np.float32),
            np.zeros((count, len(self.encoding.actions)), np.int8),
            np.zeros(count, np.int64),
            np.zeros((count, self.seats), np.float32),
            np.zeros(count, np.bool_),
            empty_tables(self.encoding.blocks, count),
        )
        self.legal: list[list[int]] = [[] for _ in range(count)]
        """For each game the actions that are offered, in the order of the options."""
        self._masks = self.batch.masks.data.cast("B")
        self._states: list[Any] = [first.state] * count
        self._rewards = [Rewards(reward, first.info, first.state)] * count
        self.reset()

    def reset(self) -> Batch:
        """Deal every game again, from the first seeds on."""
        self._dealt = [0] * self._count
        self.batch.rewards[:] = 0
        self.batch.done[:] = False
        for row in range(self._count):
            self._deal(row)
        self._show()
        return self.batch

    def step(self, actions: Sequence[int] | Any) -> Batch:
        """Answer the decision of every game; raises IllegalAction before anything changes."""
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else actions
        chosen = [self._chosen(row, int(action)) for row, action in enumerate(numbers)]
        if len(chosen) != self._count:
            raise ValueError(f"{self._count} games need as many actions, not {len(chosen)}")
        batch, apply, states = self.batch, self.rules.apply, self._states
        batch.rewards[:] = 0
        batch.done[:] = False
        for row, option in enumerate(chosen):
            state = states[row]
            apply(state, option)
            state.events.clear()
            over = state.pending is None
            if over or self._reward != "win":
                batch.rewards[row] = self._rewards[row].after(state)
            if over:
                batch.done[row] = True
                self._deal(row)
        self._show()
        return batch

    def _chosen(self, row: int, action: int) -> Option:
        options: tuple[Option, ...] = self._states[row].pending.options
        try:
            return options[self.legal[row].index(action)]
        except (ValueError, IndexError):
            reason = Reason(f"it is not offered in game {row}", self._states[row].pending.rule)
            raise IllegalAction(str(action), reason) from None

    def _deal(self, row: int) -> None:
        seed = (self._seed + row + self._count * self._dealt[row]) % SEEDS
        self._dealt[row] += 1
        self._states[row] = state = self.rules.new(self.seats, seed, self._options)
        self._rewards[row] = Rewards(self._reward, self.encoding.info, state)

    def _show(self) -> None:
        """Fill the arrays: lists and bytes first, so that each array is written once."""
        masks, encoding, batch = self._masks, self.encoding, self.batch
        seats, rows, first, width = [], [], 0, len(encoding.actions)
        for row, state in enumerate(self._states):
            decision = state.pending
            for action in self.legal[row]:
                masks[first + action] = 0
            self.legal[row] = legal = encoding.legal(decision)
            for action in legal:
                masks[first + action] = 1
            first += width
            seats.append(decision.seat)
            rows.append(encoding.packed(state, decision.seat))
            if encoding.blocks:
                for name, table in encoding.tables(state, decision.seat).items():
                    batch.tables[name][row] = table
        batch.seats[:] = seats
        encoding.scaled(b"".join(rows), batch.observations)
