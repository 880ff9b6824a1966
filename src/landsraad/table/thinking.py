"""Bots at the table: they compute in processes of their own and see an observation only."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from random import Random
from typing import NamedTuple

from landsraad import Game, bots, hint
from landsraad.core.bots import choice
from landsraad.table import origin
from landsraad.table.processes import still
from landsraad.table.workers import Busy, Pool

log = logging.getLogger(__name__)

STAND_IN = "greedy"
"""The bot that plays for people who are away."""
TITLES = {
    "random": "Random: any choice alike",
    "beginner": "Beginner: one step ahead, and often wrong",
    "greedy": "Greedy: one step ahead",
    "planner": "Planner: its whole turn ahead",
    "mentat": "Mentat: learnt by playing itself",
}
QUICK = 5.0
"""So long a bot may take that answers for another."""
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


def recall(task: Task) -> Game:
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
    game = recall(task)
    decision = game.decision
    if decision is None or decision.seat != task.seat:
        raise ValueError("it is another seat's turn")
    # Never a program of somebody's own: names at the table come from strangers.
    if task.bot not in bots.NAMES:
        raise ValueError("there is no such bot")
    seed = Random(f"bot {task.salt} {task.seat} {len(task.actions)}").getrandbits(53)
    bot = bots.make(task.bot, seed)
    return choice(bot, game, decision).notation


def advise(task: Task, seconds: float) -> list[tuple[str, float]]:
    """In a worker: what the mentat makes of the options, from what the seat knows; best first."""
    seed = Random(f"hint {task.salt} {task.seat} {len(task.actions)}").getrandbits(53)
    found = hint(recall(task), task.seat, seconds=seconds, seed=seed)
    return [(thought.option.notation, thought.chance) for thought in found.thoughts]


def quick(task: Task) -> str:
    """In a worker: a sensible choice that takes no time, for a bot that has none."""
    return think(task._replace(bot=STAND_IN))


class Thinkers:
    """The processes of the server: of the bots, of the mentat's hints, and of old pages.

    They are apart, so that whoever asks for hints or leafs through old games holds up no bot.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self.bots = Pool(workers, nice=5)
        self.hints = Pool(1, nice=10, per_payer=2, waiting=20)
        self.desk = Pool(2, nice=5, per_payer=8, waiting=100)
        self.failures = 0

    async def choose(self, task: Task, game: Game, payer: str = "") -> str:
        """A bot's choice; if the bot fails, a quick sensible one, so that the game goes on."""
        decision = game.decision
        assert decision is not None
        for work, seconds in ((think, self._seconds), (quick, QUICK)):
            try:
                choice = await self.bots.run(payer, task.table, seconds, work, task)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                # What a bot says of its own failure may quote the game: its kind is enough.
                reason = f"{type(error).__name__} {str(error).partition(':')[0]}"
            else:
                if decision.find(choice) is not None:
                    return choice
                reason = "it chose what is not offered"
            self.failures += 1
            log.error(
                "bot failed",
                extra={"table": task.table, "seat": task.seat, "bot": task.bot, "reason": reason},
            )
        # No bot can be had at all: what is offered first is never the worst.
        return decision.options[0].notation

    async def advise(self, task: Task, seconds: float, payer: str) -> list[tuple[str, float]]:
        """Options with win chances, the best first; empty if the mentat fails or is too busy."""
        try:
            return await self.hints.run(
                payer, task.table, seconds + self._seconds, advise, task, seconds
            )
        except Busy:
            log.info("no hint", extra={"table": task.table, "reason": "busy"})
        except Exception:
            log.exception("no hint", extra={"table": task.table, "seat": task.seat})
        return []

    def still(self) -> list[int]:
        """Processes that were stopped from outside: nobody who waits for them gets an answer."""
        pools = (self.bots, self.hints, self.desk)
        return still(pid for pool in pools for pid in pool.pids())

    def close(self) -> None:
        """Stop the processes."""
        for pool in (self.bots, self.hints, self.desk):
            pool.close()
