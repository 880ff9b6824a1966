"""Who plays which deal from which seat, as a function of the match and a number."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from landsraad import bots
from landsraad.bots import external
from landsraad.core import registry
from landsraad.core.chance import Rng
from landsraad.core.decisions import InvalidSetup


@dataclass(frozen=True, slots=True)
class Match:
    """What a match is a function of. An entry is an index into ``bots``, one a seat."""

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    bot_seconds: float = external.SECONDS
    """For each decision of a bot that is a program of its own."""
    keep: bool = False
    """Whether results bring their games along; it changes nothing in them."""

    @property
    def seats(self) -> int:
        """How many sit at the table, and in how many rotations each deal is played."""
        return len(self.bots)

    @property
    def played(self) -> dict[str, Any]:
        """The options of every game, with what matches between programs agree on."""
        return registry.match_options(self.game, self.options)

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat; where nobody wins together, every seat is one of its own."""
        teams = registry.info(self.game).teams
        return tuple(range(self.seats)) if teams is None else teams(self.seats)

    @property
    def parity(self) -> float:
        """The win rate of equals: of each team, and so of all who win with it."""
        return 1 / len(set(self.teams))

    @property
    def first_share(self) -> float:
        """How many of the games equals of the first bot would win, its namesakes together."""
        won = 0
        for rotation in range(self.seats):
            seated = zip(pairing(self, rotation).entries, self.teams, strict=True)
            won += len({team for entry, team in seated if self.bots[entry] == self.bots[0]})
        return won * self.parity / self.seats

    def check(self) -> None:
        """Raise InvalidSetup for a match that cannot be played."""
        if self.bot_seconds <= 0:
            raise InvalidSetup(f"a bot needs some seconds to think, not {self.bot_seconds:g}")
        registry.new(self.game, self.seats, self.seed, **self.played)
        for name in self.bots:
            bots.make(name, 0)

    def whole_games(self, games: int) -> int:
        """That many games, or the few more that make the last deal whole."""
        return -(-games // self.seats) * self.seats


class Pairing(NamedTuple):
    """One game of a match: its deal, which entry sits in each seat, and everybody's seeds."""

    number: int
    seed: int
    entries: tuple[int, ...]
    bot_seeds: tuple[int, ...]


def pairing(match: Match, number: int) -> Pairing:
    """The game of a number. Each deal is played in all rotations, so seats and leaders are shared.

    The order round the table is drawn again for each deal, so that neighbours change as well. Where
    two pairs play each other, the first two bots are one of them and the others the second.
    """
    deal, rotation = divmod(number, match.seats)
    order = list(range(match.seats))
    if _two_pairs(match):
        # Partners stay together: the pairs change sides, and the two of a pair their places.
        turned = rotation // 2
        entries = tuple(order[seat ^ 2 * (rotation % 2) ^ turned] for seat in order)
    elif _two_threes(match):
        # The same: every second seat is of one team.
        turned, swapped = divmod(rotation, 2)
        entries = tuple(3 * ((s + swapped) % 2) + (s // 2 + turned) % 3 for s in order)
    else:
        Rng(_seed(match, "order", deal)).shuffle(order)
        entries = tuple(order[(seat + rotation) % match.seats] for seat in range(match.seats))
    bot_seeds = tuple(_seed(match, "bot", number, entry) for entry in entries)
    return Pairing(number, _seed(match, "deal", deal), entries, bot_seeds)


def _two_pairs(match: Match) -> bool:
    """Whether four sit as two teams of two: the first two bots are then partners."""
    return match.teams == (0, 0, 1, 1)


def _two_threes(match: Match) -> bool:
    """Whether six sit as two teams of three: the first three bots are then partners."""
    return match.teams == (0, 1) * 3


def _seed(match: Match, *parts: object) -> int:
    """A seed of its own for each purpose, small enough for every JSON reader."""
    text = " ".join(map(str, (match.seed, *parts)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) >> 11
