"""Who plays the other seats of an environment: a bot by name or made by a function, or a league."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from landsraad import bots
from landsraad.core.bots import Bot
from landsraad.core.decisions import InvalidSetup, shown

Opponent = str | Callable[[int], Bot]
"""A name that `bots.make` knows, checkpoints included (``mentat:weights=FILE``), or a function that
makes a bot from a seed."""
Opponents = Opponent | Sequence[Opponent]
"""One for all seats, or a league of which every seat of every game draws one."""


class League:
    """Opponents to draw from; it may grow while somebody learns.

    >>> league = League(["random", "greedy"])
    >>> type(league.draw(7)).__name__
    'RandomBot'
    """

    def __init__(self, opponents: Opponents) -> None:
        alone = isinstance(opponents, str) or not isinstance(opponents, Sequence)
        self.members: list[Opponent] = [opponents] if alone else list(opponents)  # type: ignore[list-item, arg-type]
        if not self.members:
            raise InvalidSetup("there must be somebody to play against")
        for member in self.members:
            self._check(member)

    def _check(self, member: Any) -> None:
        if isinstance(member, str):
            bots.check(member)
        elif not callable(member):
            raise InvalidSetup(f"an opponent is a name or makes a bot, not {shown(member)}")

    def add(self, member: Opponent) -> None:
        """Let one more opponent join, such as an earlier self."""
        self._check(member)
        self.members.append(member)

    def draw(self, seed: int) -> Bot:
        """The opponent that a seed picks, made from the same seed."""
        member = self.members[seed % len(self.members)]
        return bots.make(member, seed) if isinstance(member, str) else member(seed)
