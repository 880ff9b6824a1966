"""A small network that tells win chances from the features of a position."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache
from math import exp
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
        return shares(self.logits(np.array(rows, np.float32)), seats)


def shares(logits: Array, seats: int) -> list[list[float]]:
    """Chances of the seats present, row by row.

    A search asks for few positions at a time: for so few numbers arrays are the slower way.
    """
    found: list[list[float]] = []
    for row in logits.tolist():
        row[seats:-1] = []
        most = max(row)
        raised = [exp(logit - most) for logit in row]
        total = sum(raised)
        found.append([share / total for share in raised[:-1]])
    return found


class PackedNetwork:
    """A network that takes features as they are packed, and passes over those it does not know.

    What would bring a feature to its size is in the weights, and behind the last feature that
    counts nothing is read.
    """

    def __init__(self, network: Network, scales: Sequence[float]) -> None:
        (weights, biases), *others = network.layers
        known = np.flatnonzero(weights.any(axis=1))
        self.read = int(known[-1]) + 1 if len(known) else 0
        scaled = weights[: self.read] * np.array(scales[: self.read], np.float32)[:, None]
        self.network = Network(network.names[: self.read], [(scaled, biases), *others])

    def chances(self, packed: Sequence[bytes], seats: int) -> list[list[float]]:
        """The same as `Network.chances` for the features of some positions."""
        numbers = np.frombuffer(b"".join(packed)).reshape(len(packed), -1)[:, : self.read]
        return shares(self.network.logits(numbers.astype(np.float32)), seats)


@cache
def _read(path: Path, names: tuple[str, ...]) -> Network:
    network = Network.load(path)
    if 2 * len(set(network.names) & set(names)) < len(network.names):
        raise InvalidSetup(f"{path} holds weights of another game")
    return network.matched(names)


@cache
def _packed(path: Path, names: tuple[str, ...], scales: tuple[float, ...]) -> PackedNetwork:
    return PackedNetwork(_read(path, names), scales)


def learnt(info: GameInfo, weights: Path | None = None) -> Network | None:
    """The network of a file, or the one that a game is shipped with; read when first needed."""
    names = info.rules.feature_names()
    path = info.calibration.learnt if weights is None else weights
    return None if path is None else _read(path, names)


def places(info: GameInfo, weights: Path | None = None) -> int:
    """For how many seats the network of a game was trained: 0 where there is none."""
    network = learnt(info, weights)
    return 0 if network is None else network.places


def looks(
    info: GameInfo, seat: int, seats: int, weights: Path | None = None
) -> Callable[[list[Any]], list[list[float]]]:
    """What tells the chances of positions as a seat sees them, by the network of the game."""
    path = info.calibration.learnt if weights is None else weights
    assert path is not None
    names = info.rules.feature_names()
    if info.packing is None:
        network, features = _read(path, names), info.rules.features
        return lambda states: network.chances([features(state, seat) for state in states], seats)
    narrow, packed = _packed(path, names, tuple(info.packing.scales())), info.packing.packed
    return lambda states: narrow.chances([packed(state, seat) for state in states], seats)
