"""A bot from its name: built in, of a package that is installed, of a module, or a program."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from pathlib import Path
from typing import Any

from landsraad.bots import external
from landsraad.bots.external import ExternalBot
from landsraad.bots.greedy import GreedyBot, beginner
from landsraad.bots.mentat import MentatBot
from landsraad.bots.planner import PlannerBot
from landsraad.bots.uniform import RandomBot
from landsraad.core.bots import Bot
from landsraad.core.decisions import InvalidSetup, shown

Maker = Callable[..., Bot]
"""What makes a bot: a class or a function that takes a seed first, then settings by name."""

BOTS: dict[str, Maker] = {
    "random": RandomBot, "beginner": beginner, "greedy": GreedyBot, "planner": PlannerBot,
    "mentat": MentatBot,
}  # fmt: skip
NAMES = tuple(BOTS)
"""The bots that come along, which anybody may be allowed to name."""
SETTINGS: dict[str, Callable[[str], Any]] = {
    "iterations": int, "seconds": float, "noise": float, "samples": int, "weights": Path,
    "rollouts": int, "candidates": int,
}  # fmt: skip
"""What may be set in a name, as far as the bot knows it."""
GROUP = "landsraad.bots"
"""The entry points by which installed packages bring bots of their own."""


def make(name: str, seed: int | None = None, seconds: float = external.SECONDS) -> Bot:
    """A bot of a name; the same seed and the same observations give the same choices.

    - ``random``, ``beginner``, ``greedy``, ``planner``, ``mentat``, or a name that an installed
      package has registered under the entry points ``landsraad.bots``;
    - settings follow a colon: ``mentat:seconds=1``, ``mentat:iterations=2000,noise=0.02``,
      ``mentat:weights=FILE`` with what ``landsraad train`` has learnt;
    - ``module:Class`` is a class or function of a module that Python can import;
    - ``cmd:./mybot`` is a program of your own, with that many seconds for a decision.

    The last two run with the rights of whoever calls this: check names that come from others
    against `NAMES`.

    >>> from landsraad import bots
    >>> type(bots.make("mentat:iterations=20", seed=1)).__name__
    'MentatBot'
    """
    seed = secrets.randbits(53) if seed is None else seed
    if name.startswith(external.PREFIX):
        return ExternalBot(name, seed, seconds)
    kind, colon, text = name.partition(":")
    maker = BOTS.get(kind) or _brought(kind)
    if maker is not None:
        return maker(seed, **_settings(kind, maker, text if colon else None))
    if not colon or not kind or "=" in text:
        known = ", ".join((*NAMES, *installed()))
        raise InvalidSetup(f"unknown bot {shown(name)}; there is {known}")
    return _imported(kind, text)(seed)


def check(name: str) -> None:
    """Raise InvalidSetup for a name that makes no bot."""
    make(name, 0)


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots that installed packages bring, by name; built-in names stay what they are."""
    return {p.name: p for p in entry_points(group=GROUP) if p.name not in BOTS}


def _brought(name: str) -> Maker | None:
    """What makes a bot of an installed package; None if none brings one of that name."""
    if name not in installed():
        return None
    try:
        found: Maker = installed()[name].load()
    except (ImportError, AttributeError) as error:
        raise InvalidSetup(f"the package of the bot {name} is broken: {error}") from None
    return found


def _imported(module: str, name: str) -> Maker:
    """``mypackage.mybot:MyBot`` -> what makes that bot."""
    try:
        found: Maker = getattr(import_module(module), name)
    except ImportError as error:
        raise InvalidSetup(f"cannot import the bot {shown(f'{module}:{name}')}: {error}") from None
    except AttributeError:
        raise InvalidSetup(f"the module {module} has no {shown(name)}") from None
    if not callable(found):
        raise InvalidSetup(f"{module}:{name} is neither a class nor a function")
    return found


def _settings(kind: str, maker: Maker, text: str | None) -> dict[str, Any]:
    """``iterations=2000,noise=0.02`` -> the keywords of the bot; None where nothing is set."""
    known = [key for key in SETTINGS if key in signature(maker).parameters]
    found: dict[str, Any] = {}
    for part in [] if text is None else text.split(","):
        key, _, value = part.partition("=")
        if key not in known:
            there_is = f"there is {', '.join(known)}" if known else "it has none"
            raise InvalidSetup(f"{kind} has no setting {shown(key)}; {there_is}")
        try:
            found[key] = SETTINGS[key](value)
        except ValueError:
            raise InvalidSetup(f"{key} of {kind} is a number, not {shown(value)}") from None
    return found
