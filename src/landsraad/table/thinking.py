"""Bots at the table: they compute in processes of their own and see an observation only."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import NamedTuple

from landsraad import Game, bots, hint
from landsraad.table import origin

log = logging.getLogger(__name__)

STAND_IN = "greedy"
"""The bot that plays for people who are away."""
TITLES = {
    "random": "Random: any choice alike",
    "greedy": "Greedy: one step ahead",
    "planner": "Planner: its whole turn ahead",
    "mentat": "Mentat: learnt by playing itself",
}
_KEPT = 64


class Task(NamedTuple):
    """A decision to think about: the game as data, and who is to answer."""

    table: str
    origin: str
    actions: tuple[str, ...]
    seat: int
    bot: str
    salt: str


_games: OrderedDict[str, Game] = OrderedDict()
"""In a worker: the games last seen, so that only new choices need to be played."""


def _watch_parent() -> None:
    """Leave when the server is gone, however it went."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def prepare_worker() -> None:
    """What a worker does first: the server alone decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch_parent, daemon=True).start()


def _recall(task: Task) -> Game:
    """The game of a task, from the last one known of its table if that leads there."""
    game = _games.pop(task.table, None) or origin.from_json(task.origin).start()
    pairs = zip(game.actions, task.actions, strict=False)
    shared = next((place for place, (old, new) in enumerate(pairs) if old != new), None)
    if shared is not None or len(game.actions) > len(task.actions):
        game = game.at(len(task.actions) if shared is None else shared)
    for action in task.actions[len(game.actions) :]:
        game.apply(action)
    _games[task.table] = game
    while len(_games) > _KEPT:
        _games.popitem(last=False)
    return game


def think(task: Task) -> str:
    """In a worker: the notation of the bot's choice."""
    game = _recall(task)
    decision = game.decision
    if decision is None or decision.seat != task.seat:
        raise ValueError("it is another seat's turn")
    # Never a program of somebody's own: names at the table come from strangers.
    if task.bot not in bots.NAMES:
        raise ValueError("there is no such bot")
    seed = Random(f"bot {task.salt} {task.seat} {len(task.actions)}").getrandbits(53)
    bot = bots.make(task.bot, seed)
    return bot.choose(game.observe(task.seat), decision).notation


def advise(task: Task, seconds: float) -> list[tuple[str, float]]:
    """In a worker: what the mentat makes of the options, from what the seat knows; best first."""
    seed = Random(f"hint {task.salt} {task.seat} {len(task.actions)}").getrandbits(53)
    found = hint(_recall(task), task.seat, seconds=seconds, seed=seed)
    return [(thought.option.notation, thought.chance) for thought in found.thoughts]


class Thinkers:
    """A pool of processes for the bots of all tables."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers, self._seconds = workers, seconds
        self._pool: ProcessPoolExecutor | None = None
        self.failures = 0

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, prepare_worker)
        return self._pool

    async def choose(self, task: Task, game: Game) -> str:
        """A bot's choice; if the bot fails, any option, so that the game goes on."""
        loop = asyncio.get_running_loop()
        try:
            answer = loop.run_in_executor(self._ready(), think, task)
            choice = await asyncio.wait_for(answer, self._seconds)
        except asyncio.CancelledError:
            raise
        except BrokenProcessPool:
            self._pool = None
            reason = "its process died"
        except TimeoutError:
            reason = "it thought too long"
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
        else:
            if game.decision is not None and game.decision.find(choice) is not None:
                return choice
            reason = f"it chose {choice!r}, which is not offered"
        self.failures += 1
        log.error(
            "bot failed",
            extra={"table": task.table, "seat": task.seat, "bot": task.bot, "reason": reason},
        )
        assert game.decision is not None
        return secrets.choice(game.decision.options).notation

    async def advise(self, task: Task, seconds: float) -> list[tuple[str, float]]:
        """Options with win chances, the best first; empty if the mentat fails."""
        loop = asyncio.get_running_loop()
        try:
            answer = loop.run_in_executor(self._ready(), advise, task, seconds)
            return await asyncio.wait_for(answer, self._seconds)
        except BrokenProcessPool:
            self._pool = None
        except Exception:
            log.exception("no hint", extra={"table": task.table, "seat": task.seat})
        return []

    def close(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
