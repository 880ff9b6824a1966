"""Bots for any game, by name."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature

from landsraad.bots import external
from landsraad.bots.external import ExternalBot
from landsraad.bots.greedy import GreedyBot
from landsraad.bots.mentat import MentatBot
from landsraad.bots.planner import PlannerBot
from landsraad.bots.uniform import RandomBot
from landsraad.core.bots import Bot
from landsraad.core.decisions import InvalidSetup, shown

BOTS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot, "mentat": MentatBot,
}  # fmt: skip
NAMES = tuple(BOTS)
SETTINGS = {"iterations": int, "seconds": float, "noise": float, "samples": int}
"""What may be set in a name, as far as the bot knows it."""


def make(name: str, seed: int, seconds: float = external.SECONDS) -> Bot:
    """A bot of a name; the same seed and the same observations give the same choices.

    Settings follow a colon: ``mentat:seconds=1``, ``mentat:iterations=2000,noise=0.02``.
    ``cmd:./mybot`` is a program of your own, with so many seconds for a decision. It runs with
    the rights of whoever calls this: check names that come from others against `NAMES`.
    """
    if name.startswith(external.PREFIX):
        return ExternalBot(name, seed, seconds)
    kind, _, text = name.partition(":")
    if kind not in BOTS:
        raise InvalidSetup(f"unknown bot {shown(name)}; there is {', '.join(NAMES)}")
    return BOTS[kind](seed, **_settings(name, kind, text))


def _settings(name: str, kind: str, text: str) -> dict[str, float]:
    """``mentat:iterations=2000,noise=0.02`` -> the keywords of the bot."""
    known = [key for key in SETTINGS if key in signature(BOTS[kind]).parameters]
    found: dict[str, float] = {}
    for part in text.split(",") if ":" in name else []:
        key, _, value = part.partition("=")
        if key not in known:
            there_is = f"there is {', '.join(known)}" if known else "it has none"
            raise InvalidSetup(f"{kind} has no setting {shown(key)}; {there_is}")
        try:
            found[key] = SETTINGS[key](value)
        except ValueError:
            raise InvalidSetup(f"{key} of {kind} is a number, not {shown(value)}") from None
    return found
