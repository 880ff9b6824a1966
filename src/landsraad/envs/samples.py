"""Kept games as arrays: what a seat saw when it chose, what it chose, and how that ended.

    landsraad arena imperium planner planner greedy greedy --games 10000 --save data/imperium

    for batch in batches("data/imperium", 256, bots=("planner",), seed=1):
        batch.observations, batch.masks, batch.actions, batch.outcomes

Games are played over again as they are read, so that a data set stays small and what is seen in it
follows the encoding of this version. Choices between one option are left out.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landsraad.arena.kept import KeptGame, load
from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.registry import is_whole
from landsraad.envs.encoding import Encoding, Floats, Mask
from landsraad.envs.rewards import win

Place = str | os.PathLike[str]
POOL = 8192
"""Samples to draw from where batches are shuffled: some tens of games."""


class Sample(NamedTuple):
    """One choice of one seat."""

    observation: Floats
    mask: Mask
    action: int
    seat: int
    outcome: float
    """What the seat was paid at the end of the game, as by ``reward="win"``."""


class Batch(NamedTuple):
    """Some choices; the first axis of each array counts them."""

    observations: Floats
    masks: Mask
    actions: NDArray[np.int64]
    seats: NDArray[np.int64]
    outcomes: Floats


def samples(path: Place, *, bots: Collection[str] = ()) -> Iterator[Sample]:
    """The choices of the kept games in the order they were made, of some bots or of all.

    Raises InvalidReplay for what is not a kept game, InvalidSetup for one without arrays.
    """
    for kept in load(Path(path)):
        yield from _of(kept, bots)


def batches(
    path: Place, size: int, *, bots: Collection[str] = (), seed: int | None = None
) -> Iterator[Batch]:
    """The choices in batches, the last of which may be smaller; with a seed they are shuffled.

    Shuffling draws from a pool of `POOL` samples, so that games need not all be in memory.
    """
    if not is_whole(size) or size < 1:
        raise InvalidSetup(f"a batch holds some samples, not {shown(size)}")
    found = samples(path, bots=bots)
    if seed is not None:
        found = _shuffled(found, np.random.default_rng(seed))
    while some := list(islice(found, size)):
        yield Batch(
            np.stack([sample.observation for sample in some]),
            np.stack([sample.mask for sample in some]),
            np.array([sample.action for sample in some]),
            np.array([sample.seat for sample in some]),
            np.array([sample.outcome for sample in some], np.float32),
        )


def _of(kept: KeptGame, bots: Collection[str]) -> Iterator[Sample]:
    game = kept.replay.play(upto=0)
    encoding = Encoding(game.info)
    paid = win(game.seats, kept.winners)
    for notation in kept.replay.actions:
        decision = game.decision
        assert decision is not None
        option, seat = decision.find(notation), decision.seat
        wanted = not bots or kept.bots[seat] in bots
        if wanted and option in decision.moves and len(decision.moves) > 1:
            action = encoding.legal(decision)[decision.moves.index(option)]
            seen, mask = encoding.observation(game.state, seat), encoding.mask(game.state, seat)
            yield Sample(seen, mask, action, seat, paid[seat])
        game.apply(notation)


def _shuffled(found: Iterator[Sample], rng: np.random.Generator) -> Iterator[Sample]:
    pool: list[Sample] = []
    for sample in found:
        if len(pool) < POOL:
            pool.append(sample)
            continue
        place = int(rng.integers(POOL))
        drawn, pool[place] = pool[place], sample
        yield drawn
    for place in rng.permutation(len(pool)):
        yield pool[place]
