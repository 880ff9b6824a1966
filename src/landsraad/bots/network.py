"""A small network that tells win chances from the features of a position."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

# Before numpy is loaded: for matrices as small as these a second thread only gets in the way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from landsraad.core.decisions import InvalidSetup
from landsraad.core.rules import GameInfo

Array = np.ndarray[Any, np.dtype[np.float32]]
Layers = list[tuple[Array, Array]]

FORMAT = 1
BROKEN = (OSError, EOFError, KeyError, ValueError, BadZipFile)
"""What a file raises that is none of ours."""


def softmax(logits: Array) -> Array:
    """Chances from logits, row by row."""
    raised = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=-1, keepdims=True), np.float32)


def slots(logits: Array, seats: int) -> Array:
    """The logits of those who can win: the seats present, and last of all nobody of them."""
    return np.concatenate((logits[..., :seats], logits[..., -1:]), axis=-1)


class Network:
    """Layers of weights and the names of the features that they were trained with.

    The last layer has a place for each seat (oneself, the next, and so on round the table) and one
    for the automata of the game, to whom all may lose.
    """

    def __init__(self, names: Sequence[str], layers: Layers) -> None:
        self.names = tuple(names)
        self.layers = layers

    @property
    def places(self) -> int:
        """For how many seats it was trained."""
        return len(self.layers[-1][1]) - 1

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read a file of weights; raises InvalidSetup if it is none."""
        try:
            with np.load(path, allow_pickle=False) as found:
                if int(found["format"]) != FORMAT:
                    raise InvalidSetup(f"{path} holds weights of another version")
                count = sum(key.startswith("weights") for key in found.files)
                layers = [(found[f"weights{n}"], found[f"biases{n}"]) for n in range(count)]
                return cls(tuple(map(str, found["names"])), layers)
        except InvalidSetup:
            raise
        except BROKEN:
            raise InvalidSetup(f"{path} holds no weights of a network") from None

    def save(self, path: Path) -> None:
        """Write the weights with their names."""
        arrays: dict[str, Any] = {"format": np.array(FORMAT), "names": np.array(self.names)}
        for number, (weights, biases) in enumerate(self.layers):
            arrays[f"weights{number}"], arrays[f"biases{number}"] = weights, biases
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)

    def matched(self, names: Sequence[str]) -> Network:
        """The same network for a list of features of today: unknown ones count for nothing."""
        if tuple(names) == self.names:
            return self
        known = {name: place for place, name in enumerate(self.names)}
        weights, biases = self.layers[0]
        rows = np.zeros((len(names), weights.shape[1]), np.float32)
        for place, name in enumerate(names):
            if name in known:
                rows[place] = weights[known[name]]
        return Network(names, [(rows, biases), *self.layers[1:]])

    def logits(self, rows: Array) -> Array:
        """The last layer for rows of features."""
        *hidden, (weights, biases) = self.layers
        for inner, bias in hidden:
            rows = np.maximum(rows @ inner + bias, 0)
        return np.asarray(rows @ weights + biases, np.float32)

    def chances(self, rows: Sequence[Sequence[float]], seats: int) -> list[list[float]]:
        """For each row of features the win chance of oneself, the next seat, and so on."""
        found = softmax(slots(self.logits(np.array(rows, np.float32)), seats))
        chances: list[list[float]] = found[:, :seats].tolist()
        return chances


@cache
def _read(path: Path, names: tuple[str, ...]) -> Network:
    network = Network.load(path)
    if 2 * len(set(network.names) & set(names)) < len(network.names):
        raise InvalidSetup(f"{path} holds weights of another game")
    return network.matched(names)


def learnt(info: GameInfo, weights: Path | None = None) -> Network | None:
    """The network of a file, or the one that a game is shipped with; read when first needed."""
    names = info.rules.feature_names()
    path = info.calibration.learnt if weights is None else weights
    return None if path is None else _read(path, names)
