"""The network while it learns: back-propagation by hand, with Adam."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from landsraad.bots.network import Array, Layers, Network, softmax
from landsraad.training.selfplay import Lesson

WIDTHS = (64, 32)
BATCH = 512
SCORE_WEIGHT = 0.5
DECAY = 0.1
MEMORY, SQUARES = 0.9, 0.999
AVERAGE = 0.998
"""How slowly the weights that play follow the weights that learn."""
NEVER = np.float32(-1e9)


class Learner:
    """Weights with what Adam remembers of them.

    The last layer tells win chances (a place for each seat and one for nobody) and, to learn
    faster, the scores at the end as shares of the best.
    """

    def __init__(self, names: Sequence[str], places: int, seed: int) -> None:
        self.names = tuple(names)
        self.places = places
        self.steps = 0
        chance = np.random.default_rng(seed)
        sizes = (len(self.names), *WIDTHS, 2 * places + 1)
        self.arrays: list[Array] = []
        for inner, outer in pairwise(sizes):
            spread = np.sqrt(2 / inner) * (1.0 if outer != sizes[-1] else 0.1)
            self.arrays.append(chance.normal(0, spread, (inner, outer)).astype(np.float32))
            self.arrays.append(np.zeros(outer, np.float32))
        self._first = [np.zeros_like(array) for array in self.arrays]
        self._second = [np.zeros_like(array) for array in self.arrays]
        self.averages = [array.copy() for array in self.arrays]

    def layers(self) -> Layers:
        """The averaged weights without the scores: what plays."""
        weights = self.averages[:-2]
        pairs = [(weights[n], weights[n + 1]) for n in range(0, len(weights), 2)]
        chances = self.places + 1
        return [*pairs, (self.averages[-2][:, :chances].copy(), self.averages[-1][:chances].copy())]

    def network(self) -> Network:
        """The network as it plays now."""
        return Network(self.names, self.layers())

    def learn(self, lessons: Sequence[Lesson], batches: int, rate: float, seed: int) -> float:
        """Learn from batches of the lessons; returns the average loss of the chances."""
        rows, targets, scores, present = gather(lessons, self.places)
        chance = np.random.default_rng(seed)
        total = 0.0
        for _ in range(batches):
            chosen = chance.integers(0, len(rows), BATCH)
            total += self._step(
                rows[chosen].astype(np.float32), targets[chosen], scores[chosen], present[chosen],
                rate,
            )  # fmt: skip
        return total / max(1, batches)

    def _step(
        self, rows: Array, targets: Array, scores: Array, present: Array, rate: float
    ) -> float:
        activations = [rows]
        for place in range(0, len(self.arrays) - 2, 2):
            inner = activations[-1] @ self.arrays[place] + self.arrays[place + 1]
            activations.append(np.maximum(inner, 0))
        output = activations[-1] @ self.arrays[-2] + self.arrays[-1]
        places = self.places
        chances = softmax(np.where(present > 0, output[:, : places + 1], NEVER))
        loss = float(-(targets * np.log(chances + 1e-9)).sum() / len(rows))
        back = np.empty_like(output)
        back[:, : places + 1] = (chances - targets) / len(rows)
        missed = (output[:, places + 1 :] - scores) * present[:, :places]
        back[:, places + 1 :] = SCORE_WEIGHT * missed / len(rows)
        gradients: list[Any] = []
        for place in range(len(self.arrays) - 2, -1, -2):
            below = activations[place // 2]
            gradients = [below.T @ back, back.sum(axis=0), *gradients]
            if place:
                back = (back @ self.arrays[place].T) * (below > 0)
        self._adam(gradients, rate)
        return loss

    def _adam(self, gradients: list[Any], rate: float) -> None:
        self.steps += 1
        for place, (array, gradient) in enumerate(zip(self.arrays, gradients, strict=True)):
            first, second = self._first[place], self._second[place]
            first += (1 - MEMORY) * (gradient - first)
            second += (1 - SQUARES) * (gradient * gradient - second)
            mean = first / (1 - MEMORY**self.steps)
            spread = np.sqrt(second / (1 - SQUARES**self.steps)) + 1e-8
            array -= (rate * (mean / spread + DECAY * array)).astype(np.float32)
            keep = min(AVERAGE, self.steps / (self.steps + 10))
            self.averages[place] += (1 - keep) * (array - self.averages[place])

    def to_arrays(self) -> dict[str, Any]:
        """All that learning depends on, for a checkpoint."""
        kept: dict[str, Any] = {"steps": np.array(self.steps), "names": np.array(self.names)}
        for name, arrays in self._groups():
            for place, array in enumerate(arrays):
                kept[f"{name}{place}"] = array.copy()
        return kept

    def read(self, kept: Any) -> None:
        """Go on from a checkpoint."""
        self.steps = int(kept["steps"])
        for name, arrays in self._groups():
            for place in range(len(arrays)):
                arrays[place] = kept[f"{name}{place}"]

    def _groups(self) -> tuple[tuple[str, list[Array]], ...]:
        return (
            ("array", self.arrays), ("first", self._first), ("second", self._second),
            ("average", self.averages),
        )  # fmt: skip


def gather(lessons: Sequence[Lesson], places: int) -> tuple[Array, Array, Array, Array]:
    """Lessons of any number of seats as rows, targets, scores and who can win at all."""
    rows = np.concatenate([lesson.rows for lesson in lessons])
    targets = np.zeros((len(rows), places + 1), np.float32)
    scores = np.zeros((len(rows), places), np.float32)
    present = np.zeros((len(rows), places + 1), np.float32)
    start = 0
    for lesson in lessons:
        end, seats = start + len(lesson.rows), lesson.seats
        targets[start:end, :seats] = lesson.chances[:, :seats]
        targets[start:end, places] = lesson.chances[:, seats]
        scores[start:end, :seats] = lesson.scores
        present[start:end, :seats] = 1
        present[start:end, places] = 1
        start = end
    return rows, targets, scores, present
