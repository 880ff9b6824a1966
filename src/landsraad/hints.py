"""What the mentat would choose, from what a seat itself may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from landsraad.core.decisions import Option
from landsraad.core.game import Game

if TYPE_CHECKING:
    from landsraad.bots.mentat import Thought


@dataclass(frozen=True, slots=True)
class Hint:
    """The mentat's choice, and what it made of every option."""

    seat: int
    thoughts: tuple[Thought, ...]
    """Each option with its share of the search and the win chances after it; the best first."""

    @property
    def option(self) -> Option:
        """What the mentat would choose."""
        return self.thoughts[0].option

    @property
    def chance(self) -> float:
        """The seat's win chance if it chooses so."""
        return self.thoughts[0].chance


def hint(
    game: Game,
    seat: int | None = None,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
) -> Hint:
    """Ask the mentat about the pending decision; raises ValueError if the seat has none.

    It knows what the deciding seat knows and no more. The same seed and iterations give the same
    hint; with seconds it thinks as far as it gets.

    >>> import landsraad
    >>> game = landsraad.new("imperium", seats=2, seed=7)
    >>> found = landsraad.hint(game, iterations=20)
    >>> found.option in game.decision.options, 0 < found.chance < 1
    (True, True)
    """
    # Imported here, so that whoever asks for no hint starts quickly.
    from landsraad.bots.mentat import MentatBot

    decision = game.decision
    if decision is None:
        raise ValueError("the game is over")
    if seat is not None and seat != decision.seat:
        raise ValueError(f"it is not seat {seat} who is asked")
    observation = game.observe(decision.seat)
    bot = MentatBot(seed, iterations, seconds)
    return Hint(decision.seat, tuple(bot.consider(observation, decision)))
