"""One game of a match, played and judged."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from landsraad import bots
from landsraad.arena.schedule import Match, pairing
from landsraad.bots.external import ExternalBot
from landsraad.core import registry
from landsraad.core.bots import Bot, play
from landsraad.core.game import Game


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game; entries are indices into the bots of the match."""

    number: int
    seed: int
    entries: tuple[int, ...]
    """Who sat in each seat."""
    scores: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """Entries that have won: none if an automaton won, or the winner had committed a fault."""
    faults: tuple[tuple[int, str], ...]
    """Entries that broke the protocol of external bots, with what they did first."""
    choices: int
    digest: str
    replay: str = ""
    """The game itself as JSON, if the match keeps its games."""

    def to_dict(self) -> dict[str, Any]:
        """The result as JSON-ready data, without the game."""
        found = asdict(self)
        del found["replay"]
        return found

    @classmethod
    def from_dict(cls, found: dict[str, Any]) -> Result:
        """Read a result; raises KeyError, TypeError or ValueError for anything else."""
        return cls(
            int(found["number"]),
            int(found["seed"]),
            tuple(map(int, found["entries"])),
            tuple(map(int, found["scores"])),
            tuple(map(int, found["winners"])),
            tuple((int(entry), str(kind)) for entry, kind in found["faults"]),
            int(found["choices"]),
            str(found["digest"]),
        )

    def places(self) -> tuple[int, ...]:
        """The place of each seat, 1 for winners; equal scores share one, faults come last."""
        faulty = {entry for entry, _ in self.faults}
        merits = [
            (entry not in faulty, entry in self.winners, 0 if entry in faulty else score)
            for entry, score in zip(self.entries, self.scores, strict=True)
        ]
        return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def play_game(match: Match, number: int) -> Result:
    """Play the game of a number and say who has won it."""
    pair = pairing(match, number)
    game = registry.new(match.game, match.seats, pair.seed, **match.played)
    seated = [
        bots.make(match.bots[entry], seed, match.bot_seconds)
        for entry, seed in zip(pair.entries, pair.bot_seeds, strict=True)
    ]
    try:
        play(game, seated)
    finally:
        _dismiss(game, seated)
    faults = {
        entry: bot.fault
        for entry, bot in zip(pair.entries, seated, strict=True)
        if isinstance(bot, ExternalBot) and bot.fault is not None
    }
    winners = (pair.entries[seat] for seat in game.winners)
    return Result(
        number,
        pair.seed,
        pair.entries,
        game.scores,
        tuple(entry for entry in winners if entry not in faults),
        tuple(sorted(faults.items())),
        len(game.actions),
        game.digest(),
        game.replay().to_json() if match.keep else "",
    )


def _dismiss(game: Game, seated: list[Bot]) -> None:
    """Tell the programs how the game has ended, and end them."""
    result = {"scores": list(game.scores), "winners": list(game.winners)} if game.over else None
    for bot in seated:
        if isinstance(bot, ExternalBot):
            bot.close(result)
