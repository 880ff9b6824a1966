"""Bots for any game, by name."""

from __future__ import annotations

from collections.abc import Callable

from landsraad.bots import external
from landsraad.bots.external import ExternalBot
from landsraad.bots.greedy import GreedyBot
from landsraad.bots.planner import PlannerBot
from landsraad.bots.uniform import RandomBot
from landsraad.core.bots import Bot
from landsraad.core.decisions import InvalidSetup

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot,
}  # fmt: skip
NAMES = tuple(BOTS)


def make(name: str, seed: int, seconds: float = external.SECONDS) -> Bot:
    """A bot of a name; the same seed and the same observations give the same choices.

    ``cmd:./mybot`` is a program of your own, with so many seconds for a decision. It runs with
    the rights of whoever calls this: check names that come from others against `NAMES`.
    """
    if name.startswith(external.PREFIX):
        return ExternalBot(name, seed, seconds)
    if name not in BOTS:
        raise InvalidSetup(f"unknown bot {name!r}; there is {', '.join(NAMES)}")
    return BOTS[name](seed)
