"""Bots for any game, by name."""

from __future__ import annotations

from collections.abc import Callable

from landsraad.bots.greedy import GreedyBot
from landsraad.bots.uniform import RandomBot
from landsraad.core.bots import Bot
from landsraad.core.decisions import InvalidSetup

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
NAMES = tuple(BOTS)


def make(name: str, seed: int) -> Bot:
    """A bot of a name; the same seed and the same observations give the same choices."""
    if name not in BOTS:
        raise InvalidSetup(f"unknown bot {name!r}; there is {', '.join(NAMES)}")
    return BOTS[name](seed)
